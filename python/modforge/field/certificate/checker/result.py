"""The specification of a program: inputs in their whole range, a result in the right residue class."""

from typing import NamedTuple

from .claims import Claims
from .numbers import Number, Numbers
from .polynomial import Polynomial, add, constant, is_multiple, multiply, variable
from .text import Fields, fields_of, limits_of, need, places_of


class Meaning(NamedTuple):
    """The result of a program modulo p: a polynomial in its inputs, times a power of the radix, over a divisor."""

    value: Polynomial
    power: int = 0
    divisor: int = 1


MEANINGS = {
    "mul": Meaning({("a", "b"): 1}, power=-1),
    "square": Meaning({("a", "a"): 1}, power=-1),
    "add": Meaning({("a",): 1, ("b",): 1}),
    "sub": Meaning({("a",): 1, ("b",): -1}),
    "neg": Meaning({("a",): -1}),
    "three_halves": Meaning({("a",): 3}, divisor=2),
    "sub_twice": Meaning({("a",): 1, ("b",): -2}),
    "sum_of_products": Meaning({("a", "b"): 1, ("c", "d"): 1}, power=-1),
    "difference_of_products": Meaning({("a", "b"): 1, ("c", "d"): -1}, power=-1),
    "product_minus_square": Meaning({("a", "b"): 1, ("c", "c"): -1}, power=-1),
    "mul_small": Meaning({("a", "b"): 1}),
    "half": Meaning({("a",): 1}, divisor=2),
    "encode": Meaning({("a",): 1}, power=-1),
    "decode": Meaning({("a",): 1}, power=1),
    "reduce": Meaning({("a",): 1}, power=1),
    "reduce_product": Meaning({("a",): 1}, power=-1),
}
"""By the names of programs; an element e represents the number e/radix."""


class Field:
    """The head of a certificate: the modulus, the bits of a word, the radix and the range of elements."""

    def __init__(self, head: Fields) -> None:
        """Read it, and see that every number below p has an element."""
        self.modulus = int(head["modulus"], 0)
        self.width = int(head["word"], 0)
        self.radix = int(head["radix"], 0)
        self.element = head["element"]
        need(self.modulus > 2 and self.modulus % 2 == 1, "the modulus must be odd and above 2")
        need(self.width > 0 and self.radix > 0, "the word and the radix must be above 0")
        need(covers(fields_of(self.element), self.modulus - 1), "a number below p has no element")

    def is_element(self, fields: Fields) -> bool:
        """Whether a line gives the range of elements."""
        return self.element == " ".join(f"{key}={fields[key]}" for key in ("at", "limits", "max"))

    def range_of_input(self, program: str, name: str) -> int | None:
        """Return the value that a plain input must be allowed to reach, so that the proof covers all inputs.

        None if the input is an element.
        """
        bits = self.modulus.bit_length()
        if program == "decode":
            whole_bytes = -(-bits // 8)
            return (1 << (8 * whole_bytes)) - 1
        if program == "reduce":
            whole_words = -(-bits // self.width)
            return (1 << (self.width * whole_words)) - 1
        if program == "reduce_product":
            return int(fields_of(self.element)["max"], 0) ** 2
        if program == "mul_small" and name == "b":
            return (1 << (self.width // 2)) - 1
        return None


def covers(fields: Fields, highest: int) -> bool:
    """Whether every number up to ``highest`` can be written in a format: each digit is large enough to reach the next.

    And the bound of the number is no larger than its digits.
    """
    at = places_of(fields["at"])
    limits = limits_of(fields["limits"])
    largest = 0
    for place, limit in zip(at, limits, strict=True):
        largest += limit << place
    for place, next_place, limit in zip(at, at[1:], limits, strict=False):
        if next_place <= place or (limit + 1) >> (next_place - place) == 0:
            return False
    reaches = at[0] == 0 and limits[-1] >= highest >> at[-1]
    return reaches and highest <= int(fields["max"], 0) <= largest


def take_input(field: Field, program: str, numbers: Numbers, name: str, fields: Fields) -> None:
    """Check that an input has the range that it must have; keep it as a number."""
    need(any(name in factors for factors in MEANINGS[program].value), f"{name} is not an input")
    highest = field.range_of_input(program, name)
    good = field.is_element(fields) if highest is None else covers(fields, highest)
    need(good, f"{name} has not the range it has to have")
    words, at = numbers.read(fields)
    for word, limit in zip(words, limits_of(fields["limits"]), strict=True):
        numbers.words.assign(word, 0, limit, variable(word))
    numbers.keep(name, Number(words, at, 0, variable(name)), int(fields["max"], 0))


def check_result(field: Field, program: str, claims: Claims, fields: Fields) -> list[int]:
    """Check that the result has its meaning, and is within its bounds; return the bounds of its words."""
    numbers = claims.numbers
    need("at" in fields, "a result without places")
    words, at = numbers.read(fields)
    highest = int(fields["max"], 0)
    ok = fields.get("ok")
    if program == "encode":
        below = highest < field.modulus and at == numbers.words.places(words)
        need(below, "the result is not in the format of an element, or not below p")
    else:
        need(field.is_element(fields), "the result is not in the format of an element, or not below p")
    if program == "decode":
        need(ok is not None and ok == claims.below_p.get("a"), "the answer is not that of a guard")
    else:
        need(ok is None, "the answer is not that of a guard")
    meant = _meant(field, program, ok)
    congruent = False
    for number in numbers.named.values():
        if number.residue is None or number.highest > highest or not _holds(numbers, number, words, at):
            continue
        if is_multiple(add(number.residue, meant, -1), field.modulus):
            congruent = True
    need(congruent, f"the result of {program} is not congruent to its meaning, or too large")
    reached = [numbers.words.highest(word) for word in words]
    for word, highest_of_word, limit in zip(words, reached, limits_of(fields["limits"]), strict=True):
        need(highest_of_word <= limit, f"{word} is above its limit")
    lost = numbers.words.unread - {*words, ok}
    need(not lost, f"nobody reads {', '.join(sorted(lost))}, and nothing says why")
    return reached


def _meant(field: Field, program: str, ok: str | None) -> Polynomial:
    """Return the residue that the result must have; where there is an answer, 0 unless that is 1."""
    meaning = MEANINGS[program]
    factor = pow(field.radix, meaning.power, field.modulus) * pow(meaning.divisor, -1, field.modulus)
    meant = multiply(constant(factor), meaning.value)
    return meant if ok is None else multiply(meant, variable(ok))


def _holds(numbers: Numbers, number: Number, words: list[str], at: list[int]) -> bool:
    """Whether a number is in these words, at these bits; further words of either must be zero."""
    size = min(len(words), len(number.words))
    more = [*words[size:], *number.words[size:]]
    same = words[:size] == number.words[:size] and at[:size] == number.at[:size]
    return same and all(numbers.words.highest(word) == 0 for word in more)
