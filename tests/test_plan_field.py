"""The plan predicts what the generator of field code then does: which moduli, which fold, how many multiplications."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from modforge.field import generate, structure
from modforge.plan import examine
from modforge.plan.choose import choose_field_code
from modforge.plan.cost import fold
from modforge.plan.named import Known, known_moduli

SPECIAL = [known for known in known_moduli() if choose_field_code(examine(known.value, known.nature)).available]


@pytest.mark.parametrize("known", SPECIAL, ids=lambda known: known.name)
def test_counts(known: Known) -> None:
    code = generate(known.value, name="f", prefix="f")
    predicted = fold(code.m, code.c)
    assert predicted.multiply == code.counts["mul"]["multiplications"]
    assert predicted.square == code.counts["square"]["multiplications"]
    # At a whole number of words the two places are one.
    assert predicted.place in code.fold or code.m % 64 == 0


@settings(deadline=1000)
@given(st.integers(2, 1100), st.integers(0, 2**66).map(lambda half: 2 * half + 1))
def test_both_take_the_same_moduli(m: int, c: int) -> None:
    value = 2**m - c
    if value >= 3:
        assert choose_field_code(examine(value, "composite")).available == (structure(value) is not None)
