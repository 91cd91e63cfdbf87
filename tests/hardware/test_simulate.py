"""What simulate does around the bench: reuse, waveforms, errors."""

import errno
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from cocotb_tools import config

from cases import first
from modforge.cores import core
from modforge.cores.model.errors import ConfigurationError
from modforge.hardware import tools
from modforge.hardware.errors import BuildError, ToolMissingError
from modforge.hardware.simulate import benches, simulate

CORE = core("mont_csa42")


@pytest.mark.long
def test_second_run_does_not_compile(tmp_path: Path) -> None:
    first = simulate(CORE, 5, simulator="icarus", cases=10, build_directory=tmp_path)
    second = simulate(CORE, 5, simulator="icarus", cases=10, seed=2, build_directory=tmp_path)
    assert first.build_seconds > 0 == second.build_seconds
    assert second.as_dict()["vcd"] is None


@pytest.mark.long
def test_a_simulator_of_an_environment_that_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several environments share the cache, and one that linked a simulator may be removed."""
    monkeypatch.delenv("LD_LIBRARY_PATH", raising=False)
    original, linked = benches.compilation, f"-rpath,{config.libs_dir}"

    def elsewhere(*arguments: Any) -> list[str]:
        command = original(*arguments)
        assert any(linked in word for word in command)
        return [word.replace(linked, "-rpath,/gone") for word in command]

    monkeypatch.setattr(benches, "compilation", elsewhere)
    simulate(CORE, 5, simulator="verilator", cases=3, build_directory=tmp_path)


def test_source_that_is_not_verilog(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in CORE.files:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("module broken (;\n")
    monkeypatch.setattr("modforge.cores.model.core.CORES_FOLDER", tmp_path)
    with pytest.raises(BuildError, match=r"build\.log"):
        simulate(CORE, 5, simulator="icarus", cases=10, build_directory=tmp_path)


def test_a_full_disk_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiler that has no room left has none for its messages, either."""
    monkeypatch.setattr(benches, "_child", lambda *_: 1)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=4096))
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)) as caught:
        simulate(CORE, 5, simulator="icarus", cases=3, build_directory=tmp_path)
    assert caught.value.filename == str(tmp_path)


def running(folder: Path) -> list[str]:
    """Return the command lines of processes that name ``folder``."""
    lines = []
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):  # it may have ended meanwhile
            lines.append(process.read_text(errors="replace"))
    return [line for line in lines if str(folder) in line]


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="needs /proc")
@pytest.mark.parametrize(("number", "status"), first(1, [(signal.SIGINT, 130), (signal.SIGTERM, 143)]))
def test_ended_with_all_that_it_started(tmp_path: Path, number: int, status: int) -> None:
    command = [sys.executable, "-m", "modforge", "core", "simulate", "mont_csa42", "--bits", "8"]
    command += ["--simulator", "icarus", "--cases", "100000"]
    environment = tools.child_environment() | {"MODFORGE_CACHE": str(tmp_path)}
    # A program that a shell runs in the background has SIGINT ignored, and all below it.
    heard = partial(signal.signal, number, signal.SIG_DFL)
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True, preexec_fn=heard) as process:
        until = time.monotonic() + 120
        # With its edge cases done, the bench does not look at its files for minutes.
        while not list(tmp_path.rglob("report.json")):
            assert process.poll() is None and time.monotonic() < until
            time.sleep(0.1)
        assert any("vvp" in line for line in running(tmp_path))
        os.kill(process.pid, number)
        process.communicate()
    assert process.returncode == status
    until = time.monotonic() + 10
    while running(tmp_path) and time.monotonic() < until:
        time.sleep(0.1)  # a killed process may take a moment to be gone
    assert not running(tmp_path)
    assert not list(tmp_path.rglob("run-*"))


def test_interrupted_build_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("modforge.hardware.simulate.benches._child", interrupted)
    with pytest.raises(KeyboardInterrupt):
        simulate(CORE, 5, simulator="icarus", build_directory=tmp_path)
    assert not list(tmp_path.iterdir())


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
