"""The claims on the IFMA kernel of eight numbers side by side: products and squares in digits of 52 bits.

Vector i of a number has digit i of all eight. As nothing passes between lanes, the proof follows one, which stands for
all: what would take a single lane is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.digits import DIGIT_BITS, D, Digits
from modforge.kernel_proof.algebra.words import Equations, Value, W, Word, index, maximum_of, polynomial
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.code.memory import VECTOR
from modforge.kernel_proof.code.vectors import with_vectors
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.reduction import prove_quotients

BATCH = "modforge::kernel::eight::x86_64::ifma_batch::IfmaBatch as modforge::kernel::door::lanes::LaneArithmetic"
METHODS = {1: f"<{BATCH}>::square", 2: f"<{BATCH}>::mul"}
SLACK_BITS = 4
ENTRIES = 16
"""Of a table that is selected from."""
MAX_BLOCK = 12
"""Digits of a block, and of a number that stays in registers."""


def product(library: Library, bits: int) -> int:
    """Prove the product."""
    return prove(Run(library, bits), 2)


def square(library: Library, bits: int) -> int:
    """Prove the square."""
    return prove(Run(library, bits), 1)


def reduction(library: Library, bits: int) -> int:
    """Prove the last reduction, from at most 2m to below m."""
    run = Run(library, bits)
    a = run.number("a", run.size)
    # a ≤ 2m, so a − m ≤ m where it was subtracted once, and then m becomes 0.
    once = run.minuends(run.reduced(a))
    if run.minuends(once) != a:
        raise RefusedError("the result is not a after two subtractions")
    return run.machine.steps


def selection(library: Library, bits: int) -> int:
    """Prove that each lane gets its own entry of a table."""
    run = Run(library, bits)
    table = [run.number(f"entry {i} ", run.size) for i in range(ENTRIES)]
    wanted = run.machine.equations.variable("index", W - 1)
    for place, digit in enumerate(run.selected(table, wanted)):
        if any(run.chosen(digit, wanted, i) is not entry[place] for i, entry in enumerate(table)):
            raise RefusedError("a lane gets another entry")
    return run.machine.steps


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

    def moduli(self) -> int:
        """Put the moduli into memory, as Rust has them."""
        machine, lists = self.machine, []
        for name, digits in (("m", self.m), ("M", self.multiple), ("k", self.k)):
            lists += [len(digits), machine.wide_array(name, digits, writable=False), len(digits)]
        sizes = machine.array("blocks", self.blocks, writable=False)
        return machine.array("moduli", [len(self.blocks), sizes, len(self.blocks), *lists], writable=False)

    def results(self, operands: list[list[Value]]) -> list[Value]:
        """Run the method for products or squares; return the digits of the result."""
        machine, moduli = self.machine, self.moduli()
        result = machine.wide_array("r", self.size, writable=True)
        arguments: list[Value] = [moduli, result, self.size]
        for name, digits in zip("ab", operands, strict=False):
            arguments += [machine.wide_array(name, digits, writable=False), self.size]
        arguments += [machine.wide_array("scratch", 2 * self.size, writable=True), 2 * self.size]
        machine.call(METHODS[len(operands)], *arguments)
        return [machine.load_wide(result + VECTOR * i) for i in range(self.size)]

    def reduced(self, a: list[Value]) -> list[Value]:
        """Run the method for the last reduction; return the digits that it leaves."""
        machine, moduli = self.machine, self.moduli()
        place = machine.wide_array("a", a, writable=True)
        scratch = machine.wide_array("scratch", 2 * self.size, writable=True)
        machine.call(f"<{BATCH}>::reduce", moduli, place, self.size, scratch, 2 * self.size)
        return [machine.load_wide(place + VECTOR * i) for i in range(self.size)]

    def selected(self, table: list[list[Value]], wanted: Value) -> list[Value]:
        """Run the method that reads a table; return the digits of the result."""
        machine, moduli = self.machine, self.moduli()
        place = machine.wide_array("table", [digit for entry in table for digit in entry], writable=False)
        indices = machine.wide_array("indices", [wanted], writable=False)
        result = machine.wide_array("r", self.size, writable=True)
        length = len(table) * self.size
        machine.call(f"<{BATCH}>::select", moduli, result, self.size, place, length, indices)
        return [machine.load_wide(result + VECTOR * i) for i in range(self.size)]

    def minuends(self, results: list[Value]) -> list[Value]:
        """Prove that digits are those of some number, or of it minus m where that is not negative; return it."""
        found, differences, conditions = [], [], set()
        for digit in results:
            if not isinstance(digit, Word) or digit.serial not in self.digits.choices:
                raise RefusedError("a digit of the result is not chosen from two")
            condition, difference, minuend = self.digits.choices[digit.serial]
            conditions.add(self.digits.conditions.negation(condition))
            found.append(minuend)
            differences.append(difference)
        # The difference is found − m + D^N where the condition holds, and its digits are below D: so it holds exactly
        # if found is below m.
        borrow = Polynomial.combination([(D**self.size, polynomial(self.digits.bit(conditions.pop())))])
        expected = Polynomial.combination([(1, number(found)), (-1, number(self.m)), (1, borrow)])
        too_large = any(maximum_of(digit) >= D for digit in (*differences, *found))
        if conditions or too_large or number(differences).terms != expected.terms:
            raise RefusedError("the difference is not that with m")
        return found

    def chosen(self, value: Value, wanted: Word, number: int) -> Value:
        """Return what was chosen where a word is a number."""
        while isinstance(value, Word) and value.serial in self.digits.choices:
            condition, one, other = self.digits.choices[value.serial]
            word, compared = self.digits.hits.get(condition, (None, 0))
            if word is not wanted:
                raise RefusedError("chooses by another condition")
            value = one if compared == number else other
        return value

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
