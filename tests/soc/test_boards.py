"""Bitstreams of boards: ports and pins agree, and what a tool refuses is told."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from cases import first
from modforge.cli import main
from modforge.files import ForeignFileError
from modforge.hardware.errors import BuildError
from modforge.hardware.tools import child_environment, verilator_directory
from modforge.progress import Progress
from modforge.soc import vdf
from modforge.soc.board.bitstream import _run, build_bitstream, system_with_firmware
from modforge.soc.board.pins import BOARDS, constraints
from modforge.soc.build import SYSTEM, make_system
from modforge.soc.firmware import COMPILER

needs_compiler = pytest.mark.skipif(shutil.which(COMPILER) is None, reason=f"needs {COMPILER}")


def located(text: str) -> dict[str, str]:
    return dict(re.findall(r'LOCATE COMP "(\w+)" SITE "(\w+)";', text))


@pytest.mark.parametrize("name", BOARDS)
def test_each_pin_has_one_port(name: str) -> None:
    pins = located(constraints(BOARDS[name]))
    assert len({*pins.values()}) == len(pins) >= 3
    assert {*pins} == {*re.findall(r'IOBUF PORT "(\w+)" IO_TYPE=LVCMOS33;', constraints(BOARDS[name]))}


@pytest.mark.parametrize("name", first(1, [*BOARDS]))
def test_the_system_has_the_ports_that_are_located(name: str, tmp_path: Path) -> None:
    sources = make_system(vdf.job(32), tmp_path / "core", tmp_path / "system", tmp_path, name)
    text = (tmp_path / "system" / f"{SYSTEM}.v").read_text()
    [ports] = re.findall(rf"module {SYSTEM} \((.*?)\);", text, re.DOTALL)
    assert {*re.findall(r"(?:input|output)\s+(?:wire|reg)\s+(\w+)", ports)} == {*located(constraints(BOARDS[name]))}
    assert any("VexRiscv" in source for source in sources)
    assert "vdf_core_32_axi_lite" in text


def test_the_last_error_of_a_tool_is_told(tmp_path: Path) -> None:
    program = "print('ERROR: first'); print('ERROR: no room'); raise SystemExit(1)"
    with pytest.raises(BuildError, match=r"nextpnr could not make the bitstream: ERROR: no room \(log: .*\)"):
        _run("nextpnr", program, [], tmp_path, tmp_path / "logs")
    assert "no room" in (tmp_path / "logs" / "failed-nextpnr.log").read_text()


def test_an_unknown_board_is_refused_with_those_that_there_are() -> None:
    done = CliRunner().invoke(main, ["soc", "build", "--board", "ulx3", "--bits", "32", "-o", "out"])
    assert done.exit_code == 2
    assert "ulx3s" in done.output


def test_a_file_of_somebody_else_is_kept(tmp_path: Path) -> None:
    """Before the minutes that a build takes."""
    (tmp_path / "system.bit").write_text("mine")
    with pytest.raises(ForeignFileError):
        build_bitstream(vdf.job(32), BOARDS["ulx3s"], tmp_path, logs=tmp_path / "logs")
    assert (tmp_path / "system.bit").read_text() == "mine"


BENCH = """
module bench;
  reg clock = 0;
  always #1 clock = ~clock;
  wire line;
  reg [7:0] got;
  modforge_system dut (.clock(clock), .serial_rx(1'b1), .serial_tx(line){high});
  initial begin
    @(posedge line);
    forever begin
      @(negedge line);
      #({first});
      for (int i = 0; i < 8; i++) begin
        got[i] = line;
        #({bit});
      end
      if (got == 4) $finish;  // the end of the firmware's report
      $write("%c", got);
    end
  end
  initial #{limit} $finish;
endmodule
"""
"""A clock on the pin of the board's clock, and a reader of its serial line."""


@needs_compiler
@pytest.mark.long
@pytest.mark.parametrize("name", BOARDS)
def test_the_system_prints_right_results_on_its_serial_line(name: str, tmp_path: Path) -> None:
    board = BOARDS[name]
    sources = system_with_firmware(vdf.job(32), board, tmp_path, tmp_path, Progress())
    bit = 2 * board.clock_hz / 115_200
    high = "".join(f", .high{index}()" for index in range(len(board.high_pins)))
    bench = BENCH.replace("{high}", high).replace("{first}", f"{1.5 * bit:.0f}").replace("{bit}", f"{bit:.0f}")
    folder = tmp_path / "system"
    (folder / "bench.sv").write_text("`timescale 1ns/1ns" + bench.replace("{limit}", str(8_000_000 * board.divider)))
    verilator = ["verilator", "--binary", "--timing", "-O3", "-CFLAGS", "-std=c++20", "--top-module", "bench"]
    verilator += ["-Wno-lint", "-Wno-style", "-Wno-COMBDLY", f"-I{tmp_path / 'core'}", "bench.sv", *sources]
    environment = child_environment(verilator_directory())
    subprocess.run(verilator, cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL)
    done = subprocess.run([folder / "obj_dir" / "Vbench"], cwd=folder, check=True, capture_output=True, text=True)
    assert "2 right, 0 wrong\n" in done.stdout


@needs_compiler
@pytest.mark.long
def test_a_bitstream_for_the_board_comes_out(tmp_path: Path) -> None:
    board = BOARDS["ulx3s"]
    made = build_bitstream(vdf.job(32), board, tmp_path / "out", logs=tmp_path / "logs")
    assert made.mhz >= made.needed_mhz == board.system_hz / 1e6
    assert made.used["DP16KD"] >= 16
    assert b"LFE5U-85F" in (tmp_path / "out" / "system.bit").read_bytes()[:200]
