"""Prints the inverse by divsteps in Rust."""

from __future__ import annotations

from modforge.field.design import Design
from modforge.field.functions.divsteps import Divsteps, gather
from modforge.field.rust.style import array, indent
from modforge.field.templates import render

INVERT = """\
#[must_use]
pub fn invert(&self) -> Self {
    Self::reduce(divsteps::invert(self.canonical()))
}
"""


def module(design: Design, steps: Divsteps) -> str:
    """Return the module that computes on plain words."""
    width, bits, count = steps.width, steps.digit_bits, steps.digits
    plain = design.layout.plain_words
    digits = [f"{_whole(gather('a', bits * i, bits, width, plain))} as Digit & MASK" for i in range(count)]
    words = [f"{_whole(gather('d', width * i, width, bits, count))} as u{width}" for i in range(plain)]
    text = render(
        "rust/divsteps.rs",
        word=f"u{width}",
        signed=f"i{width}",
        double=f"i{2 * width}",
        **steps.figures,
        modulus=array([str(digit) for digit in steps.modulus_digits], len("const P: [Digit; DIGITS] = ;"), 4),
        inverse=f"{steps.inverse:#x}",
        plain=plain,
        split=array(digits, len("let mut g = ;"), 8).replace("\n", "\n    "),
        join=array(words, 0, 8).replace("\n", "\n    "),
        transform_modulo="\n".join(f"        {line}" for line in _transform_modulo(steps)).strip(),
    )
    note = "\n".join(f"/// {line}" for line in steps.documentation)
    return f"{note}\nmod divsteps {{\n{indent(text.strip())}\n}}"


def _whole(value: str) -> str:
    return f"({value})" if " " in value else value


def _transform_modulo(steps: Divsteps) -> list[str]:
    lines = []
    for index in range(steps.digits):
        if index:
            lines.append(f"x = (x >> DIGIT_BITS) + products(self.u, d[{index}], self.v, e[{index}]);")
            lines.append(f"y = (y >> DIGIT_BITS) + products(self.q, d[{index}], self.r, e[{index}]);")
        if index in steps.set_digits:
            lines.append(f"x += i * Wide::from(P[{index}]);")
            lines.append(f"y += j * Wide::from(P[{index}]);")
        if index:
            lines.append(f"d[{index - 1}] = x as Digit & MASK;")
            lines.append(f"e[{index - 1}] = y as Digit & MASK;")
    return lines
