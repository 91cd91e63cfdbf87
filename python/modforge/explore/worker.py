"""A process that answers requests, one a line: so that a crash, a lack of memory or a time limit costs one design.

The input stream stays open as long as there is somebody to work for. When it closes, whatever runs is ended, programs
that it started among it: nothing is left behind by a sweep that was killed.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import tempfile
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from modforge.ending import unwinding
from modforge.errors import ModforgeError
from modforge.explore.requests import question
from modforge.results import Question


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the outputs of a request under ``outputs``, or under ``failed`` why there are none.

    One reason is that its ``key`` differs here, where tools may be others than where it was asked.
    """
    with tempfile.TemporaryDirectory(prefix="modforge-explore-") as name:
        return found(lambda: question(request, Path(name)), request["key"])


def found(make: Callable[[], Question], key: str) -> dict[str, Any]:
    """Return the outputs of a question, if it has this key, or why there are none."""
    try:
        asked = make()
        if asked.key != key:
            tools = ", ".join(f"{tool} {version}" for tool, version in asked.tools.items())
            return {"failed": f"another version of modforge or of its tools: {tools}"}
        return {"outputs": dict(asked.find())}
    except (ModforgeError, OSError, MemoryError) as error:
        return {"failed": str(error) or type(error).__name__}


def serve(answer: Callable[[Mapping[str, Any]], dict[str, Any]]) -> None:
    """Answer the lines of the standard input on the standard output."""
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(lines,), daemon=True).start()
    with unwinding():
        while line := lines.get():
            print(json.dumps(answer(json.loads(line))), flush=True)


def _read(lines: queue.SimpleQueue[str]) -> None:
    for line in sys.stdin:
        lines.put(line)
    lines.put("")
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    serve(answer)
