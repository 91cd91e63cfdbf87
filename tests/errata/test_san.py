"""San 2021 as printed: its carry gives wrong residues and its bound does not close; both put right.

Algorithm 6 works in k + 1 digits of d + 1 bits with R = 2^(d * k), k = n / d; ``printed`` is that, with the carry as a
parameter, so that the printed one can be compared with the right one on the same digits.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Sequence
from itertools import product as every
from pathlib import Path
from random import Random

import pytest

from modforge.bench.cores.algorithm_6 import PRINTED
from modforge.cores.kinds.redundant_multiplier.operands import RedundantOperands
from modforge.cores.mont_redundant.golden import Shape, multiply

Digits = list[int]
Carry = Callable[[int, Digits, Digits], int]


def number(d: int, digits: Sequence[int]) -> int:
    return sum(digit << d * i for i, digit in enumerate(digits))


def cut(d: int, value: int, count: int) -> Digits:
    return [value >> d * i & (1 << d) - 1 for i in range(count)]


def polynomial_product(d: int, a: Digits, b: Digits) -> Digits:
    """Algorithm 3: products of digits in three parts, columns summed, each sum cut in two."""
    sums = [0] * (len(a) + len(b) + 1)
    low = (1 << d) - 1
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            t = x * y
            sums[i + j] += t & low
            sums[i + j + 1] += t >> d & low
            sums[i + j + 2] += t >> 2 * d
    return [(total & low) + (sums[i - 1] >> d if i else 0) for i, total in enumerate(sums)]


def constant(_d: int, _t: Digits, _s: Digits) -> int:
    """The carry of algorithms 2 and 6."""
    return 1


def from_top_digits(d: int, t: Digits, s: Digits) -> int:
    """The carry as it is: T0 + S0 is a multiple of R, and all below the top digits is less than five of their units."""
    return t[-1] + s[-1] + 4 >> d


def exact(d: int, t: Digits, s: Digits) -> int:
    """The carry by its definition."""
    total = number(d, t) + number(d, s)
    assert total % (1 << d * len(t)) == 0
    return total >> d * len(t)


def printed(n: int, d: int, a: Digits, b: Digits, m: int, carry: Carry, *, top: bool = True) -> Digits:
    """Algorithm 6 with this carry into the upper half, and with the top digit of the sums, which it leaves out."""
    k = n // d
    modulus = cut(d, m, k + 1)
    inverse = cut(d, -pow(m, -1, 1 << n) % (1 << n), k + 1)
    t = polynomial_product(d, a, b)
    q = polynomial_product(d, [*t[:k], 0], inverse)
    s = polynomial_product(d, [*q[:k], 0], modulus)
    e = [t[k] + carry(d, t[:k], s[:k])] + [0] * k
    for i in range(k):
        e[i] += s[i + k]
        e[i + 1] += t[i + k + 1]
    e[k] = e[k] + s[2 * k] if top else 0
    return [(e[i] & (1 << d) - 1 if i < k else e[i]) + (e[i - 1] >> d if i else 0) for i in range(k + 1)]


def wrong(n: int, d: int, a: Digits, b: Digits, m: int, carry: Carry) -> bool:
    right = number(d, a) * number(d, b) * pow(2, -n, m) % m
    return number(d, printed(n, d, a, b, m, carry)) % m != right


def full(rng: Random, bits: int) -> int:
    return rng.getrandbits(bits) | 1 | 1 << bits - 1


def operands(n: int, d: int, seed: int) -> tuple[Digits, Digits, int]:
    """Random A, B < M, plain, and M of n bits."""
    rng = Random(seed)
    m = full(rng, n)
    a, b = (cut(d, rng.randrange(m), n // d + 1) for _ in range(2))
    return a, b, m


def low_halves(n: int, d: int, a: Digits, b: Digits, m: int) -> tuple[Digits, Digits]:
    """The digits of T0 and S0."""
    k = n // d
    t = polynomial_product(d, a, b)[:k]
    q = polynomial_product(d, [*t, 0], cut(d, -pow(m, -1, 1 << n) % (1 << n), k + 1))[:k]
    return t, polynomial_product(d, [*q, 0], cut(d, m, k + 1))[:k]


@pytest.mark.parametrize("carry", [from_top_digits, exact])
@pytest.mark.parametrize(("n", "d"), [(32, 8), (64, 16), (128, 16), (128, 32)])
def test_carry_put_right(n: int, d: int, carry: Carry) -> None:
    assert not any(wrong(n, d, *operands(n, d, seed), carry) for seed in range(300))


def test_constant_carry_fails_when_the_low_half_is_zero() -> None:
    n, d, m = 64, 16, 2**64 - 59
    # The second product is R.
    for x, y in [(0, 1), (1 << 40, 1 << 24)]:
        a, b = cut(d, x, 5), cut(d, y, 5)
        assert exact(d, *low_halves(n, d, a, b, m)) == 0
        assert wrong(n, d, a, b, m, constant)
        assert not wrong(n, d, a, b, m, from_top_digits)


# Low halves are not canonical, so their sum can be 2R. One product in some hundred to some ten thousand is such.
@pytest.mark.parametrize(
    ("n", "d", "seed"), [(32, 8, 136), (32, 8, 140), (128, 16, 3338), (512, 16, 836), (512, 16, 1775)]
)
def test_constant_carry_fails_on_random_operands(n: int, d: int, seed: int) -> None:
    a, b, m = operands(n, d, seed)
    assert exact(d, *low_halves(n, d, a, b, m)) == 2
    assert wrong(n, d, a, b, m, constant)
    assert not wrong(n, d, a, b, m, from_top_digits)


@pytest.mark.long
def test_how_often_the_constant_carry_fails() -> None:
    found = {seed for seed in range(2500) if wrong(512, 16, *operands(512, 16, seed), constant)}
    assert found == {836, 1775, 2153}


@pytest.mark.parametrize(("d", "k"), [(4, 2), (4, 3), (5, 2)])
def test_carry_from_the_top_digits_with_every_top(d: int, k: int) -> None:
    """For every pair of top digits and every carry that digits below them can bring to a multiple of R."""
    longest = (1 << d + 1) - 1
    most_below = 2 * number(d, [longest] * (k - 1))
    unit = 1 << d * (k - 1)
    seen = set()
    for t, s in every(range(longest + 1), repeat=2):
        for carry in range(4):
            below = (carry << d * k) - (t + s) * unit
            if 0 <= below <= most_below:
                seen.add(carry)
                assert t + s + 4 >> d == carry
    assert seen == {0, 1, 2, 3} if d == 4 else {0, 1, 2} <= seen


def test_printed_bound_does_not_close() -> None:
    """With R = 2^n and a modulus of n bits squares of squares grow until they are lost, with the right carry, too."""
    n, d, m = 64, 16, 2**64 - 59
    digits = cut(d, m - 1, 5)
    sizes = []
    for _ in range(5):
        assert not wrong(n, d, digits, digits, m, exact)
        digits = printed(n, d, digits, digits, m, exact)
        sizes.append(number(d, digits) // m)
    assert sizes == [1, 3, 14, 217, 47182]
    assert wrong(n, d, digits, digits, m, exact)
    # The core's R is 2^80 here.
    shape = Shape(bits=n, digit_bits=d)
    packed = shape.plain(m - 1)
    for _ in range(100):
        packed = multiply(shape, packed, packed, m, shape.minus_inverse(m))
        assert shape.value(packed) < 2 * m


def test_printed_result_has_no_top_digit() -> None:
    n, d, m = 64, 16, 2**64 - 59
    digits = cut(d, 2 * m - 1, 5)
    right = number(d, printed(n, d, digits, digits, m, exact))
    without = number(d, printed(n, d, digits, digits, m, exact, top=False))
    assert right % m == pow(2 * m - 1, 2, m) * pow(2, -n, m) % m != without % m


@pytest.mark.parametrize("cycles", [1, 3, 9])
def test_the_core_with_adversarial_digits(cycles: int) -> None:
    """Zero, multiples of R, all ones, digits as long as can be: all that makes the printed carry wrong."""
    shape = Shape(bits=64, digit_bits=16, cycles=cycles)
    rng = Random(cycles)
    for case in RedundantOperands(shape).edge_products(None, rng):
        digits = multiply(shape, case.a, case.b, case.m, shape.minus_inverse(case.m))
        right = shape.value(case.a) * shape.value(case.b) * pow(2, -shape.exponent, case.m) % case.m
        assert shape.value(digits) % case.m == right
        assert shape.value(digits) < 2 * case.m


BENCH = """\
module bench;
  reg clk = 0;
  reg [{top}:0] x, y, m, mp;
  wire [{top}:0] z;
  algorithm_6 #(.Bits({n})) dut (.clk_i(clk), .x_i(x), .y_i(y), .m_i(m), .mp_i(mp), .z_o(z));
  task multiply;
    begin
      repeat (2) begin #1 clk = 1; #1 clk = 0; end
      $display("%h", z);
    end
  endtask
  initial begin
{calls}
  end
endmodule
"""


# What the area and the frequency of the paper's algorithm are taken from.
@pytest.mark.parametrize("n", [64, 128])
def test_the_rendering_of_algorithm_6_does_what_is_printed(n: int, tmp_path: Path) -> None:
    d, wide = 16, 17
    calls, want = [], []
    for seed in range(60):
        a, b, m = operands(n, d, seed)
        numbers = (a, b, cut(d, m, n // d + 1), cut(d, -pow(m, -1, 1 << n) % (1 << n), n // d + 1))
        packed = (number(wide, digits) for digits in numbers)
        values = ", ".join(f"{wide * len(a)}'h{value:x}" for value in packed)
        calls.append(f"    {{x, y, m, mp}} = {{{values}}}; multiply;")
        want.append(number(wide, printed(n, d, a, b, m, constant)))
    bench = tmp_path / "bench.sv"
    bench.write_text(BENCH.format(n=n, top=wide * (n // d + 1) - 1, calls="\n".join(calls)))
    program = tmp_path / "bench"
    subprocess.run(["iverilog", "-g2012", "-o", program, bench, *PRINTED.paths()], check=True)
    done = subprocess.run([program], capture_output=True, text=True, check=True)
    assert [int(line, 16) for line in re.findall(r"^[0-9a-f]+$", done.stdout, re.MULTILINE)] == want
