"""Every register of a design by its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cocotb.handle import HierarchyArrayObject, HierarchyObject, ValueObjectBase


def registers(scope: Any) -> Iterator[tuple[str, Any]]:
    """Yield path and handle of every register below a scope: every name that ends in ``_q`` or ``_nq``."""
    for child in scope:
        if isinstance(child, (HierarchyObject, HierarchyArrayObject)):
            yield from registers(child)
        elif isinstance(child, ValueObjectBase) and child._name.endswith(("_q", "_nq")):
            yield child._path, child
