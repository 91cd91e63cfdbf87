"""No room is large: a folder of the Python package, of a crate or of the tests holds a dozen files at most."""

import re
from collections import Counter
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]

LARGEST = 12

FOLDERS = ("python/modforge", "tests", "crates")

BUILT = {"__pycache__", "build", "target", ".so", ".pyd"}

PUBLISHED = "tests/data/"
"""Within crates: test vectors as others publish them."""

FACES = {"__init__.py", "__init__.pyi", "__main__.py", "conftest.py", "py.typed", "lib.rs", "main.rs", "mod.rs"}
"""What a folder has because Python, pytest or Rust asks for it: not a subject to look for."""

GENERATED = {
    "python/modforge/cores/bus/registers": r"\w+_registers(_uvm)?\.(h|json|md|sv|xml)",
    "crates/modforge-fields/src": r"(p|n|secp)\w*\d\w*\.rs",
    "crates/modforge-fields-dstu/src": r"(p|n)\w*\d\w*\.rs",
}
"""Files that the command beside them writes. Programs and pages find each next to its description, from which it has
its name, and nobody reads the folder to find them."""


def counts(files: list[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for path in map(PurePosixPath, files):
        folder = str(path.parent)
        written = folder in GENERATED and re.fullmatch(GENERATED[folder], path.name)
        found[folder] += path.name not in FACES and not written
    return found


def test_no_room_is_large() -> None:
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()]
    names = [path.relative_to(ROOT).as_posix() for path in files if not BUILT & {*path.parts, path.suffix}]
    rooms = counts([name for name in names if not (name.startswith("crates/") and PUBLISHED in name)])
    assert len(rooms) > 160
    assert {room: files for room, files in rooms.items() if files > LARGEST} == {}


def test_a_large_room_is_noticed() -> None:
    assert counts([f"tests/a/{number}.py" for number in range(13)])["tests/a"] > LARGEST
    registers = [f"python/modforge/cores/bus/registers/{name}" for name in ("a.rdl", "a_registers.h", "a_registers.md")]
    assert list(counts(registers).values()) == [1]


def test_programs_of_tests_have_names_of_their_own() -> None:
    """Two of one name are one module for pytest, which then leaves one of them out."""
    names = Counter(path.name for path in (ROOT / "tests").rglob("test_*.py"))
    assert {name for name, count in names.items() if count > 1} == set()
