"""The top that sets the parameters of a core: its ports are those of the core, with their widths in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import Template

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters, literals
from modforge.cores.model.ports import Port

TOP = Template("""\
// $title; $moduli.
// Written by modforge: $core with its parameters set. Contract and ranges: $core.sv.

module $top (
$ports
);

  $core #(
$settings
  ) u_core (
$pins
  );

endmodule
""")


def top(core: Core, parameters: Parameters, name: str) -> str:
    """Return the top module ``name``."""
    ports = core.ports()
    modulus = parameters.get("Modulus")
    return TOP.substitute(
        title=core.title,
        moduli=f"M = {modulus:#x}" if modulus else f"moduli of up to {parameters['Bits']} bits",
        core=core.name,
        top=name,
        ports=declared(ports, core.port_names(parameters)),
        settings=connected(literals(parameters)),
        pins=connected({port.name: port.name for port in ports}),
    )


def declared(ports: Sequence[Port], named: Mapping[str, int]) -> str:
    """Return the ports of a module, in the groups that they have in the source, each group aligned."""
    groups: list[list[Port]] = []
    for port in ports:
        if port.begins_group or not groups:
            groups.append([])
        groups[-1].append(port)
    return ",\n\n".join(_group(group, named) for group in groups)


def _group(ports: Sequence[Port], named: Mapping[str, int]) -> str:
    directions = max(len(port.direction) for port in ports)
    spans = max(len(port.span(named)) for port in ports)
    fields = [(f"{port.direction:{directions}} logic", f"{port.span(named):{spans}}", port.name) for port in ports]
    return ",\n".join("    " + " ".join(part for part in each if part) for each in fields)


def connected(values: Mapping[str, str]) -> str:
    """Return named connections, of ports or of parameters."""
    longest = max(map(len, values))
    return ",\n".join(f"      .{name:{longest}}({value})" for name, value in values.items())
