"""The order in which words that come at different times are added: right, every word once, and as early as can be; and
when the digits of T and of Q come that mont_redundant says so of."""

import random
import subprocess
from pathlib import Path

import pytest

from modforge.cores import core
from modforge.cores.model.core import CORES_FOLDER, INCLUDE
from modforge.hardware.tools import child_environment

BENCH = Path(__file__).parent / "arrival_sum_plan.sv"
SOURCE = CORES_FOLDER / "mont_redundant" / "rtl" / "arrival_sum.sv"
CORE = core("mont_redundant")
DRAW = random.Random(6)

ARRIVALS = [
    [0],
    [3, 3],
    [0, 0, 0],
    [0, 1, 2, 3, 4],
    [0, 9, 9, 9],
    [2] * 16,
    [0, *[4] * 16],
    *[sorted(DRAW.choices(range(8), k=count)) for count in (5, 11, 23, 40)],
]


def run(folder: Path, sources: list[Path], top: str) -> list[list[int]]:
    """Return the numbers in each line that ``top``, the text of a module, prints with these sources."""
    wrapper = folder / "top.sv"
    wrapper.write_text(f"module top; {top} endmodule\n")
    program = folder / "bench.vvp"
    files = [str(each) for each in (*sources, wrapper)]
    for command in (
        ["iverilog", "-g2012", INCLUDE, "-s", "top", "-o", str(program), *files],
        ["vvp", str(program)],
    ):
        done = subprocess.run(command, env=child_environment(), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    return [[int(each) for each in line.split()] for line in done.stdout.splitlines()]


def merged(arrivals: list[int]) -> int:
    """Return after how many adders the sum of words with these arrivals is there: the two earliest first, by hand."""
    words = list(arrivals)
    while len(words) > 1:
        words.sort()
        words = [1 + words[1], *words[2:]]
    return words[0]


@pytest.mark.parametrize("arrivals", ARRIVALS, ids=str)
def test_every_word_is_added_once_and_no_order_is_quicker(tmp_path: Path, arrivals: list[int]) -> None:
    values = "".join(f"{each:08x}" for each in reversed(arrivals))
    inputs = len(arrivals)
    pairs = run(tmp_path, [SOURCE, BENCH], f"arrival_sum_plan #({inputs}, {32 * inputs}'h{values}) u_bench ();")
    ready = list(arrivals)
    for pair in pairs:
        assert max(pair) < len(ready)
        ready.append(1 + max(ready[node] for node in pair))
    assert sorted(node for pair in pairs for node in pair) == list(range(2 * len(arrivals) - 2))
    assert ready[-1] == merged(arrivals) == (sum(1 << each for each in arrivals) - 1).bit_length()


@pytest.mark.parametrize(("digits", "square"), [(2, 0), (4, 0), (4, 1), (9, 0), (9, 1)])
def test_arrivals_of_the_digits(tmp_path: Path, digits: int, square: int) -> None:
    quotient_digits = digits + 1
    values = f".Bits({16 * digits}), .Digits({digits}), .QuotientDigits({quotient_digits}), .Square({square})"
    bench = f"redundant_single #({values}) dut (); "
    bench += f"initial for (int i = 0; i < {quotient_digits}; i++) "
    bench += '$display("%0d %0d", dut.TArrivals[32*i+:32], dut.QArrivals[32*i+:32]);'
    told = run(tmp_path, list(CORE.paths()), bench)

    columns: list[list[int]] = [[] for _ in range(2 * digits + 1)]
    for i in range(digits):
        for j in range(i if square else 0, digits):
            columns[i + j].append(0)
            columns[i + j + 1].append(0)
    t, q = [], []
    for c in range(quotient_digits):
        t.append(1 + max(merged(column) for column in columns[: c + 1]))
        q.append(1 + merged([*(each for each in t[:-1] for _ in range(2)), t[-1]]))
    assert told == [list(pair) for pair in zip(t, q, strict=True)]
