"""Words of commands for people to paste into a shell."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterable
from pathlib import Path

PLAIN = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ./-_=+:,@^*()"
"""What stands for itself between the quotes."""


def command_line(arguments: Iterable[str]) -> str:
    """Return the command ``modforge`` with these arguments."""
    return " ".join(["modforge", *map(_word, arguments)])


def file_word(path: Path) -> str:
    """Return the name of a file as an argument; one that begins with a dash would be an option."""
    return _word(f"./{path}" if str(path).startswith("-") else str(path))


def _word(text: str) -> str:
    """Return ``text`` as a shell reads it, in ASCII where it holds what cannot be shown.

    >>> [_word(text) for text in ("c.json", "two words", "c\\udcff'.json")]
    ['c.json', "'two words'", "$'c\\\\377\\\\047.json'"]
    """
    if text.isprintable() and all(_holds(stream.encoding, text) for stream in (sys.stdout, sys.stderr)):
        return shlex.quote(text)
    # Three octal digits, as what follows them may be a digit, too.
    signs = (chr(byte) if byte in PLAIN else f"\\{byte:03o}" for byte in os.fsencode(text))
    return f"$'{''.join(signs)}'"


def _holds(encoding: str | None, text: str) -> bool:
    """Whether a stream shows the text; one that is kept in memory has no encoding, and holds all."""
    try:
        text.encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True
