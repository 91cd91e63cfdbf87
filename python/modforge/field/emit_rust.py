"""Prints a design as one Rust module: no ``std``, no ``unsafe``, no dependency; formatted as rustfmt would."""

from __future__ import annotations

from modforge.field import composed_rust
from modforge.field.claims import Operand, Word
from modforge.field.contract import summary
from modforge.field.design import Design
from modforge.field.ir import Instruction, Op, Program, split
from modforge.field.names import names_of
from modforge.field.rust_style import array, indent

INLINED = 6
"""Up to so many words, arithmetic is always inlined: a call would pass elements through memory, which costs as much as
half a multiplication. Beyond, the compiler weighs it against the size of the code."""

OPERATORS = {"mul": "Mul", "add": "Add", "sub": "Sub", "neg": "Neg"}

HELPERS = {
    "mac": """\
/// `low + 2^64·high = a·b + c + d`, which never overflows.
#[inline(always)]
const fn mac(a: u64, b: u64, c: u64, d: u64) -> (u64, u64) {
    let t = (a as u128) * (b as u128) + (c as u128) + (d as u128);
    (t as u64, (t >> 64) as u64)
}
""",
    "addc": """\
/// `sum + 2^64·carry = a + b + c` for a bit `c`.
#[inline(always)]
const fn addc(a: u64, b: u64, c: u64) -> (u64, u64) {
    let (t, first) = a.overflowing_add(b);
    let (t, second) = t.overflowing_add(c);
    (t, (first | second) as u64)
}
""",
    "subb": """\
/// `difference - 2^64·borrow = a - b - c` for a bit `c`.
#[inline(always)]
const fn subb(a: u64, b: u64, c: u64) -> (u64, u64) {
    let (t, first) = a.overflowing_sub(b);
    let (t, second) = t.overflowing_sub(c);
    (t, (first | second) as u64)
}
""",
    "mask": """\
/// All ones for 1, zero for 0; hidden from the compiler, which could otherwise make a branch of it.
#[inline(always)]
fn mask(bit: u64) -> u64 {
    core::hint::black_box(bit.wrapping_neg())
}
""",
}

BYTES = """\
impl Element {
    /// The number 0.
    pub const ZERO: Self = Self([0; WORDS]);

    /// The number 1.
    pub const ONE: Self = {
        let mut words = [0; WORDS];
        words[0] = 1;
        Self(words)
    };

    /// The number modulo p as bytes, least significant first.
    #[must_use]
    pub fn to_le_bytes(&self) -> [u8; BYTES] {
        let words = self.canonical().0;
        let mut bytes = [0; BYTES];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = (words[i / 8] >> (8 * (i % 8))) as u8;
        }
        bytes
    }

    /// The number modulo p as bytes, most significant first.
    #[must_use]
    pub fn to_be_bytes(&self) -> [u8; BYTES] {
        let mut bytes = self.to_le_bytes();
        bytes.reverse();
        bytes
    }

    /// The number given by bytes, least significant first; nothing if it is not below p.
    #[must_use]
    pub fn from_le_bytes(bytes: &[u8; BYTES]) -> Option<Self> {
        let mut words = [0; WORDS];
        for (i, byte) in bytes.iter().enumerate() {
            words[i / 8] |= u64::from(*byte) << (8 * (i % 8));
        }
        let (element, below) = Self::decode(words);
        (below == 1).then_some(element)
    }

    /// The number given by bytes, most significant first; nothing if it is not below p.
    #[must_use]
    pub fn from_be_bytes(bytes: &[u8; BYTES]) -> Option<Self> {
        let mut reversed = *bytes;
        reversed.reverse();
        Self::from_le_bytes(&reversed)
    }
METHODS}
"""

METHODS = {
    "square": ("/// The square.\n#[must_use]\nINLINE\npub fn square(&self) -> Self", ["let a = self.0;"]),
    "canonical": (
        "/// The same number modulo p, below p.\n#[must_use]\n#[inline]\npub fn canonical(&self) -> Self",
        ["let a = self.0;"],
    ),
    "decode": (
        "/// The number and 1 if it is below p, else 0 and 0.\nfn decode(a: [u64; WORDS]) -> (Self, u64)",
        [],
    ),
}


def source(design: Design) -> str:
    """Return the module."""
    operators = [name for name in design.programs if name in OPERATORS]
    imports = ", ".join(sorted(OPERATORS[name] for name in operators))
    methods = "".join("\n" + indent(_method(design, name)) + "\n" for name in METHODS)
    parts = [
        "\n".join(f"//! {line}".rstrip() for line in _markdown(summary(design))),
        f"use core::ops::{{{imports}}};",
        f"/// Words of an element.\npub const WORDS: usize = {design.layout.words};",
        f"/// Bytes of an encoded element.\npub const BYTES: usize = {design.layout.bytes};",
        _modulus(design),
        f"/// A number modulo p: {design.representation}.\n///\n"
        "/// Every function takes and returns such values. Words set by hand must keep the bound.\n"
        "#[derive(Clone, Copy)]\npub struct Element(pub [u64; WORDS]);",
        BYTES.replace("METHODS", methods),
        *(_operator(design, name) for name in operators),
        *composed_rust.items(design),
    ]
    body = "\n\n".join(part.strip() for part in parts)
    body = body.replace("INLINE", "#[inline(always)]" if design.layout.words <= INLINED else "#[inline]")
    helpers = [text.strip() for name, text in HELPERS.items() if f" {name}(" in body]
    return "\n\n".join([body, *helpers]) + "\n"


def _markdown(lines: list[str]) -> list[str]:
    """Set the indented lines as code."""
    marked: list[str] = []
    for line in lines:
        if line.startswith("  ") and not (marked and marked[-1].startswith("  ")):
            marked.append("```text")
        elif not line.startswith("  ") and marked and marked[-1].startswith("  "):
            marked.append("```")
        marked.append(line)
    return [line.strip() for line in (*marked, *(["```"] if marked[-1].startswith("  ") else []))]


def _modulus(design: Design) -> str:
    words = split(design.layout.modulus, design.layout.words, design.layout.width)
    digits = array([f"{word:#x}" for word in words], len("pub const MODULUS: [u64; WORDS] = ;"), 0)
    return f"/// The modulus p = {design.field}.\npub const MODULUS: [u64; WORDS] = {digits};"


def _operator(design: Design, name: str) -> str:
    trait = OPERATORS[name]
    binary = len(design.programs[name].inputs) == 2
    argument = ", other: Self" if binary else ""
    loads = ["let a = self.0;", *(["let b = other.0;"] if binary else [])]
    body = indent(_braced(f"INLINE\nfn {name}(self{argument}) -> Self", _body(design.programs[name], loads)))
    return f"impl {trait} for Element {{\n    type Output = Self;\n\n{body}\n}}"


def _method(design: Design, name: str) -> str:
    opening, loads = METHODS[name]
    return _braced(opening, _body(design.programs[name], loads))


def _braced(opening: str, lines: list[str]) -> str:
    return f"{opening} {{\n{indent(chr(10).join(lines))}\n}}"


def _body(program: Program, loads: list[str]) -> list[str]:
    names = names_of(program)
    for number in program.inputs:
        names.update((word, f"{number.name}[{index}]") for index, word in enumerate(number.words))
    hidden = _hidden(program)
    lines = [*loads, *(_statement(item, names, hidden) for item in program.instructions)]
    words = [_operand(word, names) for word in program.outputs["r"]]
    if "ok" in program.outputs:
        lines.append(f"let words = {array(words, len('let words = ;'), 8)};")
        return [*lines, f"(Self(words), {_operand(program.outputs['ok'][0], names)})"]
    return [*lines, f"Self({array(words, len('Self()'), 8)})"]


def _hidden(program: Program) -> set[Operand]:
    """Return the masks that choose between words: those that a compiler may be tempted to make a branch of.

    A mask on a constant is arithmetic to a compiler, and hiding it would cost a round through memory in each product.
    """
    choosing = [item for item in program.instructions if item.op in (Op.SELECT, Op.GATE)]
    return {item.operands[0] for item in choosing if isinstance(item.operands[1], Word)}


def _statement(item: Instruction, names: dict[Word, str], hidden: set[Operand]) -> str:
    args = [_operand(operand, names) for operand in item.operands]
    match item.op:
        case Op.MAC | Op.ADD | Op.SUB:
            low, high = (names.get(word) for word in item.outputs)
            helper, size = {Op.MAC: ("mac", 4), Op.ADD: ("addc", 3), Op.SUB: ("subb", 3)}[item.op]
            args += ["0"] * (size - len(args))
            return f"let ({low or '_'}, {high or '_'}) = {helper}({', '.join(args)});"
        case Op.SHR:
            value = f"{args[0]} >> {item.shift}"
        case Op.SHL:
            value = f"{args[0]} << {item.shift}"
        case Op.LOW:
            value = f"{args[0]} & {(1 << item.shift) - 1:#x}"
        case Op.FUNNEL:
            value = f"({args[0]} << {64 - item.shift}) | ({args[1]} >> {item.shift})"
        case Op.MASK:
            value = f"mask({args[0]})" if item.outputs[0] in hidden else f"{args[0]}.wrapping_neg()"
        case Op.GATE:
            value = f"{args[0]} & {args[1]}"
        case Op.SELECT:
            value = f"{args[2]} ^ ({args[0]} & ({args[1]} ^ {args[2]}))"
    return f"let {names[item.outputs[0]]} = {value};"


def _operand(operand: Operand, names: dict[Word, str]) -> str:
    if isinstance(operand, Word):
        return names[operand]
    return str(operand) if operand < 10 else f"{operand:#x}"
