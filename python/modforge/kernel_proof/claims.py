"""All that is proved: functions, sizes, promises."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.errors import UnreadableLibraryError
from modforge.kernel_proof.kernels import aarch64, adx, ifma, ifma_pair

UNROLLED_LIMBS = range(1, 12)
UNROLLED_SQUARES = range(2, 12)
ARM_UNROLLED_LIMBS = range(1, 10)
ROW_LIMBS = (*range(10, 19), 24, 31, 32, 33)
IFMA_BITS = (64, 512, 1024, 1280, 1536, 1664, 2048, 2304, 2816, 3072, 3328, 3712, 4096)
"""A size for each number of vectors from 1 to 10, with and without a row cut short."""
SQUARES_FROM = 1664
MONTGOMERY = "r = a·b / W^n mod m, below m, for a < m"
MONTGOMERY_SQUARE = "r = a² / W^n mod m, below m, for a < m"


@dataclass(frozen=True)
class Claim:
    """A promise of a function for moduli of so many bits; the proof returns the number of instructions."""

    kernel: str
    function: str
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
    for bits in IFMA_BITS:
        yield of_bits("avx512ifma", "product", bits, "a·b / R mod m, below 3m, for a, b < 3m", ifma.product)
        if bits >= SQUARES_FROM:
            yield of_bits("avx512ifma", "square", bits, "a² / R mod m, below 3m, for a < 3m", ifma.square)
        if bits < SQUARES_FROM:
            promise = "a·b / R mod m, below 3m, for a, b < 3m, for two m"
            yield of_bits("avx512ifma", "pair product", bits, promise, ifma_pair.product)
            promise = "a² / R mod m, below 3m, for a < 3m, for two m"
            yield of_bits("avx512ifma", "pair square", bits, promise, ifma_pair.square)


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
    return Claim(kernel, function, 64 * limbs, promise, lambda library: prove(library, limbs))


def of_bits(kernel: str, function: str, bits: int, promise: str, prove: Callable[[Library, int], int]) -> Claim:
    """Return a claim for a number of bits."""
    return Claim(kernel, function, bits, promise, lambda library: prove(library, bits))
