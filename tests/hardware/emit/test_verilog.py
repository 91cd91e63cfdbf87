"""The plain Verilog beside a core is Verilog-2005 and passes the same testbench in Icarus, set to nothing newer."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from modforge.cores import CORES, core
from modforge.cores.bus.shells import Bus, buses
from modforge.cores.model.core import Core
from modforge.hardware.emit import emit
from modforge.hardware.tools import child_environment, verilator_directory

ON_BUSES = [pytest.param(each, {}, bus, id=f"{each.name}-{bus}") for each in CORES for bus in buses(each)]

CASES = [
    *(pytest.param(each, {}, None, id=each.name) for each in CORES),
    *(
        pytest.param(core(name), {}, bus, id=f"{name}-{bus}")
        for name, bus in (("mont_csa42", "axi-stream"), ("rsa_core", "axi-lite"), ("vdf_core", "axi-lite"))
    ),
    pytest.param(core("mont_redundant"), {"Cycles": 3}, None, id="mont_redundant-shared"),
    *(pytest.param(*case.values, id=f"all-{case.id}", marks=pytest.mark.long) for case in ON_BUSES),
]


def verilator(folder: Path, *arguments: str) -> None:
    environment = child_environment(verilator_directory())
    command = ["verilator", "--lint-only", "-Wall", *arguments]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def icarus(folder: Path, *arguments: str) -> str:
    command = ["iverilog", "-Wall", "-Wno-timescale", *arguments, "-o", "tb"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and not done.stderr, done.stderr
    return subprocess.run(["vvp", "-n", "tb"], cwd=folder, capture_output=True, text=True, check=False).stdout


@pytest.mark.parametrize(("each", "settings", "bus"), CASES)
@pytest.mark.few(2)
def test_verilog_2005_passes_the_bench(tmp_path: Path, each: Core, settings: dict[str, int], bus: Bus | None) -> None:
    emit(each, 17, tmp_path, settings=settings, bus=bus, verilog=True)
    [bench] = tmp_path.glob("*_tb.v")
    top = bench.stem.removesuffix("_tb")
    said = icarus(tmp_path, "-g2005", "-s", bench.stem, f"{top}.v", bench.name)
    [passed] = re.findall(r"^(\d+) passed, 0 failed$", said, re.MULTILINE)
    assert int(passed) >= 10
    verilator(tmp_path, "--top-module", top, f"{top}.v")
    assert re.findall(r"^module (\S+?)\(", (tmp_path / f"{top}.v").read_text(), re.MULTILINE) == [top]
    text = (tmp_path / f"{top}.core").read_text()
    assert f"  verilog:\n    filesets: [verilog]\n    toplevel: {top}\n" in text


def test_the_bench_notices_a_fault(tmp_path: Path) -> None:
    emit(core("mont_csa42"), 33, tmp_path, verilog=True)
    source = tmp_path / "mont_csa42_33.v"
    text = source.read_text()
    assert text.count(" ^ ") > 0
    source.write_text(text.replace(" ^ ", " | "))
    said = icarus(tmp_path, "-g2005", "-s", "mont_csa42_33_tb", source.name, "mont_csa42_33_tb.v")
    assert re.search(r"passed, [1-9]\d* failed", said)


@pytest.mark.parametrize(
    ("name", "settings", "block"),
    [
        ("mont_fios", {"WordBits": 18, "Primitive": 2}, "MULT18X18D"),
        ("mont_dsp", {"Primitive": 1}, "DSP48E2"),
    ],
)
def test_vendor_blocks_stay_instances_with_models_as_plain(
    tmp_path: Path, name: str, settings: dict[str, int], block: str
) -> None:
    emit(core(name), 20, tmp_path, settings=settings, verilog=True)
    [bench] = tmp_path.glob("*_tb.v")
    top = bench.stem.removesuffix("_tb")
    assert f"{block} #(" in (tmp_path / f"{top}.v").read_text()
    arguments = ("-g2005", "-s", bench.stem, f"{top}.v", f"{block}.v", bench.name)
    assert re.search(r"^\d+ passed, 0 failed$", icarus(tmp_path, *arguments), re.MULTILINE)
    assert " ".join(arguments[3:]) in (tmp_path / f"{top}.md").read_text(encoding="utf-8")


def test_attributes_of_the_sources_stay(tmp_path: Path) -> None:
    emit(core("mont_redundant"), 24, tmp_path, settings={"Cycles": 3}, verilog=True)
    [text] = [path.read_text() for path in tmp_path.glob("*_cycles3.v")]
    assert {line.split()[1] for line in text.splitlines() if line.lstrip().startswith("(*")} == {"keep"}
