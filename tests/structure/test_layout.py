"""CONTRIBUTING.md shows the house as it is: crates, rooms of the package, and a folder of tests for each room."""

import re
import shutil
from pathlib import Path

import pytest

from modforge.cores import CORES
from modforge.field.committed import NAMES

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "python" / "modforge"
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def folders(path: Path) -> set[str]:
    """Folders that hold files, those that Python makes not among them."""
    return {
        folder.name
        for folder in path.iterdir()
        if folder.name != "__pycache__" and any(file.is_file() for file in folder.glob("*"))
    }


def table(heading: str) -> dict[str, str]:
    """The rows of the table with this first column, the name by what stands beside it."""
    (text,) = re.findall(rf"^\| {heading} \|.*\n\|[-|]*\n((?:\|.*\n)*)", CONTRIBUTING, re.MULTILINE)
    return dict(re.findall(r"^\| `([\w-]+)` \| (.*) \|$", text, re.MULTILINE))


def test_every_crate() -> None:
    assert set(table("crate")) == folders(ROOT / "crates")


def modules(sources: Path) -> set[str]:
    """The modules right below the root of a crate, folders and single files, without the committed fields."""
    return (folders(sources) | {file.stem for file in sources.glob("*.rs")}) - {"lib", "main", *NAMES}


def named(crate: str) -> set[str]:
    """The modules that the row of a crate names."""
    return set(re.findall(r"`([a-z][a-z0-9_]*)`", table("crate")[crate].split(" | ")[0]))


@pytest.mark.parametrize("crate", table("crate"))
def test_every_module_of_a_crate(crate: str) -> None:
    assert named(crate) == modules(ROOT / "crates" / crate / "src")


def test_a_new_module_is_noticed(tmp_path: Path) -> None:
    """A single file as well as a folder."""
    sources = tmp_path / "src"
    shutil.copytree(ROOT / "crates" / "modforge-crypto" / "src", sources)
    assert named("modforge-crypto") == modules(sources)
    (sources / "quite_new.rs").touch()
    (sources / "new_room").mkdir()
    (sources / "new_room" / "mod.rs").touch()
    assert modules(sources) - named("modforge-crypto") == {"quite_new", "new_room"}


def test_every_room() -> None:
    rooms = table("room")
    assert set(rooms) == folders(PACKAGE)
    assert set(rooms) <= folders(ROOT / "tests")


def test_every_room_in_a_room() -> None:
    rooms = {room: set(re.findall(r"`(\w+)`", text)) for room, text in table("room").items()}
    assert rooms["field"] == folders(PACKAGE / "field")
    assert rooms["hardware"] == folders(PACKAGE / "hardware")
    assert rooms["cores"] | {core.name for core in CORES} == folders(PACKAGE / "cores")
