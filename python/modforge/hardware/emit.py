"""Write a core with its parameters set, for use without this package.

The folder holds the sources as they are, a top module of one width, a FuseSoC ``.core`` file, a ``.f`` file list, a
testbench in plain SystemVerilog with the products of one modulus, and a README with the cycles of this width.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from modforge.hardware.catalogue import Core
from modforge.hardware.operands import Product, edge_products, random_products

RANDOM_PRODUCTS = 20
SEED = 1


def emit(core: Core, bits: int, directory: Path, *, modulus: int) -> list[Path]:
    """Write ``core`` for moduli of ``bits`` bits, with a testbench for ``modulus``; return the files.

    Raises a :class:`~modforge.hardware.errors.HardwareError` for a width or a modulus that the core does not take.
    """
    core.check_modulus(bits, modulus)
    top = f"{core.name}_{bits}"
    rng = Random(SEED)
    products = [*edge_products(bits, modulus, rng), *random_products(bits, modulus, RANDOM_PRODUCTS, rng)]
    sources = {path.name: path.read_text(encoding="utf-8") for path in core.paths()}
    design = [*sources, f"{top}.sv"]
    texts = {
        **sources,
        f"{top}.sv": _top(core, bits, top),
        f"{top}_tb.sv": _testbench(core, bits, top, modulus, products),
        f"{top}.core": _core_file(core, bits, top, design),
        f"{top}.f": "".join(f"{name}\n" for name in design),
        "README.md": _readme(core, bits, top, modulus, len(products)),
    }
    directory.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (directory / name).write_text(text, encoding="utf-8", newline="\n")
    return [directory / name for name in texts]


def _top(core: Core, bits: int, top: str) -> str:
    return f"""\
// {core.title}: {core.name} for moduli of up to {bits} bits.
// The contract of the ports is on top of {core.name}.sv. Latency: {core.formula} = {core.cycles(bits)} cycles.

module {top} (
    input  logic         clk_i,
    input  logic         rst_ni,
    input  logic         valid_i,
    output logic         ready_o,
    input  logic [{bits}:0] a1_i,
    input  logic [{bits}:0] a2_i,
    input  logic [{bits}:0] b1_i,
    input  logic [{bits}:0] b2_i,
    input  logic [{bits - 1}:0] n_i,
    output logic         valid_o,
    input  logic         ready_i,
    output logic [{bits}:0] s1_o,
    output logic [{bits}:0] s2_o,
    output logic         error_o
);

  {core.name} #(
      .Bits({bits})
  ) u_core (
      .clk_i,
      .rst_ni,
      .valid_i,
      .ready_o,
      .a1_i,
      .a2_i,
      .b1_i,
      .b2_i,
      .n_i,
      .valid_o,
      .ready_i,
      .s1_o,
      .s2_o,
      .error_o
  );

endmodule
"""


def _testbench(core: Core, bits: int, top: str, modulus: int, products: list[Product]) -> str:
    inverse = pow(2, -core.montgomery_exponent(bits), modulus)
    calls = []
    for product in products:
        expected = sum(product.a) * sum(product.b) * inverse % modulus
        words = ", ".join(f"{bits + 1}'h{word:x}" for word in (*product.a, *product.b))
        calls.append(f"    check({words}, {bits}'h{expected:x});")
    return f"""\
// Products modulo {modulus:#x}
// against values computed with Python's integers. Ends with "N passed, N failed".
//   iverilog -g2012 -o bench -f {top}.f {top}_tb.sv && vvp bench
//   verilator --binary -f {top}.f {top}_tb.sv && obj_dir/V{core.paths()[0].stem}

`timescale 1ns / 1ps

module {top}_tb;

  localparam logic [{bits - 1}:0] Modulus = {bits}'h{modulus:x};
  localparam int Cycles = {core.cycles(bits)};

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic valid_in = 1'b0;
  logic ready_out;
  logic valid_out;
  logic error;
  logic [{bits}:0] a1 = '0;
  logic [{bits}:0] a2 = '0;
  logic [{bits}:0] b1 = '0;
  logic [{bits}:0] b2 = '0;
  logic [{bits}:0] s1;
  logic [{bits}:0] s2;
  logic [{bits + 1}:0] sum;
  int cycles;
  int passed = 0;
  int failed = 0;

  always #5 clk = ~clk;

  {top} u_dut (
      .clk_i  (clk),
      .rst_ni (rst_n),
      .valid_i(valid_in),
      .ready_o(ready_out),
      .a1_i   (a1),
      .a2_i   (a2),
      .b1_i   (b1),
      .b2_i   (b2),
      .n_i    (Modulus),
      .valid_o(valid_out),
      .ready_i(1'b1),
      .s1_o   (s1),
      .s2_o   (s2),
      .error_o(error)
  );

  // Inputs change on falling edges, so that no order of events at the rising edge matters.
  task automatic check(input logic [{bits}:0] x1, input logic [{bits}:0] x2, input logic [{bits}:0] y1,
                       input logic [{bits}:0] y2, input logic [{bits - 1}:0] expected);
    a1 = x1;
    a2 = x2;
    b1 = y1;
    b2 = y2;
    valid_in = 1'b1;
    @(posedge clk);
    @(negedge clk);
    valid_in = 1'b0;
    cycles = 0;
    while (!valid_out && cycles < 2 * Cycles) begin
      @(negedge clk);
      cycles = cycles + 1;
    end
    sum = {{1'b0, s1}} + {{1'b0, s2}};
    if (!error && cycles == Cycles && sum % {{2'b00, Modulus}} == {{2'b00, expected}}) begin
      passed = passed + 1;
    end else begin
      failed = failed + 1;
      $display("wrong after %0d cycles: (%h + %h) * (%h + %h) gives %h + %h", cycles, x1, x2, y1, y2, s1, s2);
    end
  endtask

  initial begin
    repeat (2) @(negedge clk);
    rst_n = 1'b1;
    @(negedge clk);
{chr(10).join(calls)}
    $display("%0d passed, %0d failed", passed, failed);
    if (failed != 0) $fatal(1);
    $finish;
  end

endmodule
"""


def _core_file(core: Core, bits: int, top: str, design: list[str]) -> str:
    files = "\n".join(f"      - {name}" for name in design)
    return f"""\
CAPI=2:
name: modforge:generated:{top}:0.1.0
description: {core.title}, {bits} bits

filesets:
  rtl:
    files:
{files}
    file_type: systemVerilogSource
  bench:
    files:
      - {top}_tb.sv
    file_type: systemVerilogSource

targets:
  default:
    filesets: [rtl]
    toplevel: {top}
  sim:
    filesets: [rtl, bench]
    toplevel: {top}_tb
    default_tool: icarus
"""


def _readme(core: Core, bits: int, top: str, modulus: int, products: int) -> str:
    return f"""\
# {top}

{core.title}. Source: {core.source}. Written by

    modforge core emit {core.name} --bits {bits} --modulus {modulus:#x} -o .

| | |
|---|---|
| moduli | odd, up to {bits} bits, at run time |
| result | A·B·2^−{core.montgomery_exponent(bits)} mod n, as a pair of words to be added |
| latency | {core.formula} = {core.cycles(bits)} cycles from the edge that accepts the operands |
| throughput | one product every {core.interval(bits)} cycles |

`{top}.sv` is the top module; `{core.name}.sv` states the contract of the ports. `{top}.f` lists the sources in order,
`{top}.core` is for FuseSoC. `{top}_tb.sv` checks {products} products modulo the number above:

    iverilog -g2012 -o bench -f {top}.f {top}_tb.sv && vvp bench
"""
