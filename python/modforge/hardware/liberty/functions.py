"""Boolean functions as Liberty writes them: ``!(A*B)``, ``(A B)'``, ``A^B``.

Negation binds strongest, then ``^``, then and, which is ``*``, ``&`` or nothing between two names, then or, ``+`` or
``|``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import product

TOKEN = re.compile(r"\s*([A-Za-z_]\w*|[01]|[!'^*&+|()])")

DEEPEST = 50
"""Brackets in brackets: no cell has more."""


class FunctionFault(ValueError):
    """Text that is no Boolean function; the message quotes it."""


@dataclass(frozen=True)
class Function:
    """A Boolean function of pins."""

    verilog: str
    """An expression of Verilog, in brackets unless it is a name, a constant or a negation."""

    value: Callable[[Mapping[str, bool]], bool]
    """Its value for values of the pins."""

    names: frozenset[str] = frozenset()
    """The pins that it has."""

    def table(self) -> tuple[bool, ...]:
        """Return its values for all values of its pins in alphabetic order, the last one changing fastest."""
        names = sorted(self.names)
        rows = product((False, True), repeat=len(names))
        return tuple(self.value(dict(zip(names, row, strict=True))) for row in rows)


def function(text: str) -> Function:
    """Return the function that a text describes, or raise :class:`FunctionFault`.

    >>> function("!(A1*A2)+B1").verilog
    '(~(A1 & A2) | B1)'
    >>> function("A B' ^ C").verilog
    '(A & (~B ^ C))'
    """
    tokens, place = [], 0
    stripped = text.strip()
    while place < len(stripped):
        found = TOKEN.match(stripped, place)
        if found is None:
            raise _fault(text)
        tokens.append(found[1])
        place = found.end()
    parser = _Parser(text, tokens)
    read = parser.either()
    if parser.tokens:
        raise _fault(text)
    return read


def _fault(text: str) -> FunctionFault:
    return FunctionFault(f"not a Boolean function: {text[:80]!r}")


class _Parser:
    """Takes one token after another."""

    def __init__(self, text: str, tokens: list[str]) -> None:
        self.text, self.tokens, self.depth = text, tokens, 0

    def take(self, choices: str) -> bool:
        if self.tokens and self.tokens[0] in choices:
            self.tokens.pop(0)
            return True
        return False

    def either(self) -> Function:
        parts = [self.both()]
        while self.take("+|"):
            parts.append(self.both())
        return _joined(parts, "|", any)

    def both(self) -> Function:
        parts = [self.differ()]
        while self.take("*&") or (self.tokens and self.tokens[0] not in "+|)^'"):
            parts.append(self.differ())
        return _joined(parts, "&", all)

    def differ(self) -> Function:
        parts = [self.single()]
        while self.take("^"):
            parts.append(self.single())
        return _joined(parts, "^", lambda values: sum(values) % 2 == 1)

    def single(self) -> Function:
        negations, found = 0, None
        while self.take("!"):
            negations += 1
        if self.take("("):
            self.depth += 1
            found = self.either() if self.depth <= DEEPEST else None
            self.depth -= 1
            if found is None or not self.take(")"):
                raise _fault(self.text)
        elif self.tokens and self.tokens[0] not in "'^*&+|()":
            found = _leaf(self.tokens.pop(0))
        else:
            raise _fault(self.text)
        while self.take("'"):
            negations += 1
        return found if negations % 2 == 0 else _negated(found)


def _leaf(token: str) -> Function:
    if token in "01":
        return Function(f"1'b{token}", lambda _: token == "1")
    return Function(token, lambda values: values[token], frozenset([token]))


def _negated(one: Function) -> Function:
    return Function(f"~{one.verilog}", lambda values: not one.value(values), one.names)


def _joined(parts: list[Function], sign: str, value: Callable[[Iterable[bool]], bool]) -> Function:
    if len(parts) == 1:
        return parts[0]
    verilog = f"({f' {sign} '.join(part.verilog for part in parts)})"
    names = frozenset().union(*(part.names for part in parts))
    return Function(verilog, lambda values: value(part.value(values) for part in parts), names)
