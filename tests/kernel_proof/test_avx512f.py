"""The proofs of AVX-512 F's products: known digits give what Python computes, and changed code is refused."""

import random

import pytest
from changed_code import check, vector_changes, visited

from modforge.kernel_proof.algebra.words import Value, W
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.digits import avx512f, ifma

D = 1 << avx512f.DIGIT_BITS


class KnownRun(avx512f.Run):
    """A run on numbers."""

    def __init__(self, library: Library, shape: ifma.Shape, known: list[int], m: int) -> None:
        self.known, self.known_modulus = known, m
        super().__init__(library, shape, len(known))

    def side(self, operands: int) -> ifma.Side:
        assert len(self.known) == operands
        m, base = self.known_modulus, D**avx512f.BLOCK
        k = -pow(m, -1, base) % base
        self.k: list[Value] = [k % W, k // W]
        multiple = self.lanes_of((m * k + 1) // base)
        return ifma.Side([self.lanes_of(x) for x in self.known], self.lanes_of(m), multiple, 0)

    def lanes_of(self, x: int) -> list[Value]:
        vectors = self.shape.vectors
        places = [v + vectors * lane for v in range(vectors) for lane in range(self.LANES)]
        return [x >> avx512f.DIGIT_BITS * i & (D - 1) for i in places]


def computed(library: Library, bits: int, operands: list[int], m: int) -> int:
    """Run the instance of the product of two numbers, or the square of one, for a size; return what it computes."""
    shape = avx512f.Shape.of(bits)
    for address in library.addresses(avx512f.AVX512_F + ("multiply" if len(operands) == 2 else "square")):
        run = KnownRun(library, shape, operands, m)
        try:
            (digits,) = run.results(address)
        except RefusedError:
            continue
        whole = all(isinstance(digit, int) and digit < D for digit in digits)
        return run.value(digits).terms.get((), 0) if whole else -1
    return -1


def wrong_results(library: Library, bits: int, count: int) -> list[tuple[list[int], int]]:
    generator, n = random.Random(bits), avx512f.Shape.of(bits).steps + avx512f.BLOCK
    wrong: list[tuple[list[int], int]] = []
    for m in (2**bits - 1, 2 ** (bits - 1) + 1, generator.getrandbits(bits) | 1 << (bits - 1) | 1):
        pairs = [(3 * m - 1, 3 * m - 1), (0, m), (1, 3 * m - 1), (generator.randrange(3 * m), m - 1)]
        # A power of 2^29 as the result: a carry runs through all digits below.
        pairs += [(D ** (n + generator.randrange(n)) % m, 1)]
        for pair in pairs:
            operands = list(pair)[:count]
            found = computed(library, bits, operands, m)
            if not 0 <= found < 3 * m or (found * D**n - operands[0] * operands[-1]) % m:
                wrong.append((operands, m))
    return wrong


@pytest.mark.parametrize(
    ("bits", "count"), [(64, 1), (64, 2), pytest.param(1000, 1, marks=pytest.mark.long), (1000, 2)]
)
@pytest.mark.few(1)
def test_known_digits_give_products_of_avx_512_f(bits: int, count: int, engine: Library) -> None:
    assert wrong_results(engine, bits, count) == []


@pytest.mark.parametrize(
    ("bits", "count", "share"),
    [
        (64, 2, 151),
        pytest.param(64, 2, 3, marks=pytest.mark.long),
        pytest.param(1000, 1, 31, marks=pytest.mark.long),
        pytest.param(1000, 2, 41, marks=pytest.mark.long),
    ],
)
def test_changed_products_of_avx_512_f_are_refused(
    bits: int, count: int, share: int, engine: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the change does not change what is computed."""

    def prove() -> int:
        return (avx512f.product if count == 2 else avx512f.square)(engine, bits)

    code = [one for one in visited(prove, monkeypatch) if changes_digits(one.operands)]
    tries = [(old, new) for old in code for new in vector_changes(old)][::share]
    proved = check(engine, tries, prove, lambda: wrong_results(engine, bits, count), monkeypatch)
    assert len(tries) > 5
    assert proved < len(tries) / 4


def changes_digits(operands: tuple[str, ...]) -> bool:
    """Whether an instruction has vectors, masks, or shifts and multiplies words."""
    return any("mm" in operand or operand.startswith("k") or operand in SHIFTS for operand in operands)


SHIFTS = ("0x1d", "0x23", "0x3a", "0x17", "0x1fffffff")
"""What digits are shifted by and cut with in general registers."""
