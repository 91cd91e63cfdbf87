"""Claims: how a number follows from earlier ones. Each rule checks the claim, and finds a bound and a residue class."""

from collections.abc import Callable

from .numbers import Number, Numbers
from .polynomial import Polynomial, add, constant, is_multiple, multiply, variable
from .text import Fields, need, words_of

PLACED = ("linear", "congruent", "divide")
"""Claims on numbers in words that are not full."""


class Claims:
    """Checks the claims of one program."""

    def __init__(self, numbers: Numbers) -> None:
        """Start with no claim."""
        self.numbers = numbers
        self.words = numbers.words
        self.p = numbers.p
        # Numbers that are another one without its lowest bits, and how many of them.
        self.tops: dict[str, tuple[str, int]] = {}
        # Numbers that are a multiple of another one less something: the factor, the other one, how much less at most.
        self.multiples: dict[str, tuple[int, str, int]] = {}
        # Numbers that are still to be subtracted: W^n - p, the quotients, and the words that were reduced so far.
        self.owed: dict[str, tuple[int, list[str], list[str]]] = {}
        # Numbers that were compared with p, and the bit that says whether each is below.
        self.below_p: dict[str, str] = {}
        self.rules: dict[str, Callable[[str, Number, Fields], None]] = {
            "product": self._product,
            "linear": self._linear,
            "congruent": self._congruent,
            "cut": self._cut,
            "rest": self._rest,
            "divide": self._divide,
            "owed": self._owed,
            "settled": self._settled,
            "barrett": self._barrett,
            "fold": self._fold,
            "twofolds": self._two_folds,
            "difference": self._twice_lent,
            "subtract": self._subtract,
            "guard": self._guard,
        }

    def number(self, name: str, claim: str, fields: Fields) -> None:
        """Check the claim on a new number, and keep the number."""
        need(claim in self.rules, f"no claim is named {claim}")
        words, at = self.numbers.read(fields)
        need("at" not in fields or claim in PLACED, "places where none belong")
        number = Number(words, at, 0, None)
        self.rules[claim](name, number, fields)
        self.numbers.keep(name, number, int(fields["max"], 0))

    def _product(self, name: str, new: Number, fields: Fields) -> None:
        """The number is a product of two."""
        factors = "*".join(("0x1", *words_of(fields["of"])))
        terms = self.numbers.terms({"of": factors, "constant": "0"})
        self.words.need_equal(self.numbers.value(new), terms.value, name)
        new.highest = terms.highest
        new.residue = terms.residue

    def _linear(self, name: str, new: Number, fields: Fields) -> None:
        """The number is a sum of multiples of others, and a constant."""
        terms = self.numbers.terms(fields)
        value = self.numbers.value(new)
        if "borrow" in fields:
            # The sum is below W^n, and not negative where it is in full words: nothing else is borrowed.
            borrow = fields["borrow"]
            reach = 1 << (self.words.width * len(new.words))
            need("at" not in fields and terms.lowest >= 0, f"{name} may be negative, or is not in full words")
            value = add(value, self.words.value(borrow), -reach)
            self.words.need_equal(value, terms.value, name)
            self.words.highest_of[borrow] = 0
        else:
            self.words.need_equal(value, terms.value, name)
        new.highest = terms.highest
        new.residue = terms.residue
        first, *others = [term.split("*") for term in fields["of"].split(",")]
        subtracted = all(other[0].startswith("-") for other in others)
        if len(first) == 2 and subtracted and int(fields["constant"], 0) == 0:
            self.multiples[name] = (int(first[0], 0), first[1], -terms.lowest)

    def _congruent(self, name: str, new: Number, fields: Fields) -> None:
        """The number is congruent to a sum of products modulo p."""
        terms = self.numbers.terms(fields)
        difference = add(self.numbers.value(new), terms.value, -1)
        self._need_multiple(difference, self.p, name)
        new.highest = self.words.max_total(new.words, new.at)
        new.residue = terms.residue

    def _cut(self, name: str, new: Number, fields: Fields) -> None:
        """The number is another one without its lowest bits."""
        source = self.numbers.find(fields["of"])
        shift = int(fields["shift"])
        low = words_of(fields["low"])
        both = add(self.words.total(low), self.numbers.value(new), 1 << shift)
        self.words.need_equal(both, self.numbers.value(source), name)
        need(self.words.max_total(low) < 1 << shift, "the low part is too large")
        new.highest = source.highest >> shift
        # Its residue is a variable of its own, which has to cancel out.
        new.residue = variable(name)
        self.tops[name] = (fields["of"], shift)

    def _rest(self, name: str, new: Number, fields: Fields) -> None:
        """The number is what a cut of another one leaves below."""
        source = self.numbers.find(fields["of"])
        top_name = fields["top"]
        shift = int(fields["shift"])
        need(self.tops.get(top_name) == (fields["of"], shift), f"{top_name} is not the top of {fields['of']}")
        size = 1 << shift
        top = self.numbers.find(top_name)
        exact = add(self.numbers.value(source), self.numbers.value(top), -size)
        self.words.need_equal(self.numbers.value(new), exact, name)
        new.highest = min(source.highest, size - 1)
        if source.residue is not None and top.residue is not None:
            new.residue = add(source.residue, top.residue, -size)

    def _divide(self, name: str, new: Number, fields: Fields) -> None:
        """The number is another one plus a multiple of p, divided by 2^shift, which leaves no rest (Montgomery)."""
        source = self.numbers.find(fields["of"])
        shift = int(fields["shift"])
        rest = fields["rest"]
        less = fields.get("less", "0")
        quotient = fields["quotient"]
        # Two words whose difference is a multiple of 2^shift are equal, if both are below.
        small = max(self.words.highest(rest), self.words.highest(less)) < 1 << shift
        need(small, "the dropped part is too large")
        dropped = add(self.words.value(rest), self.words.value(less), -1)
        self._need_multiple(dropped, 1 << shift, "the dropped part")
        left = add(dropped, self.numbers.value(new), 1 << shift)
        if "borrow" in fields:
            # The number is not negative, and its words are below W^n: nothing is borrowed.
            need("at" not in fields, f"{name} borrows, and is not in full words")
            reach = 1 << (self.words.width * len(new.words))
            left = add(left, self.words.value(fields["borrow"]), -(reach << shift))
        right = add(self.numbers.value(source), self.words.value(quotient), self.p)
        self.words.need_equal(left, right, name)
        if "less" not in fields:
            self.words.highest_of[rest] = 0
        if "borrow" in fields:
            self.words.highest_of[fields["borrow"]] = 0
        new.highest = (source.highest + self.words.highest(quotient) * self.p) >> shift
        if source.residue is not None:
            new.residue = multiply(source.residue, constant(pow(2, -shift, self.p)))

    def _owed(self, name: str, new: Number, fields: Fields) -> None:
        """The number is ``(before + quotient·lack - word) / W``, a whole number.

        By induction W^k·number = Q·lack - T, for the words T and the quotients Q of this and the lines before.
        """
        before_name, word, quotient = fields["before"], fields["word"], fields["quotient"]
        lack, part = int(fields["lack"], 0), int(fields.get("part", "0"), 0)
        before = Number([], [], 0, None)
        quotients: list[str] = []
        taken: list[str] = []
        if before_name != "-":
            need(before_name in self.owed, f"{before_name} is not owed")
            before = self.numbers.find(before_name)
            known, quotients, taken = self.owed[before_name]
            need(known == lack, "another lack")
        size = 1 << self.words.width
        need(self.words.highest(word) < size, "more than a word is subtracted")
        dropped: Polynomial = {}
        for pair in [] if fields["same"] == "-" else fields["same"].split(";"):
            # Two words whose difference is a multiple of W are equal.
            one, other, weight = pair.split(",")
            need(max(self.words.highest(one), self.words.highest(other)) < size, "more than a word is dropped")
            difference = add(self.words.value(one), self.words.value(other), -1)
            self._need_multiple(difference, size, "what is dropped")
            dropped = add(dropped, difference, int(weight, 0))
        base = add(self.numbers.value(before), self.words.value(word), -1)
        steps = [(words_of(fields["middle"]), part), (new.words, lack)] if part else [(new.words, lack)]
        for words, factor in steps:
            need(factor >= 0, "a negative factor")
            left = add(dropped, self.words.total(words), size)
            if "borrow" in fields:
                # The number is above -1, and its words are below W^k: nothing is borrowed.
                left = add(left, self.words.value(fields["borrow"]), -(size << (self.words.width * len(words))))
            self.words.need_equal(left, add(base, self.words.value(quotient), factor), name)
            if "borrow" in fields:
                self.words.highest_of[fields["borrow"]] = 0
        new.highest = (before.highest + self.words.highest(quotient) * lack) >> self.words.width
        self.owed[name] = (lack, [*quotients, quotient], [*taken, word])

    def _settled(self, name: str, new: Number, fields: Fields) -> None:
        """The number is Q less what is owed: (source + Q·p) / W^n."""
        source, owed_name = self.numbers.find(fields["of"]), fields["owed"]
        need(owed_name in self.owed, f"{owed_name} is not owed")
        lack, quotients, taken = self.owed[owed_name]
        shift = self.words.width * len(taken)
        need(lack == (1 << shift) - self.p, "owed for another number than W^n - p")
        self.words.need_equal(self.words.total(taken), self.numbers.value(source), fields["of"])
        value = self.numbers.value(new)
        if "borrow" in fields:
            # Not negative, and the words are below W^n: nothing is borrowed.
            value = add(value, self.words.value(fields["borrow"]), -(1 << (self.words.width * len(new.words))))
        exact = add(self.words.total(quotients), self.numbers.value(self.numbers.find(owed_name)), -1)
        self.words.need_equal(value, exact, name)
        if "borrow" in fields:
            self.words.highest_of[fields["borrow"]] = 0
        new.highest = (source.highest + self.words.max_total(quotients) * self.p) >> shift
        if source.residue is not None:
            new.residue = multiply(source.residue, constant(pow(2, -shift, self.p)))

    def _barrett(self, name: str, new: Number, fields: Fields) -> None:
        """The number is another one less an estimated quotient times p (Barrett).

        The quotient is ``product >> after``, where product is top·reciprocal without some words,
        and top is ``source >> before``.
        """
        source_name = fields["of"]
        top_name = fields["top"]
        quotient_name = fields["quotient"]
        before = int(fields["before"])
        after = int(fields["after"])
        source = self.numbers.find(source_name)
        top = self.tops.get(top_name)
        need(top == (source_name, before), f"{top_name} is not the top of {source_name}")
        product_name, shift = self.tops.get(quotient_name, ("", -1))
        factor, multiplied, missing = self.multiples.get(product_name, (0, "", 0))
        reciprocal = (1 << (before + after)) // self.p
        estimate = shift == after and factor == reciprocal and multiplied == top_name
        need(estimate, f"{quotient_name} is not the estimate")
        # product/2^after is at most source/p, and lacks less than 2^before/p + (top + missing)/2^after; the cut, 1.
        lacking = self.p * (self.numbers.named[top_name].highest + missing) >> after
        new.highest = (1 << before) + self.p + lacking
        # The words hold the difference modulo W^n, hence the difference itself, as that is below.
        reach = 1 << (self.words.width * len(new.words))
        need(new.highest < reach, "the words are too few")
        difference = add(self.numbers.value(new), self.numbers.value(source), -1)
        quotient = self.numbers.value(self.numbers.find(quotient_name))
        self._need_multiple(add(difference, quotient, self.p), reach, f"the part that {name} leaves out")
        new.residue = source.residue

    def _fold(self, name: str, new: Number, fields: Fields) -> None:
        """The number is ``low + factor·high`` for another one that is ``low + 2^shift·high``."""
        high = self.words.total(words_of(fields["high"]))
        source = self._halves(fields, high)
        factor = int(fields["factor"], 0)
        size = 1 << int(fields["shift"])
        folded = add(self.words.total(words_of(fields["low"])), high, factor)
        self.words.need_equal(self.numbers.value(new), folded, name)
        # The largest high part leaves only the rest for the low one; all others leave everything below 2^shift.
        largest_high, rest = divmod(source.highest, size)
        new.highest = factor * largest_high + rest
        if largest_high > 0:
            new.highest = max(new.highest, factor * (largest_high - 1) + size - 1)
        new.residue = source.residue

    def _two_folds(self, name: str, new: Number, fields: Fields) -> None:
        """The number is another one folded at a word, and at bit m of its last word, in one run of carries.

        The last words of both parts are summed up first, as top = rest + 2^(m - …)·quotient; the quotient is the part
        above bit m, and comes back below as c·quotient.
        """
        low = words_of(fields["low"])
        high = words_of(fields["high"])
        top = words_of(fields["top"])
        factor = int(fields["factor"], 0)
        m = int(fields["m"])
        c = int(fields["c"])
        source = self._halves(fields, self.words.total(high))
        quotient = self.words.value(fields["quotient"])
        rest = self.words.value(fields["rest"])
        last = len(low) - 1
        inside = m - self.words.width * last
        need(c >= 0 and ((1 << m) - c) % self.p == 0, f"2^{m} is not congruent to {c}")
        need(0 < inside < self.words.width and len(high) <= last + 1, f"bit {m} is not in the last word")
        above = self.words.value(high[last]) if len(high) > last else constant(0)
        self.words.need_equal(self.words.total(top), add(self.words.value(low[last]), above, factor), "top")
        self.words.need_equal(self.words.total(top), add(rest, quotient, 1 << inside), "quotient")
        total = add(self.words.total(low), self.words.total(high), factor)
        total = add(total, quotient, c - (1 << m))
        self.words.need_equal(self.numbers.value(new), total, name)
        new.highest = self.words.max_total(low[:last]) + factor * self.words.max_total(high[:last])
        new.highest += self.words.highest(fields["rest"]) << (self.words.width * last)
        new.highest += c * self.words.highest(fields["quotient"])
        new.residue = source.residue

    def _twice_lent(self, name: str, new: Number, fields: Fields) -> None:
        """The number is the difference of two, where a borrow of W^n gives back W^n - factor, twice if need be.

        If the second borrow is set, the first is, and ``after`` is at least W^n - factor, as the difference is above
        -W^n. So its lowest k words are at least W^k - factor, from which factor can be subtracted if that is at most
        half of W^k.
        """
        left_name, right_name = words_of(fields["of"])
        left, right = self.numbers.find(left_name), self.numbers.find(right_name)
        middle, after = words_of(fields["middle"]), words_of(fields["after"])
        borrows = [fields[key] for key in ("first", "second", "third")]
        factor = int(fields["factor"], 0)
        size = len(new.words)
        reach = 1 << (self.words.width * size)
        need(0 <= factor <= reach // 2 and (reach - factor) % self.p == 0, "a borrow is not congruent to the factor")
        need(max(left.highest, right.highest) < reach, "the words are too few")
        need(len(middle) == len(after) == size, "the words are too few")
        need(all(self.words.highest(borrow) <= 1 for borrow in borrows), "a borrow of more than a bit")
        first, second, third = (self.words.value(borrow) for borrow in borrows)
        exact = add(add(self.numbers.value(left), self.numbers.value(right), -1), first, reach)
        self.words.need_equal(self.words.total(middle), exact, "middle")
        exact = add(add(self.words.total(middle), first, -factor), second, reach)
        self.words.need_equal(self.words.total(after), exact, "after")
        lowest = next(k for k in range(1, size + 1) if 2 * factor <= 1 << (self.words.width * k))
        exact = add(self.words.total(after[:lowest]), second, -factor)
        exact = add(exact, third, 1 << (self.words.width * lowest))
        self.words.need_equal(self.words.total(new.words[:lowest]), exact, name)
        need(new.words[lowest:] == after[lowest:], "other words above the last borrow")
        self.words.highest_of[borrows[2]] = 0
        new.highest = reach - 1
        if left.residue is not None and right.residue is not None:
            new.residue = add(left.residue, right.residue, -1)

    def _subtract(self, name: str, new: Number, fields: Fields) -> None:
        """The number is another one less a multiple of p, or unchanged if that would be negative."""
        source, borrow = self._difference(fields)
        multiple = int(fields["multiple"], 0)
        value = add(self.numbers.value(source), constant(multiple), -1)
        value = add(value, borrow, multiple)
        self.words.need_equal(self.numbers.value(new), value, name)
        new.highest = max(multiple - 1, source.highest - multiple)
        new.residue = source.residue

    def _guard(self, name: str, new: Number, fields: Fields) -> None:
        """The number is another one if that is below p, else 0."""
        source, borrow = self._difference(fields)
        need(int(fields["multiple"], 0) == self.p, "a guard compares with p")
        self.words.need_equal(self.numbers.value(new), multiply(borrow, self.numbers.value(source)), name)
        self.below_p[fields["of"]] = fields["borrow"]
        new.highest = self.p - 1
        if source.residue is not None:
            new.residue = multiply(source.residue, variable(fields["borrow"]))

    def _difference(self, fields: Fields) -> tuple[Number, Polynomial]:
        """Check a number less a multiple of p; return the number, and the borrow that says if that is negative."""
        source = self.numbers.find(fields["of"])
        multiple = int(fields["multiple"], 0)
        words = words_of(fields["difference"])
        borrow = self.words.value(fields["borrow"])
        need(self.words.highest(fields["borrow"]) <= 1, "a borrow of more than a bit")
        need(multiple > 0 and multiple % self.p == 0, "no multiple of p")
        total = add(self.words.total(words), borrow, -(1 << (self.words.width * len(words))))
        exact = add(self.numbers.value(source), constant(multiple), -1)
        self.words.need_equal(total, exact, "difference")
        return source, borrow

    def _halves(self, fields: Fields, high: Polynomial) -> Number:
        """Check that a number is ``low + 2^shift·high``, where 2^shift is congruent to the factor; return it."""
        source = self.numbers.find(fields["of"])
        shift = int(fields["shift"])
        factor = int(fields["factor"], 0)
        low = words_of(fields["low"])
        congruent = factor >= 0 and ((1 << shift) - factor) % self.p == 0
        need(congruent, f"2^{shift} is not congruent to the factor")
        both = add(self.words.total(low), high, 1 << shift)
        self.words.need_equal(both, self.numbers.value(source), f"the parts of {fields['of']}")
        need(self.words.max_total(low) < 1 << shift, "the low part is too large")
        return source

    def _need_multiple(self, a: Polynomial, of: int, what: str) -> None:
        need(is_multiple(self.words.simple(a), of), f"{what} is not a multiple")

    def stop(self, fields: Fields) -> None:
        """Check that the carry of a fold by one bit ends early: from then on it is zero."""
        words = words_of(fields["words"])
        low = words_of(fields["low"])[: len(words)]
        carry = fields["carry"]
        factor = int(fields["factor"], 0)
        bit = self.words.value(fields["bit"])
        reach = 1 << (self.words.width * len(words))
        source = self._halves(fields, bit)
        need(self.words.highest(fields["bit"]) <= 1, "more than a bit")
        left = add(self.words.total(words), self.words.value(carry), reach)
        right = add(self.words.total(low), bit, factor)
        self.words.need_equal(left, right, "sum")
        need(source.highest - (1 << int(fields["shift"])) + factor < reach, "the carry may go further")
        self.words.highest_of[carry] = 0

    def row(self, fields: Fields) -> None:
        """Check that nothing is carried out of a row of a product: addends + factor·others + extra."""
        words = words_of(fields["words"])
        carries = words_of(fields["carries"])
        addends = words_of(fields["addends"])
        others = words_of(fields["others"])
        factor = fields["factor"]
        extra = fields["extra"]
        reach = 1 << (self.words.width * len(words))
        left = add(self.words.total(words), self.words.total(carries, [0] * len(carries)), reach)
        if "borrow" in fields:
            # The sum is not negative, and the words are below the reach: nothing is borrowed.
            need(not carries, "carries and a borrow")
            left = add(left, self.words.value(fields["borrow"]), -reach)
        product = multiply(self.words.value(factor), self.words.total(others))
        right = add(add(self.words.total(addends), product), self.words.value(extra))
        self.words.need_equal(left, right, "row")
        highest = self.words.max_total(addends)
        highest += self.words.highest(factor) * self.words.max_total(others)
        highest += self.words.highest(extra)
        need(highest < reach, "a row may be carried out of its words")
        for carry in [*carries, *([fields["borrow"]] if "borrow" in fields else [])]:
            self.words.highest_of[carry] = 0
        # From here on the upper words are variables, and the lowest one follows from the equation.
        lowest, *upper = words
        for word in upper:
            self.words.value_of[word] = variable(word)
        self.words.value_of[lowest] = add(right, self.words.total(["0", *upper]), -1)
