"""Scripts that compile an emitted core out of context in Vivado and in Quartus.

Nobody has run them: neither tool can be had without an account. A test runs them in Tcl with commands that note their
arguments, so that at least the files are there and the Tcl is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from string import Template

VIVADO = Template("""\
# $top out of context in Vivado: vivado -mode batch -source ${top}_vivado.tcl -tclargs PART
# NOT RUN by modforge's tests, which have no Vivado: they check files and syntax alone.
cd [file dirname [file normalize [info script]]]
set part [expr {$$argc > 0 ? [lindex $$argv 0] : "xcku5p-ffvb676-2-e"}]
foreach source {
$sources
} { read_verilog -sv $$source }
read_xdc -mode out_of_context $top.xdc
synth_design -top $top -part $$part -mode out_of_context -include_dirs .
report_utilization -file ${top}_utilization.txt
opt_design
place_design
route_design
report_timing_summary -file ${top}_timing.txt
write_checkpoint -force $top.dcp
""")

QUARTUS = Template("""\
# $top out of context in Quartus: quartus_sh -t ${top}_quartus.tcl DEVICE
# NOT RUN by modforge's tests, which have no Quartus: they check files and syntax alone.
cd [file dirname [file normalize [info script]]]
load_package flow
set given [expr {[info exists quartus(args)] ? $$quartus(args) : $$argv}]
set device [expr {[llength $$given] > 0 ? [lindex $$given 0] : "10CX220YF780E5G"}]
project_new $top -overwrite
set_global_assignment -name FAMILY "Cyclone 10 GX"
set_global_assignment -name DEVICE $$device
set_global_assignment -name TOP_LEVEL_ENTITY $top
set_global_assignment -name SEARCH_PATH .
foreach source {
$sources
} { set_global_assignment -name SYSTEMVERILOG_FILE $$source }
set_global_assignment -name SDC_FILE $top.sdc
set_instance_assignment -name VIRTUAL_PIN ON -to *
set_instance_assignment -name VIRTUAL_PIN OFF -to $clock
execute_flow -compile
project_close
""")


def scripts(top: str, sources: Sequence[str], clock: str) -> dict[str, str]:
    """Return the scripts by name."""
    listed = "\n".join(f"    {name}" for name in sources)
    values = {"top": top, "sources": listed, "clock": clock}
    return {f"{top}_vivado.tcl": VIVADO.substitute(values), f"{top}_quartus.tcl": QUARTUS.substitute(values)}
