"""The multipliers that ``rsa_core`` can be built with."""

from __future__ import annotations

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters, ceiling
from modforge.cores.mont_cpa import core as mont_cpa
from modforge.cores.mont_csa42 import core as mont_csa42
from modforge.cores.mont_csa_r4 import core as mont_csa_r4
from modforge.cores.mont_fios import core as mont_fios

_INNER = (mont_csa42.CORE, mont_csa_r4.CORE, mont_cpa.CORE, mont_fios.CORE)

MULTIPLIERS = tuple(multiplier.name for multiplier in _INNER)
"""The multipliers that an exponentiator can be built with, in the order of its parameter ``Multiplier``."""


def inner_multiplier(parameters: Parameters) -> tuple[Core, Parameters]:
    """Return the multiplier inside ``rsa_core`` with these parameters, and its own as the source sets them."""
    multiplier = _INNER[parameters["Multiplier"]]
    bits = parameters["Bits"] // 2 if parameters["Crt"] else parameters["Bits"]
    own = {each.name: parameters[each.name] for each in multiplier.settings if each.name in parameters}
    if "ChainBits" in own:
        own["ChainBits"] = min(own["ChainBits"], bits + 3)
    if "Cells" in own:
        own["Cells"] = min(own["Cells"], ceiling(bits + 2, own["WordBits"]))
    return multiplier, multiplier.parameters(bits, own)
