"""Conditions on unknown words, as decision diagrams: conditions that hold for the same words are one number.

A diagram (Bryant 1986) asks atoms in a fixed order and ends in false or true; equal ones are stored once. The atoms of
a word are whether it is D or more, and, if not, whether it is D − 1: so no two of them contradict each other, and the
diagrams of two conditions are equal exactly if the conditions are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

Condition = int
FALSE: Condition = 0
TRUE: Condition = 1
Level = tuple[int, int]
"""Where an atom stands in the order: first by lane, so that a carry from lane to lane keeps diagrams small."""


@dataclass(frozen=True)
class Bits:
    """A number whose bits are conditions, lowest first."""

    bits: tuple[Condition, ...]

    @classmethod
    def of(cls, number: int, count: int) -> Bits:
        """Return a known number."""
        return cls(tuple(number >> i & 1 for i in range(count)))

    def known(self) -> int | None:
        """Return the number if no bit depends on unknown words."""
        return sum(bit << i for i, bit in enumerate(self.bits)) if max(self.bits, default=0) <= TRUE else None

    def resized(self, count: int) -> Bits:
        """Return the low bits, or the number with zeros above it."""
        return Bits((self.bits + (FALSE,) * count)[:count])

    def shifted(self, places: int) -> Bits:
        """Return the number shifted up, or down by a negative number of places; its length stays."""
        count = len(self.bits)
        if places < 0:
            return Bits(self.bits[-places:]).resized(count)
        return Bits((FALSE,) * places + self.bits).resized(count)


@dataclass
class Conditions:
    """All conditions so far."""

    _nodes: list[tuple[Level, Condition, Condition]] = field(default_factory=lambda: [((-1, 0), 0, 0), ((-1, 1), 1, 1)])
    """The atom that a node asks, and the conditions that are left if it holds and if not."""
    _numbers: dict[tuple[Level, Condition, Condition], Condition] = field(default_factory=dict)
    _chosen: dict[tuple[Condition, Condition, Condition], Condition] = field(default_factory=dict)
    _atoms: int = 0

    def atom(self, lane: int) -> Condition:
        """Return a new condition, of which nothing is known."""
        self._atoms += 1
        return self._node((lane, self._atoms), TRUE, FALSE)

    def choose(self, condition: Condition, one: Condition, other: Condition) -> Condition:
        """Return one condition where the first holds, and the other where it does not."""
        if condition <= TRUE:
            return one if condition else other
        if one == other:
            return one
        key = (condition, one, other)
        if key not in self._chosen:
            level = min(self._nodes[node][0] for node in key if node > TRUE)
            parts = [self._parts(node, level) for node in key]
            holds, fails = (self.choose(*(part[i] for part in parts)) for i in (0, 1))
            self._chosen[key] = holds if holds == fails else self._node(level, holds, fails)
        return self._chosen[key]

    def both(self, x: Condition, y: Condition) -> Condition:
        """Return x and y."""
        return self.choose(x, y, FALSE)

    def either(self, x: Condition, y: Condition) -> Condition:
        """Return x or y."""
        return self.choose(x, TRUE, y)

    def negation(self, x: Condition) -> Condition:
        """Return not x."""
        return self.choose(x, FALSE, TRUE)

    def differ(self, x: Condition, y: Condition) -> Condition:
        """Return whether only one of two holds."""
        return self.choose(x, self.negation(y), y)

    def add(self, x: Sequence[Condition], y: Sequence[Condition], carry: Condition = FALSE) -> Bits:
        """Return the low bits of a sum."""
        total = []
        for a, b in zip(x, y, strict=True):
            odd = self.differ(a, b)
            total.append(self.differ(odd, carry))
            carry = self.choose(odd, carry, a)
        return Bits(tuple(total))

    def _node(self, level: Level, holds: Condition, fails: Condition) -> Condition:
        key = (level, holds, fails)
        if key not in self._numbers:
            self._numbers[key] = len(self._nodes)
            self._nodes.append(key)
        return self._numbers[key]

    def _parts(self, node: Condition, level: Level) -> tuple[Condition, Condition]:
        at, holds, fails = self._nodes[node]
        return (holds, fails) if node > TRUE and at == level else (node, node)
