"""Figures of cores as cells of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from modforge.bench.cores import Figures
from modforge.bench.cores.figures import public_mbits
from modforge.bench.cores.modelled.sheets import ns
from modforge.papers.model import Cell, Figure

NO_ROW = "no row of ours"
BOUND = "ours is a lower bound, which says nothing where it is less"
BOTH_DASH = "the paper prints a dash"


def mhz(one: Figures) -> Figure | None:
    """Return the routed frequency, MHz."""
    return None if one.routed is None else Figure(one.routed.median_mhz, _routed(one))


def mbits(one: Figures) -> Figure | None:
    """Return bits times frequency over the clocks of a product, Mbit/s."""
    return None if one.mbits is None else Figure(one.mbits, _routed(one))


def processor_mbits(one: Figures) -> Figure | None:
    """Return the throughput of the RSA processor with e = 65537, Mbit/s."""
    found = public_mbits(one)
    return None if found is None else Figure(found, _routed(one))


def counted(one: Figures, family: str, name: str, factor: float = 1.0) -> Figure | None:
    """Return what synthesis counts, times a factor."""
    area = one.areas.get(family)
    return (
        None
        if area is None
        else Figure(factor * area[name], f"`modforge core synthesize`, {family}{_seen(one, family)}")
    )


def slices(one: Figures, family: str) -> Figure | None:
    """Return half the tables: the least number of slices, which have two each."""
    return counted(one, family, "lut", 0.5)


def modelled(one: Figures, family: str, part: Callable[[Mapping[str, Any]], float]) -> Figure | None:
    """Return a part of the longest path by the model of a family."""
    path = ns(one, family)
    source = f"longest path in the netlist of `modforge core synthesize`, {family}, modelled, not routed"
    return None if path is None else Figure(part(path), source, modelled=True)


def clocks(value: int, name: str) -> Figure:
    """Return clocks that a core's formula gives, which its simulations confirm."""
    return Figure(value, f"formula of `{name}`, confirmed in simulation")


def cell(line: str, column: str, published: float | None, ours: Figure | None, *, less: bool, reason: str = "") -> Cell:
    """Return a cell that says why there is no comparison, where there is none."""
    missing = BOTH_DASH if published is None else NO_ROW if ours is None else ""
    return Cell(line, column, published, ours, less, reason or missing)


def area(line: str, published: float, ours: Figure | None) -> Cell:
    """Return the cell of slices, of which ours are the least possible: only more than the paper's says something."""
    less = ours is not None and ours.value is not None and ours.value < published
    return cell(line, "slices", published, ours, less=True, reason=BOUND if less else "")


def _routed(one: Figures) -> str:
    assert one.routed is not None
    seeds = "1 seed" if one.routed.seeds == 1 else f"median of {one.routed.seeds} seeds"
    return f"`modforge core place`, ECP5-85k, {seeds}{_seen(one, 'ecp5')}"


def _seen(one: Figures, family: str) -> str:
    """Return whether that netlist was simulated."""
    found = one.netlists.get(family, {})
    if "cases" in found:
        return f", netlist simulated ({found['cases']} results right)"
    return f", netlist not simulated ({found.get('not_simulated', 'no row')})"
