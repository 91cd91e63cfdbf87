"""Prints the programs of eight lanes as C with AVX-512 intrinsics: one source file and one header."""

from __future__ import annotations

from textwrap import wrap

from modforge.field.c.style import comment
from modforge.field.contract import PRINTED, RESULTS
from modforge.field.design import count, describe
from modforge.field.lanes.c import composed
from modforge.field.lanes.code import LaneCode, figures, place
from modforge.field.layouts.digits.lanes import LANES
from modforge.field.layouts.layout import OF_PRODUCTS
from modforge.field.program.claims import Operand, Word
from modforge.field.program.ir import Instruction, Op, Program
from modforge.field.program.names import names_of
from modforge.field.program.notation import number
from modforge.field.templates import render
from modforge.licence import SPDX

SIGNATURES = {
    "mul": "void ${prefix}_mul(${prefix} *r, const ${prefix} *a, const ${prefix} *b)",
    "square": "void ${prefix}_square(${prefix} *r, const ${prefix} *a)",
    "add": "void ${prefix}_add(${prefix} *r, const ${prefix} *a, const ${prefix} *b)",
    "sub": "void ${prefix}_sub(${prefix} *r, const ${prefix} *a, const ${prefix} *b)",
    "neg": "void ${prefix}_neg(${prefix} *r, const ${prefix} *a)",
    "three_halves": "void ${prefix}_three_halves(${prefix} *r, const ${prefix} *a)",
    "sub_twice": "void ${prefix}_sub_twice(${prefix} *r, const ${prefix} *a, const ${prefix} *b)",
    **{
        name: f"void ${{prefix}}_{name}(${{prefix}} *r, " + ", ".join(f"const ${{prefix}} *{x}" for x in operands) + ")"
        for name, operands in OF_PRODUCTS.items()
    },
    "mul_small": "void ${prefix}_mul_small(${prefix} *r, const ${prefix} *a, const uint32_t b[${lanes}])",
    "half": "void ${prefix}_half(${prefix} *r, const ${prefix} *a)",
    "encode": "void ${prefix}_canonical(uint64_t r[${lanes}][${plain}], const ${prefix} *a)",
    "decode": "unsigned ${prefix}_decode(${prefix} *r, const uint64_t a[${lanes}][${plain}])",
    "reduce": "void ${prefix}_reduce(${prefix} *r, const uint64_t a[${lanes}][${plain}])",
}

ELEMENTS = [
    "Eight elements: word i of each in digit[i]. They lie at a multiple of 64 bytes, as variables do by themselves;",
    "memory for them comes from aligned_alloc(64, ...), not from malloc.",
]

MEANINGS = {
    "encode": "The numbers below p that elements stand for, in plain words, least significant first.",
    "decode": "Elements from numbers below p; bit i of what is returned says whether number i is, else element i is 0.",
    "reduce": "Elements from numbers of any value.",
}
"""The meaning of programs that are not operations on elements."""


def source(code: LaneCode) -> str:
    """Return the source file."""
    check = "#if !defined(__AVX512F__) || !defined(__AVX512DQ__) || !defined(__AVX512IFMA__)\n"
    check += "#error compile with -mavx512f -mavx512dq -mavx512ifma\n#endif"
    functions = [_function(code, program) for program in code.programs.values()]
    functions += composed.functions(code)
    rows = render("lanes/c/rows.c", **figures(code)).strip()
    parts = [comment([SPDX]), comment(_summary(code)), f'#include "{code.prefix}.h"', check, rows, *functions]
    return "\n\n".join(parts) + "\n"


def header(code: LaneCode) -> str:
    """Return the header."""
    guard = f"{code.prefix.upper()}_H"
    element = "typedef struct {\n    __m512i digit[${words}];\n} ${prefix};"
    parts = [
        comment([SPDX]),
        comment(_summary(code)),
        f"#ifndef {guard}\n#define {guard}\n\n#include <immintrin.h>\n#include <stdint.h>",
        '#ifdef __cplusplus\nextern "C" {\n#endif',
        f"{comment(ELEMENTS)}\n{place(element, code)}",
    ]
    for name in code.programs:
        meaning = MEANINGS.get(name) or f"{RESULTS[name]} (mod p) in each lane. r may be an operand."
        parts.append(f"{comment([meaning])}\n{place(SIGNATURES[name], code)};")
    for name, signature in composed.signatures(code).items():
        parts.append(f"{comment([composed.MEANINGS[name]])}\n{signature};")
    parts.append(f"#ifdef __cplusplus\n}}\n#endif\n\n#endif /* {guard} */")
    return "\n\n".join(parts) + "\n"


def _summary(code: LaneCode) -> list[str]:
    layout = code.layout
    return [
        f"Arithmetic modulo p = {number(layout.modulus)}, {LANES} elements side by side. Generated, do not edit:",
        f"  {code.command}",
        "",
        f"p = {layout.modulus:#x}",
        *wrap(f"Element: {code.representation}.", 100),
        "Every function takes and returns such elements. Constant time in all values.",
        "Needs AVX-512 F, DQ and IFMA: -mavx512f -mavx512dq -mavx512ifma.",
        "Operations of all eight lanes at once:",
        *(f"  {PRINTED.get(name, name)}: {describe(count(program))}" for name, program in code.programs.items()),
        *(f"  {name}: {function.cost}" for name, function in code.composed.items()),
        *(f"No {name}: {why}." for name, why in code.missing.items()),
    ]


def _function(code: LaneCode, program: Program) -> str:
    printer = _Printer(program)
    loads = []
    for given in program.inputs:
        for index, word in enumerate(given.words):
            if program.name == "mul_small" and given.name == "b":
                value = "_mm512_cvtepu32_epi64(_mm256_loadu_si256((const __m256i *)b))"
            elif program.name in ("decode", "reduce"):
                value = f"{code.prefix}_gather(&a[0][{index}])"
            else:
                value = f"{given.name}->digit[{index}]"
            loads.append(f"const __m512i {printer.names[word]} = {value};")
    stores = []
    for index, operand in enumerate(program.outputs["r"]):
        value = printer.operand(operand)
        to_plain = program.name == "encode"
        stores.append(
            f"{code.prefix}_scatter(&r[0][{index}], {value});" if to_plain else f"r->digit[{index}] = {value};"
        )
    if "ok" in program.outputs:
        bit = printer.operand(program.outputs["ok"][0])
        stores.append(f"return _mm512_test_epi64_mask({bit}, {bit});")
    body = [line for item in program.executed()[0] for line in printer.statements(item)]
    opening = place(SIGNATURES[program.name], code) + " {"
    return "\n".join([opening, *(f"    {line}" for line in (*loads, *body, *stores)), "}"])


class _Printer:
    """Prints the instructions of one program."""

    def __init__(self, program: Program) -> None:
        self.names = names_of(program)

    def operand(self, operand: Operand) -> str:
        """Print a word, or a constant in all lanes."""
        if isinstance(operand, Word):
            return self.names[operand]
        return f"_mm512_set1_epi64((long long)UINT64_C({operand:#x}))" if operand else "_mm512_setzero_si512()"

    def statements(self, item: Instruction) -> list[str]:
        """Print an instruction."""
        args = [self.operand(operand) for operand in item.operands]
        if item.op in (Op.ADD, Op.SUB):
            return self._carrying(item, args)
        return [f"const __m512i {self.names[item.outputs[0]]} = {self._value(item, args)};"]

    def _carrying(self, item: Instruction, args: list[str]) -> list[str]:
        """Print a sum or difference and, if it is read, its carry: a comparison of each partial result."""
        low, carry = (self.names.get(word) for word in item.outputs)
        name = "add" if item.op is Op.ADD else "sub"
        total, lines, masks = args[0], [], []
        for index, arg in enumerate(args[1:]):
            last = index == len(args) - 2
            result = (low or f"{carry}_low") if last else f"{low or carry}_part"
            if low or not last or item.op is Op.ADD:  # a borrow shows in the operands
                lines.append(f"const __m512i {result} = _mm512_{name}_epi64({total}, {arg});")
            pair = f"{result}, {total}" if item.op is Op.ADD else f"{total}, {arg}"
            masks.append(f"_mm512_cmplt_epu64_mask({pair})")
            total = result
        if carry:
            mask = f"(__mmask8)({' | '.join(masks)})"
            lines.append(f"const __m512i {carry} = _mm512_maskz_set1_epi64({mask}, 1);")
        return lines

    def _value(self, item: Instruction, args: list[str]) -> str:
        match item.op:
            case Op.PLUS:
                return f"_mm512_add_epi64({args[0]}, {args[1]})"
            case Op.MINUS:
                return f"_mm512_sub_epi64({args[0]}, {args[1]})"
            case Op.SHR:
                return f"_mm512_srli_epi64({args[0]}, {item.shift})"
            case Op.SHL:
                return f"_mm512_slli_epi64({args[0]}, {item.shift})"
            case Op.LOW:
                return f"_mm512_and_si512({args[0]}, {self.operand((1 << item.shift) - 1)})"
            case Op.FUNNEL:
                parts = f"_mm512_slli_epi64({args[0]}, {64 - item.shift}), _mm512_srli_epi64({args[1]}, {item.shift})"
                return f"_mm512_or_si512({parts})"
            case Op.MASK:
                return f"_mm512_sub_epi64(_mm512_setzero_si512(), {args[0]})"
            case Op.GATE:
                return f"_mm512_and_si512({args[0]}, {args[1]})"
            case Op.SELECT:
                return f"_mm512_ternarylogic_epi64({', '.join(args)}, 0xca)"
            case Op.MAC52_LOW:
                return f"_mm512_madd52lo_epu64({args[2]}, {args[0]}, {args[1]})"
            case Op.MAC52_HIGH:
                return f"_mm512_madd52hi_epu64({args[2]}, {args[0]}, {args[1]})"
        raise ValueError(f"{item.op} is not printed for lanes")
