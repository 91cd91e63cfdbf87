"""Generated code for eight elements side by side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modforge.field.ir import Program
from modforge.field.lanes import LANES, Lanes, layout
from modforge.field.notation import number
from modforge.field.pseudo_mersenne import FieldError
from modforge.field.verify import verify


@dataclass(frozen=True)
class LaneCode:
    """The programs of one field, proved; ``prefix`` is the name of the type and begins those of the functions."""

    layout: Lanes
    prefix: str
    programs: Mapping[str, Program]

    @property
    def command(self) -> str:
        """The command that generates the code."""
        return f'modforge field "{number(self.layout.modulus)}" --layout lanes --prefix {self.prefix}'


def lane_code(p: int, prefix: str) -> LaneCode:
    """Write and prove the programs for p = 2^m - c; raises :class:`FieldError` for another modulus.

    >>> lane_code(2**255 - 19, "fe25519_x8").layout.method
    '8 lanes, 5 digits of 51 bits in 52-bit products'
    """
    if p < 3 or p % 2 == 0:
        raise FieldError(f"p = {p} must be odd and at least 3")
    found = layout(p)
    if found is None:
        raise FieldError(f"p = {number(p)} has no layout in {LANES} lanes: it takes p = 2^m - c with a small c")
    programs = found.programs()
    for program in programs.values():
        verify(program, p)
    return LaneCode(found, prefix, programs)
