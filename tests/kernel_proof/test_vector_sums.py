"""The proofs of sums and tables of one number in vectors: known digits give Python's numbers, changes are refused."""

import random

import pytest
from changed_code import check, vector_changes, visited

from modforge.kernel_proof.algebra.lane_bits import LaneBits
from modforge.kernel_proof.algebra.words import Equations, Value
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.digits import sums, tables

KERNELS = {"avx512ifma": sums.AVX512_IFMA, "avx512f": sums.AVX512_F, "avxifma": sums.AVX_IFMA}
PROOFS = {"add": sums.addition, "sub": sums.subtraction, "reduce": sums.reduction}
SELECTIONS = {"avx512ifma": tables.AVX512_IFMA, "avx512f": tables.AVX512_F, "avxifma": tables.AVX_IFMA}


def computed(library: Library, kernel: sums.Kernel, bits: int, function: str, operands: list[int], t: int) -> set[int]:
    """Run the instances of a function on numbers; return what those compute that run to their end."""
    found = set()
    for address in library.addresses(kernel.path + function):
        run = sums.Run(library, kernel, kernel.vectors(bits))

        def lanes_of(x: int, run: sums.Run = run) -> list[Value]:
            return [x >> kernel.digit_bits * i & (run.digits.base - 1) for i in run.places]

        try:
            digits = run.call(address, [lanes_of(x) for x in operands], lanes_of(t))
        except RefusedError:
            continue
        found.add(run.value(digits).terms.get((), 0))
    return found


def wrong_results(library: Library, kernel: sums.Kernel, bits: int, function: str) -> list[tuple[list[int], int]]:
    """Return operands for which none of the instances computes what Python does."""
    generator, wrong = random.Random(bits), []
    for m in (2**bits - 1, 2 ** (bits - 1) + 1, generator.getrandbits(bits) | 1 << (bits - 1) | 1):
        numbers = [0, 1, m - 1, m, 2 * m, 3 * m - 1, 3 << kernel.digit_bits, generator.randrange(3 * m)]
        for a, b in [*zip(numbers, reversed(numbers), strict=True), (m, m), (2 * m, m), (3 * m - 1, 3 * m - 1)]:
            operands = [a, b] if function != "reduce" else [a]
            expected = {"add": (a + b) % (3 * m), "sub": (a - b) % (3 * m), "reduce": a % m}[function]
            t = m if function == "reduce" else 3 * m
            if expected not in computed(library, kernel, bits, function, operands, t):
                wrong.append((operands, m))
    return wrong


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("function", PROOFS)
@pytest.mark.few(1)
def test_known_digits_give_sums(kernel: str, function: str, engine: Library) -> None:
    assert wrong_results(engine, KERNELS[kernel], 200, function) == []


@pytest.mark.parametrize("share", [29, pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("function", PROOFS)
@pytest.mark.few(1)
def test_changed_sums_are_refused(
    kernel: str, function: str, share: int, engine: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the change does not change what is computed."""
    bits, prove = 200, PROOFS[function](KERNELS[kernel])
    code = [one for one in visited(lambda: prove(engine, bits), monkeypatch) if changes_vectors(one.operands)]
    tries = [(old, new) for old in code for new in vector_changes(old)][::share]
    proved = check(
        engine,
        tries,
        lambda: prove(engine, bits),
        lambda: wrong_results(engine, KERNELS[kernel], bits, function),
        monkeypatch,
    )
    assert len(tries) > 5
    # A cleared register that is not read, or a buffer that is wiped, may change without harm.
    assert proved <= len(tries) / 2


def changes_vectors(operands: tuple[str, ...]) -> bool:
    """Whether an instruction has vectors or masks."""
    return any("mm" in operand or operand.startswith("k") for operand in operands)


def wrong_selections(library: Library, selection: tables.Selection, bits: int) -> list[int]:
    """Return the indices at which another entry is read than by Python."""
    table: list[list[Value]] = [
        [100 * entry + word for word in range(selection.words(bits))] for entry in range(tables.ENTRIES)
    ]
    wrong = []
    for i, entry in enumerate(table):
        try:
            found: list[Value] = selection.run(library, LaneBits(Equations()), table, i)[1]
        except RefusedError:
            found = []
        if found != entry:
            wrong.append(i)
    return wrong


@pytest.mark.parametrize("bits", [200, pytest.param(4000, marks=pytest.mark.long)])
@pytest.mark.parametrize("kernel", SELECTIONS)
def test_known_indices_give_their_entries(kernel: str, bits: int, engine: Library) -> None:
    assert wrong_selections(engine, SELECTIONS[kernel], bits) == []


@pytest.mark.parametrize(
    ("kernel", "bits", "share"),
    [("avx512ifma", 200, 1), ("avxifma", 200, 11), pytest.param("avx512f", 4000, 3, marks=pytest.mark.long)],
)
def test_changed_selections_are_refused(
    kernel: str, bits: int, share: int, engine: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the change does not change what is computed."""
    selection = SELECTIONS[kernel]

    def prove() -> int:
        return selection(engine, bits)

    code = [one for one in visited(prove, monkeypatch) if changes_vectors(one.operands)]
    tries = [(old, new) for old in code for new in vector_changes(old)][::share]
    proved = check(engine, tries, prove, lambda: wrong_selections(engine, selection, bits), monkeypatch)
    assert len(tries) > 5
    assert proved <= len(tries) / 3
