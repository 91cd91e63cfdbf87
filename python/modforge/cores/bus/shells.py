"""The bus shells: which one puts a core of which kind on which bus.

A shell stands beside its core; the flow that writes a core out connects the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from modforge.cores.model.core import CORES_FOLDER, Core, Kind
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.parameters import Parameters

Bus = Literal["axi-lite", "axi-stream"]

BUSES: tuple[Bus, ...] = get_args(Bus)


@dataclass(frozen=True)
class Shell:
    """One bus shell."""

    name: str
    """The name of its module, and of its bench."""

    title: str
    bus: Bus

    kind: Kind
    """The kind of cores that it serves."""

    files: tuple[str, ...]
    """The sources in order of compilation, relative to :data:`CORES_FOLDER`."""

    shared: tuple[str, ...] = ()
    """The parameters that it has from its core, by name and value."""

    exponent: str = ""
    """Its parameter that is the core's exponent of R, where it has one."""

    software: tuple[str, ...] = ()
    """Register description and driver, relative to :data:`CORES_FOLDER`."""

    @property
    def prefix(self) -> str:
        """The kind of its cores in short: its ports to the core, its registers and its driver begin with that."""
        return self.name.split("_", maxsplit=1)[0]

    def paths(self) -> list[Path]:
        """Return the sources in order of compilation."""
        return [CORES_FOLDER / file for file in self.files]

    def parameters(self, core: Core, parameters: Parameters) -> Parameters:
        """Return the shell's own parameters beside a core with these ``parameters``."""
        own = {name: parameters[name] for name in self.shared}
        return own | {self.exponent: core.montgomery_exponent(parameters)} if self.exponent else own

    def widths(self, own: Parameters) -> Parameters:
        """Return what stands in the widths of its ports: its ``own`` parameters, and what the source makes of them."""
        return {**own, "InverseBits": max(1, own["Exponent"])} if self.name == "vdf_axi_lite" else own


LITE = ("common/rtl/skid_buffer.sv", "common/rtl/axi_lite_slave.sv", "bus/rtl/interrupt_registers.sv")
STREAM = ("bus/rtl/packet_buffer.sv", "bus/rtl/stream_register.sv")


def _software(name: str) -> tuple[str, ...]:
    return (
        f"bus/registers/{name}_registers.md",
        f"bus/registers/{name}_registers.h",
        "bus/driver/modforge_bus.h",
        f"bus/driver/modforge_{name}.h",
        f"bus/driver/modforge_{name}.c",
    )


SHELLS = (
    Shell(
        name="mont_axi_lite",
        title="AXI4-Lite",
        bus="axi-lite",
        kind="multiplier",
        files=(*LITE, "bus/rtl/operand_window.sv", "bus/rtl/mont_axi_lite.sv"),
        shared=("Bits",),
        exponent="MontgomeryExponent",
        software=_software("mont"),
    ),
    Shell(
        name="mont_axi_stream",
        title="AXI4-Stream",
        bus="axi-stream",
        kind="multiplier",
        files=(*STREAM, "bus/rtl/mont_axi_stream.sv"),
        shared=("Bits",),
    ),
    Shell(
        name="rsa_axi_lite",
        title="AXI4-Lite",
        bus="axi-lite",
        kind="exponentiator",
        files=(*LITE, "bus/rtl/rsa_axi_lite.sv"),
        shared=("Bits", "Multiplier", "Crt"),
        software=_software("rsa"),
    ),
    Shell(
        name="rsa_axi_stream",
        title="AXI4-Stream",
        bus="axi-stream",
        kind="exponentiator",
        files=("bus/rtl/stream_register.sv", "bus/rtl/rsa_axi_stream.sv"),
    ),
    Shell(
        name="inv_axi_lite",
        title="AXI4-Lite",
        bus="axi-lite",
        kind="inverter",
        files=(*LITE, "bus/rtl/operand_window.sv", "bus/rtl/inv_axi_lite.sv"),
        shared=("Bits", "Exponent"),
        software=_software("inv"),
    ),
    Shell(
        name="inv_axi_stream",
        title="AXI4-Stream",
        bus="axi-stream",
        kind="inverter",
        files=(*STREAM, "bus/rtl/inv_axi_stream.sv"),
        shared=("Bits",),
    ),
    Shell(
        name="vdf_axi_lite",
        title="AXI4-Lite",
        bus="axi-lite",
        kind="delay_function",
        files=(*LITE, "bus/rtl/operand_window.sv", "bus/rtl/vdf_axi_lite.sv"),
        shared=("Bits",),
        exponent="Exponent",
        software=_software("vdf"),
    ),
)
"""All shells."""


def buses(core: Core) -> list[Bus]:
    """Return the buses that there is a shell for."""
    return [candidate.bus for candidate in SHELLS if candidate.kind == core.kind]


def shell(core: Core, bus: Bus) -> Shell:
    """Return the shell that puts ``core`` on ``bus``."""
    for candidate in SHELLS:
        if candidate.kind == core.kind and candidate.bus == bus:
            return candidate
    raise ConfigurationError(f"no shell puts {core.name} on {bus}")
