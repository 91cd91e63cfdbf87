"""The model of delays as tables: its figures with their sources, its error, and squares on a VU9P beside others."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from typing import Any

from modforge.bench.cores.configurations import SAN, SQUARE_BITS, redundant
from modforge.bench.cores.figures import Figures, of
from modforge.bench.cores.modelled.calibration import SCALED, left_out, samples
from modforge.bench.cores.sheet import NOTHING, Sheet
from modforge.hardware.delays import MODELS
from modforge.hardware.synthesize import modelled


def modelled_sheets(found: Sequence[Figures]) -> list[Sheet]:
    """Return the tables."""
    return [_delays(), _errors(found), _squares(found)]


def ns(one: Figures, family: str = SCALED) -> Mapping[str, Any] | None:
    """Return the longest path of a configuration by today's model, or None."""
    return modelled(one.areas.get(family, {}), family)


def _delays() -> Sheet:
    stated = [dict(model.stated()) for model in MODELS.values()]
    rows = tuple(
        (name, *(part for one in stated for part in (f"{one[name].ns:g}", one[name].source))) for name in stated[0]
    )
    header = ("step", *(part for model in MODELS.values() for part in (model.device, "source")))
    return Sheet("Delays of the model, ns", header, rows)


def _errors(found: Sequence[Figures]) -> Sheet:
    cores = samples(found)
    others = left_out(cores) if len(cores) > 3 else []
    rows: list[tuple[str, ...]] = [
        (
            one.name,
            str(one.bits),
            f"{one.routed_ns:.2f}",
            f"{one.path['ns']:.2f}",
            f"{one.path['ns'] / one.routed_ns:.2f}",
            f"{by_others:.2f}",
        )
        for one, by_others in zip(cores, others, strict=False)
    ]
    for name, choose in (("median", statistics.median), ("lowest", min), ("highest", max)):
        fitted = [one.path["ns"] / one.routed_ns for one in cores]
        summed = (f"{choose(ratios):.2f}" if ratios else NOTHING for ratios in (fitted, others))
        rows.append((f"{name} of {len(cores)}", "", "", "", *summed))
    header = ("core", "bits", "routed, ns", "modelled, ns", "modelled / routed", "with the model fitted to the others")
    return Sheet("The model against routed periods on ECP5-85k", header, tuple(rows))


def _squares(found: Sequence[Figures]) -> Sheet:
    rows = []
    for line in SAN["routed"]:
        rows.append(("San 2021", str(line["bits"]), "any", "1", f"{line['ns']:.1f}", "routed, ran at 20 to 25 MHz"))
    for line in SAN["others"]:
        clocks = str(line["clocks"]) if "clocks" in line else NOTHING
        rows.append((line["who"], str(line["bits"]), line["modulus"], clocks, f"{line['ns']:.1f}", line["how"]))
    for square, name in ((0, "mont_redundant"), (1, "mont_redundant Square=1")):
        for bits in SQUARE_BITS:
            path = ns(of(found, redundant(bits, square=square)))
            figure = (f"{path['ns']:.1f}", "modelled") if path else (NOTHING, "no row of ours")
            rows.append((name, str(bits), "any", "1", *figure))
    header = ("by", "bits", "modulus", "clocks", "ns of a square", "how")
    return Sheet("Squares on a VU9P: ours modelled, the others measured or routed", header, tuple(rows))
