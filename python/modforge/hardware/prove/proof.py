"""Prove the properties of a core at a small width, with the SAT solver of Yosys or with Bitwuzla.

A checker asserts a property of the core inside it. A proof by induction has two parts: the assertions hold in the first
cycles after reset (base), and cycles in which they hold are followed by one in which they hold (step). Yosys and
Bitwuzla run in child processes, so that they can be ended, and a crash ends those and not the caller.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from modforge.cores.model.core import INCLUDED, Core
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.parameters import NO_SETTINGS, Parameters, literals
from modforge.cores.model.properties import Method, Property
from modforge.files import replacing
from modforge.hardware.children import child
from modforge.hardware.errors import ProofError
from modforge.hardware.tools import child_environment, package_version

Verdict = Literal["proved", "false", "unknown"]
"""False: the solver found inputs that break the property. Unknown: true as far as looked, but no proof."""


VERDICTS: dict[str, Verdict] = {
    "Induction step proven: SUCCESS": "proved",
    "proved base case for": "proved",
    "model found for base case: FAIL": "false",
    "Reached maximum number of time steps -> proof failed": "unknown",
    "all assertions hold in every cycle": "proved",
    "an assertion fails after reset": "false",
    "an assertion may fail in the next cycle": "unknown",
}
"""The last lines of the solvers, and their meaning."""

WAVES = "counterexample.vcd"
FOR_BITWUZLA = "design.smt2"

LENGTH = re.compile(r"\[base case (\d+)\]")


@dataclass(frozen=True)
class ProofResult:
    """The result of one proof."""

    name: str
    what: str
    method: str

    bits: int
    """The width, which may be less than was asked for."""

    settings: dict[str, int]
    verdict: Verdict

    cycles: int
    """Cycles of a bounded proof, length of an induction, or the cycle in which a false property shows."""

    counterexample: Path | None
    """Waveforms of a run that breaks the property, or of a step that induction cannot exclude."""

    seconds: float

    versions: dict[str, str]
    """The versions of the tools."""

    def as_dict(self) -> dict[str, Any]:
        """Return the result as plain data."""
        return asdict(self) | {"counterexample": str(self.counterexample) if self.counterexample else None}


def prove(
    core: Core,
    bits: int,
    proved: Property,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    directory: Path,
    progress: Callable[[int], None] = lambda _cycles: None,
) -> ProofResult:
    """Prove one property of ``core`` for moduli of ``bits`` bits, or fewer where that would take hours.

    With fewer bits ``settings`` follow the width: the result says what was proved.
    Waveforms of what speaks against it are left in ``directory``. ``progress`` is called with the number of cycles that
    the solver looks at whenever it takes one more. Raises a
    :class:`~modforge.cores.model.errors.HardwareError` that says what is missing or wrong.
    """
    began = time.monotonic()
    parameters = proved_parameters(core, bits, proved, settings)
    width = parameters["Bits"]
    if need := proved.clash(parameters):
        raise ConfigurationError(f"{core.name}: the proof of {proved.name} {need}")
    top = checker_name(core, proved)
    depth = proved.depth(parameters)
    waves = directory.resolve() / f"{top}-{width}.vcd"
    sources = [*core.paths(), *core.checkers()]
    if (write := core.written_checkers.get(proved.name)) is None:
        verdict, cycles = prove_checker(sources, top, parameters, proved.method, depth, waves, progress)
    else:
        with tempfile.TemporaryDirectory(prefix="modforge-checker-") as name:
            written = Path(name) / f"{top}.sv"
            written.write_text(write(core, parameters, top), encoding="utf-8")
            verdict, cycles = prove_checker([*sources, written], top, {}, proved.method, depth, waves, progress)
    return ProofResult(
        name=proved.name,
        what=proved.what,
        method=proved.method,
        bits=width,
        settings=core.own(parameters),
        verdict=verdict,
        cycles=cycles,
        counterexample=waves if waves.exists() else None,
        seconds=time.monotonic() - began,
        versions=tools(proved.method),
    )


def checker_name(core: Core, proved: Property) -> str:
    """Return the name of the module that states the property of this core."""
    return f"{core.name}_{proved.name}"


def proved_parameters(core: Core, bits: int, proved: Property, settings: Mapping[str, int]) -> Parameters:
    """Return the parameters of the proof, at a smaller width than ``bits`` where that would take hours.

    A setting keeps its distance from its minimum, as far as there is room: Exponent = 258 at 256 bits is
    66 at 64. Settings that do not go together at the smaller width have the values of the property.
    """
    if bits <= proved.max_bits:
        return core.parameters(bits, {**proved.settings, **settings})
    width = proved.max_bits
    asked = core.parameters(bits, settings)
    near = {
        each.name: min(each.min_value(width) + asked[each.name] - each.min_value(bits), each.max_value(width))
        for each in core.settings
        if each.name in settings
    }
    try:
        return core.parameters(width, {**proved.settings, **near})
    except ConfigurationError:
        return core.parameters(width, proved.settings)


def prove_checker(
    sources: Sequence[Path],
    top: str,
    parameters: Parameters,
    method: Method,
    depth: int,
    waves: Path,
    progress: Callable[[int], None] = lambda _cycles: None,
    *,
    netlist: Path | None = None,
) -> tuple[Verdict, int]:
    """Prove all assertions of the module ``top``; return the verdict and the cycles looked at.

    ``netlist`` has a module in Verilog, with its cells, of which ``sources`` have the ports, as a black box; it has the
    name of its file. What speaks against them is written to ``waves``, a VCD file.
    """
    tools(method)
    waves.parent.mkdir(parents=True, exist_ok=True)
    waves.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory(prefix="modforge-prove-") as name:
        # Slang takes no path with a space in it, so the sources go where names are enough.
        folder = Path(name)
        files = [Path(shutil.copyfile(source, folder / source.name)).name for source in sources]
        shutil.copyfile(INCLUDED, folder / INCLUDED.name)
        if netlist is not None:
            shutil.copyfile(netlist, folder / netlist.name)
        passes = folder / "passes.json"
        passes.write_text(json.dumps(_passes(files, top, parameters, method, depth, netlist)))
        children = [["yosys_process", str(passes)]]
        if method == "lemmas":
            children.append(["prove.lemmas_process", FOR_BITWUZLA, top, WAVES])
        cycles = 0
        verdict: Verdict | None = None
        status = 0
        error = ""
        for module, *arguments in children:
            if status != 0:
                break
            command = [sys.executable, "-m", f"modforge.hardware.{module}", *arguments]
            with child(command, subprocess.PIPE, environment=child_environment(), folder=folder) as process:
                assert process.stdout is not None
                for line in process.stdout:
                    if found := LENGTH.match(line):
                        cycles = int(found[1])
                        progress(cycles)
                    verdict = next((VERDICTS[end] for end in VERDICTS if end in line), verdict)
                    error = error or (line.strip() if "ERROR" in line else "")
                status = process.wait()
        if (folder / WAVES).exists():
            with replacing(waves) as fresh:
                shutil.copyfile(folder / WAVES, fresh)
    if verdict is None or (verdict == "proved") != (status == 0):
        raise ProofError(f"{top}: {error or f'the solver ended with status {status}'}")
    return verdict, cycles


def tools(method: Method) -> dict[str, str]:
    """Return the tools of such a proof with their versions, or raise :class:`ToolMissingError`."""
    needed = ("pyosys", "bitwuzla") if method == "lemmas" else ("pyosys",)
    return {tool: package_version(tool) for tool in needed}


def _passes(
    files: Sequence[str], top: str, parameters: Parameters, method: Method, depth: int, netlist: Path | None
) -> list[str]:
    """Return the Yosys commands."""
    settings = " ".join(f"-G {name}={value}" for name, value in literals(parameters).items())
    if method == "lemmas":
        solve = ["dffunmap", f"write_smt2 -wires {FOR_BITWUZLA}"]
    else:
        induction = "-tempinduct" if method == "induction" else "-tempinduct-baseonly"
        asserts = "-prove-asserts -set-assumes -verify"
        solve = [f"sat {asserts} -show-public -dump_vcd {WAVES} {induction} -maxsteps {depth}"]
    # Slang refuses initial values in Yosys' models of cells.
    with_netlist = [f"delete ={netlist.stem}", f"read_verilog -sv {netlist.name}"] if netlist else []
    return [
        # Slang resolves the names of registers inside the core; the usual reader takes them for new wires.
        f"read_slang --top {top} {settings} {' '.join(files)}",
        *with_netlist,
        f"hierarchy -check -top {top}",
        "proc",
        "flatten",
        # A wire without a driver may have any value, not the one that suits the proof.
        "setundef -undriven -anyseq",
        "async2sync",
        "chformal -lower",
        "opt -full",
        *solve,
    ]
