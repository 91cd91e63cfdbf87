"""Testbench and table of a multiplier on a bus, for :mod:`modforge.hardware.emit`."""

from __future__ import annotations

from random import Random
from string import Template

from modforge.hardware import golden
from modforge.hardware.core import Core
from modforge.hardware.emit_bus_ends import AXI_LITE_SIGNALS, AXI_STREAM_SIGNALS
from modforge.hardware.emit_shell import top as connect
from modforge.hardware.operands import Product
from modforge.hardware.parameters import Parameters
from modforge.hardware.registers import register_map
from modforge.hardware.shells import Shell

VECTORS = 12

HEAD = """\
// Testbench of $top, written by modforge. It compares $count products with what the golden model gives,
// and the cycles of each with the formula; it prints "N passed, N failed".

module ${top}_tb;

  localparam int Cycles = $cycles;
  localparam int Words = $words;
  localparam int Wide = 32 * Words;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  int passed = 0;
  int failed = 0;
  int refused = 0;
  int cycles;
  logic [31:0] word;
  logic [Wide-1:0] found;
  logic flag;

"""

TAIL = """\

  task automatic judge(input logic ok, input logic [Wide-1:0] a, input logic [Wide-1:0] b,
                       input logic [Wide-1:0] n, input logic [Wide-1:0] want);
    if (ok && !flag && refused == 0 && found == want && cycles == Cycles) begin
      passed = passed + 1;
    end else begin
      failed = failed + 1;
      $$display("failed after %0d cycles: n = %h, A = %h, B = %h", cycles, n, a, b);
      $$display("  got %h, error %b, expected %h; %0d accesses refused", found, flag, want, refused);
    end
  endtask

  always #1 clk = ~clk;

  initial begin
    @(negedge clk);
    rst_n = 1'b1;
    @(negedge clk);
$prepare$vectors
    $$display("%0d passed, %0d failed", passed, failed);
    if (failed != 0) $$fatal(1);
    $$finish;
  end

endmodule
"""

AXI_LITE_CHECK = """\

  task automatic load(input logic [$address_high:0] address, input logic [Wide-1:0] number);
    for (int i = 0; i < Words; i++) bus_write(address + 4 * i[$address_high:0], number[32*i+:32]);
  endtask

  task automatic check(input logic [Wide-1:0] a, input logic [Wide-1:0] b, input logic [Wide-1:0] n,
                       input logic [Wide-1:0] want);
    load($A, a);
    load($B, b);
    load($N, n);
    bus_write($CONTROL, 32'd1);
    cycles = 0;
    while (!interrupt && cycles <= Cycles) begin
      @(negedge clk);
      cycles = cycles + 1;
    end
    bus_read($STATUS, word);
    flag = word[1];
    bus_write($INTERRUPT_STATUS, 32'd1);
    for (int i = 0; i < Words; i++) begin
      bus_read($RESULT + 4 * i[$address_high:0], word);
      found[32*i+:32] = word;
    end
    judge(1'b1, a, b, n, want);
  endtask
"""

AXI_STREAM_CHECK = """\

  task automatic check(input logic [Wide-1:0] a, input logic [Wide-1:0] b, input logic [Wide-1:0] n,
                       input logic [Wide-1:0] want);
    for (int i = 0; i < Words; i++) send(n[32*i+:32], 1'b0);
    for (int i = 0; i < Words; i++) send(a[32*i+:32], 1'b0);
    for (int i = 0; i < Words; i++) send(b[32*i+:32], i == Words - 1);
    cycles = 0;
    while (!out_valid && cycles <= Cycles) begin
      @(negedge clk);
      cycles = cycles + 1;
    end
    out_ready = 1'b1;
    for (int i = 0; i < Words - 1; i++) begin
      if (out_last) refused = refused + 1;
      found[32*i+:32] = out_data;
      @(negedge clk);
    end
    found[Wide-1-:32] = out_data;
    flag = |out_user;
    word = {31'd0, out_last};
    @(negedge clk);
    out_ready = 1'b0;
    judge(word[0], a, b, n, want);
  endtask
"""

README = Template("""\
| | |
|---|---|
| modulus | $modulus |
| numbers | plain, $words words of 32 bits, lowest first; below 2n in, below 2n out |
| S | A · B · 2^-$exponent mod n |
| cycles of the multiplier | $formula = $core_cycles |
| cycles $from_to | $cycles |
""")

FROM_TO = {
    "axi-lite": "from the edge that starts it to the interrupt",
    "axi-stream": "from the edge that takes the last word of the operands to the first word of the result",
}


def texts(core: Core, parameters: Parameters, top: str, modulus: int | None, shell: Shell) -> dict[str, str]:
    """Return top and testbench by file name, and under ``README`` the table of this configuration."""
    bits = parameters["Bits"]
    words = bits // 32 + 1
    core_cycles = core.cycles(parameters)
    products = _products(core, parameters, modulus)
    lite = shell.bus == "axi-lite"
    registers = register_map("mont")
    values = {
        "top": top,
        "count": len(products),
        # Offer and take; on AXI4-Lite the sum is added before the end, on a stream as it leaves.
        "cycles": core_cycles + (words + 2 if lite else 3),
        "words": words,
        "address_high": 14,
        "user_high": 1,
        "wipe": "",
        "prepare": f"    bus_write(15'd{registers['INTERRUPT_ENABLE']['address']}, 32'd1);\n" if lite else "",
        "vectors": "".join(_vector(core, parameters, product) for product in products).rstrip(),
        "modulus": f"any odd n of up to {bits} bits" + (f"; the testbench has n = {modulus:#x}" if modulus else ""),
        "exponent": core.montgomery_exponent(parameters),
        "formula": core.cycles.text,
        "core_cycles": core_cycles,
        "from_to": FROM_TO[shell.bus],
        **{name: f"15'd{register['address']}" for name, register in registers.items()},
    }
    ends = AXI_LITE_SIGNALS + AXI_LITE_CHECK if lite else AXI_STREAM_SIGNALS + AXI_STREAM_CHECK
    return {
        f"{top}.sv": connect(core, parameters, top, shell),
        f"{top}_tb.sv": Template(HEAD + ends + TAIL).substitute(values),
        "README": README.substitute(values),
    }


def _products(core: Core, parameters: Parameters, modulus: int | None) -> list[Product]:
    """Return edge and random vectors in plain numbers, the same in every run."""
    rng = Random(parameters["Bits"])
    numbers = core.numbers(parameters)
    edge = numbers.edge_products(modulus, rng)
    chosen = rng.sample(edge, VECTORS // 2) + numbers.random_products(modulus, VECTORS // 2, rng)
    return [Product((sum(case.a), 0), (sum(case.b), 0), case.n) for case in chosen]


def _vector(core: Core, parameters: Parameters, case: Product) -> str:
    wide = 32 * (parameters["Bits"] // 32 + 1)
    want = sum(golden.model(core.name).result(parameters, case.a, case.b, case.n))
    literals = ", ".join(f"{wide}'h{number:x}" for number in (case.a[0], case.b[0], case.n, want))
    return f"    check({literals});\n"
