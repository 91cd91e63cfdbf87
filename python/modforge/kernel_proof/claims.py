"""All that is proved: functions, sizes, promises."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from modforge.kernel_proof.algebra.digits import DIGIT_BITS
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.errors import UnreadableLibraryError
from modforge.kernel_proof.kernels.digits import avx512f, avxifma, ifma, ifma_pair, sums, tables
from modforge.kernel_proof.kernels.eight import batches, product_sums
from modforge.kernel_proof.kernels.limbs import aarch64, adx, folds, karatsuba, karatsuba_parts


def longest(max_bits: int, shape: Callable[[int], object]) -> tuple[int, ...]:
    """Return the longest modulus of each shape up to so many bits."""
    found = {shape(bits): bits for bits in range(2, max_bits + 1)}
    return tuple(found.values())


UNROLLED_LIMBS = range(1, 12)
UNROLLED_SQUARES = range(2, 12)
LATE_SQUARES = range(4, 9)
FOLDS = range(3, 10)
ARM_UNROLLED_LIMBS = range(1, 10)
ROW_LIMBS = (*range(10, 19), 24, 31, 32, 33)
DISTANCE_LIMBS = (16, 24, 32)
MIDDLE_LIMBS = (32, 48, 64)
MAX_BITS = 4096
IFMA_BITS = longest(MAX_BITS, ifma.Shape.of)
"""The longest modulus of each shape, and so all moduli: what runs, and what is known of it, depends on the shape."""
BATCH_BITS = longest(MAX_BITS, batches.IFMA.size)
"""The longest modulus of each number of digits, and so all moduli."""
AVX512_F_BITS = longest(MAX_BITS, avx512f.Shape.of)
AVX_IFMA_BITS = longest(MAX_BITS, avxifma.Shape.of)
AVX_IFMA_SQUARES = tuple(bits for bits in AVX_IFMA_BITS if avxifma.has_square(bits))
AVX512_F_SUM_BITS = 16 * 8 * avx512f.DIGIT_BITS - avx512f.SLACK_BITS
"""As far as the sums of the AVX-512 F kernel take masks one by one."""
AVX2_OVER = 304
AVX2_BITS = tuple(bits for bits in longest(MAX_BITS, batches.AVX2.size) if bits > AVX2_OVER)
"""From the first size on that the kernel is taken for."""
AVX2_ALL_PRODUCTS = 2048
"""Bits as far as the products of all sizes are proved, and then of some: those of the last one take half a minute."""
AVX2_PRODUCTS = (2104, 3072, 4096)
"""Larger sizes: the first one where columns need carries of their own, and others."""
SQUARE_VECTORS = 5
PAIR_VECTORS = 4
MONTGOMERY = "r = a·b / W^n mod m, below m, for a < m"
MONTGOMERY_SQUARE = "r = a² / W^n mod m, below m, for a < m"


@dataclass(frozen=True)
class Claim:
    """A promise of a function for moduli of so many bits; the proof returns the number of instructions.

    It stands for all moduli of more bits than ``over``, as the same code runs for them, with the same bounds.
    """

    kernel: str
    function: str
    over: int
    bits: int
    promise: str
    prove: Callable[[Library], int]


def claims(processor: str = "x86_64") -> Iterator[Claim]:
    """Return all claims on the code for a processor.

    W is 2^64, n the number of limbs, R = 2^(52·N) for the N steps of the AVX-512 IFMA kernel.
    """
    found: dict[str, Callable[[], Iterator[Claim]]] = {"x86_64": x86_64_claims, "aarch64": aarch64_claims}
    if processor not in found:
        raise UnreadableLibraryError(f"there are no proofs of code for {processor}")
    return found[processor]()


def x86_64_claims() -> Iterator[Claim]:
    """Return the claims on the kernels adx and avx512ifma."""
    for n in UNROLLED_LIMBS:
        yield of_limbs("adx", f"multiply_{n}", n, MONTGOMERY, adx.montgomery_product)
    for n in UNROLLED_SQUARES:
        yield of_limbs("adx", f"square_{n}", n, MONTGOMERY_SQUARE, adx.montgomery_square)
    for n in LATE_SQUARES:
        promise = f"{MONTGOMERY_SQUARE}, and the top limb of m below W − 1"
        yield of_limbs("adx", f"late_square_{n}", n, promise, adx.montgomery_late_square)
    for n in FOLDS:
        yield of_limbs("adx", f"fold_{n}", n, "r = a·b mod W^n − C, below W^n", folds.product)
        yield of_limbs("adx", f"fold_square_{n}", n, "r = a² mod W^n − C, below W^n", folds.square)
    for n in (1, 2, 3, 4, *ROW_LIMBS):
        yield of_limbs("adx", "add_multiple", n, "t + a·limb, and the limb carried out", adx.multiple_added)
    for n in ROW_LIMBS:
        yield of_limbs("adx", "product", n, "t = a·b", adx.plain_product)
        yield of_limbs("adx", "square", n, "t = a²", adx.plain_square)
        yield of_limbs("adx", "reduce", n, "r = t / W^n mod m, below m, for t < m·W^n", adx.montgomery_reduction)
        yield of_limbs("adx", "differences", n, "a − b, b − a, and whether a < b", adx.both_differences)
        if n % 2 == 0:
            promise = "t + (low + high + cross − subtract·(W^n − 1))·W^(n/2)"
            yield of_limbs("adx", "add_middle", n, promise, adx.middle_added)
    yield of_limbs("adx", "product_of", 16, "t = a·b by Karatsuba's method", karatsuba.product)
    yield of_limbs("adx", "square_of", 16, "t = a² by Karatsuba's method", karatsuba.square)
    for n in DISTANCE_LIMBS:
        yield of_limbs("adx", "distance", n, "|a − b|, and whether a < b", karatsuba_parts.distance)
    for n in MIDDLE_LIMBS:
        promise = "t + (low + high ± cross)·W^(n/2)"
        yield of_limbs("adx", "add_middle_in_blocks", n, promise, karatsuba_parts.middle_added)
    yield of_limbs("adx", "karatsuba::product", 32, "t = a·b, from three products of 16 limbs", karatsuba_parts.product)
    products, squares = "a·b / R mod m, below 3m, for a, b < 3m", "a² / R mod m, below 3m, for a < 3m"
    small = [bits for bits in IFMA_BITS if ifma.Shape.of(bits).vectors <= PAIR_VECTORS]
    yield from of_shapes("avx512ifma", "product", IFMA_BITS, products, ifma.product)
    yield from of_squares(squares)
    yield from of_shapes("avx512ifma", "pair product", small, f"{products}, for two m", ifma_pair.product)
    yield from of_shapes("avx512ifma", "pair square", small, f"{squares}, for two m", ifma_pair.square)
    yield from of_shapes("avx512f", "product", AVX512_F_BITS, products, avx512f.product)
    yield from of_shapes("avx512f", "square", AVX512_F_BITS, squares, avx512f.square)
    yield from of_shapes("avxifma", "product", AVX_IFMA_BITS, products, avxifma.product)
    for claim in of_shapes("avxifma", "square", AVX_IFMA_BITS, squares, avxifma.square):
        if claim.bits in AVX_IFMA_SQUARES:
            yield claim
    yield from of_sums()
    for kernel, batch, sizes, first in (
        ("eight, ifma", batches.IFMA, BATCH_BITS, 0),
        ("eight, avx2", batches.AVX2, AVX2_BITS, AVX2_OVER),
    ):
        for function, promise, prove in (
            ("product", products, batches.product(batch)),
            ("square", squares, batches.square(batch)),
        ):
            for claim in of_shapes(kernel, function, sizes, promise, prove, first):
                some = any(claim.over < bits <= claim.bits for bits in AVX2_PRODUCTS)
                if batch is batches.IFMA or claim.bits <= AVX2_ALL_PRODUCTS or some:
                    yield claim
        chosen = f"lane l of entry i[l], of {tables.ENTRIES}"
        yield from of_shapes(kernel, "reduce", sizes, "a mod m, for a up to 2m", batches.reduction(batch), first)
        yield from of_shapes(kernel, "select", sizes, chosen, batches.selection(batch), first)
    blocks = [DIGIT_BITS * digits for digits in range(1, product_sums.MAX_BLOCK + 1)]
    yield from of_shapes(
        "eight, ifma", "add", blocks, f"columns + Σ a[k]·b[k], of {product_sums.TERMS} terms", product_sums.added
    )


def of_sums() -> Iterator[Claim]:
    """Return the claims on sums, differences, the last reduction and tables of one number in vectors."""
    chosen = f"entry i, of {tables.ENTRIES}"
    for kernel, vectors, most, select in (
        ("avx512ifma", sums.AVX512_IFMA, MAX_BITS, tables.AVX512_IFMA),
        ("avx512f", sums.AVX512_F, AVX512_F_SUM_BITS, tables.AVX512_F),
        ("avxifma", sums.AVX_IFMA, MAX_BITS, tables.AVX_IFMA),
    ):
        sizes = longest(most, vectors.vectors)
        yield from of_shapes(kernel, "sum", sizes, "a + b mod 3m, for a, b < 3m", sums.addition(vectors))
        yield from of_shapes(kernel, "difference", sizes, "a − b mod 3m, for a, b < 3m", sums.subtraction(vectors))
        yield from of_shapes(kernel, "reduce", sizes, "a mod m, for a < 3m", sums.reduction(vectors))
        yield from of_shapes(kernel, "select", longest(MAX_BITS, vectors.vectors), chosen, select)


def of_squares(promise: str) -> Iterator[Claim]:
    """Return the claims on the squares of one number, which have code of their own from some size on."""
    for claim in of_shapes("avx512ifma", "square", IFMA_BITS, promise, ifma.square):
        if ifma.Shape.of(claim.bits).vectors >= SQUARE_VECTORS:
            yield claim


def aarch64_claims() -> Iterator[Claim]:
    """Return the claims on the kernel aarch64."""
    for n in ARM_UNROLLED_LIMBS:
        yield of_limbs("aarch64", f"multiply_{n}", n, MONTGOMERY, aarch64.montgomery_product)
    yield of_limbs("aarch64", "quotients", aarch64.BLOCK, "t + q·m is a multiple of W^8", aarch64.quotients)
    for n in (1, 2, 3, 4, *ROW_LIMBS):
        yield of_limbs("aarch64", "add_multiple", n, "t + a·limb, and the limb carried out", aarch64.multiple_added)
        yield of_limbs("aarch64", "add_block", n, "t + block·b, and the eight limbs carried out", aarch64.block_added)


def of_limbs(kernel: str, function: str, limbs: int, promise: str, prove: Callable[[Library, int], int]) -> Claim:
    """Return a claim for a number of limbs."""
    return Claim(kernel, function, 64 * (limbs - 1), 64 * limbs, promise, at(prove, limbs))


def of_shapes(
    kernel: str,
    function: str,
    sizes: Sequence[int],
    promise: str,
    prove: Callable[[Library, int], int],
    first: int = 0,
) -> Iterator[Claim]:
    """Return the claims for the longest modulus of each shape."""
    for over, bits in pairwise((first, *sizes)):
        yield Claim(kernel, function, over, bits, promise, at(prove, bits))


def at(prove: Callable[[Library, int], int], size: int) -> Callable[[Library], int]:
    """Return the proof for a size."""
    return lambda library: prove(library, size)
