"""Sessions of Ray and Spark with so many workers, each in a process of its own: one process cannot have two of them.

The process reads its requests from a pipe, and ends when that closes.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from types import MappingProxyType

from modforge.bench.errors import RunError
from modforge.columns import Operation

Compute = Callable[[Path, Operation, Path], object]
"""Reads the input in a folder, and writes the output into another."""

ONE_THREAD: Mapping[str, str] = MappingProxyType({"RAYON_NUM_THREADS": "1"})

PARTS = "parts"
"""The folder of the input in parts, so that engines have something to share among their workers."""


@contextmanager
def session(name: str, workers: int) -> Iterator[Compute]:
    """Start a session; what is yielded computes one column in it. Raises :class:`~modforge.bench.RunError`."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(there, name, workers), daemon=True)
    process.start()
    there.close()

    def answered() -> None:
        try:
            error = here.recv()
        except EOFError:
            error = "its process has ended"
        if error is not None:
            raise RunError(f"{name}: {error}")

    def compute(source: Path, operation: Operation, output: Path) -> None:
        here.send((source, operation, output))
        answered()

    try:
        answered()
        yield compute
    finally:
        here.close()
        process.join()


def _serve(connection: Connection, name: str, workers: int) -> None:
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)  # the results of the command are there
    os.dup2(silent, 2)
    os.environ.update(ONE_THREAD)
    try:
        with _SESSIONS[name](workers) as compute:
            connection.send(None)
            while True:
                compute(*connection.recv())
                connection.send(None)
    except EOFError:
        return
    except Exception as error:
        connection.send(f"{type(error).__name__}: {error}")


@contextmanager
def _ray(workers: int) -> Iterator[Compute]:
    import ray

    import modforge.ray

    def compute(source: Path, operation: Operation, output: Path) -> None:
        data = modforge.ray.with_column(ray.data.read_parquet(str(source / PARTS)), operation)
        data.write_parquet(str(output))

    os.environ.update(RAY_worker_niceness="0")  # as that of the others; Ray lets its workers wait for all programs
    ray.init(num_cpus=workers, include_dashboard=False, configure_logging=False, log_to_driver=False)
    try:
        yield compute
    finally:
        ray.shutdown()


@contextmanager
def _spark(workers: int) -> Iterator[Compute]:
    from pyspark.sql import SparkSession

    import modforge.spark

    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(PYSPARK_PYTHON=sys.executable, SPARK_WORKER_DIR=folder)
        made = SparkSession.builder.master(f"local-cluster[{workers},1,1024]")
        for key, value in {
            "spark.ui.enabled": "false",
            "spark.sql.warehouse.dir": folder,
            "spark.executorEnv.RAYON_NUM_THREADS": ONE_THREAD["RAYON_NUM_THREADS"],
        }.items():
            made = made.config(key, value)
        spark = made.getOrCreate()

        def compute(source: Path, operation: Operation, output: Path) -> None:
            frame = modforge.spark.with_column(spark.read.parquet(str(source / PARTS)), operation)
            frame.write.mode("overwrite").parquet(str(output))

        try:
            yield compute
        finally:
            spark.stop()


_SESSIONS = {"Ray": _ray, "Spark": _spark}

PACKAGES = {"Ray": "ray", "Spark": "pyspark"}
"""The engines, with the package that each needs."""
