"""A verifiable delay function: x^(2^t) modulo an N of unknown factors takes t squarings, and a proof shows it at once.

>>> from modforge.plan import parse_modulus
>>> n = parse_modulus("rsa-2048").value
>>> import tempfile
>>> with tempfile.TemporaryDirectory() as folder:
...     done = evaluate(Path(folder) / "delay.json", n, b"a message", 2000)
...     proved = prove(Path(folder) / "delay.json", Path(folder) / "proof.json", "pietrzak")
...     verify(Path(folder) / "proof.json") == proved == done
True

The mathematics and what is assumed of N are in ``docs/explanation/delay-function.md``.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from operator import index
from pathlib import Path

from modforge import _engine
from modforge._engine import MAX_THREADS
from modforge.errors import NoCryptoError
from modforge.files import is_stream, keep_inputs, need_file, need_short_name, replacing
from modforge.vdf.errors import SquaringsError, VdfError

if not hasattr(_engine, "vdf_evaluate"):
    raise NoCryptoError

__all__ = [
    "MAX_SQUARINGS",
    "MAX_THREADS",
    "SCHEMES",
    "SquaringsError",
    "Statement",
    "VdfError",
    "canonical_start",
    "evaluate",
    "prove",
    "verify",
]

SCHEMES = ("wesolowski", "pietrzak")
MAX_SQUARINGS = 2**48

POWERS = ".powers"
"""The suffix of the file with the powers of an evaluation."""

PROOF_FORMAT = "modforge vdf proof"
"""The format name of a proof, which an evaluation does not have."""

TEMPORARY = ".0123456789abcdef.tmp"
"""The form of what the engine puts after the name of a file while it writes it."""

MAX_PROOF_BYTES = 1 << 19
"""No proof is longer."""


@dataclass(frozen=True)
class Statement:
    """``y`` is ``x`` after ``t`` squarings modulo ``n``. A number and its negative are one, written as the smaller."""

    x: int
    y: int
    n: int
    t: int


def evaluate(
    path: Path, n: int, start: int | bytes, t: int, progress: Callable[[int], object] | None = None
) -> Statement:
    """Square ``start``, a number or a message to be hashed, ``t`` times, with a checkpoint in ``path`` every second.

    If the file holds the same evaluation already, continue where it ends. ``progress`` is called with the number of
    squarings done, first when the work begins; an exception that it raises, or a keyboard interrupt, ends the work
    after a last checkpoint.
    """
    if not 1 <= t <= MAX_SQUARINGS:
        raise SquaringsError(f"squarings: {t} is out of range, must be 1 to {MAX_SQUARINGS}")
    need_short_name(path, f"*{POWERS}", f"*{TEMPORARY}")
    need_file(path, _powers(path))
    with _one_error():
        return Statement(*_engine.vdf_evaluate(path, n, _not_negative(start), t, progress))


def prove(
    evaluation: Path,
    proof: Path,
    scheme: str = "wesolowski",
    threads: int | None = None,
    progress: Callable[[float], object] | None = None,
) -> Statement:
    """Prove the result of a finished evaluation and write the proof. ``progress`` gets the part done, from 0 to 1.

    A file that is there is replaced if it is a proof or empty, and else refused.
    """
    inputs = (evaluation, _powers(evaluation))
    need_file(*inputs)
    keep_inputs(proof, *inputs)
    if not is_stream(proof):
        need_short_name(proof, f"*{TEMPORARY}")
    _need_proof(proof)
    # Python opens a pipe, whose reader may never come, as it heeds an interrupt meanwhile.
    with _one_error(), replacing(proof) if is_stream(proof) else nullcontext(proof) as written:
        if threads is None:
            cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
            threads = min(cores, MAX_THREADS)
        return Statement(*_engine.vdf_prove(evaluation, written, scheme, threads, progress))


def verify(proof: Path) -> Statement:
    """Check the proof in a file and return what it proves, or raise :class:`VdfError`.

    Compare ``n``, ``x`` and ``t`` with what you asked for: a proof for another number is valid too.
    """
    need_file(proof)
    with _one_error():
        return Statement(*_engine.vdf_verify(proof))


def canonical_start(n: int, start: int | bytes) -> int:
    """Return the ``x`` that an evaluation of this number or message has."""
    with _one_error():
        return _engine.vdf_start(n, _not_negative(start))


def _powers(evaluation: Path) -> Path:
    """Return the file with the powers of an evaluation."""
    return Path(f"{evaluation}{POWERS}")


def _need_proof(path: Path) -> None:
    """Raise :class:`VdfError` if a file has anything else in it than a proof."""
    if not path.is_file():
        return
    with path.open("rb") as file:
        found = file.read(MAX_PROOF_BYTES + 1)
    try:
        if not found or (len(found) <= MAX_PROOF_BYTES and json.loads(found)["format"] == PROOF_FORMAT):
            return
    except (ValueError, LookupError, TypeError, RecursionError):
        pass
    raise VdfError(f"{path}: is there and is not a proof; move it away, or choose another file")


def _not_negative(start: int | bytes) -> int | bytes:
    """Return the start itself or its negative, which is the same start; a message may be in any buffer of bytes."""
    try:
        return abs(index(start))  # type: ignore[arg-type]
    except TypeError:
        return start


@contextmanager
def _one_error() -> Iterator[None]:
    try:
        yield
    except ValueError as error:
        raise VdfError(str(error)) from None
