"""Processes that answer requests, several at a time, each with a time limit."""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from modforge.cluster import Cluster, DiedError, awaited
from modforge.hardware.tools import child_environment

MODULE = "modforge.explore.worker"

SECONDS_TO_END = 5
"""From the request to end to the end by force."""

SECONDS_BETWEEN_LOOKS = 1
"""How soon a worker of a cluster sees that nobody waits for its answer."""

Answer = dict[str, Any]
"""``outputs``, or ``failed`` with the reason, and ``limit`` if it was the time limit in seconds."""


class Worker:
    """One process, which is started when there is work and again when it has ended."""

    def __init__(self, module: str = MODULE) -> None:
        """Start nothing yet; ``module`` answers requests when it is run."""
        self._command = (sys.executable, "-m", module)
        self._process: subprocess.Popen[str] | None = None

    def ask(self, request: Mapping[str, Any], limit: float | None) -> Answer:
        """Return the answer; the process is ended if that takes longer than ``limit`` seconds."""
        if self._process is None or self._process.poll() is not None:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=child_environment(),
                text=True,
                start_new_session=True,  # Ctrl-C goes to who asks alone
            )
        process = self._process
        late = threading.Event()

        def stop() -> None:
            late.set()
            self.end()

        timer = threading.Timer(limit, stop) if limit is not None else None
        if timer:
            timer.start()
        try:
            line = _exchange(process, json.dumps(request))
        finally:
            if timer:
                timer.cancel()
                timer.join()  # it may be ending the process
        if line:
            found: Answer = json.loads(line)
            return found
        if late.is_set():
            return {"failed": f"stopped after {limit:g} s", "limit": limit}
        said = process.stderr.read().strip().splitlines() if process.stderr else []
        return {"failed": said[-1] if said else f"the process ended with status {process.wait()}"}

    def end(self) -> None:
        """End the process and what it started."""
        process = self._process
        if process is None or process.poll() is not None:
            return
        process.terminate()
        try:
            process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _exchange(process: subprocess.Popen[str], request: str) -> str:
    """Send a line and return the line that comes back, empty if the process has ended."""
    assert process.stdin is not None and process.stdout is not None
    with suppress(BrokenPipeError):
        process.stdin.write(request + "\n")
        process.stdin.flush()
    return process.stdout.readline()


@dataclass(frozen=True)
class _Asked:
    """A request on a worker of a cluster, in a process of its own there."""

    request: Mapping[str, Any]
    limit: float | None

    def __call__(self) -> Answer:
        from distributed import get_worker

        worker = Worker()
        with _ending(worker, awaited()):
            found = worker.ask(self.request, self.limit)
        if "failed" in found:
            found["failed"] = f"on {get_worker().address}: {found['failed']}"
        return found


@contextmanager
def _ending(worker: Worker, awaited: Callable[[], bool]) -> Iterator[None]:
    """End a process after the block, or as soon as nobody waits for what it computes."""
    over = threading.Event()

    def watch() -> None:
        while not over.wait(SECONDS_BETWEEN_LOOKS):
            if not awaited():
                worker.end()
                return

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        over.set()
        watcher.join()  # it may be ending the process
        worker.end()


def cluster_answers(
    cluster: Cluster, requests: Sequence[Mapping[str, Any]], *, limit: float | None
) -> Iterator[tuple[int, Answer]]:
    """Yield each answer with the number of its request, as they come, from the workers of a cluster."""
    for number, found in cluster.results((_Asked(one, limit) for one in requests), in_order=False):
        yield number, {"failed": str(found)} if isinstance(found, DiedError) else found


def answers(requests: Sequence[Mapping[str, Any]], *, jobs: int, limit: float | None) -> Iterator[tuple[int, Answer]]:
    """Yield each answer with the number of its request, as they come, ``jobs`` at a time.

    Whoever stops to ask ends the processes.
    """
    workers = [Worker() for _ in range(min(jobs, len(requests)))]
    idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
    for worker in workers:
        idle.put(worker)

    def ask(request: Mapping[str, Any]) -> Answer:
        worker = idle.get()
        try:
            return worker.ask(request, limit)
        finally:
            idle.put(worker)

    with ThreadPoolExecutor(max(1, len(workers))) as pool:
        try:
            numbers: dict[Future[Answer], int] = {pool.submit(ask, one): number for number, one in enumerate(requests)}
            for future in as_completed(numbers):
                yield numbers[future], future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.end()
