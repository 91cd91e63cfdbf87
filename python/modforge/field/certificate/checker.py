"""Checks certificates of field code: a file of its own that shares nothing with the generator but the format.

    python checker.py fe25519.certificate.txt

It proves, for all inputs within their bounds: no word overflows; every number has the value and the bound that the
certificate claims; every word that is not read is zero or does not matter; each reduction step is an identity modulo p;
and each program computes what its name says. Functions that are made of calls are checked by call_checker.py.

How: every word is an exact polynomial. A word of a named number is a variable; so is whatever an instruction hands on
(a high half, a carry, what a shift cuts off), and the other result follows from the equation of the instruction. Two
numbers are equal if their polynomials are, congruent modulo p if all coefficients of the difference are multiples of p.
"""

import re
import sys
from dataclasses import dataclass
from pathlib import Path

Poly = dict[tuple[str, ...], int]  # coefficients by the sorted names of the variables they belong to
Fields = dict[str, str]

#: What each program computes: factors of each term with its sign, a power of the radix, a divisor.
MEANING: dict[str, tuple[list[tuple[int, tuple[str, ...]]], int, int]] = {
    "mul": ([(1, ("a", "b"))], -1, 1),
    "square": ([(1, ("a", "a"))], -1, 1),
    "add": ([(1, ("a",)), (1, ("b",))], 0, 1),
    "sub": ([(1, ("a",)), (-1, ("b",))], 0, 1),
    "neg": ([(-1, ("a",))], 0, 1),
    "mul_small": ([(1, ("a", "b"))], 0, 1),
    "half": ([(1, ("a",))], 0, 2),
    **dict.fromkeys(("encode", "reduce_product"), ([(1, ("a",))], -1, 1)),
    **dict.fromkeys(("decode", "reduce"), ([(1, ("a",))], 1, 1)),
}

WORD = r"(?:[abxy]\d+|\d+|0x[0-9a-f]+)"
SUM = rf"{WORD}(\*{WORD})?( [+-] {WORD}(\*{WORD})?)*"
HUGE = r"(?:\^|\b(?:shift|before|after|m)=|\bword |\bat=[\d,]*)\d{6}"  # sizes that no number has
COUNTS = ("mask", 1), ("low", 2), ("shift", 3), ("select", 3), ("low52", 3), ("high52", 3)
FORMS = {op: rf"{op}( {WORD}){{{count}}}" for op, count in COUNTS}  # how instructions may look


class RefusedError(Exception):
    """The certificate does not prove what it says."""


def need(good: bool, why: str) -> None:
    """Refuse unless something holds."""
    if not good:
        raise RefusedError(why)


def add(a: Poly, b: Poly, factor: int = 1) -> Poly:
    """Return a + factor·b."""
    return {key: value for key in {**a, **b} if (value := a.get(key, 0) + factor * b.get(key, 0))}


def mul(a: Poly, b: Poly) -> Poly:
    """Return a·b."""
    total: Poly = {}
    for left, x in a.items():
        for right, y in b.items():
            key = tuple(sorted(left + right))
            total[key] = total.get(key, 0) + x * y
    return {key: value for key, value in total.items() if value}


def const(value: int) -> Poly:
    """Return a polynomial without variables."""
    return {(): value} if value else {}


def read_bound(text: str) -> int:
    """Read a number such as ``255``, ``0xff``, ``2^64 - 1``, ``2^255 + 39·2^192``."""
    term, total = r"(?:(?:(0x[0-9a-f]+|\d+)·)?2\^(\d+)|(0x[0-9a-f]+|\d+))", 0
    need(re.fullmatch(rf"{term}( [+-] {term})*", text) is not None, f"{text} is no number")
    for sign, factor, exponent, plain in re.findall(rf"([+-]?) ?{term}", text):
        value = int(plain, 0) if plain else int(factor or "1", 0) << int(exponent)
        total += -value if sign == "-" else value
    return total


def words_of(text: str) -> list[str]:
    """Read a list of words."""
    return [] if text == "-" else text.split(",")


def fields_of(text: str) -> Fields:
    """Read what stands as ``name=value`` in a line."""
    return dict(part.split("=", 1) for part in text.split() if "=" in part and part != "=")


def covers(fields: Fields, least: int) -> bool:
    """Whether every number up to ``least`` can be written in a format: each digit is large enough to reach the next.

    And the bound of the number is no larger than its digits.
    """
    at, limits = ([int(part, 0) for part in fields[key].split(",")] for key in ("at", "limits"))
    places = zip(limits, at, at[1:], strict=False)
    reach = at[0] == 0 and all(low < high and (limit + 1) >> (high - low) for limit, low, high in places)
    largest = sum(limit << low for limit, low in zip(limits, at, strict=True))
    return reach and limits[-1] >= least >> at[-1] and least <= int(fields["max"], 0) <= largest


@dataclass
class Number:
    """A named number: its words and where they begin, its bound, and what it is modulo p, in the inputs, if known."""

    words: list[str]
    at: list[int]
    highest: int = 0
    residue: Poly | None = None


class Checker:
    """Checks one program, line by line."""

    def __init__(self, head: Fields, name: str) -> None:
        """Start with nothing known."""
        need(name in MEANING, f"{name} is no operation")
        self.p, self.w, self.radix = (int(head[key], 0) for key in ("modulus", "word", "radix"))
        need(self.p > 2 and self.p % 2 == 1 and self.w > 0 < self.radix, "the modulus must be odd and above 2")
        self.element, self.name, self.done = head["element"], name, False
        need(covers(fields_of(self.element), self.p - 1), "a number below p has no element")
        self.max, self.poly = dict[str, int](), dict[str, Poly]()
        # A word or number that is another one div 2^shift; a multiple of a number, and how much less it may be.
        self.shifted, self.floors = dict[str, tuple[str, int]](), dict[str, tuple[str, int]]()
        self.multiples, self.numbers = dict[str, tuple[int, str, int]](), dict[str, Number]()
        # Masks and their bits; numbers and the bit that says that they are below p; words that nobody has read.
        self.masks, self.guards, self.unread = dict[str, str](), dict[str, str](), set[str]()

    def line(self, text: str) -> None:
        """Take a line."""
        need(not self.done, "lines after the result")
        text = text.partition(" because ")[0]
        kind, name, fields = *text.split()[:2], fields_of(text)
        if kind == "number":
            if (rule := getattr(self, f"_claim_{text.split()[3]}", None)) is None:
                raise RefusedError(f"no claim is called {text.split()[3]}")
            new = Number(words_of(fields["words"]), self._places(words_of(fields["words"]), fields.get("at")))
            need("at" not in fields or text.split()[3] in ("linear", "congruent", "divide"), "places where none belong")
            rule(name, new, fields)
            self._name(name, new, fields)
        elif kind in ("input", "stop", "row", "result"):
            getattr(self, f"_{kind}")(name, fields)
        elif kind in ("zero", "unused"):
            need(name in self.unread and (kind == "unused" or self._highest(name) == 0), f"{name} is not zero")
            self.unread.remove(name)
        else:
            self._instruction(text)

    # Words.

    def _highest(self, word: str) -> int:
        need(word[0].isdigit() or word in self.max, f"{word} is read before it is computed")
        return int(word, 0) if word[0].isdigit() else self.max[word]

    def _value(self, word: str) -> Poly:
        return const(int(word, 0)) if word[0].isdigit() else {} if self._highest(word) == 0 else self.poly[word]

    def _places(self, words: list[str], text: str | None = None) -> list[int]:
        at = [int(part) for part in text.split(",")][: len(words)] if text else [self.w * i for i in range(len(words))]
        need(len(at) == len(words), "more words than places")
        need(all(int(word, 0) >> self.w == 0 for word in words if word[0].isdigit()), "a constant above a word")
        need(text is not None or all(word[0] != "y" for word in words), "a double word among full words")
        return at

    def _sum(self, words: list[str], at: list[int] | None = None) -> Poly:
        total: Poly = {}
        for word, place in zip(words, at or self._places(words), strict=True):
            total = add(total, self._value(word), 1 << place)
        return self._simple(total)

    def _most(self, words: list[str], at: list[int] | None = None) -> int:
        return sum(self._highest(w) << place for w, place in zip(words, at or self._places(words), strict=True))

    def _simple(self, a: Poly) -> Poly:
        """Leave out products with a word that is known to be zero; the square of a bit is the bit."""
        total: Poly = {}
        for key, value in a.items():
            if not any(self.max.get(name) == 0 for name in key):
                once = tuple(n for i, n in enumerate(key) if not (i and n == key[i - 1] and self.max.get(n) == 1))
                total[once] = total.get(once, 0) + value
        return {key: value for key, value in total.items() if value}

    def _assign(self, word: str, highest: int, stated: int, value: Poly | None) -> None:
        """Give a word its bound and its value; without one it is a variable."""
        need(word not in self.max and bool(re.fullmatch(r"[abxy]\d+", word)), f"{word} is no name, or computed twice")
        need(highest <= stated, f"{word} may be {highest:#x}, more than stated")
        need(stated < 1 << (2 * self.w if word[0] == "y" else self.w), f"{word} does not fit")
        self.max[word], self.poly[word] = stated, {(word,): 1} if value is None else value

    def _rest(self, word: str, shift: int) -> Poly:
        """Return what is left of a word after a shift: the same variable whenever the same word is shifted as far."""
        if word[0].isdigit():
            return const(int(word, 0) >> shift)
        source, already = self.shifted.get(word, (word, 0))
        return {(f"{source}>>{shift + already}",): 1} if self._highest(source) >> (shift + already) else {}

    # Instructions.

    def _instruction(self, text: str) -> None:
        """Check that an instruction is defined and cannot overflow; keep its equation."""
        equation, _, bounds = text.partition(" : ")
        left, _, right = equation.partition(" = ")
        outputs, (op, *args) = re.findall(r"[xy]\d+", left), right.split()
        need(re.fullmatch(FORMS.get(op, SUM), right) is not None, f"{right} is no instruction")
        stated = [read_bound(bound) for bound in bounds.split(", ")]
        need(len(outputs) == len(stated), "a bound for each word is needed")
        self.unread = (self.unread | set(outputs)) - set(re.findall(r"\b[axyb]\d+\b", right))
        if op in FORMS:
            lowest, (highest, value) = 0, getattr(self, f"_{op}")(outputs[0], args)
        else:
            value, lowest, highest = self._expression(right)
        if len(outputs) == 1:
            need(lowest >= 0 and left == outputs[0], f"{left} may be negative, or is no word")
            self._assign(outputs[0], highest, stated[0], value)
            return
        radix, sign = 1 << self.w, -1 if " - " in left else 1
        need(left == f"{outputs[0]} {'+-'[sign < 0]} W*{outputs[1]}", f"{left} is no pair of words")
        low, high = (0, radix * radix) if sign > 0 else (-radix, radix)
        need(low <= lowest and highest < high, f"{right} may be more than two words, or less than zero")
        self._assign(outputs[1], highest >> self.w if sign > 0 else int(lowest < 0), stated[1], None)
        most = min(highest, radix - 1) if sign > 0 else radix - 1
        self._assign(outputs[0], most, stated[0], add(value, self._value(outputs[1]), -sign * radix))

    def _expression(self, text: str) -> tuple[Poly, int, int]:
        """Read a sum of products of words: its value, and its bounds."""
        total, low, high = const(0), int(first[1], 0) if (first := re.match(r"(\d\w*) .*-", text)) else 0, 0
        for sign, term in re.findall(r"(?:^|([+-]) )([^ +-]+)", text):
            value, most = const(1), 1
            for word in term.split("*"):
                value, most = mul(value, self._value(word)), most * self._highest(word)
            total = add(total, value, -1 if sign == "-" else 1)
            low, high = (low - most, high) if sign == "-" else (low, high + most)
        return total, low, high

    def _shift(self, out: str, args: list[str]) -> tuple[int, Poly]:
        """``(W*upper + lower) >> shift``, of which the lowest word remains (all of it without an upper word)."""
        upper, lower, shift, size = args[0], args[1], int(args[2]), 2 * self.w if args[1][0] == "y" else self.w
        need(0 < shift < size, f"shift by {shift}")
        if upper == "0":
            source, already = self.shifted.get(lower, (lower, 0))
            self.shifted[out] = source, already + shift
            return self._highest(lower) >> shift, self._rest(lower, shift)
        need(size == self.w and upper[0] != "y", "a double word in the middle")
        up = self.w - shift
        total = add(self._rest(lower, shift), self._value(upper), 1 << up)
        most = min((self._highest(upper) << up), (1 << self.w) - (1 << up)) + (self._highest(lower) >> shift)
        return min(most, (1 << self.w) - 1), add(total, self._rest(upper, shift), -(1 << self.w))

    def _low(self, _: str, args: list[str]) -> tuple[int, Poly]:
        need(0 < (shift := int(args[1])) < self.w + (args[0][0] == "y"), f"low part of {shift} bits")
        rest = add(self._value(args[0]), self._rest(args[0], shift), -(1 << shift))
        return min(self._highest(args[0]), (1 << shift) - 1), rest

    def _mask(self, out: str, args: list[str]) -> tuple[int, Poly]:
        need(self._highest(args[0]) <= 1, "a mask of more than a bit")
        self.masks[out], ones = args[0], (1 << self.w) - 1
        return ones * self._highest(args[0]), mul(const(ones), self._value(args[0]))

    def _select(self, _: str, args: list[str]) -> tuple[int, Poly]:
        need(args[0] in self.masks, "a mask that was not made from a bit")
        bit, one, other = self._value(self.masks[args[0]]), self._value(args[1]), self._value(args[2])
        return max(self._highest(args[1]), self._highest(args[2])), add(other, mul(bit, add(one, other, -1)))

    def _high52(self, _: str, args: list[str]) -> tuple[int, Poly]:
        a, b = self._highest(args[0]), self._highest(args[1])
        need(max(a, b) < 1 << 52, "a factor above 52 bits")
        upper: Poly = {(f"{args[0]}*{args[1]}>>52",): 1} if a * b >> 52 else {}
        return (a * b >> 52) + self._highest(args[2]), add(upper, self._value(args[2]))

    def _low52(self, out: str, args: list[str]) -> tuple[int, Poly]:
        upper = self._high52(out, [*args[:2], "0"])[1]
        low = add(mul(self._value(args[0]), self._value(args[1])), upper, -(1 << 52))
        most = min(self._highest(args[0]) * self._highest(args[1]), (1 << 52) - 1)
        return most + self._highest(args[2]), add(low, self._value(args[2]))

    # Numbers.

    def _name(self, name: str, number: Number, fields: Fields) -> None:
        """Keep a number whose claim was checked; its words get its bound and are variables from now on."""
        stated = int(fields["max"], 0)
        fresh = name not in self.numbers and re.fullmatch(r"(?![abxy]\d+$)[a-z]\w*", name) is not None
        need(fresh, f"{name} is named twice, or is no name of a number")
        need(number.highest <= stated, f"{name} may be {number.highest:#x}, more than stated")
        number.highest = stated
        if number.residue is not None:
            number.residue = add({}, {key: value % self.p for key, value in number.residue.items()})
        self.numbers[name] = number
        for word, place in zip(number.words, number.at, strict=True):
            if not word[0].isdigit():
                self.max[word], self.poly[word] = min(self.max[word], stated >> place), {(word,): 1}

    def _is_element(self, fields: Fields) -> bool:
        return self.element == " ".join(f"{key}={fields[key]}" for key in ("at", "limits", "max"))

    def _input(self, name: str, fields: Fields) -> None:
        words, bits, w = words_of(fields["words"]), self.p.bit_length(), self.w
        need(any(name in factors for _, factors in MEANING[self.name][0]), f"{name} is no input")
        # What a plain number may be at the least, so that nothing is proved of a part of the inputs alone.
        least = {"decode": (1 << -(-bits // 8) * 8) - 1, "reduce": (1 << -(-bits // w) * w) - 1}
        least |= {"reduce_product": int(fields_of(self.element)["max"], 0) ** 2, "mul_small b": (1 << w // 2) - 1}
        plain = least.get(self.name, least.get(f"{self.name} {name}"))
        need(covers(fields, plain) if plain else self._is_element(fields), f"{name} has not the range it has to have")
        for word, limit in zip(words, words_of(fields["limits"]), strict=True):
            self._assign(word, 0, int(limit, 0), None)
        self._name(name, Number(words, self._places(words, fields["at"]), 0, {(name,): 1}), fields)

    def _source(self, name: str) -> tuple[Number, Poly]:
        number = self.numbers.get(name) or Number([name], [0], self._highest(name))
        return number, self._sum(number.words, number.at)

    def _equal(self, a: Poly, b: Poly, what: str) -> None:
        need(not self._simple(add(a, b, -1)), f"{what} has not the claimed value")

    def _divisible(self, a: Poly, by: int, what: str) -> None:
        need(all(value % by == 0 for value in self._simple(a).values()), f"{what} is not a multiple")

    def _terms(self, fields: Fields) -> tuple[Poly, Poly | None, int, int]:
        """Return a sum of products of numbers: its value, residue class, and bounds."""
        low = high = int(fields["constant"], 0)
        total, residue, known = const(low), const(low), True
        for term in fields["of"].split(","):
            factor_text, *names = term.split("*")
            factor, value, part, most = int(factor_text, 0), const(1), const(1), 1
            for number, words in (self._source(name) for name in names):
                value, part, most = mul(value, words), mul(part, number.residue or {}), most * number.highest
                known = known and number.residue is not None
            total, residue = add(total, value, factor), add(residue, part, factor)
            low, high = low + min(factor * most, 0), high + max(factor * most, 0)
        return total, residue if known else None, low, high

    def _claim_product(self, name: str, new: Number, fields: Fields) -> None:
        factors = "*".join(("0x1", *words_of(fields["of"])))
        total, new.residue, _, new.highest = self._terms({"of": factors, "constant": "0"})
        self._equal(self._sum(new.words, new.at), total, name)

    def _claim_linear(self, name: str, new: Number, fields: Fields) -> None:
        total, new.residue, low, new.highest = self._terms(fields)
        words, borrow = self._sum(new.words, new.at), fields.get("borrow", "0")
        need(borrow == "0" or ("at" not in fields and low >= 0), f"{name} may be negative, or is not in full words")
        self._equal(add(words, self._value(borrow), -(1 << (self.w * len(new.words)))), total, name)
        if borrow != "0":  # below W^n and not negative: nothing else is borrowed
            self.max[borrow] = 0
        first, *rest = (term.split("*") for term in fields["of"].split(","))
        if len(first) == 2 and int(fields["constant"], 0) == 0 and all(term[0][0] == "-" for term in rest):
            self.multiples[name] = int(first[0], 0), first[1], -low  # and how much less it may be

    def _claim_congruent(self, name: str, new: Number, fields: Fields) -> None:
        total, new.residue, _, _ = self._terms(fields)
        self._divisible(add(self._sum(new.words, new.at), total, -1), self.p, name)
        new.highest = self._most(new.words, new.at)

    def _claim_cut(self, name: str, new: Number, fields: Fields) -> None:
        source, value = self._source(fields["of"])
        shift, low = int(fields["shift"]), words_of(fields["low"])
        self._equal(add(self._sum(low), self._sum(new.words, new.at), 1 << shift), value, name)
        need(self._most(low) < 1 << shift, "the low part is too large")
        new.highest, self.floors[name] = source.highest >> shift, (fields["of"], shift)

    def _claim_divide(self, name: str, new: Number, fields: Fields) -> None:
        (source, value), shift = self._source(fields["of"]), int(fields["shift"])
        rest, quotient = fields["rest"], fields["quotient"]
        need(self._highest(rest) < 1 << shift, "what is dropped is too large")
        self._divisible(self._value(rest), 1 << shift, "what is dropped")
        left = add(self._value(rest), self._sum(new.words, new.at), 1 << shift)
        self._equal(left, add(value, self._value(quotient), self.p), name)
        self.max[rest] = 0
        new.highest = (source.highest + self._highest(quotient) * self.p) >> shift
        new.residue = None if source.residue is None else mul(source.residue, const(pow(2, -shift, self.p)))

    def _claim_barrett(self, name: str, new: Number, fields: Fields) -> None:
        source, value = self._source(fields["of"])
        before, after, top, quotient = int(fields["before"]), int(fields["after"]), fields["top"], fields["quotient"]
        need(self.floors.get(top) == (fields["of"], before), f"{top} is not the top of {fields['of']}")
        product, shift = self.floors.get(quotient, ("", -1))
        reciprocal = (1 << (before + after)) // self.p
        factor, of, missing = self.multiples.get(product, (0, "", 0))
        need((shift, factor, of) == (after, reciprocal, top), f"{quotient} is not the estimate")
        # product/2^after is at most source/p, and lacks less than 2^before/p + (top + missing)/2^after; the cut, 1.
        new.highest = (1 << before) + self.p + (self.p * (self.numbers[top].highest + missing) >> after)
        reach = 1 << (self.w * len(new.words))
        need(new.highest < reach, "the words are too few")
        difference = add(self._sum(new.words, new.at), value, -1)
        self._divisible(add(difference, self._source(quotient)[1], self.p), reach, f"what {name} leaves out")
        new.residue = source.residue

    def _halves(self, fields: Fields, high: Poly) -> Number:
        """Check that a number is cut where the cut is a congruence."""
        source, value = self._source(fields["of"])
        shift, low, factor = int(fields["shift"]), words_of(fields["low"]), int(fields["factor"], 0)
        need(factor >= 0 and ((1 << shift) - factor) % self.p == 0, f"2^{shift} is not congruent to the factor")
        self._equal(add(self._sum(low), high, 1 << shift), value, f"the parts of {fields['of']}")
        need(self._most(low) < 1 << shift, "the low part is too large")
        return source

    def _claim_fold(self, name: str, new: Number, fields: Fields) -> None:
        high, factor, size = self._sum(words_of(fields["high"])), int(fields["factor"], 0), 1 << int(fields["shift"])
        source = self._halves(fields, high)
        self._equal(self._sum(new.words, new.at), add(self._sum(words_of(fields["low"])), high, factor), name)
        # The largest high part leaves only the rest for the low one; all others leave everything below 2^shift.
        last, rest = divmod(source.highest, size)
        new.highest = max(factor * last + rest, factor * (last - 1) + size - 1 if last else 0)
        new.residue = source.residue

    def _claim_twofolds(self, name: str, new: Number, fields: Fields) -> None:
        low, high, top = (words_of(fields[part]) for part in ("low", "high", "top"))
        factor, m, c = int(fields["factor"], 0), int(fields["m"]), int(fields["c"])
        source = self._halves(fields, self._sum(high))
        index, quotient, rest = len(low) - 1, self._value(fields["quotient"]), self._value(fields["rest"])
        need(c >= 0 and ((1 << m) - c) % self.p == 0, f"2^{m} is not congruent to {c}")
        need(0 < m - self.w * index < self.w and len(high) <= index + 1, f"bit {m} is not in the last word")
        above = self._value(high[index]) if len(high) > index else {}
        self._equal(self._sum(top), add(self._value(low[index]), above, factor), "top")
        self._equal(self._sum(top), add(rest, quotient, 1 << (m - self.w * index)), "quotient")
        total = add(add(self._sum(low), self._sum(high), factor), quotient, c - (1 << m))
        self._equal(self._sum(new.words, new.at), total, name)
        new.highest = self._most(low[:index]) + factor * self._most(high[:index])
        new.highest += (self._highest(fields["rest"]) << (self.w * index)) + c * self._highest(fields["quotient"])
        new.residue = source.residue

    def _stop(self, _: str, fields: Fields) -> None:
        """Check that the carry of a fold by one bit ends early."""
        words, carry, factor = words_of(fields["words"]), fields["carry"], int(fields["factor"], 0)
        bit, reach = self._value(fields["bit"]), 1 << (self.w * len(words))
        source = self._halves(fields, bit)
        need(self._highest(fields["bit"]) <= 1, "more than a bit")
        low = self._sum(words_of(fields["low"])[: len(words)])
        self._equal(add(self._sum(words), self._value(carry), reach), add(low, bit, factor), "sum")
        need(source.highest - (1 << int(fields["shift"])) + factor < reach, "the carry may go further")
        self.max[carry] = 0

    def _row(self, _: str, fields: Fields) -> None:
        """Check that nothing is carried out of a row of a product."""
        words, carries, addends, others = (words_of(fields[part]) for part in ("words", "carries", "addends", "others"))
        factor, extra, left, reach = fields["factor"], fields["extra"], self._sum(words), 1 << (self.w * len(words))
        left = add(left, self._sum(carries, [0] * len(carries)), reach)
        right = add(add(self._sum(addends), mul(self._value(factor), self._sum(others))), self._value(extra))
        self._equal(left, right, "row")
        most = self._highest(factor) * self._most(others) + self._highest(extra)
        need(self._most(addends) + most < reach, "a row may be carried out of its words")
        self.max.update(dict.fromkeys(carries, 0))
        # From here on the upper words stand for themselves, and the lowest one is what the equation says.
        self.poly.update({word: {(word,): 1} for word in words[1:] if not word[0].isdigit()})
        self.poly[words[0]] = add(right, self._sum(["0", *words[1:]]), -1)

    def _difference(self, fields: Fields) -> tuple[Number, Poly, Poly, int]:
        """Check a difference whose borrow tells whether it is negative."""
        (source, value), multiple = self._source(fields["of"]), int(fields["multiple"], 0)
        words, borrow = words_of(fields["difference"]), self._value(fields["borrow"])
        need(self._highest(fields["borrow"]) <= 1 and multiple > 0 and multiple % self.p == 0, "no multiple of p")
        total = add(self._sum(words), borrow, -(1 << (self.w * len(words))))
        self._equal(total, add(value, const(multiple), -1), "difference")
        return source, value, borrow, multiple

    def _claim_subtract(self, name: str, new: Number, fields: Fields) -> None:
        source, value, borrow, multiple = self._difference(fields)
        self._equal(self._sum(new.words, new.at), add(add(value, const(multiple), -1), borrow, multiple), name)
        new.highest, new.residue = max(multiple - 1, source.highest - multiple), source.residue

    def _claim_guard(self, name: str, new: Number, fields: Fields) -> None:
        source, value, borrow, multiple = self._difference(fields)
        need(multiple == self.p, "a guard compares with p")
        self._equal(self._sum(new.words, new.at), mul(borrow, value), name)
        new.highest, self.guards[fields["of"]] = self.p - 1, fields["borrow"]
        new.residue = None if source.residue is None else mul(source.residue, {(fields["borrow"],): 1})

    def _result(self, _: str, fields: Fields) -> None:
        """Check that the result is what the program is called after, and within its bounds."""
        words, highest, ok = words_of(fields["words"]), int(fields["max"], 0), fields.get("ok")
        at, (terms, power, divisor) = self._places(words, fields["at"]), MEANING[self.name]
        good = highest < self.p and at == self._places(words) if self.name == "encode" else self._is_element(fields)
        need(good, "the result is not in the format of an element, or not below p")
        need(ok == (self.guards.get("a", "?") if self.name == "decode" else None), "the answer is not that of a guard")
        factor = pow(self.radix, power, self.p) * pow(divisor, -1, self.p) % self.p
        expected: Poly = {}
        for sign, names in terms:
            expected = add(expected, {tuple(sorted((*names, *([ok] if ok else [])))): sign}, factor)
        found = [n for n in self.numbers.values() if n.highest <= highest and self._holds(n, words, at)]
        differences = [add(n.residue, expected, -1) for n in found if n.residue is not None]
        good = any(all(value % self.p == 0 for value in difference.values()) for difference in differences)
        need(good, f"the result of {self.name} is not congruent to its meaning, or too large")
        for word, limit in zip(words, words_of(fields["limits"]), strict=True):
            need(self._highest(word) <= int(limit, 0), f"{word} is above its limit")
        # How large the words of a result that is an element may be.
        self.reached = [] if self.name == "encode" else [self._highest(word) for word in words]
        lost = self.unread - {*words, ok}
        need(not lost, f"nobody reads {', '.join(sorted(lost))}, and nothing says why")
        self.done = True

    def _holds(self, number: Number, words: list[str], at: list[int]) -> bool:
        size = min(len(words), len(number.words))
        rest = all(self._highest(word) == 0 for word in [*words[size:], *number.words[size:]])
        return rest and words[:size] == number.words[:size] and at[:size] == number.at[:size]


def check(text: str) -> list[str]:
    """Check a certificate; return the names of its programs, or raise :class:`RefusedError` with the line."""
    lines = text.partition("\nfunctions\n")[0].splitlines()
    head = {key: value for key, _, value in (line.partition(" ") for line in lines[1:5])}
    right = lines[:1] == ["modforge field certificate 1"] and list(head) == ["modulus", "word", "radix", "element"]
    need(right and not re.search(HUGE, text), "this is no certificate of version 1, or its numbers have no end")
    checked: list[Checker] = []
    for number, line in enumerate(lines[5:], 6):
        try:
            if line.startswith("program "):
                need(not checked or checked[-1].done, "the program before has no result")
                checked.append(Checker(head, line.split()[1]))
            elif line.strip() and line[0] != "#":
                need(bool(checked), "a line outside of any program")
                checked[-1].line(line.strip())
        except (RefusedError, KeyError, ValueError, IndexError) as error:
            why = f"{error}" if isinstance(error, RefusedError) else f"cannot be read: {error!r}"
            raise RefusedError(f"line {number}: {why}") from None
    need(bool(checked) and checked[-1].done, "the certificate ends before its last result")
    names, results = [checker.name for checker in checked], [checker.reached for checker in checked if checker.reached]
    largest = ",".join(f"{max(column):#x}" for column in zip(*results, strict=True))
    need(f" limits={largest} " in head["element"] or "add" not in names, "elements may be larger than any result is")
    return names


if __name__ == "__main__":
    for path in sys.argv[1:] or sys.exit("usage: python checker.py CERTIFICATE..."):
        try:
            print(f"{path}: proved for all inputs: {', '.join(check(Path(path).read_text(encoding='utf-8')))}")
        except (RefusedError, OSError, UnicodeDecodeError) as error:
            sys.exit(f"{path}: {error}")
