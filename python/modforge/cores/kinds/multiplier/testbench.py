"""The testbench of a multiplier, and the table for its README.

The testbench is plain SystemVerilog with its vectors inside; it needs a simulator and nothing else.
"""

from __future__ import annotations

from random import Random
from string import Template

from modforge.cores.kinds.testbench import ENDING, operation
from modforge.cores.model import golden
from modforge.cores.model.core import Core
from modforge.cores.model.operands import Product
from modforge.cores.model.parameters import Parameters

RANDOM_VECTORS = 20
EDGE_VECTORS = 30

TESTBENCH = Template(
    """\
// Testbench of $top, written by modforge. It makes $count products and compares each with the pair that
// the golden model gives, or with the error of an even n, and its cycles with the formula; it prints
// "N passed, N failed".

module ${top}_tb;

  localparam int Cycles = $cycles;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic valid = 1'b0;
  logic [$high:0] a1 = '0;
  logic [$high:0] a2 = '0;
  logic [$high:0] b1 = '0;
  logic [$high:0] b2 = '0;
  logic [$low:0] n = '0;
  wire ready;
  wire done;
  wire error;
  wire [$high:0] s1;
  wire [$high:0] s2;

  int passed = 0;
  int failed = 0;
  int cycles;

  $top dut (
      .clk_i  (clk),
      .rst_ni (rst_n),
      .valid_i(valid),
      .ready_o(ready),
      .a1_i   (a1),
      .a2_i   (a2),
      .b1_i   (b1),
      .b2_i   (b2),
      .n_i    (n),
      .valid_o(done),
      .ready_i(1'b1),
      .s1_o   (s1),
      .s2_o   (s2),
      .error_o(error)
  );

  always #1 clk = ~clk;

  // Inputs change and outputs are read on falling edges. With the error of an even n the pair means nothing.
  task automatic check(input logic [$high:0] want1, input logic [$high:0] want2);
"""
    + operation("Cycles")
    + """\
    if (done && error == !n[0] && (error || (s1 == want1 && s2 == want2)) && cycles == Cycles) begin
      passed = passed + 1;
    end else begin
      failed = failed + 1;
      $$display("failed after %0d cycles: n = %h, A = %h + %h, B = %h + %h", cycles, n, a1, a2, b1, b2);
      $$display("  got %h + %h, error %b, expected %h + %h, error %b", s1, s2, error, want1, want2, !n[0]);
    end
  endtask

"""
    + ENDING
)

VECTOR = Template("""\
    n  = $n;
    a1 = $a1;
    a2 = $a2;
    b1 = $b1;
    b2 = $b2;
    check($s1, $s2);
""")

README = Template("""\
| | |
|---|---|
| modulus | $modulus |
| operands and result | $form; below 2n in, below 2n out |
| S | A · B · 2^-$exponent mod n |
| cycles from operands to result | $cycles_formula = $cycles |
| cycles from one product to the next | $interval_formula = $interval |
""")

FORMS = {
    "pair": "carry-save pairs of $words-bit words",
    "plain": "plain $words-bit words in the first of the two ports, 0 in the second",
}


def texts(core: Core, parameters: Parameters, top: str, modulus: int | None) -> dict[str, str]:
    """Return the testbench by file name, and under ``README`` the table of this configuration."""
    bits = parameters["Bits"]
    numbers = core.numbers(parameters)
    products = numbers.testbench_products(modulus, EDGE_VECTORS, RANDOM_VECTORS, Random(bits))
    values = {
        "top": top,
        "high": bits,
        "low": bits - 1,
        "form": Template(FORMS[core.operands]).substitute(words=bits + 1),
        "exponent": core.montgomery_exponent(parameters),
        "cycles": core.cycles(parameters),
        "cycles_formula": core.cycles.text,
        "interval": core.interval(parameters),
        "interval_formula": core.interval.text,
        "count": len(products),
        "modulus": about_modulus(bits, modulus),
        "vectors": "".join(_vector(core, parameters, product) for product in products).rstrip(),
    }
    return {
        f"{top}_tb.sv": TESTBENCH.substitute(values),
        "README": README.substitute(values),
    }


def about_modulus(bits: int, modulus: int | None) -> str:
    """Return the README's words about the modulus; ``modulus`` is that of the testbench."""
    tried = f"n = {modulus:#x}" if modulus else f"n = 1, 3, 2^{bits - 1} + 1, 2^{bits} - 1, random ones and an even one"
    return f"any odd n of up to {bits} bits; the testbench has {tried}"


def _vector(core: Core, parameters: Parameters, case: Product) -> str:
    bits = parameters["Bits"]
    s1, s2 = golden.model(core.name).result(parameters, case.a, case.b, case.n) if case.n % 2 else (0, 0)
    words = {"a1": case.a[0], "a2": case.a[1], "b1": case.b[0], "b2": case.b[1], "s1": s1, "s2": s2}
    literals = {name: f"{bits + 1}'h{word:x}" for name, word in words.items()}
    return VECTOR.substitute(literals, n=f"{bits}'h{case.n:x}")
