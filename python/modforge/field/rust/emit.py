"""Prints a design as one Rust module: no ``std``, no ``unsafe``, no dependency; formatted as rustfmt would."""

from __future__ import annotations

from modforge.field.contract import summary
from modforge.field.design import Design
from modforge.field.layouts.layout import OF_PRODUCTS
from modforge.field.program.claims import Operand, Word
from modforge.field.program.ir import Instruction, Op, Program, split
from modforge.field.program.names import names_of
from modforge.field.rust import composed, conveniences
from modforge.field.rust.style import array, figures, indent, markdown
from modforge.field.templates import fill_in, render
from modforge.licence import SPDX

OPERATORS = {"mul": "Mul", "add": "Add", "sub": "Sub", "neg": "Neg"}

HELPERS = {
    "mac": """\
/// `low + 2^${bits}·high = a·b + c + d`, which never overflows.
#[inline(always)]
const fn mac(a: ${word}, b: ${word}, c: ${word}, d: ${word}) -> (${word}, ${word}) {
    let t = (a as ${wide}) * (b as ${wide}) + (c as ${wide}) + (d as ${wide});
    (t as ${word}, (t >> ${bits}) as ${word})
}
""",
    "addc": """\
/// `sum + 2^${bits}·carry = a + b + c` for a bit `c`.
#[inline(always)]
const fn addc(a: ${word}, b: ${word}, c: ${word}) -> (${word}, ${word}) {
    let (t, first) = a.overflowing_add(b);
    let (t, second) = t.overflowing_add(c);
    (t, (first | second) as ${word})
}
""",
    "subb": """\
/// `difference - 2^${bits}·borrow = a - b - c` for a bit `c`.
#[inline(always)]
const fn subb(a: ${word}, b: ${word}, c: ${word}) -> (${word}, ${word}) {
    let (t, first) = a.overflowing_sub(b);
    let (t, second) = t.overflowing_sub(c);
    (t, (first | second) as ${word})
}
""",
    "mask": """\
/// All ones for 1, zero for 0; by a zero hidden from the compiler, which could otherwise make a branch of it.
#[inline(always)]
const fn mask(bit: ${word}) -> ${word} {
    // Not the mask itself: it would take the time of a round through memory.
    core::hint::black_box::<${word}>(0).wrapping_sub(bit)
}
""",
}

WORDS_OF = """\
/// The number given by bytes, least significant first.
const fn words_of(bytes: &[u8; BYTES]) -> [${word}; PLAIN] {
    let mut words = [0; PLAIN];
    let mut i = 0;
    while i < BYTES {
        words[i / ${size}] |= (bytes[i] as ${word}) << (8 * (i % ${size}));
        i += 1;
    }
    words
}
"""


def _of_products(name: str, text: str) -> tuple[str, list[str]]:
    operands = OF_PRODUCTS[name]
    arguments = ", ".join(f"{operand}: &Self" for operand in operands)
    opening = f"/// `{text}`.\n#[must_use]\n${{inline}}\npub fn {name}({arguments}) -> Self"
    return opening, [f"let {operand} = {operand}.0;" for operand in operands]


METHODS = {
    "square": ("/// The square.\n#[must_use]\n${inline}\npub fn square(&self) -> Self", ["let a = self.0;"]),
    "sum_of_products": _of_products("sum_of_products", "a·b + c·d"),
    "difference_of_products": _of_products("difference_of_products", "a·b - c·d"),
    "product_minus_square": _of_products("product_minus_square", "a·b - c²"),
    "mul_small": (
        "/// The product with a small number.\n#[must_use]\n#[inline]\npub fn mul_small(&self, b: ${small}) -> Self",
        ["let a = self.0;", "let b = [${word}::from(b)];"],
    ),
    "half": ("/// The half modulo p.\n#[must_use]\n#[inline]\npub fn half(&self) -> Self", ["let a = self.0;"]),
    "encode": (
        "/// The number itself, below p, in words of ${bits} bits, least significant first.\n"
        "#[must_use]\n#[inline]\npub fn canonical(&self) -> [${word}; PLAIN]",
        ["let a = self.0;"],
    ),
    "reduce": (
        "/// The element for a number of any value in words of ${bits} bits, least significant first.\n"
        "#[must_use]\n#[inline]\npub const fn reduce(a: [${word}; PLAIN]) -> Self",
        [],
    ),
    "decode": (
        "/// The number and 1 if it is below p, else 0 and 0.\nfn decode(a: [${word}; PLAIN]) -> (Self, ${word})",
        [],
    ),
}


def source(design: Design) -> str:
    """Return the module."""
    design = design.in_rust
    layout = design.layout
    imports = ", ".join(sorted(OPERATORS.values()))
    methods = "".join("\n" + indent(_method(design, name)) + "\n" for name in METHODS if name in design.programs)
    one = array([_constant(word) for word in layout.constant(1)], len("pub const ONE: Self = Self();"), 4)
    values = figures(design)
    parts = [
        "\n".join([f"// {SPDX}", "", *(f"//! {line}".rstrip() for line in markdown(summary(design)))]),
        "// A product is reduced by masks as well.\n#![allow(clippy::suspicious_arithmetic_impl)]",
        f"use core::ops::{{{imports}}};",
        f"/// Words of an element.\npub const WORDS: usize = {layout.words};",
        f"/// Words of a number below p.\npub const PLAIN: usize = {layout.plain_words};",
        f"/// Bytes of an encoded element.\npub const BYTES: usize = {layout.bytes};",
        _modulus(design),
        f"/// A number modulo p: {design.representation}.\n///\n"
        "/// Every function takes and returns such values. Words set by hand must keep the bound.\n"
        f"#[derive(Clone, Copy)]\npub struct Element(pub [u{layout.width}; WORDS]);",
        render("rust/element.rs", **values, methods=methods, one=one.replace("\n", "\n    ")),
        *(_operator(design, name) for name in OPERATORS),
        *composed.items(design),
        *conveniences.items(design),
        fill_in(WORDS_OF, **values),
    ]
    body = "\n\n".join(part.strip() for part in parts)
    helpers = [fill_in(text, **values).strip() for name, text in HELPERS.items() if f" {name}(" in body]
    return "\n\n".join([body, *helpers]) + "\n"


def _modulus(design: Design) -> str:
    words = split(design.layout.modulus, design.layout.plain_words, design.layout.width)
    digits = array([_constant(word) for word in words], len("pub const MODULUS: [u64; PLAIN] = ;"), 0)
    word = f"u{design.layout.width}"
    return f"/// The modulus p = {design.modulus}.\npub const MODULUS: [{word}; PLAIN] = {digits};"


def _operator(design: Design, name: str) -> str:
    trait = OPERATORS[name]
    binary = len(design.programs[name].inputs) == 2
    argument = ", other: Self" if binary else ""
    loads = ["let a = self.0;", *(["let b = other.0;"] if binary else [])]
    opening = f"{figures(design)['inline']}\nfn {name}(self{argument}) -> Self"
    body = indent(_braced(opening, _body(design.programs[name], loads)))
    return f"impl {trait} for Element {{\n    type Output = Self;\n\n{body}\n}}"


def _method(design: Design, name: str) -> str:
    opening, loads = METHODS[name]
    values = figures(design)
    return _braced(
        fill_in(opening, **values), _body(design.programs[name], [fill_in(line, **values) for line in loads])
    )


def _braced(opening: str, lines: list[str]) -> str:
    return f"{opening} {{\n{indent(chr(10).join(lines))}\n}}"


def _body(program: Program, loads: list[str]) -> list[str]:
    names = names_of(program)
    for number in program.inputs:
        names.update((word, f"{number.name}[{index}]") for index, word in enumerate(number.words))
    lines = [*loads, *(_statement(item, program.width, names) for item in program.executed()[0])]
    words = [_operand(word, names) for word in program.outputs["r"]]
    if "ok" in program.outputs:
        lines.append(f"let words = {array(words, len('let words = ;'), 8)};")
        return [*lines, f"(Self(words), {_operand(program.outputs['ok'][0], names)})"]
    if program.name == "encode":
        return [*lines, array(words, 0, 8)]
    return [*lines, f"Self({array(words, len('Self()'), 8)})"]


def _statement(item: Instruction, width: int, names: dict[Word, str]) -> str:
    args = [_operand(operand, names) for operand in item.operands]
    if item.op in (Op.MAC, Op.ADD, Op.SUB):
        low, high = (names.get(word) for word in item.outputs)
        helper, size = {Op.MAC: ("mac", 4), Op.ADD: ("addc", 3), Op.SUB: ("subb", 3)}[item.op]
        args += ["0"] * (size - len(args))
        return f"let ({low or '_'}, {high or '_'}) = {helper}({', '.join(args)});"
    out = item.outputs[0]
    doubles = [isinstance(operand, Word) and operand.double for operand in item.operands]
    if out.double:
        args = [_widened(arg, operand, width) for arg, operand in zip(args, item.operands, strict=True)]
    match item.op:
        case Op.SHR:
            value = f"{args[0]} >> {item.shift}"
            value = f"({value}) as u{width}" if doubles[0] and not out.double else value
        case Op.SHL:
            value = f"{args[0]} << {item.shift}"
        case Op.LOW:
            value = f"({args[0]} as u{width})" if doubles[0] else args[0]
            kept = _constant((1 << item.shift) - 1)
            value = f"{value} & {kept}" if item.shift < width else value.strip("()")
        case Op.FUNNEL:
            value = f"({args[0]} << {width - item.shift}) | ({args[1]} >> {item.shift})"
        case Op.MASK:
            value = f"mask({args[0]})"
        case Op.GATE:
            value = f"{args[0]} & {args[1]}"
        case Op.SELECT:
            value = f"{args[2]} ^ ({args[0]} & ({args[1]} ^ {args[2]}))"
        case Op.PLUS:
            value = f"{args[0]} + {args[1]}"
        case Op.MINUS:
            value = f"{args[0]} - {args[1]}"
        case Op.TIMES:
            value = f"{args[0]} * {args[1]}"
        case Op.MULTIPLY_ADD:
            value = f"{args[0]} * {args[1]} + {args[2]}"
        case _:
            raise ValueError(f"{item.op} is not printed in Rust")
    return f"let {names[out]} = {value};"


def _widened(text: str, operand: Operand, width: int) -> str:
    """Print an operand where double words are computed with; a constant takes its type from the others."""
    return f"({text} as u{2 * width})" if isinstance(operand, Word) and not operand.double else text


def _operand(operand: Operand, names: dict[Word, str]) -> str:
    return names[operand] if isinstance(operand, Word) else _constant(operand)


def _constant(value: int) -> str:
    return str(value) if value < 10 else f"{value:#x}"
