"""Every tool reads the SystemVerilog in one way."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(path for folder in ("python/modforge", "examples") for path in (ROOT / folder).rglob("*.sv*"))

NEGATED_CAST = re.compile(r"[~!]\s*\w+'\(")
"""Yosys 0.70 reads the negation of a cast, ~W'(X), as a cast to the negated width: (~W)'(X). Write ~(W'(X))."""


def test_the_sources_are_there() -> None:
    assert len(SOURCES) > 50


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_cast_is_negated_without_parentheses(path: Path) -> None:
    code = re.sub(r"//.*", "", path.read_text(encoding="utf-8"))
    assert NEGATED_CAST.findall(code) == []


def test_a_negated_cast_is_noticed() -> None:
    assert NEGATED_CAST.search("& ~Size'(Above)")
    assert not NEGATED_CAST.search("& ~(Size'(Above))")
