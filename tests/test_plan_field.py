"""The plan predicts what the generator of field code then does: which moduli, which fold, how many multiplications."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from modforge.field import generate, structure
from modforge.plan import examine
from modforge.plan.choose import choose_field_code
from modforge.plan.cost import FIELD_CODE_LEAST_BITS, FIELD_CODE_MOST_BITS, fold
from modforge.plan.named import Known, known_moduli

SPECIAL = [known for known in known_moduli() if choose_field_code(examine(known.value, known.nature)).available]


@pytest.mark.parametrize("known", SPECIAL, ids=lambda known: known.name)
def test_counts(known: Known) -> None:
    code = generate(known.value, name="f", prefix="f", kind="folded")
    m, c = known.value.bit_length(), 2 ** known.value.bit_length() - known.value
    predicted = fold(m, c)
    assert predicted.multiply == code.counts["mul"]["multiplications"]
    assert predicted.square == code.counts["square"]["multiplications"]
    # At a whole number of words the two places are one.
    assert predicted.place in code.layout.method or m % 64 == 0


@settings(deadline=1000)
@given(st.integers(2, 1100), st.integers(0, 2**66).map(lambda half: 2 * half + 1))
def test_both_take_the_same_moduli(m: int, c: int) -> None:
    value = 2**m - c
    if value >= 3:
        planned = FIELD_CODE_LEAST_BITS <= value.bit_length() <= FIELD_CODE_MOST_BITS and structure(value) is not None
        assert choose_field_code(examine(value, "composite")).available == planned
