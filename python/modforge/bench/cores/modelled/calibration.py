"""Fit the delays of wires to routed cores, and say how far the model is off.

    python -m modforge.bench.cores.modelled

A routed period is ns of cells + a·w + b·d + c·s: w wires, d their doublings (log2 of their readers, summed), s of them
between chains and blocks. Least squares over all cores, each term over the routed period, so that a short path counts
as much as a long one. The path is the one that the model as it stands calls longest; a change of a, b, c may make
another the longest, so rows are made anew until nothing changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from modforge.bench.cores.configurations import FIT_FAMILY, SAN, redundant
from modforge.bench.cores.figures import Figures, of
from modforge.cores import core
from modforge.hardware.delays import MODELS
from modforge.hardware.synthesize import modelled

TERMS = ("wires", "doublings", "stiff_wires")

SCALED = "xcup"
"""The family whose wires are those of ECP5 times one factor."""

SCALED_BITS = (128, 256)
"""The widths of San's table III that give the factor: those of which we have a netlist."""


@dataclass(frozen=True)
class Sample:
    """A routed core, with the longest path that the model finds in its netlist."""

    name: str
    bits: int
    routed_ns: float
    path: Mapping[str, Any]

    @property
    def cells_ns(self) -> float:
        """The part of the path that is not wires."""
        return cells_ns(self.path)

    def at(self, wires: Sequence[float]) -> float:
        """Return the path over the routed period, with other delays of wires."""
        return (self.cells_ns + wires_ns(self.path, wires)) / self.routed_ns


def cells_ns(path: Mapping[str, Any]) -> float:
    """Return the part of a modelled path that is not wires."""
    return float(path["ns"] - path["wires_ns"])


def wires_ns(path: Mapping[str, Any], wires: Sequence[float]) -> float:
    """Return the part of a modelled path that is wires, with these delays."""
    return float(sum(path[term] * ns for term, ns in zip(TERMS, wires, strict=True)))


def samples(found: Sequence[Figures]) -> list[Sample]:
    """Return the cores that were routed without a target, each once, with a row of synthesis by today's model."""
    chosen: dict[str, Sample] = {}
    for one in found:
        path = modelled(one.areas.get(FIT_FAMILY, {}), FIT_FAMILY)
        if path is None or one.routed is None or one.routed.method.target_mhz is not None:
            continue
        configuration = one.configuration
        parameters = core(configuration.core).parameters(configuration.bits, configuration.settings)
        sample = Sample(configuration.name, configuration.bits, 1000 / one.routed.median_mhz, path)
        # Two configurations are one where the catalogue chooses what the other one asks for.
        chosen.setdefault(f"{configuration.core} {parameters}", sample)
    return list(chosen.values())


def fit(cores: Sequence[Sample]) -> tuple[float, ...]:
    """Return the delays of wires, in the order of :data:`TERMS`, with the least squares of relative errors."""
    rows = [[one.path[term] / one.routed_ns for term in TERMS] for one in cores]
    wanted = [1 - one.cells_ns / one.routed_ns for one in cores]
    columns = list(zip(*rows, strict=True))
    normal = [[sum(a * b for a, b in zip(one, other, strict=True)) for other in [*columns, wanted]] for one in columns]
    return tuple(_solve(normal))


def _solve(system: list[list[float]]) -> list[float]:
    """Return the solution of linear equations, each with its right side last, which are positive definite."""
    for place, pivot in enumerate(system):
        scale = pivot[place]
        pivot[:] = [value / scale for value in pivot]
        for other in system:
            if other is not pivot:
                factor = other[place]
                other[:] = [value - factor * part for value, part in zip(other, pivot, strict=True)]
    return [row[-1] for row in system]


def left_out(cores: Sequence[Sample]) -> list[float]:
    """Return the modelled over the routed period of each core, by a fit to all others."""
    return [one.at(fit([other for other in cores if other is not one])) for one in cores]


def factor(found: Sequence[Figures]) -> float | None:
    """Return how many times as long as on ECP5 wires take on UltraScale+, or None where a row lacks.

    San prints what of a routed path is cells and what wires. The factor gives our multipliers of the same widths the
    same shares, in the mean.
    """
    slow = MODELS[FIT_FAMILY].wires
    factors: list[float] = []
    for line in (line for line in SAN["routed"] if line["bits"] in SCALED_BITS):
        path = modelled(of(found, redundant(line["bits"])).areas.get(SCALED, {}), SCALED)
        if path is None:
            return None
        factors.append(line["route_ns"] / line["logic_ns"] * cells_ns(path) / wires_ns(path, slow))
    return sum(factors) / len(factors)
