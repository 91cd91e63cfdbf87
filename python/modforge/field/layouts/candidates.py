"""The ways in which a field can be laid out, for the design to choose from."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from modforge.errors import shown
from modforge.field.errors import MAX_BITS, FieldError, OptionError
from modforge.field.layouts import barrett
from modforge.field.layouts.digits import unsaturated
from modforge.field.layouts.layout import Layout
from modforge.field.layouts.montgomery import Montgomery
from modforge.field.layouts.pseudo_mersenne import layouts, shape
from modforge.field.program import notation

WIDTHS = (32, 64)
"""The word sizes that are printed."""


def _folded(p: int, width: int) -> list[Layout]:
    try:
        field = shape(p)
    except FieldError:
        return []
    return list(layouts(field, width))


KINDS: Mapping[str, Callable[[int, int], list[Layout]]] = {
    "folded": _folded,
    "unsaturated": lambda p, width: list(unsaturated.layouts(p, width)),
    "barrett": lambda p, width: list(barrett.layouts(p, width)),
    "montgomery": lambda p, width: [Montgomery(p, width)],
}
"""The layouts of a modulus, by the name of their kind."""


def need_modulus(p: int) -> None:
    """Raise :class:`FieldError` for a modulus that nothing is generated for."""
    if p < 3 or p % 2 == 0:
        raise FieldError(f"p = {p} must be odd and at least 3")
    if p.bit_length() > MAX_BITS:
        raise FieldError(f"p = {shown(notation.number(p))} has {p.bit_length()} bits, and at most {MAX_BITS} are taken")


def candidates(p: int, width: int, kind: str | None = None) -> list[Layout]:
    """Return the layouts for a modulus, all or those of a kind; at least one, or :class:`FieldError`."""
    return list(labelled(p, width, kind).values())


def labelled(p: int, width: int, kind: str | None = None) -> dict[str, Layout]:
    """Return the same layouts by a label that a later call takes for ``kind``, as ``folded:2`` for the second.

    ``unsaturated`` has the layouts with the fewest digits, ``unsaturated/7`` those with seven.

    Where there are special forms they alone are chosen from, if c is short: a general method never has fewer
    multiplications. Each fold takes little off a number if c has almost half the bits of p. Of the special forms,
    digits are taken where they are as few as full words: no carry waits in their products, and assembly over words does
    not make up for that (chains on Zen 4, gcc 12 and rustc 1.95, 66 to 521 bits: products and squares in 0.75 to 1.01
    of the time; with one digit more, in 1.1 of it and above).
    """
    need_modulus(p)
    if width not in WIDTHS:
        raise OptionError(f"word = {width} must be {' or '.join(map(str, WIDTHS))}")
    if kind is None:
        digits = numbered(p, width, ("unsaturated",)) if p.bit_length() <= MAX_BITS_IN_DIGITS else {}
        special = numbered(p, width, SPECIAL)
        if not special:
            return digits | numbered(p, width, ("montgomery",))
        if few := {label: layout for label, layout in digits.items() if layout.words <= layout.plain_words}:
            return few
        c = (1 << p.bit_length()) - p
        return special if c.bit_length() <= SHORT * p.bit_length() else special | numbered(p, width, ("montgomery",))
    form, colon, place = kind.partition(":")
    name, slash, number = form.partition("/")
    if name not in KINDS:
        raise OptionError(f"layout = {kind!r} must be one of {', '.join(KINDS)}, or lanes (C and Rust)")
    if slash and not (name == IN_DIGITS and NUMBER.fullmatch(number)):
        raise OptionError(f"layout = {kind!r}: a number of digits goes with {IN_DIGITS} alone, as in {IN_DIGITS}/5")
    if colon and not NUMBER.fullmatch(place):
        raise OptionError(f"layout = {kind!r} must be {form}, or {form}:1 for the first of them, and so on")
    found = _with_digits(p, width, int(number)) if slash else numbered(p, width, [name])
    if not found:
        raise FieldError(f"p = {shown(notation.number(p))} has no {form} layout: {REFUSED[name]}")
    if not colon:
        return found
    if kind not in found:
        raise FieldError(f"layout = {kind!r} must be {form} or one of {', '.join(found)}")
    return {kind: found[kind]}


def digit_bounds(p: int, width: int) -> tuple[int, int]:
    """Return the fewest and the most digits that a layout in digits may have; fewer may not close."""
    return unsaturated.bounds(p, width)


def _with_digits(p: int, width: int, count: int) -> dict[str, Layout]:
    low, high = digit_bounds(p, width)
    if not low <= count <= high:
        raise FieldError(f"p = {shown(notation.number(p))} has {low} to {high} digits in words of {width} bits")
    found = unsaturated.in_count(p, width, count)
    return {f"{IN_DIGITS}/{count}:{index}": layout for index, layout in enumerate(found, 1)}


def numbered(p: int, width: int, kinds: Sequence[str]) -> dict[str, Layout]:
    """Return all layouts of some kinds by their labels."""
    return {f"{name}:{index}": layout for name in kinds for index, layout in enumerate(KINDS[name](p, width), 1)}


IN_DIGITS = "unsaturated"
"""The kind that has a number of digits to choose."""

NUMBER = re.compile(r"[1-9][0-9]{0,8}")

SPECIAL = ("folded",)
"""The kinds to choose from if none is asked for; C has assembly for them."""

SHORT = 1 / 3
"""The part of the bits of p that c has at most, if folds are the only choice."""

MAX_BITS_IN_DIGITS = 1024
"""Up to so many bits digits are considered without being asked for: their limits take long to find."""

REFUSED = {
    "folded": "it takes p = 2^m - c with c of at most m/2 bits and one word",
    "unsaturated": "it takes p = 2^m - c with c of one word, or with powers of two at beginnings of digits, and digits "
    "so short that sums of products fit two words",
}
"""The requirements of each kind of layout."""
