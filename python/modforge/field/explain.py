"""The explanation of a design: what was chosen, the folds of each operation, and why they suffice."""

from __future__ import annotations

from modforge.field.compose import formula
from modforge.field.contract import PRINTED
from modforge.field.design import Design, count, describe
from modforge.field.notation import about, power


def explain(design: Design) -> str:
    """Return the explanation as text."""
    lines = [
        f"Arithmetic modulo p = {design.modulus}",
        "",
        *design.reasons,
        "",
        f"Element: {design.representation}.",
        "Every operation takes such values and returns such values, so that operations follow each other without any",
        "reduction between them; canonical goes below p.",
        "",
        "Each line is a number, how it follows from earlier ones, the interval it lies in, and why. The words of each",
        "number were checked to have exactly that value, and the result to be congruent to the operation modulo p,",
        "both as identities between polynomials in the words, hence for all inputs; a carry is dropped only where",
        "the interval of its number leaves no room for it.",
    ]
    for name, program in design.programs.items():
        lines += ["", f"{PRINTED.get(name, name)}: {describe(count(program))}"]
        for step in design.steps[name]:
            interval = f"{power(step.interval.low)} ≤ {step.name} < {about(step.interval.high + 1)}"
            if step.why == "given":
                lines.append(f"  {interval}, given")
            else:
                lines += [f"  {step.name} = {step.expression}", f"      {interval}: {step.why}"]
        lines.append(f"  result {'r < p' if name == 'encode' else design.within('r')}")
    for function in design.composed.values():
        lines += ["", f"{function.name}: {design.cost(function.name)}"]
        if function.name == "invert" and design.divsteps:
            lines += [f"  {line}" for line in design.divsteps.documentation]
            lines.append(f"  In C with words of 64 bits and no type of 128 bits instead {function.cost}:")
        lines.append(f"  {function.method}:")
        lines += [f"    {formula(call)}" for call in function.calls]
    lines += ["", *(f"No {name}: {why}." for name, why in design.missing.items())] if design.missing else []
    return "\n".join(lines) + "\n"
