"""One program of a certificate, line by line."""

from .claims import Claims
from .numbers import Numbers
from .result import MEANINGS, Field, check_result, take_input
from .text import Fields, fields_of, need
from .words import Words


class Program:
    """Checks one program.

    ``reached`` holds the bounds of the words of a result that is an element; it is empty for other results.
    """

    def __init__(self, head: Fields, name: str) -> None:
        """Start with nothing known."""
        need(name in MEANINGS, f"{name} is not an operation")
        self.field = Field(head)
        self.name = name
        self.done = False
        self.reached: list[int] = []
        self.words = Words(self.field.width)
        self.numbers = Numbers(self.words, self.field.modulus)
        self.claims = Claims(self.numbers)

    def line(self, text: str) -> None:
        """Take a line."""
        need(not self.done, "lines after the result")
        text, _, _ = text.partition(" because ")
        kind, name = text.split()[:2]
        fields = fields_of(text)
        match kind:
            case "input":
                take_input(self.field, self.name, self.numbers, name, fields)
            case "number":
                self.claims.number(name, text.split()[3], fields)
            case "stop":
                self.claims.stop(fields)
            case "row":
                self.claims.row(fields)
            case "zero":
                self.words.drop(name, zero=True)
            case "unused":
                self.words.drop(name, zero=False)
            case "result":
                self._result(fields)
            case _:
                self.words.instruction(text)

    def _result(self, fields: Fields) -> None:
        reached = check_result(self.field, self.name, self.claims, fields)
        if self.name != "encode":
            self.reached = reached
        self.done = True
