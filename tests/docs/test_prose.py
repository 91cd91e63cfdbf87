"""The form of the pages: width of lines, and habits of language that make them hard to read."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
OTHERS = [
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "RELEASING.md",
    "SECURITY.md",
    "examples/README.md",
    "examples/fusesoc/README.md",
]
PAGES = [
    README,
    *(ROOT / name for name in OTHERS),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "python" / "modforge" / "cores").glob("*/README.md")),
]

WIDTH, TABLE_WIDTH, README_LINES, CHANGELOG_LINES = 100, 160, 120, 60

X_IS_NO_Y = re.compile(r"(?<!here )\b(?:is|are|was|were) no (?!longer|more|less|fewer)")
"""Write "is not a"."""


def prose(page: Path) -> Iterator[tuple[int, str]]:
    """Yield the lines of a page outside of code, with their numbers."""
    fenced = indented = False
    before = ""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        indented = line.startswith("    ") and (indented or not before)
        before = line
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced and not indented:
            yield number, line


def too_long(line: str) -> bool:
    """Return whether a line could have been broken earlier: tables, pictures and long links cannot."""
    if line.startswith(("|", "![", "<!--")) or len(line) <= WIDTH:
        return False
    return " " in re.sub(r"\]\([^)]*\)", "]", line[:WIDTH].lstrip(" -*#"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_prose_is_wrapped(page: Path):
    assert [f"{page.name}:{number}" for number, line in prose(page) if too_long(line)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_x_is_not_a_y(page: Path):
    text = " ".join(line for _, line in prose(page))
    assert [text[found.start() - 30 : found.end() + 20] for found in X_IS_NO_Y.finditer(text)] == []


def test_readme_is_short():
    lines = README.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= README_LINES
    assert [line for line in lines if line.startswith("|") and len(line) > TABLE_WIDTH] == []


def test_changelog_is_short():
    assert len((ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()) <= CHANGELOG_LINES
