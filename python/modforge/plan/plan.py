"""The plan for one modulus: its structure and one choice for each form."""

from __future__ import annotations

import html
from collections.abc import Collection
from dataclasses import asdict, dataclass, replace
from typing import Any

from modforge.errors import shown
from modforge.plan import named
from modforge.plan.field_code import FieldPlan, choose_field_code
from modforge.plan.form import FormPlan
from modforge.plan.hardware_core import CorePlan, choose_core
from modforge.plan.library import LibraryPlan, choose_library
from modforge.plan.parse import NamedModulus, parse_modulus
from modforge.plan.structure import Structure, examine


@dataclass(frozen=True)
class Plan:
    """The modulus with its structure and one choice for each form. Everything that follows obeys these choices.

    ``known`` names the use of a public modulus, or is empty.
    """

    name: str
    text: str
    value: int
    bits: int
    known: str
    structure: Structure
    library: LibraryPlan
    field_code: FieldPlan
    hardware_core: CorePlan

    @property
    def forms(self) -> tuple[FormPlan, FormPlan, FormPlan]:
        """The three forms, in the order in which they are shown."""
        return (self.library, self.field_code, self.hardware_core)

    def without_core(self, why: str) -> Plan:
        """Return the plan with no hardware core, and the reason."""
        core = self.hardware_core
        return replace(self, hardware_core=CorePlan(None, core.bits, missing=why)) if core.available else self

    def _repr_html_(self) -> str:
        """Return the plan for a notebook."""
        title, *lines = explain(self)
        items = "".join(
            f"<li style='margin-left:{'2em' if line.startswith('  ') else '0'}'>{html.escape(line.strip())}</li>"
            for line in lines
        )
        return f"<b>{html.escape(title)}</b><ul style='list-style:none'>{items}</ul>"

    def as_dict(self) -> dict[str, Any]:
        """Return plain data for JSON; the value is hexadecimal."""
        return {
            "name": self.name,
            "text": self.text,
            "value": hex(self.value),
            "bits": self.bits,
            "known": self.known,
            "structure": asdict(self.structure) | {"terms": [list(term) for term in self.structure.terms]},
            "forms": [form.as_dict() for form in self.forms],
        }


def make_plan(modulus: NamedModulus, *, kernels: Collection[str] | None = None) -> Plan:
    """Plan for ``modulus``; ``kernels`` are those of the CPU that the library will run on, if it is not this one.

    Takes a few seconds at most: long numbers of unknown origin are tested for primality with fewer rounds.
    """
    known = named.find_value(modulus.value)
    structure = examine(modulus.value, known.nature if known else None)
    return Plan(
        modulus.name,
        modulus.text,
        modulus.value,
        structure.bits,
        f"{known.what} ({known.name})" if known else "",
        structure,
        choose_library(modulus.value, kernels),
        choose_field_code(modulus.value),
        choose_core(structure),
    )


def plan_of(modulus: str | int) -> Plan:
    """Plan for a modulus, or for one as it is typed: a name, a number or an expression; even ones, too.

    Raises :class:`~modforge.plan.errors.ModulusError`.

    >>> plan_of("2^61 - 1").bits
    61
    """
    return make_plan(parse_modulus(modulus if isinstance(modulus, str) else hex(modulus), odd=False))


def explain(plan: Plan) -> list[str]:
    """Return the plan as a few lines of text.

    >>> from modforge.plan.parse import parse_modulus
    >>> for line in explain(make_plan(parse_modulus("2^61 - 1"), kernels=["portable"]))[:3]:
    ...     print(line)
    2^61 - 1: 61 bits, Mersenne, 2^61 − 1, prime (as published)
    Known as: Mersenne prime, universal hashing (m61)
    library: Montgomery multiplication in 64-bit limbs, kernel portable
    """
    lines = [f"{shown(plan.text)}: {plan.bits} bits, {plan.structure.description}, {plan.structure.primality}"]
    if plan.known:
        lines.append(f"Known as: {plan.known}")
    for form in plan.forms:
        lines.append(f"{form.form}: {form.method or 'not made'}")
        lines += [f"  {reason}" for reason in form.reasons]
        if form.predicted:
            lines.append("  predicted: " + "; ".join(f"{what} {count}" for what, count in form.predicted.items()))
    return lines
