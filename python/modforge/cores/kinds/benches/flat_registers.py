"""Read the registers of a core."""

from __future__ import annotations

from typing import Any


def flat_registers(state: Any, dut: Any) -> Any:
    """Read the registers of the top module into a ``State`` of the golden model: ``name_q`` into the field ``name``."""
    cleared = vars(state())
    return state(**{name: type(value)(int(getattr(dut, f"{name}_q").value)) for name, value in cleared.items()})
