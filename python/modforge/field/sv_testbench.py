"""The testbench of a multiplier in SystemVerilog, with vectors that Python integers gave, and a Makefile."""

from __future__ import annotations

import random

TESTS = 400
"""Vectors of the testbench, half of them at the edges."""


def vectors(p: int, radix: int) -> str:
    """Return operands and results a·b / radix mod p, a line each, in hexadecimal."""
    bits, inverse = p.bit_length(), pow(radix, -1, p)
    source = random.Random(p)
    edges = sorted({0, 1, 2, p - 2, p - 1, min(p, (1 << bits) - 1), min(p + 1, (1 << bits) - 1), (1 << bits) - 1})
    pairs = [(a, b) for a in edges for b in edges]
    pairs += [(source.getrandbits(bits), source.getrandbits(bits)) for _ in range(TESTS - len(pairs))]
    digits = -(-bits // 4)
    return "".join(f"{a:0{digits}x} {b:0{digits}x} {a * b * inverse % p:0{digits}x}\n" for a, b in pairs)


def testbench(top: str, bits: int, stages: int) -> str:
    """Return a testbench that reads the vectors; a pipeline gets them with pauses on both sides."""
    text = PIPELINED if stages else COMBINATIONAL
    digits = -(-bits // 4) * 4
    for name, value in {"TOP": top, "BITS": bits, "HIGH": bits - 1, "DIGITS": digits, "COUNT": TESTS}.items():
        text = text.replace(name, str(value))
    return text


COMBINATIONAL = """\
// Checks TOP against the vectors in TOP.hex.
module TOP_tb;

  logic [DIGITS-1:0] vectors[3*COUNT];
  logic [HIGH:0] a, b, r;
  int unsigned wrong = 0;

  TOP dut (
      .a_i(a),
      .b_i(b),
      .r_o(r)
  );

  initial begin
    $readmemh("TOP.hex", vectors);
    for (int i = 0; i < COUNT; i++) begin
      a = vectors[3*i][HIGH:0];
      b = vectors[3*i+1][HIGH:0];
      #1;
      if (r !== vectors[3*i+2][HIGH:0]) wrong++;
    end
    if (wrong != 0) $fatal(1, "%0d of COUNT products are wrong", wrong);
    $display("COUNT products are right");
    $finish;
  end

endmodule
"""

PIPELINED = """\
// Checks TOP against the vectors in TOP.hex, with pauses at random on both sides.
module TOP_tb;

  logic [DIGITS-1:0] vectors[3*COUNT];
  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic valid_in = 1'b0;
  logic ready_in;
  logic valid_out;
  logic ready_out = 1'b0;
  logic [HIGH:0] a, b, r;
  int unsigned sent = 0;
  int unsigned received = 0;
  int unsigned wrong = 0;

  TOP dut (
      .clk_i(clk),
      .rst_ni(rst_n),
      .valid_i(valid_in),
      .ready_o(ready_in),
      .a_i(a),
      .b_i(b),
      .valid_o(valid_out),
      .ready_i(ready_out),
      .r_o(r)
  );

  always #5 clk = ~clk;

  initial begin
    $readmemh("TOP.hex", vectors);
    repeat (2) @(negedge clk);
    rst_n = 1'b1;
    while (received < COUNT) begin
      @(negedge clk);
      valid_in = sent < COUNT && $urandom_range(3) != 0;
      a = vectors[3*(sent%COUNT)][HIGH:0];
      b = vectors[3*(sent%COUNT)+1][HIGH:0];
      ready_out = $urandom_range(3) != 0;
      #1;
      if (valid_out && ready_out) begin
        if (r !== vectors[3*received+2][HIGH:0]) wrong++;
        received++;
      end
      if (valid_in && ready_in) sent++;
    end
    if (wrong != 0) $fatal(1, "%0d of COUNT products are wrong", wrong);
    $display("COUNT products are right");
    $finish;
  end

  initial begin
    #(40000 * COUNT) $fatal(1, "no result any more");
  end

endmodule
"""


def makefile(prefix: str) -> str:
    """Return a Makefile that simulates and lints."""
    top = f"{prefix}_mul"
    return (
        f"# make test: runs the testbench in Icarus Verilog; make lint: Verilator.\n"
        f"test: {top}.vvp\n\tvvp -n {top}.vvp\n\n"
        f"{top}.vvp: {top}.sv {top}_tb.sv {top}.hex\n\tiverilog -g2012 -o $@ {top}.sv {top}_tb.sv\n\n"
        f"lint:\n\tverilator --lint-only -Wall {top}.sv\n\tverilator --lint-only -Wall {prefix}_reduce.sv\n\n"
        f".PHONY: test lint\n"
    )
