"""The generator's house: imports run downwards from room to room."""

from pathlib import Path

import pytest
from modules import Imports, circle, imports_of

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


@pytest.fixture(scope="module")
def imports() -> Imports:
    return imports_of(FIELD, PACKAGE)


def test_imports_run_downwards(imports: Imports) -> None:
    assert not arrows_up(imports)


def test_a_wrong_import_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "program").mkdir()
    (tmp_path / "program" / "ir.py").write_text("from modforge.field.program import claims\n")
    (tmp_path / "program" / "claims.py").write_text("def late():\n    import modforge.field.program.ir\n")
    (tmp_path / "program" / "names.py").write_text("from .ir import run\n")
    (tmp_path / "errors.py").write_text("from modforge.field.program.claims import Word\nfrom modforge import errors\n")
    wrong = imports_of(tmp_path, PACKAGE)
    assert arrows_up(wrong) == ["errors imports program.claims"]
    assert wrong["program.names"] == {"program.ir"}
    assert circle(wrong) == ["program.claims", "program.ir"]
