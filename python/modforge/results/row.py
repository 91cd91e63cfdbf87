"""One result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Row:
    """One result.

    ``kind`` is one of ``check``, ``measure``, ``target``, ``simulate``, ``synthesize``, ``place``, ``prove``.
    ``subject`` names what was run, as in ``engine`` or ``core mont_csa42``. Names of figures end in their unit
    (``median_ns``, ``seconds``).
    """

    key: str
    kind: str
    subject: str
    inputs: dict[str, Any]
    tools: dict[str, str]
    outputs: dict[str, Any]
    created: str

    def as_dict(self) -> dict[str, Any]:
        """Return the row as plain data for JSON."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}
