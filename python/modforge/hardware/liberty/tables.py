"""Delays in tables of a Liberty file: by the slew at an input and the load at an output, in between linearly."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from modforge.hardware.liberty.text import Group, SyntaxFault, numbers

LOAD = ("total_output_net_capacitance",)
FIRST = ("input_net_transition", "input_transition_time", "related_pin_transition")
"""The variables whose places in a table change; the slew of data at a register, ``constrained_pin_transition``, is the
other one beside ``related_pin_transition``."""


@dataclass(frozen=True)
class Table:
    """Values over at most two axes: the slew of the input or of the clock, and the load or the slew of the data."""

    first: Sequence[float]
    second: Sequence[float]
    rows: Sequence[Sequence[float]]

    def at(self, first: float, second: float) -> float:
        """Return the value at a place; beyond the ends, the outermost lines go on."""
        low, share = _place(self.first, first)
        left, part = _place(self.second, second)
        rows = self.rows[low : low + 2]
        values = [
            row[left] if len(self.second) == 1 else row[left] + part * (row[left + 1] - row[left]) for row in rows
        ]
        return values[0] if len(self.first) == 1 else values[0] + share * (values[1] - values[0])


def table(root: Group, group: Group) -> Table:
    """Return the table in a group such as ``cell_rise (template)``, or raise :class:`SyntaxFault`."""
    templates = {one.name: one.attributes for one in root.all("lu_table_template")}
    told = templates.get(group.name, {}) | group.attributes
    if "values" not in told:
        raise SyntaxFault(f"a group {group.kind} has no values")
    axes = [numbers(told[name]) for name in ("index_1", "index_2") if name in told]
    names = [told[name] for name in ("variable_1", "variable_2") if name in told]
    values = numbers(told["values"])
    if group.name == "scalar":
        axes, names = [], []
    size = 1
    for axis in axes:
        size *= len(axis)
    if len(values) != size or len(names) != len(axes) or "index_3" in told:
        raise SyntaxFault(f"{group.kind} ({group.name}) has {len(values)} values, its axes are for {size}")
    if any(later <= earlier for axis in axes for earlier, later in pairwise(axis)):
        raise SyntaxFault(f"the axes of {group.kind} ({group.name}) do not rise")
    ends = [*axes, [0.0], [0.0]][:2]
    rows = [values[start : start + len(ends[1])] for start in range(0, size, len(ends[1]))]
    if names and names[0] not in FIRST:
        # The axes the other way round, or only the second one.
        width = len(rows[0])
        rows = [[row[place] for row in rows] for place in range(width)]
        ends.reverse()
    return Table(ends[0], ends[1], rows)


def _place(axis: Sequence[float], value: float) -> tuple[int, float]:
    """Return the interval of an axis for a value, and where the value is in it, from 0 to 1 or beyond."""
    if len(axis) == 1:
        return 0, 0.0
    low = min(max(bisect_right(axis, value) - 1, 0), len(axis) - 2)
    return low, (value - axis[low]) / (axis[low + 1] - axis[low])
