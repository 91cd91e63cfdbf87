"""The properties of the cores at small widths, and that their checkers notice a wrong core."""

from dataclasses import replace
from pathlib import Path

import pytest

from modforge.cores import CORES, core
from modforge.cores.model.core import Core
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.properties import Method, Property
from modforge.hardware.errors import ProofError
from modforge.hardware.prove import prove, prove_checker, proved_parameters

CORE = core("mont_csa42")
PROPERTIES = {each.name: each for each in CORE.properties}


# Long even at the smallest width.
SLOW = (
    "mont_fios-product",
    "mont_dsp-product",
    "mont_csa42-product",
    "mont_fios-step-WordBits3",
    "mont_redundant-residue",
    "rsa_core-secrecy",
    "inv_divstep-step-BlockBits4",
    "inv_kaliski-inversion",
    "inv_divstep-inversion",
)


def every_property() -> list:
    found = []
    for each in CORES:
        for proved in each.properties:
            for one in proved.each():
                name = "-".join([each.name, one.name, *(f"{name}{value}" for name, value in one.settings.items())])
                marks = [pytest.mark.long] if name.startswith(SLOW) else []
                found.append(pytest.param(each, one, id=name, marks=marks))
    return found


@pytest.mark.parametrize(("each", "proved"), every_property())
@pytest.mark.few(3)
def test_small_width(tmp_path: Path, each: Core, proved: Property) -> None:
    bits = max(3, each.min_bits)
    result = prove(each, bits, proved, directory=tmp_path)
    assert result.verdict == "proved"
    assert result.bits <= bits
    assert result.counterexample is None


@pytest.mark.long
@pytest.mark.parametrize(("each", "proved"), every_property())
def test_largest_width(tmp_path: Path, each: Core, proved: Property) -> None:
    assert prove(each, max(8, each.min_bits), proved, directory=tmp_path).verdict == "proved"


# The checker follows what controls the time of each multiplier; that of the first is above.
@pytest.mark.long
@pytest.mark.parametrize(
    ("bits", "settings"),
    [
        *(
            (bits, {"Multiplier": multiplier, "Crt": crt})
            for bits, multiplier, crt in (
                *((16, 1, 0), (16, 2, 0), (16, 3, 0)),
                *((64, 0, 1), (64, 1, 1), (64, 2, 1), (64, 3, 1)),
            )
        ),
        (16, {"Multiplier": 3, "WordBits": 5, "Cells": 3}),
    ],
)
def test_secrecy_with_every_multiplier(tmp_path: Path, bits: int, settings: dict[str, int]) -> None:
    each = core("rsa_core")
    secrecy = next(one for one in each.properties if one.name == "secrecy")
    result = prove(each, bits, secrecy, settings=settings, directory=tmp_path)
    assert (result.verdict, result.bits) == ("proved", bits)
    assert result.settings.items() >= settings.items()


# What is set is meant for the width that is asked for; the proof is about a smaller one.
@pytest.mark.parametrize(
    ("bits", "settings", "proved"),
    [
        (256, {"Exponent": 258}, {"Exponent": 66, "Chains": 2, "CarrySelect": 0}),
        (512, {"Chains": 8}, {"Exponent": 64, "Chains": 8, "CarrySelect": 0}),
        (512, {"Chains": 100}, {"Exponent": 64, "Chains": 64, "CarrySelect": 0}),
        (60, {"Chains": 5, "CarrySelect": 1}, {"Exponent": 60, "Chains": 5, "CarrySelect": 1}),
    ],
)
def test_settings_follow_the_width(bits: int, settings: dict[str, int], proved: dict[str, int]) -> None:
    kaliski = core("inv_kaliski")
    handshake = next(each for each in kaliski.properties if each.name == "handshake")
    parameters = proved_parameters(kaliski, bits, handshake, settings)
    assert kaliski.own(parameters) == proved


def test_settings_beyond_a_smaller_width_are_left_out() -> None:
    divstep = core("inv_divstep")
    inversion = next(each for each in divstep.properties if each.name == "inversion")
    assert divstep.own(proved_parameters(divstep, 64, inversion, {"BlockBits": 16}))["BlockBits"] == 5
    with pytest.raises(ConfigurationError, match="BlockBits"):
        proved_parameters(divstep, 64, inversion, {"BlockBits": 70})


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("name", "right", "wrong", "verdict"),
    [
        ("handshake", "valid_q <= last | (valid_q & ~ready_i)", "valid_q <= last", "false"),
        ("handshake", "~(first_q & valid_q & ~ready_i)", "1'b1", "false"),
        ("step", "q_bit ? d1_q : b1_q", "b1_q", "unknown"),
        ("product", "assign ready_o = ~busy_q", "assign ready_o = busy_q", "false"),
        ("product", "CountWidth'(Bits + 1)", "CountWidth'(Bits)", "false"),
    ],
)
def test_wrong_core(tmp_path: Path, name: str, right: str, wrong: str, verdict: str) -> None:
    *common, source = CORE.paths()
    mutant = tmp_path / source.name
    text = source.read_text()
    assert right in text
    mutant.write_text(text.replace(right, wrong))
    changed = replace(CORE, files=tuple(str(path) for path in [*common, mutant]))
    result = prove(changed, 3, PROPERTIES[name], directory=tmp_path)
    assert result.verdict == verdict
    assert result.counterexample
    assert "$enddefinitions" in result.counterexample.read_text()


@pytest.mark.long
@pytest.mark.parametrize(
    ("file", "right", "wrong"),
    [
        ("fios_collect.sv", "~(valid_q & soon)", "1'b1"),
        ("fios_schedule.sv", "& (none | (turn_q == '0));", ";"),
        ("mont_dsp.sv", ".Depth(Steps - 1)\n  ) u_tag", ".Depth(Steps)\n  ) u_tag"),
        ("dsp_finish.sv", "else enable_q <= run_i", "else enable_q <= 1'b1"),
    ],
)
def test_wrong_mont_dsp(tmp_path: Path, file: str, right: str, wrong: str) -> None:
    each = core("mont_dsp")
    handshake = next(one for one in each.properties if one.name == "handshake")
    [source] = [path for path in each.paths() if path.name == file]
    text = source.read_text()
    assert right in text
    mutant = tmp_path / file
    mutant.write_text(text.replace(right, wrong))
    files = tuple(str(mutant if path == source else path) for path in each.paths())
    assert prove(replace(each, files=files), 3, handshake, directory=tmp_path).verdict == "unknown"


def test_wrong_checker(tmp_path: Path) -> None:
    checker = tmp_path / "wrong.sv"
    checker.write_text("module wrong; always_comb assert (nobody == 1'b0); endmodule\n")
    with pytest.raises(ProofError, match="undeclared identifier 'nobody'"):
        prove_checker([checker], "wrong", {}, "bounded", 1, tmp_path / "wrong.vcd")


# Yosys does not say where an assertion stands that a macro makes; it counts all the same.
@pytest.mark.few(3)
@pytest.mark.parametrize("method", ["induction", "lemmas"])
@pytest.mark.parametrize(
    ("next_value", "first", "verdict"),
    [("a_q & b_q", "1'b0", "proved"), ("a_q | b_q", "1'b0", "unknown"), ("a_q & b_q", "1'b1", "false")],
)
def test_induction(tmp_path: Path, method: Method, next_value: str, first: str, verdict: str) -> None:
    checker = tmp_path / "steps.sv"
    checker.write_text(
        "`define ZERO(register) assert (register == 1'b0)\n"
        "module steps (input logic clk_i, input logic b_i);\n"
        f"  logic a_q = {first}; logic b_q = 1'b0;\n"
        f"  always_ff @(posedge clk_i) begin a_q <= {next_value}; b_q <= b_i & b_q & ~a_q | b_i & a_q; end\n"
        "  always_comb `ZERO(a_q);\n"
        "endmodule\n"
    )
    waves = tmp_path / "steps.vcd"
    assert prove_checker([checker], "steps", {}, method, 1, waves)[0] == verdict
    assert waves.exists() == (verdict != "proved")


@pytest.mark.parametrize(
    ("settings", "message"), [({"WordBits": 17, "Primitive": 1}, "Primitive = 0"), ({"Slots": 4}, "common")]
)
def test_parameters_beyond_a_checker(tmp_path: Path, settings: dict[str, int], message: str) -> None:
    fios = core("mont_fios")
    handshake = next(each for each in fios.properties if each.name == "handshake")
    with pytest.raises(ConfigurationError, match=message):
        prove(fios, 8, handshake, settings={"Cells": 1, **settings}, directory=tmp_path)


def test_assumptions_that_contradict_each_other(tmp_path: Path) -> None:
    checker = tmp_path / "never.sv"
    checker.write_text(
        "module never (input logic a_i); always_comb begin assume (a_i); assume (!a_i);\n"
        "  assert (a_i); end endmodule\n"
    )
    with pytest.raises(ProofError, match="contradict"):
        prove_checker([checker], "never", {}, "lemmas", 1, tmp_path / "never.vcd")


@pytest.mark.parametrize(("value", "verdict"), [("nobody", "false"), ("nobody | 1'b1", "proved")])
def test_wire_without_a_driver_has_any_value(tmp_path: Path, value: str, verdict: str) -> None:
    checker = tmp_path / "wire.sv"
    checker.write_text(f"module wire_check; logic nobody; always_comb assert ({value}); endmodule\n")
    assert prove_checker([checker], "wire_check", {}, "bounded", 1, tmp_path / "wire.vcd") == (verdict, 1)
