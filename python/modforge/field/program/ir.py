"""The intermediate form: a straight-line program over w-bit words and double words of 2w bits, and its meaning.

Every word is assigned once. An instruction returns everything it computes (both halves of a product, the carry of a
sum), so it never loses anything by itself; a word that nobody reads afterwards is *dropped*, and the proof
(:mod:`modforge.field.proof`) has to show that it was zero.

Between the instructions there are claims (:mod:`modforge.field.program.claims`): statements on whole numbers that the
proof checks. They compute nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias, assert_never

from modforge.field.program.claims import Claim, Number, Operand, Word
from modforge.field.program.format import Format


class Op(StrEnum):
    """The operation of an instruction; all words are unsigned and ``W = 2^w``."""

    MAC = "mac"
    """``low + W·high = a·b + c + d``: never overflows, as (W - 1)² + 2·(W - 1) = W² - 1."""
    ADD = "add"
    """``sum + W·carry = a + b + c`` with a bit c."""
    SUB = "sub"
    """``difference - W·borrow = a - b - c`` with a bit c."""
    SHR = "shr"
    """``a >> shift``."""
    SHL = "shl"
    """``(a << shift) mod W``."""
    LOW = "low"
    """``a mod 2^shift``."""
    FUNNEL = "funnel"
    """The low word of ``(W·a + b) >> shift``."""
    MASK = "mask"
    """All ones when the bit a is set, else zero."""
    GATE = "gate"
    """``b`` when the mask a is all ones, else zero."""
    SELECT = "select"
    """``b`` when the mask a is all ones, else ``c``."""

    # One result, as wide as the result word says; the proof has to show that it fits.
    PLUS = "plus"
    """``a + b``."""
    MINUS = "minus"
    """``a - b``, a constant a: at least 0 because a is at least as large as b can be."""
    TIMES = "times"
    """``a·b``."""
    MULTIPLY_ADD = "multiply-add"
    """``a·b + c``."""
    MAC52_LOW = "mac52-low"
    """``(a·b mod 2^52) + c`` for a, b < 2^52: one instruction of AVX-512 IFMA (w = 64)."""
    MAC52_HIGH = "mac52-high"
    """``(a·b div 2^52) + c`` for a, b < 2^52."""


@dataclass(frozen=True)
class Instruction:
    """One operation: its results, its operands (words or constants), and a shift for those that have one."""

    op: Op
    outputs: tuple[Word, ...]
    operands: tuple[Operand, ...]
    shift: int = 0


@dataclass(frozen=True)
class Input:
    """A number that the program receives: its words, least significant first, and their format."""

    name: str
    words: tuple[Word, ...]
    format: Format


@dataclass(frozen=True)
class Program:
    """A straight-line program: inputs, body, and named outputs.

    ``outputs["r"]`` is the result, a number in the format ``result``; ``outputs["ok"]``, if there is one, a bit.
    ``notes`` describe, for the explanation, the work between the numbers that the proof names.
    """

    name: str
    width: int
    inputs: tuple[Input, ...]
    body: tuple[Instruction | Claim, ...]
    outputs: Mapping[str, Number]
    result: Format
    notes: tuple[str, ...] = ()

    @property
    def instructions(self) -> tuple[Instruction, ...]:
        """The body without its claims."""
        return tuple(item for item in self.body if isinstance(item, Instruction))

    def executed(self) -> tuple[tuple[Instruction, ...], frozenset[Word]]:
        """Return the instructions that the outputs depend on, and the words that these read; the others are dropped.

        What they leave out is computed for the proof alone, as the word that a Montgomery step makes zero.
        """
        read = {word for number in self.outputs.values() for word in number if isinstance(word, Word)}
        kept = []
        for item in reversed(self.instructions):
            if not read.isdisjoint(item.outputs):
                kept.append(item)
                read.update(operand for operand in item.operands if isinstance(operand, Word))
        return tuple(reversed(kept)), frozenset(read)


def split(value: int, count: int, width: int) -> tuple[int, ...]:
    """Return ``count`` words of a value, least significant first; the value must fit."""
    if not 0 <= value < 1 << (width * count):
        raise ValueError(f"{value:#x} does not fit {count} words of {width} bits")
    return tuple((value >> (width * index)) & ((1 << width) - 1) for index in range(count))


def join(words: Sequence[int], width: int) -> int:
    """Return the value of words, least significant first."""
    return sum(word << (width * index) for index, word in enumerate(words))


Run: TypeAlias = Callable[[Mapping[str, int | Sequence[int]]], dict[str, int]]
"""What runs a program: takes inputs by name, each a number or its words, and returns the outputs."""


def run(program: Program, inputs: Mapping[str, int | Sequence[int]]) -> dict[str, int]:
    """Run a program on integers, or on words: every printed form of it must compute the same.

    Bounds are not looked at, so the behaviour outside them can be seen as well; a value must only fit its words.
    """
    return runner(program)(inputs)


def runner(program: Program) -> Run:
    """Return what runs a program as :func:`run` does, for many inputs.

    Words and constants are numbered once, and values kept in a list, as looking up each word takes longer than what is
    computed with it.
    """
    places: dict[Operand, int] = {}
    constants: list[int] = []

    def place(operand: Operand) -> int:
        if not isinstance(operand, Word) and operand not in places:
            places[operand] = len(constants)
            constants.append(operand)
        return places[operand]

    def assign(words: Sequence[Word]) -> list[int]:
        for word in words:
            places[word] = len(constants)
            constants.append(0)
        return [places[word] for word in words]

    ones = (1 << program.width) - 1
    forms = {n.name: replace(n.format, limits=(ones,) * n.format.words) for n in program.inputs}
    given = [(number.name, assign(number.words)) for number in program.inputs]
    body = [
        (item, [place(operand) for operand in item.operands], assign(item.outputs)) for item in program.instructions
    ]
    results = {name: [place(word) for word in number] for name, number in program.outputs.items()}

    def run_once(inputs: Mapping[str, int | Sequence[int]]) -> dict[str, int]:
        values = list(constants)
        for name, at in given:
            value = inputs[name]
            words = forms[name].split(value) if isinstance(value, int) else value
            for index, word in zip(at, words, strict=True):
                values[index] = word
        for item, sources, targets in body:
            found = evaluate(item, [values[index] for index in sources], program.width)
            for index, result in zip(targets, found, strict=True):
                values[index] = result
        outputs = {name: [values[index] for index in at] for name, at in results.items()}
        return {name: program.result.join(found) if name == "r" else found[0] for name, found in outputs.items()}

    return run_once


def evaluate(item: Instruction, operands: Sequence[int], width: int) -> tuple[int, ...]:
    """Return the results of one instruction on the values of its operands."""
    ones = (1 << width) - 1
    all_ones = (1 << (2 * width)) - 1 if item.outputs[0].double else ones
    match item.op:
        case Op.MAC:
            total = operands[0] * operands[1] + sum(operands[2:])
            return total & ones, total >> width
        case Op.ADD:
            total = sum(operands)
            return total & ones, total >> width
        case Op.SUB:
            total = operands[0] - sum(operands[1:])
            return total & ones, int(total < 0)
        case Op.SHR:
            return ((operands[0] >> item.shift) & all_ones,)
        case Op.SHL:
            return ((operands[0] << item.shift) & ones,)
        case Op.LOW:
            return (operands[0] & ((1 << item.shift) - 1),)
        case Op.FUNNEL:
            return ((((operands[0] << width) | operands[1]) >> item.shift) & ones,)
        case Op.MASK:
            return (-operands[0] & ones,)
        case Op.GATE:
            return (operands[0] & operands[1],)
        case Op.SELECT:
            return ((operands[0] & operands[1]) | (~operands[0] & ones & operands[2]),)
        case Op.PLUS:
            return ((operands[0] + operands[1]) & all_ones,)
        case Op.MINUS:
            return ((operands[0] - operands[1]) & all_ones,)
        case Op.TIMES:
            return ((operands[0] * operands[1]) & all_ones,)
        case Op.MULTIPLY_ADD:
            return ((operands[0] * operands[1] + operands[2]) & all_ones,)
        case Op.MAC52_LOW:
            return (((operands[0] * operands[1] & ((1 << 52) - 1)) + operands[2]) & all_ones,)
        case Op.MAC52_HIGH:
            return (((operands[0] * operands[1] >> 52) + operands[2]) & all_ones,)
    assert_never(item.op)
