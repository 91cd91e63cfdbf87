"""Read the text of a Liberty file into groups, without a look at what they mean.

A file is one group, ``library (name) { … }``. In a group are simple attributes, ``area : 7.2;``, complex ones,
``values ("0.1, 0.2", "0.3, 0.4");``, and further groups.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

STRING = r'"(?:[^"\\]|\\.)*"'
BLANKS = re.compile(rf"({STRING})|/\*.*?\*/|\\[ \t]*\n|//[^\n]*", re.DOTALL)
"""Strings, which stay, and what is blank: comments, and the ends of lines that go on."""

STATEMENT = re.compile(
    rf"""\s*(?:
        (?P<end>\}})
        | (?P<name>[\w.\[\]]+)\s*(?:
            :\s*(?P<value>{STRING}|[^;{{}}\n]+?)\s*(?:;|(?=[\n}}]))
            | \((?P<inside>(?:{STRING}|[^()"])*)\)\s*(?P<open>\{{)?[ \t]*
        )
        | (?P<nothing>;)
    )""",
    re.VERBOSE | re.DOTALL,
)
REST = re.compile(r"\s*\Z")


class SyntaxFault(ValueError):
    """Text that is not Liberty; the message has the line."""


@dataclass
class Group:
    """A group: what it is, the names in its brackets, its attributes and the groups in it."""

    kind: str
    name: str
    attributes: dict[str, str] = field(default_factory=dict)
    """Simple ones, and complex ones as they stand in their brackets; strings without quotes where they are all."""

    groups: list[Group] = field(default_factory=list)

    def all(self, kind: str) -> Iterator[Group]:
        """Yield the groups of a kind."""
        return (group for group in self.groups if group.kind == kind)

    def first(self, kind: str) -> Group | None:
        """Return the first group of a kind, or None."""
        return next(self.all(kind), None)


def parse(text: str) -> Group:
    """Return the one group of a file, or raise :class:`SyntaxFault`.

    >>> group = parse('library (small) { time_unit : "1ns"; cell (INV) { area : 2.5; } }')
    >>> group.name, group.attributes, group.groups[0].attributes
    ('small', {'time_unit': '1ns'}, {'area': '2.5'})
    """
    # The ends of lines stay, so that a fault names its line.
    text = BLANKS.sub(lambda found: found[1] or "\n" * found[0].count("\n"), text)
    outside = Group("", "")
    opened = [outside]
    place = 0
    while not REST.match(text, place):
        found = STATEMENT.match(text, place)
        if found is None or (found["end"] and len(opened) == 1):
            raise SyntaxFault(f"line {_line(text, place)}: not Liberty: {text[place:].split()[0][:40]!r}")
        place = found.end()
        if found["end"]:
            opened.pop()
        elif found["open"]:
            group = Group(found["name"], _bare(found["inside"]))
            opened[-1].groups.append(group)
            opened.append(group)
        elif found["name"]:
            opened[-1].attributes[found["name"]] = _bare(found["value"] or found["inside"])
    if len(opened) > 1:
        inner = opened[-1]
        raise SyntaxFault(f"the file ends inside {inner.kind} ({inner.name})")
    if [group.kind for group in outside.groups] != ["library"]:
        raise SyntaxFault("there is no group library (…) that holds all others")
    return outside.groups[0]


def number(text: str) -> float:
    """Return a finite number, or raise :class:`SyntaxFault`."""
    try:
        value = float(text)
    except ValueError:
        value = math.inf
    if not math.isfinite(value):
        raise SyntaxFault(f"not a number: {text[:40]!r}")
    return value


def numbers(listed: str) -> list[float]:
    """Return the numbers of a list in strings.

    >>> numbers('"0.1, 0.2", "3"')
    [0.1, 0.2, 3.0]
    """
    # A string, too, may go on in the next line.
    return [number(one) for one in re.split(r'[\s,"\\]+', listed) if one]


def _bare(text: str) -> str:
    """Return a value without the quotes around it, if they are around all of it."""
    text = text.strip()
    return text[1:-1] if re.fullmatch(STRING, text, re.DOTALL) else text


def _line(text: str, place: int) -> int:
    rest = re.compile(r"\s*").match(text, place)
    assert rest is not None
    return 1 + text.count("\n", 0, rest.end())
