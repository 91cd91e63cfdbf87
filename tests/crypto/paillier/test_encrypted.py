"""Columns of encrypted numbers against whole numbers."""

import pickle
import random
from decimal import Decimal
from fractions import Fraction

import numpy
import pytest
from golden import Key, nearest, signed

from modforge.crypto import CryptoError, EncodingOverflowError, EncryptedNumbers, FixedPoint, PaillierPrivateKey

BITS = 1024


@pytest.fixture(scope="module")
def owner() -> PaillierPrivateKey:
    return PaillierPrivateKey.generate(BITS)


def encrypted(owner, numbers, scale):
    return EncryptedNumbers.encrypt(FixedPoint.rounded(numbers, scale), owner)


def test_both_keys_and_the_golden_model(owner):
    numbers = [0, -0.0, 1, -1, 0.1, -1e-3, 1e30, Decimal("-12.345"), Fraction(-22, 7)]
    golden = Key(*owner.primes())
    for key in (owner, owner.public_key):
        column = FixedPoint.rounded(numbers, 10**6)
        sealed = EncryptedNumbers.encrypt(column, key)
        assert sealed.decrypt(owner) == column
        found = [signed(golden.decrypt(ciphertext), golden.n) for ciphertext in sealed.ciphertexts[-3:]]
        assert found == [nearest(number, 10**6) for number in numbers[-3:]]
    theirs = [golden.encrypt(nearest(number, 10**6) % golden.n, 5 + row) for row, number in enumerate(numbers[-3:])]
    assert EncryptedNumbers(owner.public_key, theirs, 10**6).decrypt(owner) == FixedPoint(column.integers[-3:], 10**6)


def test_bounds(owner):
    """n/3 on both sides, when it is encrypted and when it comes out of a sum."""
    n = owner.public_key.n
    bound = n // 3
    edges = [bound, -bound, bound - 1, 1 - bound]
    for key in (owner, owner.public_key):
        assert EncryptedNumbers.encrypt(FixedPoint(edges, 7), key).decrypt(owner) == FixedPoint(edges, 7)
        for beyond in (bound + 1, -bound - 1, n, 2**5000):
            with pytest.raises(EncodingOverflowError, match=r"^numbers: row 1: overflow: "):
                EncryptedNumbers.encrypt(FixedPoint([0, beyond], 7), key)
    sealed = EncryptedNumbers.encrypt(FixedPoint([bound - 5, 5 - bound], 1), owner)
    assert (sealed + FixedPoint([5, -5], 1)).decrypt(owner).to(int) == [bound, -bound]
    for over in ([5, -6], [6, -5], [bound, 0], [0, -bound]):
        with pytest.raises(
            EncodingOverflowError, match=r"^ciphertexts: row [01]: overflow: .* 102[23] bits"
        ) as refused:
            (sealed + over).decrypt(owner)
        assert isinstance(refused.value, OverflowError)
        assert isinstance(refused.value, ValueError)
    # What the documentation warns of: past 2n/3 it is another number.
    assert EncryptedNumbers.encrypt(FixedPoint([bound] * 3, 1), owner).sum().decrypt(owner).to(int) == [-(n % 3)]
    with pytest.raises(EncodingOverflowError, match=r"^factors: row 0: overflow: "):
        sealed * [bound + 1, 1]
    with pytest.raises(EncodingOverflowError, match=r"^numbers: row 1: overflow: "):
        sealed + FixedPoint([0, bound + 1], 1)


def test_every_residue_is_a_number_or_an_overflow(owner):
    golden = Key(*owner.primes())
    for residue in (0, 1, golden.n // 3, golden.n // 3 + 1, golden.n // 2, 2 * golden.n // 3, 2 * golden.n // 3 + 1):
        sealed = EncryptedNumbers(owner.public_key, [golden.encrypt(residue, 3)], 1)
        if (number := signed(residue, golden.n)) is None:
            with pytest.raises(EncodingOverflowError, match=r"^ciphertexts: row 0: overflow"):
                sealed.decrypt(owner)
        else:
            assert sealed.decrypt(owner).to(int) == [number]


def random_number(source):
    magnitude = 10 ** source.uniform(-8, 8) * source.choice((1, -1, 0))
    return source.choice((float, Fraction, lambda number: Decimal(repr(number)), round))(magnitude)


def compare_at_random(owner, seed):
    """Combine columns as a list of fractions is combined, and find the same."""
    source = random.Random(seed)
    size = source.randrange(1, 10)
    model, sealed = [Fraction(0)] * size, encrypted(owner, [0] * size, 1)
    for _ in range(4):
        numbers = [random_number(source) for _ in range(size)]
        scale = source.choice((1, 7, 100, 2**20, 10**9))
        rounded = [Fraction(nearest(number, scale), scale) for number in numbers]
        plain = list(map(Fraction, numbers))
        match source.choice(("column", "minus", "plain", "list", "one", "times", "times one", "divided", "from")):
            case "column":
                sealed += encrypted(owner.public_key, numbers, scale)
                model = [a + b for a, b in zip(model, rounded, strict=True)]
            case "minus":
                sealed -= encrypted(owner, numbers, scale)
                model = [a - b for a, b in zip(model, rounded, strict=True)]
            case "plain":
                sealed = FixedPoint.rounded(numbers, scale) + sealed
                model = [a + b for a, b in zip(model, rounded, strict=True)]
            case "list":
                sealed = sealed - numbers
                model = [a - b for a, b in zip(model, plain, strict=True)]
            case "one":
                sealed = numbers[0] + sealed
                model = [a + plain[0] for a in model]
            case "from":
                sealed = numbers - sealed
                model = [b - a for a, b in zip(model, plain, strict=True)]
            case "times":
                sealed = sealed * FixedPoint.rounded(numbers, scale)
                model = [a * b for a, b in zip(model, rounded, strict=True)]
            case "times one":
                sealed = numbers[0] * sealed
                model = [a * plain[0] for a in model]
            case "divided":
                sealed = sealed / (numbers[0] or 3)
                model = [a / (plain[0] or 3) for a in model]
    assert sealed.decrypt(owner).to(Fraction) == model
    assert sealed.randomised().sum().decrypt(owner).to(Fraction) == [sum(model)]


@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(4, 100))])
def test_at_random(owner, seed):
    compare_at_random(owner, seed)


@pytest.mark.long
@pytest.mark.parametrize("bits", [2048, 3072])
def test_at_random_with_longer_keys(bits):
    longer = PaillierPrivateKey.generate(bits)
    for seed in range(50):
        compare_at_random(longer, seed)


def test_scales_align(owner):
    sealed = encrypted(owner, [0.25, -1], 4) + encrypted(owner, [0.1, 0.5], 10)
    assert sealed.scale == 20
    assert sealed.decrypt(owner).to(Fraction) == [Fraction(7, 20), Fraction(-1, 2)]
    assert sealed.at(40).decrypt(owner) == FixedPoint([14, -20], 40)
    assert (sealed * Decimal("0.1")).scale == 200
    assert (sealed + 3).scale == 20
    assert (sealed * 0).decrypt(owner).to(int) == (sealed * [0, 0]).decrypt(owner).to(int) == [0, 0]
    with pytest.raises(CryptoError, match=r"^scale: must be a multiple of the scale that the numbers have$"):
        sealed.at(30)


def test_columns_of_no_and_one_row(owner):
    empty = encrypted(owner, [], 100)
    assert (empty + empty - 1).decrypt(owner).to(int) == []
    assert (empty * 3 / 7).sum().decrypt(owner).to(int) == [0]
    assert encrypted(owner, 2.5, 10).decrypt(owner).to(float) == [2.5]
    sealed = encrypted(owner, [1, 2, 3], 10)
    assert sealed[1].decrypt(owner).to(int) == [2]
    assert sealed[1:].decrypt(owner).to(int) == [2, 3]
    assert sum(sealed).decrypt(owner).to(int) == [6]


def test_operands_of_numpy(owner):
    sealed = encrypted(owner, [1, 2], 10)
    for result in (numpy.array([0.5, -1]) + sealed, sealed + numpy.array([0.5, -1])):
        assert result.decrypt(owner).to(float) == [1.5, 1]
    assert (numpy.array([3, 4]) * sealed).decrypt(owner).to(int) == [3, 8]
    assert (numpy.float64(0.5) * sealed).decrypt(owner).to(float) == [0.5, 1]


@pytest.mark.parametrize("form", [numpy.array, list, tuple, "Series", "Index"], ids=str)
def test_operators_with_a_column_on_either_side(owner, form):
    if isinstance(form, str):
        form = getattr(pytest.importorskip("pandas"), form)
    sealed, plain = encrypted(owner, [1, 2], 10), form([0.5, -1.0])
    for result, numbers in (
        (plain + sealed, [1.5, 1]),
        (sealed + plain, [1.5, 1]),
        (plain - sealed, [-0.5, -3]),
        (sealed - plain, [0.5, 3]),
        (plain * sealed, [0.5, -2]),
        (sealed * plain, [0.5, -2]),
    ):
        assert result.decrypt(owner).to(float) == numbers
    with pytest.raises(TypeError, match="unsupported operand"):
        plain / sealed


@pytest.mark.parametrize("wrong", [{1: 2}, {1, 2}, "12"], ids=repr)
def test_operators_with_what_is_no_column(owner, wrong):
    sealed = encrypted(owner, [1, 2], 10)
    for combine in (lambda: wrong + sealed, lambda: sealed + wrong, lambda: wrong * sealed, lambda: wrong - sealed):
        with pytest.raises(CryptoError, match=r"^(numbers|factors): must be a number or a column of them, not "):
            combine()


def test_a_data_frame_is_no_column(owner):
    test_operators_with_what_is_no_column(owner, pytest.importorskip("pandas").DataFrame({"a": [1, 2]}))


def test_an_array_without_dimensions_is_one_number(owner):
    sealed = encrypted(owner, [1, 2], 10)
    for result in (numpy.array(0.5) * sealed, sealed * numpy.array(0.5), sealed / numpy.array(2)):
        assert result.decrypt(owner).to(float) == [0.5, 1]


def test_a_number_that_asks_for_too_long_a_scale_is_named(owner):
    sealed = encrypted(owner, [1, 2], 10)
    for combine, argument in (
        (lambda: sealed + 1e-300, "numbers"),
        (lambda: 1e-300 - sealed, "numbers"),
        (lambda: sealed + EncryptedNumbers(owner.public_key, sealed.ciphertexts, 2**1100), "numbers"),
        (lambda: sealed.at(10 * 2**1100), "scale"),
    ):
        with pytest.raises(
            EncodingOverflowError, match=rf"^{argument}: overflow: a scale of 1\d\d\d bits is more than n/3"
        ):
            combine()
    with pytest.raises(EncodingOverflowError, match=r"^divisor: row 0: overflow"):
        sealed / 1e-320


def test_randomised(owner):
    sealed = encrypted(owner, [1, 2], 10)
    again = sealed.randomised()
    assert not set(again.ciphertexts) & set(sealed.ciphertexts)
    assert again.decrypt(owner) == sealed.decrypt(owner)


def test_pickled(owner):
    sealed = encrypted(owner, [1, 2], 10)
    again = pickle.loads(pickle.dumps(sealed))
    assert (again.public_key, again.ciphertexts, again.scale) == (sealed.public_key, sealed.ciphertexts, sealed.scale)
    assert repr(again) == f"EncryptedNumbers(2 rows, PaillierPublicKey({BITS} bits))"


@pytest.mark.parametrize("divisor", [[1, 2, 3], [2], [], numpy.array([1, 2])], ids=str)
def test_a_divisor_is_one_number(owner, divisor):
    column = EncryptedNumbers.encrypt(FixedPoint([1, 2, 3], 1), owner)
    with pytest.raises(CryptoError, match=r"^divisor: must be one number$"):
        column / divisor


def test_a_negative_ciphertext_is_refused_with_its_row(owner):
    for compute in (owner.decrypt, owner.public_key.sum):
        with pytest.raises(CryptoError, match=r"^ciphertext 1: must not be negative$"):
            compute([1, -5])


def test_what_is_refused(owner):
    sealed = encrypted(owner, [1, 2], 10)
    other = PaillierPrivateKey.generate(BITS)
    for wrong, message in (
        (lambda: sealed + range(1), "columns: have 2 and 1 entries"),
        (lambda: sealed + FixedPoint([1], 1), "columns: have 2 and 1 entries"),
        (lambda: sealed * [1, -2, 3], "columns: have 2 and 3 entries"),
        (lambda: sealed + sealed[0], "columns: have 2 and 1 entries"),
        (lambda: sealed * sealed, "factors: must be plain, as Paillier's encryption does not multiply ciphertexts"),
        (lambda: sealed / 0, "divisor: must not be 0"),
        (lambda: sealed + float("nan"), "numbers: row 0: is not a number (NaN)"),
        (lambda: sealed * ["1", "2"], "factors: row 0: must be a number, not str"),
        (lambda: sealed / None, "divisor: row 0: must be a number, not NoneType"),
        (lambda: sealed + encrypted(other, [1, 2], 10), "numbers: are encrypted with different keys"),
        (lambda: sealed.decrypt(other), "key: is not the private key of the public one that encrypted the numbers"),
        (
            lambda: sealed.decrypt(owner.public_key),
            "key: is not the private key of the public one that encrypted the numbers",
        ),
        (
            lambda: EncryptedNumbers.encrypt([1], owner),
            "numbers: must be a FixedPoint, as FixedPoint.rounded(numbers, scale) makes it",
        ),
        (
            lambda: EncryptedNumbers.encrypt(FixedPoint([1], 1), 5),
            "key: must be a key of Paillier's encryption, not int",
        ),
        (lambda: EncryptedNumbers(5, [1], 1), "public_key: must be a PaillierPublicKey, not int"),
        (lambda: EncryptedNumbers(owner.public_key, [0.5], 1), "ciphertexts: must be a sequence of integers"),
        (lambda: EncryptedNumbers(owner.public_key, [1], 0), "scale: must be positive"),
    ):
        with pytest.raises(CryptoError) as refused:
            wrong()
        assert str(refused.value) == message
    with pytest.raises(CryptoError, match=r"^ciphertext 1: "):
        EncryptedNumbers(owner.public_key, [1, 0], 1).decrypt(owner)
    with pytest.raises(CryptoError, match=r"^ciphertext 1: "):
        EncryptedNumbers(owner.public_key, [1, owner.primes()[0]], 1) * [-1, -1]


def test_python_paillier(owner):
    """Its numbers have the scale 16^-exponent, and ours are its numbers if the scale is a power of 16."""
    phe = pytest.importorskip("phe")
    public = phe.PaillierPublicKey(owner.public_key.n)
    private = phe.PaillierPrivateKey(public, *owner.primes())
    numbers = [0, 1.5, -0.1, 1e-20, -123456.789, 2.0**60]
    ours = encrypted(owner, numbers, 16**40) * -3 + 0.5
    theirs = [phe.EncryptedNumber(public, ciphertext, -40) for ciphertext in (ours.at(16**40)).ciphertexts]
    assert [private.decrypt(number) for number in theirs] == ours.decrypt(owner).to(float)
    for number in numbers:
        sealed = public.encrypt(number) * -3 + 0.5
        read = EncryptedNumbers(owner.public_key, [sealed.ciphertext()], 16**-sealed.exponent)
        assert read.decrypt(owner).to(float) == [private.decrypt(sealed)]
