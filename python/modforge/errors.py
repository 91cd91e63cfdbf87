"""What all expected errors have in common, and how they show what was given."""

from __future__ import annotations

SHOWN_LENGTH = 48


class ModforgeError(Exception):
    """Something that was asked for cannot be had; the message, in one line if it can be, is all that the user needs.

    ``exit_code`` is the status with which a command ends: 2 where it could not be meant, whatever the modulus and the
    machine; 1 for all else.
    """

    exit_code = 1


def shown(text: str) -> str:
    """Return ``text`` fit for one line of a message: long texts cut in the middle, control characters escaped."""
    if len(text) > SHOWN_LENGTH:
        half = SHOWN_LENGTH // 2
        text = f"{text[:half]}…{text[-half:]}"
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
