"""Generated code for eight elements side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from modforge.field.c import style
from modforge.field.certificate.write import certificate
from modforge.field.design import Counts, count
from modforge.field.errors import FieldError
from modforge.field.functions import compose
from modforge.field.functions.compose import Composed
from modforge.field.identifiers import RUST_KEYWORDS, WITHIN, need_identifier, need_path, need_type
from modforge.field.layouts.candidates import need_modulus
from modforge.field.layouts.digits import folded_lanes, lanes, montgomery_lanes
from modforge.field.layouts.digits.folded_lanes import FoldedLanes
from modforge.field.layouts.digits.in_digits import InDigits
from modforge.field.layouts.digits.lanes import LANES
from modforge.field.layouts.digits.montgomery_lanes import MontgomeryLanes
from modforge.field.layouts.full_words import MAX_WORDS
from modforge.field.layouts.layout import OF_PRODUCTS
from modforge.field.program.ir import Op, Program
from modforge.field.program.notation import command_line, limits, number, power
from modforge.field.proof.numbers import Step
from modforge.field.proof.verify import verify
from modforge.field.templates import fill_in

OWN_VECTORS = "super::vector"
"""The Rust module of vectors that comes with a field."""


@dataclass(frozen=True)
class LaneCode:
    """The programs of one field, proved; in C ``prefix`` is the name of the type and begins those of the functions.

    ``name`` is that of the Rust module, ``trait`` the path of the trait that its elements implement.
    ``composed`` holds the functions that call the programs, ``missing`` those that this modulus does not have, and why;
    ``command`` is the command that generates the code.
    """

    layout: InDigits
    name: str
    prefix: str
    trait: str | None
    programs: Mapping[str, Program]
    steps: Mapping[str, tuple[Step, ...]]
    composed: Mapping[str, Composed]
    missing: Mapping[str, str]
    command: str

    @property
    def representation(self) -> str:
        """How an element is held, in one sentence."""
        form, radix = self.layout.element, self.layout.radix
        digits = f"{form.words} digits at bits" if form.words > 1 else "one digit at bit"
        held = f"{digits} {', '.join(map(str, form.positions))}, {limits(form.limits)}"
        return f"{held}; {power(radix)} times the number modulo p" if radix != 1 else held

    @property
    def vectors(self) -> str:
        """The Rust module of vectors: beside a trait of another crate, which is over vectors of its own."""
        room = (self.trait or "").rpartition("::")[0]
        crate = room.removeprefix("::").partition("::")[0]
        return f"{room}::vector" if crate and crate not in WITHIN else OWN_VECTORS

    @property
    def counts(self) -> dict[str, Counts]:
        """The operations that each program executes, for eight elements at once."""
        return {name: count(program) for name, program in self.programs.items()}

    @property
    def chains(self) -> dict[str, tuple[int, int]]:
        """Squarings and multiplications of each function that raises to a power."""
        return {name: (one.chain.squarings, one.chain.multiplications) for name, one in self.composed.items()}


def lane_code(
    p: int,
    *,
    name: str = "field_x8",
    prefix: str = "fe_x8",
    trait: str | None = None,
    command: str | None = None,
    need: Sequence[str] = (),
) -> LaneCode:
    """Write and prove the programs for an odd p; raises :class:`FieldError` for another modulus, or a bad name.

    Products are folded for p = 2^m - c with a small c, but for some c where Montgomery's method takes much less.

    ``command`` is the command that the files name, if it is not to be written from these arguments. The layout must
    have the sums of products among the functions of ``need``.

    >>> lane_code(2**255 - 19, prefix="fe25519_x8").layout.method
    '8 lanes, 5 digits of 52 bits, folded at bit 255'
    """
    need_identifier("name", name, RUST_KEYWORDS | {"vector"})  # vector.rs lies beside it
    need_type("prefix", prefix)
    if trait is not None:
        need_path("trait", trait)
    need_modulus(p)
    found = min(layouts(p), key=_cost)
    lacking = [name for name in need if name in OF_PRODUCTS and name not in found.of_products]
    if lacking:
        raise FieldError(
            f"{lacking[0]} is made for elements in full digits of 52 bits, at most {MAX_WORDS} of them: "
            "call mul twice, then add or sub"
        )
    programs = found.programs()
    steps = {name: tuple(verify(program, p, found.radix).steps) for name, program in programs.items()}
    if command is None:
        command = command_line(number(p), {"layout": "lanes", "name": name, "prefix": prefix, "trait": trait})
    functions, _ = compose.composed(p)
    return LaneCode(found, name, prefix, trait, programs, steps, functions, missing(p), command)


def missing(p: int) -> dict[str, str]:
    """Return the functions that cannot be made for a modulus, and why."""
    one = {"sqrt": "p mod 8 = 1, a square root takes more than a power"} if p % 8 == 1 else {}
    return {**one, **compose.missing(p)}


def lane_certificate(code: LaneCode) -> str:
    """Return the certificate of the programs and of the functions that call them."""
    return certificate(code.layout, code.programs.values(), code.composed.values())


def layouts(p: int) -> list[InDigits]:
    """Return the layouts of an odd modulus in eight lanes."""
    folded = [found for found in (lanes.layout(p), folded_lanes.layout(p)) if found is not None]
    return [*folded, montgomery_lanes.layout(p)]


def _cost(layout: InDigits) -> float:
    """Return the time of a product and a square, estimated: a 52-bit product takes as long as two other instructions.

    The steps of Montgomery's method wait for each other. Chains, and four chains by turns, modulo 14 numbers 2^m - c
    (Zen 4, gcc 12): with 5/6 of the instructions it was as fast, with 0.85 to 1.1 of them it took 1.0 to 1.4 times as
    long, but for 2^127 - 1 and 2^521 - 1 (0.9 and 0.95). Carries along full digits wait for each other, too. Chains,
    four by turns, and (a - b)·(a + b) (Zen 4, rustc 1.95): with 0.91 of the instructions 2^130 - 5 took 0.94 to 1.2
    times as long, with 0.85 of them 2^255 - 19 and 2^384 - 7467 took 0.8 to 1.02.
    """
    executed = [item for one in (layout.multiplication(), layout.squaring()) for item in one.executed()[0]]
    products = sum(item.op in (Op.MAC52_LOW, Op.MAC52_HIGH) for item in executed)
    waits = 1.2 if isinstance(layout, MontgomeryLanes) else 1.15 if isinstance(layout, FoldedLanes) else 1
    return (len(executed) + products) * waits


def figures(code: LaneCode) -> dict[str, object]:
    """Return the figures of a field by their names in templates."""
    indices = ", ".join(str(code.layout.plain_words * lane) for lane in range(LANES))
    return {**style.figures(code), "indices": indices, "lanes": LANES}


def place(text: str, code: LaneCode) -> str:
    """Put the figures of a field into a short template."""
    return fill_in(text, **figures(code))
