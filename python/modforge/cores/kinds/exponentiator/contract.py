"""The ports of an exponentiator: commands, errors, key registers; and what goes in and out, in whole numbers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

WORD = 32
"""Bits of the port for words."""


class Command(IntEnum):
    """The commands, as ``command_i`` has them."""

    PUBLIC = 0
    PRIVATE = 1
    CRT = 2


class Error(IntEnum):
    """The errors, as ``error_o`` has them; of several the lowest is given."""

    NONE = 0
    COMMAND = 1
    INCOMPLETE = 2
    MODULUS = 3
    LENGTH = 4
    EXPONENT = 5
    MESSAGE = 6
    RESULT = 7


class Register(IntEnum):
    """The registers, as ``write_register_i`` has them. With Crt, p and dp replace n and the exponent.

    PUBLIC is there with Check.
    """

    MESSAGE = 0
    MODULUS = 1
    EXPONENT = 2
    Q = 3
    DQ = 4
    QINV = 5
    PUBLIC = 6


@dataclass(frozen=True)
class Shape:
    """The widths of a core and of its multipliers."""

    bits: int
    """Bits of n, with or without Crt."""

    product: int
    """Cycles of one product, until the next operation can start."""

    montgomery_exponent: int
    """r of R = 2^r, of the multipliers."""

    crt: bool = False

    check: bool = False
    """Whether private results are raised to the public exponent before they leave."""

    blind: bool = False
    """Whether message and exponents are blinded."""

    @property
    def engine_bits(self) -> int:
        """The width of an engine."""
        return self.bits // 2 if self.crt else self.bits

    @property
    def words(self) -> int:
        """The words of a key register."""
        return -(-self.engine_bits // WORD)

    @property
    def message_words(self) -> int:
        """The words of message and result."""
        return 2 * self.words if self.crt else self.words

    def register_words(self, register: int) -> int:
        """Return the words of a register."""
        public = 1 + 4 * self.words if self.blind else 1
        return {Register.MESSAGE: self.message_words, Register.PUBLIC: public}.get(Register(register), self.words)

    @property
    def longest_words(self) -> int:
        """The words of the longest register."""
        return max(self.message_words, self.register_words(Register.PUBLIC))

    @property
    def rounds(self) -> int:
        """The squarings on the way to R^2: so many that the doublings before them stay fewer than 64."""
        return (self.engine_bits - 1).bit_length() - 5 if self.engine_bits > WORD else 0


@dataclass(frozen=True)
class PlainKey:
    """A modulus with an exponent; for a core with Check the public exponent, too."""

    n: int
    exponent: int
    length: int
    public: int | None = None

    def registers(self) -> dict[Register, int]:
        """Return what is written where."""
        return {Register.MODULUS: self.n, Register.EXPONENT: self.exponent, **_public(self.public)}

    def moduli(self) -> tuple[int, ...]:
        """Return the moduli of the engines."""
        return (self.n,)


@dataclass(frozen=True)
class CrtKey:
    """Two primes with the exponents modulo each of them less one, and 1/q modulo p; with Check the public one, too."""

    p: int
    q: int
    dp: int
    dq: int
    qinv: int
    length: int
    public: int | None = None

    pair: int = 0
    """What blinds: the words of r^e mod p, r^e mod q, 1/r mod p, 1/r mod q, in this order."""

    def registers(self) -> dict[Register, int]:
        """Return what is written where."""
        return {
            Register.MODULUS: self.p,
            Register.EXPONENT: self.dp,
            Register.Q: self.q,
            Register.DQ: self.dq,
            Register.QINV: self.qinv,
            **_public(self.public, self.pair),
        }

    def moduli(self) -> tuple[int, ...]:
        """Return the moduli of the engines."""
        return (self.p, self.q)


Key = PlainKey | CrtKey


def _public(exponent: int | None, pair: int = 0) -> dict[Register, int]:
    return {} if exponent is None else {Register.PUBLIC: exponent | pair << WORD}


@dataclass(frozen=True)
class Answer:
    """The end of a command; ``done_o`` rises ``cycles`` after the edge that took it."""

    error: Error
    result: int
    cycles: int
