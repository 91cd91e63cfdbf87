"""The trend in standard cells is plausible, and what is missing is said."""

import shutil
from pathlib import Path

import pytest

from modforge.cores import core
from modforge.cores.model.errors import ConfigurationError
from modforge.hardware.errors import ToolMissingError
from modforge.hardware.synthesize import standard_cells

CORE = core("mont_csa42")

needs_tools = pytest.mark.skipif(
    shutil.which("sta") is None or not standard_cells.LIBERTY.exists(),
    reason="needs Debian's opensta and qflow-tech-osu018",
)


@needs_tools
def test_figures() -> None:
    small, large = (standard_cells.trend(CORE, bits) for bits in (8, 16))
    # A flip-flop with reset takes 176 µm², and about half of the core is flip-flops.
    for found in (small, large):
        assert found.cells["DFFSR"] >= 9 * found.bits
        assert 1.5 < found.area_um2 / (176 * found.cells["DFFSR"]) < 3
        # Two full adders and the choice of what is added; gates of 0.18 µm take a tenth of a nanosecond.
        assert 0.8 < found.path_ns < 4
    assert 1.5 < large.area_um2 / small.area_um2 < 2.5


def test_core_of_vendor_blocks() -> None:
    with pytest.raises(ConfigurationError, match="MULT18X18D, a block of ecp5, not of osu018"):
        standard_cells.trend(core("mont_fios"), 30, settings={"Primitive": 2})


def test_missing_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ToolMissingError, match="apt-get install opensta"):
        standard_cells.trend(CORE, 8)


def test_missing_cells(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "sta").touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(standard_cells, "LIBERTY", tmp_path / "cells.lib")
    with pytest.raises(ToolMissingError, match="apt-get install qflow-tech-osu018"):
        standard_cells.trend(CORE, 8)
