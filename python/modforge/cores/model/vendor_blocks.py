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
    """The families of devices that have it, by the names that Yosys gives them."""
