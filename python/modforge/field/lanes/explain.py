"""Explains a field in eight lanes: the steps of each operation, and why its bounds hold."""

from __future__ import annotations

from modforge.field.contract import PRINTED
from modforge.field.design import count, describe
from modforge.field.explain import HOW_TO_READ, LOOSE, calls, missing, noted, proved
from modforge.field.lanes.code import LaneCode
from modforge.field.program.notation import number


def explain_lanes(code: LaneCode) -> str:
    """Return the explanation of a field in eight lanes."""
    lines = [f"Arithmetic modulo p = {number(code.layout.modulus)}: {code.layout.method}", ""]
    lines += [f"Element: {code.representation}.", LOOSE, "", HOW_TO_READ]
    for name, program in code.programs.items():
        lines += ["", f"{PRINTED.get(name, name)}: {describe(count(program))}"]
        lines += [*proved(code.steps[name]), *noted(program)]
        lines.append(f"  result {'r < p' if name == 'encode' else 'r an element'}")
    for function in code.composed.values():
        lines += ["", f"{function.name}: {function.cost}", *calls(function)]
    return "\n".join([*lines, *missing(code.missing.items())]) + "\n"
