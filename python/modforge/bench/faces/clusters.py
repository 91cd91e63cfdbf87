"""Files of rows: in one process, and on one and two workers of Dask.

Each contestant reads Parquet, computes a column, and writes Parquet. The engine has one thread in each worker.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any

from modforge.bench.errors import RunError
from modforge.bench.faces.columns import CORES, installed, on_cores
from modforge.bench.faces.operands import number
from modforge.bench.turns import Contestant, take_turns
from modforge.cluster import Cluster, connected
from modforge.columns import Column, Job, Operation, Power, Product, run

WORKERS = (1, 2)

POWER_BITS, POWERS = 2048, 2048
PRODUCT_BITS, PRODUCTS = 256, 1 << 20

OPERATIONS = ("power_rows", "product_rows")

FILES = 8
"""Parts of the input, so that engines have something to share among their workers."""

ONE_THREAD = {"RAYON_NUM_THREADS": "1"}

MAX_ROUNDS = 5
"""A turn takes seconds."""

Compute = Callable[[Path, Operation, Path], object]
"""Reads the input in a folder, and writes the output into another."""


def rounds_in_all(rounds: int) -> int:
    """Return how many rounds :func:`measure` has."""
    return min(rounds, MAX_ROUNDS) * len(OPERATIONS)


def measure(rounds: int, after_round: Callable[[str, str, int], None]) -> Iterator[dict[str, Any]]:
    """Yield the rows: times of one row of a file, by the clock. Raises :class:`~modforge.bench.RunError` if wrong."""
    if installed("pyarrow") is None:
        return
    with tempfile.TemporaryDirectory() as name, _dask() as engines:
        folder, turns = Path(name), min(rounds, MAX_ROUNDS)
        for operation, bits, count, column in (
            ("power_rows", POWER_BITS, POWERS, Power("x", number(POWER_BITS, 2), number(POWER_BITS, 1) | 1)),
            ("product_rows", PRODUCT_BITS, PRODUCTS, Product("x", "y", number(PRODUCT_BITS, 1) | 1)),
        ):
            source = folder / operation
            expected = _write(source, bits, count, column)
            contestants = [
                _contestant(operation, subject, source, column, folder / f"{operation}-{place}", compute, expected)
                for place, (subject, compute) in enumerate([*_here(), *engines])
            ]
            modulus = f"random-{bits}"
            report = partial(after_round, operation, modulus)
            yield from take_turns(
                contestants, modulus, number(bits, 1) | 1, rounds=turns, width=count, after_round=report
            )


def _write(source: Path, bits: int, count: int, operation: Operation) -> Any:
    """Write the input, once as files in a folder and once as one file, and return the results."""
    import pyarrow as pa
    from pyarrow import parquet

    numbers = {
        name: [number(bits - 1, seed << 24 | row) for row in range(count)] for name, seed in (("x", 1), ("y", 2))
    }
    columns = {name: [value.to_bytes(bits // 8, "big") for value in values] for name, values in numbers.items()}
    table = pa.table({"row": pa.array(range(count), pa.int64()), **columns})
    (source / "parts").mkdir(parents=True)
    each = -(-count // FILES)
    parquet.write_table(table, source / "whole.parquet", row_group_size=each)
    for part in range(FILES):
        parquet.write_table(table.slice(part * each, each), source / "parts" / f"{part}.parquet")
    return Column(operation).results(table)


def _contestant(
    operation: str, subject: str, source: Path, column: Operation, output: Path, compute: Compute, expected: Any
) -> Contestant:
    """Compute once to check and to warm up."""
    from pyarrow import dataset

    def once() -> None:
        shutil.rmtree(output, ignore_errors=True)
        output.mkdir()
        compute(source, column, output)

    def repeated(count: int) -> None:
        for _ in range(count):
            once()

    once()
    found = dataset.dataset(output, format="parquet", exclude_invalid_files=True).to_table(columns=["row", "result"])
    if not found.sort_by("row")["result"].combine_chunks().equals(expected):
        raise RunError(f"{subject}, {operation}: wrong result")
    version = metadata.version("dask" if "Dask" in subject else "modforge")
    return Contestant(subject, version, operation, repeated)


def _here() -> list[tuple[str, Compute]]:
    def compute(cores: int, source: Path, operation: Operation, output: Path) -> object:
        return on_cores(cores, lambda: run(Job(source / "whole.parquet", operation, output / "out.parquet")))()

    here = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    return [
        (f"modforge batch, {cores} core{'s' * (cores > 1)}", partial(compute, cores))
        for cores in CORES
        if cores <= here
    ]


@contextmanager
def _dask() -> Iterator[list[tuple[str, Compute]]]:
    if installed("distributed") is None or installed("pandas") is None:
        yield []
        return
    import dask.dataframe as dd
    from distributed import Client, LocalCluster

    import modforge.dask

    def files(cluster: Cluster, source: Path, operation: Operation, output: Path) -> None:
        run(Job(source / "whole.parquet", operation, output / "out.parquet"), cluster=cluster)

    def frames(client: Client, source: Path, operation: Operation, output: Path) -> None:
        with client.as_current():
            frame = dd.read_parquet(source / "parts", dtype_backend="pyarrow")
            modforge.dask.with_column(frame, operation).to_parquet(output, write_index=False)

    with ExitStack() as stack:
        found: list[tuple[str, Compute]] = []
        for workers in WORKERS:
            local = LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=":0", env=ONE_THREAD)
            client = stack.enter_context(Client(stack.enter_context(local), set_as_default=False))
            cluster = stack.enter_context(connected(local.scheduler_address))
            found.append((f"modforge batch on Dask, {_said(workers)}", partial(files, cluster)))
            found.append((f"Dask, {_said(workers)}", partial(frames, client)))
        yield found


def _said(workers: int) -> str:
    return f"{workers} worker{'s' * (workers > 1)}"
