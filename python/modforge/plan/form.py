"""The common part of the three forms of a plan: a choice, and the prose that follows from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar


class FormPlan(ABC):
    """The plan of one form. Subclasses hold the choice; everything here is derived from it.

    If the form is not ``available``, ``method`` is empty and the reasons say why not.
    """

    form: ClassVar[str]

    @property
    def available(self) -> bool:
        """Whether this form can be made for the modulus."""
        return True

    @property
    @abstractmethod
    def method(self) -> str:
        """The choice in one line."""

    @property
    @abstractmethod
    def reasons(self) -> tuple[str, ...]:
        """Why this was chosen, a line each."""

    @property
    @abstractmethod
    def predicted(self) -> dict[str, int]:
        """The cost of one multiplication, by name."""

    def as_dict(self) -> dict[str, Any]:
        """Return plain data for JSON."""
        return {
            "form": self.form,
            "method": self.method,
            "reasons": list(self.reasons),
            "predicted": self.predicted,
            "available": self.available,
        }


def counted(count: int, what: str) -> str:
    """Return a number with its noun.

    >>> counted(1, "word"), counted(4, "word")
    ('1 word', '4 words')
    """
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
