"""The explanation of a design: what was chosen, the folds of each operation, and why they suffice."""

from __future__ import annotations

from modforge.field.design import Design, count, describe, power


def explain(design: Design) -> str:
    """Return the explanation as text."""
    layout = design.layout
    lines = [
        f"Arithmetic modulo p = {design.field}",
        "",
        *design.reasons,
        "",
        f"Element: {design.representation}.",
        f"Every operation below takes values up to {power(layout.highest)} and returns such values, so that operations",
        "follow each other without any reduction between them; canonical goes down to p - 1.",
        "",
        "Each line is a number, how it follows from earlier ones, the interval it lies in, and why. The words of each",
        "number were checked to have exactly that value, and the result to be congruent to the operation modulo p,",
        "both as identities between polynomials in the words, hence for all inputs; a carry is dropped only where",
        "the interval of its number leaves no room for it.",
    ]
    for name, program in design.programs.items():
        lines += ["", f"{name}: {describe(count(program))}"]
        for step in design.steps[name]:
            lines.append(f"  {step.name} = {step.expression}" if step.why != "given" else f"  {step.name}, given")
            lines.append(f"      in [{power_or_zero(step.interval.low)}, {power(step.interval.high)}]: {step.why}")
        result = "below p" if name in ("canonical", "decode") else f"at most {power(layout.highest)}"
        lines.append(f"  result: {result}")
    return "\n".join(lines) + "\n"


def power_or_zero(value: int) -> str:
    """Write a lower bound."""
    return power(value) if value else "0"
