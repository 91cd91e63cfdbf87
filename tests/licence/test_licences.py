"""Every source names its licence, and the texts that go with what is written are those of the repository."""

from pathlib import Path

import pytest

from modforge.licence import LINES, SPDX, TEXTS, with_licence

ROOT = Path(__file__).resolve().parents[2]

FOLDERS = [ROOT / name for name in ("examples", "python/modforge", "tests")]


def sources() -> list[Path]:
    found = [path for folder in FOLDERS for path in folder.rglob("*") if path.suffix in LINES]
    return [path for path in found if "build" not in path.parts]


def test_every_source_names_its_licence() -> None:
    found = sources()
    assert len(found) > 150
    without = [path for path in found if not any(SPDX in line for line in path.read_text("utf-8").splitlines()[:2])]
    assert not without


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_texts_of_the_package_are_those_of_the_repository(path: Path) -> None:
    assert path.read_bytes() == (ROOT / path.name).read_bytes()


def test_the_line_is_a_comment() -> None:
    assert with_licence("a.sv", "module a;\n") == f"// {SPDX}\nmodule a;\n"
    assert with_licence("a.ld", "ENTRY(a)\n") == f"/* {SPDX} */\nENTRY(a)\n"
    assert with_licence("a.md", "# a\n") == "# a\n"
