"""Map a core to the cells of a library, with buffer trees behind its flip-flops."""

from __future__ import annotations

import json
from pathlib import Path

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Parameters
from modforge.hardware.errors import ToolMissingError
from modforge.hardware.liberty import Library
from modforge.hardware.synthesize.buffering import Buffer, buffer_flip_flops
from modforge.hardware.yosys import read, run_yosys

OSU018 = "osu018"
"""The family of the cells that Debian packages."""

OSU018_LIBERTY = Path("/usr/share/qflow/tech/osu018/osu018_stdcells.lib")
"""The cells of OSU 0.18 µm, a university's library of twenty years ago: good for trends."""

Family = str | Library
"""The target of mapping: a family of devices by its name, :data:`OSU018`, or a library of cells."""

VERILOG, JSON, STATISTICS = "netlist.v", "netlist.json", "stat.json"
"""The files: the cells for a simulator, the same for tools, and how many there are of each."""

# A digit goes to every bit: without buffers the path would be many times as long.
ABC = "strash;ifraig;scorr;dc2;dch,-f;map;buffer,-N,10;upsize;dnsize"


def library(family: Family) -> Library | None:
    """Return the library of a family that is one, or None for a device family.

    Raises :class:`ToolMissingError` where Debian's package is not installed.
    """
    if isinstance(family, Library):
        return family
    if family != OSU018:
        return None
    if not OSU018_LIBERTY.exists():
        raise ToolMissingError(f"{OSU018_LIBERTY} is missing: apt-get install qflow-tech-osu018")
    return Library.read(OSU018_LIBERTY)


def family_name(family: Family) -> str:
    """Return how rows and people name a family."""
    return family.name if isinstance(family, Library) else family


def cell_mapping(top: str, liberty: str) -> list[str]:
    """Return the Yosys commands that map the design ``top`` to the cells in the file ``liberty``."""
    return [
        f"synth -top {top} -flatten",
        f'dfflibmap -liberty "{liberty}"',
        "opt",
        f'abc -liberty "{liberty}" -script +{ABC}',
        "splitnets",
        "opt_clean -purge",
        "delete t:$scopeinfo",
    ]


def map_to_cells(core: Core, parameters: Parameters, cells: Library, folder: Path, what: str) -> None:
    """Write the netlist into ``folder``, or raise :class:`SynthesisError` that begins with ``what``."""
    liberty = cells.path.resolve()
    commands = [
        f'read_liberty -lib "{liberty}"',
        *read(core, parameters),
        *cell_mapping(core.name, str(liberty)),
        f'write_json "{folder / "mapped.json"}"',
    ]
    run_yosys(commands, folder, what)
    netlist = json.loads((folder / "mapped.json").read_text())
    flip_flops = {name for name, cell in cells.cells.items() if cell.flip_flop}
    chosen = cells.buffer
    buffer = Buffer(chosen.name, chosen.inputs[0].name, chosen.outputs[0].name)
    buffer_flip_flops(netlist["modules"][core.name], flip_flops, buffer)
    (folder / "buffered.json").write_text(json.dumps(netlist))
    commands = [
        f'read_json "{folder / "buffered.json"}"',
        f'tee -q -o "{folder / STATISTICS}" stat -json -liberty "{liberty}"',
        f'write_verilog -noattr -noexpr -nohex "{folder / VERILOG}"',
        # Last: who shares the folder takes this file for the end.
        f'write_json "{folder / JSON}"',
    ]
    run_yosys(commands, folder, what)
