"""Prints a design as C11: one source file and one header, without dependencies.

Words of 64 bits are multiplied by ``unsigned __int128`` where the compiler has it, else by four products of 32 bits.
"""

from __future__ import annotations

from textwrap import fill

from modforge.field.c import assembly, composed, helpers, loops
from modforge.field.c.style import comment, constant, figures, place
from modforge.field.contract import PRINTED, contract, summary
from modforge.field.design import Design
from modforge.field.layouts.layout import OF_PRODUCTS
from modforge.field.program.claims import Operand, Word
from modforge.field.program.ir import Instruction, Op, Program
from modforge.field.program.names import names_of
from modforge.field.templates import render
from modforge.licence import SPDX

SIGNATURES = {
    "mul": "void ${prefix}_mul(${word} r[${words}], const ${word} a[${words}], const ${word} b[${words}])",
    "square": "void ${prefix}_square(${word} r[${words}], const ${word} a[${words}])",
    "add": "void ${prefix}_add(${word} r[${words}], const ${word} a[${words}], const ${word} b[${words}])",
    "sub": "void ${prefix}_sub(${word} r[${words}], const ${word} a[${words}], const ${word} b[${words}])",
    "neg": "void ${prefix}_neg(${word} r[${words}], const ${word} a[${words}])",
    **{
        name: f"void ${{prefix}}_{name}(${{word}} r[${{words}}], "
        + ", ".join(f"const ${{word}} {x}[${{words}}]" for x in operands)
        + ")"
        for name, operands in OF_PRODUCTS.items()
    },
    "mul_small": "void ${prefix}_mul_small(${word} r[${words}], const ${word} a[${words}], ${small} b)",
    "half": "void ${prefix}_half(${word} r[${words}], const ${word} a[${words}])",
    "canonical": "void ${prefix}_canonical(${word} r[${plain}], const ${word} a[${words}])",
    "reduce": "void ${prefix}_reduce(${word} r[${words}], const ${word} a[${plain}])",
    "to_le_bytes": "void ${prefix}_to_le_bytes(uint8_t out[${bytes}], const ${word} a[${words}])",
    "to_be_bytes": "void ${prefix}_to_be_bytes(uint8_t out[${bytes}], const ${word} a[${words}])",
    "from_le_bytes": "int ${prefix}_from_le_bytes(${word} r[${words}], const uint8_t in[${bytes}])",
    "from_be_bytes": "int ${prefix}_from_be_bytes(${word} r[${words}], const uint8_t in[${bytes}])",
    "reduce_le_bytes": "void ${prefix}_reduce_le_bytes(${word} r[${words}], const uint8_t in[${bytes}])",
    "reduce_be_bytes": "void ${prefix}_reduce_be_bytes(${word} r[${words}], const uint8_t in[${bytes}])",
}
"""The prototypes of the functions that are programs or turn numbers into elements."""


def source(design: Design) -> str:
    """Return the source file."""
    functions = [
        assembly.choose(design, {name: _function(design, program) for name, program in design.programs.items()}),
        render("c/bytes.c", **figures(design)),
        *composed.functions(design),
        *loops.functions(design),
    ]
    body = "\n\n".join(part.strip() for part in functions)
    parts = [
        comment([SPDX]),
        comment(summary(design)),
        f'#include "{design.prefix}.h"',
        helpers.used(body, design),
        body,
    ]
    return "\n\n".join(parts) + "\n"


def header(design: Design) -> str:
    """Return the header."""
    guard = f"{design.prefix.upper()}_H"
    prototypes = []
    for name, signature in signatures(design).items():
        prototypes.append(f"{comment(contract(design, name))}\n{signature};")
    return "\n\n".join(
        [
            comment([SPDX]),
            comment(summary(design)),
            f"#ifndef {guard}\n#define {guard}\n\n#include <stddef.h>\n#include <stdint.h>",
            *_two_adicity(design),
            '#ifdef __cplusplus\nextern "C" {\n#endif',
            *prototypes,
            f"#ifdef __cplusplus\n}}\n#endif\n\n#endif /* {guard} */\n",
        ]
    )


def _two_adicity(design: Design) -> list[str]:
    if not design.roots:
        return []
    note = comment(["p - 1 is an odd multiple of 2 to this power."])
    return [f"{note}\n#define {design.prefix.upper()}_TWO_ADICITY {design.roots.two_adicity}"]


def signatures(design: Design) -> dict[str, str]:
    """Return the prototype of each public function, by its name without prefix."""
    made = {name: text for name, text in SIGNATURES.items() if name not in OF_PRODUCTS or name in design.programs}
    return (
        {name: place(text, design) for name, text in made.items()}
        | composed.signatures(design)
        | loops.signatures(design)
    )


def _function(design: Design, program: Program) -> str:
    if "ok" in program.outputs:
        opening = place("static int ${prefix}_decode(${word} r[${words}], const ${word} a[${plain}]) {", design)
    else:
        opening = f"{signatures(design)[PRINTED.get(program.name, program.name)]} {{"
    return function(design, program, opening)


def function(design: Design, program: Program, opening: str) -> str:
    """Return one program as a function that begins with this line; it reads arrays a and b and writes the array r."""
    printer = _Printer(design, program)
    word, small = f"uint{program.width}_t", program.name == "mul_small"
    inputs = [
        f"const {word} {printer.names[w]} = {n.name}{'' if small and n.name == 'b' else f'[{i}]'};"
        for n in program.inputs
        for i, w in enumerate(n.words)
    ]
    declarations = []
    for kind, double in ((word, False), (f"{design.prefix}_wide", True)):
        names = [printer.names[w] for w in printer.computed if w.double == double]
        if names:
            declarations += fill(f"{kind} {', '.join(names)};", 110, subsequent_indent="    ").splitlines()
    body = [printer.statement(item) for item in printer.executed]
    stores = [f"r[{i}] = {printer.operand(word)};" for i, word in enumerate(program.outputs["r"])]
    result = [f"return (int){printer.operand(program.outputs['ok'][0])};"] if "ok" in program.outputs else []
    lines = [*inputs, *declarations, "", *body, "", *stores, *result]
    return "\n".join([opening, *(f"    {line}" if line else "" for line in lines), "}"])


class _Printer:
    """Prints the instructions of one program."""

    def __init__(self, design: Design, program: Program) -> None:
        self.names = names_of(program)
        self.executed, _ = program.executed()
        self.computed = [word for item in self.executed for word in item.outputs if word in self.names]
        self._prefix = design.prefix
        self._width = program.width

    def statement(self, item: Instruction) -> str:
        """Print an instruction as a statement."""
        if item.op in (Op.MAC, Op.ADD, Op.SUB):
            return self._chained(item)
        out = item.outputs[0]
        return f"{self.names[out]} = {self._wide(item) if out.double else self._word(item)};"

    def operand(self, operand: Operand) -> str:
        """Print a word or a constant."""
        return self.names[operand] if isinstance(operand, Word) else constant(operand, self._width)

    def _chained(self, item: Instruction) -> str:
        """Print an instruction with a high word or a carry."""
        args = [self.operand(operand) for operand in item.operands]
        low, high = (self.names.get(word) for word in item.outputs)
        if high is None:
            sign = {Op.MAC: "+", Op.ADD: "+", Op.SUB: "-"}[item.op]
            terms = [f"{args[0]} * {args[1]}", *args[2:]] if item.op is Op.MAC else args
            return f"{low} = {f' {sign} '.join(terms)};"
        helper, size = {Op.MAC: ("mac", 4), Op.ADD: ("addc", 3), Op.SUB: ("subb", 3)}[item.op]
        args += ["0"] * (size - len(args))
        call = f"{self._prefix}_{helper}(&{high}, {', '.join(args)});"
        return f"{low} = {call}" if low else f"(void){call}"

    def _word(self, item: Instruction) -> str:
        """Print an instruction with one word as its result."""
        args = [self.operand(operand) for operand in item.operands]
        first = item.operands[0]
        double = isinstance(first, Word) and first.double
        match item.op:
            case Op.SHR:
                if double:
                    return self._call("low", self._call("shr", args[0], item.shift))
                return f"{args[0]} >> {item.shift}"
            case Op.SHL:
                return f"{args[0]} << {item.shift}"
            case Op.LOW:
                value = self._call("low", args[0]) if double else args[0]
                kept = constant((1 << item.shift) - 1, self._width)
                return f"{value} & {kept}" if item.shift < self._width else value
            case Op.FUNNEL:
                return f"({args[0]} << {self._width - item.shift}) | ({args[1]} >> {item.shift})"
            case Op.MASK:
                return f"{self._prefix}_mask({args[0]})"
            case Op.GATE:
                return f"{args[0]} & {args[1]}"
            case Op.SELECT:
                return f"{args[2]} ^ ({args[0]} & ({args[1]} ^ {args[2]}))"
            case Op.PLUS:
                return f"{args[0]} + {args[1]}"
            case Op.MINUS:
                return f"{args[0]} - {args[1]}"
            case Op.TIMES:
                return f"{args[0]} * {args[1]}"
            case Op.MULTIPLY_ADD:
                return f"{args[0]} * {args[1]} + {args[2]}"
        raise ValueError(f"{item.op} is not printed in C")

    def _wide(self, item: Instruction) -> str:
        """Print an instruction with a double word as its result."""
        match item.op, item.operands:
            case Op.SHR, (a,):
                return self._call("shr", self._widened(a), item.shift)
            case Op.PLUS, (a, b):
                return self._call("plus", self._widened(a), self._widened(b))
            case Op.MINUS, (a, b):
                return self._call("minus", self._widened(a), self._widened(b))
            case Op.TIMES, (a, b):
                return self._call("times", self.operand(a), self.operand(b))
            case Op.MULTIPLY_ADD, (a, b, c):
                return self._call("times_plus", self.operand(a), self.operand(b), self._widened(c))
        raise ValueError(f"{item.op} with a double word is not printed in C")

    def _widened(self, operand: Operand) -> str:
        if isinstance(operand, Word):
            return self.names[operand] if operand.double else self._call("wide_of", 0, self.names[operand])
        parts = operand >> self._width, operand % (1 << self._width)
        return self._call("wide_of", *(constant(part, self._width) for part in parts))

    def _call(self, helper: str, *args: str | int) -> str:
        return f"{self._prefix}_{helper}({', '.join(map(str, args))})"
