"""Prints the composed functions in Rust: calls of the proved functions, and masks over whole elements.

Nothing depends on how an element is held.
"""

from __future__ import annotations

from modforge.field.design import Design
from modforge.field.functions.compose import Call, Composed
from modforge.field.functions.divsteps import Divsteps
from modforge.field.functions.roots import Roots
from modforge.field.layouts.layout import OF_PRODUCTS
from modforge.field.rust import divsteps
from modforge.field.rust.style import array, figures, indent
from modforge.field.templates import render

CALLED = {
    "mul": """\
/// `self·factor`, a call: inlined, the tens of products in a power would be most of the code.
#[inline(never)]
fn times(&self, factor: &Self) -> Self {
    *self * *factor
}
""",
    "square_times_mul": """\
/// `self^(2^n)·factor`.
#[inline(never)]
fn square_times_mul(&self, n: u32, factor: &Self) -> Self {
    self.square_times(n) * *factor
}
""",
}
"""The functions that only the composed ones call."""

DOCUMENTATION = {
    "invert": ["The inverse modulo p; of 0 it is 0."],
    "sqrt": [
        "A square root modulo p and `true`; 0 and `false` if there is none.",
        "The other root is its negative.",
    ],
    "legendre": ["The Legendre symbol: 1 for a square, -1 for a number that is none, 0 for 0."],
}

RESULTS = {"invert": "Self", "sqrt": "(Self, bool)", "legendre": "i8"}

ENDINGS = {
    "invert": [],
    "sqrt": ["let ok = s == a;", "(Self::select(ok, &t, &Self::ZERO), ok)"],
    "legendre": ["2 * i8::from(t == Self::ONE) + i8::from(t.is_zero()) - 1"],
}
"""The statements after the calls."""

LIKE_PRODUCTS = ("square(", *OF_PRODUCTS)
"""The methods that are inlined as the operator of a product is: code over the trait has no others."""

METHODS = {
    "square(&self) -> Self": "self.square()",
    **{
        f"{name}({', '.join(f'{x}: &Self' for x in operands)}) -> Self": f"Self::{name}({', '.join(operands)})"
        for name, operands in OF_PRODUCTS.items()
    },
    "square_times(&self, n: u32) -> Self": "self.square_times(n)",
    "mul_small(&self, b: u16) -> Self": "self.mul_small(${small_factor})",
    "half(&self) -> Self": "self.half()",
    "invert(&self) -> Self": "self.invert()",
    "sqrt(&self) -> (Self, bool)": "self.sqrt()",
    "legendre(&self) -> i8": "self.legendre()",
    "is_zero(&self) -> bool": "self.is_zero()",
    "select(bit: bool, a: &Self, b: &Self) -> Self": "Self::select(bit, a, b)",
    "swap(bit: bool, a: &mut Self, b: &mut Self)": "Self::swap(bit, a, b)",
    "to_le_bytes(&self) -> Self::Bytes": "self.to_le_bytes()",
    "to_be_bytes(&self) -> Self::Bytes": "self.to_be_bytes()",
    "from_le_bytes(bytes: &Self::Bytes) -> Option<Self>": "Self::from_le_bytes(bytes)",
    "from_be_bytes(bytes: &Self::Bytes) -> Option<Self>": "Self::from_be_bytes(bytes)",
    "reduce_le_bytes(bytes: &Self::Bytes) -> Self": "Self::reduce_le_bytes(bytes)",
    "reduce_be_bytes(bytes: &Self::Bytes) -> Self": "Self::reduce_be_bytes(bytes)",
    "reduce_wide_le_bytes(bytes: &[u8]) -> Self": "Self::reduce_wide_le_bytes(bytes)",
    "reduce_wide_be_bytes(bytes: &[u8]) -> Self": "Self::reduce_wide_be_bytes(bytes)",
}
"""The methods of the trait: each is the method of the same name."""


def items(design: Design) -> list[str]:
    """Return the implementations that follow the proved functions."""
    steps = design.divsteps
    chains = [function for name, function in design.composed.items() if name != "invert" or not steps]
    called = {call.function for function in chains for call in function.calls}
    if root := design.corrected_root:
        called |= {"mul", *(call.function for call in root.calls)}
    functions = [text for name, text in CALLED.items() if name in called]
    for name, function in design.composed.items():
        functions.append(_inverse(design, steps) if name == "invert" and steps else _function(function))
    if root:
        functions.append(_corrected_root(root))
    printed = "".join("\n" + indent(function.strip()) + "\n" for function in functions)
    parts = [render("rust/choices.rs", **figures(design), functions=printed)]
    if steps:
        parts.append(divsteps.module(design, steps))
    if design.trait:
        parts.append(_field(design, design.trait))
    return parts


def _inverse(design: Design, steps: Divsteps) -> str:
    return f"/// {DOCUMENTATION['invert'][0]}\n{divsteps.method(design, steps)}"


def _corrected_root(root: Roots) -> str:
    calls = [f"let {call.target} = {_value(call)};" for call in root.calls] or ["let w = Self::ONE;"]
    text = [*DOCUMENTATION["sqrt"], "", *root.documentation]
    documentation = "\n".join(f"/// {line}".rstrip() for line in text)
    return render("rust/sqrt.rs", documentation=documentation, calls=indent("\n".join(calls)))


def _function(function: Composed) -> str:
    text = [*DOCUMENTATION[function.name], "", *function.documentation]
    *calls, last = function.calls
    lines = ["let a = *self;", *(f"let {call.target} = {_value(call)};" for call in calls)]
    lines.append(_value(last) if last.target == "r" else f"let {last.target} = {_value(last)};")
    lines += ENDINGS[function.name]
    documentation = "\n".join(f"/// {line}".rstrip() for line in text)
    opening = f"#[must_use]\npub fn {function.name}(&self) -> {RESULTS[function.name]}"
    return f"{documentation}\n{opening} {{\n{indent(chr(10).join(lines))}\n}}"


def _value(call: Call) -> str:
    first, *others = ("Self::ONE" if name == "one" else name for name in call.operands)
    match call.function:
        case "square":
            return f"{first}.square()"
        case "square_times":
            return f"{first}.square_times({call.times})"
        case "square_times_mul":
            return f"{first}.square_times_mul({call.times}, &{others[0]})"
        case "mul":
            return f"{first}.times(&{others[0]})"
    sign = {"add": "+", "sub": "-"}[call.function]
    return f"{first} {sign} {others[0]}"


def _field(design: Design, trait: str) -> str:
    layout = design.layout
    digits = [f"{byte:#x}" for byte in layout.modulus.to_bytes(layout.bytes, "little")]
    modulus = array(digits, len("const MODULUS: Self::Bytes = ;"), 4).replace("\n", "\n    ")
    small = "b" if layout.small_bits == 16 else f"u{layout.small_bits}::from(b)"
    bodies = {opening: body.replace("${small_factor}", small) for opening, body in METHODS.items()}
    if not layout.of_products:
        bodies = {opening: body for opening, body in bodies.items() if not opening.startswith(tuple(OF_PRODUCTS))}
    inline = figures(design)["inline"]
    methods = [
        f"{inline if opening.startswith(LIKE_PRODUCTS) else '#[inline]'}\nfn {opening} {{\n    {body}\n}}"
        for opening, body in bodies.items()
    ]
    return render(
        "rust/trait.rs",
        trait=trait,
        bits_of_modulus=layout.modulus.bit_length(),
        modulus=modulus,
        methods=indent("\n\n".join(methods)),
    )
