"""Prints the programs of eight lanes as one Rust module, over the trait ``Vector`` of ``vector.rs`` beside it.

A trait of another crate is over vectors of that crate, and the module takes these.

A program is printed once, for vectors of any kind: in plain Rust and with AVX-512 IFMA it is the same by construction.
Each is a task, which vectors run with their instructions enabled, so that an operation is a call from anywhere, and the
compiler may inline it where the instructions are enabled as well.
"""

from __future__ import annotations

from importlib import resources
from textwrap import wrap

from modforge.field.contract import PRINTED
from modforge.field.design import count, describe
from modforge.field.lanes.code import OWN_VECTORS, LaneCode
from modforge.field.lanes.rust import composed
from modforge.field.layouts.digits.lanes import LANES
from modforge.field.program.claims import Operand, Word
from modforge.field.program.ir import Instruction, Op, Program, split
from modforge.field.program.names import names_of
from modforge.field.program.notation import number
from modforge.field.rust.style import WIDTH, array, indent, markdown
from modforge.field.templates import render
from modforge.licence import SPDX

TASKS = {
    "mul": "Product",
    "square": "Square",
    "add": "Sum",
    "sub": "Difference",
    "neg": "Negative",
    "three_halves": "ThreeHalves",
    "sub_twice": "DifferenceWithTwice",
    "sum_of_products": "SumOfProducts",
    "difference_of_products": "DifferenceOfProducts",
    "product_minus_square": "ProductMinusSquare",
    "mul_small": "SmallMultiple",
    "half": "Half",
    "encode": "Canonical",
    "decode": "Decoded",
    "reduce": "Reduced",
}
"""The structures that hold the operands of programs."""

PLAIN = ("decode", "reduce")
"""Programs that take a number in plain words."""


def vector() -> str:
    """Return the file of vectors that every printed module stands on."""
    return resources.files("modforge.field.lanes.rust").joinpath("vector.rs").read_text(encoding="utf-8")


def source(code: LaneCode) -> str:
    """Return the module."""
    layout = code.layout
    constants = {
        "MODULUS": ("The modulus p", "PLAIN", split(layout.modulus, layout.plain_words, 64)),
        "ONE": ("The digits of the number 1", "WORDS", layout.constant(1)),
    }
    parts = [
        "\n".join([f"// {SPDX}", "", *(f"//! {line}".rstrip() for line in markdown(_summary(code)))]),
        _imports(code),
        f"/// Digits of an element.\npub const WORDS: usize = {layout.words};",
        f"/// Words of a number below p.\npub const PLAIN: usize = {layout.plain_words};",
        f"/// Bytes of an encoded element.\npub const BYTES: usize = {layout.bytes};",
        *(_constant(name, *constant) for name, constant in constants.items()),
        _documented(
            f"A number modulo p in each lane: {code.representation}.",
            "",
            "Every function takes and returns such values. Digits set by hand must keep the limits.",
        )
        + "\n#[derive(Clone, Copy, Debug)]\npub struct Element<V>(pub [V; WORDS]);",
        render("lanes/rust/element.rs", of_products=bool(layout.of_products), functions=composed.methods(code)),
        *([_trait(code, code.trait)] if code.trait else []),
        *(_task(program) for program in code.programs.values()),
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _imports(code: LaneCode) -> str:
    """Print the imports as rustfmt orders them."""
    vectors, operators = f"use {code.vectors}::{{LANES, Task, Vector}};", "use core::ops::{Add, Mul, Neg, Sub};"
    return "\n".join([vectors, operators] if code.vectors == OWN_VECTORS else sorted([operators, vectors]))


def _documented(*paragraphs: str) -> str:
    lines = [line for text in paragraphs for line in (wrap(text, WIDTH - 4) or [""])]
    return "\n".join(f"/// {line}".rstrip() for line in lines)


def _constant(name: str, what: str, length: str, words: tuple[int, ...]) -> str:
    opening = f"{'pub ' if name == 'MODULUS' else ''}const {name}: [u64; {length}] = "
    return f"/// {what}.\n{opening}{array([_literal(word) for word in words], len(opening) + 1, 0)};"


def _summary(code: LaneCode) -> list[str]:
    layout = code.layout
    return [
        f"Arithmetic modulo p = {number(layout.modulus)}, {LANES} elements side by side. Generated, do not edit:",
        f"  {code.command}",
        "",
        f"p = {layout.modulus:#x}",
        f"Element: {code.representation}.",
        "Every function takes and returns such elements. Constant time in all values.",
        "The same program for vectors of any kind: in registers with AVX-512 IFMA, or in plain Rust.",
        "Operations of all eight lanes at once:",
        *(f"  {PRINTED.get(name, name)}: {describe(count(program))}" for name, program in code.programs.items()),
        *(f"  {name}: {function.cost}" for name, function in code.composed.items()),
        *(f"No {name}: {why}." for name, why in code.missing.items()),
    ]


OF_TRAIT = {
    "zero(cpu: V::Cpu) -> Self": "Self::zero(cpu)",
    "one(cpu: V::Cpu) -> Self": "Self::one(cpu)",
    "square(&self) -> Self": "self.square()",
    "three_halves(&self) -> Self": "self.three_halves()",
    "sub_twice(&self, other: &Self) -> Self": "self.sub_twice(other)",
    "is_zero(&self) -> u8": "self.is_zero()",
    "select(bits: u8, a: &Self, b: &Self) -> Self": "Self::select(bits, a, b)",
    "to_le_bytes(&self) -> [Self::Bytes; LANES]": "self.to_le_bytes()",
    "reduce_le_bytes(cpu: V::Cpu, bytes: &[Self::Bytes; LANES]) -> Self": "Self::reduce_le_bytes(cpu, bytes)",
}
"""The methods of the trait beside the operators: each is a method of the element."""

OF_TRAIT_IF_MADE = {
    "difference_of_products": (
        "difference_of_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Self",
        "Self::difference_of_products(a, b, c, d)",
    ),
    "product_minus_square": (
        "product_minus_square(a: &Self, b: &Self, c: &Self) -> Self",
        "Self::product_minus_square(a, b, c)",
    ),
}
"""Operations that it has anyway, but slower."""


def _trait(code: LaneCode, trait: str) -> str:
    methods = OF_TRAIT | {
        opening: body for name, (opening, body) in OF_TRAIT_IF_MADE.items() if name in code.layout.of_products
    }
    return render("lanes/rust/trait.rs", trait=trait, methods=methods)


def _task(program: Program) -> str:
    """Print a structure with the operands of a program, and the program as its task."""
    name, printer = TASKS[program.name], _Printer(program)
    plain, many = program.name in PLAIN, len(program.inputs) > 2
    element = "Element<V>"
    types = [
        "[V; PLAIN]" if plain else "V" if program.name == "mul_small" and given.name == "b" else f"&'a {element}"
        for given in program.inputs
    ]
    output = {"encode": "[V; PLAIN]", "decode": f"({element}, u8)"}.get(program.name, element)
    loads = []
    for at, given in enumerate(program.inputs):
        names = [printer.names[word] for word in given.words]
        operand = f"self.0[{at}].0" if many else f"self.{at}{'' if plain or types[at] == 'V' else '.0'}"
        loads += [f"let {names[0]} = {operand};"] if types[at] == "V" else _unpacked(names, operand)
    body = [printer.statement(item) for item in program.executed()[0]]
    words = [printer.operand(word) for word in program.outputs["r"]]
    if program.name == "encode":
        ending = array(words, 0, 8)
    elif program.name == "decode":
        ok = printer.operand(program.outputs["ok"][0])
        element_line = f"let element = Element({array(words, len('let element = Element();'), 8)});"
        ending = f"{element_line}\n(element, {ok}.nonzero())"
    else:
        ending = f"Element({array(words, len('Element()'), 8)})"
    first = printer.names[program.inputs[0].words[0]]
    constants = [f"let {name} = V::splat(cpu, {_literal(value)});" for value, name in printer.constants.items()]
    cpu = [f"let cpu = {first}.cpu();"] if constants else []
    lines = [*loads, *cpu, *constants, *body, ending]
    lifetime = "" if plain else "'a, "
    return render(
        "lanes/rust/task.rs",
        meaning=MEANINGS[program.name],
        name=name,
        generics=f"<{lifetime}V>",
        arguments=f"<{'' if plain else chr(39) + '_, '}V>",
        types=f"[{types[0]}; {len(types)}]" if many else ", ".join(types),
        output=output,
        body=indent(indent("\n".join(lines))),
    )


MEANINGS = {
    "mul": "a·b",
    "square": "a²",
    "add": "a + b",
    "sub": "a - b",
    "neg": "-a",
    "three_halves": "3/2·a",
    "sub_twice": "a - 2·b",
    "sum_of_products": "a·b + c·d",
    "difference_of_products": "a·b - c·d",
    "product_minus_square": "a·b - c²",
    "mul_small": "a·b for words b below 2^32",
    "half": "a/2",
    "encode": "a mod p in plain words",
    "decode": "The element of plain words, and a bit for each lane whose number is below p; else the element is 0",
    "reduce": "The element of plain words of any value",
}


def _unpacked(names: list[str], value: str) -> list[str]:
    """Print the assignment of an array to names: at once, if that fits a line."""
    line = f"let [{', '.join(names)}] = {value};"
    if len(line) + 8 <= WIDTH:
        return [line]
    return [f"let {name} = {value}[{index}];" for index, name in enumerate(names)]


def _literal(value: int) -> str:
    return str(value) if value < 10 else f"{value:#x}"


class _Printer:
    """Prints the instructions of one program; ``constants`` names those that they read."""

    def __init__(self, program: Program) -> None:
        self.names = names_of(program)
        self.constants: dict[int, str] = {}
        words = [word for number in program.outputs.values() for word in number]
        words += [operand for item in program.executed()[0] for operand in item.operands]
        for operand in words:
            if not isinstance(operand, Word):
                self._constant(operand)
        for item in program.executed()[0]:
            if item.op is Op.LOW:
                self._constant((1 << item.shift) - 1)
            if item.op is Op.MASK:
                self._constant(0)

    def operand(self, operand: Operand) -> str:
        """Print a word, or a constant in all lanes."""
        return self.names[operand] if isinstance(operand, Word) else self.constants[operand]

    def _constant(self, value: int) -> str:
        return self.constants.setdefault(value, f"k{len(self.constants)}")

    def statement(self, item: Instruction) -> str:
        """Print an instruction."""
        args = [self.operand(operand) for operand in item.operands]
        if item.op in (Op.ADD, Op.SUB):
            return self._carrying(item, args)
        return f"let {self.names[item.outputs[0]]} = {self._value(item, args)};"

    def _carrying(self, item: Instruction, args: list[str]) -> str:
        """Print a sum or difference and, if it is read, its carry: a comparison of each partial result."""
        low, carry = (self.names.get(word) for word in item.outputs)
        total, lines, carries = args[0], [], []
        for index, arg in enumerate(args[1:]):
            last = index == len(args) - 2
            result = (low or f"{carry}_low") if last else f"{low or carry}_part"
            if low or not last or item.op is Op.ADD:  # a borrow shows in the operands
                lines.append(f"let {result} = {total} {'+' if item.op is Op.ADD else '-'} {arg};")
            carries.append(f"{result}.below({total})" if item.op is Op.ADD else f"{total}.below({arg})")
            total = result
        if carry:
            value = carries[0] + "".join(f" | {other}" for other in carries[1:])
            lines.append(f"let {carry} = {value};")
        return "\n".join(lines)

    def _value(self, item: Instruction, args: list[str]) -> str:
        match item.op:
            case Op.PLUS:
                return f"{args[0]} + {args[1]}"
            case Op.MINUS:
                return f"{args[0]} - {args[1]}"
            case Op.SHR:
                return f"{args[0]}.shr::<{item.shift}>()"
            case Op.SHL:
                return f"{args[0]}.shl::<{item.shift}>()"
            case Op.LOW:
                return f"{args[0]} & {self.operand((1 << item.shift) - 1)}"
            case Op.FUNNEL:
                return f"{args[0]}.shl::<{64 - item.shift}>() | {args[1]}.shr::<{item.shift}>()"
            case Op.MASK:
                return f"{self.operand(0)} - {args[0]}"
            case Op.GATE:
                return f"{args[0]} & {args[1]}"
            case Op.SELECT:
                return f"{args[0]}.choose({args[1]}, {args[2]})"
            case Op.MAC52_LOW:
                return f"{args[2]}.plus_low({args[0]}, {args[1]})"
            case Op.MAC52_HIGH:
                return f"{args[2]}.plus_high({args[0]}, {args[1]})"
        raise ValueError(f"{item.op} is not printed for lanes")
