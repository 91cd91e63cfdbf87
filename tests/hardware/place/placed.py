"""What nextpnr makes of the netlist of a core for an ECP5: packed, placed and routed, as Verilog with its cells."""

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from modforge.cores.model.core import CORES_FOLDER, Core
from modforge.cores.model.request import BenchRequest
from modforge.hardware.place.devices import DEVICES
from modforge.hardware.simulate import Design, run_benches
from modforge.hardware.synthesize import JSON, mapped
from modforge.hardware.tools import child_environment
from modforge.hardware.yosys import run_yosys

DEVICE = DEVICES["ecp5-25k"]
CELLS = Path(__file__).with_name("ecp5_slice.v")
MULTIPLIER = CORES_FOLDER / "common" / "blocks" / "MULT18X18D.v"
PORTS = set(re.findall(r"^ +(?:input|output) +\w+ +(\w+)", MULTIPLIER.read_text(encoding="utf-8"), re.MULTILINE))
"""What the model of the block has: not what is added before a product, which no source uses."""


def placed(core: Core, bits: int, settings: Mapping[str, int], folder: Path) -> Path:
    """Synthesize, place and route a core in ``folder``; return the file with the netlist afterwards."""
    mapped(core, bits, settings, DEVICE.family, folder)
    files = ("--json", JSON, "--write", "placed.json", "--seed", "1")
    command = [sys.executable, "-c", DEVICE.run, *DEVICE.size, *DEVICE.options, "--timing-allow-fail", *files]
    subprocess.run(command, cwd=folder, env=child_environment(), check=True, capture_output=True)
    restore(folder / JSON, folder / "placed.json", core.name)
    netlist = folder / "placed.v"
    commands = [f'read_json "{folder}/placed.json"', f"rename top {core.name}", f'write_verilog -noattr "{netlist}"']
    run_yosys(commands, folder, "the placed netlist")
    return netlist


def restore(before: Path, after: Path, top: str) -> None:
    """Connect again what nextpnr leaves open out of context, and write its constants as Verilog does.

    Outputs that are constants or share a net with another one have no net of their own. The constant inputs of a
    multiplier block are parameters.
    """
    ports = json.loads(before.read_text(encoding="utf-8"))["modules"][top]["ports"]
    netlist = json.loads(after.read_text(encoding="utf-8"))
    module = netlist["modules"]["top"]
    cells = module["cells"].values()
    of_cells = {bit for cell in cells for bits in cell["connections"].values() for bit in bits}
    outputs = {name: port for name, port in module["ports"].items() if port["direction"] == "output"}
    pairs = [pair for name, port in outputs.items() for pair in zip(ports[name]["bits"], port["bits"], strict=True)]
    driven = {old: new for old, new in pairs if new in of_cells}
    for name, port in outputs.items():
        port["bits"] = [old if isinstance(old, str) else driven[old] for old in ports[name]["bits"]]
    for cell in cells:
        if cell["type"] == "MULT18X18D":
            known = cell["parameters"]
            constants = {name.removesuffix("MUX"): value.strip() for name, value in known.items() if "MUX" in name}
            cell["parameters"] = {name: value for name, value in known.items() if "MUX" not in name}
            connected = {name: bits for name, bits in cell["connections"].items() if bits}
            connected |= {name: [value] for name, value in constants.items() if value in ("0", "1")}
            cell["connections"] = {name: bits for name, bits in connected.items() if name in PORTS}
            cell["port_directions"] = {name: cell["port_directions"][name] for name in cell["connections"]}
    after.write_text(json.dumps(netlist), encoding="utf-8")


def right_cases(core: Core, bits: int, settings: Mapping[str, int], netlist: Path, folder: Path) -> int:
    """Run the bench of a core on such a netlist; return how many results were right."""
    parameters = core.parameters(bits, settings)
    sources = [netlist, CELLS, MULTIPLIER]
    design = Design(f"{netlist.stem}-{core.name}", sources, core.name, {}, core.benches()[:1], core.depth)
    request = BenchRequest(core.name, parameters, None, 5, 1)
    return run_benches(design, request, simulator="icarus", build_directory=folder).report.cases
