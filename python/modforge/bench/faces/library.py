"""Compile the calls from C and C++ with the library that users link, and the calls of GMP."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from modforge.bench.errors import BuildError, ToolMissingError
from modforge.bench.program.checkout import find_crate

C, CPP = ("cc", "-std=c99"), ("c++", "-std=c++17")

SOURCES = {"calls.c": C, "integers.c": C, "calls.cpp": CPP}
"""Sources in ``crates/modforge-c/bench``, each with compiler and standard."""

SYSTEM_LIBRARIES = ("-lpthread", "-ldl", "-lm")


def build(folder: Path, progress: Callable[[str], None]) -> ctypes.CDLL:
    """Return the compiled chains, made in a folder; each compiler's objects call ``libmodforge_c.a``.

    Raises :class:`~modforge.bench.errors.NoCheckoutError`, :class:`ToolMissingError` or :class:`BuildError`.
    """
    crate = find_crate().parent / "modforge-c"
    for program, package in {"cargo": "see https://rustup.rs", "cc": "install gcc", "c++": "install g++"}.items():
        if shutil.which(program) is None:
            raise ToolMissingError(f"the calls from C and C++ need {program}: {package}")
    progress("libmodforge_c.a")
    _run(["cargo", "build", "-q", "--release", "-p", "modforge-c"], crate)
    target = Path(os.environ.get("CARGO_TARGET_DIR") or crate.parent.parent / "target")
    objects = []
    for source, compiler in SOURCES.items():
        progress(source)
        made = folder / f"{source}.o"
        command = [*compiler, "-O2", "-fPIC", f"-I{crate / 'include'}", "-c", str(crate / "bench" / source)]
        _run([*command, "-o", str(made)], folder)
        objects.append(str(made))
    library = folder / "libcalls.so"
    archive = str(target / "release" / "libmodforge_c.a")
    # Its own functions are called directly, as in a program that links the archive.
    _run(["c++", "-shared", "-Wl,-Bsymbolic", *objects, archive, *SYSTEM_LIBRARIES, "-o", str(library)], folder)
    return ctypes.CDLL(str(library))


def build_gmp(folder: Path, options: Sequence[str]) -> ctypes.CDLL:
    """Return the compiled calls of GMP, made in a folder; the options name its header's folder and its library.

    Raises :class:`~modforge.bench.errors.NoCheckoutError`, :class:`ToolMissingError` or :class:`BuildError`.
    """
    source = find_crate().parent / "modforge-c" / "bench" / "gmp.c"
    if shutil.which("cc") is None:
        raise ToolMissingError("the calls of GMP need cc: install gcc")
    library = folder / "libgmp_calls.so"
    _run([*C, "-O2", "-fPIC", "-shared", "-Wl,-Bsymbolic", str(source), *options, "-o", str(library)], folder)
    return ctypes.CDLL(str(library))


def _run(command: Sequence[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        raise BuildError("\n".join([f"{' '.join(command)}:", *done.stderr.splitlines()[-20:]]))
