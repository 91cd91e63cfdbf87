"""Expressions of words: each is kept once, so two are the same if they have the same number.

An expression is what a word holds, exactly: nothing is simplified but the order of sums and products.
"""

from collections import Counter

Value = int
"""The number of an expression."""

Sum = dict[tuple[Value, ...], int]
"""A sum of products of words: how often each product is there, by its sorted factors."""


class Values:
    """The expressions over words of ``width`` bits."""

    def __init__(self, width: int) -> None:
        """Start with none."""
        self.width = width
        self._known: dict[tuple[object, ...], Value] = {}
        self._parts: list[tuple[object, ...]] = []

    def _value(self, *parts: object) -> Value:
        if parts not in self._known:
            self._known[parts] = len(self._parts)
            self._parts.append(parts)
        return self._known[parts]

    def parts(self, value: Value) -> tuple[object, ...]:
        """Return the kind of an expression, and what it is made of."""
        return self._parts[value]

    def given(self, name: str, index: int) -> Value:
        """Return a word of an input."""
        return self._value("input", name, index)

    def constant(self, number: int) -> Value:
        """Return a constant."""
        return self._value("constant", number)

    def is_double(self, value: Value) -> bool:
        """Whether it has twice the bits of a word."""
        return self.parts(value)[0] in {"double", "double shift"}

    def term(self, value: Value) -> Sum:
        """Return a word as a sum, a constant as a factor of 1."""
        kind, *rest = self.parts(value)
        return {(): int(str(rest[0]))} if kind == "constant" else {(value,): 1}

    @staticmethod
    def add(a: Sum, b: Sum, sign: int = 1) -> Sum:
        """Return a + sign·b."""
        total = Counter(a)
        for factors, count in b.items():
            total[factors] += sign * count
        return {factors: count for factors, count in total.items() if count}

    @staticmethod
    def multiply(a: Sum, b: Sum) -> Sum:
        """Return a·b."""
        total: Counter[tuple[Value, ...]] = Counter()
        for left, count_of_left in a.items():
            for right, count_of_right in b.items():
                total[tuple(sorted((*left, *right)))] += count_of_left * count_of_right
        return dict(total)

    def _of_sum(self, kind: str, total: Sum) -> Value:
        return self._value(kind, *sorted(total.items()))

    def low_word(self, total: Sum) -> Value:
        """Return the low word of a sum; a sum that is a word is that word."""
        match list(total.items()):
            case []:
                return self.constant(0)
            case [((), number)] if 0 <= number < 1 << self.width:
                return self.constant(number)
            case [((word,), 1)] if not self.is_double(word):
                return word
        return self._of_sum("low word", total)

    def high_word(self, total: Sum) -> Value:
        """Return what is above the low word."""
        return self._of_sum("high word", total)

    def borrow(self, total: Sum) -> Value:
        """Return 1 where a difference is negative, else 0."""
        return self._of_sum("borrow", total)

    def double(self, total: Sum) -> Value:
        """Return a sum in a double word."""
        match list(total.items()):
            case [((word,), 1)] if self.is_double(word):
                return word
        return self._of_sum("double", total)

    def shifted(self, value: Value, bits: int) -> Value:
        """Return a word, or a double word, shifted to the right."""
        return self._value("double shift", value, bits) if self.is_double(value) else self._value("shift", value, bits)

    def shifted_up(self, value: Value, bits: int) -> Value:
        """Return the low word of a word shifted to the left."""
        return self._value("shift up", value, bits)

    def joined(self, upper: Value, lower: Value, bits: int) -> Value:
        """Return the low word of two words shifted to the right."""
        return self._value("joined", upper, lower, bits)

    def lowest(self, value: Value, bits: int) -> Value:
        """Return the lowest bits."""
        kind, *rest = self.parts(value)
        if kind == "lowest":
            return self.lowest(int(str(rest[0])), min(bits, int(str(rest[1]))))
        if bits >= self.width and not self.is_double(value):
            return value
        return self._value("lowest", value, bits)

    def mask(self, bit: Value) -> Value:
        """Return all ones for 1, zero for 0."""
        return self._value("mask", bit)

    def is_mask(self, value: Value) -> bool:
        """Whether it is a mask."""
        return self.parts(value)[0] == "mask"

    def chosen(self, mask: Value, one: Value, other: Value) -> Value:
        """Return one word where the mask is all ones, the other where it is zero."""
        return self._value("chosen", mask, one, other)
