"""Synthesis gives plausible counts, and says what is wrong when it cannot."""

import json
from pathlib import Path

import pytest

from modforge.cores import core
from modforge.cores.model.errors import ConfigurationError
from modforge.hardware.errors import SynthesisError
from modforge.hardware.synthesize import synthesize

CORE = core("mont_csa42")


@pytest.mark.long
@pytest.mark.parametrize("family", ["xcup", "xc7"])
def test_counts(family: str) -> None:
    result = synthesize(CORE, 32, family=family)
    assert 8 * 32 <= result.lut <= 11 * 32
    # Nine registers of about k bits, counter and flags.
    assert 9 * 32 <= result.ff <= 9 * 32 + 24
    assert result.dsp == 0
    assert result.lut == sum(count for cell, count in result.cells.items() if cell.startswith("LUT"))
    json.dumps(result.as_dict())


def test_counts_of_ecp5() -> None:
    result = synthesize(CORE, 8, family="ecp5")
    # Tables of four inputs; so short a counter has no carry chain.
    assert 11 * 8 <= result.lut <= 16 * 8
    assert 9 * 8 <= result.ff <= 9 * 8 + 24
    assert (result.carry, result.chain, result.dsp) == (0, 0, 0)


@pytest.mark.long
def test_counts_of_a_nexus() -> None:
    result = synthesize(core("mont_fios"), 20, family="nexus")
    assert result.lut == result.cells["LUT4"] + 2 * result.cells.get("WIDEFN9", 0)
    assert (result.carry, result.dsp) == (result.cells["CCU2"], result.cells["MULT18X18"])
    assert result.levels >= 2


@pytest.mark.long
def test_counts_of_a_gowin() -> None:
    result = synthesize(core("mont_fios"), 20, family="gw2a")
    assert result.lut == sum(result.cells[f"LUT{inputs}"] for inputs in range(1, 5))
    assert result.ff == sum(count for cell, count in result.cells.items() if cell.startswith("DFF"))
    # Products are of tables and carries.
    assert (result.carry, result.dsp) == (result.cells["ALU"], 0)
    assert result.levels >= 2


def test_unknown_family() -> None:
    with pytest.raises(ConfigurationError, match="xc99"):
        synthesize(CORE, 32, family="xc99")


@pytest.mark.parametrize(
    ("settings", "family", "part"),
    [
        ({"Primitive": 1}, "ecp5", "DSP48E2, a block of xcup, not of ecp5"),
        ({"Primitive": 1}, "xc7", "DSP48E2, a block of xcup, not of xc7"),
        ({"Primitive": 2, "WordBits": 18}, "xcup", "MULT18X18D, a block of ecp5, not of xcup"),
    ],
)
def test_family_without_the_block(settings: dict[str, int], family: str, part: str) -> None:
    with pytest.raises(ConfigurationError, match=part):
        synthesize(core("mont_fios"), 30, settings=settings, family=family)


def test_source_that_is_not_verilog(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in CORE.files:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("module broken (;\n")
    monkeypatch.setattr("modforge.cores.model.core.CORES_FOLDER", tmp_path)
    with pytest.raises(SynthesisError, match="syntax error"):
        synthesize(CORE, 32)
