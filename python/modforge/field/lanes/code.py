"""Generated code for eight elements side by side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modforge.field.c import style
from modforge.field.design import Counts, count
from modforge.field.errors import FieldError
from modforge.field.functions.compose import Composed, composed
from modforge.field.identifiers import C_HEADERS, C_KEYWORDS, need_identifier
from modforge.field.layouts.candidates import need_modulus
from modforge.field.layouts.lanes import LANES, Lanes, layout
from modforge.field.program.ir import Program
from modforge.field.program.notation import command_line, number
from modforge.field.proof.numbers import Step
from modforge.field.proof.verify import verify
from modforge.field.templates import fill_in


@dataclass(frozen=True)
class LaneCode:
    """The programs of one field, proved; ``prefix`` is the name of the type and begins those of the functions.

    ``composed`` holds the functions that call the programs, ``missing`` those that this modulus does not have, and why;
    ``command`` is the command that generates the code.
    """

    layout: Lanes
    prefix: str
    programs: Mapping[str, Program]
    steps: Mapping[str, tuple[Step, ...]]
    composed: Mapping[str, Composed]
    missing: Mapping[str, str]
    command: str

    @property
    def counts(self) -> dict[str, Counts]:
        """The operations that each program executes, for eight elements at once."""
        return {name: count(program) for name, program in self.programs.items()}

    @property
    def chains(self) -> dict[str, tuple[int, int]]:
        """Squarings and multiplications of each function that raises to a power."""
        return {name: (one.chain.squarings, one.chain.multiplications) for name, one in self.composed.items()}


def lane_code(p: int, prefix: str, command: str | None = None) -> LaneCode:
    """Write and prove the programs for p = 2^m - c; raises :class:`FieldError` for another modulus, or a bad prefix.

    ``command`` is the command that the files name, if it is not to be written from these arguments.

    >>> lane_code(2**255 - 19, "fe25519_x8").layout.method
    '8 lanes, 5 digits of 51 bits in 52-bit products'
    """
    need_identifier("prefix", prefix, C_KEYWORDS | C_HEADERS)
    need_modulus(p)
    found = layout(p)
    if found is None:
        raise FieldError(
            f"p = {number(p)} has no layout in {LANES} lanes: it takes p = 2^m - c with a small c and m from about 40"
        )
    programs = found.programs()
    steps = {name: tuple(verify(program, p).steps) for name, program in programs.items()}
    if command is None:
        command = command_line(number(p), {"layout": "lanes", "prefix": prefix})
    return LaneCode(found, prefix, programs, steps, *composed(p), command)


def figures(code: LaneCode) -> dict[str, object]:
    """Return the figures of a field by their names in templates."""
    indices = ", ".join(str(code.layout.plain_words * lane) for lane in range(LANES))
    return {**style.figures(code), "indices": indices, "lanes": LANES}


def place(text: str, code: LaneCode) -> str:
    """Put the figures of a field into a short template."""
    return fill_in(text, **figures(code))
