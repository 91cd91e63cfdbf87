"""Columns of numbers in fixed point under Paillier's encryption."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from operator import index

from modforge._engine import Modulus, PaillierPrivateKey, PaillierPublicKey
from modforge.crypto.errors import CryptoError, EncodingOverflowError
from modforge.crypto.fixed_point import FixedPoint, Number, checked_scale, exact, is_column, multiple, rows

Plain = Number | Iterable[Number] | FixedPoint
"""What a column of encrypted numbers is combined with: one number for all rows, or one for each."""


@dataclass(frozen=True, eq=False, repr=False)
class EncryptedNumbers:
    """A column of encrypted numbers. Each is an integer, which is encrypted, divided by ``scale``, which is not.

    >>> owner = PaillierPrivateKey.generate(1024)
    >>> wages = EncryptedNumbers.encrypt(FixedPoint.rounded([1830.5, 2210.25, -40], scale=100), owner.public_key)
    >>> [total] = (wages * 2 + 0.5).sum().decrypt(owner).to(float)
    >>> total
    8003.0

    An integer x stands for x modulo n: those from 0 to n/3 are positive, those from 2n/3 up negative. What lies between
    is an overflow, which ``decrypt`` reports. The sum of two numbers that fit, at one scale, cannot come out wrong
    unseen. A product, as with a multiple of the scale, and a sum of more can go as far as to another number that fits.

    Nothing is rounded here. Columns of different scales are added at the least common multiple of these, and in a
    product scales multiply.
    """

    public_key: PaillierPublicKey
    ciphertexts: tuple[int, ...]
    scale: int

    # So that an operator with an array of NumPy or a series of pandas on the left is ours, over rows.
    __array_ufunc__ = None
    __pandas_priority__ = 5000  # a data frame has 4000

    def __post_init__(self) -> None:
        """Check key and scale, and take any sequence of ciphertexts; the engine checks them before it computes."""
        if not isinstance(self.public_key, PaillierPublicKey):
            raise CryptoError(f"public_key: must be a PaillierPublicKey, not {type(self.public_key).__name__}")
        try:
            object.__setattr__(self, "ciphertexts", tuple(map(index, rows("ciphertexts", self.ciphertexts))))
        except TypeError:
            raise CryptoError("ciphertexts: must be a sequence of integers") from None
        object.__setattr__(self, "scale", checked_scale(self.scale))

    @classmethod
    def encrypt(cls, numbers: FixedPoint, key: PaillierPublicKey | PaillierPrivateKey) -> EncryptedNumbers:
        """Encrypt a column of numbers; with the private key that is several times as fast."""
        if not isinstance(numbers, FixedPoint):
            raise CryptoError("numbers: must be a FixedPoint, as FixedPoint.rounded(numbers, scale) makes it")
        if not isinstance(key, PaillierPublicKey | PaillierPrivateKey):
            raise CryptoError(f"key: must be a key of Paillier's encryption, not {type(key).__name__}")
        public = key if isinstance(key, PaillierPublicKey) else key.public_key
        _check_range("numbers", numbers.integers, public)
        return cls(public, tuple(key.encrypt(numbers.integers)), numbers.scale)

    def decrypt(self, key: PaillierPrivateKey) -> FixedPoint:
        """Return the numbers. Raises :class:`EncodingOverflowError` if one is neither positive nor negative."""
        if not isinstance(key, PaillierPrivateKey) or key.public_key != self.public_key:
            raise CryptoError("key: is not the private key of the public one that encrypted the numbers")
        integers = key.decrypt(self.ciphertexts)
        _check_range("ciphertexts", integers, self.public_key)
        return FixedPoint(tuple(integers), self.scale)

    def __len__(self) -> int:
        """Return how many numbers there are."""
        return len(self.ciphertexts)

    def __getitem__(self, rows: int | slice) -> EncryptedNumbers:
        """Return a column of one row, or of some."""
        chosen = self.ciphertexts[rows] if isinstance(rows, slice) else (self.ciphertexts[rows],)
        return self._with(chosen, self.scale)

    def __repr__(self) -> str:
        """Return size and key; the scale may have more digits than Python prints."""
        return f"EncryptedNumbers({len(self)} rows, {self.public_key!r})"

    def at(self, scale: int) -> EncryptedNumbers:
        """Return the same numbers at a multiple of their scale."""
        return self._at("scale", scale)

    def sum(self) -> EncryptedNumbers:
        """Return the sum of all rows, a column of one."""
        return self._with([self.public_key.sum(self.ciphertexts)], self.scale)

    def randomised(self) -> EncryptedNumbers:
        """Return new ciphertexts of the same numbers, which tell nobody what was computed from which.

        Who knows the operands recognises the result of operators, and so what it was added to or multiplied with.
        """
        zeros = self.public_key.encrypt([0] * len(self))
        return self._with(self.public_key.add(self.ciphertexts, zeros), self.scale)

    def __add__(self, other: EncryptedNumbers | Plain) -> EncryptedNumbers:
        """Add a column, encrypted or plain, row by row, or one plain number to all rows."""
        if not isinstance(other, EncryptedNumbers):
            other = self._plain("numbers", other)
        scale = lcm(self.scale, other.scale)
        left = self._at("numbers", scale)
        if isinstance(other, FixedPoint):
            plain = other.at(scale).integers
            _check_range("numbers", plain, self.public_key)
            return self._with(self.public_key.add_plain(left.ciphertexts, plain), scale)
        if other.public_key != self.public_key:
            raise CryptoError("numbers: are encrypted with different keys")
        return self._with(self.public_key.add(left.ciphertexts, other._at("numbers", scale).ciphertexts), scale)

    __radd__ = __add__

    def __neg__(self) -> EncryptedNumbers:
        """Return the numbers with the other sign."""
        return self._with(self._products("factors", [-1] * len(self)), self.scale)

    def __sub__(self, other: EncryptedNumbers | Plain) -> EncryptedNumbers:
        """Subtract a column, encrypted or plain, or one plain number."""
        if isinstance(other, EncryptedNumbers):
            return self + -other
        plain = self._plain("numbers", other)
        return self + FixedPoint(tuple(-integer for integer in plain.integers), plain.scale)

    def __rsub__(self, other: Plain) -> EncryptedNumbers:
        """Subtract from a plain column, or from one plain number."""
        return -self + other

    def __mul__(self, other: Plain) -> EncryptedNumbers:
        """Multiply by a plain column, row by row, or by one plain number. Scales multiply."""
        if isinstance(other, EncryptedNumbers):
            raise CryptoError("factors: must be plain, as Paillier's encryption does not multiply ciphertexts")
        return self._times("factors", self._plain("factors", other))

    __rmul__ = __mul__

    def __truediv__(self, divisor: Number) -> EncryptedNumbers:
        """Divide by one plain number, exactly."""
        if is_column(divisor):
            raise CryptoError("divisor: must be one number")
        [number] = exact("divisor", divisor).to(Fraction)
        if not number:
            raise CryptoError("divisor: must not be 0")
        return self._times("divisor", self._plain("divisor", 1 / number))

    def _with(self, ciphertexts: Sequence[int], scale: int) -> EncryptedNumbers:
        return EncryptedNumbers(self.public_key, tuple(ciphertexts), scale)

    def _at(self, argument: str, scale: int) -> EncryptedNumbers:
        factor = multiple(self.scale, scale)
        if factor > (bound := self.public_key.n // 3):
            raise EncodingOverflowError(
                f"{argument}: overflow: a scale of {scale.bit_length()} bits is more than n/3 times that of the "
                f"encrypted numbers, and n/3 of the key has {bound.bit_length()} bits; a longer key or a smaller scale "
                "would do"
            )
        return self if factor == 1 else self._with(self._products(argument, [factor] * len(self)), scale)

    def _plain(self, argument: str, other: Plain) -> FixedPoint:
        """Return a plain operand with as many rows as there are here."""
        if isinstance(other, FixedPoint):
            return other
        plain = exact(argument, other)
        return plain if is_column(other) else FixedPoint(plain.integers * len(self), plain.scale)

    def _times(self, argument: str, plain: FixedPoint) -> EncryptedNumbers:
        return self._with(self._products(argument, plain.integers), self.scale * plain.scale)

    def _products(self, argument: str, factors: Sequence[int]) -> list[int]:
        """Return the ciphertexts of the integers times those."""
        _check_range(argument, factors, self.public_key)
        ciphertexts: Sequence[int] = self.ciphertexts
        if len(factors) == len(ciphertexts) and min(factors, default=0) < 0:
            # A power of the inverse, as modulo n a negative factor is as long as n.
            self.public_key.sum(ciphertexts)  # refuses what is no ciphertext
            inverses = Modulus(self.public_key.n**2).inverse_many_vartime(ciphertexts)
            signed = zip(ciphertexts, inverses, factors, strict=True)
            ciphertexts = [inverse if factor < 0 else ciphertext for ciphertext, inverse, factor in signed]
        return self.public_key.multiply(ciphertexts, [abs(factor) for factor in factors])


def _check_range(argument: str, integers: Sequence[int], key: PaillierPublicKey) -> None:
    """Refuse integers that are beyond n/3."""
    bound = key.n // 3
    for row, integer in enumerate(integers):
        if not -bound <= integer <= bound:
            raise EncodingOverflowError(
                f"{argument}: row {row}: overflow: as an integer it is beyond n/3 of the key, which has "
                f"{bound.bit_length()} bits; a longer key or a smaller scale would do"
            )
