"""Words: of lines that are too long, and of commands for people to paste into a shell."""

from __future__ import annotations

import os
import shlex
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path

PLAIN = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ./-_=+:,@^*()"
"""Characters that stand for themselves between the quotes."""


def wrapped(line: str, width: int, hanging: int = 2) -> str:
    """Return a line in lines of at most this width, words whole; what goes on is indented by so much more.

    >>> print(wrapped("  no quotients are needed", 16))
      no quotients
        are needed
    """
    indent = " " * (len(line) - len(line.lstrip()))
    lines = textwrap.wrap(
        line,
        width,
        subsequent_indent=indent + " " * hanging,
        break_long_words=False,
        break_on_hyphens=False,
        replace_whitespace=False,
    )
    return "\n".join(lines)


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
