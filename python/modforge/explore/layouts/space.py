"""The designs of the code of one field: the size of a word, the layout, the number of digits.

>>> space = FieldSpace(2**255 - 19, Values.parse("32,64"), ("unsaturated",), Values.parse("5,10"))
>>> for one in space.grid()[0]:
...     print(one.settings["Word"], one.settings["Layout"], one.figures["multiplications"])
32 unsaturated/10:1 110
32 unsaturated/10:2 111
64 unsaturated/5:1 30
64 unsaturated/5:2 31
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from modforge.errors import ModforgeError
from modforge.explore.designs import Designs, Point, Refused
from modforge.explore.errors import SpaceError
from modforge.explore.values import Values
from modforge.field.design import cost, count
from modforge.field.layouts.candidates import IN_DIGITS, KINDS, WIDTHS, digit_bounds, labelled, need_modulus
from modforge.field.layouts.layout import Layout

SUBJECT = "field"
"""The name of this subject on the command line, where that of a core could stand."""

QUARTERS = 4
"""Parts of a clock in which the generator estimates times."""


@dataclass(frozen=True)
class FieldPoint:
    """One design: a layout of a modulus in words of some size, by the label that ``modforge field --layout`` takes."""

    label: str
    layout: Layout

    @property
    def subject(self) -> str:
        """Field code."""
        return SUBJECT

    @property
    def modulus(self) -> int:
        """The modulus."""
        return self.layout.modulus

    @property
    def bits(self) -> int:
        """The bits of the modulus."""
        return self.modulus.bit_length()

    @property
    def settings(self) -> Mapping[str, int | str]:
        """The size of a word and the label."""
        return {"Word": self.layout.width, "Layout": self.label}

    @property
    def identity(self) -> tuple[tuple[str, int | str], ...]:
        """The modulus, the size of a word, and the label."""
        return (("Modulus", self.modulus), *self.settings.items())

    @cached_property
    def figures(self) -> dict[str, float]:
        """What is counted in the program of a product."""
        program = self.layout.multiplication()
        counts = count(program)
        return {
            "Word": self.layout.width,
            "bits": self.bits,
            "limbs": self.layout.words,
            **{name: counts[name] for name in ("multiplications", "additions", "shifts")},
            "estimate": cost(program) / QUARTERS,
        }


@dataclass(frozen=True)
class FieldSpace(Designs):
    """All layouts of one modulus: in words of these sizes, of these kinds, and with so many digits.

    Without ``digits`` there are as few of them as a layout in digits needs.
    """

    modulus: int
    words: Values
    kinds: Sequence[str] = tuple(KINDS)
    digits: Values | None = None

    def __post_init__(self) -> None:
        """Refuse a modulus, sizes of words and kinds that the generator does not take."""
        need_modulus(self.modulus)
        for word in self.words.between(*WIDTHS):
            if word not in WIDTHS:
                raise SpaceError(f"Word of field is {' or '.join(map(str, WIDTHS))}, not {word}")
        for kind in self.kinds:
            if kind not in KINDS:
                raise SpaceError(f"Layout of field is {', '.join(KINDS)}, not {kind!r}")

    @property
    def subject(self) -> str:
        """Field code."""
        return SUBJECT

    @property
    def asked(self) -> str:
        """The options that make the space."""
        return "--set"

    @property
    def made_for(self) -> str:
        """What the generator takes."""
        return f"{SUBJECT} has no layout of {', '.join(self.kinds)} for this modulus"

    @property
    def widths(self) -> list[int]:
        """The bits of the modulus."""
        return [self.modulus.bit_length()]

    @property
    def parameters(self) -> Sequence[str]:
        """The size of a word, and the layout."""
        return ("Word", "Layout")

    def takes(self, bits: int) -> bool:
        """Whether these are the bits of the modulus."""
        return bits == self.modulus.bit_length()

    def values(self, bits: int) -> dict[str, Sequence[int | str]]:  # noqa: ARG002
        """Return the sizes of words, and all labels that one of them has."""
        labels = dict.fromkeys(label for word in self._words for label in self._layouts[word])
        return {"Word": self._words, "Layout": [*labels]}

    def combinations(self, bits: int) -> Iterator[Mapping[str, int | str]]:  # noqa: ARG002
        """Yield each size of a word with its own labels."""
        for word in self._words:
            for label in self._layouts[word]:
                yield {"Word": word, "Layout": label}

    def point(self, bits: int, settings: Mapping[str, Any]) -> Point | Refused:
        """Return the design, or why there is none."""
        word, label = settings["Word"], settings["Layout"]
        found = self._layouts[word].get(label, f"words of {word} bits have no layout {label}")
        return FieldPoint(label, found) if isinstance(found, Layout) else Refused(bits, settings, found)

    @property
    def _words(self) -> list[int]:
        return self.words.between(*WIDTHS)

    @cached_property
    def _layouts(self) -> dict[int, dict[str, Layout | str]]:
        """For each size of a word the layouts by their labels, or why there is none of a kind."""
        return {word: dict(self._of_word(word)) for word in self._words}

    def _of_word(self, word: int) -> list[tuple[str, Layout | str]]:
        found: list[tuple[str, Layout | str]] = []
        for kind in self.kinds:
            labels = [kind]
            if kind == IN_DIGITS and self.digits is not None:
                labels = [f"{kind}/{count}" for count in self.digits.between(*digit_bounds(self.modulus, word))]
            for label in labels:
                try:
                    found += labelled(self.modulus, word, label).items()
                except ModforgeError as error:
                    found.append((label, str(error)))
        return found
