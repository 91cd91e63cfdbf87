"""A core computes the same after placement and routing as its sources say."""

from pathlib import Path

import pytest
from placed import placed, right_cases

from cases import first
from modforge.cores import core
from modforge.hardware.errors import BenchError

SUM_OF_THREE = ".INITVAL(16'h3cc3)"

PLACED: list[tuple[str, int, dict[str, int]]] = [
    ("mont_csa42", 9, {}),
    ("mont_csa42", 65, {}),
    ("mont_csa_r4", 33, {}),
    ("mont_cpa", 19, {"ChainBits": 4}),
    ("mont_fios", 20, {}),
    ("mont_dsp", 20, {}),
    ("mont_redundant", 24, {"DigitBits": 8, "Cycles": 3}),
    ("square_table", 12, {}),
    ("vdf_core", 9, {}),
    ("rsa_core", 16, {}),
    ("inv_kaliski", 33, {"Chains": 3}),
    ("inv_divstep", 33, {}),
]
"""Each core but with memory in its tables, of which there is no model."""


@pytest.mark.parametrize(("name", "bits", "settings"), first(1, PLACED))
def test_what_is_placed_computes_what_the_sources_say(
    name: str, bits: int, settings: dict[str, int], tmp_path: Path
) -> None:
    netlist = placed(core(name), bits, settings, tmp_path)
    assert "TRELLIS_COMB" in netlist.read_text(encoding="utf-8")
    assert right_cases(core(name), bits, settings, netlist, tmp_path / "build") > 20


@pytest.mark.long
def test_a_wrong_table_is_noticed(tmp_path: Path) -> None:
    netlist = placed(core("mont_csa42"), 9, {}, tmp_path)
    text = netlist.read_text(encoding="utf-8")
    assert SUM_OF_THREE in text
    netlist.write_text(text.replace(SUM_OF_THREE, ".INITVAL(16'hffff)"), encoding="utf-8")
    with pytest.raises(BenchError):
        right_cases(core("mont_csa42"), 9, {}, netlist, tmp_path / "build")
