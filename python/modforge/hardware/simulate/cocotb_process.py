"""The child process of :mod:`modforge.hardware.simulate`: one step of cocotb's runner.

``python -m modforge.hardware.simulate.cocotb_process REQUEST.json``
"""

from __future__ import annotations

import json
import resource
import sys
from pathlib import Path
from typing import Any

from cocotb_tools.runner import get_runner

BUILD_ARGUMENTS = {
    # Splitting the output makes more, and with precompiled headers missing, files; one is quicker to compile. So is
    # what -O1 makes, which runs as fast as with Verilator's own -Os: the bench in Python takes most of the time.
    "verilator": ["--output-split", "0", "-CFLAGS", "-O1"],
    "icarus": [],
}


def build(request: dict[str, Any]) -> None:
    """Compile the simulation into the requested folder."""
    get_runner(request["simulator"]).build(
        sources=request["sources"],
        includes=request["includes"],
        hdl_toplevel=request["top"],
        parameters=request["parameters"],
        build_args=BUILD_ARGUMENTS[request["simulator"]],
        build_dir=request["directory"],
        timescale=("1ns", "1ps"),
        waves=request["waves"],
        log_file=request["log"],
    )


def bench(request: dict[str, Any]) -> None:
    """Run the bench in the compiled simulation."""
    get_runner(request["simulator"]).test(
        test_module=request["modules"],
        hdl_toplevel=request["top"],
        hdl_toplevel_lang="verilog",
        seed=request["seed"],
        build_dir=request["directory"],
        test_dir=request["folder"],
        waves=request["waves"],
        log_file=request["log"],
    )


if __name__ == "__main__":
    steps = {"build": build, "bench": bench}
    request = json.loads(Path(sys.argv[1]).read_text())
    if request["cpu_seconds"] is not None:
        # The simulator inherits it: a core that keeps its bench waiting ends there, or one that is never compiled.
        resource.setrlimit(resource.RLIMIT_CPU, (request["cpu_seconds"], request["cpu_seconds"]))
    steps[request["step"]](request)
