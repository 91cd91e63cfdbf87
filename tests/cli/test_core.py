"""``modforge core``: one configuration in numbers, and faults put into the smallest core."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from modforge.cli import main
from modforge.cores import core
from modforge.cores.model.core import Core
from modforge.hardware.mutate import Fate, Mutant, core_mutants, equivalent


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["core", *arguments])


def test_cycles_of_one_configuration() -> None:
    done = run("show", "mont_fios", "--bits", "2048", "--set", "Cells=57")
    assert done.exit_code == 0
    mont_fios = core("mont_fios")
    parameters = mont_fios.parameters(2048, {"Cells": 57})
    assert f"\ncycles: {mont_fios.cycles(parameters)} = {mont_fios.cycles.text}\n" in done.output
    shown = json.loads(run("show", "mont_fios", "--bits", "2048", "--set", "Cells=57", "--json").output)
    assert shown == {
        "core": "mont_fios",
        "parameters": dict(parameters),
        "cycles": 977,
        "interval": 1197,
        "montgomery_exponent": 17 * 121,
    }


def test_a_core_that_is_made_for_one_modulus() -> None:
    shown = json.loads(run("show", "square_table", "--bits", "16", "--modulus", "65521", "--json").output)
    assert shown["parameters"]["Modulus"] == 65521


def test_an_even_modulus_of_a_core_that_takes_one(tmp_path) -> None:
    shown = json.loads(run("show", "square_table", "--bits", "7", "--modulus", "96", "--json").output)
    assert shown["parameters"]["Modulus"] == 96
    refused = run("emit", "mont_csa42", "--bits", "7", "--modulus", "96", "-o", str(tmp_path / "core"))
    assert refused.exit_code == 1
    assert "mont_csa42 needs an odd positive modulus, not 96" in refused.output
    assert not (tmp_path / "core").exists()


@pytest.mark.parametrize(
    ("core", "bits", "says"),
    [
        ("mont_csa42", "8", "does not fit"),
        ("mont_csa42", "16384", "an odd positive"),
        ("square_table", "8", "not 1000"),
    ],
)
def test_moduli_longer_than_python_prints_are_refused(core, bits, says, tmp_path):
    words = ["core", "emit", core, "--bits", bits, "--modulus", f"1{4900 * '0'}", "-o", str(tmp_path / "core")]
    refused = CliRunner().invoke(main, words)
    assert isinstance(refused.exception, SystemExit), refused.exception
    assert says in refused.output


@pytest.mark.parametrize("given", [["--set", "Cells=57"], ["--modulus", "p25519"], ["--multiplier", "mont_cpa"]])
def test_parameters_without_a_width(given: list[str]) -> None:
    done = run("show", "mont_fios", *given)
    assert done.exit_code == 2
    assert "need --bits" in done.output


def test_wrong_parameters() -> None:
    assert "Cells" in run("show", "mont_fios", "--bits", "64", "--set", "Cells=9999").output
    assert run("mutate", "mont_csa_r4", "--bits", "1").exit_code == 2


@pytest.mark.long
def test_mutate() -> None:
    found = json.loads(run("mutate", "mont_csa42", "--bits", "2", "--count", "1", "--cases", "1", "--json").stdout)
    assert found["counts"] == {"killed": 1, "survived": 0, "equivalent": 0, "invalid": 0}
    assert found["rate"] == 1 and found["survived"] == []
    assert found["of"] == len(core_mutants(core("mont_csa42")))


def test_changes_that_are_not_noticed_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def fates(_core: Core, _bits: int, chosen: list[Mutant], **_options: object) -> dict[Fate, list[Mutant]]:
        return {"killed": chosen[2:], "survived": chosen[:1], "invalid": chosen[1:2]}

    monkeypatch.setattr("modforge.cli.core.mutate.mutation_run", fates)
    done = run("mutate", "mont_csa42", "--bits", "7", "--count", "8")
    first, last = done.stdout.splitlines()
    assert first.startswith("not noticed: mont_csa42.sv:") and " becomes " in first
    assert last == "mont_csa42, 7 bits: 6 of 7 changes noticed; 1 more does not compile"
    found = json.loads(run("mutate", "mont_csa42", "--bits", "7", "--count", "8", "--json").stdout)
    assert found["counts"] == {"killed": 6, "survived": 1, "equivalent": 0, "invalid": 1}
    assert found["rate"] == 6 / 7 and found["survived"][0]["file"] == "mont_csa42.sv"


def test_changes_without_a_difference_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    harmless = equivalent(core("mont_csa42"), 7)

    def fates(_core: Core, _bits: int, chosen: list[Mutant], **_options: object) -> dict[Fate, list[Mutant]]:
        survived = [one for one in chosen if (one.before, one.after) in harmless]
        return {"killed": [one for one in chosen if one not in survived], "survived": survived, "invalid": []}

    monkeypatch.setattr("modforge.cli.core.mutate.mutation_run", fates)
    done = run("mutate", "mont_csa42", "--bits", "7", "--count", "1000")
    assert done.stdout == "mont_csa42, 7 bits: 114 of 114 changes noticed; 5 more make no difference\n"
    found = json.loads(run("mutate", "mont_csa42", "--bits", "7", "--count", "1000", "--json").stdout)
    assert found["counts"] == {"killed": 114, "survived": 0, "equivalent": 5, "invalid": 0} and found["rate"] == 1


def test_a_change_without_a_difference_makes_one_with_other_parameters() -> None:
    rsa = core("rsa_core")
    change = ("if (Check != 0) begin : gen_check", "if (Check != 1) begin : gen_check")
    assert change in equivalent(rsa, 64, {"Multiplier": 1, "Crt": 1})
    assert change not in equivalent(rsa, 64, {"Multiplier": 1, "Crt": 1, "Check": 1})
    assert change not in equivalent(rsa, 64)
    assert equivalent(core("mont_csa42"), 512) == equivalent(core("mont_csa42"), 7) != set()


def test_show_refuses_a_modulus_that_a_core_takes_at_run_time() -> None:
    shown = CliRunner().invoke(main, ["core", "show", "mont_dsp", "--bits", "64", "--modulus", "2^64 - 59"])
    assert shown.exit_code == 2
    assert shown.stderr == "Error: mont_dsp takes its modulus at run time: it has no --modulus here\n"
