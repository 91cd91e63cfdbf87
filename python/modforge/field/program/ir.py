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


Values: TypeAlias = list[int]
"""The values of words and constants, each at its place."""

Run: TypeAlias = Callable[[Mapping[str, int | Sequence[int]]], dict[str, int]]
"""Runs a program: takes inputs by name, each a number or its words, and returns the outputs."""


def run(program: Program, inputs: Mapping[str, int | Sequence[int]]) -> dict[str, int]:
    """Run a program on integers, or on words: every printed form of it must compute the same.

    Bounds are not looked at, so the behaviour outside them can be seen as well; a value must only fit its words.
    """
    return runner(program)(inputs)


def runner(program: Program) -> Run:
    """Return what runs a program as :func:`run` does, quickly for many inputs: a function for each instruction.

    Words and constants have places in a list that these functions read and write.
    """
    constants: list[int] = [0]
    places: dict[Operand, int] = {0: 0}

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
    actions = []
    for item in program.instructions:
        sources = [place(operand) for operand in item.operands]
        actions.append(_action(item, sources, assign(item.outputs), program.width))
    results = {name: [place(word) for word in number] for name, number in program.outputs.items()}

    def run_once(inputs: Mapping[str, int | Sequence[int]]) -> dict[str, int]:
        values = list(constants)
        for name, at in given:
            value = inputs[name]
            words = forms[name].split(value) if isinstance(value, int) else value
            for index, word in zip(at, words, strict=True):
                values[index] = word
        for action in actions:
            action(values)
        outputs = {name: [values[index] for index in at] for name, at in results.items()}
        return {name: program.result.join(found) if name == "r" else found[0] for name, found in outputs.items()}

    return run_once


def _action(item: Instruction, sources: Sequence[int], targets: Sequence[int], width: int) -> Callable[[Values], None]:
    """Return what executes an instruction on a list of values, of which the first is 0, at the places of its words."""
    a, b, c, d = (*sources, 0, 0, 0)[:4]
    low, high = (*targets, 0)[:2]
    ones = (1 << width) - 1
    all_ones = (1 << (2 * width)) - 1 if item.outputs[0].double else ones
    shift, below = item.shift, (1 << item.shift) - 1

    def mac(values: Values) -> None:
        total = values[a] * values[b] + values[c] + values[d]
        values[low], values[high] = total & ones, total >> width

    def add(values: Values) -> None:
        total = values[a] + values[b] + values[c]
        values[low], values[high] = total & ones, total >> width

    def subtract(values: Values) -> None:
        total = values[a] - values[b] - values[c]
        values[low], values[high] = total & ones, int(total < 0)

    def single(result: Callable[[Values], int]) -> Callable[[Values], None]:
        def action(values: Values) -> None:
            values[low] = result(values)

        return action

    match item.op:
        case Op.MAC:
            return mac
        case Op.ADD:
            return add
        case Op.SUB:
            return subtract
        case Op.SHR:
            return single(lambda values: (values[a] >> shift) & all_ones)
        case Op.SHL:
            return single(lambda values: (values[a] << shift) & ones)
        case Op.LOW:
            return single(lambda values: values[a] & below)
        case Op.FUNNEL:
            return single(lambda values: (((values[a] << width) | values[b]) >> shift) & ones)
        case Op.MASK:
            return single(lambda values: -values[a] & ones)
        case Op.GATE:
            return single(lambda values: values[a] & values[b])
        case Op.SELECT:
            return single(lambda values: (values[a] & values[b]) | (~values[a] & ones & values[c]))
        case Op.PLUS:
            return single(lambda values: (values[a] + values[b]) & all_ones)
        case Op.MINUS:
            return single(lambda values: (values[a] - values[b]) & all_ones)
        case Op.TIMES:
            return single(lambda values: (values[a] * values[b]) & all_ones)
        case Op.MULTIPLY_ADD:
            return single(lambda values: (values[a] * values[b] + values[c]) & all_ones)
        case Op.MAC52_LOW:
            return single(lambda values: ((values[a] * values[b] & ((1 << 52) - 1)) + values[c]) & all_ones)
        case Op.MAC52_HIGH:
            return single(lambda values: ((values[a] * values[b] >> 52) + values[c]) & all_ones)
    assert_never(item.op)
