"""The figures in the standard cells of OSU 0.18 µm are plausible, and what is missing is said."""

from pathlib import Path

import pytest

from modforge.cores import core
from modforge.cores.model.errors import ConfigurationError
from modforge.hardware.errors import ToolMissingError
from modforge.hardware.synthesize import cell_flow
from modforge.hardware.synthesize.standard_cells import synthesize_cells

CORE = core("mont_csa42")

needs_cells = pytest.mark.skipif(not cell_flow.OSU018_LIBERTY.exists(), reason="needs Debian's qflow-tech-osu018")


@pytest.mark.long
@needs_cells
def test_figures() -> None:
    small, large = (synthesize_cells(CORE, bits) for bits in (8, 16))
    # A flip-flop with reset takes 176 µm², and about half of the core is flip-flops.
    for found in (small, large):
        assert found.cells["DFFSR"] >= 9 * found.bits
        assert 1.5 < found.area_um2 / (176 * found.cells["DFFSR"]) < 3
        # Two full adders and the choice of what is added; gates of 0.18 µm take a tenth of a nanosecond.
        assert 0.8 < found.path_ns < 4
        # OpenSTA says the same where it is installed.
        assert found.opensta_ns is None or found.opensta_ns == pytest.approx(found.path_ns, abs=0.002)
    assert 1.5 < large.area_um2 / small.area_um2 < 2.5


def test_core_of_vendor_blocks() -> None:
    with pytest.raises(ConfigurationError, match="MULT18X18D, a block of ecp5, not of osu018"):
        synthesize_cells(core("mont_fios"), 30, settings={"Primitive": 2})


def test_device_family() -> None:
    with pytest.raises(ConfigurationError, match="ecp5 is no library of standard cells"):
        synthesize_cells(CORE, 8, family="ecp5")


def test_missing_cells(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(cell_flow, "OSU018_LIBERTY", tmp_path / "cells.lib")
    with pytest.raises(ToolMissingError, match="apt-get install qflow-tech-osu018"):
        synthesize_cells(CORE, 8)
