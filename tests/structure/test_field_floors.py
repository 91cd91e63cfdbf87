"""The generator's house: imports run downwards from room to room, and no circle runs through its files."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

FIELD = Path(__file__).resolve().parents[2] / "python" / "modforge" / "field"
PACKAGE = "modforge.field"

FLOORS = [
    {"errors", "templates", "texts"},
    {"identifiers", "program"},
    {"functions", "proof"},
    {"layouts"},
    {"certificate", "assembly"},
    {"design"},
    {"contract"},
    {"explain"},
    {"c", "rust", "systemverilog"},
    {"lanes"},
    {"code"},
    {"selftest"},
    {"write"},
    {"check", "committed"},
    {"__init__"},
]
"""Rooms and the files beside them, the lowest first: a room imports what is below it."""

Imports = Mapping[str, set[str]]
"""What each file of the generator imports from it, by their names."""


def imports_of(folder: Path) -> Imports:
    names = {path: module(path, folder) for path in folder.rglob("*.py")}
    known = set(names.values())
    return {name: {own_name(text, known) for text in imported(path, folder)} - {""} for path, name in names.items()}


def module(path: Path, folder: Path) -> str:
    """The name of a file, without that of the generator; a folder has the name of its ``__init__``."""
    parts = path.relative_to(folder).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


def imported(path: Path, folder: Path) -> Iterator[str]:
    """Everything that a file imports, by its whole name."""
    package = ".".join((PACKAGE, *path.parent.relative_to(folder).parts))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            start = f"{package}." if node.level else ""
            assert node.level <= 1, path
            yield from (f"{start}{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def own_name(text: str, known: set[str]) -> str:
    """The file of the generator in which something imported is, or nothing."""
    if not f"{text}.".startswith(f"{PACKAGE}."):
        return ""
    inside = text[len(PACKAGE) + 1 :]
    return next((name for name in (inside, inside.rpartition(".")[0]) if name in known), "__init__")


def room(name: str) -> str:
    return name.split(".")[0]


def floor(name: str) -> int:
    found = [number for number, rooms in enumerate(FLOORS) if room(name) in rooms]
    assert len(found) == 1, f"{room(name)} has no floor, or several: give it one in {Path(__file__).name}"
    return found[0]


def arrows_up(imports: Imports) -> list[str]:
    """Imports that do not lead to a lower floor, but those within a room."""
    return [
        f"{name} imports {other}"
        for name, others in sorted(imports.items())
        for other in sorted(others)
        if room(name) != room(other) and floor(other) >= floor(name)
    ]


def circle(imports: Imports) -> list[str]:
    """The files of a circle, or none: files that only import files already taken away go, until none can."""
    left = dict(imports)
    while free := [name for name, others in left.items() if not (others - {name}) & left.keys()]:
        for name in free:
            del left[name]
    return sorted(left)


@pytest.fixture(scope="module")
def imports() -> Imports:
    return imports_of(FIELD)


def test_imports_run_downwards(imports: Imports) -> None:
    assert not arrows_up(imports)


def test_there_is_no_circle(imports: Imports) -> None:
    assert not circle(imports)


def test_no_room_is_large(imports: Imports) -> None:
    rooms = [room(name) for name in imports if "." in name]
    assert max(rooms.count(each) for each in rooms) <= 12


def test_a_wrong_import_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "program").mkdir()
    (tmp_path / "program" / "ir.py").write_text("from modforge.field.program import claims\n")
    (tmp_path / "program" / "claims.py").write_text("def late():\n    import modforge.field.program.ir\n")
    (tmp_path / "program" / "names.py").write_text("from .ir import run\n")
    (tmp_path / "errors.py").write_text("from modforge.field.program.claims import Word\nfrom modforge import errors\n")
    wrong = imports_of(tmp_path)
    assert arrows_up(wrong) == ["errors imports program.claims"]
    assert wrong["program.names"] == {"program.ir"}
    assert circle(wrong) == ["errors", "program.claims", "program.ir", "program.names"]
