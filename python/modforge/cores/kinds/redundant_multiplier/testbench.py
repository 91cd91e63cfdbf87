"""The testbench of a multiplier in redundant digits, and the table for its README."""

from __future__ import annotations

from random import Random
from string import Template

from modforge.cores.kinds.redundant_multiplier.operands import RedundantOperands, RedundantProduct
from modforge.cores.kinds.redundant_multiplier.shape import MultiplierShape
from modforge.cores.kinds.testbench import ENDING, operation
from modforge.cores.model import golden
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters

RANDOM_VECTORS = 20
EDGE_VECTORS = 30

TESTBENCH = Template(
    """\
// Testbench of $top, written by modforge. It compares $count products, and the square of each, with the digits that
// the golden model gives, and the cycles of each with the formula; it prints "N passed, N failed".

module ${top}_tb;

  localparam int Cycles = $cycles;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic valid = 1'b0;
  logic square = 1'b0;
  logic [$high:0] a = '0;
  logic [$high:0] b = '0;
  logic [$low:0] m = '0;
  logic [$inverse:0] mp = '0;
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
      .b_i     (b),
      .m_i     (m),
      .mp_i    (mp),
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
      $$display("failed after %0d cycles: m = %h, a = %h, b = %h, square %b", cycles, m, a, b, square);
      $$display("  got %h, expected %h", z, want);
    end
    @(negedge clk);
  endtask

"""
    + ENDING
)

VECTOR = Template("""\
    a = $a;
    b = $b;
    m = $m;
    mp = $mp;
    check(1'b0, $product);
    check(1'b1, $square);
""")

README = Template("""\
| | |
|---|---|
| modulus M | $modulus |
| A, B | below 2M, in $digits digits of $wide bits, digit i of weight 2^($digit_bits·i) |
| M' | -M^-1 mod R, R = 2^$exponent |
| result | A·B·R^-1 mod M, below 2M, in digits as A and B are |
| cycles from operands to result, and from product to product | $cycles |
""")


def texts(core: Core, parameters: Parameters, top: str, modulus: int | None) -> dict[str, str]:
    """Return the testbench by file name, and under ``README`` the table of this configuration."""
    shape: MultiplierShape = golden.model(core.name).Shape.of(parameters)
    products = _products(shape, modulus)
    values = {
        "top": top,
        "high": shape.width - 1,
        "low": shape.bits - 1,
        "inverse": shape.exponent - 1,
        "exponent": shape.exponent,
        "digits": shape.digits,
        "wide": shape.digit_bits + 1,
        "digit_bits": shape.digit_bits,
        "cycles": core.cycles(parameters),
        "count": len(products),
        "modulus": f"any odd number of up to {shape.bits} bits"
        + (f"; the testbench has M = {modulus:#x}" if modulus else ""),
        "vectors": "".join(_vector(core, shape, product) for product in products).rstrip(),
    }
    return {
        f"{top}_tb.sv": TESTBENCH.substitute(values),
        "README": README.substitute(values),
    }


def _products(shape: MultiplierShape, modulus: int | None) -> list[RedundantProduct]:
    """Return the vectors: a sample of the edge products and some random ones, the same in every run."""
    rng, operands = Random(shape.bits), RedundantOperands(shape)
    edge = operands.edge_products(modulus, rng)
    return [*rng.sample(edge, min(EDGE_VECTORS, len(edge))), *operands.random_products(modulus, RANDOM_VECTORS, rng)]


def _vector(core: Core, shape: MultiplierShape, case: RedundantProduct) -> str:
    model = golden.model(core.name)
    mp = shape.minus_inverse(case.m)
    product = model.multiply(shape, case.a, case.b, case.m, mp)
    return VECTOR.substitute(
        a=f"{shape.width}'h{case.a:x}",
        b=f"{shape.width}'h{case.b:x}",
        m=f"{shape.bits}'h{case.m:x}",
        mp=f"{shape.exponent}'h{mp:x}",
        product=f"{shape.width}'h{product:x}",
        square=f"{shape.width}'h{model.multiply(shape, product, product, case.m, mp):x}",
    )
