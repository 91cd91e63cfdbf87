"""Prove that the netlist of a core does what its sources say, whatever comes in, during one computation after reset.

Both stand side by side and have the same inputs in every cycle; a SAT solver looks for inputs with which an output of
one is not that of the other. Slang reads the sources, as in all proofs. The netlist was made by the flow of synthesis,
whose reader is another, so a difference between the two readers shows here as well.
"""

from __future__ import annotations

import json
import re
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.parameters import NO_SETTINGS, Parameters, literals
from modforge.hardware.netlists.cells import simulated
from modforge.hardware.prove.proof import ProofResult, prove_checker, tools
from modforge.hardware.prove.question import has_its_waveforms
from modforge.hardware.rows import core_inputs, subject
from modforge.hardware.synthesize import JSON, VERILOG, mapped, mapping
from modforge.results import Question, content_hash

MAX_CYCLES = 21
"""A computation with more of them takes the solver hours, not minutes."""

BESIDES = 4
"""Cycles around one computation: reset, the operands, and two after the result, in which the next operands may come."""

RESET = "rst_ni"


def netlist_question(
    core: Core,
    bits: int,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    family: str,
    directory: Path,
    progress: Callable[[int], None] = lambda _cycles: None,
) -> Question:
    """Return the question whether the netlist for ``family`` is the core; arguments as of :func:`prove_netlist`."""
    asked = core_inputs(core, bits, settings) | {
        "property": "netlist",
        "family": family,
        "flow": content_hash(mapping(core, family))[:16],
        "depth": _depth(core, bits, settings),
    }

    def find() -> dict[str, Any]:
        return prove_netlist(
            core, bits, settings=settings, family=family, directory=directory, progress=progress
        ).as_dict()

    return Question("prove", subject(core), asked, tools("bounded"), find, holds=has_its_waveforms)


def prove_netlist(
    core: Core,
    bits: int,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    family: str,
    directory: Path,
    progress: Callable[[int], None] = lambda _cycles: None,
) -> ProofResult:
    """Prove that the netlist of ``core`` for ``family`` has the outputs of its sources in the first cycles after reset.

    They are those of reset, of one computation and two more. Waveforms of a difference are left in ``directory``;
    ``progress`` is called with the number of cycles that the solver looks at. Raises a
    :class:`~modforge.cores.model.errors.HardwareError` that says what is missing or wrong, or that a computation of
    this width takes too many cycles.
    """
    began = time.monotonic()
    parameters = core.parameters(bits, settings)
    depth = _depth(core, bits, settings)
    core.check_family(parameters, family)
    top = f"{core.name}_as_built"
    waves = directory.resolve() / f"{top}-{bits}-{family}.vcd"
    with tempfile.TemporaryDirectory(prefix="modforge-netlist-") as name:
        folder = Path(name)
        mapped(core, bits, settings, family, folder)
        built = f"{core.name}_netlist"
        netlist = re.sub(
            rf"^module {core.name}\b", f"module {built}", (folder / VERILOG).read_text(), flags=re.MULTILINE
        )
        (folder / f"{built}.v").write_text(simulated(family, netlist))
        ports = json.loads((folder / JSON).read_text())["modules"][core.name]["ports"]
        checker = folder / f"{top}.sv"
        checker.write_text(_checker(core.name, parameters, built, top, ports))
        verdict, cycles = prove_checker(
            [*core.paths(), checker], top, {}, "bounded", depth, waves, progress, netlist=folder / f"{built}.v"
        )
    return ProofResult(
        name=f"netlist for {family}",
        what="the netlist has the outputs of the sources, in every cycle of one computation",
        method="bounded",
        bits=bits,
        settings=core.own(parameters),
        verdict=verdict,
        cycles=cycles,
        counterexample=waves if waves.exists() else None,
        seconds=time.monotonic() - began,
        versions=tools("bounded"),
    )


def _depth(core: Core, bits: int, settings: Mapping[str, int]) -> int:
    cycles = core.cycles(core.parameters(bits, settings))
    if cycles > MAX_CYCLES:
        raise ConfigurationError(
            f"bits: {core.name} computes for {cycles} cycles at {bits} bits; "
            f"the proof of a netlist takes hours above {MAX_CYCLES}, so take fewer"
        )
    return cycles + BESIDES


def _checker(name: str, parameters: Parameters, built: str, top: str, ports: Mapping[str, Mapping[str, Any]]) -> str:
    """Return a module with sources and netlist inside, and the ports of the netlist, all that Slang reads of it."""
    width = {port: f"[{len(found['bits']) - 1}:0]" for port, found in ports.items()}
    ins = [port for port, found in ports.items() if found["direction"] == "input"]
    outs = [port for port in ports if port not in ins]
    values = ", ".join(f".{one}({value})" for one, value in literals(parameters).items())
    free = ", ".join(f"input logic {width[port]} {port}" for port in ins if port != RESET)

    def instance(module: str, suffix: str) -> str:
        ends = [f".{port}({port})" for port in ins] + [f".{port}({port}_{suffix})" for port in outs]
        return f"  {module} u_{suffix} ({', '.join(ends)});"

    return "\n".join(
        [
            f"(* blackbox *) module {built} (",
            ", ".join(f"{found['direction']} logic {width[port]} {port}" for port, found in ports.items()),
            ");\nendmodule\n",
            f"module {top} ({free});",
            *(f"  logic {width[port]} {port}_said, {port}_built;" for port in outs),
            "  logic started_q = 1'b0;",
            f"  wire {RESET} = started_q;",
            "  always_ff @(posedge clk_i) started_q <= 1'b1;",
            instance(f"{name} #({values})", "said"),
            instance(built, "built"),
            "  always_ff @(posedge clk_i) if (started_q) begin",
            *(f"    assert ({port}_said == {port}_built);" for port in outs),
            "  end\nendmodule\n",
        ]
    )
