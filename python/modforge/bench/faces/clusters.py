"""Files of rows: in one process, and on one and two workers of Dask, of Ray, or of Spark.

Each contestant reads Parquet, computes a column, and writes Parquet. The engine has one thread in each worker.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any

from modforge.bench.errors import RunError
from modforge.bench.faces.columns import CORES, installed, on_cores
from modforge.bench.faces.operands import number
from modforge.bench.faces.sessions import ONE_THREAD, PACKAGES, PARTS, Compute, session
from modforge.bench.turns import Contestant, take_turns
from modforge.cluster import Cluster, connected
from modforge.columns import Column, Job, Operation, Power, Product, run

WORKERS = (1, 2)

POWER_BITS, POWERS = 2048, 2048
PRODUCT_BITS, PRODUCTS = 256, 1 << 20

OPERATIONS = ("power_rows", "product_rows")

FILES = 8
"""Parts of the input."""

MAX_ROUNDS = 5
"""A turn takes seconds."""

DASK, POLARS = "Dask", "Polars"

OF_ENGINE = {DASK: "dask", POLARS: "polars", **PACKAGES}
"""The engines, with the package whose version is theirs."""


def rounds_in_all(rounds: int) -> int:
    """Return how many rounds :func:`measure` has."""
    return min(rounds, MAX_ROUNDS) * len(OPERATIONS)


def operation_of(work: str, engine: str) -> str:
    """Return the name of an operation: each engine has a run of its own, beside one process."""
    return work if engine == DASK else f"{work}_{engine.lower()}"


def measure(rounds: int, after_round: Callable[[str, str, int], None], engine: str = DASK) -> Iterator[dict[str, Any]]:
    """Yield the rows: times of one row of a file, by the clock. Raises :class:`~modforge.bench.RunError` if wrong.

    One engine at a time, as the processes of one that waits take time from the others.
    """
    if installed("pyarrow") is None or not is_there(engine):
        return
    of_engine = _dask() if engine == DASK else _sessions(engine)
    with tempfile.TemporaryDirectory() as name, of_engine as others:
        folder, turns = Path(name), min(rounds, MAX_ROUNDS)
        for work, bits, count, column in (
            ("power_rows", POWER_BITS, POWERS, Power("x", number(POWER_BITS, 2), number(POWER_BITS, 1) | 1)),
            ("product_rows", PRODUCT_BITS, PRODUCTS, Product("x", "y", number(PRODUCT_BITS, 1) | 1)),
        ):
            source, operation = folder / work, operation_of(work, engine)
            expected = _write(source, bits, count, column)
            contestants = [
                _contestant(operation, subject, source, column, folder / f"{operation}-{place}", compute, expected)
                for place, (subject, compute) in enumerate([*_here(), *others])
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
    (source / PARTS).mkdir(parents=True)
    each = -(-count // FILES)
    parquet.write_table(table, source / "whole.parquet", row_group_size=each)
    for part in range(FILES):
        parquet.write_table(table.slice(part * each, each), source / PARTS / f"{part}.parquet")
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
    if not found.sort_by("row")["result"].combine_chunks().cast(expected.type).equals(expected):
        raise RunError(f"{subject}, {operation}: wrong result")
    package = next((package for engine, package in OF_ENGINE.items() if engine in subject), "modforge")
    return Contestant(subject, metadata.version(package), operation, repeated)


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
        yield _polars()
        return
    import dask.dataframe as dd
    from distributed import Client, LocalCluster

    import modforge.dask

    def files(cluster: Cluster, source: Path, operation: Operation, output: Path) -> None:
        run(Job(source / "whole.parquet", operation, output / "out.parquet"), cluster=cluster)

    def frames(client: Client, source: Path, operation: Operation, output: Path) -> None:
        with client.as_current():
            frame = dd.read_parquet(source / PARTS, dtype_backend="pyarrow")
            modforge.dask.with_column(frame, operation).to_parquet(output, write_index=False)

    with ExitStack() as stack:
        found: list[tuple[str, Compute]] = _polars()
        for workers in WORKERS:
            local = LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=":0", env=dict(ONE_THREAD))
            client = stack.enter_context(Client(stack.enter_context(local), set_as_default=False))
            cluster = stack.enter_context(connected(local.scheduler_address))
            found.append((f"modforge batch on {DASK}, {_said(workers)}", partial(files, cluster)))
            found.append((f"{DASK}, {_said(workers)}", partial(frames, client)))
        yield found


def is_there(engine: str) -> bool:
    """Whether an engine is installed; Spark needs Java as well."""
    if engine == DASK:
        return True
    return installed(PACKAGES[engine]) is not None and (engine != "Spark" or shutil.which("java") is not None)


@contextmanager
def _sessions(engine: str) -> Iterator[Sequence[tuple[str, Compute]]]:
    with ExitStack() as stack:
        yield [(f"{engine}, {_said(workers)}", stack.enter_context(session(engine, workers))) for workers in WORKERS]


def _polars() -> list[tuple[str, Compute]]:
    """The streaming engine of Polars, which has no workers: all cores are its own."""
    if installed("polars") is None:
        return []
    import polars as pl

    import modforge.polars as mf

    def compute(source: Path, operation: Operation, output: Path) -> None:
        match operation:
            case Power(base, exponent, modulus):
                column = mf.powmod(base, exponent, modulus)
            case Product(a, b, modulus):
                column = mf.mulmod(a, b, modulus)
            case _:
                raise NotImplementedError(type(operation).__name__)
        frame = pl.scan_parquet(source / PARTS / "*.parquet").with_columns(column.alias("result"))
        frame.sink_parquet(output / "out.parquet", engine="streaming")

    return [(f"{POLARS}, streaming", compute)]


def _said(workers: int) -> str:
    return f"{workers} worker{'s' * (workers > 1)}"
