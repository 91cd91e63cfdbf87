"""Testbench and table of an exponentiator on a bus, for :mod:`modforge.hardware.emit`."""

from __future__ import annotations

from string import Template

from modforge.hardware.catalogue import shape
from modforge.hardware.core import Core
from modforge.hardware.emit_bus_ends import AXI_LITE_SIGNALS, AXI_STREAM_SIGNALS
from modforge.hardware.emit_exponentiator import calls, check_modulus, commands, table
from modforge.hardware.emit_shell import top as connect
from modforge.hardware.parameters import Parameters
from modforge.hardware.registers import register_map
from modforge.hardware.shells import Shell

HEAD = """\
// Testbench of $top, written by modforge. It runs $count commands and compares error, result and cycles
// of each with what the golden model gives; it prints what came out and "N passed, N failed".

module ${top}_tb;

  localparam int Words = $words;
  localparam int MessageWords = $message_words;
  localparam int Wide = 32 * MessageWords;
  localparam int BusCycles = $bus_cycles;  // beside those of the core

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  int passed = 0;
  int failed = 0;
  int refused = 0;
  int cycles;
  logic [31:0] word;
  logic [3:0] error;
  logic [Wide-1:0] result;

"""

TAIL = """\

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

  always #1 clk = ~clk;

  initial begin
    @(negedge clk);
    rst_n = 1'b1;
    @(negedge clk);
$prepare$calls
    $$display("%0d passed, %0d failed", passed, failed);
    if (failed != 0) $$fatal(1);
    $$finish;
  end

endmodule
"""

AXI_LITE_TASKS = """\

  task automatic write(input logic [2:0] register, input logic [Wide-1:0] number);
    int count;
    count = (register == 3'd0) ? MessageWords : Words;
    for (int i = 0; i < count; i++) begin
      bus_write($MESSAGE + {2'b00, register, 2'b00}, number[31:0]);
      number = number >> 32;
    end
  endtask

  task automatic run(input logic [1:0] which, input logic [15:0] bits, input logic [3:0] want_error,
                     input int want_cycles, input logic [Wide-1:0] want);
    bus_write($COMMAND, {bits, 14'd0, which});
    cycles = 0;
    while (!interrupt && cycles <= want_cycles + BusCycles) begin
      @(negedge clk);
      cycles = cycles + 1;
    end
    bus_read($STATUS, word);
    error = word[7:4];
    bus_write($INTERRUPT_STATUS, 32'd1);
    result = '0;
    for (int i = 0; i < MessageWords; i++) begin
      bus_read($RESULT, word);
      result = result >> 32;
      result[Wide-1-:32] = word;
    end
    judge(which, want_error, want_cycles, want);
  endtask
"""

AXI_STREAM_TASKS = """\

  // An answer: some words, the last with TLAST and the code.
  task automatic receive(input int most);
    cycles = 0;
    while (!out_valid && cycles <= most) begin
      @(negedge clk);
      cycles = cycles + 1;
    end
    out_ready = 1'b1;
    result = '0;
    word = 32'd0;
    while (out_valid && !word[0]) begin
      result = result >> 32;
      result[Wide-1-:32] = out_data;
      word[0] = out_last;
      error = out_user;
      @(negedge clk);
    end
    out_ready = 1'b0;
  endtask

  task automatic write(input logic [2:0] register, input logic [Wide-1:0] number);
    int count;
    count = (register == 3'd0) ? MessageWords : Words;
    send({29'd0, register}, 1'b0);
    for (int i = 0; i < count; i++) begin
      send(number[31:0], i == count - 1);
      number = number >> 32;
    end
    receive(10);
    if (!word[0] || error != 4'd0) refused = refused + 1;
  endtask

  task automatic run(input logic [1:0] which, input logic [15:0] bits, input logic [3:0] want_error,
                     input int want_cycles, input logic [Wide-1:0] want);
    send({bits, 8'd0, 6'b000100, which}, 1'b1);
    receive(want_cycles + BusCycles);
    judge(which, want_error, want_cycles, want);
  endtask
"""

BUS_CYCLES = {"axi-lite": 1, "axi-stream": 3}
"""From the edge that takes the command to the interrupt or the first word of the answer, beside those of the core."""


def texts(core: Core, parameters: Parameters, top: str, modulus: int | None, shell: Shell) -> dict[str, str]:
    """Return top and testbench by file name, and under ``README`` the table of this configuration."""
    widths = shape(parameters)
    check_modulus(core, widths, modulus)
    lite = shell.bus == "axi-lite"
    registers = register_map("rsa")
    chosen = commands(widths, modulus)
    values = {
        "top": top,
        "count": len(chosen),
        "words": widths.words,
        "message_words": widths.message_words,
        "bus_cycles": BUS_CYCLES[shell.bus],
        "address_high": 6,
        "user_high": 3,
        "wipe": "      .wipe_i       (1'b0),\n",
        "prepare": f"    bus_write(7'd{registers['INTERRUPT_ENABLE']['address']}, 32'd1);\n" if lite else "",
        "calls": calls(widths, chosen),
        **{name: f"7'd{register['address']}" for name, register in registers.items()},
    }
    ends = AXI_LITE_SIGNALS + AXI_LITE_TASKS if lite else AXI_STREAM_SIGNALS + AXI_STREAM_TASKS
    row = f"| cycles on the bus, beside those | {BUS_CYCLES[shell.bus]} |\n"
    return {
        f"{top}.sv": connect(core, parameters, top, shell),
        f"{top}_tb.sv": Template(HEAD + ends + TAIL).substitute(values),
        "README": table(core, parameters) + row,
    }
