"""Activity of a simulated design, clock by clock, and the t-test between two groups of it.

What is measured is the Hamming distance between the values of registers before and after each edge: of all registers
together, and of those that decide when something happens. It is a model of the dynamic power of flip-flops without
noise, wires, glitches and placement: it shows more than a probe would where values differ, and nothing of what those
add.
"""

import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from modforge.cores.model.core import CORES_FOLDER, INCLUDE, Core
from modforge.cores.model.parameters import literals
from modforge.hardware.tools import child_environment, verilator_directory

THRESHOLD = 4.5
"""|t| from which Goodwill et al. 2011 call a difference a leak."""

FIELD = re.compile(r"^\s+(?:CData|SData|IData|QData|VlWide<\d+>)/\*\d+:\d+\*/ (\w+_n?q);", re.MULTILINE)


@dataclass(frozen=True)
class Activity:
    """Traces of one group: rows are traces, columns clocks."""

    all: np.ndarray
    control: np.ndarray
    window: np.ndarray


def control_registers(checker: str) -> set[str]:
    """Return the registers that a checker of secrecy holds equal in two cores with different secrets."""
    text = (CORES_FOLDER / checker).read_text(encoding="utf-8")
    return {name for name in re.findall(r"`SAME\((?:\w+[.[\]\w]*\.)?(\w+_n?q)\)", text) if name not in DATA}


# The bits of a key that the time tells are compared there, too.
DATA = {"n_q", "low_q", "x_q", "y_q", "carry_q", "borrow_q", "t_q", "reduced_q"}


def build(
    core: Core,
    bits: int,
    settings: dict[str, int],
    folder: Path,
    control: set[str],
    window: str,
    sources: Sequence[Path] = (),
) -> Path:
    """Compile a design with the harness; return the program. ``window`` is the end of a register's path."""
    paths = [str(path) for path in sources or core.paths()]
    values = [f"-G{name}={value}" for name, value in literals(core.parameters(bits, settings)).items()]
    environment = child_environment(verilator_directory())
    made = folder / "obj"
    common = [
        "--cc",
        "--flatten",
        "--public-flat-rw",
        "--prefix",
        "Vtop",
        "--top-module",
        core.name,
        "-Mdir",
        str(made),
        INCLUDE,
    ]
    subprocess.run(["verilator", *common, *values, *paths], env=environment, check=True, capture_output=True)
    names = FIELD.findall((made / "Vtop___024root.h").read_text())
    assert names, "no registers"
    rows = [
        f"{{reinterpret_cast<const unsigned char*>(&top.rootp->{name}), sizeof top.rootp->{name}, "
        f"{str(any(name.endswith(f'__{one}') for one in control)).lower()}}},"
        for name in names
    ]
    (folder / "registers.inc").write_text("\n".join(rows))
    inputs = [port.name for port in core.ports() if port.direction == "input" and port.name != "clk_i"]
    (folder / "ports.inc").write_text(
        "\n".join(f"case {i}: top.{name} = value; break;" for i, name in enumerate(inputs))
    )
    [shown] = [name for name in names if name.endswith(window)]
    (folder / "window.inc").write_text(f"&top.rootp->{shown}")
    flags = f"-I{folder} -O1"
    command = ["verilator", *common, *values, *paths, str(Path(__file__).with_name("harness.cpp"))]
    done = subprocess.run(
        [*command, "--exe", "--build", "-CFLAGS", flags, "-o", "harness"],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return made / "harness"


class Script:
    """What is played on the ports of a design."""

    def __init__(self, core: Core) -> None:
        ports = [port.name for port in core.ports() if port.direction == "input" and port.name != "clk_i"]
        self.numbers = {name.removesuffix("_ni").removesuffix("_i"): index for index, name in enumerate(ports)}
        self.lines: list[str] = []

    def set(self, **values: int) -> None:
        self.lines += [f"set {self.numbers[name]} {value}" for name, value in values.items()]

    def tick(self, cycles: int = 1) -> None:
        self.lines.append(f"tick {cycles}")

    def record(self, cycles: int) -> None:
        self.lines.append(f"record {cycles}")


def play(program: Path, script: Script, cycles: int) -> Activity:
    """Run a script in which each trace has so many recorded cycles."""
    done = subprocess.run([program], input="\n".join(script.lines), capture_output=True, text=True, check=True)
    numbers = np.array(done.stdout.split(), dtype=np.int64).reshape(-1, cycles, 3)
    return Activity(numbers[:, :, 0], numbers[:, :, 1], numbers[:, :, 2])


def welch(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """Return |t| of each column; infinite where both groups are constant and differ, 0 where they agree."""
    difference = np.abs(one.mean(axis=0) - other.mean(axis=0))
    spread = np.sqrt(one.var(axis=0, ddof=1) / len(one) + other.var(axis=0, ddof=1) / len(other))
    with np.errstate(divide="ignore", invalid="ignore"):
        t = difference / spread
    return np.where(spread == 0, np.where(difference == 0, 0.0, np.inf), t)
