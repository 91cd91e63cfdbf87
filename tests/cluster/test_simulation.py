"""The simulation of a file on a cluster: beside what was measured, beside a real scheduler, and at its ends."""

import time
from functools import partial

import pytest

from modforge.bench.documents import scale
from modforge.bench.faces.clusters import POWERS
from modforge.cluster import connected
from modforge.cluster.simulation import Rates, simulate


def test_the_stored_run_with_two_workers():
    """From the rates of one process on two cores, and of moving bytes."""
    measured = POWERS * scale.per_row("power_rows", "modforge batch on Dask, 2 workers")
    row = 2 * scale.per_row("power_rows", "modforge batch, 2 cores")
    assert simulate(POWERS, 2, scale.rates(2048, row, part=256)) == pytest.approx(measured, rel=0.2)


@pytest.mark.long
def test_a_real_scheduler_with_two_workers(scheduler):
    """Rows that take a known time, so that other programs on this machine hardly matter."""
    for name in ("one", "two"):
        scheduler.add(name)
    seconds, parts = 0.4, 25
    with connected(scheduler.address) as workers:
        next(workers.results([partial(time.sleep, 0)], in_order=True))
        began = time.monotonic()
        order = [number for number, _ in workers.results([partial(time.sleep, seconds)] * parts, in_order=True)]
        took = time.monotonic() - began
    assert order == [*range(parts)]
    assert simulate(parts, 2, Rates(row=seconds, moved=0, part=1)) == pytest.approx(took, rel=0.2)


def test_workers_share_the_work_until_one_process_moves_no_more():
    rates = Rates(row=1e-3, moved=1e-5, part=100)
    assert rates.limit == pytest.approx(100)
    times = {workers: simulate(100_000, workers, rates) for workers in (1, 2, 10, 100, 1000)}
    assert times[1] == pytest.approx(100, rel=0.01)
    assert times[2] == pytest.approx(50, rel=0.01)
    assert times[10] == pytest.approx(10, rel=0.05)
    assert times[1000] == pytest.approx(100_000 * rates.moved)


def test_few_rows():
    rates = Rates(row=1.0, moved=0.0, part=10)
    assert simulate(0, 3, rates) == 0
    assert simulate(1, 3, rates) == 1
    assert simulate(25, 3, rates) == 10, "two whole parts and a half, each on its own worker"
    assert simulate(31, 3, rates) == 11, "the last row waits for a worker"
