"""``modforge doctor``: what it finds, what it says is missing, and that its table is one that the engine takes."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import modforge
from modforge import _engine
from modforge.bench.errors import NoCheckoutError
from modforge.cli import main
from modforge.doctor import engine_check, findings
from modforge.hardware.errors import ToolMissingError


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["doctor", *arguments])


def test_it_says_what_is_there_and_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr("modforge.hardware.synthesize.cell_flow.OSU018_LIBERTY", Path("/nowhere/cells.lib"))
    done = run()
    assert done.exit_code == 0, done.output
    assert re.search(rf"^kernels +{' '.join(modforge.kernels())}$", done.output, re.M)
    assert re.search(r"^taken .*\(built in\)$", done.output, re.M)
    assert re.search(r"^engine +right for all of \d{4,} pairs", done.output, re.M)
    assert re.search(
        r"^  no +time cores in standard cells +/nowhere/cells.lib is missing: apt-get install qflow-tech-osu018",
        done.output,
        re.M,
    )
    assert re.search(r"^  yes +synthesize cores$", done.output, re.M)


def test_a_wrong_engine_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*_: object) -> None:
        raise engine_check.EngineError("mul on kernel portable gives a wrong result for 0x1, 0x2")

    monkeypatch.setattr(engine_check, "_compare", wrong)
    done = run()
    assert done.exit_code == 1
    assert done.stderr == "Error: mul on kernel portable gives a wrong result for 0x1, 0x2\n"


@pytest.mark.parametrize(
    ("asked", "status", "says"),
    [
        ("portable", 0, "portable (MODFORGE_KERNEL=portable)"),
        ("1:portable", 0, "portable (MODFORGE_KERNEL=1:portable)"),
        ("abacus", 1, 'Error: MODFORGE_KERNEL="abacus": unknown name'),
        ("1:adx", 1, 'Error: MODFORGE_KERNEL="1:adx": a kernel has no code for all sizes of its row'),
    ],
)
def test_what_the_environment_asks_for_is_shown(
    monkeypatch: pytest.MonkeyPatch, asked: str, status: int, says: str
) -> None:
    monkeypatch.setenv("MODFORGE_KERNEL", asked)
    done = run()
    assert done.exit_code == status
    assert says in done.output


@pytest.mark.long
def test_a_calibration_ends_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    of_this_cpu = ",".join(f"{bits}:{kernel}" for bits, kernel in _engine.kernel_table())
    for table, says in {
        of_this_cpu: "The engine takes the fastest one",
        "1:portable": "  export MODFORGE_KERNEL=1:",
    }.items():
        measured = findings.Calibration(table, {64: {"portable": 2.0}, 128: {"portable": 12.4}})
        monkeypatch.setattr("modforge.cli.doctor.measure", lambda _, measured=measured: measured)
        done = run("--calibrate")
        last = done.output.splitlines()[-1]
        assert last.startswith(says) or of_this_cpu == "1:portable"
        assert re.search(r"^ +128 .*12\*", done.output, re.M)


def test_json_has_it_all() -> None:
    found = json.loads(run("--calibrate", "--json").stdout)
    assert found["kernels"] == modforge.kernels()
    assert found["table"] == [list(row) for row in _engine.kernel_table()]
    assert found["calibration"]["table"].startswith("1:")
    assert set(found["calibration"]["times"]["2048"]) == set(modforge.kernels())
    assert {use["name"] for use in found["uses"]} >= {"prove cores", "compare with GMP"}


def test_outside_a_checkout_and_without_litex_it_promises_neither(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(package: str) -> str:
        raise ToolMissingError(f"{package} is not installed: pip install 'modforge[hardware]'")

    def nowhere() -> None:
        raise NoCheckoutError("no checkout")

    monkeypatch.setattr(findings, "package_version", missing)
    monkeypatch.setattr(findings, "find_crate", nowhere)
    uses = {use.name: use.missing for use in findings._uses()}
    assert "litex is not installed" in str(uses["simulate a core on a RISC-V system"])
    assert "run this in a checkout" in str(uses["compare with GMP"])


def test_it_names_the_extra_of_a_package_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(findings, "find_spec", lambda package: None if package == "polars" else object())
    uses = {use.name: use.missing for use in findings._uses()}
    assert uses["compute in Polars"] == "polars is missing: pip install 'modforge[polars]'"
    assert uses["draw plots"] is None
