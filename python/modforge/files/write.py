"""Write files atomically: at any moment the old one exists, the new one, or none."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from modforge.files.beside import HIDDEN, beside


def write_files(directory: Path, files: Mapping[str, str | bytes]) -> list[Path]:
    """Write files by their names in a folder, which is made; return their paths.

    None takes its name before all are written: if the disk is full, the folder is as it was. Raises OSError with the
    path of a file, also where the system names none.
    """
    paths = [directory / name for name in files]
    for path in paths:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    made = _make_folders({path.parent for path in paths} | {directory})
    try:
        with naming(directory), beside(directory) as fresh:
            for number, (path, content) in enumerate(zip(paths, files.values(), strict=True)):
                with naming(path):
                    data = content.encode() if isinstance(content, str) else content
                    (fresh / str(number)).write_bytes(data)
            for number, path in enumerate(paths):
                with naming(path):
                    (fresh / str(number)).replace(path)
    except BaseException:
        _remove_empty(made)
        raise
    return paths


def write_file(path: Path, content: str | bytes) -> Path:
    """Write one file, and its folder; errors as in :func:`write_files`. A link stays, and a device gets the bytes."""
    place = _followed(path)
    if not is_stream(place):
        return write_files(place.parent, {place.name: content})[0]
    with naming(path):
        place.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def write_with_mode(path: Path, content: bytes, mode: int, *, replace: bool) -> None:
    """Write one file, with these rights from the start. Raises FileExistsError for one that must not be replaced."""
    place = _followed(path)
    if replace and is_stream(place):
        write_file(place, content)
        return
    with naming(path), beside(place.parent) as fresh:
        made = fresh / place.name
        with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
            file.write(content)
        if replace:
            made.replace(place)
        else:
            os.link(made, place)  # which, unlike a renaming, never replaces


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Give the name of a file to write, which replaces ``path`` when the block ends without an error.

    A link stays, and a device gets the bytes.
    """
    place = _followed(path)
    folder = Path(tempfile.gettempdir()) if is_stream(place) else place.parent
    with naming(path), beside(folder) as fresh:
        made = fresh / place.name
        yield made
        if is_stream(place):
            with made.open("rb") as file, place.open("wb") as stream:
                shutil.copyfileobj(file, stream)
        else:
            made.replace(place)


def is_stream(path: Path) -> bool:
    """Whether a path is of a device or pipe, which a file would replace: as root, /dev/null for all."""
    return path.exists() and not path.is_file() and not path.is_dir()


def _followed(path: Path) -> Path:
    """Return what a link leads to, and any other path as it is: a link that is replaced is lost.

    A link to a pipe stays, too: what /dev/stdout leads to may have no name.
    """
    return path.resolve() if path.is_symlink() and not is_stream(path) else path


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Let an error of the system name the file that people know, where it names none or the one beside."""
    try:
        yield
    except OSError as error:
        if error.filename is not None and HIDDEN not in str(error.filename):
            raise
        raise OSError(error.errno, error.strerror, str(path)) from None


def _make_folders(folders: set[Path]) -> list[Path]:
    """Make folders with all above them; return those that were not there, from the inside out."""
    missing = {each for folder in folders for each in (folder, *folder.parents) if not each.exists()}
    made = sorted(missing, key=lambda folder: len(folder.parts), reverse=True)
    try:
        for folder in reversed(made):
            folder.mkdir(exist_ok=True)
    except BaseException:
        _remove_empty(made)
        raise
    return made


def _remove_empty(folders: list[Path]) -> None:
    for folder in folders:
        with suppress(OSError):
            folder.rmdir()
