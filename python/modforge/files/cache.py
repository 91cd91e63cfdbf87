"""Folders of a cache: made once, and checked whenever they are used again."""

from __future__ import annotations

import errno
import hashlib
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from modforge.files.beside import beside
from modforge.files.write import naming

SEAL = "contents.sha256"
"""The list of files with their hashes, as ``sha256sum --check`` reads it."""

LINE = re.compile(r"[0-9a-f]{64}  .+")
"""A line of it."""

PREFIX = "build-"
"""The first characters of folders that are being made."""

MOVED = "moved"
"""A part of the name of something that was in the way and has no list of ours."""

TAKEN = (errno.ENOTEMPTY, errno.EEXIST, errno.ENOTDIR)
"""Errors of a rename onto something that is there."""


def cached(folder: Path, make: Callable[[Path], object]) -> Path:
    """Return ``folder``, which ``make`` fills unless it is there as an earlier call made it.

    ``make`` gets an empty temporary folder, so that a kill leaves nothing under the final name. A folder that is there
    is checked: parts of a cache may be gone, and a shared library that was cut ends the process that loads it. What has
    our list in it makes way and is removed; anything else gets another name.
    """
    folder = folder.absolute()
    if is_whole(folder):
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    with naming(folder), beside(folder.parent, PREFIX) as fresh:
        make(fresh)
        (fresh / SEAL).write_text(_contents(fresh), encoding="utf-8")
        while True:
            try:
                return fresh.rename(folder)
            except OSError as error:
                if error.errno not in TAKEN:
                    raise
            if is_whole(folder):  # another process was quicker with the same
                return folder
            with suppress(FileNotFoundError):  # another process was quicker
                _make_way(folder)


def is_whole(folder: Path) -> bool:
    """Whether all files are there as :func:`cached` left them; there may be more."""
    try:
        listed = (folder / SEAL).read_text(encoding="utf-8")
        return listed.endswith("\n") and all(
            _hash(folder / name) == expected for expected, name in (line.split("  ", 1) for line in listed.splitlines())
        )
    except (OSError, ValueError):
        return False


def _make_way(folder: Path) -> None:
    if _is_sealed(folder):
        with beside(folder.parent, PREFIX) as damaged:
            folder.rename(damaged / folder.name)
    else:
        folder.rename(folder.with_name(f"{folder.name}-{MOVED}-{secrets.token_hex(8)}"))


def _is_sealed(folder: Path) -> bool:
    """Whether it is a folder with a list that :func:`cached` wrote, whatever became of the files."""
    if folder.is_symlink():
        return False
    try:
        listed = (folder / SEAL).read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return False
    return bool(listed) and all(map(LINE.fullmatch, listed))


def _contents(folder: Path) -> str:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return "".join(f"{_hash(path)}  {path.relative_to(folder)}\n" for path in files)


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
