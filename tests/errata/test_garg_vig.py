"""Garg & Vig as printed gives wrong products; the corrected steps give right ones."""

from collections.abc import Callable
from random import Random

from modforge.cores.kinds.multiplier.arithmetic import compress, product
from modforge.cores.model.operands import Pair
from modforge.cores.mont_csa42.golden import result


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


# --- Algorithm II ---

Quotient = Callable[[int, int, int], int]

DIGITS = {0: 0, 1: 1, 2: 2, 3: 3}
EXCHANGED = {0: 0, 1: 2, 2: 1, 3: 3}


def right_digit(s1: int, s2: int, n: int) -> int:
    return -(s1 + s2) * pow(n, -1, 4) % 4


def add_words(*words: int) -> Pair:
    """A row of full adders for each word after the second; the lowest bit of the carries is free."""
    s1, s2 = words[:2]
    for word in words[2:]:
        s1, carries = compress(s1, s2, word)
        s2 = 2 * carries
    return s1, s2


def two_bits(
    a: int,
    b: int,
    n: int,
    steps: int,
    digits: dict[int, int] = DIGITS,
    quotient: Quotient = right_digit,
    width: int | None = None,
    carries: bool = True,
) -> int:
    """Algorithm II; each default is right, and what is given instead is as printed, or left out."""
    s1 = s2 = 0
    for i in range(steps):
        digit = digits[a >> 2 * i & 3]
        s1, s2 = add_words(s1, s2, (digit & 1) * b, (digit >> 1) * 2 * b)
        s1, s2 = add_words(s1, s2, quotient(s1, s2, n) * n)
        carry = s1 >> 1 & s2 >> 1 & 1 if carries else 0
        if width is not None:
            s1, s2 = s1 % (1 << width), s2 % (1 << width)
        s1, s2 = add_words(s1 >> 2, s2 >> 2, carry)
    return s1 + s2


def right(a: int, b: int, n: int, steps: int) -> int:
    return product(2 * steps, a, b, n)


def test_algorithm_ii_put_right() -> None:
    rng = Random(3)
    for bits in (3, 4, 31, 32):
        steps = -(-bits // 2) + 1
        for _ in range(300):
            n = rng.getrandbits(bits) | 1
            a, b = rng.randrange(2 * n), rng.randrange(2 * n)
            value = two_bits(a, b, n, steps)
            assert value % n == right(a, b, n, steps)
            assert value < 2 * n


def test_the_cases_01_and_10_are_exchanged() -> None:
    assert two_bits(1, 1, 5, 3, digits=EXCHANGED) == 3
    assert right(1, 1, 5, 3) == 4
    rng = Random(4)
    for _ in range(2000):
        n = rng.getrandbits(32) | 1 << 31 | 1
        a, b = rng.randrange(n), rng.randrange(n)
        assert two_bits(a, b, n, 17, digits=EXCHANGED) % n != right(a, b, n, 17)


def test_the_low_quotient_bit_is_that_of_the_sum_and_not_of_the_carries() -> None:
    def printed_digit(s1: int, s2: int, _n: int) -> int:
        return 2 * ((s1 ^ s2) >> 1 & 1) + (s2 & 1)

    assert two_bits(1, 1, 3, 2, quotient=printed_digit) == 0
    assert right(1, 1, 3, 2) == 1


def test_the_sum_itself_is_the_quotient_digit_only_for_n_3_mod_4() -> None:
    def sum_itself(s1: int, s2: int, _n: int) -> int:
        return (s1 + s2) % 4

    assert two_bits(1, 1, 5, 3, quotient=sum_itself) == 1
    assert right(1, 1, 5, 3) == 4
    wrong = set()
    for n in range(1, 16, 2):
        for a in range(2 * n):
            for b in range(2 * n):
                if two_bits(a, b, n, 3, quotient=sum_itself) % n != right(a, b, n, 3):
                    wrong.add(n)
    assert wrong == {5, 9, 13}


def test_low_bits_that_are_both_set_carry_into_the_quotient_digit() -> None:
    def without_carry(s1: int, s2: int, n: int) -> int:
        return right_digit((s1 ^ s2) & 3, 0, n)

    # 1 + 1 is 2 and not 0. It cannot happen between words whose carries have a free lowest bit.
    assert right_digit(1, 1, 3) == 2
    assert without_carry(1, 1, 3) == 0
    assert two_bits(13, 11, 15, 3, quotient=without_carry) % 15 == right(13, 11, 15, 3)


def test_the_bits_from_k_up_are_not_to_be_dropped() -> None:
    assert two_bits(1, 1, 5, 3, width=3) == 2
    assert right(1, 1, 5, 3) == 4


def test_the_dropped_bits_carry() -> None:
    assert two_bits(1, 1, 5, 3, carries=False) == 3
    assert right(1, 1, 5, 3) == 4


def test_half_of_k_steps_miss_the_top_bits_of_an_operand_below_2n() -> None:
    n, a, b = 9, 16, 1
    assert a < 2 * n
    assert two_bits(a, b, n, 2) == 0
    assert right(a, b, n, 2) == 1
    # Rounded down they miss the top bit of an operand below n.
    assert two_bits(4, 1, 5, 1) == 0
    assert right(4, 1, 5, 1) == 1


def test_half_of_k_steps_leave_more_than_2n() -> None:
    assert max(two_bits(a, b, 13, 2) for a in range(16) for b in range(26)) > 2 * 13


def test_k_plus_1_clocks_would_take_twice_as_many_bits_as_there_are() -> None:
    bits, n, a, b = 8, 239, 100, 50
    digits = bits // 2 + 1
    assert two_bits(a, b, n, digits) % n == right(a, b, n, digits)
    assert two_bits(a, b, n, bits + 1) % n == right(a, b, n, bits + 1) != right(a, b, n, digits)
