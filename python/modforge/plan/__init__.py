"""From the text of a modulus to a plan: what the number is, what to make of it in each form, and what that costs.

The plan decides: the engine's kernel, the layout of the field code and the core with its width and settings. ``forge``
makes what it says.

>>> modulus = parse_modulus("2^255 - 19")
>>> plan = make_plan(modulus, kernels=["portable"])
>>> plan.field_code.predicted["word multiplications"]
21
"""

from modforge.plan.errors import ModulusError
from modforge.plan.expression import MAX_BITS
from modforge.plan.form import FormPlan
from modforge.plan.parse import NamedModulus, parse_any_modulus, parse_modulus
from modforge.plan.plan import Plan, explain, make_plan
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
]
