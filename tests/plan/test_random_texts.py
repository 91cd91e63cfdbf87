"""Random texts of moduli: an expression has Python's value, and any other text raises one sentence at once."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limits import bounded
from modforge.plan import parse_modulus
from modforge.plan.errors import ModulusError
from modforge.plan.expression import MAX_BITS, WORKING_BITS, evaluate

NUMBER = st.one_of(
    st.integers(0, 300).map(str),
    st.integers(0, 2**130).map(hex),
    st.integers(0, 2**130).map(lambda number: f"{number:_}"),
)
SPACE = st.sampled_from(("", " ", "  "))


def joined(parts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    sums = st.tuples(parts, SPACE, st.sampled_from("+-*"), SPACE, parts).map("".join)
    powers = st.tuples(NUMBER, SPACE, st.sampled_from(("^", "**")), SPACE, st.integers(0, 400).map(str)).map("".join)
    return st.one_of(sums, powers, parts.map("({})".format), parts.map("-{}".format))


EXPRESSIONS = st.recursive(NUMBER, joined, max_leaves=8)
PIECES = st.sampled_from(
    [
        "2^",
        "255",
        "-",
        "19",
        "(",
        ")",
        "*",
        "**",
        "0x",
        "_",
        "__",
        "rsa-",
        "2048",
        "p256",
        " ",
        "\n",
        "−",
        "é",
        "@",
        "\0",
        "9" * 5000,
    ]
)
GARBAGE = st.one_of(st.lists(PIECES, max_size=12).map("".join), st.text(max_size=40))


def too_large(text: str) -> bool:
    """Whether a value on the way is one that the parser may refuse."""
    found = python(text)
    return abs(found).bit_length() > MAX_BITS or any(
        int(power) > 100 for power in re.findall(r"(?:\^|\*\*)\s*(\d+)", text)
    )


def python(text: str) -> int:
    return int(eval(text.replace("^", "**"), {"__builtins__": {}}))


@pytest.mark.parametrize("examples", [200, pytest.param(50_000, marks=pytest.mark.long)])
def test_an_expression_has_the_value_that_python_gives(examples):
    @settings(max_examples=examples)
    @given(EXPRESSIONS)
    def run(text):
        try:
            found = evaluate(text)
        except ModulusError as error:
            assert "bits" in str(error) and too_large(text)
        else:
            assert found == python(text)
            assert abs(found).bit_length() <= WORKING_BITS

    run()


@pytest.mark.parametrize("examples", [200, pytest.param(50_000, marks=pytest.mark.long)])
def test_any_text_is_answered_at_once(examples):
    @settings(max_examples=examples)
    @given(st.one_of(GARBAGE, EXPRESSIONS, st.tuples(EXPRESSIONS, GARBAGE).map("".join)))
    def run(text):
        try:
            with bounded():
                found = parse_modulus(text)
        except ModulusError as error:
            assert "\n" not in str(error) and str(error).isprintable()
            assert len(str(error)) < 1000
        else:
            assert found.value % 2 == 1 and 2 <= found.value.bit_length() <= MAX_BITS
            assert re.fullmatch(r"[a-z][a-z0-9_]*", found.identifier)
            again = parse_modulus(hex(found.value))
            assert again.value == found.value

    run()
