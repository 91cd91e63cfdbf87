"""The one clock of the tests: what must be refused or bounded ends long before this, and what hangs does not."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

SECONDS = 60
"""Of CPU time; tens of times what any such block takes, as neither a slow machine nor a pause may fail a test."""


@contextmanager
def bounded(seconds: float = SECONDS) -> Iterator[None]:
    """Fail the test whose block does work that grows without bound; to be used in the main thread.

    >>> with bounded(0.01):
    ...     while True: pass
    Traceback (most recent call last):
    TimeoutError: not ended after 0.01 s of CPU time
    """

    def end(*_: object) -> None:
        raise TimeoutError(f"not ended after {seconds} s of CPU time")

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
