"""The proofs of Karatsuba's method: known limbs give what Python computes, and changed code is refused."""

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from changed_code import check, left_out, visited

from modforge.kernel_proof.algebra.words import W
from modforge.kernel_proof.code.library import Instruction, Library
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.code.x86_64_instructions import INSTRUCTIONS
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels import karatsuba

LIMBS = 16


def computed(library: Library, function: str, operands: list[int]) -> int:
    """Run a function on numbers; return the number that it computes, or −1 where it does what is forbidden."""
    machine = Machine(library, instructions={**INSTRUCTIONS, **karatsuba.Signs(iter(())).instructions()})
    result = machine.array("t", 2 * LIMBS, writable=True)
    arrays = [machine.array("operand", [x >> 64 * i & (W - 1) for i in range(LIMBS)], writable=False) for x in operands]
    cross = machine.array("cross", LIMBS, writable=True)
    try:
        machine.call(f"{karatsuba.EIGHT}{function}", result, *arrays, cross)
        words = machine.words(result, 2 * LIMBS)
    except RefusedError:
        return -1
    return sum(word << 64 * i for i, word in enumerate(words) if isinstance(word, int))


def wrong_results(library: Library, function: str) -> list[list[int]]:
    generator, half, top = random.Random(function), W ** (LIMBS // 2), W**LIMBS
    numbers = [0, 1, half - 1, half, half + 1, top - 1, top - half, generator.randrange(top), generator.randrange(top)]
    pairs = [(a, b) for a in numbers for b in numbers if "product" in function or a == b]
    operands = [list(pair)[: 2 if "product" in function else 1] for pair in pairs]
    return [one for one in operands if computed(library, function, one) != one[0] * one[-1]]


@pytest.mark.parametrize("function", ["product_of_16", "square_of_16"])
def test_known_limbs_give_what_python_computes(function: str, engine: Library) -> None:
    assert wrong_results(engine, function) == []


def changes(instruction: Instruction) -> Iterator[Instruction]:
    """Slips of the pen: an instruction left out, another flag or sign, the next word."""
    yield left_out(instruction)
    other = {"adcx": "adox", "adox": "adcx", "adc": "add", "sbb": "sub", "sub": "sbb", "not": "neg", "seto": "setb"}
    if instruction.name in other:
        yield replace(instruction, name=other[instruction.name])
    for place, operand in enumerate(instruction.operands):
        if displaced := re.fullmatch(r"(.*\[r[sd]i)\+0x([0-9a-f]+)\]", operand):
            changed = f"{displaced[1]}+{int(displaced[2], 16) + 8:#x}]"
            operands = (*instruction.operands[:place], changed, *instruction.operands[place + 1 :])
            yield replace(instruction, operands=operands)


@pytest.mark.long
@pytest.mark.parametrize(
    ("function", "prove", "share"),
    [
        ("square_of_16", karatsuba.square, 71),
        pytest.param("square_of_16", karatsuba.square, 23, marks=pytest.mark.long),
        pytest.param("product_of_16", karatsuba.product, 151, marks=pytest.mark.long),
    ],
)
def test_changed_code_of_karatsuba_is_refused(
    function: str,
    prove: Callable[[Library, int], int],
    share: int,
    engine: Library,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or the change does not change what is computed."""
    code = visited(lambda: prove(engine, LIMBS), monkeypatch)
    tries = [(old, new) for old in code for new in changes(old)][::share]
    proved = check(engine, tries, lambda: prove(engine, LIMBS), lambda: wrong_results(engine, function), monkeypatch)
    assert len(tries) > 5
    assert proved < len(tries) / 3
