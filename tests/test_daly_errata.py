"""Daly, Marnane & Popovici 2003: the range of a Montgomery product as printed, and as it is."""


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
