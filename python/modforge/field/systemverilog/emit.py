"""Prints a field as SystemVerilog: a multiplier and a reducer, combinational or as a pipeline, from the proved program.

Hardware has no words: the numbers of the proof are printed, each as wide as its interval asks for. A product is
``a * b``, a fold ``low + factor·high`` with the factor as shifts, a subtraction one adder and a choice. Between any two
of these steps there may be a register; the product itself can be split into several steps, a part of b each.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from modforge.field.certificate.write import certificate
from modforge.field.errors import OptionError
from modforge.field.explain import proved
from modforge.field.identifiers import need_identifier
from modforge.field.layouts.candidates import need_modulus
from modforge.field.program.notation import command_line, number
from modforge.field.systemverilog.reduction import Reduction, reduction
from modforge.field.systemverilog.steps import BREAK, Step, reduction_steps
from modforge.field.systemverilog.testbench import hexadecimal, makefile, products, reductions, testbench
from modforge.files import OwnFiles
from modforge.licence import SPDX, TEXTS

MAX_STAGES = 64

NUMBER = re.compile(r"(?<![\w'])[a-z]\w*")
"""The name of a number in a line."""


@dataclass(frozen=True)
class Hardware:
    """The modules of a field: their texts by file name, and the clocks from operands to result by module.

    ``reduction`` is that of a number of twice the bits.
    """

    files: dict[str, str]
    stages: dict[str, int]
    reduction: Reduction
    explanation: str
    certificate: str


def modules(p: int, prefix: str, stages: int = 0, kind: str | None = None, command: str | None = None) -> Hardware:
    """Return multiplier, reducer, testbenches, vectors, certificate and Makefile; combinational without stages.

    ``kind`` is the kind of reduction, if its cost is not to choose; ``command`` is the command that
    the files name, if it is not to be written from these arguments. Raises :class:`FieldError` if p has no such kind.
    """
    need_identifier("prefix", prefix)
    if not 0 <= stages <= MAX_STAGES:
        raise OptionError(f"pipeline = {stages} must lie between 0 and {MAX_STAGES}")
    need_modulus(p)
    bits = p.bit_length()
    # A number of twice the bits may be a little larger than a product.
    whole = reduction(p, (1 << (2 * bits)) - 1, kind)
    after = reduction(p, ((1 << bits) - 1) ** 2, whole.kind)
    steps = [*_product_steps(bits, max(1, stages - 2)), *reduction_steps(after, "v")]
    reducing = list(reduction_steps(whole, "v"))
    if command is None:
        options = {"language": "sv", "layout": kind, "pipeline": stages or None, "prefix": prefix}
        command = command_line(number(p), options)
    head = [f"p = {p:#x}", f"Generated, do not edit: {command}"]
    mul, reduce = f"{prefix}_mul", f"{prefix}_reduce"
    clocks = {mul: stages, reduce: min(stages, len(reducing))}
    files = {
        f"{mul}.sv": _module(mul, _about("a * b", after), head, {"a": bits, "b": bits}, steps, stages),
        f"{reduce}.sv": _module(reduce, _about("v", whole), head, {"v": 2 * bits}, reducing, clocks[reduce]),
    }
    modules = dict(files)
    for top, inputs, vectors in (
        (mul, {"a": bits, "b": bits}, products(after)),
        (reduce, {"v": 2 * bits}, reductions(whole)),
    ):
        files[f"{top}_tb.sv"] = testbench(top, inputs, bits, clocks[top], vectors)
        files[f"{top}.hex"] = hexadecimal(vectors)
    explanation = _explanation({mul: after, reduce: whole}, clocks)
    proof = certificate(whole, [after.program, whole.program], files=modules)
    files |= {f"{prefix}.txt": explanation, f"{prefix}.certificate.txt": proof, "Makefile": makefile([mul, reduce])}
    return Hardware(files, clocks, whole, explanation, proof)


def _explanation(reductions: Mapping[str, Reduction], clocks: Mapping[str, int]) -> str:
    """Explain the steps of each module, and why results are below p."""
    whole = next(iter(reductions.values()))
    lines = [f"Arithmetic modulo p = {number(whole.modulus)} in hardware: {whole.kind}", ""]
    lines += [
        "Each line is a number, how it follows from earlier ones, the interval it lies in, and why; a number is as"
    ]
    lines += ["wide as its interval asks for. The program is proved and certified as those in software are."]
    for name, one in reductions.items():
        time = f"{clocks[name]} clocks" if clocks[name] else "combinational"
        what = _about("a * b" if name.endswith("_mul") else "a", one)
        lines += ["", f"{name}: {what}, {time}"]
        lines += ["  a below is the product"] if name.endswith("_mul") else []
        lines += proved(one.proof.steps)
    return "\n".join(lines) + "\n"


def _about(what: str, reduction: Reduction) -> str:
    """Describe the result of a module."""
    if reduction.kind != "montgomery":
        return f"r = {what} mod p"
    return f"r = {what} / R mod p with R = 2^{reduction.radix.bit_length() - 1} (Montgomery)"


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


def write_modules(hardware: Hardware, directory: Path) -> list[Path]:
    """Write the modules with testbenches, explanation, certificate, Makefile and licence; return their paths."""
    licence = {path.name: path.read_text(encoding="utf-8") for path in TEXTS}
    return OwnFiles(directory).write(hardware.files | licence)


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


def _module(
    name: str, what: str, head: Sequence[str], inputs: dict[str, int], steps: Sequence[Step], stages: int
) -> str:
    """Print one module: ports, then each stage and the registers after it."""
    bits = steps[-1].width
    time = f"{stages} clocks, one result a clock" if stages else "combinational"
    lines = [f"// {SPDX}", "//", f"// {name}: {what}, below p, for all inputs of their width. {time}.", "//"]
    lines += [f"// {line}" for line in head]
    handshake = " valid and ready: taken when both are high." if stages else ""
    lines += [f"// Constant time: nothing depends on values.{handshake}", ""]
    ports = ["input logic clk_i", "input logic rst_ni", "input logic valid_i", "output logic ready_o"] if stages else []
    ports += [f"input logic [{width - 1}:0] {port}_i" for port, width in inputs.items()]
    ports += ["output logic valid_o", "input logic ready_i"] if stages else []
    ports.append(f"output logic [{bits - 1}:0] r_o")
    lines += [f"module {name} (", ",\n".join(f"    {port}" for port in ports), ");", ""]
    groups = _groups(steps, stages)
    widths = dict(inputs)
    current = {port: f"{port}_i" for port in inputs}
    valid = "valid_i"
    if stages:
        lines += ["  logic advance;", "  assign advance = ready_i | ~valid_o;", "  assign ready_o = advance;", ""]
    left = list(steps)
    for stage, group in enumerate(groups, 1):
        for step in group:
            left.remove(step)
            lines += [f"  // {step.comment}", f"  logic [{step.width - 1}:0] {step.name};"]
            lines += [f"  {line}" for line in step.declared]
            lines += [f"  {_with_names(line, current)}" for line in step.lines]
            lines.append("")
            widths[step.name], current[step.name] = step.width, step.name
        if not stages:
            continue
        kept = _kept(widths, left) if left else {steps[-1].name: (bits - 1, 0)}
        valid_before, valid = valid, f"valid_s{stage}_q"
        lines.append(f"  logic {valid};")
        lines += [f"  logic [{high}:{low}] {name}_s{stage}_q;" for name, (high, low) in kept.items()]
        lines += [
            "  always_ff @(posedge clk_i or negedge rst_ni) begin",
            "    if (!rst_ni) begin",
            f"      {valid} <= 1'b0;",
            *(f"      {name}_s{stage}_q <= '0;" for name in kept),
            "    end else if (advance) begin",
            f"      {valid} <= {valid_before};",
            *(
                f"      {name}_s{stage}_q <= {current[name]}{_part(high, low, widths[name])};"
                for name, (high, low) in kept.items()
            ),
            "    end",
            "  end",
            "",
        ]
        current.update((name, f"{name}_s{stage}_q") for name in kept)
    lines += [f"  assign valid_o = {valid};"] if stages else []
    return "\n".join([*lines, f"  assign r_o = {current[steps[-1].name]};", "", "endmodule", ""])


def _kept(widths: dict[str, int], steps: Sequence[Step]) -> dict[str, tuple[int, int]]:
    """Return the numbers that steps still read, each with the highest and the lowest bit of it that they do."""
    read: dict[str, list[tuple[int, int]]] = {}
    for right in (line.partition("=")[2] for step in steps for line in step.lines):
        for name, high, low in re.findall(rf"({NUMBER.pattern})(?:\[(\d+):(\d+)\])?", right):
            if name in widths:
                read.setdefault(name, []).append((int(high), int(low)) if high else (widths[name] - 1, 0))
    return {name: (max(parts)[0], min(low for _, low in parts)) for name, parts in read.items()}


def _part(high: int, low: int, width: int) -> str:
    return "" if high - low == width - 1 else f"[{high}:{low}]"


def _with_names(line: str, current: dict[str, str]) -> str:
    """Put the registers in the place of the numbers that a line reads."""
    left, equals, right = line.partition("=")
    renamed = re.sub(NUMBER, lambda found: current.get(found.group(), found.group()), right)
    return f"{left}{equals}{renamed}"
