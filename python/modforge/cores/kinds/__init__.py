"""The kinds of cores, a folder for each: what to try, testbenches, benches, checkers that its cores share.

In each folder ``testbench`` writes the testbench of a core, and ``bench`` has the cocotb tests. Where the kind has
shells, ``bus_testbench`` writes the testbench of a core on a bus, and ``played`` plays the core in a shell's bench.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Literal


def part(kind: str, name: Literal["testbench", "bus_testbench", "played"]) -> Any:
    """Return a part that each kind has a module for."""
    return import_module(f"modforge.cores.kinds.{kind}.{name}")
