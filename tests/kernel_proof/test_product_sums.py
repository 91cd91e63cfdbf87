"""The proofs of sums of products: known digits give what Python computes, and changed code is refused."""

import random

import pytest
from changed_code import check, vector_changes, visited

from modforge.kernel_proof.algebra.digits import DIGIT_BITS, D
from modforge.kernel_proof.algebra.words import Value
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.eight import product_sums


def digits_of(x: int, size: int) -> list[Value]:
    return [x >> DIGIT_BITS * i & (D - 1) for i in range(size)]


def wrong_sums(library: Library, block: int, terms: int) -> list[int]:
    """Return the tries in which no instance adds to the columns what Python does."""
    generator, wrong, top = random.Random(block), [], D**block
    for largest in range(3):
        a, b = ([top - 1 if largest == 0 else generator.randrange(top) for _ in range(terms)] for _ in range(2))
        columns: list[Value] = [(1 << 60) - 1 if largest < 2 else 0 for _ in range(2 * block + 1)]
        found = set()
        for address in library.addresses(product_sums.ADD):
            run = product_sums.Run(library)
            shared, lanes = ([digits_of(x, block) for x in numbers] for numbers in (a, b))
            try:
                result = run.columns(address, shared, lanes, columns)
            except RefusedError:
                continue
            found.add(run.value(result).terms.get((), 0))
        expected = run.value(columns).terms.get((), 0) + sum(x * y for x, y in zip(a, b, strict=True))
        if expected not in found:
            wrong.append(largest)
    return wrong


@pytest.mark.parametrize(("block", "terms"), [(1, 256), pytest.param(6, 256, marks=pytest.mark.long), (6, 3)])
@pytest.mark.few(2)
def test_known_digits_give_sums_of_products(block: int, terms: int, engine: Library) -> None:
    assert wrong_sums(engine, block, terms) == []


@pytest.mark.parametrize(
    ("block", "share"), [(2, 7), pytest.param(2, 1, marks=pytest.mark.long), pytest.param(6, 9, marks=pytest.mark.long)]
)
def test_changed_sums_of_products_are_refused(
    block: int, share: int, engine: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the change does not change what is computed."""

    def prove() -> int:
        return product_sums.sum_added(engine, DIGIT_BITS * block, product_sums.DIFFERENT)

    code = [one for one in visited(prove, monkeypatch) if "mm" in "".join(one.operands)]
    tries = [(old, new) for old in code for new in vector_changes(old)][::share]
    proved = check(engine, tries, prove, lambda: wrong_sums(engine, block, product_sums.DIFFERENT), monkeypatch)
    assert len(tries) > 5
    # Instances for shorter blocks run, too, until the columns show that they are not the one.
    assert proved < len(tries) / 2
