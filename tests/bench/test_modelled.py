"""The model of delays against routed rows: its constants follow from them, and its error is what the page says."""

from __future__ import annotations

import random
import statistics
from pathlib import Path

import pytest

from modforge.bench import cores
from modforge.bench.cores.modelled.calibration import TERMS, Sample, cells_ns, factor, fit, left_out, samples
from modforge.bench.cores.modelled.sheets import ns
from modforge.hardware.delays import MODELS
from modforge.hardware.delays.families import FACTOR

PAGE = Path(__file__).resolve().parents[2] / "docs" / "figures" / "redundant-digits.md"

FOUND = cores.figures(cores.published()[0])
ROUTED = samples(FOUND)


def sample(name: str, wires: tuple[float, float, float], chosen: random.Random) -> Sample:
    """Return a core whose routed period is the model's with these delays, exactly."""
    path = {"wires": chosen.randrange(1, 9), "doublings": chosen.uniform(0, 20), "stiff_wires": chosen.randrange(5)}
    wires_ns = sum(path[term] * each for term, each in zip(TERMS, wires, strict=True))
    cells = chosen.uniform(1, 20)
    return Sample(name, 64, cells + wires_ns, path | {"ns": cells + wires_ns, "wires_ns": wires_ns, "model": ""})


@pytest.mark.parametrize("seed", range(5))
def test_the_fit_finds_the_delays_that_made_the_periods(seed: int) -> None:
    chosen = random.Random(seed)
    wires = (chosen.uniform(0.1, 2), chosen.uniform(0, 1), chosen.uniform(0, 2))
    made = [sample(str(number), wires, chosen) for number in range(8)]
    assert fit(made) == pytest.approx(wires)
    assert left_out(made) == pytest.approx([1] * 8)


def test_no_other_delays_are_nearer_to_the_routed_periods() -> None:
    def squares(wires: tuple[float, ...]) -> float:
        return sum((one.at(wires) - 1) ** 2 for one in ROUTED)

    best = fit(ROUTED)
    for place in range(len(TERMS)):
        for step in (-0.01, 0.01):
            assert squares(tuple(each + step * (at == place) for at, each in enumerate(best))) > squares(best)


def test_the_delays_of_wires_follow_from_the_stored_rows() -> None:
    # A row that is routed anew moves them by some thousandths; with other constants no stored row would be the model's.
    assert fit(ROUTED) == pytest.approx(MODELS["ecp5"].wires, abs=0.01)
    assert factor(FOUND) == pytest.approx(FACTOR, abs=0.001)
    scaled = [round(FACTOR * each, 3) for each in MODELS["ecp5"].wires]
    assert list(MODELS["xcup"].wires) == scaled


def test_the_page_states_the_error_on_routed_rows() -> None:
    page = PAGE.read_text(encoding="utf-8")
    ratios = left_out(ROUTED)
    assert len({(one.name, one.bits) for one in ROUTED}) == len(ROUTED) >= 25
    assert len({one.routed_ns for one in ROUTED}) > 20
    for name, choose in (("median", statistics.median), ("lowest", min), ("highest", max)):
        fitted = [one.path["ns"] / one.routed_ns for one in ROUTED]
        assert f"| {name} of {len(ROUTED)} |  |  |  | {choose(fitted):.2f} | {choose(ratios):.2f} |" in page
    assert 0.9 < statistics.median(ratios) < 1.1
    assert 0.7 < min(ratios) < max(ratios) < 1.4


def test_rows_have_paths_of_todays_model() -> None:
    """A row of an earlier model shows no nanoseconds."""
    found = [one for one in FOUND if "modelled" in one.areas.get("xcup", {})]
    assert len(found) >= 10
    for one in found:
        path = ns(one)
        assert path is not None, f"{one.configuration.arguments}: synthesize it again"
        assert 0 < cells_ns(path) < path["ns"]
    stale = found[0].areas["xcup"] | {"modelled": found[0].areas["xcup"]["modelled"] | {"model": "another"}}
    assert ns(type(found[0])(**{**vars(found[0]), "areas": {"xcup": stale}})) is None
