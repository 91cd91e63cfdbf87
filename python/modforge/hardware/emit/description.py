"""The description of an emitted core for FuseSoC."""

from __future__ import annotations

import json
from collections.abc import Sequence
from string import Template

DESCRIPTION = Template("""\
CAPI=2:
name: modforge:generated:$top:$version
description: $description

filesets:
  rtl:
    files:
      - $included: {is_include_file: true}
$files
    file_type: systemVerilogSource
$models$plain  tb:
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
$target""")

MODELS = Template("""\
  models:
    files:
$files
    file_type: verilogSource-2005
""")
"""A simulator and a lint need them; synthesis knows the blocks."""

PLAIN = Template("""\
  verilog:
    files:
      - $top.v
    file_type: verilogSource-2005
""")

TARGET = Template("""\
  verilog:
    filesets: [verilog]
    toplevel: $top
""")
"""The same core in plain Verilog."""


def description(
    top: str, version: str, title: str, included: str, sources: Sequence[str], models: Sequence[str], verilog: bool
) -> str:
    """Return the description of ``top``, with targets that simulate and lint it, and with one of ``verilog``."""
    return DESCRIPTION.substitute(
        top=top,
        version=version,
        description=json.dumps(title),  # YAML reads it as it is
        included=included,
        files=_listed(sources),
        models=MODELS.substitute(files=_listed(models)) if models else "",
        simulated="rtl, models" if models else "rtl",
        plain=PLAIN.substitute(top=top) if verilog else "",
        target=TARGET.substitute(top=top) if verilog else "",
    )


def _listed(files: Sequence[str]) -> str:
    return "\n".join(f"      - {name}" for name in files)
