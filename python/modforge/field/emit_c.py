"""Prints a design as C11: one source file and one header, with no dependency but ``unsigned __int128``."""

from __future__ import annotations

from textwrap import fill

from modforge.field import composed_c
from modforge.field.claims import Operand, Word
from modforge.field.contract import contract, summary
from modforge.field.design import Design
from modforge.field.ir import Instruction, Op, Program
from modforge.field.names import names_of

HELPERS = """\
__extension__ typedef unsigned __int128 PREFIX_wide;

/* low + 2^64·high = a·b + c + d, which never overflows. */
static inline uint64_t PREFIX_mac(uint64_t *high, uint64_t a, uint64_t b, uint64_t c, uint64_t d) {
    PREFIX_wide t = (PREFIX_wide)a * b + c + d;
    *high = (uint64_t)(t >> 64);
    return (uint64_t)t;
}

/* sum + 2^64·carry = a + b + c for a bit c. */
static inline uint64_t PREFIX_addc(uint64_t *carry, uint64_t a, uint64_t b, uint64_t c) {
    PREFIX_wide t = (PREFIX_wide)a + b + c;
    *carry = (uint64_t)(t >> 64);
    return (uint64_t)t;
}

/* difference - 2^64·borrow = a - b - c for a bit c. */
static inline uint64_t PREFIX_subb(uint64_t *borrow, uint64_t a, uint64_t b, uint64_t c) {
    PREFIX_wide t = (PREFIX_wide)a - b - c;
    *borrow = (uint64_t)(t >> 64) & 1;
    return (uint64_t)t;
}

/* All ones for 1, zero for 0; hidden from the compiler, which could otherwise make a branch of it. */
static inline uint64_t PREFIX_mask(uint64_t bit) {
    uint64_t mask = 0 - bit;
#if defined(__GNUC__)
    __asm__("" : "+r"(mask));
#endif
    return mask;
}
"""

BYTES = """\
void PREFIX_to_le_bytes(uint8_t out[BYTES], const uint64_t a[WORDS]) {
    uint64_t words[WORDS];
    PREFIX_canonical(words, a);
    for (int i = 0; i < BYTES; i++) {
        out[i] = (uint8_t)(words[i / 8] >> (8 * (i % 8)));
    }
}

void PREFIX_to_be_bytes(uint8_t out[BYTES], const uint64_t a[WORDS]) {
    uint64_t words[WORDS];
    PREFIX_canonical(words, a);
    for (int i = 0; i < BYTES; i++) {
        out[BYTES - 1 - i] = (uint8_t)(words[i / 8] >> (8 * (i % 8)));
    }
}

int PREFIX_from_le_bytes(uint64_t r[WORDS], const uint8_t in[BYTES]) {
    uint64_t words[WORDS] = {0};
    for (int i = 0; i < BYTES; i++) {
        words[i / 8] |= (uint64_t)in[i] << (8 * (i % 8));
    }
    return PREFIX_decode(r, words);
}

int PREFIX_from_be_bytes(uint64_t r[WORDS], const uint8_t in[BYTES]) {
    uint64_t words[WORDS] = {0};
    for (int i = 0; i < BYTES; i++) {
        words[i / 8] |= (uint64_t)in[BYTES - 1 - i] << (8 * (i % 8));
    }
    return PREFIX_decode(r, words);
}
"""


def source(design: Design) -> str:
    """Return the source file."""
    parts = [
        _comment(summary(design)),
        f'#include "{design.prefix}.h"',
        _place(HELPERS, design),
        *(_function(design, program) for program in design.programs.values()),
        _place(BYTES, design),
        *composed_c.functions(design),
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def header(design: Design) -> str:
    """Return the header."""
    guard = f"{design.prefix.upper()}_H"
    prototypes = []
    for name, signature in signatures(design).items():
        prototypes.append(f"{_comment(contract(design, name))}\n{signature};")
    return "\n\n".join(
        [
            _comment(summary(design)),
            f'#ifndef {guard}\n#define {guard}\n\n#include <stdint.h>\n\n#ifdef __cplusplus\nextern "C" {{\n#endif',
            *prototypes,
            f"#ifdef __cplusplus\n}}\n#endif\n\n#endif /* {guard} */\n",
        ]
    )


def signatures(design: Design) -> dict[str, str]:
    """Return the prototype of each public function, by its name without prefix."""
    words, size = design.layout.words, design.layout.bytes
    r, a, b = f"uint64_t r[{words}]", f"const uint64_t a[{words}]", f"const uint64_t b[{words}]"
    found = {}
    for name, program in design.programs.items():
        if "ok" not in program.outputs:
            found[name] = f"void {design.prefix}_{name}({r}, {a}{f', {b}' if len(program.inputs) == 2 else ''})"
    for order in ("le", "be"):
        found[f"to_{order}_bytes"] = f"void {design.prefix}_to_{order}_bytes(uint8_t out[{size}], {a})"
        found[f"from_{order}_bytes"] = f"int {design.prefix}_from_{order}_bytes({r}, const uint8_t in[{size}])"
    return found | composed_c.signatures(design)


def _function(design: Design, program: Program) -> str:
    words = design.layout.words
    returned = "ok" in program.outputs
    if returned:
        opening = f"static int {design.prefix}_decode(uint64_t r[{words}], const uint64_t a[{words}]) {{"
    else:
        opening = f"{signatures(design)[program.name]} {{"
    names = names_of(program)
    inputs = [f"const uint64_t {names[w]} = {n.name}[{i}];" for n in program.inputs for i, w in enumerate(n.words)]
    locals_ = [names[w] for item in program.instructions for w in item.outputs if w in names]
    declaration = fill(f"uint64_t {', '.join(locals_)};", 110, subsequent_indent="    ") if locals_ else ""
    body = [_statement(design, item, names) for item in program.instructions]
    stores = [f"r[{i}] = {_operand(word, names)};" for i, word in enumerate(program.outputs["r"])]
    result = [f"return (int){_operand(program.outputs['ok'][0], names)};"] if returned else []
    lines = [*inputs, *declaration.splitlines(), "", *body, "", *stores, *result]
    return "\n".join([opening, *(f"    {line}" if line else "" for line in lines), "}"])


def _statement(design: Design, item: Instruction, names: dict[Word, str]) -> str:
    args = [_operand(operand, names) for operand in item.operands]
    match item.op:
        case Op.MAC | Op.ADD | Op.SUB:
            low, high = (names.get(word) for word in item.outputs)
            if high is None:
                sign = {Op.MAC: "+", Op.ADD: "+", Op.SUB: "-"}[item.op]
                terms = [f"{args[0]} * {args[1]}", *args[2:]] if item.op is Op.MAC else args
                return f"{low} = {f' {sign} '.join(terms)};"
            helper, size = {Op.MAC: ("mac", 4), Op.ADD: ("addc", 3), Op.SUB: ("subb", 3)}[item.op]
            args += ["0"] * (size - len(args))
            call = f"{design.prefix}_{helper}(&{high}, {', '.join(args)});"
            return f"{low} = {call}" if low else f"(void){call}"
        case Op.SHR:
            value = f"{args[0]} >> {item.shift}"
        case Op.SHL:
            value = f"{args[0]} << {item.shift}"
        case Op.LOW:
            value = f"{args[0]} & {_constant((1 << item.shift) - 1)}"
        case Op.FUNNEL:
            value = f"({args[0]} << {64 - item.shift}) | ({args[1]} >> {item.shift})"
        case Op.MASK:
            value = f"{design.prefix}_mask({args[0]})"
        case Op.GATE:
            value = f"{args[0]} & {args[1]}"
        case Op.SELECT:
            value = f"{args[2]} ^ ({args[0]} & ({args[1]} ^ {args[2]}))"
    return f"{names[item.outputs[0]]} = {value};"


def _operand(operand: Operand, names: dict[Word, str]) -> str:
    return names[operand] if isinstance(operand, Word) else _constant(operand)


def _constant(value: int) -> str:
    return str(value) if value < 10 else f"UINT64_C({value:#x})"


def _comment(lines: list[str]) -> str:
    if len(lines) == 1:
        return f"/* {lines[0]} */"
    return "\n".join(["/*", *(f" * {line}".rstrip() for line in lines), " */"])


def _place(text: str, design: Design) -> str:
    layout = design.layout
    return text.replace("PREFIX", design.prefix).replace("WORDS", str(layout.words)).replace("BYTES", str(layout.bytes))
