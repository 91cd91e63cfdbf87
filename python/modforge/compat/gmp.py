"""GMP's modular functions from this engine, for a program that is linked with GMP and is not changed.

``libmodforge-gmp.so`` is loaded before GMP and answers those calls that it answers faster; the others go on to GMP.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from modforge.errors import ModforgeError

NAME = "libmodforge-gmp.so"
"""The file in a package that was installed."""


class NoShimError(ModforgeError):
    """The library that answers GMP's calls is not here."""


@dataclass(frozen=True)
class Row:
    """Calls of one function, for moduli (or numbers) of at most so many bits, that one of the two answered."""

    function: str
    max_bits: int
    by: str
    calls: int
    nanoseconds: int


def find_library(progress: Callable[[str], None] = lambda _: None) -> Path:
    """Return the library that is loaded before GMP; in a checkout it is compiled.

    The variable ``MODFORGE_GMP_LIBRARY`` names another one, which was built or installed before.

    Raises :class:`NoShimError` where it cannot be had.
    """
    if not sys.platform.startswith("linux"):
        raise NoShimError(
            "GMP's calls are answered on Linux alone: macOS and Windows let no library that is loaded first take the "
            "names of another; link the program with modforge-gmp before GMP, or use modforge.compat.gmpy2"
        )
    named = os.environ.get("MODFORGE_GMP_LIBRARY")
    if named:
        path = Path(named).resolve()
        if not path.is_file():
            raise NoShimError(f"MODFORGE_GMP_LIBRARY: {named}: no such file")
        if b"__gmpz_powm" not in path.read_bytes():
            raise NoShimError(f"MODFORGE_GMP_LIBRARY: {named}: not the library that answers GMP's calls")
        return path
    package = Path(__file__).resolve().parents[1]
    root = package.parents[1]
    if not (root / "crates" / "modforge-gmp" / "Cargo.toml").is_file():
        if (package / NAME).is_file():
            return package / NAME
        raise NoShimError(f"{NAME} is not part of this package: take a wheel for this machine, or a checkout")
    if shutil.which("cargo") is None:
        raise NoShimError(f"{NAME} is compiled in a checkout, by cargo: see https://rustup.rs")
    progress(NAME)
    command = ["cargo", "build", "-q", "--release", "-p", "modforge-gmp"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        raise NoShimError("\n".join([f"{' '.join(command)}:", *done.stderr.splitlines()[-20:]]))
    return Path(os.environ.get("CARGO_TARGET_DIR") or root / "target") / "release" / "libmodforge_gmp.so"


def environment(
    library: Path, statistics: Path | None = None, before: Mapping[str, str] | None = None
) -> dict[str, str]:
    """Return the variables with which a program loads the library first, and writes what it did to a file.

    Raises :class:`NoShimError` for a path that ``LD_PRELOAD`` cannot hold.

    >>> environment(Path("/lib/libmodforge-gmp.so"), before={"LD_PRELOAD": "other.so"})
    {'LD_PRELOAD': '/lib/libmodforge-gmp.so:other.so'}
    """
    if any(sign in str(library) for sign in " :"):
        raise NoShimError(f"{library}: LD_PRELOAD takes no path with a space or a colon; copy the library elsewhere")
    variables = dict(os.environ if before is None else before)
    others = variables.get("LD_PRELOAD")
    variables["LD_PRELOAD"] = f"{library}:{others}" if others else str(library)
    if statistics is not None:
        variables["MODFORGE_GMP_STATS"] = str(statistics)
    return variables


def read_statistics(file: Path) -> list[Row]:
    """Return what all processes did together that wrote to a file, by function, size and who answered."""
    sums: dict[tuple[str, int, str], tuple[int, int]] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        for row in json.loads(line)["rows"]:
            key = (row["function"], row["max_bits"], row["by"])
            calls, nanoseconds = sums.get(key, (0, 0))
            sums[key] = (calls + row["calls"], nanoseconds + row["nanoseconds"])
    return [Row(*key, *sums[key]) for key in sorted(sums)]


def summary(rows: list[Row]) -> str:
    """Say in one line who answered.

    >>> summary([Row("mpz_powm", 2048, "modforge", 90, 1), Row("mpz_powm", 64, "gmp", 10, 1)])
    'modforge answered 90 of 100 calls: 90 mpz_powm; GMP the others, which it does as fast or faster'
    >>> summary([])
    'modforge answered nothing: no process called what it has (a static GMP is not reached) and exited'
    """
    total = sum(row.calls for row in rows)
    if not total:
        return "modforge answered nothing: no process called what it has (a static GMP is not reached) and exited"
    ours: dict[str, int] = {}
    for row in rows:
        if row.by == "modforge":
            ours[row.function] = ours.get(row.function, 0) + row.calls
    answered = sum(ours.values())
    named = ": " + ", ".join(f"{calls} {name}" for name, calls in ours.items()) if ours else ""
    rest = "; GMP the others, which it does as fast or faster" if answered < total else ""
    return f"modforge answered {answered} of {total} calls{named}{rest}"
