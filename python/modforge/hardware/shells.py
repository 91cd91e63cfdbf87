"""The bus shells: which one puts a core of which kind on which bus.

A shell stands beside its core; the top that connects the two is written by :mod:`modforge.hardware.emit_shell`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from modforge.hardware.catalogue import RTL, Core, Kind
from modforge.hardware.errors import ConfigurationError

Bus = Literal["axi-lite", "axi-stream"]

BUSES: tuple[Bus, ...] = get_args(Bus)


@dataclass(frozen=True)
class Shell:
    """One bus shell."""

    name: str
    """The name of its module, and of its bench."""

    bus: Bus

    kind: Kind
    """The kind of cores that it serves."""

    files: tuple[str, ...]
    """The sources in order of compilation, relative to :data:`RTL`."""

    def paths(self) -> list[Path]:
        """Return the sources in order of compilation."""
        return [RTL / file for file in self.files]


SLAVE = ("common/skid_buffer.sv", "common/axi_lite_slave.sv")

SHELLS = (
    Shell(
        "mont_axi_lite",
        "axi-lite",
        "multiplier",
        (*SLAVE, "bus/operand_window.sv", "bus/mont_axi_lite.sv"),
    ),
    Shell("mont_axi_stream", "axi-stream", "multiplier", ("bus/mont_axi_stream.sv",)),
    Shell("rsa_axi_lite", "axi-lite", "exponentiator", (*SLAVE, "bus/rsa_axi_lite.sv")),
    Shell("rsa_axi_stream", "axi-stream", "exponentiator", ("bus/rsa_axi_stream.sv",)),
)
"""All shells."""


def shell(core: Core, bus: Bus) -> Shell:
    """Return the shell that puts ``core`` on ``bus``."""
    for candidate in SHELLS:
        if candidate.kind == core.kind and candidate.bus == bus:
            return candidate
    raise ConfigurationError(f"no shell puts {core.name} on {bus}")
