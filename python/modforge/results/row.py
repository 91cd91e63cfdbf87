"""One result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Self

from modforge.results.question import content_hash


@dataclass(frozen=True)
class Row:
    """One result.

    ``kind`` is one of ``check``, ``measure``, ``target``, ``simulate``, ``synthesize``, ``place``, ``prove``,
    ``attempt`` (a run that failed).
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

    @classmethod
    def of(
        cls,
        kind: str,
        subject: str,
        inputs: Mapping[str, Any],
        tools: Mapping[str, str],
        outputs: Mapping[str, Any],
    ) -> Self:
        """Return the row of something found now."""
        key = content_hash(kind, subject, inputs, tools)
        now = datetime.now(UTC).isoformat(timespec="seconds")
        return cls(key, kind, subject, dict(inputs), dict(tools), dict(outputs), now)

    def as_dict(self) -> dict[str, Any]:
        """Return the row as plain data for JSON."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}
