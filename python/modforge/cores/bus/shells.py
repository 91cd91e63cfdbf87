"""The bus shells: which one puts a core of which kind on which bus.

Shell and core are two modules; the flow that writes a core out connects them in a top.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
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

    derived: Callable[[Parameters], Parameters] = lambda _: {}
    """Constants that the source makes of its own parameters, as far as the ranges of ports have their names."""

    renamed: Mapping[str, str] = field(default_factory=dict)
    """Ports of the core that the shell has by another name, from the shell's name to the core's."""

    tied: tuple[str, ...] = ()
    """Inputs of the core that are 0: numbers on a bus are plain."""

    unused: tuple[str, ...] = ()
    """Outputs of the core that the shell does not look at."""

    bench: tuple[str, ...] = ()
    """The files of its bench, in ``benches``."""

    software: tuple[str, ...] = ()
    """Register description and driver, relative to :data:`CORES_FOLDER`."""

    def uvm(self) -> list[Path]:
        """Return the register model for UVM, where there are registers."""
        return [CORES_FOLDER / f"bus/registers/{self.prefix}_registers_uvm.sv"] if self.software else []

    def memory_map(self) -> Path | None:
        """Return the registers in IP-XACT, where there are some."""
        return CORES_FOLDER / f"bus/registers/{self.prefix}_registers.xml" if self.software else None

    @property
    def prefix(self) -> str:
        """The kind of its cores in short: its ports to the core, its registers and its driver begin with that."""
        return self.name.split("_", maxsplit=1)[0]

    def paths(self) -> list[Path]:
        """Return the sources in order of compilation."""
        return [CORES_FOLDER / file for file in self.files]

    def parameters(self, core: Core, parameters: Parameters) -> Parameters:
        """Return the shell's own parameters for a core with these ``parameters``."""
        own = {name: parameters[name] for name in self.shared}
        return own | {self.exponent: core.montgomery_exponent(parameters)} if self.exponent else own

    def port_names(self, own: Parameters) -> Parameters:
        """Return the values of the names in the ranges of the ports."""
        return own | self.derived(own)

    def benches(self) -> tuple[str, ...]:
        """Return the modules with the cocotb tests."""
        return tuple(f"modforge.cores.bus.benches.{name}" for name in self.bench)


LITE = (
    "common/rtl/skid_buffer.sv",
    "common/rtl/axi_lite_slave.sv",
    "bus/rtl/interrupt_registers.sv",
    "bus/rtl/register_page.sv",
)
STREAM = ("bus/rtl/packet_buffer.sv", "bus/rtl/stream_register.sv")


def _software(name: str) -> tuple[str, ...]:
    return (
        f"bus/registers/{name}_registers.md",
        f"bus/registers/{name}_registers.h",
        f"bus/registers/{name}.rdl",
        "bus/driver/modforge_bus.h",
        f"bus/driver/modforge_{name}.h",
        f"bus/driver/modforge_{name}.c",
    )


PLAIN = {"a_i": "a1_i", "b_i": "b1_i"}
"""A multiplier has pairs where a bus has numbers."""

SHELLS = (
    Shell(
        name="mont_axi_lite",
        title="AXI4-Lite",
        bus="axi-lite",
        kind="multiplier",
        files=(*LITE, "bus/rtl/operand_window.sv", "bus/rtl/mont_axi_lite.sv"),
        shared=("Bits",),
        exponent="MontgomeryExponent",
        renamed=PLAIN,
        tied=("a2_i", "b2_i"),
        bench=("windowed_shell",),
        software=_software("mont"),
    ),
    Shell(
        name="mont_axi_stream",
        title="AXI4-Stream",
        bus="axi-stream",
        kind="multiplier",
        files=(*STREAM, "bus/rtl/mont_axi_stream.sv"),
        shared=("Bits",),
        renamed=PLAIN,
        tied=("a2_i", "b2_i"),
        bench=("packet_shell",),
    ),
    Shell(
        name="rsa_axi_lite",
        title="AXI4-Lite",
        bus="axi-lite",
        kind="exponentiator",
        files=(*LITE, "bus/rtl/rsa_axi_lite.sv"),
        shared=("Bits", "Multiplier", "Crt", "Check", "Blind"),
        unused=("read_last_o",),
        bench=("rsa_axi_lite",),
        software=_software("rsa"),
    ),
    Shell(
        name="rsa_axi_stream",
        title="AXI4-Stream",
        bus="axi-stream",
        kind="exponentiator",
        files=("bus/rtl/stream_register.sv", "bus/rtl/rsa_axi_stream.sv"),
        unused=("busy_o",),
        bench=("rsa_axi_stream",),
    ),
    Shell(
        name="inv_axi_lite",
        title="AXI4-Lite",
        bus="axi-lite",
        kind="inverter",
        files=(*LITE, "bus/rtl/operand_window.sv", "bus/rtl/inv_axi_lite.sv"),
        shared=("Bits", "Exponent"),
        bench=("windowed_shell", "inv_axi_lite"),
        software=_software("inv"),
    ),
    Shell(
        name="inv_axi_stream",
        title="AXI4-Stream",
        bus="axi-stream",
        kind="inverter",
        files=(*STREAM, "bus/rtl/inv_axi_stream.sv"),
        shared=("Bits",),
        bench=("packet_shell",),
    ),
    Shell(
        name="vdf_axi_lite",
        title="AXI4-Lite",
        bus="axi-lite",
        kind="delay_function",
        files=(*LITE, "bus/rtl/operand_window.sv", "bus/rtl/vdf_axi_lite.sv"),
        shared=("Bits",),
        exponent="Exponent",
        derived=lambda own: {"InverseBits": max(1, own["Exponent"])},
        bench=("vdf_axi_lite",),
        software=_software("vdf"),
    ),
)
"""All shells."""


DIGITS: tuple[Kind, ...] = ("redundant_multiplier", "modular_squarer")

INSIDE = ": to bring digits over a bus takes longer than to multiply; vdf_core has it inside, and a shell"


def shell_named(name: str) -> Shell:
    """Return the shell whose module has this name."""
    return next(candidate for candidate in SHELLS if candidate.name == name)


def buses(core: Core) -> list[Bus]:
    """Return the buses that there is a shell for."""
    return [candidate.bus for candidate in SHELLS if candidate.kind == core.kind]


def shell(core: Core, bus: Bus) -> Shell:
    """Return the shell that puts ``core`` on ``bus``."""
    for candidate in SHELLS:
        if candidate.kind == core.kind and candidate.bus == bus:
            return candidate
    raise ConfigurationError(f"no shell puts {core.name} on {bus}{INSIDE if core.kind in DIGITS else ''}")
