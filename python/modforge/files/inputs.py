"""Checks of a command's input files: never overwrite them, and never open one that may block for ever."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from modforge.errors import ModforgeError, shown
from modforge.files.streams import is_stream

KINDS = {
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
    stat.S_IFDIR: "a folder",
}


class NotAFileError(ModforgeError, OSError):
    """A pipe, device or folder where a file is needed; the message says what to do."""


class OverInputError(ModforgeError):
    """The file to write is one that is read, and would be lost."""

    exit_code = 2


class LongNameError(ModforgeError):
    """The name of a file leaves no room for those beside it; the message says how long it may be."""

    exit_code = 2


def need_short_name(path: Path, *beside: str) -> None:
    """Raise :class:`LongNameError` if a file beside this one cannot be: its name in ASCII, with a star for this one.

    A folder that is not there passes, for whoever makes or opens it to say so.
    """
    if not path.parent.is_dir():
        return
    most = os.pathconf(path.parent, "PC_NAME_MAX") - max(map(len, beside)) + 1
    if len(os.fsencode(path.name)) > most:
        raise LongNameError(
            f"{shown(path.name)}: the name is too long, as there is {' or '.join(beside)} beside it, with this name "
            f"for the star; choose one of at most {most} bytes"
        )


def need_file(*paths: Path) -> None:
    """Raise :class:`NotAFileError` for a path that is there and is not a file: to open a pipe may last for ever.

    One that is not there passes, for whoever opens it to say so.
    """
    for path in paths:
        kind = stat.S_IFMT(path.stat().st_mode) if path.exists() else stat.S_IFREG
        if kind != stat.S_IFREG:
            what = KINDS.get(kind, "no file")
            raise NotAFileError(f"{path}: is {what}, where a file is needed; put what it gives into a file first")


def keep_inputs(output: Path, *inputs: Path | None) -> None:
    """Raise :class:`OverInputError` if a file to write is one of those that are read, under whatever name.

    Inputs that were not given are None. A device or pipe may be both: it gets the bytes, and nothing is lost.
    """
    if is_stream(output):
        return
    for path in inputs:
        if path is not None and _same(output, path):
            raise OverInputError(
                f"output: {output} is {path}, which is read here and would be replaced; choose another file"
            )


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except FileNotFoundError:  # the file to write may be new, and a link may lead to it
        return one.resolve() == other.resolve()
