"""What simulate does around the bench: reuse, waveforms, errors."""

from pathlib import Path

import pytest

from modforge.hardware import tools
from modforge.hardware.catalogue import core
from modforge.hardware.errors import BuildError, ConfigurationError, ToolMissingError
from modforge.hardware.simulate import simulate

CORE = core("mont_csa42")


def test_second_run_does_not_compile(tmp_path: Path) -> None:
    first = simulate(CORE, 5, simulator="icarus", cases=10, build_directory=tmp_path)
    second = simulate(CORE, 5, simulator="icarus", cases=10, seed=2, build_directory=tmp_path)
    assert first.build_seconds > 0 == second.build_seconds
    assert second.as_dict()["vcd"] is None


def test_source_that_is_not_verilog(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in CORE.files:
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text("module broken (;\n")
    monkeypatch.setattr("modforge.hardware.core.RTL", tmp_path)
    with pytest.raises(BuildError, match=r"build\.log"):
        simulate(CORE, 5, simulator="icarus", cases=10, build_directory=tmp_path)


def test_missing_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ToolMissingError, match=r"apt-get install perl make g\+\+"):
        simulate(CORE, 5, build_directory=tmp_path)
    with pytest.raises(ToolMissingError, match="apt-get install iverilog"):
        simulate(CORE, 5, simulator="icarus", build_directory=tmp_path)
    with pytest.raises(ToolMissingError, match=r"modforge\[hardware\]"):
        tools.package_version("a-package-that-nobody-has")


def test_waves_need_verilator(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match="verilator"):
        simulate(CORE, 5, simulator="icarus", waves=True, build_directory=tmp_path)
