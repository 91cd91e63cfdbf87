"""Figures of the cores: from rows to tables, targets, pictures and the documentation."""

import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from modforge.bench import cores
from modforge.bench.cores.blocks.published import published
from modforge.bench.cores.blocks.sheet import blocks_sheet
from modforge.bench.cores.configurations import UNEQUAL_BLOCKS, configurations, wanted
from modforge.bench.cores.garg_vig_plot import garg_vig
from modforge.bench.cores.redundant_plot import latencies
from modforge.bench.cores.rows import verdict
from modforge.bench.cores.sheets import PAPER
from modforge.cli import main
from modforge.plan.published import PATH as PUBLISHED
from modforge.results import Results

FIGURES = Path(__file__).resolve().parents[2] / "docs" / "figures"
BITS = 512


def rows(frequencies: dict[str, list[float]], comb: dict[str, int]) -> list[dict[str, Any]]:
    """Return rows of placements and of Virtex-4, as if measured, of cores at one width."""
    found: list[dict[str, Any]] = []
    for configuration in configurations():
        if configuration.bits != BITS or configuration.core not in frequencies:
            continue
        name = configuration.core
        for need in wanted(configuration):
            row = {"core": name, "kind": need.kind, "inputs": dict(need.inputs), "tools": {}}
            right = {"netlist": {"flow": need.netlist["flow"], "tools": {}, "cases": 5, "edge_cases": 0}}
            if need.kind == "place" and need.inputs["seed"] <= len(frequencies[name]):
                mhz = frequencies[name][need.inputs["seed"] - 1]
                found.append(
                    row | {"outputs": {"mhz": mhz, "comb": comb[name], "ff": 10, "dsp": 0, "path": {}}} | right
                )
            elif need.inputs.get("family") == "xc4v":
                found.append(row | {"outputs": {"lut": 5000, "ff": 10, "carry": 1, "dsp": 0}} | right)
    return found


def simulations() -> list[tuple[str, dict[str, Any]]]:
    """Return the simulations of netlists that the measured rows need: the core, and the inputs."""
    wide = [one for one in configurations() if one.bits == BITS]
    return [(need.core, dict(need.netlist)) for one in wide for need in wanted(one)]


MEASURED = rows({"mont_csa42": [70.0, 90.0, 60.0], "mont_csa_r4": [80.0]}, {"mont_csa42": 6000, "mont_csa_r4": 7000})


def test_median_range_and_throughput() -> None:
    one = next(one for one in cores.figures(MEASURED) if one.configuration.arguments == "mont_csa42 --bits 512")
    assert one.routed is not None
    assert (one.routed.median_mhz, one.routed.low_mhz, one.routed.high_mhz, one.routed.seeds) == (70, 60, 90, 3)
    assert one.interval == BITS + 2
    assert one.mbits == pytest.approx(BITS * 70 / (BITS + 2))
    assert one.microseconds == pytest.approx((BITS + 2) / 70)
    assert one.slices == 2500


def test_placer_and_router_are_in_the_table() -> None:
    frequencies = {"mont_csa42": [70.0], "mont_cpa": [90.0], "mont_fios": [100.0]}
    found = cores.figures(rows(frequencies, {"mont_csa42": 6000, "mont_cpa": 4000, "mont_fios": 3000}))
    methods = {one.configuration.name: str(one.routed.method) for one in found if one.routed}
    assert methods == {
        "mont_csa42": "static, router1",
        "mont_cpa": "heap, router1",
        "mont_fios": "static, router2 to 100 MHz",
    }


def test_targets_are_judged_on_what_was_measured() -> None:
    def judged(found: list[dict[str, Any]]) -> dict[str, Any]:
        return {one.what: one for one in cores.targets(cores.figures(found)) if one.bits == BITS}

    gain = judged(MEASURED)["algorithm II over algorithm I, Mbit/s"]
    assert gain.measured == pytest.approx(80 / 70 * 514 / 258)
    assert gain.reached is True
    per_clock = judged(MEASURED)["algorithm II over algorithm I, per clock"]
    assert (per_clock.measured, per_clock.reached) == (pytest.approx(514 / 258), True)
    assert judged([])["algorithm II over algorithm I, per clock"].reached is True
    slow = rows({"mont_csa42": [70.0], "mont_csa_r4": [45.0]}, {"mont_csa42": 6000, "mont_csa_r4": 7000})
    assert judged(slow)["algorithm II over algorithm I, Mbit/s"].reached is False
    alone = [row for row in MEASURED if row["core"] == "mont_csa42"]
    assert judged(alone)["algorithm II over algorithm I, Mbit/s"].reached is None


def test_rows_are_gathered_and_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("modforge.bench.cores.rows.WIDEST", defaultdict(lambda: BITS))
    with Results.open() as results:
        assert cores.gather(results)[0] == []
        everything = cores.gather(results)[1]
        assert "modforge core place mont_csa42 --bits 512 --placer static --seeds 5" in everything
        for row in MEASURED:
            results.put(row["kind"], f"core {row['core']}", row["inputs"], {}, {**row["outputs"], "seconds": 1})
        # Nothing is known of their netlists.
        assert cores.gather(results)[0] == []
        for name, inputs in simulations():
            results.put("netlist", f"core {name}", inputs, {}, {"cases": 5, "edge_cases": 0, "seconds": 1})
        # Of other sources, so not gathered.
        other = MEASURED[0]["inputs"] | {"sources": "0" * 16}
        results.put("synthesize", "core mont_csa42", other, {}, {})
        found, missing = cores.gather(results)
    assert sorted(map(json.dumps, found)) == sorted(map(json.dumps, MEASURED))
    assert "modforge core synthesize mont_csa42 --bits 512 --family xc4v" not in missing
    # Three of five seeds are there.
    assert "modforge core place mont_csa42 --bits 512 --placer static --seeds 5" in missing
    assert set(missing) < set(everything)


@pytest.mark.long
def test_rows_of_another_machine_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MODFORGE_CACHE", str(tmp_path))
    with Results.open() as results:
        assert sorted(map(json.dumps, cores.gather(results, MEASURED)[0])) == sorted(map(json.dumps, MEASURED))
        newer = MEASURED[0] | {"outputs": {"lut": 1, "ff": 2, "carry": 3, "dsp": 4}}
        results.put(newer["kind"], f"core {newer['core']}", newer["inputs"], {}, newer["outputs"])
        found = cores.gather(results, MEASURED)[0]
    assert newer in found
    assert MEASURED[0] not in found


def test_a_verdict_holds_as_long_as_the_netlist_is_made_in_the_same_way() -> None:
    asked = {"family": "xcup", "flow": "a", "bench": "b"}
    right = {"flow": "a", "tools": {}, "cases": 5, "edge_cases": 0}
    narrow, wide = asked | {"bits": 64}, asked | {"bits": 4096}
    assert verdict("mont_cpa", narrow, None, right) == right
    assert verdict("mont_cpa", narrow, None, right | {"flow": "other"}) is None
    assert verdict("mont_cpa", narrow, None, None) is None
    assert verdict("mont_cpa", wide, None, None) == {"not_simulated": "wide"}
    assert verdict("mont_cpa", wide, None, right) == right


def test_outdated_rows_are_named() -> None:
    assert cores.outdated(MEASURED) == []
    changed = [
        row | {"inputs": row["inputs"] | {"sources": "0" * 16}} if row["core"] == "mont_csa_r4" else row
        for row in MEASURED
    ]
    assert cores.outdated(changed) == ["mont_csa_r4"]


def test_picture_has_the_paper_and_ours() -> None:
    picture = garg_vig(cores.figures(MEASURED))
    for text in ("algorithm II, paper", "algorithm I, ours", ">122<", ">70<", ">4187<", ">2500<", "not measured"):
        assert text in picture


def test_paper_throughput_is_bits_times_frequency_over_cycles() -> None:
    for algorithm, cycles in (("algorithm I", lambda k: k + 2), ("algorithm II", lambda k: k)):
        for bits, one in PAPER["multiplier"][algorithm].items():
            assert one["mbits"] == pytest.approx(int(bits) * one["mhz"] / cycles(int(bits)), rel=1e-3)


def test_published_figures_follow_from_the_published_rows() -> None:
    printed = CliRunner().invoke(main, ["bench", "cores", "--json"])
    assert json.loads(printed.output) == json.loads(PUBLISHED.read_text(encoding="utf-8"))
    found, _ = cores.published()
    assert all(row["tools"] for row in found)


def test_documentation_has_the_published_tables() -> None:
    printed = CliRunner().invoke(main, ["bench", "cores", "--markdown"])
    assert printed.exit_code == 0
    pages = "\n".join(page.read_text(encoding="utf-8") for page in FIGURES.glob("*.md"))
    tables = re.split(r"\n\n(?=\*\*)", printed.output.rstrip("\n"))
    assert len(tables) == len(cores.sheets(cores.figures([]), []))
    assert [table for table in tables if table not in pages] == []


def test_nothing_measured() -> None:
    assert latencies(cores.figures([])).count("not measured") == 2


@pytest.mark.long
def test_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MODFORGE_CACHE", str(tmp_path))
    pictures = tmp_path / "pictures"
    printed = CliRunner().invoke(main, ["bench", "cores", "--measured", "--plot", str(pictures)])
    assert printed.exit_code == 0
    assert all(f"  {command}\n" in printed.output for command in cores.published()[1])
    for name in ("garg_vig.svg", "redundant.svg"):
        assert (pictures / name).read_text(encoding="utf-8").startswith("<?xml")
    as_json = CliRunner().invoke(main, ["bench", "cores", "--measured", "--json"])
    assert json.loads(as_json.output) == json.loads(PUBLISHED.read_text(encoding="utf-8"))


@pytest.mark.long
def test_no_name_is_cut_in_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    printed = CliRunner().invoke(main, ["bench", "cores"])
    assert printed.exit_code == 0
    assert "mont_fios Cells=57 WordBits=18 Primitive=2" in printed.output
    assert "…" not in printed.output


def test_blocks_of_the_netlists_are_two_a_cell() -> None:
    found = cores.figures(cores.published()[0])
    for one in (each for each in found if each.configuration in UNEQUAL_BLOCKS):
        assert one.areas["xcup"]["dsp"] == 2 * one.configuration.settings["Cells"]


def test_blocks_times_cycles() -> None:
    """Shares are of the least that is published, and that of few blocks is another one than that of many."""
    rows = blocks_sheet(cores.figures(cores.published()[0])).rows
    for bits in (one.bits for one in UNEQUAL_BLOCKS):
        few, many = published(bits)
        assert few.delay_cost < many.delay_cost
        assert few.interval_cost > many.interval_cost
        [ours] = [row for row in rows if row[0] == str(bits) and row[1].startswith("mont_dsp")]
        dsp, cycles, interval, delay_cost, _, interval_cost = map(float, ours[2:8])
        assert (dsp * cycles, dsp * interval) == (delay_cost, interval_cost)
        assert ours[6] == f"{delay_cost / few.delay_cost:.2f}"
        assert ours[8] == f"{interval_cost / many.interval_cost:.2f}"
