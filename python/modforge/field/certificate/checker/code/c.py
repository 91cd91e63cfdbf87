"""Reads the functions of a C file as expressions."""

from typing import NamedTuple

from ..text import need
from .expression import Expressions
from .helpers import definitions, known, need_known, without_directives
from .program import Meant
from .tokens import closing, split, tokens_of
from .values import Sum, Value, Values

TWO_RESULTS = {"mac", "addc", "subb"}
"""Functions that return a word and write another one."""

PRINTED = {"encode": "canonical"}
"""The functions that have another name than their program."""


class Read(NamedTuple):
    """The returned value of a function, for each time that the file defines it."""

    result: list[Value]
    ok: Value | None


class Source:
    """A C file whose functions begin with a prefix."""

    def __init__(self, text: str, prefix: str, values: Values) -> None:
        """Cut it into definitions."""
        self.values = values
        self.prefix = prefix
        self.found = definitions(tokens_of(without_directives(text)))
        word = f"uint{values.width}_t"
        self.texts = known("helpers.c", {"FE": prefix, "WORD": word, "BITS": str(values.width)})
        self.called: set[str] = set()

    def read(self, meant: Meant) -> list[Read]:
        """Read each definition of the function for a program, and see that what it calls is what it has to be."""
        name = f"{self.prefix}_{PRINTED.get(meant.name, meant.name)}"
        texts = [text.split() for text in self.found.get(name, [])]
        bodies = [_Body(self, meant, tokens).read() for tokens in texts if tokens[-1] == "}"]
        need_known(self.found, self.called, self.texts)
        return bodies


class _Body:
    """Reads one function."""

    def __init__(self, source: Source, meant: Meant, tokens: list[str]) -> None:
        opening = tokens.index("(")
        end = closing(tokens, opening)
        parameters = split(tokens[opening + 1 : end], ",")
        arrays = [parameter[:-3] if parameter[-1] == "]" else parameter for parameter in parameters]
        names = [parameter[-1] for parameter in arrays]
        need(names == ["r", *meant.inputs], f"{meant.name} takes {', '.join(names)}")
        self.meant = meant
        self.source = source
        self.values = source.values
        self.statements = split(tokens[end + 2 : -1], ";")
        self.names: dict[str, Value] = {}
        self.results: dict[int, Value] = {}
        self.ok: Value | None = None
        self.expressions = Expressions(source.values, self.names, self._call)

    def read(self) -> Read:
        for statement in self.statements:
            self._statement(statement)
        need(sorted(self.results) == list(range(len(self.results))), "a word of the result is not written")
        return Read([self.results[index] for index in range(len(self.results))], self.ok)

    def _statement(self, tokens: list[str]) -> None:
        wide = f"{self.source.prefix}_wide"
        if tokens[0] == "const":
            self._load(tokens)
        elif tokens[0] in {f"uint{self.values.width}_t", wide}:
            need("=" not in tokens, "a declaration with a value")
        elif tokens[0] == "return":
            self.ok = self.expressions.word(tokens[4:] if tokens[1:4] == ["(", "int", ")"] else tokens[1:])
        elif tokens[:2] == ["r", "["]:
            need(tokens[3:5] == ["]", "="], "a result that is not one word")
            self.results[int(tokens[2])] = self.expressions.word(tokens[5:])
        else:
            self._assign(tokens)

    def _load(self, tokens: list[str]) -> None:
        """Read ``const uint64_t a0 = a[0]``, or ``= b`` of a small number."""
        need(not self.results, "an input that is read after a result is written, which may be the same array")
        name, source = tokens[2], tokens[4]
        index = int(tokens[6]) if len(tokens) == 8 else 0
        need(
            tokens[3] == "=" and source in self.meant.inputs and len(tokens) in {5, 8}, "an input that is not one word"
        )
        self.names[name] = self.values.given(source, index)

    def _assign(self, tokens: list[str]) -> None:
        void = tokens[:3] == ["(", "void", ")"]
        need(void or tokens[1:2] == ["="], f"{' '.join(tokens)[:40]} is no statement that is known")
        target = None if void else tokens[0]
        right = tokens[3:] if void else tokens[2:]
        name = right[0].removeprefix(f"{self.source.prefix}_")
        if name not in TWO_RESULTS or right[1:2] != ["("]:
            need(target is not None, "a result that nobody reads")
            self.names[str(target)] = self.expressions.word(right)
            return
        self.source.called.add(right[0])
        (pointer, *arguments) = split(right[2:-1], ",")
        need(len(pointer) == 2 and pointer[0] == "&", "a second result that is not a word")
        low, high = two_results(name, arguments, self.expressions)
        if target is not None:
            self.names[target] = low
        self.names[pointer[1]] = high

    def _call(self, name: str, arguments: list[list[str]]) -> Value | None:
        values, word = self.values, self.expressions.word
        if name == f"UINT{values.width}_C":
            return word(arguments[0])
        short = name.removeprefix(f"{self.source.prefix}_")
        self.source.called.add(name)
        match short, arguments:
            case "low", [a]:
                return values.lowest(word(a), values.width)
            case "shr", [a, bits]:
                return values.shifted(values.double(values.term(word(a))), int(bits[0]))
            case "mask", [a]:
                return values.mask(word(a))
            case "plus" | "minus", [a, b]:
                sign = -1 if short == "minus" else 1
                return values.double(values.add(self._wide(a), self._wide(b), sign))
            case "times", [a, b]:
                return values.double(values.multiply(values.term(word(a)), values.term(word(b))))
            case "times_plus", [a, b, c]:
                product = values.multiply(values.term(word(a)), values.term(word(b)))
                return values.double(values.add(product, self._wide(c)))
        return None

    def _wide(self, tokens: list[str]) -> Sum:
        """Read a double word, or a word that is made one."""
        if tokens[0] != f"{self.source.prefix}_wide_of":
            return self.values.term(self.expressions.word(tokens))
        self.source.called.add(tokens[0])
        high, low = split(tokens[2:-1], ",")
        upper = self.values.parts(self.expressions.word(high))
        need(upper[0] == "constant", "a double word of two words")
        scaled: Sum = {(): int(str(upper[1])) << self.values.width} if upper[1] else {}
        return self.values.add(scaled, self.values.term(self.expressions.word(low)))


def two_results(name: str, arguments: list[list[str]], expressions: Expressions) -> tuple[Value, Value]:
    """Return the two words of ``mac``, ``addc`` or ``subb``."""
    values = expressions.values
    terms = [values.term(expressions.word(argument)) for argument in arguments]
    need(len(terms) == {"mac": 4, "addc": 3, "subb": 3}[name], f"{name} of {len(terms)} operands")
    if name == "mac":
        terms = [values.multiply(terms[0], terms[1]), *terms[2:]]
    total = terms[0]
    for term in terms[1:]:
        total = values.add(total, term, -1 if name == "subb" else 1)
    return values.low_word(total), values.borrow(total) if name == "subb" else values.high_word(total)
