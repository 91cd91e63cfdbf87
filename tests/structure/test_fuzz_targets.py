"""Every public function of the engine and of the lanes is called by a fuzz target, and every target is complete."""

import re
import subprocess
import sys

import pytest
from test_constant_time_rows import ENGINE, LANES, functions

FUZZ = ENGINE.parent.parent / "fuzz"

# These answer with a name, a size or a choice, from nothing that comes from outside but a name;
# rows of a table come as text, which is fuzzed.
WITHOUT_INPUT = {
    "Cancel::cancel",
    "Cancel::current",
    "Cancel::heed",
    "Cancel::is_cancelled",
    "Cancel::squarings",
    "FixedBase::exponent_bits",
    "FixedBase::table_bytes",
    "Calibration::table",
    "Calibration::times",
    "Kernel::calibrate",
    "Kernel::choose",
    "Kernel::fastest",
    "Kernel::from_name",
    "Kernel::is_available",
    "Kernel::max_bits",
    "Kernel::vector",
    "KernelTable::from_rows",
    "KernelTable::of_this_cpu",
    "Modulus::accepts",
    "Modulus::kernel",
    "Modulus::one",
    "Modulus::random",
    "Modulus::try_random",
    "Reduction::from_name",
}


def test_every_public_function_is_fuzzed():
    public, _ = functions()
    files = [path for crate in (ENGINE, LANES) for path in (crate / "tests" / "fuzz").glob("*.rs")]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in files)
    called = {name for name in public if re.search(rf"\b{name.rpartition('::')[2]}\(", sources)}
    assert public - called - WITHOUT_INPUT == set()
    assert public >= WITHOUT_INPUT


def test_every_function_of_c_is_fuzzed():
    crate = ENGINE.parent / "modforge-c"
    header = (crate / "include" / "modforge.h").read_text(encoding="utf-8")
    functions = set(re.findall(r"\b(modforge_\w+)\(", re.sub(r"/\*.*?\*/", "", header, flags=re.DOTALL)))
    assert len(functions) > 30
    sources = "".join(path.read_text(encoding="utf-8") for path in (crate / "tests" / "fuzz" / "calls").glob("*.rs"))
    assert functions - set(re.findall(r"\bmodforge_\w+", sources)) == set()


def test_every_target_has_a_program_a_corpus_and_a_replay():
    programs = {path.stem for path in (FUZZ / "fuzz_targets").glob("*.rs")}
    assert "batch" in programs
    assert {path.name for path in (FUZZ / "corpus").iterdir()} == {f"{program}.hex" for program in programs}
    assert set(re.findall(r'name = "(\w+)"\npath', (FUZZ / "Cargo.toml").read_text(encoding="utf-8"))) == programs
    replayed = "".join(path.read_text(encoding="utf-8") for path in ENGINE.parent.glob("*/tests/fuzz/mod.rs"))
    assert set(re.findall(r'replay\("(\w+)"', replayed)) == programs


@pytest.mark.parametrize("path", sorted((FUZZ / "corpus").glob("*.hex")), ids=lambda path: path.stem)
def test_the_corpus_unpacks_and_packs_to_the_same(path, tmp_path):
    packed = path.read_text(encoding="ascii")
    script = ENGINE.parent.parent / "scripts" / "fuzz_corpus.py"
    subprocess.run([sys.executable, script, "unpack", path.stem, tmp_path], check=True)
    files = sorted(tmp_path.iterdir())
    assert "".join(sorted(f"{file.read_bytes().hex()}\n" for file in files)) == packed
    subprocess.run([sys.executable, script, "add", path.stem, files[0]], check=True)
    assert path.read_text(encoding="ascii") == packed
