"""The testbench of an inverter, and the table for its README."""

from __future__ import annotations

from random import Random
from string import Template

from modforge.cores.kinds.inverter.inversion import MODES, Task, exponent, inverse
from modforge.cores.kinds.inverter.tasks import edge_tasks, random_tasks
from modforge.cores.kinds.testbench import ENDING, operation
from modforge.cores.model import golden
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters

RANDOM_VECTORS = 20
EDGE_VECTORS = 30

TESTBENCH = Template(
    """\
// Testbench of $top, written by modforge. It compares $count inversions with the results of exact arithmetic, and the
// cycles of each with those of the golden model; it prints "N of $count" now and then, in the end "N passed, N failed".

module ${top}_tb;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic valid = 1'b0;
  logic [$high:0] a = '0;
  logic [$high:0] m = '0;
  logic [1:0] mode = '0;
  logic fixed = 1'b0;
  wire ready;
  wire done;
  wire error;
  wire [$high:0] x;

  int passed = 0;
  int failed = 0;
  int cycles;

  $top dut (
      .clk_i  (clk),
      .rst_ni (rst_n),
      .valid_i(valid),
      .ready_o(ready),
      .a_i    (a),
      .m_i    (m),
      .mode_i (mode),
      .fixed_i(fixed),
      .valid_o(done),
      .ready_i(1'b1),
      .x_o    (x),
      .error_o(error)
  );

  always #1 clk = ~clk;

  // Inputs change and outputs are read on falling edges.
  task automatic check(input logic [$high:0] want, input logic want_error, input int want_cycles);
"""
    + operation("want_cycles")
    + """\
    if (done && error == want_error && x == want && cycles == want_cycles) begin
      passed = passed + 1;
    end else begin
      failed = failed + 1;
      $$display("failed after %0d cycles: m = %h, a = %h, mode %0d, fixed %b", cycles, m, a, mode, fixed);
      $$display("  got %h, error %b, expected %h, error %b", x, error, want, want_error);
    end
    if ((passed + failed) % 10 == 0) $$display("%0d of $count", passed + failed);
  endtask

"""
    + ENDING
)

VECTOR = Template("""\
    m = $m;
    a = $a;
    mode = 2'd$mode;
    fixed = 1'b$fixed;
    check($x, 1'b$error, $cycles);
""")

README = Template("""\
| | |
|---|---|
| modulus m | $modulus |
| a | any number of $bits bits |
| x | a^-1 · 2^e mod m, below m |
| error | m is even, or a has no inverse: then x is their greatest common divisor; 0 if m is even or a is 0 |
| Montgomery domain | a number n stands as n · R mod m, R = 2^$exponent |

| mode | a is | x shall be | e | $cycles |
|---|---|---|---|---|
$modes
""")

CYCLES = {
    False: "most cycles from operands to result; with fixed_i always these",
    True: "cycles from operands to result, whatever the numbers are",
}
"""The table's words about time, by whether it is the same for all numbers."""

PLACES = ("an integer", "in the Montgomery domain")
"""The domains of a and x, by their bit of the mode."""


def texts(core: Core, parameters: Parameters, top: str, modulus: int | None) -> dict[str, str]:
    """Return the testbench by file name, and under ``README`` the table of this configuration."""
    bits = parameters["Bits"]
    chosen = tasks(bits, modulus)
    values = {
        "top": top,
        "bits": bits,
        "high": bits - 1,
        "count": len(chosen),
        "vectors": "".join(_vector(core, parameters, task) for task in chosen).rstrip(),
    }
    return {
        f"{top}_tb.sv": TESTBENCH.substitute(values),
        "README": table(core, parameters, modulus),
    }


def table(core: Core, parameters: Parameters, modulus: int | None) -> str:
    """Return the table of this configuration."""
    bits = parameters["Bits"]
    montgomery_exponent = core.montgomery_exponent(parameters)
    return README.substitute(
        bits=bits,
        modulus=f"any odd number of 3 and more, up to {bits} bits"
        + (f"; the testbench has m = {modulus:#x}" if modulus else ""),
        exponent=montgomery_exponent,
        cycles=CYCLES[core.fixed_cycles],
        modes="\n".join(
            f"| {mode} | {PLACES[mode & 1]} | {PLACES[mode >> 1]} | {exponent(montgomery_exponent, mode)} | "
            f"{core.mode_cycles[mode](parameters)} |"
            for mode in MODES
        ),
    )


def tasks(bits: int, modulus: int | None) -> list[Task]:
    """Return the vectors: a sample of the edge tasks and some random ones, the same in every run."""
    rng = Random(bits)
    edge = edge_tasks(bits, modulus, rng)
    return rng.sample(edge, min(EDGE_VECTORS, len(edge))) + list(random_tasks(bits, modulus, RANDOM_VECTORS, rng))


def _vector(core: Core, parameters: Parameters, task: Task) -> str:
    bits = parameters["Bits"]
    answer = inverse(core.montgomery_exponent(parameters), task)
    return VECTOR.substitute(
        a=f"{bits}'h{task.a:x}",
        m=f"{bits}'h{task.m:x}",
        mode=task.mode,
        fixed=int(task.fixed),
        x=f"{bits}'h{answer.x:x}",
        error=int(answer.error),
        cycles=golden.model(core.name).cycles(parameters, task),
    )
