"""What is written for a core on a bus: a top that connects shell and core.

The ports of the shell are read from its source. Those with the prefix of its core (``mont_``, ``vdf_``, …) go to
the core, where they have the same name without the prefix and the other direction; the others are the ports of the top.
"""

from __future__ import annotations

from string import Template

from modforge.cores.bus.shells import Shell
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters
from modforge.cores.model.ports import Port, read_ports

TOP = Template("""\
// $title, on $bus; moduli of up to $bits bits.
// Written by modforge: $core and its shell $shell, with their parameters set.
// Contracts: $core.sv, $shell.sv.

module $top (
$ports
);

$wires

  $shell$shell_settings u_shell (
$shell_pins
  );

  $core #(
$core_settings
  ) u_core (
$core_pins
  );

endmodule
""")

RENAMED = {"multiplier": {"a_i": "a1_i", "b_i": "b1_i"}}
"""Ports of the core that the shell calls otherwise."""

TIED = {"multiplier": {"a2_i": "{width{1'b0}}", "b2_i": "{width{1'b0}}"}}
"""Inputs of a core that its shells do not drive: numbers on a bus are plain."""

UNUSED = {"rsa_axi_lite": ("read_last_o",), "rsa_axi_stream": ("busy_o",)}
"""Outputs of the core that a shell does not look at."""


def top(core: Core, parameters: Parameters, name: str, shell: Shell) -> str:
    """Return the top module ``name``."""
    prefix = shell.prefix + "_"
    ports = read_ports(shell.paths()[-1])
    outer = [port for port in ports if not port.name.startswith(prefix)]
    inner = [port for port in ports if port.name.startswith(prefix)]
    bits = parameters["Bits"]
    wires = {port.name: _wire(port.name) for port in inner}
    renamed = RENAMED.get(core.kind, {})
    pins = {
        renamed.get(pin, pin): wires[port] for port, pin in ((port.name, _core_port(port, prefix)) for port in inner)
    }
    tied = {pin: value.replace("width", str(bits + 1)) for pin, value in TIED.get(core.kind, {}).items()}
    unused = {pin: f"unused_{pin[:-2]}" for pin in UNUSED.get(shell.name, ())}
    own = shell.parameters(core, parameters)
    named = shell.widths(own)
    declared = [f"  logic {_width(port.width, named)}{wires[port.name]};" for port in inner]
    declared += [f"  logic {wire};" for wire in unused.values()]
    core_pins = {"clk_i": "aclk", "rst_ni": "aresetn"} | pins | tied | unused
    return TOP.substitute(
        title=core.title,
        bus=shell.title,
        bits=bits,
        core=core.name,
        shell=shell.name,
        top=name,
        ports=",\n".join(f"    {port.direction:6} logic {_width(port.width, named)}{port.name}" for port in outer),
        wires="\n".join(declared),
        shell_settings=f" #(\n{_named(own)}\n  )" if own else "",
        shell_pins=_named({port.name: wires.get(port.name, port.name) for port in ports}),
        core_settings=_named(parameters),
        core_pins=_named(core_pins),
    )


def _wire(port: str) -> str:
    """Return the name of the wire at a port of the shell: the core has inputs and outputs of the same name."""
    return ("to_" if port.endswith("_o") else "from_") + port[:-2]


def _core_port(port: Port, prefix: str) -> str:
    other = {"i": "o", "o": "i"}
    name = port.name.removeprefix(prefix)
    return name[:-1] + other[name[-1]]


def _width(text: str, named: Parameters) -> str:
    """Return a range in numbers: the only expressions are constants of the shell, and those less 1."""
    if not text:
        return ""
    name, less, _ = text.partition("-1")
    high = named[name] - (less != "") if name in named else text
    return f"[{high}:0] "


def _named(values: dict[str, str] | dict[str, int]) -> str:
    return ",\n".join(f"      .{name}({value})" for name, value in values.items())
