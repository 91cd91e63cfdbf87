"""Testbench and table of a multiplier on a bus."""

from __future__ import annotations

from random import Random
from string import Template

from modforge.cores.bus.shells import Shell
from modforge.cores.bus.testbench import AXI_LITE_WINDOWS, testbench
from modforge.cores.kinds.multiplier.testbench import about_modulus
from modforge.cores.model import golden
from modforge.cores.model.core import Core
from modforge.cores.model.operands import Product
from modforge.cores.model.parameters import Parameters

RANDOM_VECTORS = 6
EDGE_VECTORS = 6

JUDGE = """\
  task automatic judge(input logic ok, input logic [Wide-1:0] a, input logic [Wide-1:0] b,
                       input logic [Wide-1:0] n, input logic [Wide-1:0] want);
    if (ok && refused == 0 && result == want && cycles == Cycles) begin
      passed = passed + 1;
    end else begin
      failed = failed + 1;
      $$display("failed after %0d cycles: n = %h, A = %h, B = %h", cycles, n, a, b);
      $$display("  got %h, as it should %b, expected %h; %0d accesses refused", result, ok, want, refused);
    end
  endtask
"""

AXI_LITE_CHECK = """\
  task automatic check(input logic [Wide-1:0] a, input logic [Wide-1:0] b, input logic [Wide-1:0] n,
                       input logic [Wide-1:0] want);
    load($A, a);
    load($B, b);
    load($N, n);
    bus_write($CONTROL, 32'd1);
    finish(Cycles);
    judge(error == !n[0], a, b, n, want);
  endtask
"""

AXI_STREAM_CHECK = """\
  task automatic check(input logic [Wide-1:0] a, input logic [Wide-1:0] b, input logic [Wide-1:0] n,
                       input logic [Wide-1:0] want);
    for (int i = 0; i < Words; i++) send(n[32*i+:32], 1'b0);
    for (int i = 0; i < Words; i++) send(a[32*i+:32], 1'b0);
    for (int i = 0; i < Words; i++) send(b[32*i+:32], i == Words - 1);
    receive(Cycles);
    judge(received == Words && user == {1'b0, !n[0]}, a, b, n, want);
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
    """Return the testbench by file name, and under ``README`` the table of this configuration."""
    bits = parameters["Bits"]
    words = bits // 32 + 1
    core_cycles = core.cycles(parameters)
    products = _products(core, parameters, modulus)
    lite = shell.bus == "axi-lite"
    # Offer and take; on AXI4-Lite the sum is added before the end, on a stream as it leaves.
    cycles = core_cycles + (words + 2 if lite else 3)
    table = {
        "modulus": about_modulus(bits, modulus),
        "words": words,
        "exponent": core.montgomery_exponent(parameters),
        "formula": core.cycles.text,
        "core_cycles": core_cycles,
        "from_to": FROM_TO[shell.bus],
        "cycles": cycles,
    }
    bench = testbench(
        top,
        shell,
        about=f"It makes {len(products)} products and compares each with what the\n"
        "// golden model gives, 0 and an error with an even n, and its cycles with the formula; it prints\n"
        '// "N passed, N failed".',
        words=words,
        declarations=f"  localparam int Cycles = {cycles};\n",
        tasks="\n".join((AXI_LITE_WINDOWS, JUDGE, AXI_LITE_CHECK) if lite else (JUDGE, AXI_STREAM_CHECK)),
        calls="".join(_vector(core, parameters, product) for product in products),
    )
    return {
        f"{top}_tb.sv": bench,
        "README": README.substitute(table),
    }


def _products(core: Core, parameters: Parameters, modulus: int | None) -> list[Product]:
    """Return edge and random vectors in plain numbers, the same in every run."""
    rng = Random(parameters["Bits"])
    chosen = core.numbers(parameters).testbench_products(modulus, EDGE_VECTORS, RANDOM_VECTORS, rng)
    return [Product((sum(case.a), 0), (sum(case.b), 0), case.n) for case in chosen]


def _vector(core: Core, parameters: Parameters, case: Product) -> str:
    wide = 32 * (parameters["Bits"] // 32 + 1)
    want = sum(golden.model(core.name).result(parameters, case.a, case.b, case.n)) if case.n % 2 else 0
    literals = ", ".join(f"{wide}'h{number:x}" for number in (case.a[0], case.b[0], case.n, want))
    return f"    check({literals});\n"
