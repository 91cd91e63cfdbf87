"""FuseSoC runs every target of every description, of the cores and of what ``modforge core emit`` writes."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from fusesoc.main import fusesoc, parse_args

from modforge.cores import CORES, core
from modforge.cores.model.core import CORES_FOLDER
from modforge.cores.model.ports import read_ports
from modforge.hardware.emit import emit
from modforge.hardware.tools import verilator_directory

INCLUDE_FILE = CORES_FOLDER / "common" / "refuse_if.core"
"""The description of what the cores include. It is not a design; the lint of each core reads it."""

DESCRIPTIONS = sorted({*CORES_FOLDER.glob("*/*.core")} - {INCLUDE_FILE})


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Path]:
    """Run FuseSoC in this process, which saves most of its time, with no settings but those of the test."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "libraries"))
    tools = [str(verilator_directory()), str(Path(sys.executable).parent), os.environ["PATH"]]
    monkeypatch.setenv("PATH", os.pathsep.join(tools))
    monkeypatch.chdir(tmp_path)

    def run(root: Path, name: str, option: str, target: str, *options: str) -> Path:
        """Return the folder in which a target of a description was set up and built."""
        built = tmp_path / target
        asked = ["run", option, target, *options, "--build-root", str(built), "--setup", name]
        fusesoc(parse_args(["--cores-root", str(root), *asked]))
        [made] = built.glob("*/*/*.eda.yml")
        return made.parent

    return run


def described(description: Path) -> tuple[str, str]:
    """Return a description's name for FuseSoC and its text."""
    text = description.read_text(encoding="utf-8")
    [name] = re.findall(r"^name: (\S+)$", text, re.MULTILINE)
    return name, text


def targets(text: str) -> list[str]:
    return re.findall(r"^  (\w+):$", text[text.index("\ntargets:") :], re.MULTILINE)


def parameters(text: str) -> set[str]:
    """Return the parameters that a description has a value for."""
    return set(re.findall(r"^  (\w+):\n(?:    \w.*\n)*?    default: \d+\n", text, re.MULTILINE))


def given(folder: Path) -> set[str]:
    """Return the parameters that FuseSoC gave to Verilator."""
    [options] = folder.glob("*.vc")
    return set(re.findall(r"^-G(\w+)=", options.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("description", DESCRIPTIONS, ids=lambda path: path.stem)
@pytest.mark.few(1)
def test_lint(run: Callable[..., Path], description: Path) -> None:
    name, text = described(description)
    assert targets(text) == ["default", "lint"]
    folder = run(CORES_FOLDER, name, "--target", "lint", "--build")
    # Those of the cores inside belong to other tops.
    assert given(folder) == parameters(text)


@pytest.mark.parametrize("description", DESCRIPTIONS, ids=lambda path: path.stem)
@pytest.mark.few(2)
def test_default(run: Callable[..., Path], description: Path) -> None:
    name, text = described(description)
    folder = run(CORES_FOLDER, name, "--target", "default", "--tool", "verilator")
    assert given(folder) == parameters(text)


def test_lint_finds_a_fault(run: Callable[..., Path], tmp_path: Path) -> None:
    root = tmp_path / "cores"
    (root / "rtl").mkdir(parents=True)
    for name in ("skid_buffer.core", "rtl/skid_buffer.sv"):
        text = (CORES_FOLDER / "common" / name).read_text(encoding="utf-8")
        (root / name).write_text(text.replace("assign ready_o = ", "assign ready_o = 2'b00 + "), encoding="utf-8")
    with pytest.raises(SystemExit):
        run(root, "modforge:common:skid_buffer", "--target", "lint", "--build")


@pytest.mark.parametrize(
    ("name", "bits", "settings"),
    [
        ("mont_csa42", 9, {}),
        ("mont_redundant", 8, {}),
        ("square_table", 8, {"Modulus": 251}),
        ("rsa_core", 16, {}),
        ("inv_kaliski", 5, {}),
        ("vdf_core", 8, {}),
        ("mont_fios", 20, {"Primitive": 1}),
    ],
)
@pytest.mark.few(1)
def test_emitted(
    run: Callable[..., Path],
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    name: str,
    bits: int,
    settings: dict[str, int],
) -> None:
    """One core of each kind, and one of vendor blocks."""
    emit(core(name), bits, tmp_path / "emitted", settings=settings)
    [description] = (tmp_path / "emitted").glob(f"{name}_{bits}*.core")
    title, text = described(description)
    assert targets(text) == ["default", "sim", "lint"]
    run(tmp_path / "emitted", title, "--target", "sim", "--build", "--run")
    assert re.search(r"[1-9]\d* passed, 0 failed", capfd.readouterr().out)
    run(tmp_path / "emitted", title, "--target", "lint", "--build")


def test_each_kind_is_emitted() -> None:
    [tried] = [mark.args[1] for mark in test_emitted.pytestmark if mark.name == "parametrize"]
    assert {core(name).kind for name, *_ in tried} == {each.kind for each in CORES}


PROJECT = """\
CAPI=2:
name: you:designs:both:1.0.0
filesets:
  rtl:
    depend:
      - modforge:generated:mont_csa_r4_8_axi_lite
      - modforge:generated:mont_csa_r4_16_axi_lite
    files: [skid_buffer.sv, both.sv]
    file_type: systemVerilogSource
targets:
  lint:
    filesets: [rtl]
    toplevel: both
    flow: lint
    flow_options:
      tool: verilator
      verilator_options: [-Wall]
"""

BUFFER = """\
module skid_buffer (
    input  logic a_i,
    output logic b_o
);
  assign b_o = ~a_i;
endmodule
"""


def design(folder: Path, bits: Sequence[int]) -> str:
    """Return a module with a core of each width on its own bus, whose ports are those of the core."""
    cores, ports = [], ["    input  logic a_i", "    output logic b_o"]
    for k in bits:
        top = f"mont_csa_r4_{k}_axi_lite"
        pins = []
        for port in read_ports(folder / str(k) / f"{top}.sv"):
            ports.append(f"    {port.direction} logic {port.span({})} k{k}_{port.name}")
            pins.append(f".{port.name}(k{k}_{port.name})")
        cores.append(f"  {top} u_{k} ({', '.join(pins)});")
    body = "\n".join([*cores, "  skid_buffer u_mine (.a_i, .b_o);"])
    listed = ",\n".join(ports)
    return f"module both (\n{listed}\n);\n{body}\nendmodule\n"


def test_two_widths_and_a_module_of_the_same_name_in_a_project(run: Callable[..., Path], tmp_path: Path) -> None:
    root = tmp_path / "project"
    root.mkdir()
    for bits in (8, 16):
        emit(core("mont_csa_r4"), bits, root / str(bits), bus="axi-lite")
    (root / "both.core").write_text(PROJECT)
    (root / "skid_buffer.sv").write_text(BUFFER)
    (root / "both.sv").write_text(design(root, (8, 16)))
    run(root, "you:designs:both", "--target", "lint", "--build")
