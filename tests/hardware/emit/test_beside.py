"""What lies beside the sources of an emitted core: VHDL, constraints, scripts for vendors' tools."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree as xml

import pytest

from modforge.cores import CORES, core
from modforge.cores.bus.register_maps import register_map
from modforge.cores.bus.shells import Bus, buses, shell
from modforge.cores.model.core import CORES_FOLDER, Core
from modforge.cores.model.ports import read_ports
from modforge.hardware.emit import emit, ipxact

PACKAGES: list[tuple[Core, Bus | None]] = [(each, bus) for each in CORES for bus in (None, *buses(each))]

USE = """\
library ieee;
use ieee.std_logic_1164.all;
use work.{top}_component.all;

entity mine is
end entity;

architecture rtl of mine is
{signals}
begin
  u_core : {top} port map ({pins});
end architecture;
"""


@pytest.mark.skipif(shutil.which("ghdl") is None, reason="ghdl is not installed")
@pytest.mark.parametrize(("each", "bus"), PACKAGES)
@pytest.mark.few(13)
def test_component_of_vhdl(tmp_path: Path, each: Core, bus: Bus | None) -> None:
    """GHDL takes the component, and an architecture that connects each port at the width that the source has."""
    emit(each, 40, tmp_path, bus=bus)
    [written] = tmp_path.glob("*_component.vhd")
    top = written.stem.removesuffix("_component")
    ports = read_ports(tmp_path / f"{top}.sv")
    widths = {port.name: f"std_logic_vector({port.high} downto 0)" if port.high else "std_logic" for port in ports}
    signals = "\n".join(f"  signal my_{name} : {kind};" for name, kind in widths.items())
    pins = ", ".join(f"{name} => my_{name}" for name in widths)
    (tmp_path / "mine.vhd").write_text(USE.format(top=top, signals=signals, pins=pins))
    for standard in ("93", "08"):
        command = ["ghdl", "-a", f"--std={standard}", f"--work=w{standard}", written.name, "mine.vhd"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert not done.stderr


@pytest.mark.parametrize(("each", "bus"), [(core("mont_csa42"), None), (core("rsa_core"), "axi-lite")])
def test_constraints_have_every_port(tmp_path: Path, each: Core, bus: Bus | None) -> None:
    emit(each, 64, tmp_path, bus=bus)
    [top] = (path.stem for path in tmp_path.glob("*.xdc"))
    clock, reset = ("aclk", "aresetn") if bus else ("clk_i", "rst_ni")
    for ending in ("xdc", "sdc"):
        text = (tmp_path / f"{top}.{ending}").read_text()
        timed = {
            direction: [name.removesuffix("[*]") for name in ports.split()]
            for direction, ports in re.findall(r"^set_(input|output)_delay .*\{(.*)\}\]$", text, re.MULTILINE)
        }
        ports = read_ports(tmp_path / f"{top}.sv")
        for direction in ("input", "output"):
            assert timed[direction] == [p.name for p in ports if p.direction == direction and p.name != clock]
        assert reset in timed["input"]
        assert f"create_clock -name {clock} -period 10" in text


THRESHOLDS = "\n".join(
    f"{what}_threshold_pct_{edge} : {percent};"
    for what, percent in (("input", 50), ("output", 50), ("slew_lower", 20), ("slew_upper", 80))
    for edge in ("rise", "fall")
)
"""What OpenSTA asks of a library without cells."""


@pytest.mark.skipif(shutil.which("sta") is None, reason="OpenSTA is not installed")
def test_opensta_reads_the_constraints(tmp_path: Path) -> None:
    """Of a module without a content: each bit of each port has its delay."""
    emit(core("mont_csa42"), 8, tmp_path)
    ports = read_ports(tmp_path / "mont_csa42_8.sv")
    lines = [f"{port.direction} {port.span({})} {port.name};" for port in ports]
    head = f"module mont_csa42_8({','.join(port.name for port in ports)});"
    (tmp_path / "empty.v").write_text("\n".join([head, *lines, "endmodule\n"]))
    (tmp_path / "empty.lib").write_text(f"library (empty) {{\n{THRESHOLDS}\n}}\n")
    steps = ["read_liberty empty.lib", "read_verilog empty.v", "link_design mont_csa42_8", "read_sdc mont_csa42_8.sdc"]
    (tmp_path / "read.tcl").write_text("\n".join([*steps, "write_sdc read.sdc", "exit\n"]))
    done = subprocess.run(["sta", "-exit", "read.tcl"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "Error" not in done.stdout + done.stderr
    read = (tmp_path / "read.sdc").read_text()
    for direction in ("input", "output"):
        bits = sum(port.high_bit({}) + 1 for port in ports if port.direction == direction and port.name != "clk_i")
        assert len(re.findall(f"^set_{direction}_delay 2", read, re.MULTILINE)) == bits


@pytest.mark.parametrize("bus", [None, "axi-stream"])
def test_scripts_of_vendors_are_tcl_and_name_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bus: Bus | None
) -> None:
    """Tcl runs them with commands that note their arguments, as no vendor's tool is here."""
    tkinter = pytest.importorskip("tkinter")
    monkeypatch.chdir(tmp_path)  # scripts go to their folder, and Tcl's folder is that of the process
    emit(core("mont_csa42"), 16, tmp_path, bus=bus)
    listed = [line for [path] in [[*tmp_path.glob("*.f")]] for line in path.read_text().split() if line[0] != "+"]
    sources = [line for line in listed if line.endswith(".sv")]
    for name, command, extra in (("vivado", "read_verilog", "xdc"), ("quartus", "set_global_assignment", "sdc")):
        [script] = tmp_path.glob(f"*_{name}.tcl")
        assert "NOT RUN" in script.read_text()
        tcl = tkinter.Tcl()
        tcl.eval("set argc 0; set argv {}; set called {}; proc unknown {args} { lappend ::called $args }")
        tcl.eval(f"source {{{script}}}")
        called = [tcl.splitlist(each) for each in tcl.splitlist(tcl.eval("set called"))]
        files = [each[-1] for each in called if each[0] == command]
        assert [file for file in files if file.endswith(".sv")] == sources
        assert all((tmp_path / source).is_file() for source in sources)
        assert any(each[-1].endswith(f".{extra}") and (tmp_path / each[-1]).is_file() for each in called)


@pytest.mark.parametrize(("each", "bus"), PACKAGES)
def test_component_of_ip_xact(tmp_path: Path, each: Core, bus: Bus | None) -> None:
    emit(each, 40, tmp_path, bus=bus)
    [written] = tmp_path.glob("*.xml")
    root = xml.parse(written).getroot()
    space = {"x": ipxact.SPACE}
    ports = {
        port.findtext("x:name", "", space): (
            port.findtext("x:wire/x:direction", "", space),
            port.findtext(".//x:left", "", space),
        )
        for port in root.iterfind("x:model/x:ports/x:port", space)
    }
    found = read_ports(tmp_path / f"{written.stem}.sv")
    assert ports == {port.name: (ipxact.DIRECTIONS[port.direction], port.high) for port in found}
    files = [name.text or "" for name in root.iterfind("x:fileSets/x:fileSet/x:file/x:name", space)]
    assert files[1:] == [line for line in (tmp_path / f"{written.stem}.f").read_text().split() if line.endswith(".sv")]
    pins = [pin.text for pin in root.iterfind(".//x:physicalPort/x:name", space)]
    assert pins == [port.name for port in found if "axi" in port.name]
    registers = [name.text for name in root.iterfind(".//x:register/x:name", space)]
    assert registers == ([*register_map(shell(each, bus).prefix)] if bus == "axi-lite" else [])


@pytest.mark.parametrize("each", CORES, ids=lambda each: each.name)
def test_one_version(tmp_path: Path, each: Core) -> None:
    emit(each, 40, tmp_path)
    [written] = tmp_path.glob("*.core")
    own = CORES_FOLDER / each.name / f"{each.name}.core"
    for description in (written, own):
        assert re.search(rf"^name: modforge:\w+:\w+:{re.escape(each.version)}$", description.read_text(), re.MULTILINE)
    assert f"Version {each.version}." in (tmp_path / f"{written.stem}.md").read_text(encoding="utf-8")
