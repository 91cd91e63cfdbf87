"""The base class of all expected errors, and how they quote input."""

from __future__ import annotations

from collections.abc import Callable

SHOWN_LENGTH = 48


class ModforgeError(Exception):
    """An expected error. Its message, in one line where possible, is all that the user needs.

    ``exit_code`` is the status of the command: 2 if the request makes no sense for any modulus and machine, else 1.
    """

    exit_code = 1


def with_row(error: Exception, place: Callable[[int], int | None]) -> Exception:
    """Return an error of the engine about a row, with the row of the caller, who has others besides, or with none.

    >>> error = ValueError("bases: row 2: 'x' is not an integer")
    >>> error.row = 2
    >>> with_row(error, lambda row: 5000 + row), with_row(error, lambda _: None)
    (ValueError("bases: row 5002: 'x' is not an integer"), ValueError("bases: 'x' is not an integer"))
    """
    row = getattr(error, "row", None)
    if row is None:
        return error
    named = place(row)
    text = str(error).replace(f"row {row}: ", "" if named is None else f"row {named}: ", 1)
    fresh = type(error)(text)
    fresh.__dict__.update(error.__dict__ | {"row": named})
    return fresh


def shown(text: str) -> str:
    """Return ``text`` fit for one line of a message: long texts cut in the middle, control characters escaped."""
    if len(text) > SHOWN_LENGTH:
        half = SHOWN_LENGTH // 2
        text = f"{text[:half]}…{text[-half:]}"
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
