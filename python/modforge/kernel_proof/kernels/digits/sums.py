"""The claims on sums, differences and the last reduction of one number in vectors.

The code computes two numbers and takes one of them, as carries out of the top say. Both are exact up to multiples of
D^n, for n digits, which those carries count. So for each value of the carries inequalities say whether they can occur,
and that what is taken then is the number that is promised.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from itertools import product as all_of

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.conditions import FALSE, Condition
from modforge.kernel_proof.algebra.inequalities import Linear, impossible
from modforge.kernel_proof.algebra.lane_bits import LaneBits
from modforge.kernel_proof.algebra.words import Equations, Value, Word, maximum_of, polynomial
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.code.vectors import with_vectors
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.digits import avx512f, avxifma, ifma

DIGITS = "modforge::kernel::digits::"


@dataclass(frozen=True)
class Kernel:
    """A kernel: the functions' path, bits of a digit, lanes of a vector, and vectors for a modulus of so many bits."""

    path: str
    digit_bits: int
    lanes: int
    vectors: Callable[[int], int]


AVX512_IFMA = Kernel(f"{DIGITS}strided::add::", 52, 8, lambda bits: ifma.Shape.of(bits).vectors)
AVX512_F = Kernel(f"{DIGITS}strided::add::", avx512f.DIGIT_BITS, 8, lambda bits: avx512f.Shape.of(bits).vectors)
AVX_IFMA = Kernel(f"{DIGITS}avxifma::add::", 52, 4, lambda bits: avxifma.Shape.of(bits).vectors)


def addition(kernel: Kernel) -> Callable[[Library, int], int]:
    """Return the proof of a sum modulo t, which is 3m: of a, b < t."""

    def prove(run: Run, address: int) -> None:
        a, b, t = (run.number(name) for name in "abt")
        result = run.call(address, (a, b), t)
        total = Polynomial.combination([(1, run.value(a)), (1, run.value(b))])
        start, t_linear = Linear.of("start"), Linear.of("t")
        run.conclude(result, total, run.value(t), [start, t_linear * 2 - 2 - start], t_linear - 1)

    return for_each_instance(kernel, "add", prove)


def subtraction(kernel: Kernel) -> Callable[[Library, int], int]:
    """Return the proof of a difference modulo t, which is 3m: of a, b < t."""

    def prove(run: Run, address: int) -> None:
        a, b, t = (run.number(name) for name in "abt")
        result = run.call(address, (a, b), t)
        total = Polynomial.combination([(1, run.value(a)), (-1, run.value(b))])
        start, t_linear = Linear.of("start"), Linear.of("t")
        run.conclude(result, total, run.value(t), [start + t_linear - 1, t_linear - 1 - start], t_linear - 1)

    return for_each_instance(kernel, "sub", prove)


def reduction(kernel: Kernel) -> Callable[[Library, int], int]:
    """Return the proof of the last reduction, of a < 3m to below m: less m, twice, where that is not negative."""

    def prove(run: Run, address: int) -> None:
        a, m = run.number("a"), run.number("m")
        result = run.call(address, (a,), m)
        start, m_linear = Linear.of("start"), Linear.of("t")
        once = run.minuend(result)
        run.conclude(once, run.value(a), run.value(m), [start, m_linear * 3 - 1 - start], m_linear * 2 - 1)
        run.conclude(result, run.value(once), run.value(m), [start, m_linear * 2 - 1 - start], m_linear - 1)

    return for_each_instance(kernel, "reduce", prove)


def for_each_instance(
    kernel: Kernel, function: str, prove: Callable[[Run, int], None]
) -> Callable[[Library, int], int]:
    """Return the proof of the instance of a function that is for digits of this kernel."""

    def prove_one(library: Library, bits: int) -> int:
        refusals = []
        for address in library.addresses(kernel.path + function):
            run = Run(library, kernel, kernel.vectors(bits))
            try:
                prove(run, address)
            except RefusedError as error:
                refusals.append(str(error))
            else:
                return run.machine.steps
        raise RefusedError(f"no instance is for this shape: {'; '.join(sorted(set(refusals)))}")

    return prove_one


class Run:
    """One run of one function on unknown operands."""

    def __init__(self, library: Library, kernel: Kernel, vectors: int) -> None:
        """Make the machine."""
        equations = Equations(inverse_base=1 << kernel.digit_bits)
        self.kernel, self.count = kernel, kernel.lanes * vectors
        self.digits = LaneBits(equations, kernel.digit_bits)
        self.machine = Machine(library, equations, instructions=with_vectors(self.digits))
        self.machine.vector_bytes = 8 * kernel.lanes
        self.places = [v + vectors * lane for v in range(vectors) for lane in range(kernel.lanes)]

    def number(self, name: str) -> list[Value]:
        """Return the lanes of an unknown number."""
        return [self.machine.equations.variable(f"{name}{i}", self.digits.base - 1) for i in self.places]

    def value(self, lanes: Sequence[Value]) -> Polynomial:
        """Return the number that lanes make."""
        base = self.digits.base
        found = Polynomial.combination((base**i, polynomial(word)) for i, word in zip(self.places, lanes, strict=True))
        # A digit may have been cut from a sum of digits that were cut from sums.
        while (expanded := self.digits.expanded(found)).terms != found.terms:
            found = expanded
        return found

    def call(self, address: int, operands: Sequence[list[Value]], constant: list[Value]) -> list[Value]:
        """Run the function at an address; return the lanes of the result."""
        machine = self.machine
        result = machine.array("r", self.count, writable=True)
        arguments: list[Value] = [result, self.count]
        for words in operands:
            arguments += [machine.array("operand", words, writable=False), self.count]
        # A slice of vectors, which Rust aligns; the others are slices of words.
        place = machine.array("constant", constant, writable=False, alignment=machine.vector_bytes)
        arguments += [place, self.count // self.kernel.lanes]
        machine.call_at(address, "the function", arguments)
        return machine.words(result, self.count)

    def minuend(self, results: Sequence[Value]) -> list[Value]:
        """Return the digits, chosen from two, that are one of the two numbers from which results are chosen."""
        for numbers in self.alternatives(results)[1:]:
            if all(isinstance(word, Word) and word.serial in self.digits.choices for word in numbers):
                return numbers
        raise RefusedError("subtracts from another number")

    def alternatives(self, results: Sequence[Value]) -> tuple[Condition, list[Value], list[Value]]:
        """Return the condition by which all digits are chosen, and the digits for each value of it."""
        choices = [self.digits.choices.get(word.serial) for word in results if isinstance(word, Word)]
        found = [choice for choice in choices if choice is not None]
        if len(found) < len(results) or len({condition for condition, _, _ in found}) > 1:
            raise RefusedError("a digit of the result is not chosen from two, by one condition")
        return found[0][0], [one for _, one, _ in found], [other for _, _, other in found]

    def conclude(
        self,
        results: Sequence[Value],
        start: Polynomial,
        t: Polynomial,
        known: Sequence[Linear],
        most: Linear,
    ) -> None:
        """Prove that digits make a number or that number ± t, from 0 to a bound that is given in terms of t."""
        condition, *numbers = self.alternatives(results)
        if any(maximum_of(digit) >= self.digits.base for digits in numbers for digit in digits):
            raise RefusedError("a digit of the result can be too large")
        offsets = [self.offset(self.value(digits), start, t) for digits in numbers]
        carries = sorted({variable for offset in offsets for variable in offset.carries})
        deciding = self.deciding(condition, carries)
        top = self.digits.base**self.count
        always = [*known, Linear.of("t") - 1, Linear(top - 1) - Linear.of("t")]
        for values in all_of((0, 1), repeat=len(carries)):
            given = dict(zip(carries, values, strict=True))
            linear = [offset.linear(given, top) for offset in offsets]
            case = [*always, *linear, *(Linear(top - 1) - one for one in linear)]
            if impossible(case):
                continue
            taken = 0 if deciding(given) else 1
            if offsets[taken].tops(given) or not impossible([*case, linear[taken] - most - 1]):
                raise RefusedError("the result is another number, or too large")

    def offset(self, value: Polynomial, start: Polynomial, t: Polynomial) -> Offset:
        """Say by what a number differs from another: a multiple of t, and of D^n with carries."""
        top, maxima = self.digits.base**self.count, self.machine.equations.maxima
        for multiple in (0, 1, -1):
            rest = Polynomial.combination([(1, value), (-1, start), (-multiple, t)]).terms
            carries = {product[0]: factor // top for product, factor in rest.items() if product}
            if all(len(product) <= 1 and factor % top == 0 for product, factor in rest.items()) and all(
                maxima[variable] <= 1 for variable in carries
            ):
                return Offset(multiple, rest.get((), 0) // top, carries)
        raise RefusedError("computes another number")

    def deciding(self, condition: Condition, variables: Sequence[int]) -> Callable[[dict[int, int]], bool]:
        """Return what a condition is in terms of carries: whether there is one of some of them, or none."""
        conditions, of_variables = self.digits.conditions, self.digits.carries()
        carries = [variable for variable in variables if variable in of_variables]
        for size in range(len(carries) + 1):
            for some in combinations(carries, size):
                joined = FALSE
                for variable in some:
                    joined = conditions.either(joined, of_variables[variable])
                if condition in (joined, conditions.negation(joined)):
                    return partial(decides, some, condition == joined)
        raise RefusedError("chooses by other than carries")


def decides(some: Sequence[int], holds: bool, given: dict[int, int]) -> bool:
    """Whether a condition holds that says that one of some carries is 1, or that none is."""
    return any(given[variable] for variable in some) == holds


@dataclass(frozen=True)
class Offset:
    """A number as start + multiple·t + D^n·(above + the carries with their factors)."""

    multiple: int
    above: int
    carries: dict[int, int]

    def tops(self, given: dict[int, int]) -> int:
        """Return the factor of D^n for some values of the carries."""
        return self.above + sum(factor * given[variable] for variable, factor in self.carries.items())

    def linear(self, given: dict[int, int], top: int) -> Linear:
        """Return the number for these values as an expression."""
        return Linear.of("start") + Linear.of("t") * self.multiple + self.tops(given) * top
