"""The claims on the mulx/adx kernel: products, squares and reductions in limbs.

A proof runs the machine code once on unknown operands of a given length. Addresses, counters and jumps depend on the
length alone, or the run is refused. Assumed are the constants that the engine makes beside a modulus (k·m₀ = −1 modulo
W, the complement of m), which its tests check, and what instructions do (``instructions.py``).
"""

from __future__ import annotations

from collections.abc import Iterator

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.words import W, index, number, polynomial
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.code.x86_64_instructions import INSTRUCTIONS
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.limbs.in_place import prove_in_place
from modforge.kernel_proof.kernels.limbs.numbers import prove_equal, unknown
from modforge.kernel_proof.kernels.limbs.subtraction import prove_reduced

ADX = "modforge::kernel::limbs::adx::"


def montgomery_product(library: Library, n: int) -> int:
    """Prove the product and reduction in registers."""
    machine = Machine(library, instructions=INSTRUCTIONS)
    a, b, (k, *m) = (unknown(machine.equations, name, n + (name == "m")) for name in "abm")
    machine.equations.inverses[index(k)] = index(m[0])
    result = machine.array("r", n, writable=True)
    arrays = [
        machine.array(name, words, writable=False) for name, words in (("a", a), ("b", b), ("constants", [k, *m]))
    ]
    machine.call(f"{ADX}straight::unrolled::multiply_{n}", result, *arrays)
    prove_in_place(library, f"{ADX}straight::unrolled::multiply_{n}", n, 2, n + 1)
    # Below (m − 1)·(W^n − 1) + (W^n − 1)·m < 2m·W^n.
    numerator = number(a).times(number(b))
    prove_reduced(machine.equations, machine.words(result, n), numerator, m)
    return machine.steps


def montgomery_square(library: Library, n: int) -> int:
    """Prove the square and reduction in registers."""
    machine = Machine(library, instructions=INSTRUCTIONS)
    a, (k, *m) = (unknown(machine.equations, name, n + (name == "m")) for name in "am")
    machine.equations.inverses[index(k)] = index(m[0])
    result = machine.array("r", n, writable=True)
    operand, constants = (machine.array(name, words, writable=False) for name, words in (("a", a), ("m", [k, *m])))
    machine.call(f"{ADX}straight::unrolled_square::square_{n}", result, operand, operand, constants)
    prove_in_place(library, f"{ADX}straight::unrolled_square::square_{n}", n, 1, n + 1)
    # Below (m − 1)² + (W^n − 1)·m < 2m·W^n.
    prove_reduced(machine.equations, machine.words(result, n), number(a).times(number(a)), m)
    return machine.steps


def montgomery_late_square(library: Library, n: int) -> int:
    """Prove the square and reduction in registers whose quotients are late, for m whose top limb is below W − 1."""
    machine = Machine(library, instructions=INSTRUCTIONS)
    a, (k, *m), multiple = (unknown(machine.equations, name, n + (name == "m")) for name in ("a", "m", "multiple"))
    machine.equations.inverses[index(k)] = index(m[0])
    machine.equations.words_of_multiple = frozenset(index(limb) for limb in multiple)
    result = machine.array("r", n, writable=True)
    operand, constants = (
        machine.array(name, words, writable=False) for name, words in (("a", a), ("m", [k, *m, *multiple]))
    )
    machine.call(f"{ADX}straight::unrolled_square::late_square_{n}", result, operand, operand, constants)
    prove_in_place(library, f"{ADX}straight::unrolled_square::late_square_{n}", n, 1, 2 * n + 1)
    # a² + q·m ≤ (m − 1)² + q·m < m·(m + q), which is 2m·W^n at most.
    largest = sum(W**i * (W - 1) ** (1 + late) for i, late in enumerate(machine.equations.is_late()))
    if (W - 1) * W ** (n - 1) - 1 + largest > 2 * W**n:
        raise RefusedError("the sum can be 2m or more")
    prove_reduced(machine.equations, machine.words(result, n), number(a).times(number(a)), m, multiple)
    return machine.steps


def multiple_added(library: Library, n: int) -> int:
    """Prove the sum of a number and a multiple of another."""
    machine = Machine(library, instructions=INSTRUCTIONS)
    a, t, (limb,) = (unknown(machine.equations, name, count) for name, count in (("a", n), ("t", n), ("limb", 1)))
    result = machine.array("t", t, writable=True)
    machine.call(f"{ADX}rows::add_multiple", result, machine.array("a", a, writable=False), n, limb)
    expected = Polynomial.combination([(1, number(t)), (1, number(a).times(polynomial(limb)))])
    prove_equal([*machine.words(result, n), machine.register("rax")], expected)
    return machine.steps


def blocks(n: int) -> Iterator[tuple[int, int, int]]:
    """Cut n limbs into blocks as the engine does: the limbs below, the width of some blocks, and how many these are."""
    all_blocks = -(-n // 8)
    width = -(-n // all_blocks)
    narrow = all_blocks * width - n
    below = 0
    for wide, count in ((width, all_blocks - narrow), (width - 1, narrow)):
        if count:
            yield below, wide, count
            below += wide * count


def montgomery_reduction(library: Library, n: int) -> int:
    """Prove the reduction in blocks, called as `blocks::reduce` calls its parts."""
    machine = Machine(library, instructions=INSTRUCTIONS)
    t, (k, *m) = (unknown(machine.equations, name, count) for name, count in (("t", 2 * n), ("m", n + 1)))
    machine.equations.inverses[index(k)] = index(m[0])
    above = [machine.equations.complement(limb) for limb in m]
    result = machine.array("r", n, writable=True)
    sums = machine.array("t", t, writable=True)
    constants = machine.array("constants", [k, *m, *above], writable=False)
    for below, width, count in blocks(n):
        machine.call(f"{ADX}blocks::reduce_{width}", sums + 8 * below, constants, n, count)
    machine.call(f"{ADX}sweeps::add_carries_and_subtract", result, sums, constants, n)
    # Below m·W^n + (W^n − 1)·m < 2m·W^n.
    prove_reduced(machine.equations, machine.words(result, n), number(t), m)
    return machine.steps


def plain_product(library: Library, n: int) -> int:
    """Prove the product in blocks, called as `blocks::product` calls its parts."""
    machine = Machine(library, instructions=INSTRUCTIONS)
    a, b = (unknown(machine.equations, name, n) for name in "ab")
    result = machine.array("t", 2 * n, writable=True)
    machine.cells |= {result + 8 * i: 0 for i in range(n)}
    first, second = (machine.array(name, words, writable=False) for name, words in (("a", a), ("b", b)))
    for below, width, count in blocks(n):
        machine.call(f"{ADX}blocks::product_{width}", result + 8 * below, first + 8 * below, second, n, count)
    prove_equal(machine.words(result, 2 * n), number(a).times(number(b)))
    return machine.steps


def plain_square(library: Library, n: int) -> int:
    """Prove the square in blocks, called as `square::square` calls its parts."""
    machine = Machine(library, instructions=INSTRUCTIONS)
    a = unknown(machine.equations, "a", n)
    result = machine.array("t", 2 * n, writable=True)
    machine.cells |= {result + 8 * i: 0 for i in range(n)}
    operand = machine.array("a", a, writable=False)
    for below, width, count in blocks(n):
        machine.call(f"{ADX}square::square_{width}", result + 16 * below, operand + 8 * below, n - below, count)
    machine.call(f"{ADX}sweeps::double_and_add_squares", result, operand, n)
    prove_equal(machine.words(result, 2 * n), number(a).times(number(a)))
    return machine.steps


def both_differences(library: Library, n: int) -> int:
    """Prove the two differences of Karatsuba's method, and the mask that says which is not negative."""
    machine = Machine(library, instructions=INSTRUCTIONS)
    a, b = unknown(machine.equations, "a", n), unknown(machine.equations, "b", n)
    results = [machine.array(name, n, writable=True) for name in "rs"]
    operands = [machine.array(name, words, writable=False) for name, words in (("a", a), ("b", b))]
    machine.call(f"{ADX}sweeps::differences", *results, *operands, n)
    difference = Polynomial.combination([(1, number(a)), (-1, number(b))])
    r, s = (number(machine.words(result, n)) for result in results)
    mask = polynomial(machine.register("rax"))
    # r = a − b + W^n·less for less = mask / (W − 1); as r is a word after word, less is 1 exactly if a < b.
    if Polynomial.combination([(W - 1, r), (1 - W, difference), (-(W**n), mask)]).terms:
        raise RefusedError("r and the mask are not those of a − b")
    if not Polynomial.combination([(1, s), (1, difference)]).divisible(W**n):
        raise RefusedError("s is not b − a")
    return machine.steps


def middle_added(library: Library, n: int) -> int:
    """Prove the last sum of Karatsuba's method, modulo W^(2n)."""
    machine = Machine(library, instructions=INSTRUCTIONS)
    t, cross = unknown(machine.equations, "t", 2 * n), unknown(machine.equations, "cross", n)
    subtract = machine.equations.variable("subtract", 1)
    # The sum in brackets is not negative, so neither is what is left of its carries when `subtract` is taken from them.
    machine.equations.borrows = False
    result = machine.array("t", t, writable=True)
    machine.call(f"{ADX}sweeps::add_middle", result, machine.array("cross", cross, writable=True), n, subtract)
    middle = [(1, number(t[:n])), (1, number(t[n:])), (1, number(cross)), (1 - W**n, polynomial(subtract))]
    expected = [(1, number(t)), (W ** (n // 2), Polynomial.combination(middle))]
    found = Polynomial.combination([*expected, (-1, number(machine.words(result, 2 * n)))])
    if not found.divisible(W ** (2 * n)):
        raise RefusedError("the result is another number")
    return machine.steps
