"""The columns of a design: what bounds and aims may name.

Formulas know some of them before any tool runs; the others come from the row of a synthesis or a placement. The core's
own parameters are columns, too, by their names.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters
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
        Column("ns", "time from operands to result, ns", 1),
        Column("rate", "results a second"),
        Column("mbits", "throughput, Mbit/s: bits times rate", 1),
    )
}
"""All columns but for the parameters of a core, in the order of tables."""

FORMULAS = ("bits", "cycles", "interval", "products")
"""The columns that need no tool."""

CLOCKED = ("mhz", "ns", "rate", "mbits")
"""The columns that need a frequency."""

ALIASES = {"latency": ("ns", "depth", "cycles"), "throughput": ("rate", "products")}
"""Common words, and the columns that they mean: the first one that exists."""


def formula_figures(core: Core, parameters: Parameters) -> dict[str, float]:
    """Return the columns that formulas give, parameters among them.

    >>> from modforge.cores import core
    >>> formula_figures(core("mont_csa_r4"), {"Bits": 256})
    {'bits': 256, 'cycles': 130, 'interval': 130, 'products': 7.6923076923076925}
    """
    interval = core.interval(parameters)
    figures = {"bits": parameters["Bits"], "cycles": core.cycles(parameters), "interval": interval}
    return {**core.own(parameters), **figures, "products": 1000 / interval}


def measured_figures(known: Mapping[str, float], outputs: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    """Return the columns that rows give: one of a synthesis, or one for each seed of a placement."""
    first = outputs[0]
    found = {name: first[name] for name in ("lut", "ff", "carry", "dsp", "levels") if name in first}
    if "levels" in found:
        found["depth"] = found["levels"] * known["cycles"]
    if "area_um2" in first:
        found |= {"area": first["area_um2"], **_clocked(known, 1000 / first["path_ns"])}
    if "mhz" in first:
        middle = sorted(one["mhz"] for one in outputs)
        mhz = (middle[(len(middle) - 1) // 2] + middle[len(middle) // 2]) / 2
        found |= {"lut": first["comb"], **_clocked(known, mhz)}
    return found


def _clocked(known: Mapping[str, float], mhz: float) -> dict[str, float]:
    rate = 1e6 * mhz / known["interval"]
    return {"mhz": mhz, "ns": 1000 * known["cycles"] / mhz, "rate": rate, "mbits": known["bits"] * rate / 1e6}


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
    if name.lower() in CLOCKED:
        raise SpaceError(
            f"{name} needs a frequency, and a row of {where} has none: route it, as with --family ecp5-85k"
        )
    hint = meant(name, [*there, *ALIASES]) or f"; it has {', '.join(there)}"
    raise SpaceError(f"a row of {where} has no column {shown(name)}{hint}")
