"""The description of a core: its files, its parameters and its cost in clock cycles."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from modforge.cores.model.errors import ConfigurationError, ParameterError
from modforge.cores.model.operands import Form, Operands
from modforge.cores.model.parameters import NO_SETTINGS, Formula, Parameters, Setting, bound
from modforge.cores.model.ports import Port, read_ports
from modforge.cores.model.properties import Property
from modforge.cores.model.vendor_blocks import VendorBlock
from modforge.errors import meant, shown
from modforge.numerals import to_decimal

CORES_FOLDER = Path(__file__).resolve().parents[1]
"""The folder that holds the cores, a folder for each."""

INCLUDED = CORES_FOLDER / "common" / "rtl" / "refuse_if.svh"
"""The file that sources include. A tool that reads them is given its folder."""

INCLUDE = f"-I{INCLUDED.parent}"
"""The option for that of Verilator, Icarus and slang."""

SHOWN_BITS = (64, 128, 256, 512, 1024, 2048, 4096)
"""Widths at which defaults and bounds of parameters are shown."""

Kind = Literal["multiplier", "redundant_multiplier", "modular_squarer", "exponentiator", "inverter", "delay_function"]
"""Cores of one kind have the same ports, share a bench and are written out by the same code."""


@dataclass(frozen=True)
class Core:
    """One core, for every width."""

    name: str
    """The name of the core, of its folder, of its top module, of its bench and of its golden model."""

    kind: Kind

    title: str
    """One line that says what it computes, and how."""

    purpose: str
    """A few words that say what it computes, for a table of all cores."""

    source: str
    """The publication that the algorithm comes from."""

    files: tuple[str, ...]
    """The sources in order of compilation, relative to :data:`CORES_FOLDER`; the last one holds the top module."""

    min_bits: int
    """The smallest width of the modulus that the core is made for."""

    max_bits: int
    """The largest width of the modulus that the flow is tried with."""

    operands: Form
    """Whether numbers travel as carry-save pairs, as plain words or in redundant digits."""

    cycles: Formula
    """Cycles from the edge that accepts the operands to the result."""

    interval: Formula
    """Cycles from one product to the next when operands and receiver are always ready."""

    montgomery_exponent: Formula
    """The exponent r of R = 2^r, the factor that one multiplication removes."""

    settings: tuple[Setting, ...] = ()
    """The parameters of the top module other than ``Bits``."""

    mode_cycles: tuple[Formula, ...] = ()
    """For an inverter: the maximum of cycles in each mode."""

    fixed_cycles: bool = True
    """Whether the cycles depend on sizes and modes alone, never on the numbers."""

    lut: Formula | None = None
    """About how many tables of six inputs it takes on UltraScale+, where that is known as a formula."""

    ff: Formula | None = None
    """The same for flip-flops."""

    dsp: Formula | None = None
    """The same for DSP blocks; exact where it is 0, of a core that multiplies nowhere."""

    min_modulus: int = 1

    depth: int = 1
    """How many levels of modules its bench looks into, the top module's own being the first."""

    version: str = "0.1.0"
    """The version of its ports, parameters and promises. Before 1.0.0 a change that a design around it must follow (a
    port, a parameter, a form of operands, a cycle) raises the second number, and any other change the third; from
    1.0.0 on the first, and an addition the second."""

    properties: tuple[Property, ...] = ()
    """The properties that are proved of the core."""

    written_checkers: Mapping[str, Callable[[Core, Parameters, str], str]] = field(default_factory=dict)
    """By property, what writes its checker, for these parameters and with this name, where that is no file."""

    derived: Callable[[Parameters], Parameters] = lambda _: {}
    """Constants that the source makes of its parameters, as far as the ranges of ports have their names."""

    clash: Callable[[Parameters], str | None] = lambda _: None
    """Why parameters, each in its range, do not go together."""

    vendor_block: Callable[[Parameters], VendorBlock | None] = lambda _: None
    """The block of a device that the core is made of with these parameters."""

    unused: Callable[[Parameters], Collection[str]] = lambda _: ()
    """The folders with sources of which these parameters instantiate nothing."""

    def paths(self) -> list[Path]:
        """Return the sources in order of compilation."""
        return [CORES_FOLDER / file for file in self.files]

    def benches(self) -> tuple[str, ...]:
        """Return the modules with the cocotb tests: those of its kind, and its own."""
        return (f"modforge.cores.kinds.{self.kind}.bench", f"modforge.cores.{self.name}.bench")

    def checkers(self) -> list[Path]:
        """Return the sources of the checkers: parts that its kind shares, and its own."""
        folders = (CORES_FOLDER / "kinds" / self.kind, CORES_FOLDER / self.name)
        return [path for folder in folders for path in sorted((folder / "formal").glob("*.sv"))]

    def used_paths(self, parameters: Parameters) -> list[Path]:
        """Return those of :meth:`paths` without which these parameters cannot be compiled."""
        unused = self.unused(parameters)
        return [CORES_FOLDER / file for file in self.files if file.partition("/")[0] not in unused]

    def models(self, parameters: Parameters) -> list[Path]:
        """Return further sources, which a simulator needs and synthesis must not see."""
        block = self.vendor_block(parameters)
        return [CORES_FOLDER / block.model] if block else []

    def check_family(self, parameters: Parameters, family: str) -> None:
        """Raise :class:`ConfigurationError` unless ``family`` has the block that the core is made of."""
        block = self.vendor_block(parameters)
        if block and family not in block.families:
            has = " and ".join(block.families)
            raise ConfigurationError(
                f"{self.name} with these parameters is made of {block.name}, a block of {has}, not of {family}"
            )

    def parameters(self, bits: int, settings: Mapping[str, int] = NO_SETTINGS) -> Parameters:
        """Return all parameters of the top module for moduli of up to ``bits`` bits.

        ``settings`` are values for the core's own parameters; the others have their defaults.
        """
        if not self.min_bits <= bits <= self.max_bits:
            raise ConfigurationError(f"{self.name} is made for {self.min_bits} to {self.max_bits} bits, not {bits}")
        own = {setting.name for setting in self.settings}
        for name in settings.keys() - own:
            if name == "Bits":
                raise ParameterError(f"Bits of {self.name} is the width, which is given by itself: --bits, not --set")
            names = f"it has {', '.join(sorted(own))}" if own else "it has none but Bits"
            raise ParameterError(f"{self.name} has no parameter {name}{meant(name, own) or f'; {names}'}")
        parameters = {"Bits": bits}
        for setting in self.settings:
            if setting.goes_with:
                other, needed = setting.goes_with
                if parameters[other] != needed:
                    if setting.name in settings:
                        raise ParameterError(
                            f"{self.name} has {setting.name} only with {other} = {needed}, "
                            f"and {other} is {parameters[other]}"
                        )
                    continue
            value = settings.get(setting.name, setting.unset(parameters))
            low, high = setting.min_value(bits), setting.max_value(bits)
            if not low <= value <= high:
                bounds = bound(low) if low == high else f"{bound(low)} to {bound(high)}"
                raise ParameterError(
                    f"{setting.name} of {self.name} is {bounds} at {bits} bits, not {shown(to_decimal(value))}"
                )
            parameters[setting.name] = value
        if reason := self.clash(parameters):
            raise ParameterError(f"{self.name}: {reason}")
        return parameters

    def own(self, parameters: Parameters) -> dict[str, int]:
        """Return the parameters without the width."""
        return {setting.name: parameters[setting.name] for setting in self.settings if setting.name in parameters}

    def changed(self, parameters: Parameters) -> dict[str, int]:
        """Return those of :meth:`own` that are not at their defaults."""
        unset = {setting.name: setting.unset(parameters) for setting in self.settings if setting.name in parameters}
        return {name: value for name, value in self.own(parameters).items() if value != unset[name]}

    def check_modulus(self, bits: int, modulus: int, settings: Mapping[str, int] = NO_SETTINGS) -> None:
        """Raise :class:`ConfigurationError` unless the core of this width takes this modulus at run time."""
        parameters = self.parameters(bits, settings)
        if parameters.get("Crt"):
            raise ConfigurationError(f"{self.name} with Crt needs both primes; it has no --modulus")
        if "Modulus" in parameters:
            raise ConfigurationError(f"{self.name} is made for one modulus, its parameter Modulus, and takes no other")
        if modulus.bit_length() > bits:
            raise ConfigurationError(f"a modulus of {modulus.bit_length()} bits does not fit {self.name} of {bits}")
        if modulus < self.min_modulus or modulus % 2 == 0:
            least = f" of at least {self.min_modulus}" if self.min_modulus > 1 else ""
            number = shown(to_decimal(modulus))
            raise ConfigurationError(f"{self.name} needs an odd positive modulus{least}, not {number}")

    def numbers(self, parameters: Parameters) -> Operands:
        """Return the source of operands for the core with these parameters."""
        return Operands(parameters["Bits"], self.montgomery_exponent(parameters), self.operands)

    def ports(self) -> list[Port]:
        """Return the ports of the top module as its source has them."""
        return read_ports(self.paths()[-1])

    def port_names(self, parameters: Parameters) -> Parameters:
        """Return the values of the names in the ranges of the ports."""
        return parameters | self.derived(parameters)

    def _described(self, setting: Setting) -> dict[str, Any]:
        """Return a parameter as plain data, its default and bounds at some widths."""
        widths = [bits for bits in SHOWN_BITS if self.min_bits <= bits <= self.max_bits]
        return {
            "name": setting.name,
            "what": setting.what,
            "at_bits": {
                str(bits): {
                    "default": setting.default(bits),
                    "min": setting.min_value(bits),
                    "max": setting.max_value(bits),
                }
                for bits in widths
            },
        }

    def as_dict(self) -> dict[str, Any]:
        """Return what describes the core as plain data."""
        return {
            "name": self.name,
            "kind": self.kind,
            "title": self.title,
            "source": self.source,
            "files": list(self.files),
            "min_bits": self.min_bits,
            "max_bits": self.max_bits,
            "settings": [self._described(setting) for setting in self.settings],
            "ports": [port.as_dict() for port in self.ports()],
            "operands": self.operands,
            "cycles": self.cycles.text,
            "interval": self.interval.text,
            "mode_cycles": [formula.text for formula in self.mode_cycles],
            "montgomery_exponent": self.montgomery_exponent.text,
            "properties": [{"name": each.name, "what": each.what} for each in self.properties],
        }
