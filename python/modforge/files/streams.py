"""Devices, pipes, and the streams that a process was given: none of them is a file that another one could replace.

Streams have paths, such as /dev/stdout. They are read and written through the number that the process has, and not
opened anew: a file that a shell appends to would be emptied, and one that was read in part would begin again.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import BinaryIO

STANDARD_INPUT = Path("/dev/stdin")
STANDARD_OUTPUT = Path("/dev/stdout")

NUMBERS = {"/dev/stdin": 0, "/dev/stdout": 1, "/dev/stderr": 2}
NUMBERED = re.compile(r"/(?:dev|proc/self)/fd/(\d+)")

MAX_LINKS = 40
"""As many as Linux follows."""


def descriptor(path: Path) -> int | None:
    """Return the number of an open stream if a path is of one, or a link that leads to it.

    >>> descriptor(Path("/dev/stdout")), descriptor(Path("/dev/fd/7")), descriptor(Path("letter.txt"))
    (1, 7, None)
    """
    for _ in range(MAX_LINKS):
        text = str(path)
        if text in NUMBERS:
            return NUMBERS[text]
        if match := NUMBERED.fullmatch(text):
            return int(match[1])
        if not path.is_symlink():
            break
        path = path.parent / path.readlink()
    return None


def is_stream(path: Path) -> bool:
    """Whether a path is of a device or pipe, which a file would replace: as root, /dev/null for all."""
    return descriptor(path) is not None or (path.exists() and not path.is_file() and not path.is_dir())


def is_terminal(path: Path) -> bool:
    """Whether what is written there is seen."""
    number = descriptor(path)
    return number is not None and os.isatty(number)


def open_input(path: Path) -> BinaryIO:
    """Open a file or a stream to read it."""
    number = descriptor(path)
    return path.open("rb") if number is None else os.fdopen(os.dup(number), "rb")


def open_output(path: Path) -> BinaryIO:
    """Open a stream to write to it."""
    number = descriptor(path)
    return path.open("wb") if number is None else os.fdopen(os.dup(number), "wb")
