"""The store of results, when others use the file too or it is damaged."""

import os
import sqlite3
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import duckdb
import pytest

from modforge.results import Question, Results, ResultsError, Row, store

HOLD = "import duckdb, sys; c = duckdb.connect(sys.argv[1]); print('held', flush=True); sys.stdin.readline()"


@contextmanager
def held(path):
    """Start a program that holds the file until a line is written to it."""
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        yield holder


def test_another_process_is_waited_for(tmp_path, monkeypatch):
    path = tmp_path / "results.duckdb"
    Results.open(path).put("check", "engine", {}, {}, {"cases": 1})
    pauses = []
    with held(path) as holder:

        def pause(seconds: float) -> None:
            pauses.append(seconds)
            if len(pauses) == 3:
                holder.communicate(b"done\n")

        monkeypatch.setattr(store.time, "sleep", pause)
        (row,) = Results.open(path).rows()
    assert len(pauses) == 3
    assert row.outputs == {"cases": 1}


def test_waiting_ends(tmp_path, monkeypatch):
    monkeypatch.setattr(store, "MAX_WAIT", 0.1)
    path = tmp_path / "results.duckdb"
    with held(path), pytest.raises(ResultsError, match="cannot be used"):
        Results.open(path)


@pytest.mark.parametrize("folder", ["results", "lock", "IO Error: Could not set lock on file"])
def test_a_damaged_file_is_named_at_once(tmp_path, monkeypatch, folder):
    """Whatever words are in its path."""
    path = tmp_path / folder / "results.duckdb"
    path.parent.mkdir()
    path.write_bytes(b"this is no database" * 1000)
    monkeypatch.setattr(store.time, "sleep", lambda _: pytest.fail("waits as for a lock"))
    with pytest.raises(ResultsError, match=r"results\.duckdb cannot be used"):
        Results.open(path)


def asked(find=lambda: {"cases": 1}):
    return Question("check", "engine", {"bits": 64}, {"cpu": "x"}, find)


def test_a_question_is_answered_once(tmp_path):
    found = iter([{"cases": 1}, {"cases": 2}])
    for _ in range(2):
        with Results.open(tmp_path / "results.duckdb") as results:
            row = results.answer(asked(lambda: next(found)))
        assert row.outputs == {"cases": 1}
        assert row.key == asked().key


@pytest.mark.parametrize("path", [None, "results.duckdb"])
def test_rows_that_belong_together_are_stored_at_once_or_not_at_all(tmp_path, path):
    results = Results.open(tmp_path / path if path else None)
    rows = [Row.of("measure", f"peer {turn % 2}", {}, {}, {"turn": turn}) for turn in range(3)]
    broken = Row.of("measure", None, {}, {}, {})
    with pytest.raises((duckdb.Error, sqlite3.Error, ResultsError)):
        results.put_all([*rows, broken])
    assert results.rows() == []
    results.put_all(rows)
    assert {row.subject: row.outputs["turn"] for row in results.rows()} == {"peer 0": 2, "peer 1": 1}
    results.put_all([])


def damage(path):
    path.write_bytes(b"this is no database" * 1000)


def put_a_folder_there(path):
    path.unlink(missing_ok=True)
    path.mkdir()


@pytest.mark.parametrize("harm", [damage, put_a_folder_there])
def test_rows_are_kept_in_memory_where_the_file_cannot_be_used(tmp_path, harm):
    path, said = tmp_path / "results.duckdb", []
    harm(path)
    results = Results.open(path, unusable=said.append)
    assert results.answer(asked()).outputs == {"cases": 1}
    assert len(results.rows()) == 1
    (message,) = said
    assert message.startswith(f"the results in {path} cannot be used")


def test_rows_are_kept_in_memory_where_duckdb_is_missing(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "duckdb", None)
    path, said = tmp_path / "results.duckdb", []
    results = Results.open(path, unusable=said.append)
    assert results.answer(asked()).outputs == {"cases": 1}
    assert results.rows() == [results.known(asked())]
    assert said == [f"the results in {path} cannot be used: DuckDB is missing: pip install 'modforge[results]'"]


def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(ResultsError, match="Not a directory"):
        Results.open(tmp_path / "file" / "below" / "results.duckdb")


def test_what_was_found_outlives_a_file_that_breaks_meanwhile(tmp_path):
    path, said = tmp_path / "results.duckdb", []
    results = Results.open(path, unusable=said.append)

    def find():
        damage(path)
        return {"cases": 1}

    assert results.answer(asked(find)).outputs == {"cases": 1}
    assert len(said) == 1


def test_build_products_go_elsewhere_where_the_cache_cannot_be_written(tmp_path):
    """They last as long as the process, and longer if waveforms are among them."""
    (tmp_path / "file").write_text("")
    program = (
        "from modforge.results import build_directory as b; f = b('kind') / 'a.SUFFIX'; f.touch(); print(f.parent)"
    )
    for cache, suffix, stays in (
        (tmp_path / "file", "o", False),
        (tmp_path / "file", "vcd", True),
        (tmp_path, "o", True),
    ):
        command = [sys.executable, "-c", program.replace("SUFFIX", suffix)]
        environment = os.environ | {"MODFORGE_CACHE": str(cache), "TMPDIR": str(tmp_path)}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        folder = Path(done.stdout.strip())
        assert folder.is_dir() == stays
        assert (folder == cache / "kind") == (cache == tmp_path)


@pytest.mark.parametrize("call", ["keep_for_people(file)", "file.with_suffix('.vcd').touch()", "None"])
def test_a_temporary_cache_stays_for_what_people_are_told_of(tmp_path, call):
    blocked = tmp_path / "cache"
    blocked.write_text("a file, where nothing can be made")
    program = (
        "from modforge.results import build_directory, keep_for_people\n"
        "file = build_directory('placements') / 'x.log'\n"
        "file.write_text('why')\n"
        f"{call}\n"
        "print(file)\n"
    )
    environment = os.environ | {"MODFORGE_CACHE": str(blocked), "TMPDIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()).exists() == (call != "None")
