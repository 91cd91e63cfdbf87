"""The chain of squares of the VDF Alliance's FPGA contest, 1024 bits, with vdf_core."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from modforge.cores import core
from modforge.cores.kinds.delay_function.contract import minus_inverse, montgomery_factor
from modforge.cores.model.core import INCLUDE
from modforge.cores.vdf_core.golden import Shape
from modforge.hardware.tools import child_environment, verilator_directory

CORE = core("vdf_core")
BENCH = Path(__file__).parent / "vdf_chain.sv"
CONTEST = Path(__file__).parents[3] / "crates" / "modforge" / "tests" / "data" / "vdf-fpga"
MODULUS = int(json.loads((CONTEST / "vdf_fpga_2e30.json").read_text())["N"])
BITS = MODULUS.bit_length()
DISTANCE = 50


def published() -> dict[int, int]:
    """Return the published numbers by how many squares lead to each; the first is what the chain begins with."""
    lines = (CONTEST / "vdf_fpga_test.txt").read_text().split("\n")
    pairs = (line.split(", ") for line in lines[1:] if line)
    return {0: int(lines[0], 16)} | {int(count): int(number, 16) for count, number in pairs}


def run(folder: Path, squares: int, cycles: int) -> tuple[dict[int, int], int]:
    """Return the numbers of the checkpoints and of the end, out of Montgomery form, by squares, and the clocks."""
    parameters = CORE.parameters(BITS, {"Cycles": cycles})
    shape = Shape.of(parameters)
    factor = montgomery_factor(shape, MODULUS)
    numbers = {"Modulus": (BITS, MODULUS), "Factor": (BITS, factor), "Start": (BITS, published()[0])}
    numbers["Inverse"] = (shape.exponent, minus_inverse(shape, MODULUS))
    counts = {"Bits": BITS, "DigitBits": parameters["DigitBits"], "Cycles": cycles, "Exponent": shape.exponent}
    counts |= {"Squares": squares, "Distance": DISTANCE if squares <= 1000 else 0}
    values = [f".{name}({value})" for name, value in counts.items()]
    values += [f".{name}({width}'h{value:x})" for name, (width, value) in numbers.items()]
    top = folder / "top.sv"
    top.write_text(f"module top; vdf_chain #({', '.join(values)}) u_bench (); endmodule\n")
    sources = [*(str(path) for path in CORE.paths()), str(BENCH), str(top)]
    options = [
        "--binary",
        "--timing",
        "-Wno-fatal",
        "--output-split",
        "0",
        "-CFLAGS",
        "-std=c++20 -O1",
        "--Mdir",
        str(folder),
    ]
    environment = child_environment(verilator_directory(), Path(sys.executable).parent)
    for command in (
        ["verilator", *options, INCLUDE, "--top-module", "top", *sources],
        [str(folder / "Vtop")],
    ):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    found = {}
    out_of_form = pow(1 << shape.exponent, -1, MODULUS)
    for line in done.stdout.splitlines():
        match line.split():
            case ["checkpoint", count, number]:
                found[int(count)] = int(number, 16) * out_of_form % MODULUS
            case ["result", count, number, clocks]:
                found[int(count)] = int(number, 16)
                return found, int(clocks)
    raise AssertionError(f"no result: {done.stdout}")


@pytest.mark.long
@pytest.mark.parametrize("cycles", [1, 9])
def test_published_chain(tmp_path: Path, cycles: int) -> None:
    found, clocks = run(tmp_path, 1000, cycles)
    wanted = published()
    assert sorted(found) == [*range(DISTANCE, 1001, DISTANCE)]
    known = wanted.keys() & found.keys()
    assert len(known) >= 15
    assert all(found[count] == wanted[count] for count in known)
    parameters = CORE.parameters(BITS, {"Cycles": cycles})
    assert clocks == CORE.cycles(parameters) - 9000 * cycles


@pytest.mark.long
def test_a_million_squares(tmp_path: Path) -> None:
    squares = 10**6
    found, _ = run(tmp_path, squares, 1)
    assert found == {squares: pow(published()[0], 1 << squares, MODULUS)}
