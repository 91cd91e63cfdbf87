"""Garg & Vig as printed gives wrong products; the corrected steps give right ones."""

from random import Random

from modforge.hardware.golden.arithmetic import compress, product
from modforge.hardware.golden.mont_csa42 import result
from modforge.hardware.operands import Pair


def printed(a: int, b: int, steps: int, cases: dict[tuple[int, int], Pair]) -> int:
    """Algorithm I with these cases for (bit of A, quotient bit); a case that is missing leaves S as it is."""
    s1 = s2 = 0
    for i in range(steps):
        bit = a >> i & 1
        quotient = (s1 + s2 + bit * b) % 2
        if (bit, quotient) in cases:
            x1, x2 = cases[bit, quotient]
            u, v = compress(s1, s2, x1)
            total, carries = compress(u, 2 * v, x2)
            s1, s2 = total >> 1, carries
    return s1 + s2


def four_cases(b: int, n: int) -> dict[tuple[int, int], Pair]:
    return {(0, 0): (0, 0), (0, 1): (n, 0), (1, 0): (b, 0), (1, 1): (b, n)}


def test_one_condition_four_times_makes_every_product_zero() -> None:
    rng = Random(1)
    for _ in range(200):
        n = rng.getrandbits(32) | 1
        a, b = rng.randrange(n), rng.randrange(n)
        assert printed(a, b, 32, {(0, 0): (0, 0)}) == 0
    assert product(5, 1, 1, 5) != 0


def test_k_steps_miss_the_top_bit_of_an_operand_below_2n() -> None:
    bits, n, a, b = 3, 5, 8, 1
    assert a < 2 * n
    assert printed(a, b, bits, four_cases(b, n)) == 0
    assert a * b * pow(2, -bits, n) % n == 1
    assert printed(a, b, bits + 2, four_cases(b, n)) % n == product(bits + 2, a, b, n) != 0


def test_k_plus_2_steps_are_right_and_stay_below_2n() -> None:
    rng = Random(2)
    for _ in range(500):
        n = rng.getrandbits(32) | 1
        a, b = rng.randrange(2 * n), rng.randrange(2 * n)
        value = printed(a, b, 34, four_cases(b, n))
        assert value % n == product(34, a, b, n)
        assert value < 2 * n


def test_the_constant_k_of_algorithm_iii_must_have_the_exponent_of_the_steps() -> None:
    bits, n, c = 8, 239, 100

    def enter(constant: int) -> int:
        return sum(result({"Bits": bits}, (constant, 0), (c, 0), n)) % n

    assert enter(pow(2, 2 * bits, n)) != c * pow(2, bits + 2, n) % n
    assert enter(pow(2, 2 * (bits + 2), n)) == c * pow(2, bits + 2, n) % n


def test_leaving_the_domain_can_give_n_for_zero() -> None:
    assert sum(result({"Bits": 3}, (1, 0), (5, 0), 5)) == 5
    for n in range(1, 16, 2):
        for r in range(2 * n):
            assert sum(result({"Bits": 4}, (1, 0), (r, 0), n)) <= n
