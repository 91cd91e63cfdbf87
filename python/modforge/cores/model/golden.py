"""Golden models: a module in the folder of each core, in whole numbers.

Each has a frozen dataclass ``State`` of the registers, with the values of reset as defaults, and two functions:
``advance(parameters, state, inputs)`` returns the state after the next rising edge, ``result(parameters, a, b, n)`` the
very pair that the core delivers. A third, ``traits(parameters, task)``, is for models that know what a case shows
inside the core and no port tells: see :mod:`modforge.cores.model.edges`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from importlib import import_module
from typing import Any

from modforge.cores.model.parameters import Parameters


def model(core: str) -> Any:
    """Return the golden model of the core with this name: its module."""
    return import_module(f"modforge.cores.{core}.golden")


def traits(core: str, parameters: Parameters, task: Any) -> Iterable[Hashable]:
    """Return what a case shows inside the core with this name, as far as its model says."""
    found: Iterable[Hashable] = getattr(model(core), "traits", lambda *_: ())(parameters, task)
    return found
