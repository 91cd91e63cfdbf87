"""The cocotb bench of rsa_core over widths, simulators, multipliers and both kinds of key."""

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from modforge.cores import core
from modforge.cores.kinds.exponentiator.contract import Answer, Command, CrtKey, Error, PlainKey
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.rsa_core.golden import answer, shape
from modforge.cores.rsa_core.multipliers import MULTIPLIERS
from modforge.hardware.emit import emit
from modforge.hardware.simulate import SimulationResult, Simulator, simulate

CORE = core("rsa_core")
SAFE = {"Crt": 1, "Check": 1, "Blind": 1}


def check(result: SimulationResult, cases: int) -> None:
    assert result.cycles == result.expected_cycles
    assert result.edge_cases >= 100
    assert result.cases >= result.edge_cases + cases


# 16 bits: part of a word; 128 in halves: two whole words.
@pytest.mark.parametrize(
    ("bits", "settings"),
    [
        (64, SAFE),
        pytest.param(16, {}, marks=pytest.mark.long),
        pytest.param(64, {"Crt": 1, "Check": 1}, marks=pytest.mark.long),
        pytest.param(128, {"Crt": 1}, marks=pytest.mark.long),
    ],
    ids=str,
)
def test_verilator(simulations: Path, bits: int, settings: dict[str, int]) -> None:
    check(simulate(CORE, bits, settings=settings, cases=100, build_directory=simulations), 100)


@pytest.mark.long
@pytest.mark.parametrize("multiplier", range(len(MULTIPLIERS)), ids=MULTIPLIERS)
@pytest.mark.parametrize(
    ("bits", "settings", "cases"),
    [
        *((16, {}, 500), (31, {}, 200), (64, {}, 200), (128, {"Crt": 1}, 200), (192, {"Crt": 1}, 100), (257, {}, 50)),
        *((16, {"Check": 1}, 200), (128, {"Crt": 1, "Check": 1}, 100), (128, SAFE, 100)),
    ],
    ids=str,
)
def test_long(simulations: Path, multiplier: int, bits: int, settings: dict[str, int], cases: int) -> None:
    settings = {**settings, "Multiplier": multiplier}
    check(simulate(CORE, bits, settings=settings, cases=cases, build_directory=simulations), cases)


@pytest.mark.long
@pytest.mark.parametrize(("bits", "settings"), [(33, {}), (64, {"Crt": 1})], ids=str)
def test_icarus(simulations: Path, bits: int, settings: dict[str, int]) -> None:
    check(simulate(CORE, bits, settings=settings, simulator="icarus", cases=5, build_directory=simulations), 5)


# What the multiplier has of its own: chains that are cut, fewer rows than words, more than words, vendors' blocks.
OWN = [
    (40, {"Multiplier": 2, "ChainBits": 7}),
    (40, {"Multiplier": 3, "WordBits": 5, "Cells": 3}),
    (64, {"Multiplier": 3, "Cells": 20, "Crt": 1}),
    (40, {"Multiplier": 3, "Cells": 2, "Primitive": 1}),
    (24, {"Multiplier": 3, "WordBits": 18, "Cells": 1, "Primitive": 2}),
]
# A ring without a pad, in which Verilator once saw a loop. Vendors' blocks are in an emitted testbench below.
ORDINARY = (("verilator", OWN[1]),)


@pytest.mark.long
@pytest.mark.parametrize(
    ("simulator", "bits", "settings"),
    [
        pytest.param(simulator, *each, marks=() if (simulator, each) in ORDINARY else pytest.mark.long)
        for simulator in ("verilator", "icarus")
        for each in OWN
    ],
    ids=str,
)
def test_parameters_of_the_multiplier(
    simulations: Path, simulator: Simulator, bits: int, settings: dict[str, int]
) -> None:
    result = simulate(CORE, bits, settings=settings, simulator=simulator, cases=5, build_directory=simulations)
    check(result, 5)


# In Icarus, with its four states: a register that is read before it is written shows as X.
@pytest.mark.parametrize(
    ("settings", "crt"),
    [
        pytest.param(settings, crt, marks=() if crt or settings == {"Multiplier": 2} else pytest.mark.long)
        for settings in (*({"Multiplier": index} for index in range(len(MULTIPLIERS))), OWN[-1][1])
        for crt in (0, 1)
    ],
    ids=str,
)
@pytest.mark.few(1)
def test_emitted_testbench(tmp_path: Path, settings: dict[str, int], crt: int) -> None:
    own = {**settings, "Crt": crt}
    files = emit(CORE, 64, tmp_path, settings=own)
    [bench] = [path for path in files if path.stem.endswith("_tb")]
    top = bench.stem.removesuffix("_tb")
    models = [path.name for path in CORE.models(CORE.parameters(64, own))]
    build = ["iverilog", "-g2012", "-s", bench.stem, "-o", "tb", "-f", f"{top}.f", *models, bench.name]
    subprocess.run(build, cwd=tmp_path, check=True)
    done = subprocess.run(["vvp", "-n", "tb"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and " passed, 0 failed" in done.stdout, done.stdout


@pytest.mark.parametrize("crt", [0, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.long
def test_emitted_testbench_of_a_core_that_checks(tmp_path: Path, crt: int) -> None:
    test_emitted_testbench(tmp_path, {"Check": 1, "Multiplier": 1}, crt)


@pytest.mark.long
def test_emitted_testbench_of_a_core_that_blinds(tmp_path: Path) -> None:
    test_emitted_testbench(tmp_path, {**SAFE, "Multiplier": 1}, 1)


def test_configurations() -> None:
    assert shape(CORE.parameters(2048, {"Crt": 1})).engine_bits == 1024
    for bits, settings in (
        (96, {"Crt": 1}),
        (8, {}),
        (5000, {}),
        (64, {"Multiplier": len(MULTIPLIERS)}),
        (64, {"Blind": 1}),
    ):
        with pytest.raises(ConfigurationError):
            CORE.parameters(bits, settings)


def test_golden_model() -> None:
    plain = shape(CORE.parameters(32))
    assert answer(plain, PlainKey(3233, 17, 5), 65).result == 2790
    assert answer(plain, PlainKey(1, 17, 5), 0).result == 0
    assert answer(plain, PlainKey(3233, 16, 4), 65) == answer(plain, PlainKey(3233, 32, 4), 65)
    assert answer(plain, PlainKey(3233, 17, 5), 3233).error == Error.MESSAGE
    assert answer(plain, PlainKey(3232, 17, 5), 1) == Answer(Error.MODULUS, 0, 1)
    crt = shape(CORE.parameters(64, {"Crt": 1}))
    for message in range(3233):
        key = CrtKey(61, 53, 2753 % 60, 2753 % 52, pow(53, -1, 61), 6)
        assert answer(crt, key, message).result == pow(message, 2753, 3233)
    assert answer(crt, PlainKey(3233, 17, 5), 65).error == Error.COMMAND
    assert [*Command] == [0, 1, 2]


def test_golden_model_of_a_core_that_checks() -> None:
    checked = shape(CORE.parameters(64, {"Crt": 1, "Check": 1}))
    key = CrtKey(61, 53, 2753 % 60, 2753 % 52, pow(53, -1, 61), 6, 17)
    for message in range(3233):
        assert answer(checked, key, message).result == pow(message, 2753, 3233)
    assert answer(checked, replace(key, public=19), 2).error == Error.RESULT
    assert answer(checked, key, 3233 + 2).error == Error.RESULT
    assert answer(checked, replace(key, public=0), 2).error == Error.EXPONENT
    plain = shape(CORE.parameters(32, {"Check": 1}))
    wrong = PlainKey(3233, 2753, 12, 19)
    assert answer(plain, wrong, 65).error == Error.RESULT
    assert answer(plain, wrong, 65, Command.PUBLIC).result == pow(65, 2753, 3233)
