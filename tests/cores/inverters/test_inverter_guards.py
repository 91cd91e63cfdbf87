"""Parameters of the inverters that no tool may build: each refuses them as it elaborates."""

import subprocess
import sys
from pathlib import Path

import pytest

from modforge.cores import core
from modforge.cores.model.core import CORES_FOLDER, INCLUDE, Core
from modforge.hardware.errors import SynthesisError
from modforge.hardware.guards import without_guards
from modforge.hardware.mutate import mutants
from modforge.hardware.tools import child_environment, verilator_directory
from modforge.hardware.yosys import read, run_yosys

KALISKI, DIVSTEP = core("inv_kaliski"), core("inv_divstep")


def run_tool(command: list[str]) -> subprocess.CompletedProcess[str]:
    environment = child_environment(verilator_directory(), Path(sys.executable).parent)
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)


def lint(one: Core, parameters: dict[str, int]) -> subprocess.CompletedProcess[str]:
    values = [f"-G{name}={value}" for name, value in parameters.items()]
    return run_tool(
        [
            "verilator",
            "--lint-only",
            "-Wall",
            INCLUDE,
            *values,
            "--top-module",
            one.name,
            *map(str, one.paths()),
        ]
    )


@pytest.mark.parametrize(
    ("one", "parameters", "message"),
    [
        (KALISKI, {"Bits": 128, "Exponent": 64}, "inv_kaliski: Exponent is Bits to Bits + 4"),
        (KALISKI, {"Exponent": 69}, "inv_kaliski: Exponent is Bits to Bits + 4"),
        (KALISKI, {"Bits": 3}, "inv_kaliski: Bits is at least 4"),
        (KALISKI, {"Chains": 65}, "inv_kaliski: Chains is 1 to Bits"),
        (KALISKI, {"Chains": 0}, ""),
        (KALISKI, {"CarrySelect": 2}, "inv_kaliski: CarrySelect is 0 or 1"),
        (DIVSTEP, {"Bits": 128, "Exponent": 64}, "inv_divstep: Exponent is Bits to Bits + 4"),
        (DIVSTEP, {"Bits": 3}, "inv_divstep: Bits is at least 4"),
        (DIVSTEP, {"Steps": 0}, ""),  # Verilator stops at a range of no bits
        (DIVSTEP, {"Steps": 9}, "inv_divstep: Steps is 1 to 8"),
        (DIVSTEP, {"BlockBits": 3}, "inv_divstep: BlockBits is 2 * Steps + 2 to Bits + Steps"),
        (DIVSTEP, {"BlockBits": 66}, "inv_divstep: BlockBits is 2 * Steps + 2 to Bits + Steps"),
        (DIVSTEP, {"Steps": 8}, "inv_divstep: BlockBits is 2 * Steps + 2 to Bits + Steps"),
    ],
)
@pytest.mark.few(2)
def test_verilator(one: Core, parameters: dict[str, int], message: str) -> None:
    done = lint(one, parameters)
    assert done.returncode != 0
    assert message in done.stderr


# As the shipped .core sets them: Exponent follows Bits.
@pytest.mark.parametrize("one", [KALISKI, DIVSTEP])
def test_parameters_in_range_are_taken(one: Core) -> None:
    done = lint(one, {"Bits": 128})
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("one", [KALISKI, DIVSTEP])
def test_icarus(tmp_path: Path, one: Core) -> None:
    simulation = str(tmp_path / "simulation")
    parameters = [f"-P{one.name}.Bits=128", f"-P{one.name}.Exponent=64"]
    built = run_tool(
        [
            "iverilog",
            "-g2012",
            INCLUDE,
            "-s",
            one.name,
            *parameters,
            "-o",
            simulation,
            *map(str, one.paths()),
        ]
    )
    assert built.returncode == 0, built.stderr
    done = run_tool(["vvp", "-n", simulation])
    assert done.returncode != 0
    assert "Exponent is Bits to Bits + 4" in done.stdout + done.stderr


@pytest.mark.parametrize("one", [KALISKI, DIVSTEP])
def test_yosys(tmp_path: Path, one: Core) -> None:
    with pytest.raises(SynthesisError, match="Exponent is Bits to Bits"):
        run_yosys(read(one, {"Bits": 128, "Exponent": 64}), tmp_path, one.name)


# Measured rows and mutants are of the hardware alone: before it there is nothing to change.
@pytest.mark.parametrize("one", [KALISKI, DIVSTEP])
def test_guards_make_no_hardware(one: Core) -> None:
    path = CORES_FOLDER / one.files[-1]
    source = path.read_text(encoding="utf-8")
    assert "REFUSE_IF" not in without_guards(source)
    head = source[: source.index("localparam")]
    assert head.count("`REFUSE_IF(") >= 3
    assert not mutants(path, head)
