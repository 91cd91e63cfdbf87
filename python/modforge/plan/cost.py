"""Counted costs of the engine's kernels: word multiplications, instructions and cycles of one multiplication.

Each is a formula in the size of the modulus. Those of field code are counted in its programs, those of a core come
from the core.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

LIMB_BITS = 64
"""Width of a limb of the portable kernel and of a word of generated field code."""

IFMA_DIGIT_BITS = 52
"""Width of a digit that the AVX-512 IFMA instructions multiply."""

IFMA_LANES = 8
"""Digits in one 512-bit vector."""

IFMA_SPARE_BITS = 4
"""Room above the modulus that lets results stay unreduced below a small multiple of it."""

IFMA_CUT_ROWS = {3: 2, 4: 2, 8: 4}
"""Steps of a row cut short, for numbers of so many vectors."""

IFMA_MAX_PER_CYCLE = 2
"""The most that today's cores start in one cycle."""

AVX512F_DIGIT_BITS = 29
"""Width of a digit in the kernel that multiplies in 32-bit lanes."""

AVX512F_SPARE_BITS = 2
"""Room above the modulus there."""

AVX512F_BLOCK_STEPS = 4
"""Steps that the kernel does at once, at most, and steps that follow those of the digits."""

AVX512F_VECTORS = (4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20)
"""Numbers of vectors for which the kernel has code."""

SEPARATE_MIN_LIMBS = 10
"""From here on the portable kernel reduces after the product, by quotients of two limbs, three products each."""

SQUARE_MIN_LIMBS = 12
"""Below, squaring in the portable kernel is a multiplication: the saved products do not pay for the extra sweep."""

ADX_SQUARE_MIN_LIMBS = 10
"""Below, squaring in the adx kernel is a multiplication."""

ADX_PRODUCT_IN_HALVES_LIMBS = 40
"""From here on the adx kernel makes a product of an even number of limbs of three of half the length (Karatsuba)."""

ADX_SQUARE_IN_HALVES_LIMBS = 64
"""The same for squares."""

KERNEL_ROWS = {
    "avx512ifma": ((1, "adx"), (449, "avx512ifma"), (16_637, "portable")),
    "avx512f": ((1, "adx"), (577, "avx512f"), (4639, "adx"), (16_385, "portable")),
    "adx": ((1, "adx"), (16_385, "portable")),
    "portable": ((1, "portable"),),
}
"""The engine's choice (kernel/table.rs): from how many bits on which kernel, by the best kernel that the CPU has."""

FOLD_MIN_BITS = 65
"""From here on the engine folds by 2^k − c (reduce/reduction.rs), unless a kernel other than portable is forced."""

FOLD_MAX_BITS = {"avx512ifma": 448, "avx512f": 1024}
"""Above, these kernels are faster than folding in limbs."""


@dataclass(frozen=True)
class IfmaShape:
    """How a modulus lies in 52-bit digits: ``vectors`` of eight lanes, and ``steps`` of one digit a multiplication."""

    vectors: int
    steps: int

    @property
    def instructions(self) -> int:
        """Multiply-add instructions: low and high halves, of a·b and of the quotient times the modulus."""
        return 4 * self.vectors * self.steps

    @property
    def min_cycles(self) -> int:
        """Cycles if the multiply-add units never wait."""
        return self.instructions // IFMA_MAX_PER_CYCLE


@dataclass(frozen=True)
class Avx512FShape:
    """How a modulus lies in 29-bit digits: ``vectors`` of eight lanes, and ``steps`` of one digit a multiplication."""

    vectors: int
    steps: int

    @property
    def instructions(self) -> int:
        """Multiplications of vectors, for a·b and for the quotients, and as many additions."""
        return 2 * self.vectors * (self.steps + AVX512F_BLOCK_STEPS)


def limbs(bits: int) -> int:
    """Return how many 64-bit limbs hold ``bits`` bits."""
    return -(-bits // LIMB_BITS)


def montgomery_multiply(bits: int) -> int:
    """Return the word multiplications of one Montgomery multiplication in limbs."""
    n = limbs(bits)
    return 2 * n * n + n


def portable_multiply(bits: int) -> int:
    """Return the word multiplications of one Montgomery multiplication in the portable kernel."""
    n = limbs(bits)
    return n * n + _reduction_by_two(n) if n >= SEPARATE_MIN_LIMBS else montgomery_multiply(bits)


def portable_square(bits: int) -> int:
    """Return the same for a squaring: half the products, where that pays."""
    n = limbs(bits)
    return n * (n + 1) // 2 + _reduction_by_two(n) if n >= SQUARE_MIN_LIMBS else portable_multiply(bits)


def _reduction_by_two(n: int) -> int:
    return n * n + n // 2 * 3 + n % 2


def adx_multiply(bits: int) -> int:
    """Return the word multiplications of one Montgomery multiplication in the adx kernel: long products in halves."""
    n = limbs(bits)
    return _halved(n, ADX_PRODUCT_IN_HALVES_LIMBS, lambda k: k * k) + n * n + n


def adx_square(bits: int) -> int:
    """Return the same for a squaring."""
    n = limbs(bits)
    if n < ADX_SQUARE_MIN_LIMBS:
        return montgomery_multiply(bits)
    return _halved(n, ADX_SQUARE_IN_HALVES_LIMBS, lambda k: k * (k + 1) // 2) + n * n + n


def _halved(n: int, min_limbs: int, whole: Callable[[int], int]) -> int:
    """Return the cost of n limbs by Karatsuba's method; of an odd number, or below ``min_limbs``, it is ``whole``."""
    return whole(n) if n < min_limbs or n % 2 else 3 * _halved(n // 2, min_limbs, whole)


def fastest_kernel(bits: int, kernels: Collection[str]) -> str:
    """Return the kernel that the engine picks among those that it may use; a single one is forced.

    >>> fastest_kernel(2048, ["portable", "adx", "avx512ifma"]), fastest_kernel(64, ["portable"])
    ('avx512ifma', 'portable')
    """
    if len(kernels) == 1:
        return next(iter(kernels))
    rows = next(rows for best, rows in KERNEL_ROWS.items() if best in kernels)
    return next(kernel for least, kernel in reversed(rows) if least <= bits)


def engine_folds(bits: int, c: int, kernels: Collection[str]) -> bool:
    """Return whether the engine reduces modulo 2^bits − c by folding at the word boundary, without Montgomery's method.

    >>> engine_folds(255, 19, ["portable", "adx"]), engine_folds(255, 19, ["adx"])
    (True, False)
    """
    if c << (limbs(bits) * LIMB_BITS - bits) >= 2**LIMB_BITS or (len(kernels) == 1 and "portable" not in kernels):
        return False
    return FOLD_MIN_BITS <= bits <= FOLD_MAX_BITS.get(fastest_kernel(bits, kernels), bits)


def ifma_shape(bits: int) -> IfmaShape:
    """Return the smallest shape for ``bits`` bits and the spare ones; the last row but one may be cut short.

    >>> ifma_shape(2048)
    IfmaShape(vectors=5, steps=40)
    """
    needed = bits + IFMA_SPARE_BITS
    vectors = -(-needed // (IFMA_DIGIT_BITS * IFMA_LANES))
    steps = -(-needed // IFMA_DIGIT_BITS)
    rows, rest = divmod(steps, vectors)
    cut = IFMA_CUT_ROWS.get(vectors, 0)
    return IfmaShape(vectors, rows * vectors + (0 if rest == 0 else cut if rest <= cut else vectors))


def avx512f_shape(bits: int) -> Avx512FShape:
    """Return the smallest shape that holds ``bits`` bits and the spare ones; steps end with a block of them.

    >>> avx512f_shape(2048)
    Avx512FShape(vectors=9, steps=72)
    """
    digits = -(-(bits + AVX512F_SPARE_BITS) // AVX512F_DIGIT_BITS)
    vectors = next(vectors for vectors in AVX512F_VECTORS if vectors * IFMA_LANES >= digits)
    blocks = -(-vectors // AVX512F_BLOCK_STEPS)
    row = [vectors // blocks + (block >= blocks - vectors % blocks) for block in range(blocks)]
    steps = digits // vectors * vectors
    for block in row:
        steps += block if steps < digits else 0
    return Avx512FShape(vectors, steps)
