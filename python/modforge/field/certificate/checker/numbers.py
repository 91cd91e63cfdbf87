"""Numbers: several words together, with a name, a bound, and a residue class modulo p."""

import re
from dataclasses import dataclass
from typing import NamedTuple

from .polynomial import Polynomial, add, constant, multiply
from .text import Fields, is_constant, need, places_of, words_of
from .words import Words

NAME = re.compile(r"(?![abcdxy]\d+$)[a-z]\w*")
"""The name of a number, which cannot be that of a word."""


@dataclass
class Number:
    """A number: its words and the bits where they begin, and its bound.

    ``residue`` is congruent to the number modulo p, as a polynomial in the inputs, or None if that is not known.
    """

    words: list[str]
    at: list[int]
    highest: int
    residue: Polynomial | None


class Terms(NamedTuple):
    """A sum of products of numbers: its value, its residue class if that is known, its bounds from below and above."""

    value: Polynomial
    residue: Polynomial | None
    lowest: int
    highest: int


class Numbers:
    """The known facts about the numbers of one program."""

    def __init__(self, words: Words, p: int) -> None:
        """Start with no number."""
        self.words = words
        self.p = p
        self.named: dict[str, Number] = {}

    def read(self, fields: Fields) -> tuple[list[str], list[int]]:
        """Read the words of a number, and where they begin: where the line says, else they are full words."""
        words = words_of(fields["words"])
        if "at" not in fields:
            return words, self.words.places(words)
        at = places_of(fields["at"])[: len(words)]
        need(len(at) == len(words), "more words than places")
        self.words.need_short_constants(words)
        return words, at

    def find(self, name: str) -> Number:
        """Return a number by its name, or a single word as a number."""
        if name in self.named:
            return self.named[name]
        return Number([name], [0], self.words.highest(name), None)

    def value(self, number: Number) -> Polynomial:
        """Return the value of a number, by its words."""
        return self.words.total(number.words, number.at)

    def terms(self, fields: Fields) -> Terms:
        """Read a sum of products of numbers."""
        start = int(fields["constant"], 0)
        value = constant(start)
        residue = constant(start)
        known = True
        lowest = start
        highest = start
        for term in fields["of"].split(","):
            factor_text, *names = term.split("*")
            factor = int(factor_text, 0)
            product = constant(1)
            product_residue = constant(1)
            max_product = 1
            for name in names:
                number = self.find(name)
                product = multiply(product, self.value(number))
                max_product *= number.highest
                if number.residue is None:
                    known = False
                else:
                    product_residue = multiply(product_residue, number.residue)
            value = add(value, product, factor)
            residue = add(residue, product_residue, factor)
            lowest += min(factor * max_product, 0)
            highest += max(factor * max_product, 0)
        return Terms(value, residue if known else None, lowest, highest)

    def keep(self, name: str, number: Number, stated: int) -> None:
        """Keep a number whose claim was checked; its words get its bound and are variables from now on."""
        fresh = name not in self.named and NAME.fullmatch(name) is not None
        need(fresh, f"{name} is named twice, or is not a name of a number")
        need(number.highest <= stated, f"{name} may be {number.highest:#x}, more than stated")
        number.highest = stated
        if number.residue is not None:
            reduced = {names: coefficient % self.p for names, coefficient in number.residue.items()}
            number.residue = add({}, reduced)
        self.named[name] = number
        for word, place in zip(number.words, number.at, strict=True):
            if not is_constant(word):
                self.words.free(word, stated >> place)
