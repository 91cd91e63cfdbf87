"""The testbench of a squarer that is made for one modulus, and the table for its README."""

from __future__ import annotations

from random import Random
from string import Template

from modforge.cores.kinds.modular_squarer.operands import SquareOperands
from modforge.cores.kinds.modular_squarer.shape import SquarerShape
from modforge.cores.kinds.testbench import ENDING, operation
from modforge.cores.model import golden
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters

RANDOM_VECTORS = 20
EDGE_VECTORS = 30

TESTBENCH = Template(
    """\
// Testbench of $top. For each of $count vectors it compares the digits of the square and of its square with what the
// golden model gives, and the cycles of each with the formula; it prints "N passed, N failed".

module ${top}_tb;

  localparam int Cycles = $cycles;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic valid = 1'b0;
  logic square = 1'b0;
  logic [$high:0] a = '0;
  wire ready;
  wire done;
  wire [$high:0] z;

  int passed = 0;
  int failed = 0;
  int cycles;

  $top dut (
      .clk_i   (clk),
      .rst_ni  (rst_n),
      .valid_i (valid),
      .ready_o (ready),
      .square_i(square),
      .a_i     (a),
      .valid_o (done),
      .ready_i (1'b1),
      .z_o     (z)
  );

  always #1 clk = ~clk;

  // Inputs change and outputs are read on falling edges.
  task automatic check(input logic of_last, input logic [$high:0] want);
    square = of_last;
"""
    + operation("Cycles")
    + """\
    if (done && z == want && cycles == Cycles) begin
      passed = passed + 1;
    end else begin
      failed = failed + 1;
      $$display("failed after %0d cycles: a = %h, square %b", cycles, a, square);
      $$display("  got %h, expected %h", z, want);
    end
    @(negedge clk);
  endtask

"""
    + ENDING
)

VECTOR = Template("""\
    a = $a;
    check(1'b0, $square);
    check(1'b1, $fourth);
""")

README = Template("""\
| | |
|---|---|
| modulus M | $modulus |
| A | any $digits digits of $wide bits, the highest of $top_bits, digit i of weight 2^($digit_bits·i) |
| result | A² mod M and a multiple of M, in digits as A is |
| cycles from operand to result, and from square to square | $cycles |
""")


def texts(core: Core, parameters: Parameters, top: str, modulus: int | None) -> dict[str, str]:  # noqa: ARG001
    """Return the testbench by file name, and under ``README`` the table of this configuration.

    The modulus is a parameter of the core; no other one is given.
    """
    shape: SquarerShape = golden.model(core.name).Shape.of(parameters)
    operands = _operands(shape)
    values = {
        "top": top,
        "high": shape.width - 1,
        "digits": shape.digits,
        "wide": shape.digit_bits + 1,
        "top_bits": shape.top_bits,
        "digit_bits": shape.digit_bits,
        "cycles": core.cycles(parameters),
        "count": len(operands),
        "modulus": f"{shape.modulus:#x}",
        "vectors": "".join(_vector(core, shape, operand) for operand in operands).rstrip(),
    }
    return {
        f"{top}_tb.sv": TESTBENCH.substitute(values),
        "README": README.substitute(values),
    }


def _operands(shape: SquarerShape) -> list[int]:
    """Return the vectors: a sample of the edge operands and some random ones, the same in every run."""
    rng, operands = Random(shape.bits), SquareOperands(shape)
    edge = operands.edge_operands(rng)
    return [*rng.sample(edge, min(EDGE_VECTORS, len(edge))), *operands.random_operands(RANDOM_VECTORS, rng)]


def _vector(core: Core, shape: SquarerShape, operand: int) -> str:
    model = golden.model(core.name)
    square = model.square(shape, operand)
    packed = (operand, square, model.square(shape, square))
    return VECTOR.substitute(
        dict(zip(("a", "square", "fourth"), (f"{shape.width}'h{each:x}" for each in packed), strict=True))
    )
