"""The netlist of a core: Yosys makes it once for whoever counts, routes or simulates it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from modforge.cores.model.core import Core
from modforge.hardware.liberty import Library
from modforge.hardware.synthesize.cell_flow import (
    JSON,
    OSU018,
    STATISTICS,
    VERILOG,
    Family,
    cell_mapping,
    family_name,
    library,
    map_to_cells,
)
from modforge.hardware.yosys import MAP_FOR_AREA, read, run_yosys

GATES = "gates"
"""The name for Yosys' generic gates, which it writes as expressions: such a netlist has no cells."""

WRITE_AS_BEFORE = "scratchpad -set abc9.xaiger 1"
"""Hand the logic to ABC9 in the older form of its file.

With the newer one Yosys 0.70 loses operands of adders beside kept wires (YosysHQ/yosys 6237): netlists of
a multiplier in redundant digits computed wrong results for ECP5 and UltraScale+.
"""

BLOCKS_OF_NEXUS = [
    "proc",
    "flatten",
    "opt",
    "wreduce",
    *(
        command
        for a, b, at_least_a, at_least_b in ((36, 36, 22, 22), (36, 18, 22, 10), (18, 18, 10, 4), (9, 9, 4, 4))
        for command in (
            f"techmap -map +/mul2dsp.v -D DSP_A_MAXWIDTH={a} -D DSP_B_MAXWIDTH={b} -D DSP_A_MINWIDTH={at_least_a} "
            f"-D DSP_B_MINWIDTH={at_least_b} -D DSP_NAME=$__NX_MUL{a}X{b}",
            "chtype -set $mul t:$__soft_mul",
        )
    ),
    "techmap -map +/lattice/dsp_map_nexus.v",
]
"""Products become multiplier blocks and nothing else.

``synth_nexus`` of Yosys 0.70 takes the additions before them into the blocks, too, and the netlist of a multiplier in
redundant digits then computes wrong results.
"""

CELLS_OF_GOWIN = [
    "techmap -map +/gowin/cells_map.v",
    "opt_lut_ins -tech gowin",
    "hilomap -singleton -hicell VCC V -locell GND G",
    "clean",
]
"""The end of ``synth_gowin`` without its last step, which gives registers other names than they had before tables."""

KEPT_LOGIC = re.compile(r"\(\* keep \*\) logic [^;]*(?<!_q);")


def mapping(core: Core, family: Family) -> list[str]:
    """Return the Yosys commands that map a design to the primitives or cells of ``family``, or to :data:`GATES`."""
    if isinstance(family, Library) or family == OSU018:
        return cell_mapping(core.name, family_name(family))
    if family == GATES:
        return [f"synth -flatten -top {core.name}"]
    prepared = [MAP_FOR_AREA, *([WRITE_AS_BEFORE] if keeps_logic(core) else [])]
    if family == "ecp5":
        # Up to "check": the step after it gives the nets long names, which no one reads.
        return [*prepared, f"synth_ecp5 -top {core.name} -run begin:check"]
    if family == "nexus":
        return [*prepared, *BLOCKS_OF_NEXUS, f"synth_nexus -top {core.name} -nodsp -noiopad -run begin:check"]
    if family == "gw2a":
        # nextpnr knows no delays of its multiplier blocks, and leaves paths through them out: products become tables.
        run = f"synth_gowin -family gw2a -top {core.name} -nodsp -noiopads -run begin:map_cells"
        return [*prepared, run, *CELLS_OF_GOWIN]
    return [*prepared, f"synth_xilinx -family {family} -top {core.name} -flatten -noiopad -noclkbuf"]


def keeps_logic(core: Core) -> bool:
    """Return whether a source keeps a wire that is no register, by whose names all registers end in ``_q``."""
    return any(KEPT_LOGIC.search(path.read_text(encoding="utf-8")) for path in core.paths())


def mapped(core: Core, bits: int, settings: Mapping[str, int], family: Family, folder: Path) -> None:
    """Map ``core`` to ``family`` and write the netlist into ``folder``, unless it is there.

    A folder is for one core with one set of parameters in one family. The core is flattened and gets neither pads nor
    clock buffers: it is part of a larger design. Raises :class:`~modforge.hardware.errors.SynthesisError`.
    """
    if (folder / JSON).exists():
        return
    what = f"{core.name}, {bits} bits, {family_name(family)}"
    parameters = core.parameters(bits, settings)
    if (cells := library(family)) is not None:
        map_to_cells(core, parameters, cells, folder, what)
        return
    commands = [
        *read(core, parameters),
        *mapping(core, family),
        "delete t:$scopeinfo",
        f'write_verilog -noattr "{folder / VERILOG}"',
        f'tee -q -o "{folder / STATISTICS}" stat -json',
        "blackbox =A:whitebox",
        f'write_json "{folder / JSON}"',
    ]
    run_yosys(commands, folder, what)
