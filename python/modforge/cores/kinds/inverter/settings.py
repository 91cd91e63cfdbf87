"""The parameter that all inverters have."""

from __future__ import annotations

from modforge.cores.model.parameters import Setting

EXPONENT = Setting(
    "Exponent", "e of R = 2^e", default=lambda bits: bits, min_value=lambda bits: bits, max_value=lambda bits: bits + 4
)
"""The parameter that all inverters have; k + 2 suits most multipliers."""
