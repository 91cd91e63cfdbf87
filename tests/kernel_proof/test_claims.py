"""The machine code of the installed engine keeps its claims, and machine code that was changed does not."""

import json
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest
from changed_code import check, left_out, visited

from cases import first
from modforge.kernel_proof.algebra.words import Value, W
from modforge.kernel_proof.claims import Claim, claims
from modforge.kernel_proof.code.library import Instruction, Library
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.code.x86_64_instructions import INSTRUCTIONS
from modforge.kernel_proof.kernels.limbs import adx, folds
from modforge.kernel_proof.kernels.limbs.adx import ADX

QUICK_BITS = {"adx": 640, "eight, ifma add": 104}
OTHER_QUICK_BITS = 380


def quick_bits(claim: Claim) -> int:
    """Return the bits up to which a claim takes little time."""
    return QUICK_BITS.get(f"{claim.kernel} {claim.function}", QUICK_BITS.get(claim.kernel, OTHER_QUICK_BITS))


@pytest.mark.parametrize(
    "claim",
    [pytest.param(claim, marks=[pytest.mark.long] if claim.bits > quick_bits(claim) else []) for claim in claims()],
    ids=lambda claim: f"{claim.kernel}-{claim.function}-{claim.bits}",
)
@pytest.mark.few(15)
def test_claim(claim: Claim, engine: Library) -> None:
    assert claim.prove(engine) > 30


def changes(instruction: Instruction) -> Iterator[Instruction]:
    """Slips of the pen: an instruction left out, the other flag, no carry in, the next word, the next register."""
    yield left_out(instruction)
    other = {"adcx": "adox", "adox": "adcx", "adc": "add", "cmovb": "mov", "sbb": "sub", "add": "adc"}
    if instruction.name in other:
        yield replace(instruction, name=other[instruction.name])
    for place, operand in enumerate(instruction.operands):
        if displaced := re.fullmatch(r"(.*)\+0x([0-9a-f]+)\]", operand):
            changed = f"{displaced[1]}+{int(displaced[2], 16) + 8:#x}]"
        elif register := re.fullmatch(r"r(8|9|1[0-5])", operand):
            changed = f"r{8 + (int(register[1]) - 7) % 4}"
        else:
            continue
        yield replace(
            instruction, operands=(*instruction.operands[:place], changed, *instruction.operands[place + 1 :])
        )


def run(library: Library, function: str, limbs: int, operands: tuple[int, ...], m: int) -> int:
    """Run a function on known operands: a and b, or t; return the number that it computes."""
    machine = Machine(library, instructions=INSTRUCTIONS)
    width = 2 * limbs if function == "reduce" else limbs
    arrays = [machine.array("operand", words_of(x, width), writable=function == "reduce") for x in operands]
    inverse = -pow(m, -1, W) % W
    above = (inverse * m + 1) // W if function.startswith("late") else W**limbs - 1 - m
    constants = [inverse, *words_of(m, limbs), *words_of(above, limbs)]
    if function == "product":
        result = machine.array("t", 2 * limbs, writable=True)
        machine.cells |= {result + 8 * i: 0 for i in range(limbs)}
        machine.call(f"{ADX}blocks::product_{limbs}", result, *arrays, limbs, 1)
        return number_of(machine.words(result, 2 * limbs))
    result = machine.array("r", limbs, writable=True)
    constants_at = machine.array("constants", constants, writable=False)
    if function == "reduce":
        machine.call(f"{ADX}blocks::reduce_{limbs}", *arrays, constants_at, limbs, 1)
        machine.call(f"{ADX}sweeps::add_carries_and_subtract", result, *arrays, constants_at, limbs)
    else:
        module = "unrolled_square" if "square" in function else "unrolled"
        machine.call(f"{ADX}straight::{module}::{function}", result, *arrays, constants_at)
    return number_of(machine.words(result, limbs))


def run_fold(library: Library, function: str, limbs: int, operands: tuple[int, ...], fold: int) -> int:
    """Run a function modulo W^n − C on known operands; return the number below the modulus that it computes."""
    machine = Machine(library, instructions=INSTRUCTIONS)
    arrays = [machine.array("operand", words_of(x, limbs), writable=False) for x in operands]
    result = machine.array("r", limbs, writable=True)
    module = "folded_square" if "square" in function else "folded"
    machine.call(f"{ADX}straight::{module}::{function}", result, *arrays, fold)
    return number_of(machine.words(result, limbs)) % (W**limbs - fold)


def words_of(x: int, count: int) -> list[int]:
    return [x >> 64 * i & (W - 1) for i in range(count)]


def number_of(words: Sequence[Value]) -> int:
    assert all(isinstance(word, int) for word in words)
    return sum(word << 64 * i for i, word in enumerate(words) if isinstance(word, int))


def wrong_results(library: Library, function: str, limbs: int) -> list[tuple[int, ...]]:
    """Run a function on edges and random operands; return those for which it computes something else than Python."""
    generator, ones = random.Random(function), W**limbs - 1
    wrong: list[tuple[int, ...]] = []
    if function.startswith("fold"):
        numbers = [ones, 0, 1, W ** (limbs - 1), ones - 1, generator.getrandbits(64 * limbs)]
        for fold in (1, 38, W - 1, 1 << 63, generator.getrandbits(64) | 1):
            # With a number that is nearly a multiple of W^n: C is added once more at last.
            pairs = [(a, a if "square" in function else ones - a // 3) for a in numbers]
            pairs += [(2 * W**limbs // (fold - 1), ones)] if fold > 1 and "square" not in function else []
            for a, b in pairs:
                if run_fold(library, function, limbs, (a, b), fold) != a * b % (W**limbs - fold):
                    wrong.append((a, b, fold))
        return wrong
    largest = ones - W ** (limbs - 1) if function.startswith("late") else ones
    for m in (largest, W ** (limbs - 1) | 1, generator.randrange(W**limbs // 2, largest) | 1):
        pairs = [(m - 1, ones), (0, ones), (m - 1, 1), (generator.randrange(m), generator.getrandbits(64 * limbs))]
        for a, b in pairs:
            if "square" in function:
                found, expected = run(library, function, limbs, (a, a), m), a * a * pow(W, -limbs, m) % m
            elif function == "product":
                found, expected = run(library, function, limbs, (a, b), m), a * b
            else:
                operands = (a * b,) if function == "reduce" else (a, b)
                found, expected = run(library, function, limbs, operands, m), a * b * pow(W, -limbs, m) % m
            if found != expected:
                wrong.append((a, b, m))
    return wrong


@pytest.mark.parametrize(
    ("function", "limbs"),
    [
        ("multiply_1", 1),
        ("multiply_4", 4),
        ("multiply_9", 9),
        ("square_5", 5),
        ("square_11", 11),
        ("late_square_4", 4),
        ("late_square_8", 8),
        ("fold_3", 3),
        ("fold_9", 9),
        ("fold_square_5", 5),
        ("product", 8),
        ("reduce", 8),
    ],
)
def test_known_operands_give_what_python_computes(function: str, limbs: int, engine: Library) -> None:
    """So the proofs and the CPU mean the same by an instruction."""
    assert wrong_results(engine, function, limbs) == []


@pytest.mark.parametrize(
    ("function", "prove", "limbs", "share"),
    first(
        3,
        [
            ("multiply_2", adx.montgomery_product, 2, 2),
            ("multiply_5", adx.montgomery_product, 5, 19),
            ("square_5", adx.montgomery_square, 5, 19),
            ("late_square_4", adx.montgomery_late_square, 4, 11),
            ("fold_3", folds.product, 3, 5),
            ("fold_square_5", folds.square, 5, 11),
            ("product", adx.plain_product, 5, 7),
            ("reduce", adx.montgomery_reduction, 5, 19),
        ],
    ),
)
@pytest.mark.few(1)
def test_changed_code_is_refused(
    function: str,
    prove: Callable[[Library, int], int],
    limbs: int,
    share: int,
    engine: Library,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or the change does not change what is computed, such as another flag where both are 0."""
    order = visited(lambda: prove(engine, limbs), monkeypatch)
    tries = [(old, new) for old in order for new in changes(old) if new != old][::share]
    proved = check(
        engine, tries, lambda: prove(engine, limbs), lambda: wrong_results(engine, function, limbs), monkeypatch
    )
    assert len(tries) > 20
    assert proved < len(tries) / 4


@pytest.mark.usefixtures("engine")
def test_the_command_prints_rows() -> None:
    command = [sys.executable, "-m", "modforge.kernel_proof", "--max-bits", "128", "--json"]
    rows = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert all(row["proved"] for row in rows)
    assert [row["function"] for row in rows if row["kernel"] == "adx"] == [
        "multiply_1",
        "multiply_2",
        "square_2",
        "add_multiple",
        "add_multiple",
    ]
    assert [f"{row['kernel']} {row['function']}" for row in rows if row["bits"] == 100] == [
        "avx512ifma product",
        "avx512ifma pair product",
        "avx512ifma pair square",
        "eight, ifma product",
        "eight, ifma square",
        "eight, ifma reduce",
        "eight, ifma select",
    ]


@pytest.mark.parametrize("arguments", [("--max-bits", "0"), ("--max-bits", "-5"), ("--kernel", "abacus")])
def test_the_command_refuses_to_prove_nothing(arguments: tuple[str, str]) -> None:
    command = [sys.executable, "-m", "modforge.kernel_proof", "--processor", "x86_64", *arguments]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert run.returncode == 2
    assert "nothing is claimed" in run.stderr


@pytest.mark.usefixtures("engine")
def test_a_library_without_the_functions_is_refused() -> None:
    command = [sys.executable, "-m", "modforge.kernel_proof", "--max-bits", "64", "--library", "/bin/sh"]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert run.returncode == 1
    assert "NOT PROVED" in run.stdout
