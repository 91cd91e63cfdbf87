"""The top that connects a core and its bus shell.

The ports of the shell are read from its source. Those with the prefix of its core (``mont_``, ``vdf_``, …) go to
the core, where they have the same name without the prefix and the other direction; the others are the ports of the top.
"""

from __future__ import annotations

from string import Template

from modforge.cores.bus.shells import Shell
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters, literals
from modforge.cores.model.ports import Port, read_ports
from modforge.hardware.emit.top import connected, declared

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


def top(core: Core, parameters: Parameters, name: str, shell: Shell) -> str:
    """Return the top module ``name``."""
    prefix = shell.prefix + "_"
    ports = read_ports(shell.paths()[-1])
    outer = [port for port in ports if not port.name.startswith(prefix)]
    inner = [port for port in ports if port.name.startswith(prefix)]
    wires = {port.name: _wire(port.name) for port in inner}
    pins = {shell.renamed.get(pin, pin): wires[port.name] for port in inner for pin in [_core_port(port, prefix)]}
    widths = {port.name: port.high_bit(core.port_names(parameters)) + 1 for port in core.ports()}
    tied = {pin: f"{{{widths[pin]}{{1'b0}}}}" for pin in shell.tied}
    unused = {pin: f"unused_{pin[:-2]}" for pin in shell.unused}
    own = shell.parameters(core, parameters)
    named = shell.port_names(own)
    lines = [f"  logic {' '.join(filter(None, (port.span(named), wires[port.name])))};" for port in inner]
    lines += [f"  logic {wire};" for wire in unused.values()]
    return TOP.substitute(
        title=core.title,
        bus=shell.title,
        bits=parameters["Bits"],
        core=core.name,
        shell=shell.name,
        top=name,
        ports=declared(outer, named),
        wires="\n".join(lines),
        shell_settings=f" #(\n{connected(literals(own))}\n  )" if own else "",
        shell_pins=connected({port.name: wires.get(port.name, port.name) for port in ports}),
        core_settings=connected(literals(parameters)),
        core_pins=connected({"clk_i": "aclk", "rst_ni": "aresetn"} | pins | tied | unused),
    )


def _wire(port: str) -> str:
    """Return the name of the wire at a port of the shell: the core has inputs and outputs of the same name."""
    return ("to_" if port.endswith("_o") else "from_") + port[:-2]


def _core_port(port: Port, prefix: str) -> str:
    other = {"i": "o", "o": "i"}
    name = port.name.removeprefix(prefix)
    return name[:-1] + other[name[-1]]
