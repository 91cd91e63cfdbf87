"""Files on a real scheduler of Dask with two worker processes: kills, secrets, errors."""

import re
import sys
import time
from pathlib import Path

import pyarrow as pa
import pytest
from click.testing import CliRunner, Result
from pyarrow import parquet
from samples import SECRET, Rows

from modforge import cluster
from modforge.cli import main
from modforge.cluster import ClusterError, connected
from modforge.columns import Column, ColumnsError, Job, Power, run

FILES = sys.modules["modforge.columns.run"]
P = 2**127 - 1
BIG = 2**1279 - 1


@pytest.fixture
def job(tmp_path: Path) -> Job:
    parquet.write_table(pa.table(Rows(6000).columns), tmp_path / "in.parquet", row_group_size=700)
    return Job(tmp_path / "in.parquet", Power("x", SECRET, BIG), tmp_path / "out.parquet")


def results(job: Job) -> dict[int, bytes | None]:
    table = parquet.read_table(job.output)
    rows = table["row"].to_pylist()
    assert rows == [*range(6000)], "one row of the output for each of the input, in their order"
    assert table.drop_columns("result") == parquet.read_table(job.source)
    return dict(zip(rows, table["result"].to_pylist(), strict=True))


def right(job: Job) -> bool:
    numbers, found = Rows(6000).numbers, results(job)
    some = range(0, 6000, 97)
    expected = {row: None if numbers[row] is None else pow(numbers[row], SECRET, BIG).to_bytes(160) for row in some}
    return {row: found[row] for row in some} == expected


@pytest.mark.long
def test_a_worker_is_killed_in_the_middle(scheduler, job, monkeypatch):
    """So is the job before, of which the parts are taken over, and after that the rest is done by one worker."""
    monkeypatch.setattr(FILES, "SECONDS", 0.1)
    for name in ("one", "two"):
        scheduler.add(name)

    def stop(done: int, _: int | None) -> None:
        if done > 1000:
            raise KeyboardInterrupt

    seen = []

    def kill(done: int, _: int | None) -> None:
        seen.append(done)
        if done > 2500 and "two" in scheduler.processes:
            scheduler.kill("two")

    with connected(scheduler.address) as workers:
        with pytest.raises(KeyboardInterrupt):
            run(job, cluster=workers, progress=stop)
        assert not job.output.exists()
        assert run(job, cluster=workers, progress=kill) == 6000
    assert 1000 < seen[0] < 2500 < seen[-1] == 6000 and seen == sorted(seen)
    assert "two" not in scheduler.processes
    assert right(job)
    assert not [*job.output.parent.glob(".*")]


def command(scheduler, job: Job, *more: str) -> Result:
    asked = ["batch", "powmod", str(job.source), "--column", "x", "--modulus", "2^1279 - 1", "-o", str(job.output)]
    return CliRunner().invoke(main, [*asked, "--exponent", hex(SECRET), "--cluster", scheduler.address, *more])


@pytest.mark.long
def test_no_secret_leaves_memory(scheduler, job):
    """Neither in files of Dask, nor in logs, keys or what the scheduler remembers; as a number or as bytes."""
    scheduler.add("one")
    done = command(scheduler, job)
    assert done.exit_code == 0, done.output
    assert re.search(r"out\.parquet: 6000 rows, [\d.]+ s$", done.output)
    assert right(job)

    broken = job.source.with_name("broken.parquet")
    parquet.write_table(pa.table({"x": ["12", "x"]}), broken)
    with connected(scheduler.address) as workers:
        with pytest.raises(ColumnsError, match=r"broken\.parquet: bases: row 1: 'x' is not an integer; --on-"):
            run(Job(broken, Power("x", SECRET, P), broken.with_suffix(".csv")), cluster=workers)
        column = Column(Power("x", SECRET, P), options=None)
        failing = FILES._Part(job.source, column, parquet.read_table(job.source), 0)
        with pytest.raises(ClusterError, match="a worker failed: AttributeError: 'NoneType' object"):
            next(workers.results([failing], in_order=True))
        told = workers._client.run_on_scheduler(
            lambda dask_scheduler: repr(
                [dask_scheduler.tasks, dask_scheduler.get_events(), dask_scheduler.transition_log]
            )
        )
    assert told.count("modforge-") > 10
    forms = (f"{SECRET:x}".encode(), f"{SECRET:X}".encode(), str(SECRET).encode())
    raw = [SECRET.to_bytes(15, order) for order in ("big", "little")]
    assert not [form for form in forms if form in told.encode()]
    files = [path for path in scheduler.folder.rglob("*") if path.is_file()]
    assert {"one.log", "scheduler.log"} <= {path.name for path in files}
    assert "Compute Failed" in scheduler.said("one"), "or the log would have nothing to show"
    assert not [(path, form) for path in files for form in (*forms, *raw) if form in path.read_bytes()]


@pytest.mark.long
def test_without_scheduler_or_workers(scheduler, job, monkeypatch):
    with pytest.raises(ClusterError, match=r"tcp://127\.0\.0\.1:9: no scheduler of Dask answers"):
        monkeypatch.setattr(cluster.work, "SECONDS_TO_CONNECT", 0.2)
        with connected("tcp://127.0.0.1:9"):
            pass
    monkeypatch.setattr(cluster.work, "SECONDS_TO_CONNECT", 10)
    monkeypatch.setattr(cluster.work, "SECONDS_WITHOUT_WORKERS", 0.5)
    done = command(scheduler, job)
    assert done.exit_code == 1 and "has had no worker for 0.5 s" in done.stderr
    began = time.monotonic()
    with connected(scheduler.address) as workers:
        scheduler.kill("scheduler")
        with pytest.raises(ClusterError, match="the connection to the scheduler is lost"):
            run(job, cluster=workers)
    assert time.monotonic() - began < 20
