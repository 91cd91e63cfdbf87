"""Testbench and table of an exponentiator on a bus."""

from __future__ import annotations

from typing import Any

from modforge.cores.bus.shells import Shell
from modforge.cores.bus.testbench import testbench
from modforge.cores.kinds.exponentiator.contract import Command, Error, Key, Register, Shape
from modforge.cores.kinds.exponentiator.testbench import calls, commands, table
from modforge.cores.model import golden
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters

DECLARATIONS = """\
  localparam int KeyWords = {words};  // of a key register
  localparam int PublicWords = {public_words};
  localparam int Longest = 32 * {longest};  // of a register
  localparam int BusCycles = {cycles};  // on top of those of the core
  logic [3:0] error;
"""

JUDGE = """\
  task automatic judge(input logic [1:0] which, input logic [3:0] want_error, input int want_cycles,
                       input logic [Wide-1:0] want);
    $$display("command %0d, error %0d, cycles %0d, result %h", which, error, cycles, result);
    if (error == want_error && cycles == want_cycles + BusCycles && result == want && refused == 0) begin
      passed = passed + 1;
    end else begin
      failed = failed + 1;
      $$display("  wrong: expected error %0d, cycles %0d, result %h; %0d accesses refused", want_error,
               want_cycles + BusCycles, want, refused);
    end
  endtask
"""

AXI_LITE_TASKS = """\
  task automatic wipe_keys;
    bus_write($CONTROL, 32'd1);
  endtask

  task automatic write_a_word(input logic [2:0] register);
    bus_write($MESSAGE + {2'b00, register, 2'b00}, 32'd1);
  endtask

  task automatic write(input logic [2:0] register, input logic [Longest-1:0] number);
    int count;
    count = (register == 3'd0) ? Words : (register == 3'd6) ? PublicWords : KeyWords;
    for (int i = 0; i < count; i++) begin
      bus_write($MESSAGE + {2'b00, register, 2'b00}, number[31:0]);
      number = number >> 32;
    end
  endtask

  task automatic run(input logic [1:0] which, input logic [15:0] bits, input logic [3:0] want_error,
                     input int want_cycles, input logic [Wide-1:0] want);
    bus_write($COMMAND, {bits, 14'd0, which});
    wait_for_interrupt(want_cycles + BusCycles);
    bus_read($STATUS, word);
    error = word[7:4];
    bus_write($INTERRUPT_STATUS, 32'd1);
    result = '0;
    for (int i = 0; i < Words; i++) begin
      bus_read($RESULT, word);
      result = result >> 32;
      result[Wide-1-:32] = word;
    end
    judge(which, want_error, want_cycles, want);
  endtask
"""

AXI_STREAM_TASKS = """\
  task automatic wipe_keys;
    wipe = 1'b1;
    @(negedge clk);
    wipe = 1'b0;
  endtask

  task automatic write_a_word(input logic [2:0] register);
    send({29'd0, register}, 1'b0);
    send(32'd1, 1'b1);
    receive(10);
    if (received != 1 || user != 4'd0) refused = refused + 1;
  endtask

  task automatic write(input logic [2:0] register, input logic [Longest-1:0] number);
    int count;
    count = (register == 3'd0) ? Words : (register == 3'd6) ? PublicWords : KeyWords;
    send({29'd0, register}, 1'b0);
    for (int i = 0; i < count; i++) begin
      send(number[31:0], i == count - 1);
      number = number >> 32;
    end
    receive(10);
    if (received != 1 || user != 4'd0) refused = refused + 1;
  endtask

  task automatic run(input logic [1:0] which, input logic [15:0] bits, input logic [3:0] want_error,
                     input int want_cycles, input logic [Wide-1:0] want);
    send({bits, 8'd0, 6'b000100, which}, 1'b1);
    receive(want_cycles + BusCycles);
    error = user;
    judge(which, want_error, want_cycles, want);
  endtask
"""

WIPE_PIN = "  logic wipe = 1'b0;\n"

BUS_CYCLES = {"axi-lite": 1, "axi-stream": 3}
"""From the edge that takes the command to the interrupt or the first word of the answer, added to those of the core."""


def texts(core: Core, parameters: Parameters, top: str, modulus: int | None, shell: Shell) -> dict[str, str]:
    """Return the testbench by file name, and under ``README`` the table of this configuration."""
    model = golden.model(core.name)
    widths: Shape = model.shape(parameters)
    lite = shell.bus == "axi-lite"
    chosen = commands(widths, modulus)
    telling = max(chosen, key=lambda one: model.answer(widths, *one[1:], one[0]).result)
    after = 4 if widths.message_words > 1 else 2
    bench = testbench(
        top,
        shell,
        about=f"It runs {len(chosen) + after} commands, the last {after} after a wipe, and compares\n"
        "// error, result and cycles of each with what the golden model gives; it prints what came out and\n"
        '// "N passed, N failed".',
        words=widths.message_words,
        declarations=DECLARATIONS.format(
            words=widths.words,
            public_words=widths.register_words(Register.PUBLIC),
            longest=widths.longest_words,
            cycles=BUS_CYCLES[shell.bus],
        )
        + ("" if lite else WIPE_PIN),
        tasks="\n".join((JUDGE, AXI_LITE_TASKS if lite else AXI_STREAM_TASKS)),
        calls=f"{calls(model, widths, chosen)}\n{calls_after_a_wipe(model, widths, telling)}",
        pins="      .wipe_i       (wipe),\n",
    )
    row = f"| cycles that the bus adds | {BUS_CYCLES[shell.bus]} |\n"
    return {
        f"{top}_tb.sv": bench,
        "README": table(core, parameters) + row,
    }


def calls_after_a_wipe(model: Any, widths: Shape, chosen: tuple[Command, Key, int]) -> str:
    """Return calls that find what is not complete, each with those that complete it.

    After a wipe a message is written at once, and then its key; the command between finds no key. Then of a message of
    several words there is one, and after that the whole: the word before it must not count.
    """
    which, key, _ = chosen
    wide = 32 * widths.message_words
    incomplete = f"    run(2'd{which:d}, 16'd{key.length}, 4'd{Error.INCOMPLETE:d}, 1, {wide}'h0);"
    first, *others = calls(model, widths, [chosen]).splitlines()
    lines = ["    wipe_keys;", first, incomplete, *others]
    if widths.message_words > 1:
        lines += [f"    write_a_word(3'd{Register.MESSAGE:d});", incomplete, first, *others]
    return "\n".join(lines)
