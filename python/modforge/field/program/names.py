"""The names of words in printed code."""

from __future__ import annotations

from modforge.field.program.claims import Word
from modforge.field.program.ir import Program


def names_of(program: Program) -> dict[Word, str]:
    """Name the words that are read: inputs by their number (``a0``), the others in order (``x0``)."""
    names = {word: f"{number.name}{index}" for number in program.inputs for index, word in enumerate(number.words)}
    instructions, read = program.executed()
    computed = [word for item in instructions for word in item.outputs if word in read]
    names.update((word, f"x{index}") for index, word in enumerate(computed))
    return names
