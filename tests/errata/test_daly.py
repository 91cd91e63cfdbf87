"""Daly, Marnane & Popovici 2003: the range of a Montgomery product and the almost inverse, as printed and right."""

from math import gcd


def montgomery_product(a: int, b: int, modulus: int, steps: int) -> int:
    s = 0
    for i in range(steps):
        s += (a >> i & 1) * b
        s = (s + s % 2 * modulus) // 2
    return s


def test_m_plus_2_steps_do_not_keep_a_product_below_2_to_the_m() -> None:
    assert montgomery_product(11, 13, 15, 4 + 2) == 17 >= 2**4


def test_m_plus_2_steps_keep_a_product_below_twice_the_modulus() -> None:
    for m in range(1, 6):
        for modulus in range(1, 1 << m, 2):
            for a in range(2 * modulus):
                for b in range(2 * modulus):
                    assert montgomery_product(a, b, modulus, m + 2) < 2 * modulus


def test_operands_of_m_plus_2_bits_are_too_long() -> None:
    m = 4
    top = (1 << m + 2) - 1
    assert max(montgomery_product(top, b, 15, m + 2) for b in range(top + 1)) > top


def almost_inverse(a: int, modulus: int) -> tuple[int, int]:
    """Algorithm 1 as printed, both of its last lines together."""
    u, v, r, s, k = modulus, a, 0, 1, 0
    while v > 0:
        if u % 2 == 0:
            u, s = u // 2, 2 * s
        elif v % 2 == 0:
            v, r = v // 2, 2 * r
        elif u > v:
            u, r, s = (u - v) // 2, r + s, 2 * s
        else:
            v, s, r = (v - u) // 2, s + r, 2 * r
        k += 1
    if r >= modulus:
        r -= modulus
    return modulus - r, k


def test_iterations_of_the_almost_inverse_stay_below_2m() -> None:
    for m in range(2, 8):
        counts = {
            almost_inverse(a, modulus)[1]
            for modulus in range((1 << m - 1) + 1, 1 << m, 2)
            for a in range(1, modulus)
            if gcd(a, modulus) == 1
        }
        assert (min(counts), max(counts)) == (m, 2 * m - 1)


def test_almost_inverse_is_right_where_there_is_one() -> None:
    for modulus in range(3, 128, 2):
        for a in range(1, modulus):
            r, k = almost_inverse(a, modulus)
            if gcd(a, modulus) == 1:
                assert 0 < r < modulus and r * a % modulus == pow(2, k, modulus)


def test_almost_inverse_says_nothing_about_a_number_without_one() -> None:
    r, k = almost_inverse(6, 15)
    assert (r, k) == (13, 4)
    assert r * 6 % 15 != pow(2, k, 15)
    assert almost_inverse(0, 15) == (15, 0)


def test_domains_of_multiplier_and_inverter_differ() -> None:
    m, modulus, a, b = 3, 7, 3, 5
    ours, theirs = (x * 2**m % modulus for x in (a, b))
    product = montgomery_product(ours, theirs, modulus, m + 2) % modulus
    assert product != a * b * 2**m % modulus
    assert 4 * product % modulus == a * b * 2**m % modulus
    # The product that is to bring 1/a back into the domain has the same fault.
    back = montgomery_product(pow(a, -1, modulus), 2 ** (2 * m) % modulus, modulus, m + 2) % modulus
    assert back != pow(a, -1, modulus) * 2**m % modulus
