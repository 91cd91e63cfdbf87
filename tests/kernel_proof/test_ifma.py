"""The proofs of vector code: known digits give what Python computes, and changed code is refused."""

import random
import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from changed_code import check, left_out, visited

from modforge.kernel_proof.algebra.digits import DIGIT_BITS, D
from modforge.kernel_proof.algebra.words import Value, maximum_of
from modforge.kernel_proof.code.library import Instruction, Library
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.digits import ifma, ifma_pair


class KnownRun(ifma.Run):
    """A run on numbers."""

    def __init__(self, library: Library, shape: ifma.Shape, known: list[tuple[list[int], int]]) -> None:
        self.known = iter(known)
        super().__init__(library, shape, len(known[0][0]))

    def side(self, operands: int) -> ifma.Side:
        numbers, m = next(self.known)
        assert len(numbers) == operands
        base = D**self.shape.vectors
        multiple = (m * (-pow(m, -1, base) % base) + 1) // base
        return ifma.Side(
            [self.lanes_of(x) for x in numbers], self.lanes_of(m), self.lanes_of(multiple), -pow(m, -1, D) % D
        )

    def lanes_of(self, x: int) -> list[Value]:
        vectors = self.shape.vectors
        places = [v + vectors * lane for v in range(vectors) for lane in range(ifma.LANES)]
        return [x >> DIGIT_BITS * i & (D - 1) for i in places]


class KnownPairRun(KnownRun, ifma_pair.PairRun):
    """Two products of numbers."""


def computed(library: Library, bits: int, function: str, operands: list[int], m: int) -> list[int]:
    """Run the instance of a function for a size; return the numbers that its lanes make, modulo m and another one."""
    kind: type[KnownRun] = KnownPairRun if "pair" in function else KnownRun
    known = [(operands, m), (operands[::-1], m - 2)][: kind.SIDES]
    for address in library.addresses(ifma.IFMA + function):
        run = kind(library, ifma.Shape.of(bits), known)
        try:
            results = run.results(address)
        except RefusedError:
            continue
        assert max(maximum_of(digit) for digits in results for digit in digits) < D
        return [run.value(digits).terms.get((), 0) for digits in results]
    raise AssertionError("no instance runs")


def wrong_results(library: Library, bits: int, function: str) -> list[tuple[list[int], int]]:
    generator, n = random.Random(bits), ifma.Shape.of(bits).steps
    wrong = []
    for m in (2**bits - 1, 2 ** (bits - 1) + 1, generator.getrandbits(bits) | 1 << (bits - 1) | 1):
        pairs = [(3 * m - 7, 3 * m - 7), (0, m - 2), (1, 3 * m - 7), (generator.randrange(3 * m - 6), m - 3)]
        # Powers of 2^52 as results: a carry runs through all digits below.
        pairs += [(D ** (n + generator.randrange(n)) % m, 1) for _ in range(2)]
        for a, b in pairs:
            operands = [a] if "square" in function else [a, b]
            for found, modulus in zip(computed(library, bits, function, operands, m), (m, m - 2), strict=False):
                expected = a * (b if len(operands) == 2 else a) * pow(D, -n, modulus) % modulus
                if found % modulus != expected or found >= 3 * modulus:
                    wrong.append((operands, modulus))
    return wrong


@pytest.mark.parametrize(
    ("bits", "function"),
    [
        (64, "multiply::multiply"),
        (1024, "multiply::multiply"),
        pytest.param(1664, "square::square", marks=pytest.mark.long),
        (64, "pair::multiply"),
        (512, "pair::square"),
    ],
)
def test_known_digits_give_what_python_computes(bits: int, function: str, engine: Library) -> None:
    assert wrong_results(engine, bits, function) == []


def changes(instruction: Instruction) -> list[Instruction]:
    """Slips of the pen: an instruction left out, another one, the next register or vector."""
    found = [left_out(instruction)]
    other = {
        "vpmadd52luq": "vpmadd52huq",
        "vpmadd52huq": "vpmadd52luq",
        "vpcmpgtq": "vpcmpeqq",
        "vpcmpeqq": "vpcmpgtq",
        "kandw": "korw",
        "add": "xor",
        "xor": "add",
        "and": "or",
        "or": "and",
    }
    if instruction.name in other:
        found.append(replace(instruction, name=other[instruction.name]))
    for place, operand in enumerate(instruction.operands):
        if register := re.fullmatch(r"zmm(\d+)(.*)", operand):
            changed = f"zmm{(int(register[1]) + 1) % 32}{register[2]}"
        elif register := re.fullmatch(r"k(\d)(.*)", operand):
            changed = f"k{(int(register[1]) + 1) % 4}{register[2]}"
        elif operand.endswith("]") and "MMWORD" in operand:
            changed = operand[:-1] + "+0x8]"
        else:
            continue
        operands = (*instruction.operands[:place], changed, *instruction.operands[place + 1 :])
        found.append(replace(instruction, operands=operands))
    return found


@pytest.mark.parametrize(
    ("bits", "function", "prove", "share"),
    [
        (64, "multiply::multiply", ifma.product, 2),
        (512, "multiply::multiply", ifma.product, 31),
        pytest.param(1664, "square::square", ifma.square, 301, marks=pytest.mark.long),
        (64, "pair::multiply", ifma_pair.product, 11),
        pytest.param(512, "pair::square", ifma_pair.square, 23, marks=pytest.mark.long),
    ],
)
@pytest.mark.few(1)
def test_changed_code_is_refused(
    bits: int,
    function: str,
    prove: Callable[[Library, int], int],
    share: int,
    engine: Library,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or the change does not change what is computed."""
    order = visited(lambda: prove(engine, bits), monkeypatch)
    masks = next(i for i, one in enumerate(order) if one.name == "vpcmpgtq")
    vectors = [one for one in order[:masks] if "mm" in "".join(one.operands)]
    tries = [(old, new) for old in vectors for new in changes(old)][::share]
    # Behind the block of assembly, on masks, all of them.
    tries += [(old, new) for old in order[masks - 1 :] for new in changes(old)][:: -(-share // 3)]
    proved = check(
        engine, tries, lambda: prove(engine, bits), lambda: wrong_results(engine, bits, function), monkeypatch
    )
    assert len(tries) > 5
    assert proved < len(tries) / 3
