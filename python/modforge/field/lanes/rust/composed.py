"""Prints the functions of eight lanes that raise to a power, in Rust: calls of the proved programs.

Where a single field answers with a truth value, eight lanes answer with eight bits, that of element i at place i.
"""

from __future__ import annotations

from modforge.field.functions.compose import Call, Composed
from modforge.field.lanes.code import LaneCode
from modforge.field.rust.style import indent

DOCUMENTATION = {
    "invert": ["The inverses modulo p; of 0 it is 0."],
    "sqrt": [
        "Square roots modulo p, and a bit for each lane whose number is a square; else its root is 0.",
        "The other root is its negative.",
    ],
    "legendre": ["The Legendre symbols: 1 for a square, -1 for a number that is none, 0 for 0."],
}

RESULTS = {"invert": "Self", "sqrt": "(Self, u8)", "legendre": "[i8; LANES]"}

ENDINGS = {
    "invert": [],
    "sqrt": ["let ok = s.equal(&a);", "(Self::select(ok, &t, &Self::zero(self.cpu())), ok)"],
    "legendre": [
        "let (squares, zeros) = (t.equal(&Self::one(self.cpu())), t.is_zero());",
        "core::array::from_fn(|i| 2 * (squares >> i & 1) as i8 + (zeros >> i & 1) as i8 - 1)",
    ],
}
"""The statements after the calls."""


def methods(code: LaneCode) -> str:
    """Return the methods of an element, for its implementation."""
    return "".join("\n" + indent(_function(function)) + "\n" for function in code.composed.values())


def _function(function: Composed) -> str:
    text = [*DOCUMENTATION[function.name], "", *function.documentation]
    *calls, last = function.calls
    lines = ["let a = *self;"]
    if any("one" in call.operands for call in function.calls):
        lines.append("let one = Self::one(self.cpu());")
    lines += [f"let {call.target} = {_value(call)};" for call in calls]
    lines.append(_value(last) if last.target == "r" else f"let {last.target} = {_value(last)};")
    lines += ENDINGS[function.name]
    documentation = "\n".join(f"/// {line}".rstrip() for line in text)
    opening = f"#[must_use]\npub fn {function.name}(&self) -> {RESULTS[function.name]}"
    return f"{documentation}\n{opening} {{\n{indent(chr(10).join(lines))}\n}}"


def _value(call: Call) -> str:
    first, *others = call.operands
    match call.function:
        case "square":
            return f"{first}.square()"
        case "square_times":
            return f"{first}.square_times({call.times})"
        case "square_times_mul":
            return f"{first}.square_times({call.times}) * {others[0]}"
    return f"{first} {({'mul': '*', 'add': '+', 'sub': '-'})[call.function]} {others[0]}"
