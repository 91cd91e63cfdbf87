"""Run the measuring program and return its rows."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modforge.bench.errors import RequestError, RunError

OPERATIONS = (
    "multiply",
    "square",
    "power",
    "power_vartime",
    "batch_multiply",
    "batch_power",
    "rsa_private",
    "batch_rsa_private",
    "invert",
    "invert_vartime",
    "modexp",
    "prepare",
    "bytes",
)

COMMON_OPERATIONS = OPERATIONS[:4]
PRODUCTS = ("multiply", "square", "multiply_streams", "square_streams")
"""Products of field code; ``_streams`` are four independent chains."""

REDUCE = ("reduce", "reduce_streams")
"""Reduction alone."""

LANES = ("multiply_lanes", "square_lanes")
"""Eight independent chains: the lanes of a vector, or one after the other."""

POWERS = ("field_invert", "field_sqrt")
"""Operations that take a power, or divsteps."""


@dataclass(frozen=True)
class Library:
    """A shared library with generated field code; docs/how-to/compare-libraries.md lists its functions."""

    subject: str
    prefix: str
    path: Path


def run(
    binary: Path,
    *,
    moduli: Mapping[str, int] | None = None,
    bits: Sequence[int] = (),
    operations: Sequence[str] = COMMON_OPERATIONS,
    libraries: Sequence[Library] = (),
    rounds: int = 31,
    trials: int | None = None,
    exponent: int | None = None,
    subjects: Sequence[str] = (),
    variants: bool = False,
    limits: bool = False,
    progress: Callable[[dict[str, Any]], None] | None = None,
) -> list[dict[str, Any]]:
    """Time every contestant modulo each of ``moduli`` (by name), or of random moduli of ``bits`` bits.

    Contestants take turns in one run, and results are checked first. Libraries need exactly one modulus. A turn is
    ``trials`` operations long, or about two milliseconds. ``exponent`` is that of ``modexp``, in place of one as long
    as the modulus. ``subjects`` are the only ones that run, if given; with ``variants`` they run in all ways that they
    have, not only in their fastest; ``limits`` adds what the CPU allows.
    ``progress`` receives ``{"operation", "modulus", "done", "total"}`` after each round. Raises :class:`RequestError`
    or :class:`RunError`.
    """
    if bool(moduli) == bool(bits):
        raise RequestError("moduli, bits: exactly one of the two must be given")
    command = [str(binary), "--json", "--progress", "--rounds", str(rounds), "--operation", ",".join(operations)]
    if bits:
        command += ["--bits", ",".join(map(str, bits))]
    for name, modulus in (moduli or {}).items():
        # One word each, so that no value is taken for an option.
        command += [f"--modulus={modulus:#x}", f"--name={name}"]
    command += [f"--trials={trials}"] if trials is not None else []
    command += [f"--exponent={exponent:#x}"] if exponent is not None else []
    command += [f"--subject={subject}" for subject in subjects]
    command += ["--variants"] if variants else []
    command += ["--limits"] if limits else []
    for library in libraries:
        command.append(f"--library={library.subject}={library.prefix}={library.path.resolve()}")
    return execute(command, progress)


def execute(command: Sequence[str], progress: Callable[[dict[str, Any]], None] | None) -> list[dict[str, Any]]:
    """Run a measuring program, hand its events to ``progress``, and return its rows."""
    said = []
    # The rows go to a file, so that the events can be read while they come and neither pipe can fill up.
    with tempfile.TemporaryFile("w+", encoding="utf-8") as rows:
        with subprocess.Popen(command, stdout=rows, stderr=subprocess.PIPE, text=True, errors="replace") as program:
            assert program.stderr is not None
            for line in program.stderr:
                if not line.startswith("{"):
                    said.append(line)
                elif progress is not None:
                    progress(json.loads(line))
        if program.returncode != 0:
            raise RunError("".join(said).strip() or f"modforge-bench ended with status {program.returncode}")
        rows.seek(0)
        found: list[dict[str, Any]] = json.load(rows)
        return found
