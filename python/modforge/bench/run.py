"""Run the measuring program and return its rows."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modforge.bench.errors import RunError

OPERATIONS = ("multiply", "square", "power", "power_vartime")


@dataclass(frozen=True)
class Library:
    """A shared library with generated field code; docs/benchmarks.md lists the functions that it exports."""

    subject: str
    prefix: str
    path: Path


def run(
    binary: Path,
    *,
    moduli: Mapping[str, int] | None = None,
    bits: Sequence[int] = (),
    operations: Sequence[str] = OPERATIONS,
    libraries: Sequence[Library] = (),
    rounds: int = 31,
    on_progress: Callable[[dict[str, Any]], None] | None = None,
) -> list[dict[str, Any]]:
    """Time every contestant modulo each of ``moduli`` (by name), or of random moduli of ``bits`` bits.

    Contestants take turns in one run, and results are checked first. Libraries need exactly one modulus.
    ``on_progress`` hears ``{"operation", "modulus", "done", "total"}`` after each round. Raises :class:`RunError`.
    """
    if bool(moduli) == bool(bits):
        raise ValueError("give moduli or bits, one of the two")
    command = [str(binary), "--json", "--progress", "--rounds", str(rounds), "--operation", ",".join(operations)]
    if bits:
        command += ["--bits", ",".join(map(str, bits))]
    for name, modulus in (moduli or {}).items():
        # One word each, so that no value is taken for an option.
        command += [f"--modulus={modulus:#x}", f"--name={name}"]
    for library in libraries:
        command.append(f"--library={library.subject}={library.prefix}={library.path.resolve()}")
    return _execute(command, on_progress)


def _execute(command: Sequence[str], on_progress: Callable[[dict[str, Any]], None] | None) -> list[dict[str, Any]]:
    said = []
    # The rows go to a file, so that the events can be read while they come and neither pipe can fill up.
    with tempfile.TemporaryFile("w+", encoding="utf-8") as rows:
        with subprocess.Popen(command, stdout=rows, stderr=subprocess.PIPE, text=True, errors="replace") as program:
            assert program.stderr is not None
            for line in program.stderr:
                if not line.startswith("{"):
                    said.append(line)
                elif on_progress is not None:
                    on_progress(json.loads(line))
        if program.returncode != 0:
            raise RunError("".join(said).strip() or f"modforge-bench ended with status {program.returncode}")
        rows.seek(0)
        found: list[dict[str, Any]] = json.load(rows)
        return found
