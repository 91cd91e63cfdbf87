"""The value of an expression such as ``2^255 - 19``: integers, ``+ - * ^ **`` and parentheses, nothing else.

A power binds tighter than a sign on its left and groups to the right, as in Python. No value, final or on the way,
is computed before its size is known to be small, so a text of any kind is answered at once.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from modforge.errors import shown
from modforge.numerals import from_decimal
from modforge.plan.errors import ModulusError

MAX_BITS = 1 << 20
"""The longest modulus, as for the engine; field code and cores have limits of their own."""

WORKING_BITS = 2 * MAX_BITS
"""The longest value on the way: a difference may be shorter than its terms."""

MAX_CHARACTERS = 10_000
"""Maximum length of an expression; a single number may have as many as ``MAX_BITS`` need."""

MAX_DIGITS = 500_000
"""More than a number of ``MAX_BITS`` in decimal with separators needs."""

MAX_WORK = 32 * MAX_BITS
"""Bits of all values on the way together."""

MAX_NESTING = 64
"""Keeps the recursion of the parser far from Python's own limit."""

HEX = r"0[xX][0-9a-fA-F]+(?:_[0-9a-fA-F]+)*"
DECIMAL = r"[0-9]+(?:_[0-9]+)*"
NUMBER = re.compile(rf"\s*(?:{HEX}|{DECIMAL})\s*")
TOKENS = re.compile(rf"(?P<space>\s+)|(?P<hex>{HEX})|(?P<decimal>{DECIMAL})|(?P<operator>\*\*|[-+*^()])")

# Typeset texts, and numbers copied from them, have the mathematical minus sign.
MINUS_SIGN = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class _Token:
    kind: str
    text: str
    place: int  # counted from 1, as people count


def evaluate(text: str) -> int:
    """Return the value of ``text``, or raise :class:`ModulusError`.

    >>> evaluate("2^255 19")
    Traceback (most recent call last):
    modforge.plan.errors.ModulusError: modulus "2^255 19": unexpected "19" at character 7; an operator is expected
    >>> evaluate("2^(2^4 - 1) + 0x1f")
    32799
    """
    if len(text) > MAX_CHARACTERS and not (len(text) <= MAX_DIGITS and NUMBER.fullmatch(text)):
        raise ModulusError(
            text,
            f"{len(text)} characters are too many; an expression has at most {MAX_CHARACTERS}, a number {MAX_DIGITS}",
        )
    if not text.strip():
        raise ModulusError(text, "nothing was given; write a number or an expression")
    return _Parser(text).whole()


def _tokens(text: str) -> list[_Token]:
    readable = text.replace(MINUS_SIGN, "-")
    tokens = []
    at = 0
    while at < len(text):
        match = TOKENS.match(readable, at)
        if match is None:
            raise ModulusError(text, _unreadable(text, at))
        if match.lastgroup and match.lastgroup != "space":
            tokens.append(_Token(match.lastgroup, match.group(), at + 1))
        at = match.end()
    return [*tokens, _Token("end", "", len(text) + 1)]


def _unreadable(text: str, at: int) -> str:
    """Return the reason why no number and no sign starts at ``at``."""
    if text[at - 1 : at + 1].lower() == "0x":
        follows = f'not "{shown(text[at + 1])}"' if text[at + 1 :] else "and the text ends"
        return f"0x at character {at} needs hexadecimal digits after it, {follows}"
    return f'unexpected "{shown(text[at])}" at character {at + 1}; write numbers in decimal or 0x hex'


class _Parser:
    """Recursive descent, one method a precedence level."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = _tokens(text)
        self.at = 0
        self.nesting = 0
        self.work = 0

    def whole(self) -> int:
        value = self.sum()
        if self.peek().kind != "end":
            raise self.unexpected("an operator")
        return value

    def sum(self) -> int:
        value = self.product()
        while self.peek().text in ("+", "-"):
            operator = self.take()
            term = self.product()
            value = self.limited(value + term if operator.text == "+" else value - term, "sum", operator)
        return value

    def product(self) -> int:
        value = self.signed()
        while self.peek().text == "*":
            operator = self.take()
            value = self.limited(value * self.signed(), "product", operator)
        return value

    def signed(self) -> int:
        self.nesting += 1
        if self.nesting > MAX_NESTING:
            raise self.error(f"more than {MAX_NESTING} levels of nesting at character {self.peek().place}")
        if self.peek().text == "-":
            self.take()
            value = -self.signed()
        else:
            value = self.power()
        self.nesting -= 1
        return value

    def power(self) -> int:
        base = self.atom()
        if self.peek().text not in ("^", "**"):
            return base
        operator = self.take()
        exponent = self.signed()
        if exponent < 0:
            raise self.error(f"negative exponent at character {operator.place + len(operator.text)}")
        if abs(base) < 2:
            same: int = base ** min(exponent, 2 + exponent % 2)  # 0, 1 and −1: only the parity counts
            return same
        # |base|^exponent has at least this many bits, and at most twice as many.
        bits = (abs(base).bit_length() - 1) * exponent + 1
        if bits > WORKING_BITS:
            raise self.too_large("power", operator.place, bits)
        return self.limited(base**exponent, "power", operator)

    def atom(self) -> int:
        token = self.peek()
        if token.kind == "hex":
            return self.limited(int(self.take().text, 16), "number", token)
        if token.kind == "decimal":
            return self.limited(from_decimal(self.take().text), "number", token)
        if token.text == "(":
            self.take()
            value = self.sum()
            if self.peek().text != ")":
                raise self.unexpected(f'an operator or the ")" for character {token.place}')
            self.take()
            return value
        raise self.unexpected("a number")

    def peek(self) -> _Token:
        return self.tokens[self.at]

    def take(self) -> _Token:
        token = self.tokens[self.at]
        self.at += 1
        return token

    def limited(self, value: int, what: str, token: _Token) -> int:
        if value.bit_length() > WORKING_BITS:
            raise self.too_large(what, token.place, value.bit_length())
        self.work += value.bit_length()
        if self.work > MAX_WORK:
            raise self.error(f"takes too long: the values up to character {token.place} have {self.work} bits together")
        return value

    def too_large(self, what: str, place: int, bits: int) -> ModulusError:
        size = f"{bits} bits or more" if bits < 10**9 else "over a billion bits"
        return self.error(f"the {what} at character {place} has {size}; a number here has at most {MAX_BITS}")

    def unexpected(self, expected: str) -> ModulusError:
        token = self.peek()
        if token.kind == "end":
            return self.error(f"ends at character {token.place} where {expected} is expected")
        return self.error(f'unexpected "{shown(token.text)}" at character {token.place}; {expected} is expected')

    def error(self, reason: str) -> ModulusError:
        return ModulusError(self.text, reason)
