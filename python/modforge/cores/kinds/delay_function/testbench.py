"""The testbench of a delay function, and the table for its README."""

from __future__ import annotations

from random import Random
from string import Template
from typing import Any

from modforge.cores.kinds.delay_function.contract import Mode, Shape, Task, minus_inverse, montgomery_factor
from modforge.cores.kinds.delay_function.tasks import edge_tasks, large_task, random_task
from modforge.cores.kinds.testbench import ENDING, operation
from modforge.cores.model import golden
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters

RANDOM_VECTORS = 10
EDGE_VECTORS = 30
MAX_SQUARES = 20
LONG = 100
"""Squares of the last run."""

TESTBENCH = Template(
    """\
// Testbench of $top, written by modforge. It compares number, error, squares and cycles of $count runs with those of
// the golden model; it prints "N passed, N failed".

module ${top}_tb;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic valid = 1'b0;
  logic [1:0] mode = '0;
  logic [$high:0] x = '0;
  logic [$high:0] r2 = '0;
  logic [$high:0] m = '0;
  logic [$inverse:0] mp = '0;
  logic [39:0] t = '0;
  wire ready;
  wire [39:0] squares;
  wire checkpoint_valid;
  wire [39:0] checkpoint_count;
  wire [$high:0] checkpoint;
  wire missed;
  wire done;
  wire [1:0] error;
  wire [$high:0] z;

  int passed = 0;
  int failed = 0;
  int cycles;

  $top dut (
      .clk_i             (clk),
      .rst_ni            (rst_n),
      .valid_i           (valid),
      .ready_o           (ready),
      .mode_i            (mode),
      .x_i               (x),
      .r2_i              (r2),
      .m_i               (m),
      .mp_i              (mp),
      .t_i               (t),
      .distance_i        (32'd0),
      .stop_i            (1'b0),
      .count_o           (squares),
      .checkpoint_valid_o(checkpoint_valid),
      .checkpoint_ready_i(1'b1),
      .checkpoint_count_o(checkpoint_count),
      .checkpoint_o      (checkpoint),
      .missed_o          (missed),
      .valid_o           (done),
      .ready_i           (1'b1),
      .error_o           (error),
      .z_o               (z)
  );

  always #1 clk = ~clk;

  // Inputs change and outputs are read on falling edges.
  task automatic check(input logic [$high:0] want, input logic [1:0] want_error, input logic [39:0] want_squares,
                       input int want_cycles);
"""
    + operation("want_cycles")
    + """\
    if (done && z == want && error == want_error && squares == want_squares && cycles == want_cycles) begin
      passed = passed + 1;
    end else begin
      failed = failed + 1;
      $$display("failed after %0d of %0d cycles: m = %h, x = %h, t = %0d, mode %0d", cycles, want_cycles, m, x, t,
               mode);
      $$display("  got %h, error %0d, squares %0d, expected %h, error %0d, squares %0d", z, error, squares, want,
               want_error, want_squares);
    end
    if (checkpoint_valid || missed || checkpoint != '0 || checkpoint_count != '0) begin
      $$display("  a checkpoint that nobody asked for");
      failed = failed + 1;
    end
  endtask

"""
    + ENDING
)

VECTOR = Template("""\
    m = $m;
    mp = $mp;
    r2 = $r2;
    x = $x;
    t = 40'd$t;
    mode = 2'd$mode;
    check($z, 2'd$error, 40'd$count, $cycles);
""")

README = Template("""\
| | |
|---|---|
$numbers
| cycles of a square | $square |
$cycles
| cycles from a square to its checkpoint | $checkpoint |
| squares from checkpoint to checkpoint, so that none is dropped | $distance |
""")

MONTGOMERY_NUMBERS = Template("""\
| modulus M | $modulus |
| x | below M |
| M' | -M^-1 mod R, R = 2^$exponent |
| R2 | R^2 mod M |
| result | x^(2^t) mod M, below M; in Montgomery form (times R) as the mode says |""")
MONTGOMERY_CYCLES = Template(
    "| cycles of t squares, from integer to integer | max((t + 2)·$square + 1, $words) + $after |"
)

TABLE_NUMBERS = Template("""\
| modulus M | $modulus; any other one ends a run with error 1 |
| x | below M |
| M', R2, mode | not looked at |
| result, checkpoints | x^(2^t) mod M, below M |""")
TABLE_CYCLES = Template("| cycles of t squares, t at least $words | t + $after |")


def texts(core: Core, parameters: Parameters, top: str, modulus: int | None) -> dict[str, str]:
    """Return the testbench by file name, and under ``README`` the table of this configuration."""
    model = golden.model(core.name)
    shape: Shape = model.Shape.of(parameters)
    chosen = tasks(shape, modulus)
    values = {
        "top": top,
        "high": shape.bits - 1,
        "inverse": shape.inverse_bits - 1,
        "count": len(chosen),
        "vectors": "".join(_vector(model, shape, task) for task in chosen).rstrip(),
    }
    return {
        f"{top}_tb.sv": TESTBENCH.substitute(values),
        "README": table(core, parameters, modulus),
    }


def table(core: Core, parameters: Parameters, modulus: int | None) -> str:
    """Return the table of this configuration."""
    shape: Shape = golden.model(core.name).Shape.of(parameters)
    values = {
        "modulus": f"any odd number of up to {shape.bits} bits"
        + (f"; the testbench has M = {modulus:#x}" if modulus else ""),
        "exponent": shape.exponent,
        "square": core.interval(parameters),
        "words": shape.words,
        "after": shape.words + 1,
        "checkpoint": shape.words + 2,
        "distance": shape.min_distance,
    }
    if shape.modulus:
        values["modulus"] = f"{shape.modulus:#x}"
    numbers, cycles = (TABLE_NUMBERS, TABLE_CYCLES) if shape.modulus else (MONTGOMERY_NUMBERS, MONTGOMERY_CYCLES)
    return README.substitute(values, numbers=numbers.substitute(values), cycles=cycles.substitute(values))


def tasks(shape: Shape, modulus: int | None) -> list[Task]:
    """Return the vectors, the same in every run: edge and random runs, the errors, and a longer run."""
    bits = shape.bits
    modulus = modulus or shape.modulus
    rng = Random(bits)
    edge = list(edge_tasks(bits, modulus, rng))
    chosen = rng.sample(edge, min(EDGE_VECTORS, len(edge)))
    chosen += [random_task(bits, modulus, MAX_SQUARES, rng) for _ in range(RANDOM_VECTORS)]
    last = large_task(bits, modulus, LONG, rng)
    return [*chosen, Task(0, last.m - 1, 1), Task(last.m, last.m, LONG, Mode.MONTGOMERY), last]


def _vector(model: Any, shape: Shape, task: Task) -> str:
    bits = shape.bits
    want = model.answer(shape, task)
    return VECTOR.substitute(
        m=f"{bits}'h{task.m:x}",
        mp=f"{shape.inverse_bits}'h{minus_inverse(shape, task.m):x}",
        r2=f"{bits}'h{montgomery_factor(shape, task.m):x}",
        x=f"{bits}'h{task.x:x}",
        t=task.t,
        mode=int(task.mode),
        z=f"{bits}'h{want.z:x}",
        error=int(want.error),
        count=want.count,
        cycles=want.cycles,
    )
