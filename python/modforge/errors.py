"""The base class of all expected errors, and how they quote input."""

from __future__ import annotations

from collections.abc import Callable, Collection
from difflib import get_close_matches

SHOWN_LENGTH = 48


class ModforgeError(Exception):
    """An expected error. Its message, in one line where possible, is all that the user needs.

    ``exit_code`` is the status of the command: 2 if the request makes no sense for any modulus and machine, else 1.
    """

    exit_code = 1


class NoCryptoError(ModforgeError, ImportError):
    """The engine was compiled without keys, primes and the delay function, as ``make demo`` does."""

    def __init__(self) -> None:
        """Say how to get the whole engine."""
        super().__init__("this engine has no keys, primes and delay functions: `make setup` builds the whole one")


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


def meant(text: str, names: Collection[str]) -> str:
    """Return the question whether one of the names was meant that resemble ``text``, or nothing.

    >>> meant("plna", ["plan", "moduli"]), meant("xyz", ["plan", "moduli"])
    ('; did you mean plan?', '')
    """
    small = {name.lower(): name for name in names}
    close = get_close_matches(text.lower(), small, n=2)
    return f"; did you mean {' or '.join(small[name] for name in close)}?" if close else ""
