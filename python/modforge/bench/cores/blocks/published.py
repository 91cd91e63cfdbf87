"""The multipliers of Noyez et al. for DSP48E2, and what is compared of a multiplier of blocks."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

NOYEZ: dict[str, Any] = json.loads((Path(__file__).parent / "noyez.json").read_text(encoding="utf-8"))
"""Two lines of each width from the results of Noyez et al."""


@dataclass(frozen=True)
class Line:
    """One multiplier: blocks, and cycles of a product and from one to the next."""

    name: str
    dsp: int
    cycles: int
    interval: int
    lut: int | None = None
    ff: int | None = None

    @property
    def delay_cost(self) -> int:
        """Blocks times cycles of a product."""
        return self.dsp * self.cycles

    @property
    def interval_cost(self) -> int:
        """Blocks times cycles from one product to the next."""
        return self.dsp * self.interval


def published(bits: int) -> tuple[Line, Line]:
    """Return the published multiplier with the least blocks × cycles, and that with the least to the next product.

    >>> few, many = published(1024)
    >>> few.delay_cost, many.interval_cost
    (9696, 7564)
    """
    few, many = (NOYEZ[str(bits)][which] for which in ("few", "many"))
    return _published(few), _published(many)


def _published(line: Mapping[str, Any]) -> Line:
    return Line(f"published: {line['name']}", *(line[name] for name in ("dsp", "cycles", "interval", "lut", "ff")))
