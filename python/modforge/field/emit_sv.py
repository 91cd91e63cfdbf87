"""Prints a field as SystemVerilog: a multiplier and a reducer, combinational or as a pipeline, from the proved program.

Hardware has no words: what is printed are the numbers of the proof, each as wide as its interval asks for. A product is
``a * b``, a fold ``low + factor·high`` with the factor as shifts, a subtraction one adder and a choice. Between any two
of these steps a register may stand; the product itself can be split into several steps, a part of b each.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from modforge.field.builder import Builder
from modforge.field.claims import Fold, Subtract
from modforge.field.format import Format
from modforge.field.ir import Program
from modforge.field.names import IDENTIFIER
from modforge.field.notation import number
from modforge.field.proof import Proof
from modforge.field.pseudo_mersenne import FieldError, shape

WIDTH = 64
"""Words of the program that is proved; nothing of them is left in what is printed."""

TESTS = 400
"""Vectors of the testbench, half of them at the edges."""

MOST_STAGES = 64

BREAK = "\n      "

NUMBER = re.compile(r"(?<![\w'])[a-z]\w*")
"""The name of a number in a line."""


@dataclass(frozen=True)
class Step:
    """One number computed from the one before; ``weight`` is a rough measure of its delay."""

    name: str
    width: int
    declared: tuple[str, ...]
    lines: tuple[str, ...]
    weight: int
    comment: str


@dataclass(frozen=True)
class Hardware:
    """The modules of a field, by file name, and the clocks from operands to result."""

    files: dict[str, str]
    stages: int


def modules(p: int, prefix: str, stages: int, command: str) -> Hardware:
    """Return multiplier, reducer, testbench, vectors and Makefile; without stages the modules are combinational.

    Raises :class:`FieldError` for a modulus that is not 2^m - c with a small c, or a bad number of stages.
    """
    if not 0 <= stages <= MOST_STAGES:
        raise FieldError(f"pipeline = {stages} must lie between 0 and {MOST_STAGES}")
    bits = p.bit_length()
    product = _product_steps(bits, max(1, stages - 2))
    folds = list(_reduction_steps(p, ((1 << bits) - 1) ** 2))
    # A number of twice the bits may be a little larger than a product.
    whole = list(_reduction_steps(p, (1 << (2 * bits)) - 1))
    head = [f"p = {p:#x}", f"Generated, do not edit: {command}"]
    mul = _module(f"{prefix}_mul", head, {"a": bits, "b": bits}, [*product, *folds], stages)
    reduce = _module(f"{prefix}_reduce", head, {"v": 2 * bits}, whole, min(stages, len(whole)))
    top = f"{prefix}_mul"
    files = {
        f"{top}.sv": mul,
        f"{prefix}_reduce.sv": reduce,
        f"{top}_tb.sv": _testbench(top, bits, stages),
        f"{top}.hex": _vectors(p),
        "Makefile": _makefile(prefix),
    }
    return Hardware(files, stages)


def _product_steps(bits: int, parts: int) -> list[Step]:
    """Multiply, a part of b in each step."""
    size = -(-bits // parts)
    steps: list[Step] = []
    for index, low in enumerate(range(0, bits, size)):
        high = min(low + size, bits)
        width = bits + high
        part = f"{high - low + bits}'(a) * {high - low + bits}'(b[{high - 1}:{low}])"
        name = "v" if high == bits else f"v{index}"
        if index == 0:
            lines = (f"assign {name} = {part};",)
        else:
            before = steps[-1].name
            lines = (f"assign {name} = {width}'({before}){BREAK}+ ({width}'({part}) << {low});",)
        steps.append(Step(name, width, (), lines, 3, f"bits {low} to {high - 1} of b"))
    return steps


def write_modules(p: int, prefix: str, stages: int, directory: Path) -> list[Path]:
    """Write the modules with their testbench and Makefile; return their paths."""
    if not IDENTIFIER.fullmatch(prefix):
        raise FieldError(f"prefix = {prefix!r} must be lower-case letters, digits and underscores after a letter")
    pipeline = f" --pipeline {stages}" if stages else ""
    command = f'modforge field "{number(p)}" --language sv{pipeline} --prefix {prefix}'
    files = modules(p, prefix, stages, command).files
    directory.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (directory / name).write_text(text, encoding="utf-8", newline="\n")
    return [directory / name for name in files]


def _program(p: int, highest: int) -> tuple[Program, Proof]:
    """Return the program that brings a number up to ``highest`` below p by folds at bit m, and its proof."""
    field = shape(p)
    builder = Builder("reduce_product", WIDTH, p)
    value = builder.input_full("v", -(-2 * field.m // WIDTH), highest)
    while builder.highest(value) >= 2 * p:
        value = builder.fold(value, field.m, field.c)
    value = builder.subtract_once(value)
    program = builder.finish(Format.full(-(-field.m // WIDTH), WIDTH, p - 1), value)
    proof = Proof(WIDTH, p)
    proof.receive("v", program.inputs[0].words, program.inputs[0].format)
    for item in program.body:
        proof.follow(item)
    proof.conclude(program.outputs["r"], proof.residue("v"), program.result)
    return program, proof


def _reduction_steps(p: int, highest: int) -> Iterator[Step]:
    """Print the numbers of the program: their widths are those of the proof."""
    program, proof = _program(p, highest)
    for claim in program.body:
        if not isinstance(claim, Fold | Subtract):
            continue
        source, before = claim.source, proof.interval(claim.source).high
        width, most = proof.interval(claim.name).high.bit_length(), proof.interval(claim.name).high
        if isinstance(claim, Fold):
            at = claim.shift
            high = f"{source}[{before.bit_length() - 1}:{at}]"
            terms = [f"{width}'({source}[{at - 1}:0])", *_multiple(high, claim.factor, width)]
            comment = (
                f"2^{at} is {claim.factor}: {source} mod 2^{at} + {claim.factor} * ({source} div 2^{at}), {_most(most)}"
            )
            yield Step(claim.name, width, (), (f"assign {claim.name} = {BREAK.join(terms)};",), 2, comment)
        else:
            size = width + 1  # less than 2p, so its difference from p has m bits and a sign
            lines = (
                f"assign difference = {size}'({source}) - Modulus;",
                f"assign {claim.name} = difference[{width}] ? "
                f"{source}[{width - 1}:0]{BREAK}: difference[{width - 1}:0];",
            )
            declared = (
                f"localparam logic [{width}:0] Modulus =",
                f"    {size}'h{p:x};",
                f"logic [{width}:0] difference;",
            )
            yield Step(claim.name, width, declared, lines, 2, f"{source} - p if that is not negative")


def _most(value: int) -> str:
    return f"below 2^{value.bit_length()}"


def _multiple(text: str, factor: int, width: int) -> list[str]:
    """Return the terms of a multiple: shifts, added and subtracted, as few as possible (non-adjacent form)."""
    terms = []
    shift = 0
    while factor:
        if factor & 1:
            digit = 2 - (factor & 3)
            factor -= digit
            shifted = f"({width}'({text}) << {shift})" if shift else f"{width}'({text})"
            terms.append(f"{'+' if digit > 0 else '-'} {shifted}")
        factor >>= 1
        shift += 1
    return sorted(terms)  # what is added first


def _groups(steps: Sequence[Step], stages: int) -> list[list[Step]]:
    """Share steps out to stages so that the heaviest stage is as light as possible; early stages may stay empty."""
    if stages == 0:
        return [list(steps)]
    best: dict[tuple[int, int], tuple[int, list[list[Step]]]] = {(0, 0): (0, [])}
    for stage in range(1, stages + 1):
        for end in range(len(steps) + 1):
            options = []
            for begin in range(end + 1):
                if (stage - 1, begin) in best:
                    heaviest, groups = best[stage - 1, begin]
                    weight = sum(step.weight for step in steps[begin:end])
                    options.append((max(heaviest, weight), [*groups, list(steps[begin:end])]))
            if options:
                best[stage, end] = min(options, key=lambda option: option[0])
    return best[stages, len(steps)][1]


def _module(name: str, head: Sequence[str], inputs: dict[str, int], steps: Sequence[Step], stages: int) -> str:
    """Print one module: ports, then each stage and the registers after it."""
    bits = steps[-1].width
    what = "a * b" if len(inputs) == 2 else " ".join(inputs)
    time = f"{stages} clocks, one result a clock" if stages else "combinational"
    lines = [f"// {name}: r = {what} mod p, below p, for all inputs of their width. {time}.", "//"]
    lines += [f"// {line}" for line in head]
    lines += ["// Constant time: nothing depends on values. valid and ready: taken when both are high.", ""]
    ports = ["input logic clk_i", "input logic rst_ni", "input logic valid_i", "output logic ready_o"] if stages else []
    ports += [f"input logic [{width - 1}:0] {port}_i" for port, width in inputs.items()]
    ports += ["output logic valid_o", "input logic ready_i"] if stages else []
    ports.append(f"output logic [{bits - 1}:0] r_o")
    lines += [f"module {name} (", ",\n".join(f"    {port}" for port in ports), ");", ""]
    groups = _groups(steps, stages)
    alive = dict(inputs)
    current = {port: f"{port}_i" for port in inputs}
    valid = "valid_i"
    if stages:
        lines += ["  logic advance;", "  assign advance = ready_i | ~valid_o;", "  assign ready_o = advance;", ""]
    left = list(steps)
    for stage, group in enumerate(groups):
        for step in group:
            left.remove(step)
            lines += [f"  // {step.comment}", f"  logic [{step.width - 1}:0] {step.name};"]
            lines += [f"  {line}" for line in step.declared]
            lines += [f"  {_with_names(line, current)}" for line in step.lines]
            lines.append("")
            alive[step.name], current[step.name] = step.width, step.name
        needed = {name for step in left for line in step.lines for name in _names(line)}
        alive = {
            name: width for name, width in alive.items() if name in needed or (not left and name == steps[-1].name)
        }
        if not stages:
            continue
        registers = {name: f"{name}_s{stage + 1}_q" for name in alive}
        lines += [f"  logic valid_s{stage + 1}_q;"]
        lowest = {name: _lowest(name, left) for name in alive}
        lines += [f"  logic [{width - 1}:{lowest[name]}] {registers[name]};" for name, width in alive.items()]
        lines += [
            "  always_ff @(posedge clk_i or negedge rst_ni) begin",
            "    if (!rst_ni) begin",
            f"      valid_s{stage + 1}_q <= 1'b0;",
            *(f"      {register} <= '0;" for register in registers.values()),
            "    end else if (advance) begin",
            f"      valid_s{stage + 1}_q <= {valid};",
            *(
                f"      {register} <= {current[name]}{f'[{alive[name] - 1}:{lowest[name]}]' if lowest[name] else ''};"
                for name, register in registers.items()
            ),
            "    end",
            "  end",
            "",
        ]
        current.update(registers)
        valid = f"valid_s{stage + 1}_q"
    lines += [f"  assign valid_o = {valid};"] if stages else []
    return "\n".join([*lines, f"  assign r_o = {current[steps[-1].name]};", "", "endmodule", ""])


def _lowest(name: str, steps: Sequence[Step]) -> int:
    """Return the lowest bit of a number that is still needed."""
    if name != "b":
        return 0
    return min(int(low) for step in steps for line in step.lines for low in re.findall(r"\bb\[\d+:(\d+)\]", line))


def _names(line: str) -> set[str]:
    """Return the numbers that a line reads."""
    right = line.partition("=")[2]
    return set(re.findall(NUMBER, right))


def _with_names(line: str, current: dict[str, str]) -> str:
    """Put the registers in the place of the numbers that a line reads."""
    left, equals, right = line.partition("=")
    renamed = re.sub(NUMBER, lambda found: current.get(found.group(), found.group()), right)
    return f"{left}{equals}{renamed}"


def _vectors(p: int) -> str:
    """Return operands and results, a line each, in hexadecimal."""
    bits = p.bit_length()
    source = random.Random(p)
    edges = sorted({0, 1, 2, p - 2, p - 1, min(p, (1 << bits) - 1), min(p + 1, (1 << bits) - 1), (1 << bits) - 1})
    pairs = [(a, b) for a in edges for b in edges]
    pairs += [(source.getrandbits(bits), source.getrandbits(bits)) for _ in range(TESTS - len(pairs))]
    digits = -(-bits // 4)
    return "".join(f"{a:0{digits}x} {b:0{digits}x} {a * b % p:0{digits}x}\n" for a, b in pairs)


def _testbench(top: str, bits: int, stages: int) -> str:
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


def _makefile(prefix: str) -> str:
    top = f"{prefix}_mul"
    return (
        f"# make test: runs the testbench in Icarus Verilog; make lint: Verilator.\n"
        f"test: {top}.vvp\n\tvvp -n {top}.vvp\n\n"
        f"{top}.vvp: {top}.sv {top}_tb.sv {top}.hex\n\tiverilog -g2012 -o $@ {top}.sv {top}_tb.sv\n\n"
        f"lint:\n\tverilator --lint-only -Wall {top}.sv\n\tverilator --lint-only -Wall {prefix}_reduce.sv\n\n"
        f".PHONY: test lint\n"
    )
