"""Testbench and table of an inverter on a bus."""

from __future__ import annotations

from modforge.cores.bus.shells import Shell
from modforge.cores.bus.testbench import AXI_LITE_WINDOWS, testbench
from modforge.cores.kinds.inverter.inversion import Task, inverse
from modforge.cores.kinds.inverter.testbench import table, tasks
from modforge.cores.model import golden
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters, ceiling

JUDGE = """\
  task automatic judge(input logic error_found, input logic [Wide-1:0] a, input logic [Wide-1:0] m,
                       input logic [Wide-1:0] want, input logic want_error, input int want_cycles);
    if (refused == 0 && result == want && error_found == want_error && cycles == want_cycles) begin
      passed = passed + 1;
    end else begin
      failed = failed + 1;
      $$display("failed after %0d cycles, expected %0d: m = %h, a = %h", cycles, want_cycles, m, a);
      $$display("  got %h, error %b, expected %h, error %b; %0d accesses refused", result, error_found, want,
               want_error, refused);
    end
  endtask
"""

AXI_LITE_DECLARATIONS = """\
  int bus_cycles = 2;  // on top of those of the core; one more from then on, as an old result has to leave
"""

AXI_LITE_CHECK = """\
  task automatic check(input logic [Wide-1:0] a, input logic [Wide-1:0] m, input logic [1:0] mode,
                       input logic fixed, input logic [Wide-1:0] want, input logic want_error,
                       input int core_cycles);
    load($A, a);
    load($M, m);
    bus_write($CONTROL, {28'd0, fixed, mode, 1'b1});
    finish(core_cycles + bus_cycles);
    judge(error, a, m, want, want_error, core_cycles + bus_cycles);
    bus_cycles = 3;
  endtask
"""

AXI_STREAM_DECLARATIONS = """\
  logic [2:0] in_user = '0;
"""

AXI_STREAM_CHECK = """\
  task automatic check(input logic [Wide-1:0] a, input logic [Wide-1:0] m, input logic [1:0] mode,
                       input logic fixed, input logic [Wide-1:0] want, input logic want_error,
                       input int core_cycles);
    in_user = {fixed, mode};
    for (int i = 0; i < Words; i++) send(m[32*i+:32], 1'b0);
    for (int i = 0; i < Words; i++) send(a[32*i+:32], i == Words - 1);
    receive(core_cycles + 2);
    if (received != Words || user[1]) refused = refused + 1;
    judge(user[0], a, m, want, want_error, core_cycles + 2);
  endtask
"""

ROW = {
    "axi-lite": "From the edge that starts it to the interrupt: 3 cycles more; 2 for the first one after a reset.",
    "axi-stream": "From the edge that takes the last word of the operands to the first word of x: 2 cycles more.",
}
"""The README's words about the cycles on the bus."""


def texts(core: Core, parameters: Parameters, top: str, modulus: int | None, shell: Shell) -> dict[str, str]:
    """Return the testbench by file name, and under ``README`` the table of this configuration."""
    bits = parameters["Bits"]
    chosen = tasks(bits, modulus)
    lite = shell.bus == "axi-lite"
    bench = testbench(
        top,
        shell,
        about=f"It compares {len(chosen)} inversions with the results of exact\n"
        "// arithmetic, and the cycles of each with those of the golden model;\n"
        '// it prints "N passed, N failed".',
        words=ceiling(bits, 32),
        declarations=AXI_LITE_DECLARATIONS if lite else AXI_STREAM_DECLARATIONS,
        tasks="\n".join((AXI_LITE_WINDOWS, JUDGE, AXI_LITE_CHECK) if lite else (JUDGE, AXI_STREAM_CHECK)),
        calls="".join(_call(core, parameters, task) for task in chosen),
        pins="      .s_axis_tuser (in_user),\n",
    )
    return {
        f"{top}_tb.sv": bench,
        "README": f"{table(core, parameters, modulus)}\n{ROW[shell.bus]}\n",
    }


def _call(core: Core, parameters: Parameters, task: Task) -> str:
    wide = 32 * ceiling(parameters["Bits"], 32)
    answer = inverse(core.montgomery_exponent(parameters), task)
    a, m, x = (f"{wide}'h{number:x}" for number in (task.a, task.m, answer.x))
    cycles = golden.model(core.name).cycles(parameters, task)
    return f"    check({a}, {m}, 2'd{task.mode}, 1'b{task.fixed:d}, {x}, 1'b{answer.error:d}, {cycles});\n"
