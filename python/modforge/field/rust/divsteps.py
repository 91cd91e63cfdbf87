"""Prints the inverse by divsteps in Rust."""

from __future__ import annotations

from modforge.field.design import Design
from modforge.field.functions.divsteps import Divsteps, gather
from modforge.field.rust.style import array, indent
from modforge.field.templates import fill_in, render

INVERT = """\
#[must_use]
pub fn invert(&self) -> Self {
    let scale = Self(${scale});
    // ${note}
    ${inverse}.mul(scale)
}
"""


def method(design: Design, steps: Divsteps) -> str:
    """Return the method that calls the module below and takes the power of two off that the steps leave."""
    layout, inverse = design.layout, "divsteps::invert(self.canonical())"
    scale = layout.constant(steps.scale * (layout.radix if layout.plain_is_element else 1))
    return fill_in(
        INVERT,
        scale=array(
            [str(word) if word < 10 else f"{word:#x}" for word in scale], len("let scale = Self();"), 8
        ).replace("\n", "\n    "),
        note=steps.ending(layout.radix),
        inverse=f"Self({inverse})" if layout.plain_is_element else f"Self::reduce({inverse})",
    )


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
        digit_bits=bits,
        digits=count,
        total=steps.total,
        growing=steps.growing,
        pack=steps.pack,
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
