"""Prove the properties of a core at a small width, with the SAT solver of Yosys.

A checker asserts a property of the core inside it. A proof by induction has two parts: the assertions hold in the first
cycles after reset (base), and cycles in which they hold are followed by one in which they hold (step). Yosys runs in a
child process, so that it can be ended, and a crash ends that and not the caller.
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

from modforge.hardware.catalogue import RTL, Core
from modforge.hardware.errors import ProofError
from modforge.hardware.parameters import NO_SETTINGS, Parameters
from modforge.hardware.properties import Method, Property
from modforge.hardware.tools import child_environment, package_version

Verdict = Literal["proved", "false", "unknown"]
"""False: the solver found inputs that break the property. Unknown: true as far as looked, but no proof."""


VERDICTS: dict[str, Verdict] = {
    "Induction step proven: SUCCESS": "proved",
    "proved base case for": "proved",
    "model found for base case: FAIL": "false",
    "Reached maximum number of time steps -> proof failed": "unknown",
}
"""What the solver prints in the end, and what it means."""

WAVES = "counterexample.vcd"

LENGTH = re.compile(r"\[base case (\d+)\]")


@dataclass(frozen=True)
class ProofResult:
    """What came of one property."""

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

    version: str
    """The version of Yosys."""

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
    watch: Callable[[int], None] = lambda _cycles: None,
) -> ProofResult:
    """Prove one property of ``core`` for moduli of ``bits`` bits, or fewer where that would take hours.

    Waveforms of what speaks against it are left in ``directory``. ``watch`` is called with the number of cycles that
    the solver looks at whenever it takes one more. Raises a :class:`~modforge.hardware.errors.HardwareError` that says
    what is missing or wrong.
    """
    began = time.monotonic()
    width = min(bits, proved.most_bits)
    parameters = core.parameters(width, settings)
    top = f"{core.name}_{proved.name}"
    checker = RTL / core.name / "formal" / f"{top}.sv"
    depth = proved.depth(parameters)
    waves = directory.resolve() / f"{top}-{width}.vcd"
    verdict, cycles = prove_checker([*core.paths(), checker], top, parameters, proved.method, depth, waves, watch)
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
        version=package_version("pyosys"),
    )


def prove_checker(
    sources: Sequence[Path],
    top: str,
    parameters: Parameters,
    method: Method,
    depth: int,
    waves: Path,
    watch: Callable[[int], None] = lambda _cycles: None,
) -> tuple[Verdict, int]:
    """Prove all assertions of the module ``top``; return what came out and the cycles looked at.

    What speaks against them is written to ``waves``, a VCD file.
    """
    package_version("pyosys")
    waves.parent.mkdir(parents=True, exist_ok=True)
    waves.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory(prefix="modforge-prove-") as name:
        # Slang takes no path with a space in it, so the sources go where names are enough.
        folder = Path(name)
        files = [Path(shutil.copyfile(source, folder / source.name)).name for source in sources]
        passes = folder / "passes.json"
        passes.write_text(json.dumps(_passes(files, top, parameters, method, depth)))
        command = [sys.executable, "-m", "modforge.hardware.yosys_process", str(passes)]
        cycles = 0
        verdict: Verdict | None = None
        error = ""
        with subprocess.Popen(
            command,
            cwd=folder,
            env=child_environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as child:
            assert child.stdout is not None
            for line in child.stdout:
                if found := LENGTH.match(line):
                    cycles = int(found[1])
                    watch(cycles)
                verdict = next((VERDICTS[end] for end in VERDICTS if end in line), verdict)
                error = error or (line.strip() if "ERROR" in line else "")
        if (folder / WAVES).exists():
            shutil.copyfile(folder / WAVES, waves)
    if verdict is None or (verdict == "proved") != (child.returncode == 0):
        raise ProofError(f"{top}: {error or f'Yosys ended with status {child.returncode}'}")
    return verdict, cycles


def _passes(files: Sequence[str], top: str, parameters: Parameters, method: Method, depth: int) -> list[str]:
    """Return the Yosys commands."""
    settings = " ".join(f"-G {name}={value}" for name, value in parameters.items())
    induction = {"induction": "-tempinduct", "bounded": "-tempinduct-baseonly"}[method]
    return [
        # Slang resolves the names of registers inside the core; the usual reader takes them for new wires.
        f"read_slang --top {top} {settings} {' '.join(files)}",
        f"hierarchy -check -top {top}",
        "proc",
        "flatten",
        # A wire without a driver may have any value, not the one that suits the proof.
        "setundef -undriven -anyseq",
        "async2sync",
        "chformal -lower",
        "opt -full",
        f"sat -prove-asserts -set-assumes -verify -show-public -dump_vcd {WAVES} {induction} -maxsteps {depth}",
    ]
