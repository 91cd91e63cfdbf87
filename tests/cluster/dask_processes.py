"""A real scheduler of Dask and workers, each a process of its own that a test may kill."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

SECONDS = 60


class Scheduler:
    """The processes; their output and their files lie in ``folder``."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        self.processes = {"scheduler": self._start("scheduler", "scheduler", "--port", "0", "--host", "127.0.0.1")}
        until(self.file.exists)

    @property
    def address(self) -> str:
        return json.loads(self.file.read_text())["address"]

    def add(self, name: str, **environment: str) -> None:
        """Start a worker with one thread, and one core for the engine."""
        directory = self.folder / f"of-{name}"
        directory.mkdir()
        options = ("--no-nanny", "--nthreads", "1", "--name", name, "--local-directory", str(directory))
        self.processes[name] = self._start(name, "worker", *options, RAYON_NUM_THREADS="1", **environment)
        until(lambda: "Registered to" in self.said(name))

    def kill(self, name: str) -> None:
        process = self.processes.pop(name)
        process.send_signal(signal.SIGKILL)
        process.wait()

    def said(self, name: str) -> str:
        return (self.folder / f"{name}.log").read_text()

    def end(self) -> None:
        for name in [*self.processes]:
            with contextlib.suppress(ProcessLookupError):
                self.kill(name)

    def _start(self, name: str, command: str, *options: str, **environment: str) -> subprocess.Popen[bytes]:
        program = [
            sys.executable,
            "-m",
            "dask",
            command,
            "--scheduler-file",
            str(self.file),
            "--no-dashboard",
            *options,
        ]
        with (self.folder / f"{name}.log").open("wb") as log:
            return subprocess.Popen(program, env=os.environ | environment, stdout=log, stderr=log, cwd=self.folder)


def until(ready: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not ready():
        assert time.monotonic() < deadline
        time.sleep(0.05)
