"""Testbench and table of a processor of a delay function on a bus."""

from __future__ import annotations

from typing import Any

from modforge.cores.bus.shells import Shell
from modforge.cores.bus.testbench import testbench
from modforge.cores.kinds.delay_function.contract import Shape, Task, minus_inverse, montgomery_factor
from modforge.cores.kinds.delay_function.testbench import table, tasks
from modforge.cores.model import golden
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters, ceiling

DECLARATIONS = """\
  localparam int InverseWords = {inverse_words};
  localparam int LoadWide = {load_wide};  // of the longest number
  int bus_cycles = 2;  // on top of those of the core; one more from then on, as an old result has to leave
  logic [1:0] error;
  logic [39:0] squares;
"""

TASKS = """\
  task automatic load(input logic [$address_high:0] address, input logic [LoadWide-1:0] number, input int count);
    for (int i = 0; i < count; i++) begin
      bus_write(address + 4 * i[$address_high:0], number[31:0]);
      number = number >> 32;
    end
  endtask

  task automatic load_modulus(input logic [Wide-1:0] m, input logic [LoadWide-1:0] mp, input logic [Wide-1:0] r2);
    load($M, LoadWide'(m), Words);
    load($MP, mp, InverseWords);
    load($R2, LoadWide'(r2), Words);
  endtask

  task automatic check(input logic [Wide-1:0] x, input logic [39:0] t, input logic [1:0] mode,
                       input logic [Wide-1:0] want, input logic [1:0] want_error, input logic [39:0] want_squares,
                       input int core_cycles);
    load($X, LoadWide'(x), Words);
    bus_write($T_LOW, t[31:0]);
    bus_write($T_HIGH, {24'd0, t[39:32]});
    bus_write($CONTROL, {29'd0, mode, 1'b1});
    wait_for_interrupt(core_cycles + bus_cycles);
    bus_read($STATUS, word);
    error = word[2:1];
    bus_write($INTERRUPT_STATUS, 32'd1);
    for (int i = 0; i < Words; i++) begin
      bus_read($RESULT + 4 * i[$address_high:0], word);
      result[32*i+:32] = word;
    end
    bus_read($COUNT_LOW, squares[31:0]);
    bus_read($COUNT_HIGH, word);
    squares[39:32] = word[7:0];
    if (refused == 0 && result == want && error == want_error && squares == want_squares &&
        cycles == core_cycles + bus_cycles) begin
      passed = passed + 1;
    end else begin
      failed = failed + 1;
      $$display("failed after %0d cycles, expected %0d: x = %h, t = %0d, mode %0d", cycles,
               core_cycles + bus_cycles, x, t, mode);
      $$display("  got %h, error %0d, squares %0d, expected %h, error %0d, squares %0d; %0d accesses refused", result,
               error, squares, want, want_error, want_squares, refused);
    end
    bus_cycles = 3;
  endtask
"""

ROW = (
    "From the edge that starts a run to the interrupt: 3 cycles more than the core; 2 for the first one after a reset."
)


def texts(core: Core, parameters: Parameters, top: str, modulus: int | None, shell: Shell) -> dict[str, str]:
    """Return the testbench by file name, and under ``README`` the table of this configuration."""
    model = golden.model(core.name)
    shape: Shape = model.Shape.of(parameters)
    chosen = tasks(shape, modulus)
    bench = testbench(
        top,
        shell,
        about=f"It compares number, error, squares and cycles of {len(chosen)} runs\n"
        '// with those of the golden model; it prints "N passed, N failed".',
        words=ceiling(shape.bits, 32),
        declarations=DECLARATIONS.format(inverse_words=ceiling(shape.exponent, 32), load_wide=_load_wide(shape)),
        tasks=TASKS,
        calls="".join(_call(model, shape, task) for task in chosen),
    )
    return {
        f"{top}_tb.sv": bench,
        "README": f"{table(core, parameters, modulus)}\n{ROW}\n",
    }


def _load_wide(shape: Shape) -> int:
    """Return the bits of the words of the longest number."""
    return 32 * ceiling(max(shape.bits, shape.exponent), 32)


def _call(model: Any, shape: Shape, task: Task) -> str:
    wide = 32 * ceiling(shape.bits, 32)
    want = model.answer(shape, task)
    m, r2, x, z = (f"{wide}'h{number:x}" for number in (task.m, montgomery_factor(shape, task.m), task.x, want.z))
    return (
        f"    load_modulus({m}, {_load_wide(shape)}'h{minus_inverse(shape, task.m):x}, {r2});\n"
        f"    check({x}, 40'd{task.t}, 2'd{task.mode}, {z}, 2'd{want.error}, 40'd{want.count}, {want.cycles});\n"
    )
