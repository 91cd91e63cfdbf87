"""The catalogue: every core, its files, its parameters and its cost in clock cycles.

>>> core("mont_csa42").cycles(255)
257
>>> core("mont_cas42")
Traceback (most recent call last):
...
modforge.hardware.errors.UnknownCoreError: no core is called 'mont_cas42'; the cores are: mont_csa42
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modforge.hardware.errors import ConfigurationError, UnknownCoreError

RTL = Path(__file__).resolve().parent.parent / "rtl"
"""The folder that holds the SystemVerilog sources, a folder for each core."""


@dataclass(frozen=True)
class Core:
    """One core of the catalogue, for every width."""

    name: str
    """The name of the core, of its folder and of its top module."""

    title: str
    """What it computes, in one line."""

    source: str
    """The publication that the algorithm comes from."""

    files: tuple[str, ...]
    """The sources in order of compilation, relative to :data:`RTL`; the last one holds the top module."""

    least_bits: int
    """The smallest width of the modulus that the core is made for."""

    most_bits: int
    """The largest width of the modulus that the flow is tried with."""

    formula: str
    """Cycles from the edge that accepts the operands to the result, in terms of the width k."""

    cycles: Callable[[int], int]
    """The same as a function of the width."""

    interval: Callable[[int], int]
    """Cycles from one product to the next when operands and receiver are always ready."""

    montgomery_exponent: Callable[[int], int]
    """The exponent r of R = 2^r, the factor that one multiplication removes."""

    def paths(self) -> list[Path]:
        """Return the sources in order of compilation."""
        return [RTL / file for file in self.files]

    def parameters(self, bits: int) -> dict[str, int]:
        """Return the parameters of the top module for moduli of up to ``bits`` bits."""
        if not self.least_bits <= bits <= self.most_bits:
            raise ConfigurationError(f"{self.name} is made for {self.least_bits} to {self.most_bits} bits, not {bits}")
        return {"Bits": bits}

    def check_modulus(self, bits: int, modulus: int) -> None:
        """Raise :class:`ConfigurationError` unless the core of this width takes this modulus."""
        self.parameters(bits)
        if modulus < 1 or modulus % 2 == 0:
            raise ConfigurationError(f"{self.name} needs an odd positive modulus, not {modulus}")
        if modulus.bit_length() > bits:
            raise ConfigurationError(f"a modulus of {modulus.bit_length()} bits does not fit {self.name} of {bits}")

    def as_dict(self) -> dict[str, Any]:
        """Return what describes the core as plain data."""
        return {
            "name": self.name,
            "title": self.title,
            "source": self.source,
            "files": list(self.files),
            "least_bits": self.least_bits,
            "most_bits": self.most_bits,
            "formula": self.formula,
        }


CORES: tuple[Core, ...] = (
    Core(
        name="mont_csa42",
        title="Montgomery multiplier, four-to-two carry-save, one bit a clock",
        source="Garg & Vig, algorithm I; McIvor, McLoone & McCanny 2004",
        files=("common/csa32.sv", "common/csa42.sv", "mont_csa42/mont_csa42.sv"),
        least_bits=2,
        most_bits=16384,
        formula="k + 2",
        cycles=lambda bits: bits + 2,
        interval=lambda bits: bits + 2,
        montgomery_exponent=lambda bits: bits + 2,
    ),
)
"""All cores, in the order in which they are listed."""


def core(name: str) -> Core:
    """Return the core called ``name``, or raise :class:`UnknownCoreError` with the names there are."""
    for candidate in CORES:
        if candidate.name == name:
            return candidate
    names = ", ".join(candidate.name for candidate in CORES)
    raise UnknownCoreError(f"no core is called {name!r}; the cores are: {names}")
