"""Calls on the workers of a cluster, some at a time."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from modforge.cluster.errors import ClusterError, DiedError
from modforge.errors import ModforgeError

T = TypeVar("T")

SECONDS_TO_CONNECT = 10
SECONDS_WITHOUT_WORKERS = 60
"""How long work waits for a first worker, or another one when all are gone."""

SECONDS_BETWEEN_LOOKS = 1
"""How soon it is seen that all workers are gone, or that there are more."""

AHEAD = 3
"""Calls for each thread of the workers that are under way: one runs, the others wait there for it to end."""


@dataclass(frozen=True, repr=False)
class _Hidden(Generic[T]):
    """A call whose arguments no ``repr`` shows; expected errors come back as values, which no worker logs."""

    call: Callable[[], T]

    def __call__(self) -> T | ModforgeError:
        try:
            return self.call()
        except ModforgeError as error:
            return error


def _run(hidden: _Hidden[T]) -> T | ModforgeError:
    return hidden()


def awaited() -> Callable[[], bool]:
    """Return a function for the call that runs here: whether anybody still waits for its result.

    Dask does not end a call that runs: whoever made it may have been interrupted or killed meanwhile.
    """
    from distributed import get_worker

    worker = get_worker()
    key = worker.get_current_task()

    def found() -> bool:
        task = worker.state.tasks.get(key)
        return task is not None and task.state != "cancelled"

    return found


class Cluster:
    """The workers of one scheduler; :func:`connected` makes it."""

    def __init__(self, client: Any, address: str) -> None:
        """Take a client of Dask, and the address that messages name."""
        self._client = client
        self._address = address

    def results(self, calls: Iterable[Callable[[], T]], *, in_order: bool) -> Iterator[tuple[int, T | DiedError]]:
        """Yield the number of each call with what it returned, in order or as they end.

        Calls are taken when a worker is about to be free, so that there may be any number of them. Their functions
        must do the same again: one whose worker dies is called on another. Raises what a call raises, if that is a
        :class:`~modforge.errors.ModforgeError`; and :class:`ClusterError` if no worker is left, or if one lacks
        modforge.
        """
        from distributed import wait

        waiting: dict[Any, int] = {}
        source = enumerate(calls)
        alone_since: float | None = None
        try:
            while True:
                threads = self._threads()
                alone_since = None if threads else alone_since or time.monotonic()
                if alone_since and time.monotonic() - alone_since > SECONDS_WITHOUT_WORKERS:
                    raise ClusterError(f"{self._address}: has had no worker for {SECONDS_WITHOUT_WORKERS} s")
                while len(waiting) < AHEAD * max(1, threads) and (one := next(source, None)) is not None:
                    number, call = one
                    key = f"modforge-{secrets.token_hex(16)}"
                    waiting[self._client.submit(_run, _Hidden(call), key=key, pure=False)] = number
                if not waiting:
                    return
                chosen = [next(iter(waiting))] if in_order else [*waiting]
                ended: Iterable[Any] = ()
                with suppress(TimeoutError), self._client.as_current():
                    ended = wait(chosen, timeout=SECONDS_BETWEEN_LOOKS, return_when="FIRST_COMPLETED").done
                for future in ended:
                    yield waiting.pop(future), self._result(future)
        finally:
            for future in waiting:
                with suppress(Exception):  # the scheduler may be gone
                    future.cancel()

    def _threads(self) -> int:
        try:
            return sum(self._client.nthreads().values())
        except OSError:
            raise self._lost() from None

    def _result(self, future: Any) -> Any:
        from distributed import KilledWorker

        if future.status == "cancelled":
            raise self._lost()
        if future.status == "error":
            error = future.exception()
            if isinstance(error, KilledWorker):
                return DiedError("the workers that ran it died")
            remedy = ": install modforge there" if isinstance(error, ImportError) else ""
            raise ClusterError(f"{self._address}: a worker failed: {type(error).__name__}: {error}{remedy}")
        found = future.result()
        if isinstance(found, ModforgeError):
            raise found
        return found

    def _lost(self) -> ClusterError:
        return ClusterError(f"{self._address}: the connection to the scheduler is lost")


@contextmanager
def connected(address: str) -> Iterator[Cluster]:
    """Connect to the scheduler at an address, as ``tcp://127.0.0.1:8786``, or raise :class:`ClusterError`."""
    try:
        from distributed import Client
    except ImportError:
        raise ClusterError("Dask is missing: pip install 'modforge[dask]'") from None
    try:
        client = Client(address, timeout=SECONDS_TO_CONNECT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError(f"{address}: no scheduler of Dask answers: {error or type(error).__name__}") from None
    try:
        yield Cluster(client, address)
    finally:
        with suppress(Exception):  # the scheduler may be gone
            client.close(timeout=SECONDS_TO_CONNECT)
