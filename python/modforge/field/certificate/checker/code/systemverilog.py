"""Reads the steps of a SystemVerilog module, and compares each with the number of the certificate that it computes.

A step is a sum of parts of earlier numbers, each times a constant, cut to its width and maybe shifted to the right.
It is what a line of the certificate says if the sum is, modulo its width, and if the width has room for the bound of
that line. Registers count as wires.
"""

import re
from collections import Counter
from typing import NamedTuple

from ..text import Fields, RefusedError, fields_of, need
from .tokens import closing, split, tokens_of

Part = tuple[str, int, int]
"""Bits of a number: its name, the lowest bit and the highest."""


class Total(NamedTuple):
    """A sum of parts, each times a constant, modulo 2^width, shifted to the right."""

    parts: dict[Part, int]
    width: int
    shift: int = 0


def numbers_of(certificate: str) -> list[dict[str, Fields]]:
    """Return the numbers that each program of a certificate names; ``kind`` is the kind of a line."""
    programs = []
    for text in re.split(r"^program ", certificate, flags=re.MULTILINE)[1:]:
        numbers: dict[str, Fields] = {}
        for line in (line.strip().partition(" because ")[0] for line in text.splitlines()):
            if line.startswith("input "):
                numbers["a"] = fields_of(line) | {"kind": "input"}
            elif line.startswith("number "):
                _, name, _, kind, *_ = line.split()
                numbers[name] = fields_of(line) | {"kind": kind}
        programs.append(numbers)
    return programs


class Module:
    """The wires of a module: their widths, what they are assigned, and the registers that hold them."""

    def __init__(self, text: str) -> None:
        """Cut a module into its statements."""
        tokens = tokens_of(text)
        self.width: dict[str, int] = {}
        self.constant: dict[str, int] = {}
        self.assigned: dict[str, list[str]] = {}
        self.held: dict[str, list[str]] = {}
        opening = tokens.index("(")
        end = closing(tokens, opening)
        for port in split(tokens[opening + 1 : end], ","):
            self._declare(port[1:])
        begins = {"always_ff", "begin", "end", "endmodule", "if", "else"}
        for statement in split([token for token in tokens[end + 2 :] if token not in begins], ";"):
            self._statement(statement)

    def _statement(self, tokens: list[str]) -> None:
        if tokens[:1] == ["localparam"]:
            at = tokens.index("=")
            self.constant[tokens[at - 1]] = self._literal(tokens[at + 1 :])
        elif tokens[:1] == ["assign"]:
            need(tokens[1] not in self.assigned and tokens[2] == "=", f"{tokens[1]} is assigned twice")
            self.assigned[tokens[1]] = tokens[3:]
        elif tokens[:1] == ["logic"]:
            self._declare(tokens)
        elif "<=" in tokens:
            at = tokens.index("<=")
            if tokens[at + 1 :] not in (["'0"], ["1'b0"]):
                need(tokens[at - 1] not in self.held, f"{tokens[at - 1]} is written twice")
                self.held[tokens[at - 1]] = tokens[at + 1 :]

    def _declare(self, tokens: list[str]) -> None:
        """Read ``logic [7:0] name``, or ``logic name``."""
        self.width[tokens[-1]] = int(tokens[2]) + 1 if tokens[1] == "[" else 1

    def _literal(self, tokens: list[str]) -> int:
        value = 0
        for token in tokens:
            if "'h" in token:
                bits, _, digits = token.partition("'h")
                value = value << int(bits) | int(digits, 16)
        return value

    def source(self, name: str) -> str:
        """Return the wire that a register holds, through any number of registers, or a port is named after."""
        while name in self.held:
            need(re.fullmatch(r"\w+", self.held[name][0]) is not None, f"{name} holds what is no wire")
            cut = self.held[name][1:]
            need(not cut or cut[-3:] == [":", "0", "]"], f"{name} holds the upper part of a wire")
            name = self.held[name][0]
        return name.removesuffix("_i")

    def part(self, tokens: list[str]) -> Part:
        """Read a wire, or some bits of it."""
        name, high, low = tokens[0], self.width.get(tokens[0], 0) - 1, 0
        if tokens[1:]:
            need(tokens[1] == "[" and tokens[-1] == "]", "a part that is no range of bits")
            bounds = tokens[2:-1]
            high, low = int(bounds[0]), int(bounds[-1])
        need(0 <= low <= high < self.width.get(name, 0), f"{name} has no bits {high} to {low}")
        return self.source(name), low, high

    def total(self, tokens: list[str], width: int) -> Total:
        """Read the right side of an assignment to so many bits."""
        if len(tokens) > 2 and tokens[1] == "'" and closing(tokens, 2) == len(tokens) - 1:
            inner = tokens[3:-1]
            if ">>" in inner:
                at = len(inner) - 1 - inner[::-1].index(">>")
                need(int(tokens[0]) == width and at == len(inner) - 2, "a shift that is not the last step")
                sums = inner[1 : at - 1] if inner[0] == "(" else inner[:at]
                size = int(sums[0] if sums[0].isdigit() else sums[1])
                return Total(self._sum(sums, size), size, int(inner[-1]))
        return Total(self._sum(tokens, width), width)

    def _sum(self, tokens: list[str], width: int) -> dict[Part, int]:
        total: Counter[Part] = Counter()
        sign, term = 1, list[str]()
        depth = 0
        for token in [*tokens, "+"]:
            depth += (token in {"(", "["}) - (token in {")", "]"})
            if depth == 0 and token in {"+", "-"} and term:
                part, factor = self.term(term, width)
                total[part] += sign * factor
                sign, term = (-1 if token == "-" else 1), []
            elif depth == 0 and token == "-" and not term:
                sign = -1
            else:
                term.append(token)
        return dict(total)

    def term(self, tokens: list[str], width: int) -> tuple[Part, int]:
        """Read a part with its factor: shifted to the left, or times a constant."""
        if tokens[0] == "(" and closing(tokens, 0) == len(tokens) - 1:
            return self.term(tokens[1:-1], width)
        if "<<" in tokens:
            at = len(tokens) - 2
            need(tokens[at] == "<<", "a shift in the middle")
            part, factor = self.term(tokens[:at], width)
            return part, factor << int(tokens[-1])
        if tokens[-2:-1] == ["*"]:
            part, factor = self.term(tokens[:-2], width)
            return part, factor * self.constant[tokens[-1]]
        if tokens[1:2] == ["'"]:
            need(int(tokens[0]) == width, "a term of another width than its sum")
            return self.part(tokens[3:-1]), 1
        part = self.part(tokens)
        need(part[2] - part[1] < width, "a term longer than its sum")
        return part, 1


class Steps:
    """Compares the steps of a module with the numbers of a program."""

    def __init__(self, module: Module, numbers: dict[str, Fields], modulus: int) -> None:
        """Take them; the input of the program is ``v`` in the module."""
        self.module = module
        self.numbers = numbers
        self.modulus = modulus

    def compare(self) -> list[str]:
        """Compare each number that a wire has the name of, and the result; return their names."""
        found = []
        for name, fields in self.numbers.items():
            if name in self.module.assigned:
                self._room(name)
                self._step(name, fields)
                found.append(name)
        result = [part for part in self.module.assigned["r_o"] if part != "'"]
        need(len(result) == 1 and self.module.source(result[0]) == found[-1], "the result is not the last number")
        needed = {fields["of"] for name, fields in self.numbers.items() if name in found and fields["kind"] != "cut"}
        need(needed - {"a"} <= set(found), "a number of the program is missing")
        return found

    def _step(self, name: str, fields: Fields) -> None:
        match fields["kind"]:
            case "fold":
                self._fold(name, fields)
            case "cut":
                self._cut(name, fields)
            case "barrett":
                self._barrett(name, fields)
            case "divide":
                self._divide(name, fields)
            case "subtract":
                self._subtract(name, fields)
            case kind:
                need(False, f"{name} is a {kind}, which no module has")

    def _name(self, number: str) -> str:
        return "v" if number == "a" else number

    def _highest(self, number: str) -> int:
        return int(self.numbers[number]["max"], 0)

    def _top(self, number: str) -> int:
        """Return the highest bit of a number in the module, which must reach its bound."""
        name = self._name(number)
        width = max(self.module.width.get(name, 0), self.module.width.get(f"{name}_i", 0))
        need(self._highest(number) >> width == 0, f"{name} has no room for its bound")
        return width - 1

    def _room(self, name: str) -> None:
        if self.numbers[name]["kind"] != "cut":
            self._top(name)

    def _need(self, name: str, expected: dict[Part, int], width: int, shift: int = 0) -> None:
        """Refuse a step that is not this sum, modulo its width."""
        total = self.module.total(self.module.assigned[name], self.module.width[name])
        need((total.width, total.shift) == (width, shift), f"{name} has another width, or another shift")
        same = _modulo(total.parts, width) == _modulo(expected, width)
        need(same, f"{name} is not the number that is proved")

    def _fold(self, name: str, fields: Fields) -> None:
        source, at = self._name(fields["of"]), int(fields["shift"])
        top = self._top(fields["of"])
        expected = {(source, 0, at - 1): 1, (source, at, top): int(fields["factor"], 0)}
        self._need(name, expected, self.module.width[name])

    def _cut(self, name: str, fields: Fields) -> None:
        source, at = fields["of"], int(fields["shift"])
        if self.numbers[source]["kind"] != "linear":
            self._top(name)
            self._need(name, {(self._name(source), at, self._top(source)): 1}, self.module.width[name])
            return
        factor, _, multiplied = self.numbers[source]["of"].partition("*")
        need("," not in multiplied and self.numbers[source]["constant"] == "0x0", f"{source} is no multiple")
        size = self._highest(source).bit_length()
        self._need(name, {(multiplied, 0, self._top(multiplied)): int(factor, 0)}, size, at)

    def _barrett(self, name: str, fields: Fields) -> None:
        width, quotient = self.module.width[name], fields["quotient"]
        # The difference has room, so what is above its width does not count.
        source = (self._name(fields["of"]), 0, min(width - 1, self._top(fields["of"])))
        have = self.module.width[quotient] - 1
        need(have >= min(width, self._highest(quotient).bit_length()) - 1, f"{quotient} is too short")
        self._need(name, {source: 1, (quotient, 0, have): -self.modulus}, width)

    def _divide(self, name: str, fields: Fields) -> None:
        source, at, width = self._name(fields["of"]), int(fields["shift"]), self.module.width[name]
        quotient, top = f"q{name}", self._top(fields["of"])
        low: Part = (source, 0, at - 1)
        need(self.module.width[quotient] == at, f"{quotient} has another width")
        total = self.module.total(self.module.assigned[quotient], at)
        need(set(total.parts) == {low} and total.shift == 0, f"{quotient} is no multiple of the lowest part")
        need((total.parts[low] * self.modulus + 1) % (1 << at) == 0, f"{quotient} does not make the lowest part zero")
        q: Part = (quotient, 0, at - 1)
        given = self.module.total(self.module.assigned[name], width)
        if given.shift:
            need(((self._highest(name) + 1) << at) <= 1 << given.width, f"{name} has no room")
            self._need(name, {(source, 0, top): 1, q: self.modulus}, given.width, at)
        else:
            # The lowest part and q·p end in zeros together.
            need((self.modulus + 1) % (1 << at) == 0, f"{name} is not divided")
            self._need(name, {(source, at, top): 1, q: (self.modulus + 1) >> at}, width)

    def _subtract(self, name: str, fields: Fields) -> None:
        source, multiple = fields["of"], int(fields["multiple"], 0)
        wire, difference = self._name(source), f"difference_{name}"
        width = self.module.width[name]
        need(self.module.width[difference] == width + 1, f"{difference} has another width")
        need(multiple <= 1 << width, f"{multiple:#x} is above the width of {name}")
        need(self._highest(source) < multiple + (1 << width), f"{difference} has no room for its sign")
        terms = split(self.module.assigned[difference], "-")
        part, _ = self.module.term(terms[0], width + 1)
        same = part == (wire, 0, self._top(source)) and self.module.constant.get("".join(terms[1])) == multiple
        need(same and len(terms) == 2, f"{difference} is not {source} less {multiple:#x}")
        negative, choices = split(self.module.assigned[name], "?")
        one, other = split(choices, ":")
        need("".join(negative) == f"{difference}[{width}]", f"{name} does not look at the sign")
        kept = one[3:-1] if one[1:2] == ["'"] else one
        need(self.module.part(kept)[0] == wire, f"{name} keeps another number")
        need("".join(other) == f"{difference}[{width - 1}:0]", f"{name} is another difference")


def _modulo(parts: dict[Part, int], width: int) -> dict[Part, int]:
    return {part: factor % (1 << width) for part, factor in parts.items() if factor % (1 << width)}


def read_back(certificate: str, text: str) -> list[str]:
    """Compare a module with the programs of its certificate; return the numbers of the one that it is."""
    modulus = int(certificate.partition("\nmodulus ")[2].partition("\n")[0], 0)
    try:
        module = Module(text)
    except (ValueError, IndexError) as error:
        raise RefusedError(f"the module cannot be read: {error}") from None
    refused: Exception = RefusedError("there is no program")
    for numbers in numbers_of(certificate):
        try:
            return Steps(module, numbers, modulus).compare()
        except (RefusedError, KeyError, ValueError, IndexError) as error:
            refused = error
    raise RefusedError(f"the module is none of the programs: {refused}")
