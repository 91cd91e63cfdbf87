"""No circle of imports runs through the modules of the package, in any room."""

from pathlib import Path

from modules import circle, imports_of

PACKAGE = Path(__file__).resolve().parents[2] / "python" / "modforge"


def test_there_is_no_circle() -> None:
    imports = imports_of(PACKAGE, "modforge")
    assert len(imports) > 300 and sum(map(len, imports.values())) > 1000
    assert circle(imports) == []


def test_a_circle_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "room").mkdir()
    (tmp_path / "__init__.py").write_text("from modforge.room.a import first\n")
    (tmp_path / "room" / "__init__.py").write_text("from modforge.room import a\n")
    (tmp_path / "room" / "a.py").write_text("def late():\n    from modforge.room.b import second\n")
    (tmp_path / "room" / "b.py").write_text("import modforge.room.c\nfrom modforge.errors import ModforgeError\n")
    (tmp_path / "room" / "c.py").write_text("from .a import late\n")
    (tmp_path / "errors.py").write_text("")
    assert circle(imports_of(tmp_path, "modforge")) == ["room.a", "room.b", "room.c"]
