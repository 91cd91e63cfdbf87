"""The cocotb bench of mont_redundant over widths, digits, cycles, simulators and moduli."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from modforge.cores import core
from modforge.cores.model.core import CORES_FOLDER, INCLUDE
from modforge.cores.model.errors import ConfigurationError
from modforge.hardware.prove import prove, prove_checker
from modforge.hardware.simulate import SimulationResult, simulate
from modforge.hardware.tools import child_environment, verilator_directory

CORE = core("mont_redundant")


def run_tool(command: list[str]) -> subprocess.CompletedProcess[str]:
    environment = child_environment(verilator_directory(), Path(sys.executable).parent)
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def run(folder: Path, bits: int, cases: int, simulator: str = "verilator", **settings: int) -> SimulationResult:
    result = simulate(CORE, bits, settings=settings, simulator=simulator, cases=cases, build_directory=folder)
    assert result.cycles == result.expected_cycles == result.interval == settings.get("Cycles", 1)
    assert result.cases - result.edge_cases >= cases
    assert result.edge_cases >= 30
    return result


@pytest.mark.parametrize(
    ("bits", "cases", "settings"),
    [
        (33, 100, {}),
        pytest.param(64, 1000, {}, marks=pytest.mark.long),
        pytest.param(128, 10_000, {}, marks=pytest.mark.long),
        pytest.param(64, 1000, {"DigitBits": 17, "BlockBits": 18, "Square": 1}, marks=pytest.mark.long),
        pytest.param(64, 500, {"Cycles": 6}, marks=pytest.mark.long),
    ],
)
@pytest.mark.long
def test_verilator(simulations: Path, bits: int, cases: int, settings: dict[str, int]) -> None:
    run(simulations, bits, cases, **settings)


@pytest.mark.parametrize(
    ("bits", "settings"),
    [
        (8, {}),
        (8, {"Cycles": 3}),
        pytest.param(13, {"DigitBits": 5, "Cycles": 9}, marks=pytest.mark.long),
        pytest.param(21, {"Square": 1}, marks=pytest.mark.long),
    ],
)
@pytest.mark.few(1)
def test_icarus(simulations: Path, bits: int, settings: dict[str, int]) -> None:
    run(simulations, bits, 100, "icarus", **settings)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"Cycles": 4}, "Cycles is 1 or a multiple of 3, not 4"),
        ({"Cycles": 18}, "Cycles is at most .* = 15 here, a digit a clock, not 18"),
        ({"DigitBits": 5}, "DigitBits = 5 is too small"),
    ],
)
def test_parameters_that_do_not_go_together(settings: dict[str, int], message: str) -> None:
    with pytest.raises(ConfigurationError, match=message):
        CORE.parameters(64, settings)


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("parameters"),
    [
        {},
        {"Bits": 8, "DigitBits": 4},
        {"DigitBits": 17, "BlockBits": 18, "Square": 1},
        {"Cycles": 3},
        {"Cycles": 6, "Square": 1},
    ],
)
def test_lint(parameters: dict[str, int]) -> None:
    values = [f"-G{name}={value}" for name, value in parameters.items()]
    sources = [str(path) for path in CORE.paths()]
    done = run_tool(["verilator", "--lint-only", "-Wall", INCLUDE, *values, "--top-module", CORE.name, *sources])
    assert done.returncode == 0, done.stderr


def every_product(folder: Path, first: int, step: int) -> int:
    """Return how many products were right: those of all digits of numbers below 2M, for some M of 8 bits."""
    top = "every_redundant_product"
    bench = Path(__file__).parent / f"{top}.sv"
    values = [f"-GFirst={first}", f"-GStep={step}"]
    options = ["--binary", "--timing", "-O3", "-CFLAGS", "-std=c++20 -O1", "--Mdir", str(folder), "--top-module", top]
    built = run_tool(["verilator", *options, INCLUDE, *values, *(str(path) for path in CORE.paths()), str(bench)])
    assert built.returncode == 0, built.stderr
    done = run_tool([str(folder / f"V{top}")])
    assert done.returncode == 0, done.stdout
    return int(done.stdout.split()[0])


# Digits of two numbers below 2M: pairs of words of ten bits.
def products(m: int) -> int:
    return sum(low + (high << 4) < 2 * m for low in range(32) for high in range(32)) ** 2


@pytest.mark.long
def test_every_product(tmp_path: Path) -> None:
    assert every_product(tmp_path, 1, 2) == sum(products(m) for m in range(1, 256, 2))


PROPERTIES = {each.name: each for each in CORE.properties}


@pytest.mark.parametrize(
    ("bits", "settings"), [(64, {}), (64, {"DigitBits": 17, "BlockBits": 18}), (128, {}), (128, {"DigitBits": 32})]
)
def test_carry_is_proved_at_usual_widths(tmp_path: Path, bits: int, settings: dict[str, int]) -> None:
    result = prove(CORE, bits, PROPERTIES["carry"], settings=settings, directory=tmp_path)
    assert (result.bits, result.verdict) == (bits, "proved")


@pytest.mark.parametrize(("right", "wrong"), [("number_t'(4)", "number_t'(3)"), ("{DigitBits{1'b1}}", "1'b1")])
def test_a_wrong_carry_is_noticed(tmp_path: Path, right: str, wrong: str) -> None:
    name = "mont_redundant_carry"
    text = (CORES_FOLDER / CORE.name / "formal" / f"{name}.sv").read_text()
    assert right in text
    checker = tmp_path / f"{name}.sv"
    checker.write_text(text.replace(right, wrong))
    parameters = CORE.parameters(8)
    assert prove_checker([checker], name, parameters, "bounded", 1, tmp_path / "wrong.vcd")[0] == "false"


def test_handshake_is_proved_with_shared_multipliers(tmp_path: Path) -> None:
    result = prove(CORE, 8, PROPERTIES["handshake"], settings={"Cycles": 9}, directory=tmp_path)
    assert result.verdict == "proved"


@pytest.mark.long
@pytest.mark.parametrize(
    ("bits", "settings"),
    [
        (8, {"Square": 1}),
        (8, {"BlockBits": 5}),
        (8, {"DigitBits": 5}),
        (8, {"Cycles": 3, "Square": 1}),
        (7, {"Cycles": 6, "DigitBits": 5}),
    ],
)
def test_residue_and_bound_are_proved(tmp_path: Path, bits: int, settings: dict[str, int]) -> None:
    result = prove(CORE, bits, PROPERTIES["residue"], settings=settings, directory=tmp_path)
    assert (result.bits, result.verdict) == (bits, "proved")
    assert result.settings.items() >= settings.items()


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        pytest.param("redundant_single", "Width'({DigitBits{1'b1}})", "Width'(0)", marks=pytest.mark.long),
        pytest.param("redundant_single", "(t_columns[(K-1)*Width+:Width] >> DigitBits)", "'0", marks=pytest.mark.long),
        ("redundant_shared", "turn ? '0 : staying", "staying"),
        pytest.param("redundant_shared", "Width'({DigitBits{1'b1}})", "Width'(0)", marks=pytest.mark.long),
    ],
)
def test_a_wrong_residue_is_noticed(tmp_path: Path, name: str, right: str, wrong: str) -> None:
    [source] = [path for path in CORE.paths() if path.stem == name]
    text = source.read_text(encoding="utf-8")
    assert text.count(right) == 1
    changed = tmp_path / source.name
    changed.write_text(text.replace(right, wrong), encoding="utf-8")
    files = tuple(str(changed if path == source else path) for path in CORE.paths())
    settings = {"Cycles": 3 if name == "redundant_shared" else 1}
    result = prove(replace(CORE, files=files), 7, PROPERTIES["residue"], settings=settings, directory=tmp_path)
    assert result.verdict != "proved"


@pytest.mark.long
def test_a_million_products(simulations: Path) -> None:
    run(simulations, 128, 1_000_000)


@pytest.mark.long
@pytest.mark.parametrize(
    ("bits", "settings"),
    [
        (9, {}),
        (61, {}),
        (64, {"DigitBits": 32}),
        (128, {"DigitBits": 64, "BlockBits": 18}),
        (128, {"Cycles": 3, "Square": 1}),
        (256, {}),
        (256, {"Cycles": 18}),
        (512, {"Cycles": 9}),
    ],
)
def test_verilator_long(simulations: Path, bits: int, settings: dict[str, int]) -> None:
    run(simulations, bits, 1000, **settings)
