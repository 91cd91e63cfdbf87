"""The figures of a core: those that formulas know, and those of a synthesis or a placement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters


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
