"""The claims on the IFMA kernel of eight numbers side by side: products and squares in digits of 52 bits.

Vector i of a number has digit i of all eight. As nothing passes between lanes, the proof follows one, which stands for
all: what would take a single lane is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.digits import DIGIT_BITS, D, Digits
from modforge.kernel_proof.algebra.words import Equations, Value, Word, index, maximum_of, polynomial
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.code.memory import VECTOR
from modforge.kernel_proof.code.vectors import with_vectors
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.reduction import prove_quotients

BATCH = "modforge::kernel::eight::x86_64::ifma_batch::IfmaBatch as modforge::kernel::door::lanes::LaneArithmetic"
METHODS = {1: f"<{BATCH}>::square", 2: f"<{BATCH}>::mul"}
SLACK_BITS = 4
MAX_BLOCK = 12
"""Digits of a block, and of a number that stays in registers."""


def product(library: Library, bits: int) -> int:
    """Prove the product."""
    return prove(Run(library, bits), 2)


def square(library: Library, bits: int) -> int:
    """Prove the square."""
    return prove(Run(library, bits), 1)


def prove(run: Run, count: int) -> int:
    """Prove the product of two numbers, or the square of one."""
    operands = [run.number(name, run.size) for name in "ab"[:count]]
    run.conclude(run.results(operands), operands)
    return run.machine.steps


class Run:
    """One run on unknown operands."""

    def __init__(self, library: Library, bits: int) -> None:
        """Make the modulus."""
        equations = Equations()
        self.size = digits_of(bits)
        self.blocks = blocks(self.size)
        self.digits = Digits(equations)
        self.machine = Machine(library, equations, instructions=with_vectors(self.digits), side_by_side=True)
        self.m, self.multiple = self.number("m", self.size), self.number("M", self.size)
        self.k = self.number("k", self.blocks[-1])
        self.inverse()

    def number(self, name: str, size: int) -> list[Value]:
        """Return the digits of an unknown number."""
        return [self.machine.equations.variable(f"{name}{i}", D - 1) for i in range(size)]

    def inverse(self) -> None:
        """Assume that k is −1 / m modulo a power of 2^52."""
        if len(self.blocks) == 1:
            self.machine.equations.inverses[variable(self.k[0])] = variable(self.m[0])
        else:
            rounding = Rounding(self.digits, self.m, self.k)
            self.digits.rounding = rounding.share

    def results(self, operands: list[list[Value]]) -> list[Value]:
        """Run the method for products or squares; return the digits of the result."""
        machine, lists = self.machine, []
        for name, digits in (("m", self.m), ("M", self.multiple), ("k", self.k)):
            lists += [len(digits), machine.wide_array(name, digits, writable=False), len(digits)]
        sizes = machine.array("blocks", self.blocks, writable=False)
        moduli = machine.array("moduli", [len(self.blocks), sizes, len(self.blocks), *lists], writable=False)
        result = machine.wide_array("r", self.size, writable=True)
        arguments: list[Value] = [moduli, result, self.size]
        for name, digits in zip("ab", operands, strict=False):
            arguments += [machine.wide_array(name, digits, writable=False), self.size]
        arguments += [machine.wide_array("scratch", 2 * self.size, writable=True), 2 * self.size]
        machine.call(METHODS[len(operands)], *arguments)
        return [machine.load_wide(result + VECTOR * i) for i in range(self.size)]

    def conclude(self, results: list[Value], operands: list[list[Value]]) -> None:
        """Prove that digits below 2^52 make a·b / 2^(52·N) modulo m, below 3m."""
        equations, n = self.machine.equations, self.size
        if any(maximum_of(digit) >= D for digit in results):
            raise RefusedError("a digit of the result can be 2^52 or more")
        # What is carried out of the top digit is lost: it is 0, as the result is below 3m and so below 2^(52·N).
        found = self.digits.expanded(number(results))
        found = Polynomial({product: factor for product, factor in found.terms.items() if factor % D**n})
        expected = number(operands[0]).times(number(operands[-1]))
        total = equations.resolve(Polynomial.combination([(D**n, found), (-1, expected)]))
        multiple = number(self.multiple) if len(self.blocks) > 1 else None
        prove_quotients(equations, total, number(self.m), multiple, self.blocks[-1], n)


@dataclass(frozen=True)
class Rounding:
    """The carry out of the low columns of the last block, of which only the top one is added up.

    With the low digits s of the sum, q = s·k modulo D^B for the B digits of the block, and m·k = −1 modulo D^B, the
    number s + q·m is a multiple of D^B. Its columns below the top one, which nobody adds up, are a multiple X of
    D^(B − 1), and X is below D; so it is what makes the top column a multiple of D.
    """

    digits: Digits
    m: Sequence[Value]
    k: Sequence[Value]

    def share(self, top: Polynomial) -> tuple[Polynomial, int] | None:
        """Return the number that the low columns make with the top one, which is a multiple of D^B, and D^B."""
        count = len(self.k)
        partners = [self.partner(top, factor) for factor in self.m[:count]]
        if any(partner is None for partner in partners):
            return None
        q = [word for word in reversed(partners) if word is not None]
        definitions = self.digits.expansions
        s = [self.partner(definitions[index(word)], self.k[0]) for word in q]
        low = [word for word in s if word is not None]
        if len(low) < count:
            return None
        parts: list[tuple[int, Value]] = [(D**i, digit) for i, digit in enumerate(low[:-1])]
        for i in range(count - 1):
            for j in range(count - 1 - i):
                down, up = self.digits.multiply(self.m[i], q[j])
                parts += [(D ** (i + j), down)]
                if i + j < count - 2:
                    parts += [(D ** (i + j + 1), up)]
        if sum(factor * maximum_of(word) for factor, word in parts) >= D**count:
            return None
        below = Polynomial.combination((factor, polynomial(word)) for factor, word in parts)
        total = Polynomial.combination([(D ** (count - 1), top), (1, below)])
        # The top digit of s for the word that it was cut from, from which it differs by a multiple of D.
        last = index(low[-1])
        cut = [(D ** (count - 1), low[-1].polynomial), (-(D ** (count - 1)), self.digits.equations.quotients[last])]
        rest = Polynomial.combination([(1, total), *cut])
        return (total, D**count) if self.vanishes(rest, q) else None

    def partner(self, total: Polynomial, factor: Value) -> Word | None:
        """Return the digit that a factor is multiplied by, once, in a sum."""
        found = [
            self.digits.words[other]
            for variables, coefficient in total.terms.items()
            if coefficient == 1 and len(variables) == 2 and variable(factor) in variables
            for other in variables
            if other != variable(factor) and other in self.digits.words
        ]
        return found[0] if len(found) == 1 else None

    def vanishes(self, total: Polynomial, q: Sequence[Word]) -> bool:
        """Whether a sum is 0 modulo D^B, with the meaning of q and the assumption on k."""
        modulus = D ** len(self.k)
        for word in q:
            total = substitute(total, (index(word),), self.digits.expansions[index(word)]).modulo(modulus)
        # 1 + the sum of m_i·k_l·D^(i + l) for i + l ≤ j is a multiple D^(j + 1)·e_j.
        before = Polynomial.constant(1)
        for j in range(len(self.k)):
            after = self.digits.equations.variable("e", 0).polynomial
            others = [polynomial(self.m[i]).times(polynomial(self.k[j - i])) for i in range(1, j + 1)]
            meaning = Polynomial.combination([(D, after), (-1, before), *((-1, other) for other in others)])
            pair = tuple(sorted((variable(self.m[0]), variable(self.k[j]))))
            total = substitute(total, pair, meaning).modulo(modulus)
            before = after
        return not total.terms


def substitute(total: Polynomial, product: tuple[int, ...], meaning: Polynomial) -> Polynomial:
    """Replace a product of variables by what it is."""
    parts: list[tuple[int, Polynomial]] = []
    for variables, coefficient in total.terms.items():
        left = list(variables)
        if all(v in left for v in product):
            for v in product:
                left.remove(v)
            parts.append((coefficient, Polynomial({tuple(left): 1}).times(meaning)))
        else:
            parts.append((1, Polynomial({variables: coefficient})))
    return Polynomial.combination(parts)


def variable(value: Value) -> int:
    """Return the variable that a digit is."""
    assert isinstance(value, Word)
    return index(value)


def digits_of(bits: int) -> int:
    """Return the number of digits for a modulus of so many bits."""
    return -(-(bits + SLACK_BITS) // DIGIT_BITS)


def blocks(count: int) -> list[int]:
    """Cut so many digits into blocks, as `LaneModuli` does."""
    number_of_blocks = -(-count // MAX_BLOCK)
    last = -(-count // number_of_blocks)
    above = number_of_blocks - 1
    return [(count - last) * (i + 1) // above - (count - last) * i // above for i in range(above)] + [last]


def number(digits: Sequence[Value]) -> Polynomial:
    """Return the number that digits make, lowest first."""
    return Polynomial.combination((D**i, polynomial(digit)) for i, digit in enumerate(digits))
