"""Placement and routing: figures are plausible, each seed is stored and not routed again, errors say what is wrong."""

import dataclasses
import json
import re
from pathlib import Path

import pytest

from modforge.cores import core
from modforge.cores.model.errors import ConfigurationError
from modforge.hardware import place
from modforge.hardware.errors import DoesNotFitError, ToolMissingError
from modforge.hardware.place.alone import Clock, alone
from modforge.hardware.place.endpoints import endpoints
from modforge.results import Results

CORE = core("mont_csa42")
SMALL = "ecp5-25k"
REGISTERS = {name for path in CORE.paths() for name in re.findall(r"\b\w+_q\b", path.read_text(encoding="utf-8"))}


@pytest.mark.long
def test_figures_and_that_nothing_runs_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Results.open() as results:

        def run(seeds: list[int]) -> place.Placement:
            return place.place(CORE, 8, device=SMALL, seeds=seeds, results=results, logs=tmp_path / "logs")

        found = run([1, 2])
        figures = found.as_dict()
        # Two tables to load or shift a bit of A alone; counter and flags on top of nine registers.
        assert 8 * 8 <= figures["comb"] <= 20 * 8
        assert 9 * 8 <= figures["ff"] <= 9 * 8 + 24
        assert 20 < figures["low_mhz"] <= figures["median_mhz"] <= figures["high_mhz"] < 500
        for row in found.rows:
            assert row.outputs["mhz"] == pytest.approx(1000 / row.outputs["path"]["ns"], rel=0.01)
            assert 0 < row.outputs["path"]["longest_wire_ns"] <= row.outputs["path"]["wires_ns"]
            assert row.outputs["path"]["wires_ns"] < row.outputs["path"]["ns"]
            assert {row.outputs["path"][end].split("[")[0] for end in ("from", "to")} <= REGISTERS
        assert len(list((tmp_path / "logs").iterdir())) == 2

        def never(*_: object) -> None:
            raise AssertionError("what is known was run again")

        monkeypatch.setattr("modforge.hardware.place.placement.mapped", never)
        again = run([2, 1])
        assert again.frequencies == found.frequencies
        assert (found.known, again.known) == (0, 2)
        with pytest.raises(AssertionError):
            run([3])


@pytest.mark.long
def test_target_for_the_other_router(tmp_path: Path) -> None:
    with Results.open() as results:

        def run(target: int | None) -> place.Placement:
            return place.place(
                CORE, 8, device=SMALL, method=place.Method(target_mhz=target), seeds=[1], results=results, logs=tmp_path
            )

        one, other = run(None), run(150)
    assert (one.as_dict()["target_mhz"], other.as_dict()["target_mhz"]) == (None, 150)
    assert [other.as_dict()[name] for name in ("comb", "ff")] == [one.as_dict()[name] for name in ("comb", "ff")]
    log = next(tmp_path.glob("*-150-seed1.log")).read_text(encoding="utf-8")
    assert "Router2 time" in log
    assert "at 150.00 MHz" in log


@pytest.mark.long
def test_other_placer(tmp_path: Path) -> None:
    with Results.open() as results:
        method = place.Method("static")
        one = place.place(CORE, 8, device=SMALL, method=method, seeds=[1], results=results, logs=tmp_path)
    assert (one.as_dict()["placer"], one.known) == ("static", 0)
    log = next(tmp_path.glob("*static-seed1.log")).read_text(encoding="utf-8")
    assert "Running Static placer" in log


@pytest.mark.long
@pytest.mark.parametrize("device", ["nexus-40k", "gw2a-18"])
def test_on_other_families(device: str, tmp_path: Path) -> None:
    with Results.open() as results:
        one = place.place(core("mont_cpa"), 8, device=device, seeds=[1], results=results, logs=tmp_path).as_dict()
    assert one["device"] == device and one["dsp"] == 0
    assert 8 < one["comb"] < 200 and 8 < one["ff"] < 200 and one["median_mhz"] > 50
    [log] = tmp_path.glob("*-seed1.log")
    assert "Failed to route net 'clk_i'" not in log.read_text(encoding="utf-8")
    # From register to register, by the names of the sources.
    assert {one["seeds"][0]["path"][side].split("[")[0][-2:] for side in ("from", "to")} == {"_q"}


CARRY = {"CIN": "input", "A1": "input", "COUT": "output", "S0": "output"}


def carry(cin: int, cout: int, sum_: int, upper: str) -> dict[str, object]:
    return {
        "type": "CCU2",
        "parameters": {"INIT0": "0x96AA", "INIT1": upper, "INJECT": "NO"},
        "port_directions": CARRY,
        "connections": {"CIN": [cin], "A1": [9], "COUT": [cout], "S0": [sum_]},
    }


def test_a_netlist_alone_has_a_clock_and_no_port(tmp_path: Path) -> None:
    constant = {"type": "VLO", "parameters": {}, "port_directions": {"Z": "output"}, "connections": {"Z": [3]}}
    cells = {"low": constant, "first": carry(3, 4, 5, "0x00AA"), "next": carry(4, 6, 7, "0x96AA")}
    ports = {"clk_i": {"direction": "input", "bits": [2]}, "a_i": {"direction": "input", "bits": [9]}}
    (tmp_path / "netlist.json").write_text(
        json.dumps({"modules": {"CCU2": {}, "core": {"ports": ports, "cells": cells}}}), encoding="utf-8"
    )
    alone(tmp_path / "netlist.json", "core", Clock("OSCA", "HFCLKOUT", {}), tmp_path / "alone.json")
    made = json.loads((tmp_path / "alone.json").read_text(encoding="utf-8"))["modules"]
    assert list(made) == ["core"] and made["core"]["ports"] == {}
    found = made["core"]["cells"]
    assert found["oscillator"]["connections"] == {"HFCLKOUT": [2]}
    assert [found[name]["connections"]["CIN"] for name in ("first", "next")] == [[], [4]]
    alone(tmp_path / "netlist.json", "core", Clock("OSC", "OSCOUT", {}, buffer="BUFG"), tmp_path / "alone.json")
    found = json.loads((tmp_path / "alone.json").read_text(encoding="utf-8"))["modules"]["core"]["cells"]
    # A bit of its own between the oscillator and the buffer.
    assert found["oscillator"]["connections"] == {"OSCOUT": [10]}
    assert found["clock_buffer"]["connections"] == {"I": [10], "O": [2]}
    assert found["clock_buffer"]["port_directions"] == {"I": "input", "O": "output"}


def test_what_changes_the_question() -> None:
    asked = place.inputs(CORE, 8, {}, SMALL, 1)
    assert asked == place.inputs(CORE, 8, {}, SMALL, 1)
    assert not {"target_mhz", "placer"} & set(asked)
    large = place.inputs(CORE, 8, {}, SMALL, 1, place.Method("static", 150))
    assert (large["target_mhz"], large["placer"]) == (150, "static")
    other_sources = dataclasses.replace(CORE, files=CORE.files[:-1])
    for changed in (
        place.inputs(CORE, 9, {}, SMALL, 1),
        place.inputs(CORE, 8, {}, "ecp5-85k", 1),
        place.inputs(CORE, 8, {}, f"{SMALL}-8", 1),
        place.inputs(CORE, 8, {}, "nexus-40k", 1),
        place.inputs(CORE, 8, {}, "gw2a-18", 1),
        place.inputs(CORE, 8, {}, SMALL, 2),
        place.inputs(CORE, 8, {}, SMALL, 1, place.Method(target_mhz=100)),
        place.inputs(CORE, 8, {}, SMALL, 1, place.Method("static")),
        place.inputs(other_sources, 8, {}, SMALL, 1),
    ):
        assert changed != asked


@pytest.mark.long
def test_core_that_does_not_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Forty multipliers, where the device has 28.
    (tmp_path / "wide.sv").write_text("""
        module wide #(parameter int Bits = 8) (input logic clk_i, input logic [17:0] x_i, output logic [35:0] y_o);
          for (genvar i = 0; i < 40; i++) begin : gen_product
            logic [17:0] x_q;
            logic [35:0] y_q;
            if (i == 0) begin : gen_first
              always_ff @(posedge clk_i) x_q <= x_i;
            end else begin : gen_next
              always_ff @(posedge clk_i) x_q <= gen_product[i-1].y_q[35:18] ^ gen_product[i-1].x_q;
            end
            always_ff @(posedge clk_i) y_q <= x_q * {x_q[3:0], x_q[17:4]};
          end
          assign y_o = gen_product[39].y_q;
        endmodule
    """)
    monkeypatch.setattr("modforge.cores.model.core.CORES_FOLDER", tmp_path)
    wide = dataclasses.replace(CORE, name="wide", files=("wide.sv",))
    with Results.open() as results, pytest.raises(DoesNotFitError, match=r"wide-8-ecp5-25k.*does not fit.*MULT18X18D"):
        place.place(wide, 8, device=SMALL, seeds=[1], results=results, logs=tmp_path / "logs")


def test_names_of_registers(tmp_path: Path) -> None:
    flip_flop = {"type": "TRELLIS_FF", "connections": {"Q": [4]}}
    netnames = {
        "u_pass.word_o": {"bits": [3, 4]},
        "u_pass.t_q": {"bits": [2, 3, 4]},
        "t_q_hidden": {"hide_name": 1, "bits": [4]},
        "wide": {"bits": [4]},
    }
    names = tmp_path / "named.json"
    module = {"cells": {"$auto$1": flip_flop, "u_block": {"connections": {"P0": [3]}}}, "netnames": netnames}
    names.write_text(json.dumps({"modules": {"top": module}}))
    path = [
        {"from": {"cell": "u_block", "port": "P0"}, "to": {"cell": "x", "port": "A"}},
        {"from": {"cell": "x", "port": "F"}, "to": {"cell": "$auto$1", "port": "DI"}},
    ]
    assert endpoints(names, "top", path) == {"from": "u_block.P0", "to": "u_pass.t_q[2]"}


def test_unknown_method() -> None:
    with pytest.raises(ConfigurationError, match=r"no placer is named 'sa'; there are heap, static"):
        place.Method("sa")
    with pytest.raises(ConfigurationError, match="target_mhz is 0; the minimum is 1"):
        place.Method(target_mhz=0)


def test_unknown_device() -> None:
    with pytest.raises(ConfigurationError, match="ecp5-99k"):
        place.inputs(CORE, 8, {}, "ecp5-99k", 1)
    with pytest.raises(ConfigurationError, match="no placer static for nexus-40k"):
        place.inputs(CORE, 8, {}, "nexus-40k", 1, place.Method("static"))


def test_device_without_the_block(tmp_path: Path) -> None:
    with Results.open() as results, pytest.raises(ConfigurationError, match="DSP48E2, a block of xcup, not of ecp5"):
        place.place(core("mont_fios"), 30, settings={"Primitive": 1}, results=results, logs=tmp_path)


def test_missing_tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(package: str) -> str:
        raise ToolMissingError(f"{package} is not installed")

    monkeypatch.setattr("modforge.hardware.place.placement.package_version", missing)
    with Results.open() as results, pytest.raises(ToolMissingError):
        place.place(CORE, 8, device=SMALL, results=results, logs=tmp_path)
