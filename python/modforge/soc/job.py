"""The work of the firmware on a core: its program, its numbers and the expected results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters, ceiling


@dataclass(frozen=True)
class Case:
    """One operation of the core."""

    what: str
    expected: int

    cycles: int
    """Cycles of the core, by its own formula."""

    published: int | None = None
    """Cycles of the same operation in a publication."""


@dataclass(frozen=True)
class Job:
    """Everything that depends on the core; the same system and the same steps serve all."""

    core: Core
    parameters: Parameters

    program: str
    """The C source among the firmware that holds ``main``."""

    vectors: str
    """The header ``vectors.h`` that the program includes: its numbers."""

    cases: tuple[Case, ...]


def words(bits: int) -> int:
    """Return the words of 32 bits of a number."""
    return ceiling(bits, 32)


def c_array(name: str, numbers: Sequence[int], count: int) -> str:
    """Return a table of numbers in C, each as ``count`` words, lowest first.

    >>> c_array("two", [1, 0x200000003], 2)
    'static const uint32_t two[2][2] = {{0x1, 0x0}, {0x3, 0x2}};'
    """
    rows = (
        "{" + ", ".join(f"0x{number >> 32 * place & 0xFFFFFFFF:x}" for place in range(count)) + "}"
        for number in numbers
    )
    return f"static const uint32_t {name}[{len(numbers)}][{count}] = {{{', '.join(rows)}}};"
