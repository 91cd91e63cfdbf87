"""Temporary folders for work in progress; they are removed with their process, or soon after it was killed."""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

HIDDEN = ".modforge-"
"""What such a folder begins with where people look at its neighbours."""


@contextmanager
def beside(parent: Path, prefix: str = HIDDEN) -> Iterator[Path]:
    """Make a folder in ``parent``, which exists, for as long as the block runs; remove it unless it was renamed.

    First remove the folders with this prefix whose processes were killed: a process holds a lock on its own, which the
    system takes away with the process.
    """
    _sweep(parent, prefix)
    folder, lock = _locked(parent, prefix)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        os.close(lock)


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


def _locked(parent: Path, prefix: str) -> tuple[Path, int]:
    while True:
        folder = Path(tempfile.mkdtemp(prefix=prefix, dir=parent.resolve()))
        # Another process may take the folder for an abandoned one before it is locked.
        with suppress(FileNotFoundError):
            lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            with suppress(OSError):  # a file system without locks; no other process removes anything there
                fcntl.flock(lock, fcntl.LOCK_EX)
            if folder.exists():
                return folder, lock
            os.close(lock)


def _sweep(parent: Path, prefix: str) -> None:
    for folder in parent.glob(f"{prefix}*/"):
        with suppress(OSError):  # gone, in use, or not ours
            lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(folder, ignore_errors=True)
            finally:
                os.close(lock)
