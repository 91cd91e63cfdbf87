"""The certificate: the programs of a field with the bound of every word and the reason of every number, as text.

:mod:`modforge.field.certificate.checker` checks it without this package. One line is one instruction or one claim:

- ``x4 + W*x5 = a0*b1 + x1 : 2^64 - 1, 2^64 - 2`` computes two words, ``x9 - W*x10 = a2 - 7 - x8 : …`` a difference and
  its borrow, ``x7 = shift x3 x2 51 : …`` the lowest word of (W·x3 + x2) >> 51, ``x8 = low x2 51 : …`` its lowest bits,
  ``x6 = select x5 a0 0 : …`` a0 if the mask x5 is all ones; the colon is followed by the bounds of the words;
- ``number r1 = fold of=v1 shift=256 factor=38 low=… high=… words=… max=… because …`` names a number;
- ``zero x9 because …`` is a carry (or another word) that nobody reads, with the reason why nothing is lost.

The programs are followed by the functions that are made of calls, a call a line, as
``x2 = square_times_mul(a, a) times 1`` for a^(2^1)·a; :mod:`modforge.field.certificate.call_checker` checks these.

Words are listed least significant first; ``at`` gives the bits where they begin, if they are not full words.

``file NAME HASH`` binds a file of code, ``file NAME HASH programs`` one that the checker reads back, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol, assert_never

from modforge.field.certificate.checker.code.tokens import digest
from modforge.field.functions.compose import Composed
from modforge.field.program.claims import (
    Barrett,
    Claim,
    Congruent,
    Cut,
    Difference,
    Divide,
    Fold,
    Guard,
    HighProduct,
    Linear,
    Operand,
    Owed,
    Positions,
    Product,
    Rest,
    Row,
    Settled,
    Stop,
    Subtract,
    TwoFolds,
    Word,
)
from modforge.field.program.format import Format
from modforge.field.program.ir import Input, Instruction, Op, Program
from modforge.field.program.notation import power
from modforge.field.proof.numbers import Proof

HEADING = "modforge field certificate 1"


class Field(Protocol):
    """The facts about a field that a certificate states: a layout, or a reduction in hardware."""

    @property
    def modulus(self) -> int:
        """The modulus p."""

    @property
    def width(self) -> int:
        """The bits of a word."""

    @property
    def radix(self) -> int:
        """The factor of a number in the element that represents it."""

    @property
    def element(self) -> Format:
        """The format of an element."""


IN_HARDWARE = """\
# modforge/field/certificate/checker proves the programs below, which bring a number below p: every sum and cut is as
# wide as its bound asks. It reads the steps of the modules back and compares them with the numbers of the programs.
# Nothing here covers the product a * b that the multiplier reduces, nor when registers take their values: the
# testbenches compare with integers.
"""

COVERED = """\
# modforge/field/certificate/checker proves the programs below: every operation on words, and the parts of canonical
# form and bytes. It reads the functions in the files above back and compares them with the programs.
"""

NOT_COVERED = """\
# call_checker.py proves the functions at the end, powers along addition chains: what their calls compute, if p is
# prime. Nothing here covers what is written around them: choices by masks (select, swap), the comparison of words
# behind equal, is_zero, sqrt and legendre, how bytes are put together to words, how assembly writes its programs, nor
# loops over other functions (pow, invert_many, sqrt_ratio, reduce_wide_…, sqrt where p mod 8 = 1).
# The hashes bind these as they are, and tests compare them with integers.
"""

BY_DIVISION_STEPS = """\
# Nor does anything cover the inverse by division steps, which takes the place of the power above 64 bits.
"""


def certificate(
    layout: Field,
    programs: Iterable[Program],
    functions: Iterable[Composed] | None = None,
    division_steps: bool = False,
    files: Mapping[str, str] | None = None,
) -> str:
    """Return the certificate of a field: what it is, all its programs, and the functions that call them, if any do.

    ``division_steps`` says whether the code inverts by division steps; ``files`` are the texts of the code by their
    names.
    """
    lines = [
        HEADING,
        f"modulus {layout.modulus:#x}",
        f"word {layout.width}",
        f"radix {layout.radix:#x}",
        f"element {_format(layout.element)}",
        *(_file(name, text) for name, text in (files or {}).items()),
        IN_HARDWARE if functions is None else COVERED + NOT_COVERED + BY_DIVISION_STEPS * division_steps,
    ]
    for program in programs:
        lines += [*_Writer(program, layout.modulus).lines(), ""]
    if functions is not None:
        lines += ["functions", *(line for function in functions for line in _function(function))]
    return "\n".join(lines) + "\n"


def _file(name: str, text: str) -> str:
    """Return the line of a file; a header has no programs to read back."""
    return f"file {name} {digest(text)}{'' if name.endswith('.h') else ' programs'}"


def _function(function: Composed) -> Iterator[str]:
    yield f"function {function.name}"
    for call in function.calls:
        times = f" times {call.times}" if call.function.startswith("square_times") else ""
        yield f"  {call.target} = {call.function}({', '.join(call.operands)}){times}"
    yield "  end"


@dataclass
class _Writer:
    """Writes one program, with a proof that follows along for the bounds and reasons."""

    program: Program
    modulus: int

    def lines(self) -> Iterator[str]:
        program, proof = self.program, Proof(self.program.width, self.modulus)
        self._names = self._name_words()
        yield f"program {program.name}"
        for number in program.inputs:
            proof.receive(number.name, number.words, number.format)
            yield self._input(number)
        for item in program.body:
            if isinstance(item, Instruction):
                proof.follow(item)
                yield self._instruction(item, proof)
            else:
                proof.follow(item)
                yield self._claim(item, proof)
        read = {operand for item in program.instructions for operand in item.operands}
        read.update(word for number in program.outputs.values() for word in number)
        dropped = [word for item in program.instructions for word in item.outputs if word not in read]
        for word in dropped:
            zero = proof.highest(word) == 0
            yield f"  {'zero' if zero else 'unused'} {self._names[word]} because {self._reason(word, proof)}"
        ok = f" ok={self._names[_word(program.outputs['ok'][0])]}" if "ok" in program.outputs else ""
        words = self._words(program.outputs["r"])
        yield f"  result words={words} {_format(program.result)}{ok}"

    def _reason(self, word: Word, proof: Proof) -> str:
        """Say why nothing is lost if nobody reads a word."""
        if proof.highest(word):
            return "what is claimed holds whatever it is"
        for name, known in proof.numbers.items():
            if word in known.words:
                at = proof.positions(known.words, known.positions)[known.words.index(word)]
                return f"{name}, in which it begins at bit {at}, is at most {power(known.interval.high)}"
        for item in self.program.body:
            if isinstance(item, Stop) and item.carry == word:
                return f"the carry ends before bit {self.program.width * len(item.words)} of a fold of {item.source}"
            if isinstance(item, Row) and word == item.borrow:
                return "a product is not negative"
            if isinstance(item, Row) and word in item.carries:
                return f"a row of a product is below 2^{self.program.width * len(item.words)}"
            if isinstance(item, Divide) and item.rest == word:
                return f"it is a multiple of 2^{item.shift}, and below"
            if isinstance(item, Linear | Divide | Owed | Settled) and item.borrow == word:
                return f"{item.name} is never negative"
            if isinstance(item, Difference) and item.third == word:
                return f"{item.name} is not negative once two borrows are given back"
        return "its operands leave no room for it"

    def _name_words(self) -> dict[Word, str]:
        names = {word: f"{n.name}{index}" for n in self.program.inputs for index, word in enumerate(n.words)}
        computed = [word for item in self.program.instructions for word in item.outputs]
        names.update((word, f"{'y' if word.double else 'x'}{index}") for index, word in enumerate(computed))
        return names

    def _input(self, number: Input) -> str:
        return f"  input {number.name} words={self._words(number.words)} {_format(number.format)}"

    def _instruction(self, item: Instruction, proof: Proof) -> str:
        outputs = [self._names[word] for word in item.outputs]
        left = f"{outputs[0]} {'-' if item.op is Op.SUB else '+'} W*{outputs[1]}" if outputs[1:] else outputs[0]
        right = self._right([self._operand(operand) for operand in item.operands], item)
        bounds = ", ".join(power(proof.highest(word)) for word in item.outputs)
        return f"  {left} = {right} : {bounds}"

    def _right(self, args: list[str], item: Instruction) -> str:
        match item.op:
            case Op.MAC | Op.MULTIPLY_ADD | Op.TIMES:
                return " + ".join((f"{args[0]}*{args[1]}", *args[2:]))
            case Op.ADD | Op.PLUS:
                return " + ".join(args)
            case Op.SUB | Op.MINUS:
                return " - ".join(args)
            case Op.SHR:
                return f"shift 0 {args[0]} {item.shift}"
            case Op.SHL:
                return f"shift {args[0]} 0 {self.program.width - item.shift}"
            case Op.FUNNEL:
                return f"shift {args[0]} {args[1]} {item.shift}"
            case Op.LOW:
                return f"low {args[0]} {item.shift}"
            case Op.MASK:
                return f"mask {args[0]}"
            case Op.GATE:
                return f"select {args[0]} {args[1]} 0"
            case Op.SELECT:
                return f"select {' '.join(args)}"
            case Op.MAC52_LOW:
                return f"low52 {' '.join(args)}"
            case Op.MAC52_HIGH:
                return f"high52 {' '.join(args)}"
        assert_never(item.op)

    def _claim(self, claim: Claim, proof: Proof) -> str:
        if isinstance(claim, Stop):
            fields = {
                "carry": self._operand(claim.carry),
                "of": claim.source,
                "shift": claim.shift,
                "factor": claim.factor,
                "low": self._words(claim.low),
                "bit": self._operand(claim.bit),
                "words": self._words(claim.words),
            }
            return f"  stop {_join(fields)}"
        if isinstance(claim, Row):
            lists = {"carries": claim.carries, "addends": claim.addends, "others": claim.others, "words": claim.words}
            single = {"factor": self._operand(claim.factor), "extra": self._operand(claim.extra)}
            single |= {"borrow": self._operand(claim.borrow)} if claim.borrow != 0 else {}
            return f"  row {_join({**single, **{name: self._words(words) for name, words in lists.items()}})}"
        kind, details = self._details(claim, proof)
        known = proof.numbers[claim.name]
        fields = {**details, "words": self._words(claim.words), **_at(known.positions)}
        step = proof.steps[-1]
        why = f"because {step.expression}: {step.why}"
        return f"  number {claim.name} = {kind} {_join(fields)} max={known.interval.high:#x} {why}"

    def _details(self, claim: Claim, proof: Proof) -> tuple[str, dict[str, object]]:
        match claim:
            case Product():
                return "product", {"of": f"{claim.left},{claim.right}"}
            case Linear():
                terms = ",".join(f"{factor:#x}*{name}" for factor, name in claim.terms)
                borrow = {"borrow": self._operand(claim.borrow)} if claim.borrow != 0 else {}
                return "linear", {"of": terms, "constant": f"{claim.constant:#x}", **borrow}
            case HighProduct():
                parts = zip(claim.skipped, proof.numbers[claim.source].words, strict=True)
                skipped = (f"-{part:#x}*{self._operand(word)}" for part, word in parts if part)
                return "linear", {"of": ",".join((f"{claim.factor:#x}*{claim.source}", *skipped)), "constant": "0x0"}
            case Congruent():
                terms = ",".join("*".join((f"{factor:#x}", *names)) for factor, names in claim.terms)
                return "congruent", {"of": terms, "constant": f"{claim.constant:#x}"}
            case Cut():
                return "cut", {"of": claim.source, "shift": claim.shift, "low": self._words(claim.low)}
            case Rest():
                return "rest", {"of": claim.source, "top": claim.top, "shift": claim.shift}
            case Divide():
                single = {"quotient": claim.quotient, "rest": claim.rest}
                single |= {key: at for key, at in (("less", claim.less), ("borrow", claim.borrow)) if at != 0}
                names = {key: self._operand(operand) for key, operand in single.items()}
                return "divide", {"of": claim.source, "shift": claim.shift, **names}
            case Owed():
                single = {"word": claim.word, "quotient": claim.quotient}
                single |= {"borrow": claim.borrow} if claim.borrow != 0 else {}
                names = {key: self._operand(operand) for key, operand in single.items()}
                part = {"part": f"{claim.part:#x}", "middle": self._words(claim.middle)} if claim.part else {}
                pairs = (f"{self._words(pair)},{weight:#x}" for *pair, weight in claim.same)
                of = {"before": claim.before or "-", "lack": f"{claim.lack:#x}", "same": ";".join(pairs) or "-"}
                return "owed", {**of, **names, **part}
            case Settled():
                borrow = {"borrow": self._operand(claim.borrow)} if claim.borrow != 0 else {}
                return "settled", {"of": claim.source, "owed": claim.owed, **borrow}
            case Difference():
                lists = {"middle": self._words(claim.middle), "after": self._words(claim.after)}
                borrows = {"first": claim.first, "second": claim.second, "third": claim.third}
                names = {key: self._operand(operand) for key, operand in borrows.items()}
                return "difference", {
                    "of": f"{claim.left},{claim.right}",
                    "factor": f"{claim.factor:#x}",
                    **lists,
                    **names,
                }
            case Barrett():
                sources = {"of": claim.source, "top": claim.top, "quotient": claim.quotient}
                return "barrett", {**sources, "before": claim.before, "after": claim.after}
            case Fold() | TwoFolds():
                return self._fold(claim)
            case Subtract() | Guard():
                of, words = {"of": claim.source, "multiple": f"{claim.multiple:#x}"}, self._words(claim.difference)
                kind = "subtract" if isinstance(claim, Subtract) else "guard"
                return kind, {**of, "difference": words, "borrow": self._operand(claim.borrow)}
        raise TypeError(f"no name for {claim}")

    def _fold(self, claim: Fold | TwoFolds) -> tuple[str, dict[str, object]]:
        parts = {"low": self._words(claim.low), "high": self._words(claim.high)}
        fields = {"of": claim.source, "shift": claim.shift, "factor": f"{claim.factor:#x}", **parts}
        if isinstance(claim, Fold):
            return "fold", fields
        quotient, rest = self._operand(claim.quotient), self._operand(claim.rest)
        second = {"top": self._words(claim.top), "rest": rest, "quotient": quotient, "m": claim.m, "c": claim.c}
        return "twofolds", {**fields, **second}

    def _operand(self, operand: Operand) -> str:
        if isinstance(operand, Word):
            return self._names[operand]
        return str(operand) if operand < 10 else f"{operand:#x}"

    def _words(self, number: Iterable[Operand]) -> str:
        return ",".join(self._operand(operand) for operand in number) or "-"


def _format(form: Format) -> str:
    at = ",".join(str(at) for at in form.positions)
    limits = ",".join(f"{limit:#x}" for limit in form.limits)
    return f"at={at} limits={limits} max={form.highest:#x}"


def _at(positions: Positions) -> dict[str, object]:
    return {"at": ",".join(str(at) for at in positions)} if positions else {}


def _join(fields: Mapping[str, object]) -> str:
    return " ".join(f"{name}={value}" for name, value in fields.items())


def _word(operand: Operand) -> Word:
    if not isinstance(operand, Word):
        raise TypeError("a constant where a word belongs")
    return operand
