"""The proofs of eight numbers side by side: known digits give what Python computes, and changed code is refused."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from changed_code import check, left_out, vector_changes, visited

from modforge.kernel_proof.algebra.words import Value
from modforge.kernel_proof.code.library import Instruction, Library
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.digits import tables
from modforge.kernel_proof.kernels.eight import batches


class KnownRun(batches.Run):
    """A run on numbers, the same in each lane."""

    def __init__(self, library: Library, bits: int, batch: batches.Batch, m: int) -> None:
        self.m = m
        super().__init__(library, bits, batch)

    def modulus(self) -> batches.Modulus:
        power = self.digits.base ** self.blocks[-1]
        k = -pow(self.m, -1, power) % power
        multiple = (self.m * k + 1) // power
        return batches.Modulus(self.known(self.m), self.known(multiple), self.known(k)[: self.blocks[-1]])

    def known(self, x: int) -> list[Value]:
        return [x >> self.batch.digit_bits * i & (self.digits.base - 1) for i in range(self.size)]

    def halves(self, x: int) -> list[list[Value]]:
        return [self.known(x)] * self.batch.halves


def wrong_reductions(library: Library, bits: int, batch: batches.Batch) -> list[tuple[int, int]]:
    """Return numbers up to 2m, and moduli, that are reduced to something else than by Python."""
    generator, wrong = random.Random(bits), []
    for m in (2**bits - 1, 2 ** (bits - 1) + 1, generator.getrandbits(bits) | 1 << (bits - 1) | 1):
        for a in (0, 1, m - 1, m, m + 1, 2 * m, generator.randrange(2 * m)):
            run = KnownRun(library, bits, batch, m)
            try:
                right = run.reduced(run.halves(a)) == run.halves(a % m)
            except RefusedError:
                right = False
            if not right:
                wrong.append((a, m))
    return wrong


def wrong_selections(library: Library, bits: int, batch: batches.Batch) -> list[int]:
    """Return the indices at which another entry is read than by Python."""
    size = batch.size(bits)
    table: list[list[Value]] = [[100 * entry + digit for digit in range(size)] for entry in range(tables.ENTRIES)]
    wrong = []
    for i, entry in enumerate(table):
        run = KnownRun(library, bits, batch, 2**bits - 1)
        try:
            right = run.selected([[one] * batch.halves for one in table], [i] * batch.halves) == [entry] * batch.halves
        except RefusedError:
            right = False
        if not right:
            wrong.append(i)
    return wrong


def wrong_results(library: Library, bits: int, count: int, batch: batches.Batch) -> list[tuple[int, int, int]]:
    """Return operands and moduli for which something else is computed than by Python."""
    generator, wrong = random.Random(bits), []
    for m in (2**bits - 1, 2 ** (bits - 1) + 1, generator.getrandbits(bits) | 1 << (bits - 1) | 1):
        for a, b in ((3 * m - 1, 3 * m - 1), (0, m), (generator.randrange(3 * m), generator.randrange(3 * m))):
            run = KnownRun(library, bits, batch, m)
            operands = [a, b][:count]
            try:
                numbers = [run.value(digits).terms.get((), 0) for digits in run.results([*map(run.halves, operands)])]
            except RefusedError:
                numbers = [-1]
            for found in numbers:
                if not 0 <= found < 3 * m or (found * run.digits.base**run.size - operands[0] * operands[-1]) % m:
                    wrong.append((a, b, m))
    return wrong


@pytest.mark.parametrize(
    ("bits", "count", "batch"),
    [
        (48, 2, batches.IFMA),
        (620, 1, batches.IFMA),
        (768, 2, batches.IFMA),
        (332, 2, batches.AVX2),
        (500, 1, batches.AVX2),
    ],
)
@pytest.mark.few(2)
def test_known_digits_side_by_side_give_what_python_computes(
    bits: int, count: int, batch: batches.Batch, engine: Library
) -> None:
    assert wrong_results(engine, bits, count, batch) == []


@pytest.mark.parametrize(
    ("bits", "batch"),
    [
        (48, batches.IFMA),
        (100, batches.IFMA),
        (1024, batches.IFMA),
        pytest.param(332, batches.AVX2, marks=pytest.mark.long),
    ],
)
def test_known_numbers_are_reduced_and_selected_as_by_python(bits: int, batch: batches.Batch, engine: Library) -> None:
    assert wrong_reductions(engine, bits, batch) == []
    assert wrong_selections(engine, bits, batch) == []


@pytest.mark.parametrize("function", ["reduction", "selection"])
@pytest.mark.parametrize(
    ("bits", "batch", "share"),
    [
        (152, batches.IFMA, 1),
        (332, batches.AVX2, 17),
        pytest.param(332, batches.AVX2, 1, marks=pytest.mark.long),
    ],
)
def test_changed_reductions_and_selections_are_refused(
    bits: int,
    batch: batches.Batch,
    share: int,
    function: str,
    engine: Library,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or the change does not change what is computed."""

    def prove() -> int:
        return (batches.reduction if function == "reduction" else batches.selection)(batch)(engine, bits)

    def wrong() -> object:
        return (wrong_reductions if function == "reduction" else wrong_selections)(engine, bits, batch)

    code = [one for one in visited(prove, monkeypatch) if re.search(r"mm\d|k\d", "".join(one.operands))]
    tries = [(old, new) for old in code for new in vector_changes(old)][::share]
    proved = check(engine, tries, prove, wrong, monkeypatch)
    assert len(tries) > 5
    assert proved < len(tries) / 3


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
        if register := re.fullmatch(r"([yz]mm)(\d+)(\{k\d\})?", operand):
            changed = f"{register[1]}{(int(register[2]) + 1) % 16}{register[3] or ''}"
        elif memory := re.fullmatch(r"([YZ]MMWORD PTR \[.*)\](.*)", operand):
            changed = f"{memory[1]}+0x40]{memory[2]}"
        else:
            continue
        operands = (*instruction.operands[:place], changed, *instruction.operands[place + 1 :])
        yield replace(instruction, operands=operands)


@pytest.mark.parametrize(
    ("bits", "count", "batch", "share"),
    [
        (100, 2, batches.IFMA, 3),
        (256, 1, batches.IFMA, 19),
        (672, 2, batches.IFMA, 291),
        (332, 2, batches.AVX2, 53),
        pytest.param(768, 1, batches.IFMA, 31, marks=pytest.mark.long),
        pytest.param(1536, 2, batches.IFMA, 201, marks=pytest.mark.long),
        pytest.param(500, 1, batches.AVX2, 17, marks=pytest.mark.long),
    ],
)
@pytest.mark.few(1)
def test_changed_code_side_by_side_is_refused(
    bits: int, count: int, batch: batches.Batch, share: int, engine: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the change does not change what is computed."""

    def prove() -> int:
        return (batches.product if count == 2 else batches.square)(batch)(engine, bits)

    code = [one for one in visited(prove, monkeypatch) if "mm" in "".join(one.operands)]
    tries = [(old, new) for old in code for new in changes(old)][::share]
    proved = check(engine, tries, prove, lambda: wrong_results(engine, bits, count, batch), monkeypatch)
    assert len(tries) > 10
    assert proved < len(tries) / 4
