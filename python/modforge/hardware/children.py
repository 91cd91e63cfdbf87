"""Run a program that starts others, and end them all when the call ends.

Simulators, compilers and solvers run as children of these programs, and not all of them end with Ctrl-C or with their
parent. So each program has a process group of its own, which is ended as a whole.
"""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from modforge.ending import unwinding


@contextmanager
def child(
    command: Sequence[str],
    output: int | IO[str],
    *,
    environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
) -> Iterator[subprocess.Popen[str]]:
    """Run ``command`` with its output going to ``output``; on leaving, end the program and its children.

    Ctrl-C, SIGTERM and SIGHUP, which a group of its own does not get from the terminal, end it, too.
    """
    with (
        unwinding(),
        subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as process,
    ):
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def logged(command: Sequence[str], log: Path, *, environment: Mapping[str, str], folder: Path | None = None) -> int:
    """Run ``command`` to its end with its output in ``log``, and return its status."""
    with log.open("w") as output, child(command, output, environment=environment, folder=folder) as process:
        return process.wait()
