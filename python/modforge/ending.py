"""Unwind cleanly when a signal ends the process."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def unwinding() -> Iterator[None]:
    """Turn signals that end this process into SystemExit, so that files and child processes are closed."""
    if threading.current_thread() is not threading.main_thread():
        yield  # Python sets handlers in the main thread alone.
        return
    ending = [number for number in (signal.SIGTERM, signal.SIGHUP) if signal.getsignal(number) is signal.SIG_DFL]
    for number in ending:
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    try:
        yield
    finally:
        for number in ending:
            signal.signal(number, signal.SIG_DFL)
