"""The commands that compile a design with cocotb's interface and run benches in it, as cocotb's Makefiles have them.

Cocotb's runner for Python does the same, but importing it takes longer than most benches.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from modforge.cores.model.core import INCLUDED

LEVELS = ("OPT_FAST=-O1", "OPT_GLOBAL=-O1")
"""Sooner compiled than Verilator's own -Os, and as fast: the bench in Python takes most of the time. With -O0 for the
library it takes up to twice as long."""

VERILATOR_OPTIONS = [
    "--cc",
    "--exe",
    "--build",
    "--build-jobs",
    "0",
    "--vpi",
    "--public-flat-rw",
    "--prefix",
    "Vtop",
    # One file is compiled sooner than many.
    "--output-split",
    "0",
    *(part for level in LEVELS for part in ("-MAKEFLAGS", level)),
]

OBJECTS = "verilated*.o"
"""The object files of Verilator's run-time library."""

HEADER = "verilated_all.h"
"""What all that Verilator writes, and cocotb's main program, include; compilers read it from ``HEADER.gch``."""


def compilation(
    simulator: str,
    sources: Sequence[Path],
    top: str,
    parameters: Mapping[str, str],
    folder: Path,
    *,
    waves: bool,
    library: Path | None,
) -> list[str]:
    """Return the command that compiles the design into ``folder``, with the run-time library if that is there."""
    from cocotb_tools import config

    include = f"-I{INCLUDED.parent}"
    files = [str(path) for path in sources]
    if simulator == "icarus":
        times = folder / "times.f"
        times.write_text("+timescale+1ns/1ps\n", encoding="utf-8")
        values = [f"-P{top}.{name}={value}" for name, value in parameters.items()]
        output = str(folder / "sim.vvp")
        return ["iverilog", "-g2012", "-o", output, "-s", top, include, *values, "-f", str(times), *files]
    values = [f"-G{name}={value}" for name, value in parameters.items()]
    link = f"-Wl,-rpath,{config.libs_dir} -L{config.libs_dir} -lcocotbvpi_verilator"
    if library is not None:
        link = f"{' '.join(str(path) for path in sorted(library.glob(OBJECTS)))} {link}"
    main = str(config.share_dir / "lib" / "verilator" / "verilator.cpp")
    options = [*VERILATOR_OPTIONS, "--timescale", "1ns/1ps", "-LDFLAGS", link, *(["--trace"] if waves else [])]
    if library is not None:
        options += ["-MAKEFLAGS", "VM_GLOBAL_FAST=", "-CFLAGS", f"-include {library / HEADER}"]
    where = ["--Mdir", str(folder), "--top-module", top, "-o", top]
    return ["verilator", *options, *where, include, *values, main, *files]


def precompilation(folder: Path) -> list[str]:
    """Return the command that compiles :data:`HEADER` with the flags of the design that was compiled in ``folder``."""
    rule = f"{HEADER}.gch: ; $(CXX) $(CXXFLAGS) $(CPPFLAGS) $(OPT_FAST) -x c++-header -o $@ {HEADER}"
    return ["make", "-C", str(folder), "-f", "Vtop.mk", *LEVELS, "--eval", rule, f"{HEADER}.gch"]


def simulation(simulator: str, top: str, folder: Path, *, waves: bool) -> list[str]:
    """Return the command that runs what was compiled into ``folder``."""
    from cocotb_tools import config

    if simulator == "icarus":
        return ["vvp", "-m", config.lib_entry("vpi", "icarus"), str(folder / "sim.vvp"), "-none"]
    return [str(folder / top), *(["--trace"] if waves else [])]


def surroundings(simulator: str, top: str, benches: Sequence[str], seed: int, results: Path) -> dict[str, str]:
    """Return the variables by which cocotb in a simulator finds its benches and the place for their results."""
    from cocotb_tools import config

    return {
        "COCOTB_TOPLEVEL": top,
        "COCOTB_TEST_MODULES": ",".join(benches),
        "COCOTB_RANDOM_SEED": str(seed),
        "COCOTB_RESULTS_FILE": str(results),
        "COCOTB_TRUST_INERTIAL_WRITES": str(int(simulator == "verilator")),
        "TOPLEVEL_LANG": "verilog",
        "PYGPI_PYTHON_BIN": sys.executable,
        "GPI_USERS": f"{_libpython()};{config.pygpi_entry_point()}",
    }


@cache
def _libpython() -> str:
    from find_libpython import find_libpython

    return str(find_libpython())


def limited(command: Sequence[str], cpu_seconds: int | None) -> list[str]:
    """Return the command as one that is ended after ``cpu_seconds``, with all that it starts."""
    if cpu_seconds is None:
        return [*command]
    return ["sh", "-c", 'ulimit -t "$0" && exec "$@"', str(cpu_seconds), *command]
