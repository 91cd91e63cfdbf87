"""The intermediate form: a straight-line program over w-bit words, and what it means.

Every word is assigned once. An instruction returns everything it computes (both halves of a product, the carry of a
sum), so it never loses anything by itself; a word that nobody reads afterwards is *dropped*, and the proof
(:mod:`modforge.field.proof`) has to show that it was zero.

Between the instructions stand claims (:mod:`modforge.field.claims`): statements on whole numbers that the proof checks.
They compute nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from modforge.field.claims import Claim, Number, Operand, Word


class Op(StrEnum):
    """What an instruction computes; all words are unsigned and ``W = 2^w``."""

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


@dataclass(frozen=True)
class Instruction:
    """One operation: its results, its operands (words or constants), and a shift for those that have one."""

    op: Op
    outputs: tuple[Word, ...]
    operands: tuple[Operand, ...]
    shift: int = 0


@dataclass(frozen=True)
class Input:
    """A number that the program receives: its words, least significant first, and the largest value it may have."""

    name: str
    words: tuple[Word, ...]
    highest: int


@dataclass(frozen=True)
class Program:
    """A straight-line program: inputs, body, and named outputs."""

    name: str
    width: int
    inputs: tuple[Input, ...]
    body: tuple[Instruction | Claim, ...]
    outputs: Mapping[str, Number]

    @property
    def instructions(self) -> tuple[Instruction, ...]:
        """The body without its claims."""
        return tuple(item for item in self.body if isinstance(item, Instruction))

    def read(self) -> frozenset[Word]:
        """Every word that an instruction or an output reads; the others are dropped."""
        words = [operand for item in self.instructions for operand in item.operands]
        words += [word for number in self.outputs.values() for word in number]
        return frozenset(word for word in words if isinstance(word, Word))


def split(value: int, count: int, width: int) -> tuple[int, ...]:
    """Return ``count`` words of a value, least significant first; the value must fit."""
    if not 0 <= value < 1 << (width * count):
        raise ValueError(f"{value:#x} does not fit {count} words of {width} bits")
    return tuple((value >> (width * index)) & ((1 << width) - 1) for index in range(count))


def join(words: Sequence[int], width: int) -> int:
    """Return the value of words, least significant first."""
    return sum(word << (width * index) for index, word in enumerate(words))


def run(program: Program, inputs: Mapping[str, int]) -> dict[str, int]:
    """Run a program on integers: what every printed form of it must compute.

    Bounds are not looked at, so the behaviour outside them can be seen as well; a value must only fit its words.
    """
    words: dict[Operand, int] = {}
    for number in program.inputs:
        words.update(zip(number.words, split(inputs[number.name], len(number.words), program.width), strict=True))

    def at(operand: Operand) -> int:
        return words[operand] if isinstance(operand, Word) else operand

    for item in program.instructions:
        results = evaluate(item, [at(operand) for operand in item.operands], program.width)
        words.update(zip(item.outputs, results, strict=True))
    return {name: join([at(word) for word in number], program.width) for name, number in program.outputs.items()}


def evaluate(item: Instruction, operands: Sequence[int], width: int) -> tuple[int, ...]:
    """Return the results of one instruction on the values of its operands."""
    ones = (1 << width) - 1
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
            return (operands[0] >> item.shift,)
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
    assert_never(item.op)
