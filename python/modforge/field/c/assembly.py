"""The assembly of a field as a part of its C file: taken where compiler and CPU are the right ones."""

from __future__ import annotations

from modforge.field.assembly.emit import function
from modforge.field.assembly.machines import MACHINES
from modforge.field.design import Design

CONDITION = """\
#if PREDEFINED && defined(__ADX__) && defined(__BMI2__) && defined(__GNUC__) && defined(__ELF__) \\
    && !defined(PREFIX_PORTABLE)"""

REMARK = """\
/* For MACHINE with ADX and BMI2 (-march=native, or -madx -mbmi2), from programs that are proved like the others; define
   PREFIX_PORTABLE to leave it out. */"""


def condition(width: int) -> str:
    """Return the line of the preprocessor that takes the assembly of words of so many bits."""
    return CONDITION.replace("PREDEFINED", MACHINES[width].predefined)


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
        parts = [REMARK.replace("MACHINE", machine.name), condition(machine.width), text, "#else"]
    parts += [portable[name] for name in portable if name in assembly]
    parts += ["#endif"] if assembly else []
    parts += [text for name, text in portable.items() if name not in assembly]
    return "\n\n".join(part.strip() for part in parts).replace("PREFIX", design.prefix.upper())
