"""Numbers in fixed point: integers over one scale."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from decimal import MAX_EMAX, MAX_PREC, MIN_EMIN, Context, Decimal
from fractions import Fraction
from math import lcm
from operator import index
from typing import Any, TypeVar

from modforge.crypto.errors import CryptoError, EncodingOverflowError

Number = int | float | Decimal | Fraction
"""A plain number; those of NumPy and gmpy2 do as well."""

Kind = TypeVar("Kind", int, float, Decimal, Fraction)

MAX_SCALE_BITS = 8192
"""Of a scale: the bits of the longest key."""

MAX_EXPONENT = 5000
"""Of a decimal number; the longest key holds 2466 digits. As an integer, 1e999999999 would fill the memory."""


@dataclass(frozen=True, repr=False)
class FixedPoint:
    """A column of numbers, each of ``integers`` divided by ``scale``.

    >>> prices = FixedPoint.rounded([19.99, 5, -0.125], scale=100)
    >>> prices
    FixedPoint(integers=(1999, 500, -12), scale=100)
    >>> prices.to(Decimal)
    [Decimal('19.99'), Decimal('5.00'), Decimal('-0.12')]
    """

    integers: tuple[int, ...]
    scale: int

    def __post_init__(self) -> None:
        """Check the scale, and take any sequence of integers."""
        try:
            object.__setattr__(self, "integers", tuple(map(index, rows("integers", self.integers))))
        except TypeError:
            raise CryptoError("integers: must be a sequence of integers") from None
        object.__setattr__(self, "scale", checked_scale(self.scale))

    @classmethod
    def rounded(cls, numbers: Number | Iterable[Number], scale: int) -> FixedPoint:
        """Return a column of numbers, or of one, as the nearest multiples of 1/scale; of two as near, the even one."""
        scale = checked_scale(scale)

        def nearest(numerator: int, denominator: int) -> int:
            # floor(x + 1/2), less one where x was half-way and that is odd.
            quotient, rest = divmod(2 * numerator * scale + denominator, 2 * denominator)
            return quotient - (rest == 0 and quotient & 1)

        return cls(tuple(nearest(*ratio) for ratio in _ratios("numbers", numbers)), scale)

    @classmethod
    def exact(cls, numbers: Number | Iterable[Number]) -> FixedPoint:
        """Return a column of numbers, or of one, at the smallest scale at which none is rounded.

        So the scale depends on the numbers, and whoever sees it learns something about them.

        >>> FixedPoint.exact([0.5, Decimal("0.01"), Fraction(1, 3)])
        FixedPoint(integers=(150, 3, 100), scale=300)
        """
        return exact("numbers", numbers)

    def __len__(self) -> int:
        """Return how many numbers there are."""
        return len(self.integers)

    def __repr__(self) -> str:
        """Return integers and scale, or how many rows there are where one has more digits than Python prints."""
        try:
            return f"FixedPoint(integers={self.integers!r}, scale={self.scale})"
        except ValueError:
            return f"FixedPoint({len(self)} rows)"

    def at(self, scale: int) -> FixedPoint:
        """Return the same numbers at a multiple of their scale."""
        factor = multiple(self.scale, scale)
        return FixedPoint(tuple(integer * factor for integer in self.integers), scale)

    def to(self, kind: type[Kind]) -> list[Kind]:
        """Return the numbers as ``int``, ``float``, ``Decimal`` or ``Fraction``.

        A float is the nearest one. The other kinds are exact, and what they cannot hold raises an error.
        """
        if not isinstance(kind, type) or kind not in _CONVERSIONS:
            raise CryptoError("kind: must be int, float, Decimal or Fraction")
        return _CONVERSIONS[kind](self)


def exact(argument: str, numbers: Number | Iterable[Number]) -> FixedPoint:
    """Return the column of :meth:`FixedPoint.exact`; errors name the argument."""
    ratios = _ratios(argument, numbers)
    scale = 1
    for _, denominator in ratios:
        scale = checked_scale(lcm(scale, denominator))
    return FixedPoint(tuple(numerator * (scale // denominator) for numerator, denominator in ratios), scale)


def is_column(numbers: Number | Iterable[Number]) -> bool:
    """Return whether these are numbers for rows, and not one number, as also an array without dimensions is."""
    try:
        iter(numbers)  # type: ignore[arg-type]
    except TypeError:
        return False
    return True


def rows(argument: str, column: Iterable[Any]) -> Iterator[Any]:
    """Return the rows of a column; a range may have more than any memory holds, and would fill it first."""
    try:
        if isinstance(column, range):
            len(column)
    except OverflowError:
        raise MemoryError(f"{argument}: no memory for so many rows") from None
    return iter(column)


def checked_scale(scale: int) -> int:
    """Return a scale that is a positive integer and not too long."""
    try:
        scale = index(scale)
    except TypeError:
        raise CryptoError(f"scale: must be an integer, not {type(scale).__name__}") from None
    if scale < 1:
        raise CryptoError("scale: must be positive")
    if scale.bit_length() > MAX_SCALE_BITS:
        raise EncodingOverflowError(f"scale: has {scale.bit_length()} bits, at most {MAX_SCALE_BITS} are supported")
    return scale


def multiple(scale: int, of: int) -> int:
    """Return how many times the scale is in a multiple of it."""
    factor, rest = divmod(checked_scale(of), scale)
    if rest:
        raise CryptoError("scale: must be a multiple of the scale that the numbers have")
    return factor


def _ratios(argument: str, numbers: Any) -> list[tuple[int, int]]:
    """Return numerators and denominators in lowest terms."""
    # The items of a set have no order, and those of a mapping are its keys; a column of pandas has labels as keys.
    unordered = isinstance(numbers, set | frozenset) or (hasattr(numbers, "keys") and not hasattr(numbers, "dtype"))
    if unordered or isinstance(numbers, str | bytes | bytearray):
        raise CryptoError(f"{argument}: must be a number or a column of them, not {_type(numbers)}")
    given: Iterable[Any] = rows(argument, numbers) if is_column(numbers) else [numbers]
    return [_ratio(f"{argument}: row {row}", number) for row, number in enumerate(given)]


def _ratio(what: str, number: Any) -> tuple[int, int]:
    if getattr(number, "ndim", None) == 0:
        number = number[()]  # of an array without dimensions, the number in it
    if isinstance(number, Decimal) and number.is_finite():
        if not number:
            return 0, 1
        if abs(number.adjusted()) > MAX_EXPONENT:
            raise EncodingOverflowError(
                f"{what}: has the exponent {number.adjusted()}, those from -{MAX_EXPONENT} to "
                f"{MAX_EXPONENT} are supported"
            )
    try:
        numerator, denominator = number.as_integer_ratio()
        return int(numerator), int(denominator)
    except OverflowError:
        raise CryptoError(f"{what}: is infinite") from None
    except ValueError:
        raise CryptoError(f"{what}: is not a number (NaN)") from None
    except (AttributeError, TypeError):
        pass  # a number without this method, or a type, of which it is no method of its own
    try:
        return index(number), 1  # an integer of NumPy
    except TypeError:
        raise CryptoError(f"{what}: must be a number, not {_type(number)}") from None


def _type(value: object) -> str:
    """Return the name of a type; NumPy has a bool, too, which is no number."""
    kind = type(value)
    return kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"


def _integers(column: FixedPoint) -> list[int]:
    quotients = [divmod(integer, column.scale) for integer in column.integers]
    for row, (_, rest) in enumerate(quotients):
        if rest:
            raise CryptoError(f"kind: row {row} is not an integer")
    return [quotient for quotient, _ in quotients]


def _floats(column: FixedPoint) -> list[float]:
    def nearest(row: int, integer: int) -> float:
        try:
            return integer / column.scale  # Python rounds it once
        except OverflowError:
            raise EncodingOverflowError(f"kind: row {row} is beyond the largest float") from None

    return [nearest(row, integer) for row, integer in enumerate(column.integers)]


def _decimals(column: FixedPoint) -> list[Decimal]:
    # With scale = 2^a·5^b·other, x/scale is (x/other)·10^k/(2^a·5^b) at k = max(a, b) places.
    other, powers = column.scale, []
    for prime in (2, 5):
        powers.append(0)
        while other % prime == 0:
            other //= prime
            powers[-1] += 1
    places = max(powers)
    factor = 10**places * other // column.scale
    context = Context(prec=MAX_PREC, Emax=MAX_EMAX, Emin=MIN_EMIN)

    def exact(row: int, integer: int) -> Decimal:
        quotient, rest = divmod(integer, other)
        if rest:
            raise CryptoError(f"kind: row {row} has no end in decimal digits")
        return Decimal(quotient * factor).scaleb(-places, context)

    return [exact(row, integer) for row, integer in enumerate(column.integers)]


def _fractions(column: FixedPoint) -> list[Fraction]:
    return [Fraction(integer, column.scale) for integer in column.integers]


_CONVERSIONS: Mapping[type, Callable[[FixedPoint], list[Any]]] = {
    int: _integers,
    float: _floats,
    Decimal: _decimals,
    Fraction: _fractions,
}
