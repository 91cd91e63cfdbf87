"""The ports of a module, read from its source."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from pathlib import Path

PORT = re.compile(r" {4}(input|output) +logic +(?:\[(.*?):0\])? *(\w+)")


@dataclass(frozen=True)
class Port:
    """One port of a module."""

    name: str

    direction: str
    """``input`` or ``output``."""

    high: str
    """The upper bound of its range as the source has it, without spaces; the lower one is 0. Empty for one bit."""

    begins_group: bool
    """Whether a blank line separates it from the port before."""

    def as_dict(self) -> dict[str, str]:
        """Return name, direction and range."""
        return {"name": self.name, "direction": self.direction, "range": f"[{self.high}:0]" if self.high else ""}

    def high_bit(self, named: Mapping[str, int]) -> int:
        """Return the upper bound as a number, given what its names stand for."""
        return bound(self.high, named) if self.high else 0

    def span(self, named: Mapping[str, int]) -> str:
        """Return the range in numbers, empty for one bit."""
        return f"[{self.high_bit(named)}:0]" if self.high else ""


def read_ports(source: Path) -> list[Port]:
    """Return the ports of the module in a source of this project, in order."""
    return ports_in(source.read_text(encoding="utf-8"))


def ports_in(text: str) -> list[Port]:
    """Return the ports of the first module of a text in the style of this project, in order."""
    header = text[re.search(r"^module ", text, re.MULTILINE).start() : text.index("\n);")]  # type: ignore[union-attr]
    ports: list[Port] = []
    for group in re.split(r"\n\s*\n", header):
        found = [match for line in group.splitlines() if (match := PORT.match(line))]
        for index, (direction, high, name) in enumerate(match.groups() for match in found):
            begins = index == 0 and bool(ports)
            ports.append(Port(name, direction, (high or "").replace(" ", ""), begins))
    return ports


def bound(text: str, named: Mapping[str, int]) -> int:
    """Return the value of a bound: a product of names and numbers, less others.

    >>> bound("Digits*DigitBits-1", {"Digits": 4, "DigitBits": 16})
    63
    """
    first, *less = (prod(_value(factor, named) for factor in term.split("*")) for term in text.split("-"))
    return first - sum(less)


def _value(factor: str, named: Mapping[str, int]) -> int:
    return int(factor) if factor.isdigit() else named[factor]
