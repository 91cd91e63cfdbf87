"""Integers on their way into the engine and out of it: every length, sign and kind."""

import copy
import operator
import pickle
import random
import sys

import pytest

import modforge
from modforge import Modulus, _engine

# Around the words of the interpreter and of the engine, and the end of what is read without an allocation.
EDGES = {max(0, bits + more) for bits in (0, 8, 15, 30, 60, 64, 128, 504, 512, 520, 1024, 4096) for more in (-1, 0, 1)}
NUMBERS = [sign * ((1 << bits) + more) for bits in sorted(EDGES) for more in (-1, 0, 1) for sign in (1, -1)]
WIDE = Modulus((1 << 5000) + 1)


class Index:
    """A number that is none of Python's."""

    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


class Liar(int):
    """An int that says of itself what is not so."""

    def __index__(self):
        return 1

    def __neg__(self):
        return 2

    def __lt__(self, other):
        return True

    def bit_length(self):
        return 8

    def to_bytes(self, *_, **__):
        return b"x" * 100


@pytest.mark.parametrize("kind", [int, Index, Liar])
def test_every_length_and_sign(kind):
    for number in NUMBERS:
        assert WIDE.add(kind(number), 0) == number % WIDE.value, hex(number)
        assert int(WIDE(kind(number))) == number % WIDE.value, hex(number)


def test_all_ways_to_read_and_to_make_an_int_give_the_same():
    for number in NUMBERS:
        for value in (number, Liar(number)):
            ways = _engine.absolute_in_every_way(value)
            assert all(found == abs(number) for _, found in ways), hex(number)


def test_digits_are_read_where_this_interpreter_has_them():
    known = sys.implementation.name == "cpython" and sys.version_info[:2] <= (3, 14)
    ways = [name for name, _ in _engine.absolute_in_every_way(1)]
    assert ways == ["digits"] * known + [*ways[known:-1], "methods"]


def test_small_results_are_the_shared_ints():
    assert all(Modulus(257).mul(number, 1) is int(str(number)) for number in range(257))


@pytest.mark.parametrize("value", [1.0, "1", b"1", None, [1], Index("1")])
def test_what_is_not_an_integer_is_refused(value):
    m = Modulus(97)
    for call in (
        lambda: m.mul(value, 1),
        lambda: m(value),
        lambda: Modulus(value),
        lambda: modforge.powmod(1, value, 3),
    ):
        with pytest.raises(TypeError):
            call()


def test_numbers_of_numpy():
    numpy = pytest.importorskip("numpy")
    assert Modulus(97).mul(numpy.uint64(60), numpy.int8(-50)) == 60 * -50 % 97
    assert type(modforge.powmod(numpy.int64(3), numpy.uint8(200), numpy.uint64(2**64 - 59))) is int


def test_numbers_of_numpy_are_what_operator_index_takes():
    numpy = pytest.importorskip("numpy")
    five = numpy.array(5)
    assert Modulus(97).mul(five, 3) == Modulus(97)(five) * 3 == modforge.mulmod(five, 3, 97) == 15
    for wrong in (numpy.bool_(True), numpy.array(True), numpy.array(5.0), numpy.array([5]), numpy.array(5, object)):
        with pytest.raises(TypeError):
            operator.index(wrong)
        for argument, call in (
            ("a", lambda x: Modulus(97).mul(x, 3)),
            ("value", Modulus),
            ("value", Modulus(97)),
            ("base", lambda x: modforge.powmod(x, 3, 97)),
            ("n", modforge.is_probable_prime),
            ("bases", lambda x: modforge.multi_powmod([x], [3], 97)),
        ):
            with pytest.raises(
                TypeError, match=rf"^{argument}: must be an integer( at 0)?, not numpy\.(bool|ndarray)$"
            ):
                call(wrong)


def test_an_exception_of_index_comes_out():
    class Bad:
        def __index__(self):
            raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        Modulus(97).mul(Bad(), 1)


def test_negative_exponents_are_those_of_pow():
    source = random.Random(1)
    for modulus in (1, 2, 97, 91, 2**64, 2**127 - 1, 15**40):
        m = Modulus(modulus)
        for _ in range(20):
            base, exponent = source.randrange(-(2**130), 2**130), -source.randrange(2**70)
            try:
                expected = pow(base, exponent, modulus)
            except ValueError:
                for call in (m.pow, m.pow_vartime):
                    with pytest.raises(modforge.NotInvertible) as raised:
                        call(base, exponent)
                    assert raised.value.gcd > 1
            else:
                assert m.pow(base, exponent) == m.pow_vartime(base, exponent) == expected
                assert modforge.powmod(base, exponent, modulus) == expected
                assert modforge.powmod_vartime(base, exponent, modulus) == expected
                assert int(m(base) ** exponent) == int(m(base).pow_vartime(exponent)) == expected


def test_names_that_one_guesses():
    p = 2**127 - 1
    assert modforge.mulmod(-3, 2**200, p) == -3 * 2**200 % p
    assert modforge.invert(3, p) == pow(3, -1, p)
    assert modforge.sqrtmod_vartime(4, p) == 2
    with pytest.raises(ValueError, match="square"):
        modforge.sqrtmod_vartime(-1, p)
    expected = pow(2, 100, p) * pow(-3, -5, p) * 5 % p
    assert modforge.multi_powmod([2, -3, 5], [100, -5, 1], p) == expected
    assert Modulus(p).multi_pow_vartime([2, -3, 5], [100, -5, 1]) == expected
    assert modforge.multi_powmod([], [], p) == 1
    assert modforge.multi_powmod([], [], 1) == 0
    with pytest.raises(ValueError, match="exponents: there are 2, but 1 bases"):
        modforge.multi_powmod([2], [3, 4], p)
    with pytest.raises(modforge.NotInvertible):
        modforge.multi_powmod([2, 3], [1, -1], 9)
    assert modforge.__version__.count(".") == 2


def test_a_modulus_compares_hashes_pickles_and_copies():
    m, same, other = Modulus(2**61 - 1), Modulus(2**61 - 1, "portable"), Modulus(97)
    assert m == same != other
    assert m != 2**61 - 1
    assert hash(m) == hash(same) != hash(other)
    assert {m: 1}[same] == 1
    for changed in (pickle.loads(pickle.dumps(same)), copy.copy(same), copy.deepcopy(same)):
        assert changed == m
        assert (changed.kernel, changed.mul(2**60, 4)) == ("portable", 2)
    assert pickle.loads(pickle.dumps(m)).kernel == m.kernel
    # On a CPU without the kernel that was named, or by a version that does not know it.
    restore, arguments = same.__reduce__()
    assert arguments == (2**61 - 1, "portable")
    every = ("portable", "adx", "avx512f", "avx512ifma", "avxifma", "aarch64")
    for missing in (*(name for name in every if name not in _engine.kernels()), "of another version"):
        assert restore(2**61 - 1, missing).mul(2**60, 4) == 2


@pytest.mark.parametrize("modulus", [1, 2, 97, 2**64, 2**64 - 59, 2**255 - 19, 10**100])
def test_residues_are_numbers(modulus):
    source = random.Random(modulus)
    m = Modulus(modulus)
    for _ in range(20):
        a, b = (source.randrange(-(2**300), 2**300) for _ in range(2))
        for operation in (operator.add, operator.sub, operator.mul):
            expected = operation(a, b) % modulus
            assert int(operation(m(a), m(b))) == int(operation(m(a), b)) == int(operation(a, m(b))) == expected
        assert int(-m(a)) == -a % modulus
        assert int(m(a).square()) == int(+(m(a) ** 2)) == a * a % modulus
        assert m(a) == a % modulus - modulus
        assert m(a) == Modulus(modulus)(a)
        assert m(a) != m(a + 1) or modulus == 1
        assert bool(m(a)) == (a % modulus != 0)
        try:
            inverse = pow(b, -1, modulus)
        except ValueError:
            for call in (lambda b=b: 1 / m(b), lambda a=a, b=b: m(a) / b, m(b).inverse, m(b).inverse_vartime):
                with pytest.raises(modforge.NotInvertible):
                    call()
        else:
            assert int(m(a) / m(b)) == int(m(a) / b) == int(a / m(b)) == a * inverse % modulus
            assert int(m(b).inverse()) == int(m(b).inverse_vartime()) == inverse


def test_residues_of_different_moduli_do_not_mix():
    a, b = Modulus(97)(5), Modulus(91)(5)
    assert a != b
    for operation in (operator.add, operator.sub, operator.mul, operator.truediv):
        with pytest.raises(ValueError, match="different moduli"):
            operation(a, b)
    # Of equal moduli they do, whatever becomes of the objects.
    kernels = [name for name in modforge.kernels() if name != a.modulus.kernel][:1]
    results = [a * Modulus(97, name)(3) for name in ("portable", *kernels)]
    assert results == [15] * len(results)
    c = Modulus(97)(5) * Modulus(97)(3)
    assert (c.modulus, int(c)) == (Modulus(97), 15)


def test_a_residue_among_other_types():
    x = Modulus(97)(5)
    for other in ("5", 5.0, None, [5]):
        assert x != other
        with pytest.raises(TypeError):
            x + other
        with pytest.raises(TypeError):
            other * x
    with pytest.raises(TypeError):
        hash(x)
    with pytest.raises(TypeError):
        pow(2, x)
    with pytest.raises(ValueError, match="has its modulus already"):
        pow(x, 2, 7)
    assert repr(x) == "Residue(7 bits)"  # the number may be secret
    for changed in (pickle.loads(pickle.dumps(x)), copy.copy(x), copy.deepcopy([x])[0]):
        assert changed == x and changed.modulus == x.modulus
    assert int(Modulus(2**127 - 1)(4).square_root_vartime()) == 2


class Refuses:
    """What raises an error of its own where it is asked for its number."""

    def __index__(self):
        raise LookupError("no number today")


OPERATORS = [operator.add, operator.sub, operator.mul, operator.truediv, operator.eq, operator.ne]


@pytest.mark.parametrize(
    "call",
    [
        *(lambda x, n, of=of: of(x, n) for of in OPERATORS),
        *(lambda x, n, of=of: of(n, x) for of in OPERATORS),
        pow,
        lambda _, n: _engine.vdf_start(35, n),
        lambda _, n: modforge.is_probable_prime(7, n),
    ],
)
def test_what_index_raises_is_told(call):
    with pytest.raises(LookupError, match="no number today"):
        call(Modulus(97)(3), Refuses())


def test_an_operand_too_long_says_so():
    huge = 1 << (1 << 30)
    for call in (lambda x: x * huge, lambda x: huge + x, lambda x: x**huge):
        with pytest.raises(ValueError, match=r"int: has more than 2\^30 bits"):
            call(Modulus(97)(3))


@pytest.mark.parametrize("count", [-1, 1 << 64, 1 << 200])
@pytest.mark.parametrize(
    ("argument", "call"),
    [
        ("bits", lambda count: _engine.kernel_for(count)),
        ("count", lambda count: _engine.product_chain(Modulus(97), 3, 5, count)),
        ("count", lambda count: _engine.product_chain_in_bytes(Modulus(97), 3, 5, count)),
        ("count", lambda count: _engine.power_chain(Modulus(97), 3, 5, count)),
        ("squarings", lambda count: _engine.vdf_evaluate("/nowhere/at/all", 35, 2, count, None)),
    ],
    ids=["kernel_for", "product_chain", "product_chain_in_bytes", "power_chain", "vdf_evaluate"],
)
def test_a_count_out_of_range_is_named(argument, call, count):
    with pytest.raises(ValueError, match=rf"{argument}: must be 0 to 2\^64 - 1"):
        call(count)


def test_a_number_longer_than_any_is_refused_at_once():
    for call in (lambda a: modforge.powmod(a, 3, 97), lambda a: modforge.powmod(3, a, 97), Modulus, Modulus(97)):
        with pytest.raises(ValueError, match=r"int: has more than 2\^30 bits"):
            call(1 << (1 << 30))
    assert modforge.mulmod(1 << ((1 << 30) - 1), 1, 3) == 2


def test_a_power_from_bytes_to_bytes():
    """The example of EIP-198, and its corners."""
    p = (2**256 - 2**32 - 977).to_bytes(32)
    assert modforge.modexp_vartime(b"\3", (2**256 - 2**32 - 978).to_bytes(32), p) == (1).to_bytes(32)
    assert modforge.modexp_vartime(b"", b"", b"\0\7") == b"\0\1"
    assert modforge.modexp_vartime(b"\2", b"\2", b"") == b""
    assert modforge.modexp_vartime(b"\2", b"\2", b"\0\0") == modforge.modexp_vartime(b"\2", b"", b"\0\1") == b"\0\0"
    assert modforge.modexp_vartime(b"\1\0", b"\3", b"\x64") == bytes([256**3 % 100])
    assert modforge.modexp_vartime(bytearray(b"\3"), memoryview(b"\1\0\1\5")[1::2], b"\0\7") == b"\0\5"
    with pytest.raises(TypeError):
        modforge.modexp_vartime(3, b"\5", b"\7")


def test_the_bounds_of_eip_7823():
    assert modforge.modexp_lengths_allowed(1024, 1024, 1024) and modforge.modexp_lengths_allowed(0, 0, 0)
    for lengths in ((1025, 0, 0), (0, 2**64 - 1, 0), (0, 0, 1025)):
        assert not modforge.modexp_lengths_allowed(*lengths)
    with pytest.raises(ValueError, match="exponent: must be 0 to"):
        modforge.modexp_lengths_allowed(1, -1, 1)


def test_a_name_without_its_ending_is_hinted_at():
    with pytest.raises(AttributeError, match="sqrtmod_vartime: the time"):
        _ = modforge.sqrtmod
    assert not hasattr(modforge, "nothing")


def test_errors_name_the_argument():
    with pytest.raises(ValueError, match=r"^n: must be odd"):
        modforge.jacobi_vartime(3, 8)
    with pytest.raises(ValueError, match=r"^n: has 1048577 bits, at most 1048576 are supported"):
        modforge.is_probable_prime((1 << 1048576) + 1)
    with pytest.raises(ValueError, match=r"^prime: must be at least 1"):
        modforge.sqrtmod_vartime(3, 0)
    with pytest.raises(ValueError, match=r"^exponent_bits: at most 1048576"):
        modforge.FixedBase(Modulus(97), 3, 2**40)
