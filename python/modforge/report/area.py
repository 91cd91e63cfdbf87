"""Area of the core by synthesis, one line for each device family."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

FAMILIES = {
    "xcup": "UltraScale+",
    "xcu": "UltraScale",
    "xc7": "7 series",
    "xc4v": "Virtex-4",
    "xcve": "Virtex-E",
    "xc2v": "Virtex-II",
}


@dataclass(frozen=True)
class Area:
    """Cells after synthesis for one family, neither placed nor routed."""

    subject: str
    family: str
    bits: int
    lut: int
    ff: int
    carry: int
    dsp: int

    @property
    def lut_a_bit(self) -> float:
        """LUTs for each bit of the modulus."""
        return self.lut / self.bits


def areas(rows: Sequence[Mapping[str, Any]]) -> tuple[Area, ...]:
    """Return the syntheses in ``rows``."""
    return tuple(
        Area(
            row["subject"],
            FAMILIES.get(row["inputs"]["family"], row["inputs"]["family"]),
            row["inputs"]["bits"],
            row["outputs"]["lut"],
            row["outputs"]["ff"],
            row["outputs"]["carry"],
            row["outputs"]["dsp"],
        )
        for row in rows
        if row["kind"] == "synthesize"
    )
