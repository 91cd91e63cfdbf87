"""A module by itself: given rows of inputs, one a clock, in Icarus, and compared with what Python says."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from modforge.hardware.errors import BuildError
from modforge.hardware.mutate import Fate, Mutant
from modforge.hardware.simulate.commands import limited

ROWS = 100

# A mutant may keep the simulator compiling or running for ever; what it starts is to end, too.
CPU_SECONDS = 30

Ports = dict[str, int]


@dataclass(frozen=True)
class Instance:
    """One module with its parameters, the widths of its ports, and what it is to answer to a row of inputs."""

    module: str
    parameters: dict[str, int]
    inputs: Ports
    outputs: Ports
    expected: Callable[[Sequence[dict[str, int]]], list[dict[str, int]]]
    clocked: bool = False

    cleared: tuple[str, ...] = ()
    """Registers that a reset clears, though nothing outside shows them."""

    def __str__(self) -> str:
        """Return the name of the module with its parameters."""
        return "-".join([self.module, *map(str, self.parameters.values())])

    given: Callable[[Random], list[dict[str, int]]] | None = None
    """Makes the rows of inputs, as many for all instances of a run; without it they are ROWS of random words."""

    def rows(self) -> list[dict[str, int]]:
        """Return the inputs; of random words every fourth is all ones, every fourth 0."""
        rng = Random(str(self))
        if self.given:
            return self.given(rng)
        row = {
            1: lambda width: rng.getrandbits(width),
            0: lambda width: rng.choice([rng.getrandbits(width), rng.getrandbits(width), (1 << width) - 1, 0]),
        }
        return [{name: row[width == 1](width) for name, width in self.inputs.items()} for _ in range(ROWS)]


def bench_source(instances: Sequence[Instance]) -> str:
    """Return a module that gives every instance its rows, one a clock, and prints what comes out."""
    lines = ["module bench;", "logic clk = 1'b0;", "logic rst_n = 1'b1;"]
    for number, instance in enumerate(instances):
        for name, width in instance.inputs.items():
            lines.append(f"logic [{width - 1}:0] {name}_{number} = '0;")
        for name, width in instance.outputs.items():
            lines.append(f"wire [{width - 1}:0] {name}_{number};")
        ports = [f".{name}({name}_{number})" for name in [*instance.inputs, *instance.outputs]]
        ports += [".clk_i(clk)", ".rst_ni(rst_n)"] if instance.clocked else []
        settings = ", ".join(f".{name}({value})" for name, value in instance.parameters.items())
        lines.append(f"{instance.module} #({settings}) dut_{number} ({', '.join(ports)});")
    lines += ["initial begin", "#1 rst_n = 1'b0; #1 rst_n = 1'b1;"]
    for row, values in enumerate(zip(*(instance.rows() for instance in instances), strict=True)):
        for number, (instance, inputs) in enumerate(zip(instances, values, strict=True)):
            for name, width in instance.inputs.items():
                lines.append(f"{name}_{number} = {width}'h{inputs[name]:x};")
        lines.append("#1 clk = 1'b1; #1 clk = 1'b0;")
        for number, instance in enumerate(instances):
            shown = ", ".join(f"{name}_{number}" for name in instance.outputs)
            lines.append(f'$display("{row} {number}{" %h" * len(instance.outputs)}", {shown});')
    lines.append("rst_n = 1'b0; #1 rst_n = 1'b1;")
    for number, instance in enumerate(instances):
        for name in instance.cleared:
            lines.append(f'if (dut_{number}.{name} !== 0) $display("reset leaves {name} of {instance}");')
    return "\n".join([*lines, "$finish;", "end", "endmodule", ""])


def simulated(
    folder: Path, instances: Sequence[Instance], sources: Sequence[Path]
) -> tuple[list[list[dict[str, str]]], list[str]]:
    """Return what the instances show after each clock, and what a reset in the end leaves."""
    (folder / "bench.sv").write_text(bench_source(instances))
    build = limited(["iverilog", "-g2012", "-s", "bench", "-o", "bench", *map(str, sources), "bench.sv"], CPU_SECONDS)
    done = subprocess.run(build, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BuildError(done.stderr)
    run = limited(["vvp", "-n", "bench"], CPU_SECONDS)
    done = subprocess.run(run, cwd=folder, capture_output=True, text=True, check=True)
    shown: list[list[dict[str, str]]] = [[] for _ in instances]
    for line in done.stdout.splitlines():
        if line[0].isdigit():
            _, number, *values = line.split()
            shown[int(number)].append(dict(zip(instances[int(number)].outputs, values, strict=True)))
    return shown, [line for line in done.stdout.splitlines() if line.startswith("reset ")]


def wrong(folder: Path, instances: Sequence[Instance], sources: Sequence[Path]) -> list[str]:
    """Return what is wrong; an output that is to be negative may be anything."""
    shown_by_each, found = simulated(folder, instances, sources)
    for instance, rows in zip(instances, shown_by_each, strict=True):
        for inputs, shown, expected in zip(instance.rows(), rows, instance.expected(instance.rows()), strict=True):
            matters = {name for name, value in expected.items() if value >= 0}
            if {name: shown[name] for name in matters} != {
                name: f"{expected[name]:0{-(-instance.outputs[name] // 4)}x}" for name in matters
            }:
                found.append(f"{instance.module} {instance.parameters}: {inputs} gave {shown}, not {expected}")
    return found


def fate(folder: Path, mutant: Mutant, instances: Sequence[Instance], unchanged: Sequence[Path]) -> Fate:
    """Return whether the bench notices a change, or the simulator does not take it."""
    changed = folder / mutant.file.name
    changed.write_text(mutant.text, encoding="utf-8")
    sources = [changed if path.name == changed.name else path for path in unchanged]
    try:
        return "killed" if wrong(folder, instances, sources) else "survived"
    except BuildError:
        return "invalid"
    except subprocess.CalledProcessError:
        return "killed"
