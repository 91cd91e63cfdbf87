"""Each pair of the table of functions of gmpy2 gives one result."""

import re
from pathlib import Path

import pytest

import modforge
from modforge.compat import gmpy2 as ours

PAGE = Path(__file__).resolve().parents[2] / "docs" / "how-to" / "replace-powm.md"

PAIRS = re.findall(r"^\| `([^`]*)` \| `([^`]*modforge[^`]*)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)

VALUES = [
    {"x": 3, "y": 5, "e": 65537, "m": 2**255 - 19},
    {"x": 2**300 + 1, "y": 2**255 - 20, "e": 2**200 - 3, "m": 2**521 - 1},
    {"x": 7, "y": 4, "e": 10, "m": 15},
]


def modules():
    yield ours
    try:
        import gmpy2
    except ImportError:
        return
    yield gmpy2


@pytest.mark.parametrize("module", [*modules()], ids=lambda module: module.__name__)
@pytest.mark.parametrize(("theirs", "replacement"), PAIRS)
def test_pair(theirs, replacement, module):
    for values in VALUES:
        names = values | {"xs": [values["x"], values["y"], 11], "es": [values["e"], 1, 2]}
        expected = eval(theirs, {"gmpy2": module} | names)
        assert eval(replacement, {"modforge": modforge} | names) == expected


def test_the_table_was_read():
    assert len(PAIRS) > 10
