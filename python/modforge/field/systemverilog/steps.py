"""Prints the numbers of a proved reduction as lines of SystemVerilog, each as wide as its interval asks for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from modforge.field.program.claims import Barrett, Cut, Divide, Fold, Linear, Subtract
from modforge.field.program.ir import Op
from modforge.field.program.notation import power
from modforge.field.systemverilog.reduction import SPARSE, Reduction, digits, weight

BREAK = "\n      "

CHUNK = 64
"""Bits of a constant on a line."""


@dataclass(frozen=True)
class Step:
    """One number computed from the one before; ``weight`` is a rough measure of its delay."""

    name: str
    width: int
    declared: tuple[str, ...]
    lines: tuple[str, ...]
    weight: int
    comment: str


def reduction_steps(reduction: Reduction, operand: str) -> Iterator[Step]:
    """Yield the numbers of a program whose input is named ``operand`` in the module."""
    writer = _Writer(reduction, operand)
    for claim in reduction.program.body:
        if isinstance(claim, Barrett):
            writer.remainders[claim.quotient] = claim.name
    for claim in reduction.program.body:
        match claim:
            case Fold():
                yield writer.fold(claim)
            case Cut():
                yield writer.cut(claim)
            case Linear():
                writer.multiples[claim.name] = claim
            case Barrett():
                yield writer.barrett(claim)
            case Divide():
                yield writer.quotient(claim)
                yield writer.divide(claim)
            case Subtract():
                yield writer.subtract(claim)


@dataclass
class _Writer:
    reduction: Reduction
    operand: str
    declared: list[str] = field(default_factory=list)
    multiples: dict[str, Linear] = field(default_factory=dict)
    remainders: dict[str, str] = field(default_factory=dict)

    def fold(self, claim: Fold) -> Step:
        source, at, width = self._name(claim.source), claim.shift, self._width(claim.name)
        high = f"{source}[{self._width(claim.source) - 1}:{at}]"
        terms = [f"{width}'({source}[{at - 1}:0])", *self._times(claim.factor, high, width, claim.name)]
        factor = power(claim.factor)
        times = f"({factor})" if " " in factor else factor
        comment = f"2^{at} is {factor}: {source} mod 2^{at} + {times} * ({source} div 2^{at})"
        return self._step(claim.name, width, terms, comment)

    def cut(self, claim: Cut) -> Step:
        width = self._width(claim.name)
        if claim.source not in self.multiples:
            source = self._name(claim.source)
            part = f"{source}[{self._width(claim.source) - 1}:{claim.shift}]"
            return self._step(claim.name, width, [part], f"{source} div 2^{claim.shift}")
        ((factor, source),) = self.multiples[claim.source].terms
        size = self._width(claim.source)
        width = min(width, self._width(self.remainders[claim.name]))  # the rest is not used
        terms = self._times(factor, source, size, claim.name)
        comment = f"{source} times the reciprocal of p, div 2^{claim.shift}"
        return self._step(claim.name, width, terms, comment, claim.shift)

    def barrett(self, claim: Barrett) -> Step:
        # The difference has this width; the rest cancels.
        width, source = self._width(claim.name), self._name(claim.source)
        terms = [f"{source}[{width - 1}:0]", *self._times(-self.reduction.modulus, claim.quotient, width, claim.name)]
        return self._step(claim.name, width, terms, f"{source} - {claim.quotient} * p")

    def quotient(self, claim: Divide) -> Step:
        """How often p is added so that the lowest bits become zero: (-1/p mod 2^w) times them, modulo 2^w."""
        source, width, name = self._name(claim.source), claim.shift, f"q{claim.name}"
        lowest = f"{source}[{width - 1}:0]"
        inverse = self._inverse(claim)
        inverse = min(inverse, inverse - (1 << width), key=lambda factor: weight(abs(factor)))
        comment = f"-1/p times {source}, modulo 2^{width}"
        return self._step(name, width, self._times(inverse, lowest, width, name), comment)

    def divide(self, claim: Divide) -> Step:
        source, quotient, shift, width = (
            self._name(claim.source),
            f"q{claim.name}",
            claim.shift,
            self._width(claim.name),
        )
        comment = f"({source} + {quotient} * p) / 2^{shift}"
        if claim.rest == 0:  # the quotient is the lowest part: it and q * p end in zeros together
            above = f"{width}'({source}[{self._width(claim.source) - 1}:{shift}])"
            factor = (self.reduction.modulus + 1) >> shift
            return self._step(claim.name, width, [above, *self._times(factor, quotient, width, claim.name)], comment)
        size = width + shift
        terms = [f"{size}'({source})", *self._times(self.reduction.modulus, quotient, size, claim.name)]
        return self._step(claim.name, width, terms, comment, shift)

    def subtract(self, claim: Subtract) -> Step:
        source, width = self._name(claim.source), self._width(claim.name)
        size = width + 1  # both numbers that it may become have this width: one bit more is the sign
        difference, multiple = f"difference_{claim.name}", f"Multiple{claim.name.upper()}"
        declared = [*_parameter(multiple, claim.multiple, size), f"logic [{width}:0] {difference};"]
        lines = [
            f"assign {difference} = {size}'({source}) - {multiple};",
            f"assign {claim.name} = {difference}[{width}]{BREAK}? {width}'({source})"
            f"{BREAK}: {difference}[{width - 1}:0];",
        ]
        times = claim.multiple // self.reduction.modulus
        comment = f"{source} - {f'{times} * ' if times > 1 else ''}p if that is not negative"
        return self._finish(claim.name, width, declared, lines, 2, comment)

    def _name(self, number: str) -> str:
        return self.operand if number == "a" else number

    def _width(self, number: str) -> int:
        return max(self.reduction.proof.interval(number).high.bit_length(), 1)

    def _inverse(self, claim: Divide) -> int:
        """Return the factor of the lowest word that gives the quotient; 1 if it is the quotient itself."""
        for item in self.reduction.program.instructions if claim.rest != 0 else ():
            if item.op is Op.MAC and item.outputs[0] == claim.quotient and isinstance(item.operands[1], int):
                return item.operands[1]
        return 1

    def _times(self, factor: int, text: str, width: int, name: str) -> list[str]:
        """Return the terms of a multiple: shifts, added and subtracted, or one product with a constant."""
        if weight(abs(factor)) > SPARSE:
            constant = f"Factor{name.upper()}"
            self.declared += _parameter(constant, abs(factor), width)
            return [f"{'-' if factor < 0 else '+'} {width}'({text}) * {constant}"]
        terms = []
        for digit, shift in digits(abs(factor)):
            shifted = f"({width}'({text}) << {shift})" if shift else f"{width}'({text})"
            terms.append(f"{'+' if (digit > 0) == (factor > 0) else '-'} {shifted}")
        return sorted(terms)  # added first

    def _step(self, name: str, width: int, terms: list[str], comment: str, shift: int = 0) -> Step:
        """Return the step that sums terms, and cuts off the lowest bits of the sum."""
        total = BREAK.join(terms).removeprefix("+ ")
        text = f"{width}'(({total}) >> {shift})" if shift else total
        delay = 1 + len(terms) if any(sign in total for sign in "+-*") else 0
        return self._finish(name, width, [], [f"assign {name} = {text};"], delay, comment)

    def _finish(self, name: str, width: int, declared: list[str], lines: list[str], delay: int, comment: str) -> Step:
        constants, self.declared = self.declared, []
        bound = "" if name.startswith("q") else f", below 2^{width}"
        return Step(name, width, (*constants, *declared), tuple(lines), min(delay, 3), f"{comment}{bound}")


def _parameter(name: str, value: int, width: int) -> list[str]:
    """Declare a constant, a few digits on a line."""
    parts = []
    for at in range(0, width, CHUNK):
        size = min(CHUNK, width - at)
        parts.append(f"{size}'h{(value >> at) % (1 << size):x}")
    if len(parts) == 1:
        return [f"localparam logic [{width - 1}:0] {name} = {parts[0]};"]
    lines = [f"    {part}," for part in reversed(parts)]
    return [f"localparam logic [{width - 1}:0] {name} = {{", *lines[:-1], lines[-1].removesuffix(","), "};"]
