"""Reads the expressions that C and Rust share: sums, products, shifts, masks, and calls."""

from collections.abc import Callable

from ..text import need
from .tokens import closing, split
from .values import Sum, Value, Values

Call = Callable[[str, list[list[str]]], Value | None]
"""The value of a call, by its name and the tokens of its arguments; None for an unknown name."""

LEVELS = (("|",), ("^",), ("&",), ("<<", ">>"), ("+", "-"), ("*",))
"""Operators, the ones that bind least first."""


class Expressions:
    """Reads expressions of words with these names."""

    def __init__(self, values: Values, names: dict[str, Value], call: Call) -> None:
        """Take the known words, and what reads calls."""
        self.values = values
        self.names = names
        self.call = call

    def word(self, tokens: list[str]) -> Value:
        """Read an expression that is a word or a double word."""
        found = self._split(tokens)
        if found is None:
            return self._atom(tokens)
        operator, left, right = found
        values = self.values
        if operator in {"+", "-", "*"}:
            total = self.sum(tokens)
            doubles = any(values.is_double(factor) for factors in total for factor in factors)
            return values.double(total) if doubles or self._widened(tokens) else values.low_word(total)
        if operator == ">>":
            return values.shifted(self.word(left), _number(right))
        if operator == "<<":
            return values.shifted_up(self.word(left), _number(right))
        if operator == "&":
            return self._and(self.word(left), self.word(right))
        if operator == "|":
            return self._joined(left, right)
        return self._chosen(left, right)

    def sum(self, tokens: list[str]) -> Sum:
        """Read a sum of products."""
        found = self._split(tokens)
        if found is None or found[0] not in {"+", "-", "*"}:
            return self.values.term(self.word(tokens))
        operator, left, right = found
        if operator == "*":
            return self.values.multiply(self.sum(left), self.sum(right))
        return self.values.add(self.sum(left), self.sum(right), -1 if operator == "-" else 1)

    def _split(self, tokens: list[str]) -> tuple[str, list[str], list[str]] | None:
        """Split at the last of the operators that bind least."""
        for level in LEVELS:
            depth = 0
            for at in range(len(tokens) - 1, 0, -1):
                depth += (tokens[at] in {")", "]"}) - (tokens[at] in {"(", "["})
                if depth == 0 and tokens[at] in level:
                    return tokens[at], tokens[:at], tokens[at + 1 :]
        return None

    def _widened(self, tokens: list[str]) -> bool:
        """Whether an operand is made a double word, as Rust does it."""
        return any(tokens[at : at + 2] == ["as", f"u{2 * self.values.width}"] for at in range(len(tokens)))

    def _atom(self, tokens: list[str]) -> Value:
        need(len(tokens) > 0, "an operand is missing")
        if tokens[0] == "(" and closing(tokens, 0) == len(tokens) - 1:
            return self.word(tokens[1:-1])
        if len(tokens) > 2 and tokens[-2] == "as":
            return self._cast(self.word(tokens[:-2]), tokens[-1])
        if len(tokens) == 1 and tokens[0][0].isdigit():
            return self.values.constant(int(tokens[0], 0))
        if len(tokens) > 2 and tokens[1] == "(" and closing(tokens, 1) == len(tokens) - 1:
            found = self.call(tokens[0], split(tokens[2:-1], ","))
            need(found is not None, f"{tokens[0]} is not a function that is known")
            return found if found is not None else 0
        name = "".join(tokens)
        need(name in self.names, f"{name} is not a word that is known")
        return self.names[name]

    def _cast(self, value: Value, to: str) -> Value:
        if to == f"u{self.values.width}":
            return self.values.lowest(value, self.values.width)
        need(to == f"u{2 * self.values.width}", f"a cast to {to}")
        return value

    def _and(self, left: Value, right: Value) -> Value:
        values = self.values
        if values.is_mask(left):
            return values.chosen(left, right, values.constant(0))
        kind, *rest = values.parts(right)
        number = int(str(rest[0])) if kind == "constant" else 0
        need(number > 0 and number & (number + 1) == 0, "an and that is neither a choice nor a low part")
        return values.lowest(left, number.bit_length())

    def _joined(self, left: list[str], right: list[str]) -> Value:
        upper, lower = self._split(_bare(left)), self._split(_bare(right))
        if upper is None or lower is None or (upper[0], lower[0]) != ("<<", ">>"):
            need(False, "an or that does not join two words")
            return 0
        bits = _number(lower[2])
        need(_number(upper[2]) + bits == self.values.width, "two words that are joined at different bits")
        return self.values.joined(self.word(upper[1]), self.word(lower[1]), bits)

    def _chosen(self, left: list[str], right: list[str]) -> Value:
        """Read ``c ^ (m & (b ^ c))``."""
        masked = self._split(_bare(right))
        both = self._split(_bare(masked[2])) if masked and masked[0] == "&" else None
        if masked is None or both is None or both[0] != "^" or both[2] != left:
            need(False, "an exclusive or that does not choose")
            return 0
        mask = self.word(masked[1])
        need(self.values.is_mask(mask), "a choice without a mask")
        return self.values.chosen(mask, self.word(both[1]), self.word(left))


def _bare(tokens: list[str]) -> list[str]:
    """Leave out brackets around everything."""
    return tokens[1:-1] if tokens[0] == "(" and closing(tokens, 0) == len(tokens) - 1 else tokens


def _number(tokens: list[str]) -> int:
    need(len(tokens) == 1 and tokens[0].isdigit(), "a shift by what is no number")
    return int(tokens[0])
