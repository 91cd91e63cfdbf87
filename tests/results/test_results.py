"""The store of results, when others use the file too or it is damaged."""

import subprocess
import sys
import time

import pytest

from modforge import results
from modforge.results import Results, ResultsError

HOLD = "import duckdb, sys, time; c = duckdb.connect(sys.argv[1]); print('held', flush=True); time.sleep(1)"


def test_another_process_is_waited_for(tmp_path):
    path = tmp_path / "results.duckdb"
    Results.open(path).put("check", "engine", {}, {}, {"cases": 1})
    with subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        begun = time.monotonic()
        (row,) = Results.open(path).rows()
        assert time.monotonic() - begun > 0.3
    assert row.outputs == {"cases": 1}


def test_waiting_ends(tmp_path, monkeypatch):
    monkeypatch.setattr(results, "LONGEST_WAIT", 0.1)
    path = tmp_path / "results.duckdb"
    with subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        with pytest.raises(ResultsError, match="cannot be used"):
            Results.open(path)


def test_a_damaged_file_is_named(tmp_path):
    path = tmp_path / "results.duckdb"
    path.write_bytes(b"this is no database" * 1000)
    with pytest.raises(ResultsError, match=r"results\.duckdb cannot be used"):
        Results.open(path)
