"""Blocks of devices that a core may be made of: synthesis knows them, a simulator needs a model."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class VendorBlock:
    """One block, which sources instantiate by its name."""

    name: str

    model: str
    """The source of its model for simulation, relative to the folder of the cores."""

    families: tuple[str, ...]
    """The families of devices that have it, as :mod:`modforge.hardware.synthesize` calls them."""


DSP48E2 = VendorBlock("DSP48E2", "mont_fios/vendor/models/DSP48E2.sv", ("xcup",))
MULT18X18D = VendorBlock("MULT18X18D", "mont_fios/vendor/models/MULT18X18D.sv", ("ecp5",))
