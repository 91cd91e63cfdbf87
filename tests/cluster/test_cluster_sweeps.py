"""Sweeps on a real scheduler of Dask: a worker that is killed, and workers without the tools."""

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from click.testing import CliRunner
from dask_processes import until

from cases import first
from modforge.cli import main
from modforge.explore import Known
from modforge.results import Results

SWEEP = ["explore", "mont_csa_r4", "--bits", "4..10:2", "--family", "ecp5", "--json"]
WITHOUT = """
import importlib.metadata as metadata
found = metadata.version
def version(name):
    if name == "pyosys":
        {instead}
    return found(name)
metadata.version = version
"""
"""What a worker reads when it starts: it has no Yosys, or another one."""


@pytest.fixture
def sweep(scheduler, tmp_path, monkeypatch):
    """Runs the sweep; returns its designs, and how often each question has been stored."""
    monkeypatch.setenv("MODFORGE_CACHE", str(tmp_path))
    stored: list[str] = []
    for name in ("store", "store_failure"):
        real = getattr(Known, name)
        monkeypatch.setattr(
            Known, name, lambda known, asked, found, real=real: stored.append(asked.key) or real(known, asked, found)
        )

    def run(*more: str) -> tuple[list[dict], list[str]]:
        stored.clear()
        done = CliRunner().invoke(main, [*SWEEP, *more, "--cluster", scheduler.address])
        assert done.exit_code in (0, 1), done.output
        return json.loads(done.stdout)["designs"], [*stored]

    return run


@pytest.mark.long
def test_a_worker_is_killed(scheduler, sweep, tmp_path):
    for name in ("one", "two"):
        scheduler.add(name)
    at_work = processes_below(scheduler.processes["two"].pid)

    def kill() -> None:
        until(lambda: bool(at_work()))
        left = at_work()
        scheduler.kill("two")
        until(lambda: not any(Path("/proc", process).exists() for process in left))

    killer = threading.Thread(target=kill)
    killer.start()
    designs, stored = sweep()
    killer.join()
    assert "two" not in scheduler.processes
    assert [one["state"] for one in designs] == ["found"] * 4
    keys = [one["keys"] for one in designs]
    assert len(keys) == 4 and sorted(keys) == sorted(stored)
    with Results.open(tmp_path / "results.duckdb") as results:
        assert sorted(row.key for row in results.rows("synthesize")) == sorted(keys)
    designs, stored = sweep()
    assert [one["state"] for one in designs] == ["known"] * 4 and not stored


@pytest.mark.long
@pytest.mark.parametrize(
    ("instead", "says"),
    [
        ("raise metadata.PackageNotFoundError(name)", "pyosys is not installed: pip install 'modforge[hardware]'"),
        pytest.param("return '0.1'", "another version of modforge or of its tools: yosys 0.1", marks=pytest.mark.long),
    ],
    ids=["none", "others"],
)
def test_without_the_tools(scheduler, sweep, tmp_path, instead, says):
    (tmp_path / "without").mkdir()
    (tmp_path / "without" / "sitecustomize.py").write_text(WITHOUT.format(instead=instead))
    scheduler.add("without", PYTHONPATH=os.pathsep.join([str(tmp_path / "without"), *sys.path]))
    designs, stored = sweep("--max-bits", "6")
    failed = [one for one in designs if one["state"] == "failed"]
    assert len(failed) == len(stored) == 2
    for one in failed:
        assert one["reason"].startswith("on tcp://127.0.0.1:") and says in one["reason"]
    scheduler.kill("without")
    scheduler.add("with")
    assert sweep("--max-bits", "6") == (designs, [])
    designs, stored = sweep("--max-bits", "6", "--retry")
    assert [one["state"] for one in designs[:2]] == ["found"] * 2 and len(stored) == 2


@pytest.mark.parametrize("sent", first(1, [signal.SIGINT, signal.SIGKILL]), ids=["interrupted", "killed"])
@pytest.mark.long
def test_a_sweep_that_ends_leaves_nothing_running(scheduler, tmp_path, sent):
    """A design that takes minutes is ended on its worker, too."""
    scheduler.add("one")
    at_work = processes_below(scheduler.processes["one"].pid)
    command = [sys.executable, "-m", "modforge", "explore", "mont_csa_r4", "--bits", "2048,1024", "--family", "ecp5"]
    environment = os.environ | {"MODFORGE_CACHE": str(tmp_path)}
    with subprocess.Popen([*command, "--cluster", scheduler.address], env=environment) as sweep:
        until(lambda: bool(at_work()))
        sweep.send_signal(sent)
    assert sweep.returncode == (130 if sent == signal.SIGINT else -sent)
    until(lambda: not at_work())


def processes_below(parent: int):
    def found() -> list[str]:
        with_parent = {}
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                with_parent[folder.name] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:  # it has ended
                continue
        return [process for process, above in with_parent.items() if above == parent]

    return found
