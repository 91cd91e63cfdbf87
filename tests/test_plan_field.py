"""The plan predicts what folding takes in generated code: which moduli, where, how many multiplications."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from modforge.field import structure
from modforge.field.candidates import candidates
from modforge.field.design import count
from modforge.field.layout import Layout
from modforge.plan import examine
from modforge.plan.choose import choose_field_code
from modforge.plan.cost import FIELD_CODE_LEAST_BITS, FIELD_CODE_MOST_BITS, fold
from modforge.plan.named import Known, known_moduli

SPECIAL = [known for known in known_moduli() if choose_field_code(examine(known.value, known.nature)).available]


def operations(layout: Layout, name: str) -> tuple[int, int]:
    """Multiplications, and all others."""
    counts = count(layout.programs()[name])
    return counts["multiplications"], sum(counts.values()) - counts["multiplications"]


@pytest.mark.parametrize("known", SPECIAL, ids=lambda known: known.name)
def test_counts(known: Known) -> None:
    folded = min(candidates(known.value, 64, "folded"), key=lambda layout: operations(layout, "mul"))
    m, c = known.value.bit_length(), 2 ** known.value.bit_length() - known.value
    predicted = fold(m, c)
    assert predicted.multiply == operations(folded, "mul")[0]
    assert predicted.square == operations(folded, "square")[0]
    # At a whole number of words the two places are one.
    assert predicted.place in folded.method or m % 64 == 0


@given(st.integers(2, 1100), st.integers(0, 2**66).map(lambda half: 2 * half + 1))
def test_both_take_the_same_moduli(m: int, c: int) -> None:
    value = 2**m - c
    if value >= 3:
        planned = FIELD_CODE_LEAST_BITS <= value.bit_length() <= FIELD_CODE_MOST_BITS and structure(value) is not None
        assert choose_field_code(examine(value, "composite")).available == planned
