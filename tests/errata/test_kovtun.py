"""The reductions of Kovtun, Kovtun, Stokipnyi and Okhrimenko (2023) as printed, beside the ones here.

Each function follows the printed steps word by word, w bits a word. Where a step is a misprint, the test gives operands
whose product the printed steps reduce wrongly, and shows that the generated program does not. Numbers are Python
integers; ``word(x, i, w)`` is the word x_i.
"""

from __future__ import annotations

import pytest

from modforge.field.layouts import pseudo_mersenne as pm
from modforge.field.program.ir import run


def ours(m: int, c: int, a: int, b: int) -> int:
    layout = pm.layouts(pm.PseudoMersenne(m, c))[0]
    programs = layout.programs()
    product = run(programs["mul"], {"a": a, "b": b})["r"]
    return run(programs["encode"], {"a": product})["r"]


def word(x: int, i: int, w: int) -> int:
    return (x >> (w * i)) & ((1 << w) - 1)


def words(parts: list[int], w: int) -> int:
    return sum((part & ((1 << w) - 1)) << (w * i) for i, part in enumerate(parts))


def algorithm_2(z: int, *, step_15_1_adds: bool = True, loop_while_above: bool = True) -> int:
    """Reduce modulo 2^130 - 5, w = 32; the options are the two misprints."""
    p, mask = 2**130 - 5, 2**130 - 1
    q = words([word(z, 5 + i, 32) << 30 | word(z, 4 + i, 32) >> 2 for i in range(4)], 32)
    q |= (word(z, 8, 32) >> 2 & 3) << 128
    r = z & mask
    q *= 5
    d, q = q >> 130, q & mask
    r += q
    c, r = r >> 130, r & mask
    if d:
        r += 5 * d
        c, r = c + (r >> 130), r & mask
    while c or (r > p if loop_while_above else r >= p):
        r = (r + p if step_15_1_adds else r - p) & mask
        c = c - 1 if c else 0
    return r


def algorithm_3(z: int, *, loop_tests_d: bool = True, at_least: bool = False) -> int:
    """Reduce modulo 2^255 - 19, w = 32; the loop is printed to test d, which counts, instead of r."""
    p, mask = 2**255 - 19, 2**255 - 1
    q = words([word(z, 8 + i, 32) << 1 | word(z, 7 + i, 32) >> 31 for i in range(8)], 32) & mask
    r = z & mask
    q *= 19
    d, q = q >> 255, q & mask
    r += q
    c, r = r >> 255, r & mask
    if d:
        r += 19 * d
        c, r = c + (r >> 255), r & mask
    while c or ((d if loop_tests_d else r) >= p + (not at_least)):
        r = (r - p) & mask
        c = c - 1 if c else 0
    return r


def algorithm_4(z: int, *, at_least: bool = False) -> int:
    """Reduce modulo 2^768 - 9659, w = 64; the undefined s of step 1.1 is read as 12."""
    p, mask = 2**768 - 9659, 2**768 - 1
    q, r = z >> 768, z & mask
    q *= 9659
    d, q = q >> 768, q & mask
    r += q
    c, r = r >> 768, r & mask
    if d:
        r += d * 9659
        c, r = c + (r >> 768), r & mask
    while c or r >= p + (not at_least):
        r = (r - p) & mask
        c = c - 1 if c else 0
    return r


def algorithm_5_first(z: int, m: int, c: int, *, one_letter: bool = True) -> int:
    """The branch a = 0; c is the constant of the modulus, and from step 17 on also the carry."""
    p, mask = 2**m - c, 2**m - 1
    constant = c
    q, r = z >> m, z & mask
    q *= c
    d, q = q >> m, q & mask
    r += q
    c, r = r >> m, r & mask
    if d:
        r += d * (c if one_letter else constant)
        c, r = c + (r >> m), r & mask
    while c or r >= p:  # the loop test put right, to show this misprint alone
        r = (r - p) & mask
        c = c - 1 if c else 0
    return r


def algorithm_5_second_quotient(z: int, m: int, w: int) -> int:
    """Steps 18 to 20 of the second branch: the quotient q of z by 2^m, with z_{k+i} in both places."""
    k, a = divmod(m, w)
    parts = [word(z, k + i, w) << (w - a) | word(z, k + i, w) >> a for i in range(k)]
    return words([*parts, word(z, 2 * k, w) >> a & ((1 << a) - 1)], w)


def algorithm_5_second_carry(r: int, m: int, w: int) -> int:
    """Step 25 of the second branch: what stands above bit m of r, with r_{k+1} in both places."""
    k, a = divmod(m, w)
    return (word(r, k + 1, w) << (w - a) | word(r, k + 1, w) >> a) & ((1 << w) - 1)


def algorithm_5_third_quotient(z: int, m: int, w: int, *, index: int = 2, swapped: bool = True) -> int:
    """Steps 22 to 24 of the third branch: shifts by a and w - a, and words from k + 2 and k + 1 on."""
    k, a = divmod(m, w)
    left, right = (a, w - a) if swapped else (w - a, a)
    kept = (1 << right) - 1
    parts = [word(z, k + index + i, w) << left | word(z, k + index - 1 + i, w) >> right for i in range(k - 1)]
    top = (word(z, 2 * k - 1, w) << left | word(z, 2 * k - 2, w) >> right) & kept
    return words([*parts, top], w)


P1305, P25519, P768 = 2**130 - 5, 2**255 - 19, 2**768 - 9659


@pytest.mark.parametrize(("a", "b"), [(1, P1305 + 1), (P1305 - 1, P1305 - 1)])
def test_algorithm_2_step_15_1_must_subtract(a: int, b: int) -> None:
    assert algorithm_2(a * b) != a * b % P1305
    assert algorithm_2(a * b, step_15_1_adds=False) == a * b % P1305
    assert ours(130, 5, a, b) == a * b % P1305


@pytest.mark.parametrize("factor", [1, 2, -1])
def test_algorithm_2_loop_must_run_at_p(factor: int) -> None:
    b = factor % P1305
    assert algorithm_2(P1305 * b, step_15_1_adds=False) == P1305
    assert algorithm_2(P1305 * b, step_15_1_adds=False, loop_while_above=False) == 0
    assert ours(130, 5, P1305, b) == 0


@pytest.mark.parametrize(("a", "b"), [(1, P25519), (2, P25519), (P25519 - 1, P25519), (1, P25519 + 18)])
def test_algorithm_3_loop_must_test_r(a: int, b: int) -> None:
    assert algorithm_3(a * b) >= P25519
    assert algorithm_3(a * b, loop_tests_d=False, at_least=True) == a * b % P25519
    assert ours(255, 19, a, b) == a * b % P25519


@pytest.mark.parametrize("b", [1, 2, P768 - 1])
def test_algorithm_4_loop_must_run_at_p(b: int) -> None:
    assert algorithm_4(P768 * b) == P768
    assert algorithm_4(P768 * b, at_least=True) == 0
    assert ours(768, 9659, P768, b) == 0


def test_both_primes_of_768_bits_are_handled() -> None:
    for c in (9659, 22467):
        p = 2**768 - c
        assert pow(3, p - 1, p) == 1
        assert ours(768, c, p - 1, p - 1) == 1


def test_algorithm_5_needs_two_letters() -> None:
    p = 2**256 - 1539
    a, b = p - 1, p - 2
    assert algorithm_5_first(a * b, 256, 1539) != 2
    assert algorithm_5_first(a * b, 256, 1539, one_letter=False) == 2
    assert ours(256, 1539, a, b) == 2


def test_algorithm_5_second_branch_needs_the_next_word() -> None:
    a = b = 2**80
    assert algorithm_5_second_quotient(a * b, 130, 32) == 2**62
    assert a * b >> 130 == 2**30
    assert ours(130, 5, a, b) == 5 * 2**30


def test_algorithm_5_second_branch_needs_the_lower_word_in_its_carry() -> None:
    r = 2**130
    assert algorithm_5_second_carry(r, 130, 32) == 0
    assert r >> 130 == 1


@pytest.mark.parametrize("index", [1, 2])
@pytest.mark.parametrize("swapped", [True, False])
def test_algorithm_5_third_branch_needs_shifts_and_indexes_put_right(index: int, swapped: bool) -> None:
    """Neither repair is enough alone; with both, only the last word (one more than printed) is still missing."""
    a, b = 2**128, 2**127
    quotient = algorithm_5_third_quotient(a * b, 255, 32, index=index, swapped=swapped)
    assert a * b >> 255 == 1
    assert (quotient == 1) == (index == 1 and not swapped)
    assert ours(255, 19, a, b) == 19


def test_algorithm_5_third_branch_has_one_word_more() -> None:
    a = b = 2**254
    z = a * b
    quotient = algorithm_5_third_quotient(z, 255, 32, index=1, swapped=False)
    assert quotient != z >> 255
    assert (z >> 255).bit_length() > 32 * (255 // 32)  # more than the k words that are printed
    assert ours(255, 19, a, b) == z % P25519
