"""The commands that compile a design with cocotb's interface and run benches in it, as cocotb's Makefiles have them.

Cocotb's runner for Python does the same, but importing it takes longer than most benches.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from modforge.cores.model.core import INCLUDED

FLAGS = (
    "--vpi",
    "--timescale",
    "1ns/1ps",
    # Sooner compiled than Verilator's own -Os, and as fast: the bench in Python takes most of the time. With -O0 for
    # the library it takes up to twice as long.
    "-MAKEFLAGS",
    "OPT_FAST=-O1",
    "-MAKEFLAGS",
    "OPT_GLOBAL=-O1",
)
"""The options on which the flags of the compiler depend."""

VERILATOR_OPTIONS = [
    "--cc",
    "--exe",
    "--build",
    "--build-jobs",
    "0",
    "--prefix",
    "Vtop",
    # One file is compiled sooner than many.
    "--output-split",
    "0",
    # Some passes of the compiler take time that grows with the square of a function: 2048 bits of a carry-save
    # multiplier took it 53 CPU seconds with functions as long as they come, and 15 so. Verilator would have it compile
    # each file by itself then.
    "--output-split-cfuncs",
    "200",
    "-MAKEFLAGS",
    "VM_PARALLEL_BUILDS=0",
]


def compilation(
    simulator: str,
    sources: Sequence[Path],
    top: str,
    parameters: Mapping[str, str],
    folder: Path,
    depth: int,
    options: Sequence[str] = (),
) -> list[str]:
    """Return the command that compiles the design into ``folder``.

    Of Verilator's design the benches see the registers in ``depth`` levels of modules, and ``options`` are more of its
    options.
    """
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
    main = str(config.share_dir / "lib" / "verilator" / "verilator.cpp")
    # What a bench may see and change is kept as it is written: a third of the compiler's work, if that were all.
    seen = ["--public-depth", str(depth)]
    where = ["--Mdir", str(folder), "--top-module", top, "-o", top]
    return ["verilator", *VERILATOR_OPTIONS, *seen, *options, "-LDFLAGS", link, *where, include, *values, main, *files]


def simulation(simulator: str, top: str, folder: Path, *, waves: bool) -> list[str]:
    """Return the command that runs what was compiled into ``folder``."""
    from cocotb_tools import config

    if simulator == "icarus":
        return ["vvp", "-m", config.lib_entry("vpi", "icarus"), str(folder / "sim.vvp"), "-none"]
    return [str(folder / top), *(["--trace"] if waves else [])]


def surroundings(simulator: str, top: str, benches: Sequence[str], seed: int, results: Path) -> dict[str, str]:
    """Return the variables by which cocotb in a simulator finds its benches and the place for their results."""
    from cocotb_tools import config

    # A simulator that is kept may have been linked in another environment, which is gone.
    places = [str(config.libs_dir), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
    return {
        "LD_LIBRARY_PATH": os.pathsep.join(places),
        "COCOTB_TOPLEVEL": top,
        "COCOTB_TEST_MODULES": ",".join(benches),
        "COCOTB_RANDOM_SEED": str(seed),
        "COCOTB_RESULTS_FILE": str(results),
        "COCOTB_TRUST_INERTIAL_WRITES": str(int(simulator == "verilator")),
        "TOPLEVEL_LANG": "verilog",
        # Cocotb has pytest rewrite its assertions; the plugins of pytest take longer to load than many a bench.
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
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
