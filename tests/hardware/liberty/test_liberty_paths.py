"""The longest path by a library's tables: by hand, against OpenSTA, and of the netlists that synthesis makes."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from cases import first
from modforge.cli import main
from modforge.cores import core
from modforge.hardware.errors import BenchError, LibertyError, SynthesisError
from modforge.hardware.liberty import Library, longest_path
from modforge.hardware.netlists import simulate_netlist
from modforge.hardware.synthesize import question
from modforge.hardware.synthesize.standard_cells import synthesize_cells

SMALL = Library.read(Path(__file__).with_name("small.lib"))
CORE = core("mont_csa42")


def cell(kind: str, **wires: int) -> dict[str, Any]:
    outputs = ("Y", "Q")
    return {
        "type": kind,
        "port_directions": {port: "output" if port in outputs else "input" for port in wires},
        "connections": {port: [wire] for port, wire in wires.items()},
    }


def test_a_path_by_hand() -> None:
    """Two inverters between two flip-flops: the delays are linear, so each is a sum of three terms."""
    cells = {
        "first": cell("DFFR", CK=1, RN=2, D=9, Q=3),
        "one": cell("INV", A=3, Y=4),
        "two": cell("INV", A=4, Y=5),
        "second": cell("DFFR", CK=1, RN=2, D=5, Q=6),
    }
    load = 0.002

    def inverted(kind: str, slew: float) -> tuple[float, float]:
        first, slope, out, out_slope = {"rise": (0.02, 2.0, 0.022, 2.8), "fall": (0.016, 1.8, 0.02, 2.4)}[kind]
        return first + slope * load + 0.2 * slew, out + out_slope * load + 0.1 * slew

    found = []
    for ends in ("rise", "fall"):
        middle = "fall" if ends == "rise" else "rise"
        delay, slew = (0.15 + 2 * load, 0.04 + 2.6 * load) if ends == "rise" else (0.14 + 1.9 * load, 0.03 + 2.5 * load)
        for kind in (middle, ends):
            more, slew = inverted(kind, slew)
            delay += more
        setup = (0.05, 0.09) if ends == "rise" else (0.06, 0.11)
        found.append(delay + setup[0] + (setup[1] - setup[0]) * slew / 0.5)
    path = longest_path(SMALL, {"cells": cells})
    assert path.ns == pytest.approx(max(found), abs=1e-4)
    assert path.cells == 2


def test_logic_in_a_circle() -> None:
    cells = {"one": cell("INV", A=3, Y=4), "two": cell("INV", A=4, Y=3)}
    with pytest.raises(SynthesisError, match="loop of logic"):
        longest_path(SMALL, {"cells": cells})


def test_no_path() -> None:
    with pytest.raises(SynthesisError, match="no path from a register to a register"):
        longest_path(SMALL, {"cells": {"one": cell("INV", A=3, Y=4)}})


def test_a_cell_without_delays() -> None:
    with pytest.raises(LibertyError, match=r"small\.lib: the netlist has a cell BUFX4"):
        longest_path(SMALL, {"cells": {"one": cell("BUFX4", A=3, Y=4)}})


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "settings"), first(1, [("mont_csa42", {}), ("inv_divstep", {}), ("mont_fios", {"WordBits": 4})]), ids=str
)
def test_cores_in_a_small_library(name: str, settings: dict[str, int], tmp_path: Path) -> None:
    """What the netlist computes is right, and OpenSTA, where it is there, agrees on the path."""
    each = core(name)
    bits = 9
    found = synthesize_cells(each, bits, settings=settings, family=SMALL, folder=tmp_path)
    assert found.area_um2 == pytest.approx(2 * found.gate_equivalents, abs=0.1)
    assert found.area_um2 == sum(SMALL.cells[kind].area * count for kind, count in found.cells.items())
    assert found.path_ns > 0.3
    parameters = each.parameters(bits, settings)
    assert found.mbits == pytest.approx(1000 * bits / each.interval(parameters) / found.path_ns, rel=1e-3)
    if shutil.which("sta"):
        assert found.opensta_ns == pytest.approx(found.path_ns, abs=0.002)
    build = tmp_path / "build"
    simulated = simulate_netlist(
        each, bits, settings=settings, family=SMALL, whole=False, folder=tmp_path, build_directory=build
    )
    assert (simulated.family, simulated.cases >= 5) == ("small", True)


@pytest.mark.long
def test_a_library_with_a_wrong_function_is_noticed(tmp_path: Path) -> None:
    text = SMALL.path.read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.lib"
    wrong.write_text(text.replace("A ^ B", "!(A ^ B)"), encoding="utf-8")
    synthesize_cells(CORE, 9, family=SMALL, folder=tmp_path)
    with pytest.raises(BenchError, match="the netlist for small is wrong"):
        simulate_netlist(
            CORE, 9, family=Library.read(wrong), whole=False, folder=tmp_path, build_directory=tmp_path / "build"
        )


def test_another_file_is_another_question(tmp_path: Path) -> None:
    other = tmp_path / "other.lib"
    other.write_text(SMALL.path.read_text(encoding="utf-8").replace("nom_voltage : 1.2", "nom_voltage : 1.1"))
    first, second = (question(CORE, 9, family=family) for family in (SMALL, Library.read(other)))
    assert first.key != second.key
    assert (first.inputs["family"], first.inputs["corner"], second.inputs["corner"]) == (
        "small",
        "1.20 V, 25 °C",
        "1.10 V, 25 °C",
    )


def test_the_command(tmp_path: Path) -> None:
    run = CliRunner().invoke(
        main,
        ["core", "synthesize", "mont_csa42", "--bits", "8", "--liberty", str(SMALL.path), "--no-verify", "--json"],
        env={"MODFORGE_CACHE": str(tmp_path)},
    )
    assert run.exit_code == 0, run.output
    [found] = json.loads(run.stdout)
    assert (found["family"], found["corner"]) == ("small", "1.20 V, 25 °C")
    broken = CliRunner().invoke(
        main, ["core", "synthesize", "mont_csa42", "--bits", "8", "--liberty", str(tmp_path / "a")]
    )
    assert (broken.exit_code, broken.stderr) == (1, f"Error: {tmp_path / 'a'}: No such file or directory\n")
