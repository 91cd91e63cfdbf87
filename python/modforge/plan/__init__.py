"""From the text of a modulus to a plan: what the number is, what to make of it in each form, and what that costs.

The plan decides: the engine's kernel, the layout of the field code and the core with its width and settings. ``forge``
makes what it says. The module itself takes a text or a number, as :func:`plan_of` does.

>>> modulus = parse_modulus("2^255 - 19")
>>> plan = make_plan(modulus, kernels=["portable"])
>>> plan.field_code.predicted["word multiplications"]
21
>>> import modforge
>>> modforge.plan("2^255 - 19").structure.description
'pseudo-Mersenne, 2^255 − 19'
"""

import sys
from types import ModuleType

from modforge.plan.errors import ModulusError
from modforge.plan.expression import MAX_BITS
from modforge.plan.form import FormPlan
from modforge.plan.parse import NamedModulus, parse_any_modulus, parse_modulus
from modforge.plan.plan import Plan, explain, make_plan, plan_of
from modforge.plan.structure import Structure, examine
from modforge.primality import Primality

__all__ = [
    "MAX_BITS",
    "FormPlan",
    "ModulusError",
    "NamedModulus",
    "Plan",
    "Primality",
    "Structure",
    "examine",
    "explain",
    "make_plan",
    "parse_any_modulus",
    "parse_modulus",
    "plan_of",
]


class Planning(ModuleType):
    """The module, which ``modforge.plan("2^255 - 19")`` calls."""

    def __call__(self, modulus: str | int) -> Plan:
        """Return the plan of a text or a number."""
        return plan_of(modulus)


sys.modules[__name__].__class__ = Planning
