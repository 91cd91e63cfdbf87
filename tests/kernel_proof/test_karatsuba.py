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
from modforge.kernel_proof.kernels.limbs import karatsuba, karatsuba_parts
from modforge.kernel_proof.kernels.limbs.adx import ADX

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


def run_on_numbers(library: Library, function: str, arrays: list[tuple[int, list[int]]], last: list[int]) -> list[int]:
    """Call a function with arrays, of which those without words are results; return what all arrays hold then."""
    machine = Machine(library, instructions={**INSTRUCTIONS, **karatsuba.Signs(iter(())).instructions()})
    places = [machine.array("array", list(words) or count, writable=True) for count, words in arrays]
    machine.call(f"{ADX}{function}", *places, *last)
    found = [machine.words(place, count) for place, (count, _) in zip(places, arrays, strict=True)]
    return [sum(word << 64 * i for i, word in enumerate(words) if isinstance(word, int)) for words in found]


def words_of(x: int, count: int) -> list[int]:
    return [x >> 64 * i & (W - 1) for i in range(count)]


def wrong_parts(library: Library, function: str, n: int) -> list[tuple[int, int]]:
    """Return operands for which a part of Karatsuba's method computes something else than Python."""
    generator, top, wrong = random.Random(n), W**n, []
    numbers = [0, 1, W - 1, W ** (n // 2), top - 1, top - W, generator.randrange(top), generator.randrange(top)]
    for a, b in [*zip(numbers, reversed(numbers), strict=True), (numbers[-1], numbers[-1]), (top - 1, 0)]:
        try:
            if function == "distance":
                found, *_ = run_on_numbers(
                    library, "sweeps::distance", [(n, []), (n, words_of(a, n)), (n, words_of(b, n))], [n // 8]
                )
                right = found == abs(a - b)
            else:
                t, sign = a + b * top, int(a + b >= numbers[-1])
                expected = t + (a + b + (-1 if sign else 1) * numbers[-1]) * W ** (n // 2)
                arrays = [(2 * n, words_of(t, 2 * n)), (n, words_of(numbers[-1], n))]
                found, _ = run_on_numbers(library, "sweeps::add_middle_in_blocks", arrays, [n, (W - 1) * sign])
                right = found == expected % W ** (2 * n)
        except RefusedError:
            right = False
        if not right:
            wrong.append((a, b))
    return wrong


PARTS = {"distance": karatsuba_parts.distance, "add_middle_in_blocks": karatsuba_parts.middle_added}


@pytest.mark.parametrize(("function", "n"), [("distance", 16), ("add_middle_in_blocks", 16)])
def test_known_limbs_give_the_parts_of_karatsuba(function: str, n: int, engine: Library) -> None:
    assert wrong_parts(engine, function, n) == []


@pytest.mark.parametrize(
    ("function", "share"),
    [
        ("distance", 7),
        ("add_middle_in_blocks", 19),
        pytest.param("distance", 1, marks=pytest.mark.long),
        pytest.param("add_middle_in_blocks", 1, marks=pytest.mark.long),
    ],
)
def test_changed_parts_of_karatsuba_are_refused(
    function: str, share: int, engine: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the change does not change what is computed."""
    n, prove = 16, PARTS[function]
    code = visited(lambda: prove(engine, n), monkeypatch)
    tries = [(old, new) for old in code for new in changes(old)][::share]
    proved = check(engine, tries, lambda: prove(engine, n), lambda: wrong_parts(engine, function, n), monkeypatch)
    assert len(tries) > 5
    assert proved < len(tries) / 3


def wrong_wholes(library: Library) -> list[tuple[int, int]]:
    """Return operands of 32 limbs whose product, by way of three of 16, is something else than Python's."""
    n, half, top, wrong = 32, W**16, W**32, []
    small, large = random.Random(n).randrange(half), random.Random(n).randrange(top)
    for a, b in [(top - 1, top - 1), (half, half - 1), (small, large), (large, small * half), (top - half, large)]:
        arrays = [(2 * n, []), (n, words_of(a, n)), (n, words_of(b, n)), (48, [])]
        try:
            right = product_of_arrays(library, arrays) == a * b
        except RefusedError:
            right = False
        if not right:
            wrong.append((a, b))
    return wrong


def product_of_arrays(library: Library, arrays: list[tuple[int, list[int]]]) -> int:
    """Run the Rust code that multiplies by Karatsuba's method; its arguments are arrays and their lengths."""
    machine = Machine(library, instructions={**INSTRUCTIONS, **karatsuba.Signs(iter(())).instructions()})
    places = [machine.array("array", list(words) or count, writable=not words) for count, words in arrays]
    arguments = [part for place, (count, _) in zip(places, arrays, strict=True) for part in (place, count)]
    machine.call(f"{ADX}karatsuba::product", *arguments)
    words = machine.words(places[0], arrays[0][0])
    return sum(word << 64 * i for i, word in enumerate(words) if isinstance(word, int))


@pytest.mark.long
def test_changed_calls_of_products_of_16_limbs_are_refused(engine: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the change does not change what is computed: of the Rust code that makes 32 limbs of them."""

    def prove() -> int:
        return karatsuba_parts.product(engine, 32)

    ((start, size),) = engine.symbols[f"{ADX}karatsuba::product"]
    code = [one for one in visited(prove, monkeypatch) if start <= one.address < start + size]
    tries = [(old, new) for old in code for new in slips(old)]
    proved = check(engine, tries, prove, lambda: wrong_wholes(engine), monkeypatch)
    assert len(tries) > 5
    assert proved < len(tries) / 2


def slips(instruction: Instruction) -> Iterator[Instruction]:
    """Slips of the pen in Rust's code: left out, or the next word of memory."""
    yield left_out(instruction)
    for place, operand in enumerate(instruction.operands):
        if operand.endswith("]") and not instruction.name.startswith("nop"):
            operands = (*instruction.operands[:place], f"{operand[:-1]}+0x8]", *instruction.operands[place + 1 :])
            yield replace(instruction, operands=operands)
