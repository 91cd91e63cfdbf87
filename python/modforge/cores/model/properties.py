"""A property of a core that is proved: the checker that states it, and how."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from modforge.cores.model.parameters import NO_SETTINGS, Formula, Parameters

Method = Literal["induction", "lemmas", "bounded"]


@dataclass(frozen=True)
class Property:
    """A property that one checker asserts for all inputs that its assumptions allow.

    The checker is the module ``<core>_<name>`` with the core inside. Its ports are free in every cycle. It is a file
    in ``formal/`` and has the parameters of the core, unless the core has one written.
    """

    name: str

    what: str
    """The property in one line."""

    method: Method
    """Induction: in every cycle from reset on. Lemmas: the same over one cycle, each assertion from those above it.
    Bounded: in the first ``depth`` cycles."""

    depth: Formula
    """Cycles that the solver looks at: all of a bounded proof, the maximum for induction."""

    max_bits: int
    """The largest width that takes minutes, not hours."""

    settings: Mapping[str, int] = field(default_factory=lambda: NO_SETTINGS)
    """Values for the core's own parameters, unless others are asked for."""

    also: tuple[Mapping[str, int], ...] = ()
    """Further such values; the property is proved with each."""

    clash: Callable[[Parameters], str | None] = lambda _: None
    """Why the checker does not work with parameters, if it does not."""

    def each(self, asked: Mapping[str, int] = NO_SETTINGS) -> list[Property]:
        """Return the property with each of its settings alone, once if what is ``asked`` for makes them the same.

        >>> one = Property("a", "b", "induction", Formula("2", lambda _: 2), 8, {"Cells": 1}, also=({"Cells": 2},))
        >>> [same.settings for same in one.each()]
        [{'Cells': 1}, {'Cells': 2}]
        >>> len(one.each({"Cells": 3}))
        1
        """
        found: dict[frozenset[tuple[str, int]], Mapping[str, int]] = {}
        for own in (self.settings, *self.also):
            found.setdefault(frozenset({**own, **asked}.items()), own)
        return [replace(self, settings=own, also=()) for own in found.values()]
