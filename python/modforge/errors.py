"""The base class of all expected errors, and how they quote input."""

from __future__ import annotations

SHOWN_LENGTH = 48


class ModforgeError(Exception):
    """An expected error. Its message, in one line where possible, is all that the user needs.

    ``exit_code`` is the status of the command: 2 if the request makes no sense for any modulus and machine, else 1.
    """

    exit_code = 1


def shown(text: str) -> str:
    """Return ``text`` fit for one line of a message: long texts cut in the middle, control characters escaped."""
    if len(text) > SHOWN_LENGTH:
        half = SHOWN_LENGTH // 2
        text = f"{text[:half]}…{text[-half:]}"
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
