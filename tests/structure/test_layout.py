"""CONTRIBUTING.md shows the house as it is: crates, rooms of the package, and a folder of tests for each room."""

import re
from pathlib import Path

from modforge.cores import CORES

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


def test_every_module_of_a_crate() -> None:
    """A row names the folders of its crate's sources, and modules that are there."""
    for crate, text in table("crate").items():
        sources = ROOT / "crates" / crate / "src"
        holds = text.split(" | ")[0]
        named = set(re.findall(r"`([a-z][a-z0-9_]*)`", holds))
        assert folders(sources) <= named, crate
        assert named <= folders(sources) | {file.stem for file in sources.glob("*.rs")}, crate


def test_every_room() -> None:
    rooms = table("room")
    assert set(rooms) == folders(PACKAGE)
    assert set(rooms) <= folders(ROOT / "tests")


def test_every_room_in_a_room() -> None:
    rooms = {room: set(re.findall(r"`(\w+)`", text)) for room, text in table("room").items()}
    assert rooms["field"] == folders(PACKAGE / "field")
    assert rooms["hardware"] == folders(PACKAGE / "hardware")
    assert rooms["cores"] | {core.name for core in CORES} == folders(PACKAGE / "cores")
