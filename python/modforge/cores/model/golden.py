"""Golden models: a module in the folder of each core, in whole numbers.

Each has a frozen dataclass ``State`` of the registers, with the values of reset as defaults, and two functions:
``advance(parameters, state, inputs)`` returns the state after the next rising edge, ``result(parameters, a, b, n)`` the
very pair that the core delivers.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def model(core: str) -> Any:
    """Return the golden model of the core with this name: its module."""
    return import_module(f"modforge.cores.{core}.golden")
