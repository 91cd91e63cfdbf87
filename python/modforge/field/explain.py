"""The explanation of generated code: the choice of layout, the steps of each operation, and why they suffice."""

from __future__ import annotations

from collections.abc import Iterable

from modforge.field.contract import PRINTED
from modforge.field.design import Design, count, describe
from modforge.field.functions.compose import Composed, formula
from modforge.field.program.ir import Program
from modforge.field.program.notation import about, power
from modforge.field.proof.numbers import Step

LOOSE = """\
Every operation takes such values and returns such values, so that operations follow each other without any
reduction between them; canonical goes below p."""

HOW_TO_READ = """\
Each line is a number, how it follows from earlier ones, the interval it lies in, and why. The words of each
number were checked to have exactly that value, and the result to be congruent to the operation modulo p,
both as identities between polynomials in the words, hence for all inputs; a carry is dropped only where
the interval of its number leaves no room for it. Lines with a dash say how digits fold and carry: the sums before,
what is carried where, and how large that leaves the digits, which is within the limits of an element."""


def explain(design: Design) -> str:
    """Return the explanation of a field in C and Rust."""
    lines = [f"Arithmetic modulo p = {design.modulus}", "", *design.reasons, ""]
    lines += [f"Element: {design.representation}.", LOOSE, "", HOW_TO_READ]
    for name, program in design.programs.items():
        lines += ["", f"{PRINTED.get(name, name)}: {describe(count(program))}"]
        lines += [*proved(design.steps[name]), *noted(program)]
        lines.append(f"  result {'r < p' if name == 'encode' else design.within('r')}")
    for function in design.composed.values():
        lines += ["", f"{function.name}: {design.cost(function.name)}"]
        if function.name == "invert" and design.divsteps:
            lines += [f"  {line}" for line in design.divsteps.documentation]
            lines.append(f"  In C with words of 64 bits and no type of 128 bits instead {function.cost}:")
        lines += calls(function)
    if root := design.corrected_root:
        lines += ["", f"sqrt: {root.cost}", *(f"  {line}" for line in root.documentation)]
        lines += [f"    {formula(call)}" for call in root.calls]
    return "\n".join([*lines, *missing(design.missing.items())]) + "\n"


def proved(steps: Iterable[Step]) -> list[str]:
    """Return the statements of a proof about each number, in lines."""
    lines = []
    for step in steps:
        interval = f"{power(step.interval.low)} ≤ {step.name} < {about(step.interval.high + 1)}"
        if step.why == "given":
            lines.append(f"  {interval}, given")
        else:
            lines += [f"  {step.name} = {step.expression}", f"      {interval}: {step.why}"]
    return lines


def noted(program: Program) -> list[str]:
    """Return the work between the numbers that the proof names."""
    return [f"  - {note}" for note in program.notes]


def calls(function: Composed) -> list[str]:
    """Return the method of a function and its calls, in lines."""
    return [f"  {function.method}:", *(f"    {formula(call)}" for call in function.calls)]


def missing(functions: Iterable[tuple[str, str]]) -> list[str]:
    """Return why some functions are not there, in lines."""
    lines = [f"No {name}: {why}." for name, why in functions]
    return ["", *lines] if lines else []
