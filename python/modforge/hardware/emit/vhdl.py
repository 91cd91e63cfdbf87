"""The declaration of an emitted core as a component of VHDL."""

from __future__ import annotations

from collections.abc import Sequence
from string import Template

from modforge.cores.model.ports import Port

PACKAGE = Template("""\
-- $top as a component of VHDL. Written by modforge; the core itself is SystemVerilog: $top.f.
--
--   use work.${top}_component.all;
--   ...
--   u_core : $top port map (...);

library ieee;
use ieee.std_logic_1164.all;

package ${top}_component is

  component $top is
    port (
$ports
    );
  end component;

end package;
""")

DIRECTIONS = {"input": "in ", "output": "out"}


def component(top: str, ports: Sequence[Port]) -> str:
    """Return a package with the component ``top``; ``ports`` are in numbers."""
    longest = max(len(port.name) for port in ports)
    lines = [f"      {port.name:{longest}} : {DIRECTIONS[port.direction]} {_type(port)}" for port in ports]
    return PACKAGE.substitute(top=top, ports=";\n".join(lines))


def _type(port: Port) -> str:
    return f"std_logic_vector({port.high} downto 0)" if port.high else "std_logic"
