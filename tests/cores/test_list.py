"""The list of cores, the folders it names, and the house style of all SystemVerilog."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from modforge.cores import CORES, core
from modforge.cores.kinds.exponentiator.contract import PlainKey
from modforge.cores.model import golden
from modforge.cores.model.core import CORES_FOLDER, INCLUDE, Core
from modforge.cores.model.errors import ConfigurationError, UnknownCoreError
from modforge.cores.model.parameters import Setting, literals
from modforge.cores.rsa_core.golden import plain_cycles, shape
from modforge.cores.rsa_core.multipliers import MULTIPLIERS
from modforge.hardware.tools import child_environment, verilator_directory

# PeakRDL writes the models for UVM, in its own style.
OURS = [path for path in CORES_FOLDER.rglob("*.sv") if not path.name.endswith("_uvm.sv")]
FOLDERS = sorted(path.parent for path in CORES_FOLDER.glob("*/rtl"))


def run(*command: str) -> None:
    environment = child_environment(verilator_directory(), Path(sys.executable).parent)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_folder_is_in_the_list_and_every_core_has_a_folder() -> None:
    folders = {path.name for path in FOLDERS} - {"common", "bus"}
    assert folders == {each.name for each in CORES}


@pytest.mark.parametrize("each", CORES, ids=lambda each: each.name)
def test_core_is_complete(each: Core) -> None:
    assert all(path.is_file() for path in each.paths())
    assert each.paths()[-1] == CORES_FOLDER / each.name / "rtl" / f"{each.name}.sv"
    assert (CORES_FOLDER / each.name / "README.md").is_file()
    assert (CORES_FOLDER / each.name / f"{each.name}.core").is_file()
    if each.kind == "multiplier":
        assert golden.model(each.name).State() == golden.model(each.name).State()
    assert all(find_spec(bench) for bench in each.benches())
    json.dumps(each.as_dict())


@pytest.mark.parametrize("each", CORES, ids=lambda each: each.name)
def test_page_has_the_widths_that_the_flow_takes(each: Core) -> None:
    rows = (CORES_FOLDER / each.name / "README.md").read_text(encoding="utf-8").splitlines()
    [bits] = [row for row in rows if row.startswith("| `Bits`")]
    assert f" {each.min_bits} to {each.max_bits}" in bits


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_descriptions_list_every_file_once(folder: Path) -> None:
    files = []
    for description in folder.glob("*.core"):
        lines = description.read_text().splitlines()
        assert lines[0] == "CAPI=2:"
        files += [line.split("- ")[1] for line in lines if line.strip().endswith(".sv")]
        files += [line.split("- ")[1].split(":")[0] for line in lines if line.endswith(".svh: {is_include_file: true}")]
    sources = [path.relative_to(folder) for path in [*folder.rglob("*.sv"), *folder.rglob("*.svh")]]
    # Checkers, models of vendors' blocks and models of registers are no part of the core.
    others = {"formal", "blocks", "registers"}
    assert sorted(files) == sorted(str(path) for path in sources if not others & set(path.parts))


# FuseSoC sets what the file has a default for, at every width.
@pytest.mark.parametrize("bits", [64, 128, 1024])
@pytest.mark.parametrize("each", CORES, ids=lambda each: each.name)
def test_descriptions_set_parameters_in_range(each: Core, bits: int) -> None:
    text = (CORES_FOLDER / each.name / f"{each.name}.core").read_text(encoding="utf-8")
    defaults = dict(re.findall(r"^  (\w+):\n(?:    \w.*\n)*?    default: (\d+)\n", text, re.MULTILINE))
    assert defaults.pop("Bits")
    each.parameters(bits, {name: int(value) for name, value in defaults.items()})


def test_description_has_ports_and_ranges() -> None:
    described = core("inv_kaliski").as_dict()
    assert {port["name"]: (port["direction"], port["range"]) for port in described["ports"]} == {
        "clk_i": ("input", ""),
        "rst_ni": ("input", ""),
        "valid_i": ("input", ""),
        "ready_o": ("output", ""),
        "a_i": ("input", "[Bits-1:0]"),
        "m_i": ("input", "[Bits-1:0]"),
        "mode_i": ("input", "[1:0]"),
        "fixed_i": ("input", ""),
        "valid_o": ("output", ""),
        "ready_i": ("input", ""),
        "x_o": ("output", "[Bits-1:0]"),
        "error_o": ("output", ""),
    }
    exponent, chains, select = described["settings"]
    assert exponent["at_bits"]["256"] == {"default": 256, "min": 256, "max": 260}
    assert chains["at_bits"]["256"] == {"default": 4, "min": 1, "max": 256}
    assert select["at_bits"]["256"] == {"default": 0, "min": 0, "max": 1}


@pytest.mark.parametrize("each", CORES, ids=lambda each: each.name)
def test_every_core_has_clock_reset_and_outputs(each: Core) -> None:
    ports = {port.name: port.direction for port in each.ports()}
    assert (ports["clk_i"], ports["rst_ni"]) == ("input", "input")
    assert "output" in ports.values()


def test_unknown_core() -> None:
    with pytest.raises(UnknownCoreError, match="'nothing'; the cores are: mont_csa42"):
        core("nothing")


@pytest.mark.parametrize(("bits", "modulus"), [(1, 3), (20000, 3), (8, 4), (8, 0), (8, -7), (8, 257)])
def test_wrong_configuration(bits: int, modulus: int) -> None:
    with pytest.raises(ConfigurationError):
        core("mont_csa42").check_modulus(bits, modulus)


CELLS = Setting(
    "Cells", "cells in the row", default=lambda _: 4, min_value=lambda _: 1, max_value=lambda bits: bits // 2
)


def test_own_parameters() -> None:
    with_cells = replace(core("mont_csa42"), settings=(CELLS,))
    assert with_cells.parameters(16) == {"Bits": 16, "Cells": 4}
    assert with_cells.parameters(16, {"Cells": 8}) == {"Bits": 16, "Cells": 8}
    with pytest.raises(ConfigurationError, match="Cells of mont_csa42 is 1 to 8 at 16 bits, not 9"):
        with_cells.parameters(16, {"Cells": 9})
    with pytest.raises(ConfigurationError, match="no parameter Rows; it has Cells"):
        with_cells.parameters(16, {"Rows": 1})
    with pytest.raises(ConfigurationError, match="no parameter Rows; it has none but Bits"):
        core("mont_csa42").parameters(16, {"Rows": 1})
    with pytest.raises(ConfigurationError, match="Bits of mont_csa42 is the width"):
        core("mont_csa42").parameters(16, {"Bits": 32})


@pytest.mark.parametrize("bits", [2, 17, 30, 64])
@pytest.mark.parametrize("each", CORES, ids=lambda each: each.name)
@pytest.mark.few(6)
def test_verilator_lint(each: Core, bits: int) -> None:
    parameters = [f"-G{name}={value}" for name, value in literals(each.parameters(max(bits, each.min_bits))).items()]
    files = [str(path) for path in each.paths()]
    run("verilator", "--lint-only", "-Wall", INCLUDE, "--top-module", each.name, *parameters, *files)


SAFE = {"Check": 1, "Blind": 1}


def test_cycle_table_of_rsa_core() -> None:
    exponentiator = core("rsa_core")
    text = (CORES_FOLDER / "rsa_core" / "README.md").read_text(encoding="utf-8")
    [names] = re.findall(r"^\| key \| operation \| (.+) \|$", text, re.MULTILINE)
    assert tuple(names.split(" | ")) == MULTIPLIERS
    shown = {
        (int(bits), operation): [int(number.replace(" ", "")) for number in numbers.split(" | ")]
        for bits, operation, numbers in re.findall(r"^\| (\d{3,}) \| ([^|]+) \| ([\d |]+) \|$", text, re.MULTILINE)
    }
    computed: dict[tuple[int, str], list[int]] = {}
    for bits in (512, 1024, 2048, 4096):
        plain = [exponentiator.parameters(bits, {"Multiplier": index}) for index in range(len(MULTIPLIERS))]
        joined = [exponentiator.parameters(bits, {**each, "Crt": 1}) for each in map(exponentiator.own, plain)]
        public = PlainKey(n=(1 << bits) - 1, exponent=65537, length=17)
        computed[bits, "e = 65537"] = [plain_cycles(shape(each), public) for each in plain]
        computed[bits, "private, ladder"] = [exponentiator.cycles(each) for each in plain]
        computed[bits, "private, `Crt`"] = [exponentiator.cycles(each) for each in joined]
        safe = [exponentiator.parameters(bits, {**exponentiator.own(each), **SAFE}) for each in joined]
        computed[bits, "`Crt`, `Check`, `Blind`"] = [exponentiator.cycles(each) for each in safe]
        checks = [exponentiator.parameters(bits, {**exponentiator.own(each), "Check": 1}) for each in joined]
        computed[bits, "`Crt` and `Check`, e = 65537"] = [exponentiator.cycles(each) for each in checks]
    assert shown == computed
