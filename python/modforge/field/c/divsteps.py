"""Prints the inverse by divsteps in C."""

from __future__ import annotations

from modforge.field.c.style import array, comment, figures
from modforge.field.design import Design
from modforge.field.functions.divsteps import Divsteps, gather
from modforge.field.templates import render

ROWS = (("x", "d", "i", "u", "v"), ("y", "e", "j", "q", "r"))
"""For both rows of a matrix, by one letter each: the sum, what it becomes, the multiple of p, the two entries."""


def function(design: Design, steps: Divsteps) -> str:
    """Return the inverse, after the functions that it calls."""
    width, bits, count = steps.width, steps.digit_bits, steps.digits
    plain = design.layout.plain_words
    digit, mask = f"int{width}_t", f"INT{width}_C({(1 << bits) - 1:#x})"
    word = f"uint{width}_t"
    digits = [f"INT{width}_C({value})" for value in steps.modulus_digits]
    plain = design.layout.plain_words
    direct = design.layout.plain_is_element
    values = figures(design) | {name.lower(): value for name, value in steps.figures.items()}
    return render(
        "c/divsteps.c",
        **values,
        note=comment(steps.documentation),
        digit=digit,
        unlooked=width - steps.pack,
        f_halves=f"{(1 << (steps.pack - 2)) + (1 << (2 * steps.pack)):#x}",
        g_halves=f"{(1 << (steps.pack - 1)) + (1 << (2 * steps.pack + 1)) - 1:#x}",
        half=1 << (steps.pack - 1),
        f_row=f"{1 << (2 * steps.pack - 1):#x}",
        g_row=f"{-(1 << (3 * steps.pack + 2)) - 1:#x}",
        wide="__extension__ typedef __int128" if width == 64 else "typedef int64_t",
        assembly="(defined(__GNUC__) && defined(__x86_64__))" if width == 64 else "0",
        mask=mask,
        inverse=f"UINT{width}_C({steps.inverse:#x})",
        modulus=", ".join(digits),
        scale=array(design.layout.constant(steps.scale * (design.layout.radix if direct else 1)), width),
        ending=_ending(design.prefix, direct),
        transform_modulo=_lines(_transform_modulo(steps, design.prefix, digits, digit, mask, "xy")),
        last_modulo=_lines(_transform_modulo(steps, design.prefix, digits, digit, mask, "x")),
        additions=_lines([f"d[{i}] += {digits[i]} & mask;" for i in steps.set_digits]),
        split=_lines(
            [f"g[{i}] = ({digit})({gather('words', bits * i, bits, width, plain)}) & {mask};" for i in range(count)]
        ),
        join=_lines([f"words[{i}] = {gather(f'({word})d', width * i, width, bits, count)};" for i in range(plain)]),
    )


def _transform_modulo(steps: Divsteps, prefix: str, digits: list[str], digit: str, mask: str, rows: str) -> list[str]:
    """Return the sums of products with the ``rows``, one letter each, and with multiples of p, digit by digit."""
    lines = []
    products, bits = f"{prefix}_products", steps.digit_bits
    taken = [row for row in ROWS if row[0] in rows]
    for index, value in enumerate(digits):
        if index:
            lines += [
                f"{x} = ({x} >> {bits}) + {products}(t->{u}, d[{index}], t->{v}, e[{index}]);"
                for x, _, _, u, v in taken
            ]
        if index in steps.set_digits:
            lines += [f"{x} += ({prefix}_signed){i} * {value};" for x, _, i, _, _ in taken]
        if index:
            lines += [f"{d}[{index - 1}] = ({digit}){x} & {mask};" for x, d, _, _, _ in taken]
    return lines


def _ending(prefix: str, direct: bool) -> str:
    """Return how the number that ``words`` hold is brought into the form of an element, times the scale."""
    if direct:
        # Plain words are an element already, if not that of their number.
        return f"{prefix}_mul(r, words, scale);"
    return f"{prefix}_reduce(r, words);\n    {prefix}_mul(r, r, scale);"


def _lines(lines: list[str]) -> str:
    return "\n    ".join(lines)
