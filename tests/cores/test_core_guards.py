"""Parameters of multipliers, processor and squarers that no tool may build: each refuses them as it elaborates."""

import subprocess
import sys
from pathlib import Path

import pytest

from modforge.cores import core
from modforge.cores.model.core import CORES_FOLDER, INCLUDE, Core
from modforge.hardware.errors import SynthesisError
from modforge.hardware.guards import without_guards
from modforge.hardware.tools import child_environment, verilator_directory
from modforge.hardware.yosys import read, run_yosys

CSA42, CSA_R4, CPA, FIOS, DSP, RSA = (
    core(name) for name in ("mont_csa42", "mont_csa_r4", "mont_cpa", "mont_fios", "mont_dsp", "rsa_core")
)
MULTIPLIER, SQUARER, DELAY = core("mont_redundant"), core("square_table"), core("vdf_core")

DIGITS = "DigitBits is 1 to Bits - 1, and Bits 3 to 4096"
TABLES = "TableBits is 1 to 10"

BLIND = "rsa_core: Blind is 0 or 1, and Blind = 1 needs Crt = 1 and Check = 1"
CRT = "rsa_core: Crt is 0 or 1, and with Crt = 1 Bits is a multiple of 64"

REFUSED: list[tuple[Core, dict[str, str], str]] = [
    (CSA42, {"Bits": "1"}, "mont_csa42: Bits is at least 2"),
    (CSA_R4, {"Bits": "2"}, "mont_csa_r4: Bits is at least 3"),
    (CPA, {"Bits": "2", "ChainBits": "3"}, "mont_cpa: Bits is at least 3"),
    (CPA, {"ChainBits": "1"}, "mont_cpa: ChainBits is 2 to Bits + 3"),
    (CPA, {"ChainBits": "68"}, "mont_cpa: ChainBits is 2 to Bits + 3"),
    (FIOS, {"Bits": "1"}, "mont_fios: Bits is at least 2"),
    (FIOS, {"WordBits": "19"}, "mont_fios: WordBits is 3 to 18"),
    (FIOS, {"Cells": "5"}, "mont_fios: Cells is 1 to the words of an operand"),
    (FIOS, {"Slots": "65"}, "mont_fios: Slots is 1 to 64"),
    (FIOS, {"Primitive": "3"}, "mont_fios: Primitive is 0 to 2"),
    (DSP, {"Bits": "1"}, "mont_dsp: Bits is at least 2"),
    (DSP, {"DigitBits": "19"}, "mont_dsp: DigitBits is 3 to 18"),
    (DSP, {"WordBits": "28"}, "mont_dsp: WordBits is DigitBits + 1 to 27"),
    (DSP, {"Cells": "5"}, "mont_dsp: Cells is 1 to the digits of an operand"),
    (DSP, {"Primitive": "2"}, "mont_dsp: Primitive is 0 or 1"),
    (RSA, {"Bits": "15"}, "rsa_core: Bits is 16 to 4096"),
    (RSA, {"Bits": "4160"}, "rsa_core: Bits is 16 to 4096"),
    (RSA, {"Bits": "40", "Crt": "1"}, CRT),
    (RSA, {"Crt": "2"}, CRT),
    (RSA, {"Check": "2"}, "rsa_core: Check is 0 or 1"),
    (RSA, {"Blind": "2"}, BLIND),
    (RSA, {"Blind": "1", "Crt": "1"}, BLIND),
    (RSA, {"Multiplier": "4"}, "rsa_core: Multiplier is 0 to 3"),
    (RSA, {"Multiplier": "2", "ChainBits": "1"}, "mont_cpa: ChainBits is 2 to Bits + 3"),
    (RSA, {"Multiplier": "3", "Primitive": "3"}, "mont_fios: Primitive is 0 to 2"),
    (MULTIPLIER, {"Cycles": "2"}, "mont_redundant: Cycles is 1 or a multiple of 3"),
    (MULTIPLIER, {"Cycles": "0"}, "mont_redundant: Cycles is 1 or a multiple of 3"),
    (MULTIPLIER, {"Cycles": "-3"}, "mont_redundant: Cycles is 1 or a multiple of 3"),
    (MULTIPLIER, {"Cycles": "18"}, "mont_redundant: Cycles is at most 3 * ceil((Bits + 3) / DigitBits)"),
    (MULTIPLIER, {"DigitBits": "64"}, f"mont_redundant: {DIGITS}"),
    (MULTIPLIER, {"DigitBits": "0"}, f"mont_redundant: {DIGITS}"),
    (MULTIPLIER, {"DigitBits": "-1"}, f"mont_redundant: {DIGITS}"),
    (MULTIPLIER, {"Bits": "0"}, f"mont_redundant: {DIGITS}"),
    (MULTIPLIER, {"Bits": "2", "DigitBits": "1"}, f"mont_redundant: {DIGITS}"),
    (MULTIPLIER, {"Bits": "4097"}, f"mont_redundant: {DIGITS}"),
    (
        MULTIPLIER,
        {"Bits": "1024", "DigitBits": "4"},
        "mont_redundant: 5 * Digits + 2 * QuotientDigits exceeds 2^DigitBits",
    ),
    (MULTIPLIER, {"DigitBits": "5"}, "mont_redundant: 5 * Digits + 2 * QuotientDigits exceeds 2^DigitBits"),
    (MULTIPLIER, {"Square": "2"}, "mont_redundant: Square is 0 or 1"),
    (MULTIPLIER, {"Square": "-1"}, "mont_redundant: Square is 0 or 1"),
    (MULTIPLIER, {"BlockBits": "0"}, "mont_redundant: BlockBits is at least 1"),
    (MULTIPLIER, {"BlockBits": "-26", "Cycles": "3"}, "mont_redundant: BlockBits is at least 1"),
    (SQUARER, {"DigitBits": "64"}, f"square_table: {DIGITS}"),
    (SQUARER, {"Bits": "2", "DigitBits": "1"}, f"square_table: {DIGITS}"),
    (SQUARER, {"Bits": "4097"}, f"square_table: {DIGITS}"),
    (
        SQUARER,
        {"Bits": "1024", "DigitBits": "4"},
        "square_table: 5 * Digits or the tables and 2 exceed 2^DigitBits",
    ),
    (SQUARER, {"DigitBits": "4"}, "square_table: 5 * Digits or the tables and 2 exceed 2^DigitBits"),
    (SQUARER, {"TableBits": "-1"}, f"square_table: {TABLES}"),
    (SQUARER, {"TableBits": "11"}, f"square_table: {TABLES}"),
    (SQUARER, {"Bits": "65"}, "square_table: Modulus has Bits bits, the highest one set"),
    (SQUARER, {"Modulus": "64'h7fffffffffffffff"}, "square_table: Modulus has Bits bits, the highest one set"),
    (DELAY, {"Squarer": "2"}, "vdf_core: Squarer is 0 or 1"),
    (DELAY, {"Squarer": "-1"}, "vdf_core: Squarer is 0 or 1"),
    (DELAY, {"Squarer": "1", "Cycles": "3"}, "vdf_core: Cycles is 1 with Squarer = 1"),
    (DELAY, {"DigitBits": "64"}, f"vdf_core: {DIGITS}"),
    (DELAY, {"DigitBits": "0"}, f"vdf_core: {DIGITS}"),
    (DELAY, {"Squarer": "1", "DigitBits": "-1"}, f"vdf_core: {DIGITS}"),
    (DELAY, {"Squarer": "1", "TableBits": "0"}, f"vdf_core: {TABLES}"),
    (DELAY, {"Squarer": "1", "TableBits": "11"}, f"vdf_core: {TABLES}"),
    (DELAY, {"Cycles": "2"}, "mont_redundant: Cycles is 1 or a multiple of 3"),
    (DELAY, {"Bits": "4097"}, f"vdf_core: {DIGITS}"),
    (DELAY, {"Bits": "1024", "DigitBits": "4"}, "mont_redundant: 5 * Digits + 2 * QuotientDigits exceeds 2^DigitBits"),
    (DELAY, {"DigitBits": "5"}, "mont_redundant: 5 * Digits + 2 * QuotientDigits exceeds 2^DigitBits"),
    (DELAY, {"BlockBits": "0"}, "mont_redundant: BlockBits is at least 1"),
    (
        DELAY,
        {"Squarer": "1", "Bits": "20", "DigitBits": "4", "Modulus": "20'hb504f"},
        "square_table: 5 * Digits or the tables and 2 exceed 2^DigitBits",
    ),
    (DELAY, {"Squarer": "1", "Modulus": "64'h7fffffffffffffff"}, "square_table: Modulus has Bits bits"),
]

# Icarus stops before, at a range or at the block of the vendor.
VERILATOR_ONLY: list[tuple[Core, dict[str, str], str]] = [
    (FIOS, {"WordBits": "2"}, "mont_fios: WordBits is 3 to 18"),
    (FIOS, {"Primitive": "1", "WordBits": "18"}, "mont_fios: WordBits is 17 with Primitive = 1"),
    (DSP, {"WordBits": "18"}, "mont_dsp: WordBits is DigitBits + 1 to 27"),
]

# A width or a number of digits that does not exist: the tool says so itself.
UNREADABLE: list[tuple[Core, dict[str, str], str]] = [
    (SQUARER, {"Bits": "0"}, ""),
    (SQUARER, {"DigitBits": "0"}, ""),
    (DELAY, {"Bits": "0"}, ""),
]


def run_tool(*command: str) -> subprocess.CompletedProcess[str]:
    environment = child_environment(verilator_directory(), Path(sys.executable).parent)
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)


def name(value: object) -> str | None:
    if isinstance(value, Core):
        return value.name
    return "-".join(f"{key}{given}" for key, given in value.items()) if isinstance(value, dict) else ""


# Icarus tries them all below; without --long Verilator tries some.
@pytest.mark.parametrize(
    ("one", "parameters", "message"),
    [
        *(pytest.param(*case, marks=() if index % 6 == 0 else pytest.mark.long) for index, case in enumerate(REFUSED)),
        *VERILATOR_ONLY,
        *UNREADABLE,
    ],
    ids=name,
)
@pytest.mark.few(2)
def test_verilator(one: Core, parameters: dict[str, str], message: str) -> None:
    values = [f"-G{key}={value}" for key, value in parameters.items()]
    done = run_tool("verilator", "--lint-only", INCLUDE, *values, "--top-module", one.name, *map(str, one.paths()))
    assert done.returncode != 0
    assert message in done.stderr


@pytest.mark.parametrize(("one", "parameters", "message"), [*REFUSED, *UNREADABLE], ids=name)
@pytest.mark.few(9)
def test_icarus(tmp_path: Path, one: Core, parameters: dict[str, str], message: str) -> None:
    simulation = str(tmp_path / "simulation")
    values = [f"-P{one.name}.{key}={value}" for key, value in parameters.items()]
    built = run_tool("iverilog", "-g2012", INCLUDE, "-s", one.name, *values, "-o", simulation, *map(str, one.paths()))
    if message:
        assert built.returncode == 0, built.stderr
        done = run_tool("vvp", "-n", simulation)
        assert done.returncode != 0
        assert message in done.stdout + done.stderr
    else:
        assert built.returncode != 0


@pytest.mark.parametrize(
    ("one", "parameters", "message"),
    [
        (FIOS, {"Cells": 5}, "Cells is 1 to the words"),
        (RSA, {"Multiplier": 4}, "Multiplier is 0 to 3"),
        (MULTIPLIER, {"Square": 2}, "Square is 0 or 1"),
        (SQUARER, {"Bits": 65, "Modulus": 77}, "Modulus has Bits bits"),
        (DELAY, {"BlockBits": 0}, "BlockBits is at least 1"),
    ],
)
def test_yosys(tmp_path: Path, one: Core, parameters: dict[str, int], message: str) -> None:
    with pytest.raises(SynthesisError, match=message):
        run_yosys(read(one, parameters), tmp_path, one.name)


# Measured rows and mutants are of the hardware alone.
@pytest.mark.parametrize("one", [CSA42, CSA_R4, CPA, FIOS, RSA, MULTIPLIER, SQUARER, DELAY])
def test_guards_make_no_hardware(one: Core) -> None:
    source = (CORES_FOLDER / one.files[-1]).read_text(encoding="utf-8")
    assert "`REFUSE_IF(" in source
    assert "REFUSE" not in without_guards(source)
