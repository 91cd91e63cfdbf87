"""Every public function of engine and lanes that is constant time is among those whose machine code is checked."""

import re
import tomllib
from pathlib import Path

ENGINE = Path(__file__).resolve().parent.parent.parent / "crates" / "modforge"
LANES = ENGINE.parent / "modforge-lanes"

# These see public data only: the modulus, its size, names.
WITHOUT_SECRETS = {
    "Kernel": {"name", "from_name", "is_available", "max_bits", "vector", "choose", "fastest", "calibrate"},
    "KernelTable": {"of_this_cpu", "from_rows", "rows", "kernel"},
    "Calibration": {"table", "times"},
    "Choice": {"of_this_cpu", "among"},
    "Reduction": {"name", "from_name"},
    "Modulus": {
        "accepts",
        "from_be_bytes",
        "from_hex",
        "from_limbs",
        "with_kernel",
        "with_reduction",
        "reduction",
        "bits",
        "random",
        "try_random",
        "byte_length",
        "is_probable_prime",
        "passes_miller_rabin",
        "kernel",
        "to_be_bytes",
        "zero",
        "one",
    },
    "Residue": {"modulus"},
    "Curve25519Lanes": {"new"},
    "EcdsaFactor": {"new"},
    "EcdsaLanes": {"new", "portable"},
    "Poly1305Lanes": {"pay_from"},
    "Cancel": {"new", "cancel", "run", "current", "heed", "is_cancelled", "squarings"},
    "Batch": {"new", "with_moduli"},
    "BatchResidues": {"len", "is_empty"},
    # Say where numbers are and do not look at them.
    "Rows": {"from_be_bytes", "from_le_bytes", "len", "is_empty"},
    "FixedBase": {"from_bytes", "exponent_bits", "table_bytes", "stored_bytes"},
}

# Functions of exported types that traits ask for, without a row, by reason.
OF_TRAITS = {
    "sees the modulus, a table that is given, or an error": {
        "Error::fmt",
        "FixedBaseSeed::deserialize",
        "Modulus::deserialize",
        "Modulus::eq",
        "Modulus::fmt",
        "Modulus::serialize",
        "Stopped::fmt",
    },
    "prints sizes, or what somebody asked to see": {
        "Batch::fmt",
        "BatchResidues::fmt",
        "FixedBase::fmt",
        "MultiExponent::fmt",
        "Residue::fmt",
        "StoredResidue::fmt",
    },
    "another way to functions that have rows": {
        "FixedBase::serialize",
        "Residue::with",
    },
}


def exported_names(crate: Path) -> set[str]:
    lib = (crate / "src" / "lib.rs").read_text(encoding="utf-8")
    return set(re.findall(r"\w+", " ".join(re.findall(r"^pub use ([^;]+);", lib, re.MULTILINE))))


def functions() -> tuple[set[str], set[str]]:
    """Public functions of exported types and free ones, as `Type::function`; then those of traits outside vectors."""
    public, of_traits = set(), set()
    for crate in (ENGINE, LANES):
        add_functions(crate, public, of_traits)
    return public, of_traits


def add_functions(crate: Path, public: set[str], of_traits: set[str]) -> None:
    exported = exported_names(crate)
    for path in sorted((crate / "src").rglob("*.rs")):
        owner, found = None, public
        for line in path.read_text(encoding="utf-8").splitlines():
            if header := re.match(r"(?:unsafe )?impl(?:<[^>]*>)? (?:([\w:<>']+) for )?&?(?:'\w+ )?(\w+)", line):
                owner, found = header[2], of_traits if header[1] else public
                if header[1] and (crate == LANES or path.is_relative_to(ENGINE / "src" / "kernel")):
                    owner = None
            elif line.startswith("}"):
                owner = None
            elif (function := re.match(r"    (pub )?(?:const )?fn (\w+)", line)) and owner in exported:
                if function[1] or found is of_traits:
                    found.add(f"{owner}::{function[2]}")
            elif (function := re.match(r"pub (?:const )?fn (\w+)", line)) and function[1] in exported:
                public.add(function[1])


def rows() -> set[str]:
    folders = (ENGINE / "tests" / "constant_time" / "operations", LANES / "tests" / "constant_time")
    return {
        row
        for folder in folders
        for path in folder.glob("*.rs")
        for row in re.findall(r'(?:operation|row)\(\s*"([\w:]+)"', path.read_text(encoding="utf-8"))
    }


def test_every_constant_time_function_has_a_row():
    public, _ = functions()
    assert "Residue::pow" in public
    exempt = {f"{owner}::{name}" for owner, names in WITHOUT_SECRETS.items() for name in names}
    exempt.add("modexp_lengths_allowed")
    assert exempt <= public, f"gone: {exempt - public}"
    missing = {name for name in public - exempt - rows() if not name.endswith("_vartime")}
    assert not missing, f"neither in tests/constant_time of its crate nor without secrets: {missing}"


def test_every_function_of_a_trait_has_a_row():
    _, of_traits = functions()
    exempt = set().union(*OF_TRAITS.values())
    assert "Residue::eq" in of_traits
    missing = of_traits - rows() - exempt
    assert not missing, f"neither in tests/constant_time of its crate nor without a reason: {missing}"
    assert exempt <= of_traits - rows(), f"gone, or with a row: {exempt - (of_traits - rows())}"


def test_every_row_names_a_function():
    public, of_traits = functions()
    assert rows() <= public | of_traits
    assert not {row for row in rows() if row.endswith("_vartime")}


def test_every_planted_leak_has_its_place():
    """What a leak replaces is in the source, once; `make leaks` plants them and takes minutes."""
    root = ENGINE.parent.parent
    leaks = sorted(root.glob("crates/*/tests/constant_time/leaks/**/*.toml"))
    assert len(leaks) > 20
    for path in leaks:
        leak = tomllib.loads(path.read_text(encoding="utf-8"))
        assert (root / leak["path"]).read_text(encoding="utf-8").count(leak["before"]) == 1, path.name
