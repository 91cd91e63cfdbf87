"""Temporary folders for work in progress; they are removed with their process, or soon after it was killed."""

from __future__ import annotations

import fcntl
import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

HIDDEN = ".modforge-"
"""The first characters of such a folder where people look at its neighbours."""

MANIFEST = "temporary.txt"
"""The file in such a folder that says whose it is: a name that begins like ours may be a user's."""

WORK = "work"
"""The folder in it that is given out."""


@contextmanager
def beside(parent: Path, prefix: str = HIDDEN) -> Iterator[Path]:
    """Make an empty folder in ``parent``, which exists, for as long as the block runs; it may be renamed meanwhile.

    It is in one with this prefix and a manifest. First remove those whose processes were killed: a process holds a lock
    on its own, which the system takes away with the process. Whatever has no manifest of ours stays.
    """
    _sweep(parent, prefix)
    folder = Path(tempfile.mkdtemp(prefix=prefix, dir=parent.resolve()))
    lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        with suppress(OSError):  # a file system without locks; no other process removes anything there
            fcntl.flock(lock, fcntl.LOCK_EX)
        (folder / MANIFEST).write_text(_manifest(folder), encoding="utf-8")
        (folder / WORK).mkdir()
        yield folder / WORK
    finally:
        _remove(folder)
        os.close(lock)


def is_temporary(folder: Path) -> bool:
    """Whether :func:`beside` made the folder: its manifest says so, and names it."""
    expected, path = _manifest(folder).encode(), folder / MANIFEST
    try:
        status = path.lstat()
        return stat.S_ISREG(status.st_mode) and status.st_size == len(expected) and path.read_bytes() == expected
    except OSError:
        return False


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Let one process at a time run such a block for a folder, which exists; the others wait."""
    lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        with suppress(OSError):  # a file system without locks
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


def _manifest(folder: Path) -> str:
    return f"{folder.name} is a temporary folder of modforge, which removes it.\n"


def _sweep(parent: Path, prefix: str) -> None:
    for folder in parent.glob(f"{prefix}*/"):
        with suppress(OSError):  # gone, in use, or not ours
            lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if is_temporary(folder):
                    _remove(folder)
            finally:
                os.close(lock)


def _remove(folder: Path) -> None:
    """Remove what is ours in such a folder, the manifest last; and the folder, if nothing else came into it."""
    shutil.rmtree(folder / WORK, ignore_errors=True)
    with suppress(OSError):
        if not (folder / WORK).exists():
            (folder / MANIFEST).unlink(missing_ok=True)
            folder.rmdir()
