"""The assembly of a field as a part of its C file: taken where compiler and CPU are the right ones."""

from __future__ import annotations

from dataclasses import replace

from modforge.field.assembly import AssemblyError, function
from modforge.field.carry_chains import two_chains
from modforge.field.design import Design
from modforge.field.layout import Layout
from modforge.field.pseudo_mersenne import Cut, Folded
from modforge.field.verify import verify
from modforge.field.words import ProofError

LARGEST = 16
"""Words of an element, above which the C compiler keeps the multiplication: the code would be too long."""

CONDITION = """\
#if defined(__x86_64__) && defined(__ADX__) && defined(__BMI2__) && defined(__GNUC__) && defined(__ELF__) \\
    && !defined(__ILP32__) && !defined(PREFIX_PORTABLE)"""

REMARK = """\
/* For x86-64 with ADX and BMI2 (-march=native, or -madx -mbmi2), from programs that are proved like the others; define
   PREFIX_PORTABLE to leave it out. */"""


def functions(design: Design) -> dict[str, str]:
    """Return the assembly of mul and square as top-level ``asm``, or nothing where there is none."""
    layout = design.layout
    if layout.width != 64 or not design.full_words or layout.words > LARGEST:
        return {}
    options: dict[str, list[str]] = {"mul": [], "square": []}
    for variant in _variants(layout):
        try:
            for name, program in two_chains(variant).items():
                verify(program, layout.modulus, layout.radix)
                options[name].append(function(program, f"{design.prefix}_{name}"))
        except (AssemblyError, ProofError):
            continue
    return {name: min(texts, key=_cost) for name, texts in options.items() if texts}


def _variants(layout: Layout) -> list[Layout]:
    """Return the layouts that hold elements in the same way and may fold a product in another one."""
    if not isinstance(layout, Folded):
        return [layout]
    return [replace(layout, cut=cut, together=together) for cut in Cut for together in (False, True)]


def _cost(text: str) -> tuple[int, int]:
    """Return the instructions that only one port of the CPU takes, and all of them."""
    return text.count("mulx") + text.count("shrd"), text.count("\n")


def choose(design: Design, portable: dict[str, str]) -> str:
    """Return the printed C functions with assembly before those that have it."""
    assembly = functions(design)
    parts = []
    if assembly:
        quoted = [f'    "{line}\\n"' for text in assembly.values() for line in text.splitlines()]
        wrapped = ["__asm__(", '    ".intel_syntax noprefix\\n"', '    ".text\\n"', *quoted, '    ".att_syntax\\n");']
        quiet = ["#pragma GCC diagnostic push", '#pragma GCC diagnostic ignored "-Woverlength-strings"']
        text = "\n".join([*quiet, *wrapped, "#pragma GCC diagnostic pop"])
        parts = [REMARK, CONDITION, text, "#else"]
    parts += [portable[name] for name in portable if name in assembly]
    parts += ["#endif"] if assembly else []
    parts += [text for name, text in portable.items() if name not in assembly]
    return "\n\n".join(part.strip() for part in parts).replace("PREFIX", design.prefix.upper())
