"""The proofs of AVX-IFMA's products: known digits give what Python computes, and changed code is refused."""

import random
from collections.abc import Callable

import pytest
from changed_code import check, vector_changes, visited

from modforge.kernel_proof.algebra.digits import DIGIT_BITS, D
from modforge.kernel_proof.algebra.words import Value
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.digits import avxifma, ifma


class KnownRun(avxifma.Run):
    """A run on numbers."""

    def __init__(self, library: Library, shape: ifma.Shape, known: list[int], m: int) -> None:
        self.known, self.known_modulus = known, m
        super().__init__(library, shape, len(known))

    def side(self, operands: int) -> ifma.Side:
        assert len(self.known) == operands
        m, base = self.known_modulus, D**avxifma.BLOCK
        k = -pow(m, -1, base) % base
        self.k: list[Value] = [k >> DIGIT_BITS * i & (D - 1) for i in range(avxifma.BLOCK)]
        return ifma.Side(
            [self.lanes_of(x) for x in self.known], self.lanes_of(m), self.lanes_of((m * k + 1) // base), 0
        )

    def lanes_of(self, x: int) -> list[Value]:
        vectors = self.shape.vectors
        places = [v + vectors * lane for v in range(vectors) for lane in range(avxifma.LANES)]
        return [x >> DIGIT_BITS * i & (D - 1) for i in places]


def computed(library: Library, bits: int, operands: list[int], m: int) -> list[int]:
    """Run the instances of the product of two numbers or the square of one; return the numbers that they compute."""
    shape = avxifma.Shape.of(bits)
    function, rooms = (
        ("product::multiply", avxifma.ROOMS) if len(operands) == 2 else ("product::square", avxifma.SQUARE_ROOMS)
    )
    found = []
    for address in avxifma.instances(library, function, shape, rooms):
        run = KnownRun(library, shape, operands, m)
        try:
            (digits,) = run.results(address)
        except RefusedError:
            digits = [D]
        whole = all(isinstance(digit, int) and digit < D for digit in digits)
        found.append(run.value(digits).terms.get((), 0) if whole else -1)
    return found


def wrong_results(library: Library, bits: int, count: int) -> list[tuple[list[int], int]]:
    generator, n = random.Random(bits), avxifma.Shape.of(bits).steps
    wrong: list[tuple[list[int], int]] = []
    for m in (2**bits - 1, 2 ** (bits - 1) + 1, generator.getrandbits(bits) | 1 << (bits - 1) | 1):
        pairs = [(3 * m - 1, 3 * m - 1), (0, m), (1, 3 * m - 1), (generator.randrange(3 * m), m - 1)]
        # A power of 2^52 as the result: a carry runs through all digits below.
        pairs += [(D ** (n + generator.randrange(n)) % m, 1)]
        for pair in pairs:
            operands = list(pair)[:count]
            for found in computed(library, bits, operands, m):
                if not 0 <= found < 3 * m or (found * D**n - operands[0] * operands[-1]) % m:
                    wrong.append((operands, m))
    return wrong


@pytest.mark.parametrize(
    ("bits", "count"),
    [(64, 2), pytest.param(500, 2, marks=pytest.mark.long), pytest.param(3000, 1, marks=pytest.mark.long)],
)
def test_known_digits_give_products_of_avx_ifma(bits: int, count: int, engine: Library) -> None:
    assert wrong_results(engine, bits, count) == []


@pytest.mark.parametrize(
    ("bits", "prove", "count", "share"),
    [
        (64, avxifma.product, 2, 151),
        pytest.param(64, avxifma.product, 2, 7, marks=pytest.mark.long),
        pytest.param(500, avxifma.product, 2, 31, marks=pytest.mark.long),
        pytest.param(3000, avxifma.square, 1, 67, marks=pytest.mark.long),
    ],
)
def test_changed_products_of_avx_ifma_are_refused(
    bits: int,
    prove: Callable[[Library, int], int],
    count: int,
    share: int,
    engine: Library,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or the change does not change what is computed."""
    code = [one for one in visited(lambda: prove(engine, bits), monkeypatch) if "mm" in "".join(one.operands)]
    tries = [(old, new) for old in code for new in vector_changes(old)][::share]
    proved = check(engine, tries, lambda: prove(engine, bits), lambda: wrong_results(engine, bits, count), monkeypatch)
    assert len(tries) > 5
    assert proved < len(tries) / 4
