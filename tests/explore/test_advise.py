"""``modforge advise``: what it says is in a row, or it says that no row does; the plan asks the same."""

import json
import statistics
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from modforge.cli import main
from modforge.cores import core
from modforge.plan import examine, hardware_core
from modforge.plan.advice import Advice, Measured, Need, Rows, advise
from modforge.plan.hardware_core import choose_core
from modforge.plan.published import published

PUBLISHED = published()[0]
ROWS = Rows(PUBLISHED)

NEEDS = [
    Need(),
    Need(max_dsp=0),
    Need(min_rate=1e6),
    Need(min_rate=9e5, max_dsp=0),
    Need(max_ns=2500),
    Need(max_ns=2500, max_lut=3000),
    Need(min_rate=1e9),
    Need("ecp5-85k-8"),
    Need("xcup", max_lut=9000),
    Need("xcve", max_dsp=0),
    Need("xc7"),
]
WIDTHS = [2, 61, 64, 127, 128, 255, 256, 511, 512, 1024, 2047, 2048, 2049, 4096, 16384]


def found(bits: int, need: Need) -> Advice:
    advice = advise(bits, need, ROWS)
    assert advice is not None
    return advice


@pytest.mark.parametrize("need", NEEDS, ids=str)
@pytest.mark.parametrize("bits", WIDTHS)
def test_what_is_said_holds(bits: int, need: Need) -> None:
    """Against all rows: the row that is named is enough and the best; where none is named, none is enough."""
    advice = found(bits, need)
    wide = [one for one in ROWS.on(need) if one.bits >= bits]
    enough = [one for one in wide if one.meets(need, one.bits)]
    row = advice.measured
    assert (advice.verdict == "formulas") == (not wide) == (row is None)
    assert (advice.verdict == "row") == bool(enough)
    if row is None:
        return
    assert row in wide and advice.core is row.core
    assert advice.core.parameters(advice.width, advice.settings)
    assert advice.width >= bits
    if advice.verdict == "row" and need.timed:
        assert row.lut == min(one.lut for one in enough) and advice.width == row.bits
    elif advice.verdict == "row":
        assert row.slowness(bits) == min(one.slowness(bits) for one in enough)
    elif advice.verdict == "likely":
        assert row.meets(need, bits)


def test_figures_are_those_of_the_rows() -> None:
    """By hand from the raw rows, for the one that 400 000 products a second of 512 bits without blocks lead to."""
    row = found(512, Need(min_rate=400_000, max_dsp=0)).measured
    raw = [
        one
        for one in PUBLISHED
        if (one["core"], one["kind"]) == ("mont_csa_r4", "place")
        and (one["inputs"]["bits"], one["inputs"]["device"]) == (512, "ecp5-85k")
    ]
    assert isinstance(row, Measured) and row.core.name == "mont_csa_r4" and len(raw) == row.seeds == 5
    assert row.mhz == statistics.median(one["outputs"]["mhz"] for one in raw)
    assert row.lut == raw[0]["outputs"]["comb"]
    assert row.rate(512) == pytest.approx(1e6 * row.mhz / 258)
    assert row.ns(255) == pytest.approx(1000 * 130 / row.mhz)


@pytest.mark.long
def test_sweeps_are_commands_that_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each makes at least one design; formulas alone, as routing takes minutes."""
    monkeypatch.setenv("MODFORGE_CACHE", str(tmp_path))
    needs = (Need(min_rate=1e6), Need(max_ns=300))
    sweeps = [found(bits, need).sweeps for need in needs for bits in (7, 61, 255, 3072)]
    commands = {tuple(words) for those in sweeps for words in those}
    on_blocks = {"mont_fios", "mont_dsp", "mont_redundant"}
    assert {words[1] for words in commands} == {"mont_csa42", "mont_csa_r4", "mont_cpa", *on_blocks}
    for words in commands:
        end = words.index("--family")
        result = CliRunner().invoke(main, [*words[:end], "--formulas", "--json"])
        assert result.exit_code == 0, result.output
        assert json.loads(result.stdout)["designs"]
        dry = CliRunner().invoke(main, [*words, "--max-cycles", "0"])
        assert dry.exit_code == 0 and "ruled out by formulas" in dry.output


@pytest.mark.parametrize("bits", WIDTHS)
def test_the_plan_asks_the_same(bits: int) -> None:
    structure = examine((1 << bits) - 1)
    chosen = choose_core(structure)
    advice = found(bits, Need(max_dsp=0, kinds=("multiplier",)))
    assert advice.verdict in ("row", "formulas")
    assert (chosen.core, chosen.bits, chosen.settings) == (advice.core, advice.width, advice.settings)
    assert chosen.core is not None and chosen.predicted["DSP"] == 0


def test_the_plan_follows_the_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """With mont_csa_r4 left out of the rows another core is the quickest."""
    others = Rows([row for row in PUBLISHED if row["core"] != "mont_csa_r4"])
    monkeypatch.setattr(hardware_core, "_rows", lambda: others)
    chosen = choose_core(examine((1 << 255) - 19))
    assert chosen.core is not None and chosen.core.name == "mont_cpa"
    assert "quickest by routed rows: 162.1 MHz at 256 bits" in " ".join(chosen.reasons)


def call(*words: str) -> Result:
    return CliRunner().invoke(main, ["advise", *words])


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MODFORGE_CACHE", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")


def test_advice_for_people_and_as_json() -> None:
    text = call("2^255 - 19", "--throughput", "1e6/s", "--family", "ecp5-85k").output
    assert text.startswith("2^255 - 19: 255 bits; 1000000 products a second on ecp5-85k\ntake mont_fios --bits 1024")
    assert "  modforge explore mont_csa_r4 --bits 255 --family ecp5-85k --min-rate 1000000 --minimize lut" in text
    data: dict[str, Any] = json.loads(call("2^255 - 19", "--throughput", "1e6/s", "--json").output)
    assert data["verdict"] == "row" and data["row"]["rate"] >= 1e6 and data["settings"]["Cells"] == 57
    assert "likely mont_csa_r4 --bits 255 is" in call("p25519", "--throughput", "9e5", "--max-dsp", "0").output
    assert "No sweep would tell more" in call("rsa-2048", "--latency", "8us", "--max-dsp", "0").output


def test_rows_of_this_machine_count() -> None:
    """The sweep that is named is run, and then its row is the answer."""
    asked = ("7", "--family", "ecp5", "--max-dsp", "0", "--max-lut", "60", "--json")
    before = json.loads(call(*asked).output)
    assert before["verdict"] != "row" or before["row"]["bits"] > 3
    ran = CliRunner().invoke(main, ["explore", "mont_csa_r4", "--bits", "3", "--family", "ecp5", "--json"])
    lut = json.loads(ran.stdout)["designs"][0]["lut"]
    after = json.loads(call(*asked[:-2], str(lut), "--json").output)
    assert (after["verdict"], after["core"], after["row"]["bits"]) == ("row", "mont_csa_r4", 3)
    assert after["row"]["lut"] == lut and after["row"]["cycles"] == core("mont_csa_r4").cycles({"Bits": 3})


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("p256", "--throughput", "fast"), 2, "--throughput takes products a second, above 0, as in 1e6/s"),
        (("p256", "--throughput", "0"), 2, "--throughput takes"),
        (("p256", "--latency", "5 parsec"), 2, "--latency takes a time above 0 in ns, us, ms or s"),
        (("p256", "--throughput", "1e6", "--family", "xcup"), 2, "needs a frequency, and rows of xcup have none"),
        (("p256", "--family", "ecp5-85"), 2, "ecp5-85k"),
        (("2^64",), 1, "2^64 is even, and the cores are made for odd moduli"),
        (("2^20000 - 1",), 1, "has 20000 bits, and no core is made for as many"),
        (("p257",), 2, "did you mean"),
    ],
)
def test_errors_are_one_line(words: tuple[str, ...], status: int, said: str) -> None:
    result = call(*words)
    assert result.exit_code == status
    assert said in result.output and len(result.output.splitlines()) == 1
