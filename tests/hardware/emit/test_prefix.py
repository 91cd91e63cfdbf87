"""Two widths of a core, and a stranger's modules of the same names, fit into one design."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from modforge.cli import main
from modforge.cores import CORES, core
from modforge.cores.bus.shells import Bus, buses
from modforge.cores.model.core import Core
from modforge.cores.model.errors import ConfigurationError
from modforge.hardware.emit import emit
from modforge.hardware.emit.names import Names, declared
from modforge.hardware.tools import child_environment, verilator_directory

STRANGER = """\
`define REFUSE_IF(a) a
module skid_buffer (input logic a_i, output logic b_o);
  assign b_o = ~a_i;
endmodule
"""


def run(directory: Path, *command: str) -> str:
    environment = child_environment(verilator_directory(), Path(sys.executable).parent)
    done = subprocess.run(command, cwd=directory, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_two_widths_and_a_stranger(tmp_path: Path) -> None:
    (tmp_path / "skid_buffer.sv").write_text(STRANGER)
    sources, tops = ["skid_buffer.sv"], []
    for bits in (8, 16):
        emit(core("mont_csa_r4"), bits, tmp_path, bus="axi-lite")
        tops.append(f"mont_csa_r4_{bits}_axi_lite")
        sources += re.findall(r"^\S+\.sv$", (tmp_path / f"{tops[-1]}.f").read_text(), re.MULTILINE)
    benches = [f"{top}_tb" for top in tops]
    for bench in benches:
        listed = [*sources, *(f"{name}.sv" for name in benches)]
        run(tmp_path, "iverilog", "-g2012", "-s", "skid_buffer", "-s", bench, "-I.", "-o", "tb", *listed)
        assert re.search(r"^\d+ passed, 0 failed", run(tmp_path, "vvp", "tb"), re.MULTILINE)
    for top in (*tops, "skid_buffer"):
        run(tmp_path, "verilator", "--lint-only", "-Wall", "--top-module", top, "-I.", *sources)


def bus_of(each: Core) -> Bus | None:
    return next(iter(buses(each)), None)


@pytest.mark.parametrize("each", CORES, ids=lambda each: each.name)
def test_everything_that_is_declared_has_the_prefix(tmp_path: Path, each: Core) -> None:
    files = emit(each, 40, tmp_path, bus=bus_of(each), prefix="acme_x1")
    models = {path.name for path in each.models(each.parameters(40))}
    sources = [path for path in files if path.suffix in (".sv", ".svh", ".vhd") and path.name not in models]
    names = [name for path in sources for name in {*declared(path.read_text(encoding="utf-8"))}]
    assert len(names) == len(set(names)) >= 3
    assert all(name.lower().startswith("acme_x1_") for name in names)
    assert all(path.name.startswith("acme_x1_") for path in sources)


def test_the_bench_passes_with_a_prefix(tmp_path: Path) -> None:
    emit(core("rsa_core"), 16, tmp_path, prefix="Acme")
    top = "Acme_rsa_core_16"
    run(tmp_path, "iverilog", "-g2012", "-s", f"{top}_tb", "-o", "tb", "-f", f"{top}.f", f"{top}_tb.sv")
    assert re.search(r"^\d+ passed, 0 failed", run(tmp_path, "vvp", "tb"), re.MULTILINE)
    run(tmp_path, "verilator", "--lint-only", "-Wall", "--top-module", top, "-f", f"{top}.f")


def test_tokens() -> None:
    names = Names.of({"a.sv": "module a;\nendmodule\n", "p.sv": "package p;\n", "m.svh": "`define MAC 1\n"}, "x")
    for text, renamed in (
        ("a u_a (.a(b), .p (a_i));", "x_a u_a (.a(b), .p (a_i));"),
        ("import p::*; y = p::q + 8'ha + aa + \\a ;", "import x_p::*; y = x_p::q + 8'ha + aa + \\a ;"),
        ('`include "m.svh"', '`include "x_m.svh"'),
        ('$display("a p MAC m.svh"); `MAC', '$display("a p MAC m.svh"); `X_MAC'),
        ("/* a, a.sv */ // p.sv, b.a.sv", "/* a, x_a.sv */ // x_p.sv, b.a.sv"),
    ):
        assert names.renamed(text) == renamed


@pytest.mark.parametrize("prefix", ["", "8bits", "a__b", "a_", "_a", "a b", "ä", "a-b", "a" * 65, "a\n"])
def test_refused(tmp_path: Path, prefix: str) -> None:
    with pytest.raises(ConfigurationError, match="prefix"):
        emit(core("mont_csa42"), 9, tmp_path, prefix=prefix)
    arguments = ["core", "emit", "mont_csa42", "--bits", "9", "-o", str(tmp_path), "--prefix", prefix]
    assert CliRunner().invoke(main, arguments).exit_code == ConfigurationError.exit_code
    assert not [*tmp_path.iterdir()]
