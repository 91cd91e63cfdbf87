"""A sweep that is killed goes on where it ended: nothing is lost, nothing is run twice, nothing is left behind."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from modforge.results import Results, Row

SWEEP = [sys.executable, "-m", "modforge", "explore", "mont_csa_r4", "--bits", "4..122:2", "--family", "ecp5"]
ASKED = [*SWEEP, "--max-cycles", "5", "--json"]
"""60 designs, of which formulas rule out all but those of 4 and 6 bits."""


@pytest.mark.long
def test_two_kills(tmp_path: Path) -> None:
    environment = os.environ | {"MODFORGE_CACHE": str(tmp_path)}

    def start() -> subprocess.Popen[bytes]:
        return subprocess.Popen(ASKED, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def stored() -> list[Row]:
        with Results.open(tmp_path / "results.duckdb") as results:
            return results.rows("synthesize")

    kill_when(start(), lambda process: bool(started_by(process)))
    assert len(stored()) == 0
    kill_when(start(), lambda _: len(stored()) == 1)
    (first,) = stored()
    done = subprocess.run(ASKED, env=environment, capture_output=True, timeout=120, check=True)

    rows = {row.key: row for row in stored()}
    assert len(rows) == 2 and rows[first.key] == first
    designs = json.loads(done.stdout)["designs"]
    states = [one["state"] for one in designs]
    assert len(states) == 60 and states[0] == "known" and set(states[2:]) == {"ruled out"}
    assert [one["keys"] for one in designs[:2]] == list(rows)
    assert [one["front"] for one in designs[:2]] == [True, True]


def kill_when(process: subprocess.Popen[bytes], ready: Callable[[subprocess.Popen[bytes]], bool]) -> None:
    """Kill a process once it is ready, and see all processes that it started end."""
    deadline = time.monotonic() + 60
    while not ready(process):
        assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.02)
    children = started_by(process)
    process.send_signal(signal.SIGKILL)
    process.wait()
    while any(map(runs, children)):
        assert time.monotonic() < deadline, "what a killed sweep started goes on"
        time.sleep(0.05)


def started_by(process: subprocess.Popen[bytes]) -> list[int]:
    """The processes below this one, at any depth."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:  # it has ended
            continue
    found, last = [], [process.pid]
    while last:
        last = [pid for pid, parent in parents.items() if parent in last]
        found += last
    return found


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
