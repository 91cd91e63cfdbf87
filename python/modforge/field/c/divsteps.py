"""Prints the inverse by divsteps in C."""

from __future__ import annotations

from modforge.field.c.style import comment, figures
from modforge.field.design import Design
from modforge.field.functions.divsteps import Divsteps, gather
from modforge.field.templates import render


def function(design: Design, steps: Divsteps) -> str:
    """Return the inverse, after the functions that it calls."""
    width, bits, count = steps.width, steps.digit_bits, steps.digits
    plain = design.layout.plain_words
    digit, mask = f"int{width}_t", f"INT{width}_C({(1 << bits) - 1:#x})"
    word = f"uint{width}_t"
    digits = [f"INT{width}_C({value})" for value in steps.modulus_digits]
    values = figures(design) | steps.figures
    return render(
        "c/divsteps.c",
        **values,
        note=comment(steps.documentation),
        digit=digit,
        wide="__extension__ typedef __int128" if width == 64 else "typedef int64_t",
        assembly="(defined(__GNUC__) && defined(__x86_64__))" if width == 64 else "0",
        mask=mask,
        inverse=f"UINT{width}_C({steps.inverse:#x})",
        modulus=", ".join(digits),
        transform_modulo=_lines(_transform_modulo(steps, design.prefix, digits, digit, mask)),
        additions=_lines([f"d[{i}] += {digits[i]} & mask;" for i in steps.set_digits]),
        split=_lines(
            [f"g[{i}] = ({digit})({gather('words', bits * i, bits, width, plain)}) & {mask};" for i in range(count)]
        ),
        join=_lines([f"words[{i}] = {gather(f'({word})d', width * i, width, bits, count)};" for i in range(plain)]),
    )


def _transform_modulo(steps: Divsteps, prefix: str, digits: list[str], digit: str, mask: str) -> list[str]:
    lines = []
    products, bits = f"{prefix}_products", steps.digit_bits
    for index, value in enumerate(digits):
        if index:
            lines.append(f"x = (x >> {bits}) + {products}(t->u, d[{index}], t->v, e[{index}]);")
            lines.append(f"y = (y >> {bits}) + {products}(t->q, d[{index}], t->r, e[{index}]);")
        if index in steps.set_digits:
            lines.append(f"x += ({prefix}_signed)i * {value};")
            lines.append(f"y += ({prefix}_signed)j * {value};")
        if index:
            lines.append(f"d[{index - 1}] = ({digit})x & {mask};")
            lines.append(f"e[{index - 1}] = ({digit})y & {mask};")
    return lines


def _lines(lines: list[str]) -> str:
    return "\n    ".join(lines)
