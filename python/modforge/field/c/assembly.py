"""The assembly of a field as a part of its C file: taken where compiler and CPU are the right ones."""

from __future__ import annotations

from modforge.field.assembly.emit import function
from modforge.field.assembly.machines import MACHINES
from modforge.field.design import Design
from modforge.field.templates import fill_in

CONDITION = """\
#if ${predefined} && defined(__ADX__) && defined(__BMI2__) && defined(__GNUC__) && defined(__ELF__) \\
    && !defined(${prefix}_PORTABLE)"""

REMARK = """\
/* For ${machine} with ADX and BMI2 (-march=native, or -madx -mbmi2), from programs that are proved like the others; \
define
   ${prefix}_PORTABLE to leave it out. */"""


def condition(width: int, prefix: str) -> str:
    """Return the line of the preprocessor that takes the assembly of words of so many bits."""
    return fill_in(CONDITION, predefined=MACHINES[width].predefined, prefix=prefix.upper())


def choose(design: Design, portable: dict[str, str]) -> str:
    """Return the printed C functions with assembly before those that have it."""
    assembly = {name: function(program, f"{design.prefix}_{name}") for name, program in design.assembly.items()}
    parts = []
    if assembly:
        quoted = [f'    "{line}\\n"' for text in assembly.values() for line in text.splitlines()]
        wrapped = ["__asm__(", '    ".intel_syntax noprefix\\n"', '    ".text\\n"', *quoted, '    ".att_syntax\\n");']
        quiet = ["#pragma GCC diagnostic push", '#pragma GCC diagnostic ignored "-Woverlength-strings"']
        text = "\n".join([*quiet, *wrapped, "#pragma GCC diagnostic pop"])
        machine = MACHINES[design.layout.width]
        remark = fill_in(REMARK, machine=machine.name, prefix=design.prefix.upper())
        parts = [remark, condition(machine.width, design.prefix), text, "#else"]
    parts += [portable[name] for name in portable if name in assembly]
    parts += ["#endif"] if assembly else []
    parts += [text for name, text in portable.items() if name not in assembly]
    return "\n\n".join(part.strip() for part in parts)
