"""Words: the bound and the value of each, and the instructions that compute them.

The value of a word is a polynomial. It is a variable of its own where nothing says more: a word of an input or of a
number that is named, a high half, a carry, a part that a shift cuts off.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from .polynomial import Polynomial, add, constant, multiply, variable, without_zeros
from .text import is_constant, is_double, need, read_bound

WORD = r"(?:[abcdxy]\d+|\d+|0x[0-9a-f]+)"
PRODUCTS = rf"{WORD}(\*{WORD})?( [+-] {WORD}(\*{WORD})?)*"
"""A sum of products of words, as it may look."""

OPERANDS = {"mask": 1, "low": 2, "shift": 3, "select": 3, "low52": 3, "high52": 3}
"""Instructions other than sums of products, by the number of their operands."""


class Result(NamedTuple):
    """The result of an instruction: its value, and its bounds from below and above."""

    value: Polynomial
    lowest: int
    highest: int


class Words:
    """The known facts about the words of one program."""

    def __init__(self, width: int) -> None:
        """Start with no word, for words of ``width`` bits."""
        self.width = width
        self.highest_of: dict[str, int] = {}
        self.value_of: dict[str, Polynomial] = {}
        self.unread: set[str] = set()
        # Masks, and the bit that each was made from.
        self.bit_of_mask: dict[str, str] = {}
        # Words that are another one shifted to the right, and by how many bits.
        self.shifted: dict[str, tuple[str, int]] = {}

    def highest(self, word: str) -> int:
        """Return the bound of a word."""
        if is_constant(word):
            return int(word, 0)
        need(word in self.highest_of, f"{word} is read before it is computed")
        return self.highest_of[word]

    def value(self, word: str) -> Polynomial:
        """Return the polynomial of a word."""
        if is_constant(word):
            return constant(int(word, 0))
        if self.highest(word) == 0:
            return {}
        return self.value_of[word]

    def places(self, words: list[str]) -> list[int]:
        """Return the bits where full words begin."""
        self.need_short_constants(words)
        need(not any(is_double(word) for word in words), "a double word among full words")
        return [self.width * index for index in range(len(words))]

    def need_short_constants(self, words: list[str]) -> None:
        """Refuse a constant that is longer than a word."""
        short = all(int(word, 0) >> self.width == 0 for word in words if is_constant(word))
        need(short, "a constant above a word")

    def total(self, words: list[str], at: list[int] | None = None) -> Polynomial:
        """Return the value of a number in words that begin at these bits, or in full words."""
        if at is None:
            at = self.places(words)
        total: Polynomial = {}
        for word, place in zip(words, at, strict=True):
            total = add(total, self.value(word), 1 << place)
        return self.simple(total)

    def max_total(self, words: list[str], at: list[int] | None = None) -> int:
        """Return the highest value of a number in words that begin at these bits, or in full words."""
        if at is None:
            at = self.places(words)
        return sum(self.highest(word) << place for word, place in zip(words, at, strict=True))

    def simple(self, a: Polynomial) -> Polynomial:
        """Leave out products with a word that is known to be zero; the square of a bit is the bit."""
        total: Polynomial = {}
        for names, coefficient in a.items():
            if any(self.highest_of.get(name) == 0 for name in names):
                continue
            kept: list[str] = []
            for name in names:
                again = kept and kept[-1] == name
                if not (again and self.highest_of.get(name) == 1):
                    kept.append(name)
            total[tuple(kept)] = total.get(tuple(kept), 0) + coefficient
        return without_zeros(total)

    def need_equal(self, a: Polynomial, b: Polynomial, what: str) -> None:
        """Refuse if two values differ."""
        need(not self.simple(add(a, b, -1)), f"{what} has not the claimed value")

    def assign(self, word: str, highest: int, stated: int, value: Polynomial) -> None:
        """Give a word its bound, as stated, and its value."""
        named = re.fullmatch(r"[abcdxy]\d+", word) is not None
        need(named and word not in self.highest_of, f"{word} is not a name, or computed twice")
        need(highest <= stated, f"{word} may be {highest:#x}, more than stated")
        bits = 2 * self.width if is_double(word) else self.width
        need(stated < 1 << bits, f"{word} does not fit")
        self.highest_of[word] = stated
        self.value_of[word] = value

    def free(self, word: str, highest: int) -> None:
        """Make a word a variable of its own, with a bound that is not above the one it has."""
        self.highest_of[word] = min(self.highest_of[word], highest)
        self.value_of[word] = variable(word)

    def drop(self, word: str, *, zero: bool) -> None:
        """Take a line that says of a word why nobody reads it: that it is zero, or that it does not matter."""
        need(word in self.unread, f"{word} is not zero")
        need(not zero or self.highest(word) == 0, f"{word} is not zero")
        self.unread.remove(word)

    def instruction(self, text: str) -> None:
        """Check that an instruction is defined and cannot overflow; keep its equation."""
        equation, _, bounds = text.partition(" : ")
        left, _, right = equation.partition(" = ")
        outputs = re.findall(r"[xy]\d+", left)
        operation, *operands = right.split()
        rule = self._operations().get(operation)
        form = PRODUCTS if rule is None else rf"{operation}( {WORD}){{{OPERANDS[operation]}}}"
        need(re.fullmatch(form, right) is not None, f"{right} is not an instruction")
        stated = [read_bound(bound) for bound in bounds.split(", ")]
        need(len(outputs) == len(stated), "a bound for each word is needed")
        self.unread.update(outputs)
        self.unread.difference_update(re.findall(r"\b[axyb]\d+\b", right))
        result = self._products(right) if rule is None else rule(outputs[0], operands)
        if len(outputs) == 1:
            need(result.lowest >= 0 and left == outputs[0], f"{left} may be negative, or is not a word")
            self.assign(outputs[0], result.highest, stated[0], result.value)
        elif left == f"{outputs[0]} + W*{outputs[1]}":
            self._sum(outputs, stated, result)
        else:
            need(left == f"{outputs[0]} - W*{outputs[1]}", f"{left} is not a pair of words")
            self._difference(outputs, stated, result)

    def _sum(self, outputs: list[str], stated: list[int], result: Result) -> None:
        """Split a result into ``low + W*high``; the high word is a variable."""
        low, high = outputs
        reach = 1 << self.width
        fits = result.lowest >= 0 and result.highest < reach * reach
        need(fits, f"{low} + W*{high} may be more than two words, or less than zero")
        self.assign(high, result.highest >> self.width, stated[1], variable(high))
        rest = add(result.value, self.value(high), -reach)
        self.assign(low, min(result.highest, reach - 1), stated[0], rest)

    def _difference(self, outputs: list[str], stated: list[int], result: Result) -> None:
        """Split a result into ``low - W*borrow``; the borrow is a variable."""
        low, borrow = outputs
        reach = 1 << self.width
        fits = result.lowest >= -reach and result.highest < reach
        need(fits, f"{low} - W*{borrow} may be more than a word, or less than minus W")
        self.assign(borrow, int(result.lowest < 0), stated[1], variable(borrow))
        rest = add(result.value, self.value(borrow), reach)
        self.assign(low, reach - 1, stated[0], rest)

    def _operations(self) -> dict[str, Callable[[str, list[str]], Result]]:
        """Return the rule of each instruction that is not a sum of products."""
        return {
            "mask": self._mask,
            "low": self._low,
            "shift": self._shift,
            "select": self._select,
            "low52": self._low52,
            "high52": self._high52,
        }

    def _products(self, text: str) -> Result:
        """Read a sum of products of words."""
        total = constant(0)
        lowest = 0
        highest = 0
        # A difference whose minuend is a constant is at least the constant less the rest.
        minuend = re.match(r"(\d\w*) .*-", text)
        if minuend:
            lowest = int(minuend[1], 0)
        for sign, product in re.findall(r"(?:^|([+-]) )([^ +-]+)", text):
            value = constant(1)
            max_product = 1
            for word in product.split("*"):
                value = multiply(value, self.value(word))
                max_product *= self.highest(word)
            if sign == "-":
                total = add(total, value, -1)
                lowest -= max_product
            else:
                total = add(total, value)
                highest += max_product
        return Result(total, lowest, highest)

    def _shift(self, output: str, operands: list[str]) -> Result:
        """``(W*upper + lower) >> shift``, of which the lowest word remains (all of it without an upper word)."""
        upper, lower, bits = operands
        shift = int(bits)
        size = 2 * self.width if is_double(lower) else self.width
        need(0 < shift < size, f"shift by {shift}")
        if upper == "0":
            source, already = self.shifted.get(lower, (lower, 0))
            self.shifted[output] = (source, already + shift)
            return Result(self._rest(lower, shift), 0, self.highest(lower) >> shift)
        need(size == self.width and not is_double(upper), "a double word in the middle")
        reach = 1 << self.width
        up = self.width - shift
        value = add(self._rest(lower, shift), self.value(upper), 1 << up)
        value = add(value, self._rest(upper, shift), -reach)
        from_upper = min(self.highest(upper) << up, reach - (1 << up))
        from_lower = self.highest(lower) >> shift
        return Result(value, 0, min(from_upper + from_lower, reach - 1))

    def _rest(self, word: str, shift: int) -> Polynomial:
        """Return a word shifted to the right: the same variable whenever the same word is shifted as far."""
        if is_constant(word):
            return constant(int(word, 0) >> shift)
        source, already = self.shifted.get(word, (word, 0))
        if self.highest(source) >> (shift + already) == 0:
            return {}
        return variable(f"{source}>>{shift + already}")

    def _low(self, _: str, operands: list[str]) -> Result:
        """Return the lowest bits of a word; of a double word they may be a whole word."""
        word, count = operands
        bits = int(count)
        longest = self.width if is_double(word) else self.width - 1
        need(0 < bits <= longest, f"low part of {bits} bits")
        value = add(self.value(word), self._rest(word, bits), -(1 << bits))
        return Result(value, 0, min(self.highest(word), (1 << bits) - 1))

    def _mask(self, output: str, operands: list[str]) -> Result:
        """Return all ones for 1, zero for 0."""
        (bit,) = operands
        need(self.highest(bit) <= 1, "a mask of more than a bit")
        self.bit_of_mask[output] = bit
        ones = (1 << self.width) - 1
        return Result(multiply(constant(ones), self.value(bit)), 0, ones * self.highest(bit))

    def _select(self, _: str, operands: list[str]) -> Result:
        """Return one word if the mask is all ones, the other if it is zero."""
        mask, one, other = operands
        need(mask in self.bit_of_mask, "a mask that was not made from a bit")
        bit = self.value(self.bit_of_mask[mask])
        difference = add(self.value(one), self.value(other), -1)
        value = add(self.value(other), multiply(bit, difference))
        return Result(value, 0, max(self.highest(one), self.highest(other)))

    def _high52(self, _: str, operands: list[str]) -> Result:
        """Return ``(a*b >> 52) + addend``."""
        a, b, addend = operands
        upper, highest = self._upper_half(a, b)
        return Result(add(upper, self.value(addend)), 0, highest + self.highest(addend))

    def _low52(self, _: str, operands: list[str]) -> Result:
        """Return ``(a*b mod 2^52) + addend``."""
        a, b, addend = operands
        upper = self._upper_half(a, b)[0]
        lower = add(multiply(self.value(a), self.value(b)), upper, -(1 << 52))
        highest = min(self.highest(a) * self.highest(b), (1 << 52) - 1)
        return Result(add(lower, self.value(addend)), 0, highest + self.highest(addend))

    def _upper_half(self, a: str, b: str) -> tuple[Polynomial, int]:
        """Return ``a*b >> 52`` and its bound: the same variable whenever the same words are multiplied."""
        need(self.highest(a) < 1 << 52 and self.highest(b) < 1 << 52, "a factor above 52 bits")
        highest = self.highest(a) * self.highest(b) >> 52
        return variable(f"{a}*{b}>>52") if highest else {}, highest
