"""Reads the functions of a Rust module as expressions."""

from ..text import need
from .c import TWO_RESULTS, Read, two_results
from .expression import Expressions
from .helpers import definitions, known, need_known
from .program import Meant
from .tokens import closing, split, tokens_of
from .values import Value, Values

OPERATORS = {"mul": "Mul", "add": "Add", "sub": "Sub", "neg": "Neg"}
"""Programs that are operators, with their traits."""

PRINTED = {"encode": "canonical"}
"""The functions that have another name than their program."""


class Source:
    """A Rust module with a type ``Element``."""

    def __init__(self, text: str, values: Values) -> None:
        """Cut it into definitions."""
        self.values = values
        self.found = definitions(tokens_of(text))
        word, wide = f"u{values.width}", f"u{2 * values.width}"
        self.texts = known("helpers.rs", {"WORD": word, "WIDE": wide, "BITS": str(values.width)})
        self.called: set[str] = set()

    def read(self, meant: Meant) -> list[Read]:
        """Read the function for a program, and see that what it calls is what it has to be."""
        block = f"impl {OPERATORS[meant.name]} for Element" if meant.name in OPERATORS else "impl Element"
        name = PRINTED.get(meant.name, meant.name)
        bodies = []
        for text in self.found.get(block, []):
            tokens = text.split()
            at = [place for place in range(len(tokens) - 1) if tokens[place : place + 2] == ["fn", name]]
            bodies += [_Body(self, meant, tokens[place:]).read() for place in at]
        need_known(self.found, self.called, self.texts)
        return bodies


class _Body:
    """Reads one function."""

    def __init__(self, source: Source, meant: Meant, tokens: list[str]) -> None:
        end = closing(tokens, tokens.index("("))
        self.parameters = [part[0] for part in split([t for t in tokens[3:end] if t != "&"], ",")]
        opening = tokens.index("{", end)
        self.statements = split(tokens[opening + 1 : closing(tokens, opening)], ";")
        self.meant = meant
        self.source = source
        self.values = source.values
        self.names: dict[str, Value] = {}
        self.lists: dict[str, list[str]] = {}
        self.expressions = Expressions(source.values, self.names, self._call)

    def read(self) -> Read:
        words = [parameter for parameter in self.parameters if parameter in self.meant.inputs]
        expected = ["self", "other"] if len(words) < len(self.parameters) else list(self.meant.inputs)
        given = [*expected[: len(self.parameters) - len(words)], *words]
        need(len(given) == len(self.meant.inputs) and given == self.parameters, f"{self.meant.name} takes {given}")
        self._receive(words)
        for statement in self.statements[:-1]:
            self._statement(statement)
        return self._result(self.statements[-1])

    def _receive(self, words: list[str]) -> None:
        """Take the words of the inputs that are arguments by their own names."""
        for name in words:
            for index in range(self.meant.inputs[name]):
                self.names[f"{name}[{index}]"] = self.values.given(name, index)

    def _statement(self, tokens: list[str]) -> None:
        need(tokens[0] == "let" and "=" in tokens, f"{' '.join(tokens)[:40]} is no statement that is known")
        at = tokens.index("=")
        target, right = tokens[1:at], tokens[at + 1 :]
        if right[1:] == [".", "0"]:
            self._element(target, right[0])
        elif target == ["b"]:
            need(
                right == ["[", f"u{self.values.width}", "::", "from", "(", "b", ")", "]"],
                "a small number that is not b",
            )
        elif right[0] == "[":
            self.lists[target[0]] = right
        elif target[0] == "(":
            low, high = (part[0] for part in split(target[1:-1], ","))
            need(right[0] in TWO_RESULTS and right[1] == "(", "two results of what is not known")
            self.source.called.add(right[0])
            words = two_results(right[0], split(right[2:-1], ","), self.expressions)
            self.names |= {name: word for name, word in zip((low, high), words, strict=True) if name != "_"}
        else:
            need(len(target) == 1, "a word with a pattern")
            self.names[target[0]] = self.expressions.word(right)

    def _element(self, target: list[str], source: str) -> None:
        """Read ``let a = self.0``."""
        inputs = list(self.meant.inputs)
        meant = {"self": inputs[0], "other": inputs[-1]}.get(source, source)
        need(source in self.parameters and target == [meant], f"{' '.join(target)} is not an element that was given")
        self._receive([meant])

    def _result(self, tokens: list[str]) -> Read:
        """Read the words of the result, with an answer after them if there is one."""
        ok = None
        if tokens[0] == "(":
            tokens, answer = split(tokens[1:-1], ",")
            ok = self.expressions.word(answer)
        if tokens[:2] == ["Self", "("]:
            tokens = tokens[2:-1]
        tokens = self.lists.get(tokens[0], tokens)
        need(tokens[0] == "[", "a result that is no list of words")
        return Read([self.expressions.word(word) for word in split(tokens[1:-1], ",")], ok)

    def _call(self, name: str, arguments: list[list[str]]) -> Value | None:
        if name != "mask" or len(arguments) != 1:
            return None
        self.source.called.add(name)
        return self.values.mask(self.expressions.word(arguments[0]))
