"""The house: imports run downwards only, in both languages."""

import ast
import re
from itertools import takewhile
from pathlib import Path

import pytest
from modules import imports_of

from modforge.field import committed

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "python" / "modforge"
ENGINE = ROOT / "crates" / "modforge" / "src"
FIELDS = [ROOT / "crates" / crate for crate, *_ in committed.CRATES] + [ROOT / "crates/modforge-lanes/src/fields"]
OF_P = re.compile(r"//! |/// (?:The modulus p =|A number modulo p)")
"""How lines of generated files begin that state numbers as long as p."""

PYTHON_FLOORS = [
    {"_engine", "errors", "ending", "licence", "numerals", "progress"},
    {"__init__", "files"},
    {"cluster", "compat", "crypto", "polars", "primality", "results", "machine", "vdf"},
    {"columns", "field", "cores"},
    {"dask", "duckdb", "ray", "spark"},
    {"plan", "hardware", "kernel_proof"},
    {"soc"},
    {"bench", "explore"},
    {"papers"},
    {"report", "doctor"},
    {"forge"},
    {"cli"},
    {"__main__"},
]
RUST_FLOORS = [
    {"cancel", "no_cancel"},
    {"limbs"},
    {"error"},
    {"kernel", "hex"},
    {"reduce"},
    {"modulus", "residue"},
    {"operators", "limb_slices", "choice", "stored"},
    {"pow", "inverse"},
    {"number", "modexp", "calibrate"},
    {"batch"},
    {"conversions"},
    {"lib", "contract_test"},
]
ONE_RUST_ROOM = {"modulus", "residue"}
"""A modulus makes residues, and each of them knows its modulus: two files, one room."""


def floor_of(room: str, floors: list[set[str]]) -> int:
    found = [number for number, rooms in enumerate(floors) if room in rooms]
    assert len(found) == 1, f"{room} has no floor, or several: give it one in {Path(__file__).name}"
    return found[0]


def python_imports(path: Path) -> set[str]:
    rooms = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "modforge":
            parts = node.module.split(".")[1:]
            names = parts[:1] or [alias.name for alias in node.names]
            # A name that is no room is one of the package's own, such as modforge.Modulus.
            rooms |= {
                name if (PACKAGE / name).exists() or (PACKAGE / f"{name}.py").exists() else "__init__" for name in names
            }
            if parts == ["_engine"]:
                rooms = (rooms - {"__init__"}) | {"_engine"}
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] == "modforge":
                    rooms.add([*alias.name.split("."), "__init__"][1])
    return rooms


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_python_imports_run_downwards(path):
    room = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    floor = floor_of(room, PYTHON_FLOORS)
    for imported in python_imports(path) - {room}:
        assert floor_of(imported, PYTHON_FLOORS) < floor, f"{path.relative_to(ROOT)} imports {imported}"


@pytest.mark.parametrize("path", sorted((PACKAGE / "hardware").rglob("*.py")), ids=lambda path: path.stem)
def test_no_flow_names_a_core(path):
    names = "|".join(
        folder.parent.name for folder in (PACKAGE / "cores").glob("*/core.py") if folder.parent.name != "model"
    )
    # Longer names count, such as those of tops, mont_csa42_255.
    assert re.findall(rf"(?<![A-Za-z0-9])(?:{names})", path.read_text(encoding="utf-8")) == []


def test_no_kind_imports_a_core():
    """A kind finds the golden model of a core by its name."""
    cores = {f"cores.{folder.parent.name}" for folder in (PACKAGE / "cores").glob("*/core.py")} - {"cores.model"}
    assert len(cores) > 8
    kinds = {name: used for name, used in imports_of(PACKAGE, "modforge").items() if name.startswith("cores.kinds.")}
    assert len(kinds) > 30
    assert {
        (name, other) for name, used in kinds.items() for other in used if other.rpartition(".")[0] in cores
    } == set()


def rust_imports(path: Path, base: str) -> set[str]:
    """What the file names right under `base`, such as `crate`, comments aside."""
    text = re.sub(r"//.*", "", path.read_text(encoding="utf-8"))
    names = set(re.findall(rf"\b{base}::(\w+)", text))
    for group in re.findall(rf"\b{base}::\{{((?:[^{{}}]|\{{[^{{}}]*\}})*)\}}", text):
        names |= {name.strip().split("::")[0] for name in re.sub(r"\{[^{}]*\}", "", group).split(",") if name.strip()}
    return names


@pytest.mark.parametrize("path", sorted(ENGINE.rglob("*.rs")), ids=lambda path: str(path.relative_to(ENGINE)))
def test_rust_imports_run_downwards(path):
    room = path.relative_to(ENGINE).parts[0].removesuffix(".rs")
    floor = floor_of(room, RUST_FLOORS)
    if room in {"lib", "contract_test"}:
        return
    # `use crate::{Error, Modulus}` names what lib.rs exports.
    exports = {
        "Error": "error",
        "Kernel": "kernel",
        "KernelTable": "kernel",
        "Modulus": "modulus",
        "MAX_BITS": "limbs",
        "MAX_THREADS": "error",
        "Reduction": "reduce",
        "Residue": "residue",
    }
    for imported in {exports.get(name, name) for name in rust_imports(path, "crate")} - {room}:
        below = floor_of(imported, RUST_FLOORS) < floor or {room, imported} == ONE_RUST_ROOM
        assert below, f"{path.relative_to(ROOT)} imports {imported}"


def test_nothing_depends_on_the_benchmark():
    for manifest in (ROOT / "crates").glob("*/Cargo.toml"):
        if manifest.parent.name != "modforge-bench":
            assert "modforge-bench" not in manifest.read_text(encoding="utf-8")


def test_unsafe_code_stays_in_the_kernels():
    """`unsafe` only under kernel/, where lib.rs allows it, in the lanes, and in the faces of C and Python."""
    allowed = [path for path in ENGINE.rglob("*.rs") if re.search(r"\bunsafe\b(?!_)", path.read_text(encoding="utf-8"))]
    assert {path.relative_to(ENGINE).parts[0] for path in allowed} <= {"kernel", "lib.rs"}  # which says so
    assert "#![deny(unsafe_code)]" in (ENGINE / "lib.rs").read_text(encoding="utf-8")
    for crate in ("modforge-crypto", "modforge-fields"):
        lib = (ROOT / "crates" / crate / "src" / "lib.rs").read_text(encoding="utf-8")
        assert "#![forbid(unsafe_code)]" in lib, crate


def test_no_test_reads_a_clock():
    """A pause of the machine fails such a test; `limits.bounded` ends what would not end by itself."""
    read = [
        path.relative_to(ROOT)
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if re.search(r"\b(?:process_time|perf_counter)\b", path.read_text(encoding="utf-8"))
    ]
    allowed = ["tests/fixed_work.py", "tests/scripts/test_budgets.py", "tests/structure/test_structure.py"]
    assert list(map(str, read)) == allowed


def test_the_engine_knows_no_curve():
    exports = re.findall(r"^pub use ([^;]+);", (ENGINE / "lib.rs").read_text(encoding="utf-8"), re.MULTILINE)
    names = re.findall(r"\w+", " ".join(exports))
    assert "Modulus" in names
    assert [name for name in names if re.search(r"25519|448|ecdsa|p256|p384|secp|poly1305", name, re.IGNORECASE)] == []


def test_every_public_item_of_the_engine_has_an_example():
    without = []
    kernel = ENGINE / "kernel"
    hidden = set(kernel.rglob("*.rs")) - {kernel / "door" / "cost.rs", *(kernel / "choice").glob("*.rs")}
    for path in set(ENGINE.rglob("*.rs")) - hidden:
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            found = re.match(r"\s*pub (?:const )?(?:fn|struct|enum|trait) (\w+)", line)
            above = takewhile(lambda text: text.strip().startswith(("///", "#[")), reversed(lines[:number]))
            if found and not any("```" in text for text in above):
                without.append(f"{path.relative_to(ENGINE)}: {found[1]}")
    assert not without


def test_comments_of_rust_keep_to_the_width_of_its_code():
    """rustfmt wraps no comments. Lines of generated files that state p, the layout or the command may be longer."""
    (width,) = re.findall(r"max_width = (\d+)", (ROOT / "rustfmt.toml").read_text(encoding="utf-8"))
    sources = list((ROOT / "crates").rglob("*.rs"))
    assert len(sources) > 700
    assert [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sources
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > int(width) and "//" in line
        if not (OF_P.match(line) and path.stem in committed.NAMES and any(map(path.is_relative_to, FIELDS)))
    ] == []
