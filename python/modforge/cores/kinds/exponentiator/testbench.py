"""The testbench of an exponentiator, and the table for its README."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from string import Template
from typing import Any

from modforge.cores.kinds.exponentiator.contract import Command, CrtKey, Key, PlainKey, Register, Shape
from modforge.cores.kinds.exponentiator.keys import fitting_key
from modforge.cores.kinds.testbench import ENDING
from modforge.cores.model import golden
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters

EXPONENT = 0x10001

WHOLE_BITS = 64
"""Up to this width the testbench also runs exponents of all bits; its time grows with the cube."""

TESTBENCH = Template(
    """\
// Testbench of $top, written by modforge. It runs $count commands and compares error, result and cycles
// of each with what the golden model gives; it prints what came out and "N passed, N failed".

module ${top}_tb;

  localparam int Words = $words;
  localparam int MessageWords = $message_words;
  localparam int Wide = 32 * MessageWords;
  localparam int Longest = 32 * $longest;  // of a register

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic write_valid = 1'b0;
  logic [2:0] write_register = '0;
  logic [31:0] write_data = '0;
  logic command_valid = 1'b0;
  logic [1:0] command = '0;
  logic [15:0] length = '0;
  logic read_ready = 1'b0;
  wire write_ready;
  wire command_ready;
  wire busy;
  wire done;
  wire [3:0] error;
  wire read_valid;
  wire [31:0] read_data;
  wire read_last;

  int passed = 0;
  int failed = 0;
  int cycles;
  logic [Wide-1:0] result;
  logic framed;  // read_last came with the last word, and with no other

  $top dut (
      .clk_i           (clk),
      .rst_ni          (rst_n),
      .wipe_i          (1'b0),
      .write_valid_i   (write_valid),
      .write_ready_o   (write_ready),
      .write_register_i(write_register),
      .write_data_i    (write_data),
      .command_valid_i (command_valid),
      .command_ready_o (command_ready),
      .command_i       (command),
      .length_i        (length),
      .busy_o          (busy),
      .done_o          (done),
      .error_o         (error),
      .read_valid_o    (read_valid),
      .read_ready_i    (read_ready),
      .read_data_o     (read_data),
      .read_last_o     (read_last)
  );

  always #1 clk = ~clk;

  // Inputs change and outputs are read on falling edges.
  task automatic write(input logic [2:0] register, input logic [Longest-1:0] number);
    int count;
    count = (register == 3'd0) ? MessageWords : (register == 3'd6) ? $public_words : Words;
    write_valid = 1'b1;
    write_register = register;
    for (int i = 0; i < count; i++) begin
      write_data = number[31:0];
      number = number >> 32;
      while (!write_ready) @(negedge clk);
      @(negedge clk);
    end
    write_valid = 1'b0;
  endtask

  task automatic run(input logic [1:0] which, input logic [15:0] bits, input logic [3:0] want_error,
                     input int want_cycles, input logic [Wide-1:0] want);
    command_valid = 1'b1;
    command = which;
    length = bits;
    while (!command_ready) @(negedge clk);
    @(negedge clk);
    command_valid = 1'b0;
    cycles = 0;
    while (!done && cycles <= want_cycles) begin
      @(negedge clk);
      cycles = cycles + 1;
    end
    result = '0;
    framed = 1'b1;
    read_ready = 1'b1;
    if (read_valid) begin
      for (int i = 0; i < MessageWords; i++) begin
        result = result >> 32;
        result[Wide-1-:32] = read_data;
        framed = framed && read_last == (i == MessageWords - 1);
        @(negedge clk);
      end
    end
    read_ready = 1'b0;
    $$display("command %0d, error %0d, cycles %0d, result %h", which, error, cycles, result);
    if (done && framed && error == want_error && cycles == want_cycles && result == want) begin
      passed = passed + 1;
    end else begin
      failed = failed + 1;
      $$display("  wrong: expected error %0d, cycles %0d, result %h", want_error, want_cycles, want);
    end
  endtask

"""
    + ENDING
)

README = Template("""\
| | |
|---|---|
| keys | $keys |
| multipliers | $multipliers |
| word port | 32 bits; message and result $message_words words, a key register $words words |
| cycles from one product to the next | $product |
| cycles of a private operation, exponents and moduli of all $engine_bits bits$whole | $cycles |
$public""")


def texts(core: Core, parameters: Parameters, top: str, modulus: int | None) -> dict[str, str]:
    """Return the testbench by file name, and under ``README`` the table of this configuration."""
    model = golden.model(core.name)
    widths: Shape = model.shape(parameters)
    return {
        f"{top}_tb.sv": testbench(model, widths, top, commands(widths, modulus)),
        "README": table(core, parameters),
    }


def table(core: Core, parameters: Parameters) -> str:
    """Return the table of this configuration."""
    model = golden.model(core.name)
    widths: Shape = model.shape(parameters)
    multiplier, _ = model.inner_multiplier(parameters)
    return README.substitute(
        keys=("p and q" if widths.crt else "n") + f" odd, up to {widths.engine_bits} bits",
        multipliers=f"{4 if widths.crt else 2} {multiplier.name} of {widths.engine_bits} bits",
        words=widths.words,
        message_words=widths.message_words,
        product=widths.product,
        engine_bits=widths.engine_bits,
        cycles=core.cycles(parameters),
        whole=", which the testbench runs" if widths.engine_bits <= WHOLE_BITS else ", too long for the testbench",
        public=_public(model, widths),
    )


def _public(model: Any, widths: Shape) -> str:
    """Return the line about a public operation, which only a core without the Chinese remainder has."""
    if widths.crt or widths.engine_bits < EXPONENT.bit_length():
        return ""
    key = PlainKey((1 << widths.engine_bits) - 1, EXPONENT, EXPONENT.bit_length())
    cycles = model.plain_cycles(widths, key)
    return f"| cycles of a public operation, e = {EXPONENT}, which the testbench runs | {cycles} |\n"


def testbench(model: Any, widths: Shape, top: str, chosen: Sequence[tuple[Command, Key, int]]) -> str:
    """Return a testbench that runs commands, each with its key and message."""
    return TESTBENCH.substitute(
        top=top,
        count=len(chosen),
        words=widths.words,
        message_words=widths.message_words,
        longest=widths.longest_words,
        public_words=widths.register_words(Register.PUBLIC),
        vectors=calls(model, widths, chosen),
    )


def calls(model: Any, widths: Shape, chosen: Sequence[tuple[Command, Key, int]]) -> str:
    """Return the calls of the testbench's tasks: a write for every register, then the command with its answer."""
    lines = []
    wide, longest = 32 * widths.message_words, 32 * widths.longest_words
    for which, key, message in chosen:
        for register, value in {Register.MESSAGE: message, **key.registers()}.items():
            lines.append(f"    write(3'd{register:d}, {longest}'h{value:x});")
        want = model.answer(widths, key, message, which)
        lines.append(
            f"    run(2'd{which:d}, 16'd{key.length}, 4'd{want.error:d}, {want.cycles}, {wide}'h{want.result:x});"
        )
    return "\n".join(lines)


def commands(widths: Shape, modulus: int | None) -> list[tuple[Command, Key, int]]:
    """Return commands, the same in every run: short exponents, at small widths whole ones, and some errors."""
    random = Random(widths.bits)
    bits = widths.engine_bits
    top = 1 << bits - 1
    exponent = EXPONENT % (1 << bits)
    length = exponent.bit_length()

    def number() -> int:
        return random.getrandbits(bits) | top | 1

    whole = widths.engine_bits <= WHOLE_BITS
    if widths.check:
        return _checked_commands(widths, random)
    if widths.crt:
        keys = [CrtKey(number(), number(), exponent, 3, number(), length) for _ in range(3)]
        keys += [CrtKey(number(), number(), number(), number(), number(), bits)] * whole
        bad = CrtKey(number() - 1, number(), 1, 1, 1, 1)
        return [(Command.CRT, key, random.getrandbits(widths.bits)) for key in [*keys, bad]]
    n = modulus or number()
    key = PlainKey(n, exponent, length)
    messages = sorted({0, 1 % n, n - 1, random.randrange(n)})
    chosen: list[tuple[Command, Key, int]] = []
    for which in (Command.PUBLIC, Command.PRIVATE):
        chosen += [(which, key, message) for message in [*messages, n]]
    if whole:
        chosen.append((Command.PRIVATE, PlainKey(n, number(), bits), messages[-1]))
    return [*chosen, (Command.PRIVATE, PlainKey(n - 1, 1, 1), 0)]


def _checked_commands(widths: Shape, random: Random) -> list[tuple[Command, Key, int]]:
    """Return private commands with keys that fit together, and one whose result does not undo itself."""
    bits = min(widths.engine_bits, WHOLE_BITS)
    which = Command.CRT if widths.crt else Command.PRIVATE
    keys = [fitting_key(widths, random, bits, public) for public in (3, EXPONENT)]
    good = [(which, key, random.randrange(2, min(key.moduli()))) for key in keys]
    [key, other] = keys
    public = [] if widths.crt else [(Command.PUBLIC, key, 2)]
    return [*good, *public, (which, replace(key, public=other.public), 2), (which, replace(key, public=0), 2)]
