"""The cores: a folder for each, and the list of all.

>>> multiplier = core("mont_csa42")
>>> multiplier.cycles(multiplier.parameters(255))
257
>>> core("inv_kalsiki")
Traceback (most recent call last):
modforge.cores.model.errors.UnknownCoreError: no core is named 'inv_kalsiki'; did you mean inv_kaliski?
"""

from __future__ import annotations

from modforge.cores.inv_divstep.core import CORE as INV_DIVSTEP
from modforge.cores.inv_kaliski.core import CORE as INV_KALISKI
from modforge.cores.model.core import Core
from modforge.cores.model.errors import UnknownCoreError
from modforge.cores.mont_cpa.core import CORE as MONT_CPA
from modforge.cores.mont_csa42.core import CORE as MONT_CSA42
from modforge.cores.mont_csa_r4.core import CORE as MONT_CSA_R4
from modforge.cores.mont_dsp.core import CORE as MONT_DSP
from modforge.cores.mont_fios.core import CORE as MONT_FIOS
from modforge.cores.mont_redundant.core import CORE as MONT_REDUNDANT
from modforge.cores.rsa_core.core import CORE as RSA_CORE
from modforge.cores.square_table.core import CORE as SQUARE_TABLE
from modforge.cores.vdf_core.core import CORE as VDF_CORE
from modforge.errors import meant

CORES: tuple[Core, ...] = (
    MONT_CSA42,
    MONT_CSA_R4,
    MONT_CPA,
    MONT_FIOS,
    MONT_DSP,
    MONT_REDUNDANT,
    SQUARE_TABLE,
    RSA_CORE,
    VDF_CORE,
    INV_KALISKI,
    INV_DIVSTEP,
)
"""All cores, in the order in which the documentation and ``modforge core list`` have them."""


def core(name: str) -> Core:
    """Return the core named ``name``, or raise :class:`UnknownCoreError` with the names there are."""
    for candidate in CORES:
        if candidate.name == name:
            return candidate
    names = [candidate.name for candidate in CORES]
    raise UnknownCoreError(f"no core is named {name!r}{meant(name, names) or '; the cores are: ' + ', '.join(names)}")
