"""The proofs of eight numbers side by side: known digits give what Python computes, and changed code is refused."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from changed_code import check, left_out, visited

from modforge.kernel_proof.algebra.digits import DIGIT_BITS, D
from modforge.kernel_proof.algebra.words import Value
from modforge.kernel_proof.code.library import Instruction, Library
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels import ifma_batch


class KnownRun(ifma_batch.Run):
    """A run on numbers, the same in each lane."""

    def __init__(self, library: Library, bits: int, m: int) -> None:
        self.modulus = m
        super().__init__(library, bits)

    def number(self, name: str, size: int) -> list[Value]:
        power = D ** self.blocks[-1]
        k = -pow(self.modulus, -1, power) % power
        known = {"m": self.modulus, "M": (self.modulus * k + 1) // power, "k": k}
        return digits_of(known[name], size)

    def inverse(self) -> None:
        pass


def digits_of(x: int, size: int) -> list[Value]:
    return [x >> DIGIT_BITS * i & (D - 1) for i in range(size)]


def wrong_reductions(library: Library, bits: int) -> list[tuple[int, int]]:
    """Return numbers up to 2m, and moduli, that are reduced to something else than by Python."""
    generator, wrong = random.Random(bits), []
    for m in (2**bits - 1, 2 ** (bits - 1) + 1, generator.getrandbits(bits) | 1 << (bits - 1) | 1):
        for a in (0, 1, m - 1, m, m + 1, 2 * m, generator.randrange(2 * m)):
            run = KnownRun(library, bits, m)
            try:
                right = run.reduced(digits_of(a, run.size)) == digits_of(a % m, run.size)
            except RefusedError:
                right = False
            if not right:
                wrong.append((a, m))
    return wrong


def wrong_selections(library: Library, bits: int) -> list[int]:
    """Return the indices at which another entry is read than by Python."""
    size = ifma_batch.digits_of(bits)
    table: list[list[Value]] = [[100 * entry + digit for digit in range(size)] for entry in range(ifma_batch.ENTRIES)]
    wrong = []
    for i, entry in enumerate(table):
        try:
            right = KnownRun(library, bits, 2**bits - 1).selected(table, i) == entry
        except RefusedError:
            right = False
        if not right:
            wrong.append(i)
    return wrong


def wrong_results(library: Library, bits: int, count: int) -> list[tuple[int, int, int]]:
    """Return operands and moduli for which something else is computed than by Python."""
    generator, wrong = random.Random(bits), []
    for m in (2**bits - 1, 2 ** (bits - 1) + 1, generator.getrandbits(bits) | 1 << (bits - 1) | 1):
        for a, b in ((3 * m - 1, 3 * m - 1), (0, m), (generator.randrange(3 * m), generator.randrange(3 * m))):
            run = KnownRun(library, bits, m)
            operands = [a, b][:count]
            try:
                digits = run.results([digits_of(x, run.size) for x in operands])
                found = sum(digit << DIGIT_BITS * i for i, digit in enumerate(digits) if isinstance(digit, int))
            except RefusedError:
                found = -1
            if not 0 <= found < 3 * m or (found * D**run.size - operands[0] * operands[-1]) % m:
                wrong.append((a, b, m))
    return wrong


@pytest.mark.parametrize(("bits", "count"), [(48, 2), (620, 1), (768, 2), (1024, 1)])
def test_known_digits_side_by_side_give_what_python_computes(bits: int, count: int, engine: Library) -> None:
    assert wrong_results(engine, bits, count) == []


@pytest.mark.parametrize("bits", [48, 100, 1024])
def test_known_numbers_are_reduced_and_selected_as_by_python(bits: int, engine: Library) -> None:
    assert wrong_reductions(engine, bits) == []
    assert wrong_selections(engine, bits) == []


@pytest.mark.parametrize("function", ["reduction", "selection"])
def test_changed_reductions_and_selections_are_refused(
    function: str, engine: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the change does not change what is computed."""
    bits = 152

    def prove() -> int:
        return (ifma_batch.reduction if function == "reduction" else ifma_batch.selection)(engine, bits)

    def wrong() -> object:
        return (wrong_reductions if function == "reduction" else wrong_selections)(engine, bits)

    code = [one for one in visited(prove, monkeypatch) if re.search(r"mm\d|k\d", "".join(one.operands))]
    tries = [(old, new) for old in code for new in changes(old)]
    proved = check(engine, tries, prove, wrong, monkeypatch)
    assert len(tries) > 20
    assert proved < len(tries) / 5


def changes(instruction: Instruction) -> Iterator[Instruction]:
    """Slips of the pen: an instruction left out, the other half of a product, the next register or vector."""
    yield left_out(instruction)
    other = {
        "vpmadd52luq": "vpmadd52huq",
        "vpmadd52huq": "vpmadd52luq",
        "vpsrlq": "vpsllq",
        "vpsraq": "vpsrlq",
        "vpcmpeqq": "vpcmpgtq",
        "knotw": "kmovw",
    }
    if instruction.name in other:
        yield replace(instruction, name=other[instruction.name])
    for place, operand in enumerate(instruction.operands):
        if register := re.fullmatch(r"zmm(\d+)(\{k\d\})?", operand):
            changed = f"zmm{(int(register[1]) + 1) % 32}{register[2] or ''}"
        elif memory := re.fullmatch(r"(ZMMWORD PTR \[.*)\](.*)", operand):
            changed = f"{memory[1]}+0x40]{memory[2]}"
        else:
            continue
        operands = (*instruction.operands[:place], changed, *instruction.operands[place + 1 :])
        yield replace(instruction, operands=operands)


@pytest.mark.parametrize(
    ("bits", "count", "share"),
    [
        (100, 2, 2),
        (256, 1, 11),
        (768, 2, 101),
        pytest.param(768, 1, 31, marks=pytest.mark.long),
        pytest.param(1536, 2, 61, marks=pytest.mark.long),
    ],
)
def test_changed_code_side_by_side_is_refused(
    bits: int, count: int, share: int, engine: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the change does not change what is computed."""

    def prove() -> int:
        return (ifma_batch.product if count == 2 else ifma_batch.square)(engine, bits)

    code = [one for one in visited(prove, monkeypatch) if "mm" in "".join(one.operands)]
    tries = [(old, new) for old in code for new in changes(old)][::share]
    proved = check(engine, tries, prove, lambda: wrong_results(engine, bits, count), monkeypatch)
    assert len(tries) > 20
    assert proved < len(tries) / 5
