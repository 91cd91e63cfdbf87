"""The claims on the kernel of 64-bit Arm CPUs: product and reduction in registers, rows, and blocks of eight limbs."""

from __future__ import annotations

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.words import W, index, number, polynomial
from modforge.kernel_proof.code.aarch64 import Machine
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.limbs.numbers import prove_equal, unknown
from modforge.kernel_proof.kernels.limbs.subtraction import prove_reduced

AARCH64 = "modforge::kernel::limbs::aarch64::"
BLOCK = 8
"""Limbs of a block."""


def montgomery_product(library: Library, n: int) -> int:
    """Prove the product and reduction in registers."""
    machine = Machine(library)
    a, b, (k, *m) = (unknown(machine.equations, name, n + (name == "m")) for name in "abm")
    machine.equations.inverses[index(k)] = index(m[0])
    machine.lowest = m[0]
    result = machine.array("r", n, writable=True)
    arrays = [
        machine.array(name, words, writable=False) for name, words in (("a", a), ("b", b), ("constants", [k, *m]))
    ]
    machine.call(f"{AARCH64}unrolled::multiply_{n}", result, *arrays)
    # Below (m − 1)·(W^n − 1) + (W^n − 1)·m < 2m·W^n.
    prove_reduced(machine.equations, machine.words(result, n), number(a).times(number(b)), m)
    return machine.steps


def multiple_added(library: Library, n: int) -> int:
    """Prove the sum of a number and a multiple of another."""
    machine = Machine(library)
    a, t, (limb,) = (unknown(machine.equations, name, count) for name, count in (("a", n), ("t", n), ("limb", 1)))
    result = machine.array("t", t, writable=True)
    machine.call(f"{AARCH64}rows::add_multiple", result, machine.array("a", a, writable=False), n, limb)
    expected = Polynomial.combination([(1, number(t)), (1, number(a).times(polynomial(limb)))])
    prove_equal([*machine.words(result, n), machine.read("x0")], expected)
    return machine.steps


def block_added(library: Library, n: int) -> int:
    """Prove the sum of a number and a multiple of another by a block of eight limbs."""
    machine = Machine(library)
    b, t, block = (unknown(machine.equations, name, count) for name, count in (("b", n), ("t", n), ("block", BLOCK)))
    result, out = machine.array("t", t, writable=True), machine.array("out", BLOCK, writable=True)
    operands = [machine.array(name, words, writable=False) for name, words in (("block", block), ("b", b))]
    machine.call(f"{AARCH64}blocks::add_block", result, *operands, n, out)
    expected = Polynomial.combination([(1, number(t)), (1, number(block).times(number(b)))])
    prove_equal([*machine.words(result, n), *machine.words(out, BLOCK)], expected)
    return machine.steps


def quotients(library: Library, n: int) -> int:
    """Prove that t + q·m is a multiple of W^8 for the eight limbs q."""
    machine = Machine(library)
    equations = machine.equations
    t, m, (k,) = (unknown(equations, name, count) for name, count in (("t", n), ("m", n), ("k", 1)))
    equations.inverses[index(k)] = index(m[0])
    machine.lowest = m[0]
    result = machine.array("q", n, writable=True)
    operands = [machine.array(name, words, writable=False) for name, words in (("t", t), ("m", m))]
    machine.call(f"{AARCH64}blocks::quotients", result, *operands, k)
    total = Polynomial.combination([(1, number(t)), (1, number(machine.words(result, n)).times(number(m)))])
    # Digit i of the sum, with the carries from below, is W times its own carry: take it away.
    for i, (carry, base, digit) in enumerate(equations.shares):
        rest = Polynomial.combination([(1, digit), (-base, Polynomial.variable(carry))])
        total = Polynomial.combination([(1, total), (-(W**i), rest)])
    # The last quotient digit clears the top limb, whose sum nothing takes.
    below = W ** (n - 1)
    if not total.divisible(below):
        raise RefusedError("the quotient does not clear the limbs")
    top = Polynomial({variables: coefficient // below for variables, coefficient in total.terms.items()})
    if not equations.is_multiple(top, W):
        raise RefusedError("the quotient does not clear the top limb")
    return machine.steps
