"""The columns of a design: what bounds and aims may name.

Formulas know some of them before any tool runs; the others come from the row of a synthesis, of a placement, or of a
run of compiled field code. The parameters of a subject are columns, too, by their names.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from modforge.errors import meant, shown
from modforge.explore.errors import SpaceError


@dataclass(frozen=True)
class Column:
    """One column: its meaning with its unit, and the decimals that a table shows."""

    name: str
    what: str
    digits: int = 0


COLUMNS = {
    one.name: one
    for one in (
        Column("bits", "width of the modulus"),
        Column("cycles", "clocks from operands to result"),
        Column("interval", "clocks from one result to the next"),
        Column("products", "results in 1000 clocks", 2),
        Column("lut", "look-up tables; of a routed design, tables and carries"),
        Column("ff", "flip-flops"),
        Column("carry", "primitives of carry chains"),
        Column("dsp", "multiplier blocks"),
        Column("levels", "tables and blocks one behind the other between two registers"),
        Column("depth", "levels times cycles: the latency where no clock is known"),
        Column("area", "area of standard cells, µm²"),
        Column("mhz", "frequency, MHz; of several seeds the median", 1),
        Column("ns", "time from operands to result, ns; of field code, of a product", 1),
        Column("rate", "results a second"),
        Column("mbits", "throughput, Mbit/s: bits times rate", 1),
        Column("limbs", "words of an element"),
        Column("multiplications", "multiplications of words in a product"),
        Column("additions", "additions of words in a product"),
        Column("shifts", "shifts of words in a product"),
        Column("estimate", "clocks of a product on x86-64 by the counts, as the generator estimates them", 1),
        Column("square_ns", "time of a square, ns", 1),
    )
}
"""All columns but for parameters, in the order of tables."""

FORMULAS = ("bits", "cycles", "interval", "products")
"""The columns of a core that need no tool."""

COUNTED = ("bits", "limbs", "multiplications", "additions", "shifts", "estimate")
"""The columns of field code that are counted in its programs."""

TIMED = ("ns", "square_ns", "rate")
"""The columns of field code that are measured."""

CLOCKED = ("mhz", "ns", "rate", "mbits")
"""The columns of a core that need a frequency."""

ALIASES = {
    "latency": ("ns", "depth", "cycles", "estimate"),
    "throughput": ("rate", "products"),
    "products": ("multiplications",),
}
"""Common words, and the columns that they mean: the first one that exists."""


def find_column(name: str, there: Collection[str], where: str) -> str:
    """Return the column that is meant by a name in any case, or raise :class:`SpaceError` with those that there are.

    ``where`` says whose columns they are.

    >>> find_column("LUT", ["bits", "lut"], "xcup"), find_column("latency", ["cycles", "depth"], "xcup")
    ('lut', 'depth')
    >>> find_column("lutt", ["bits", "lut"], "xcup")
    Traceback (most recent call last):
    modforge.explore.errors.SpaceError: a row of xcup has no column lutt; did you mean lut?
    """
    if name in there:
        return name
    small = {each.lower(): each for each in there}
    for meaning in ALIASES.get(name.lower(), (name.lower(),)):
        if meaning in small:
            return small[meaning]
    if name.lower() in CLOCKED and "limbs" not in there:
        raise SpaceError(
            f"{name} needs a frequency, and a row of {where} has none: route it, as with --family ecp5-85k"
        )
    hint = meant(name, [*there, *ALIASES]) or f"; it has {', '.join(there)}"
    raise SpaceError(f"a row of {where} has no column {shown(name)}{hint}")
