"""Write files atomically: at any moment the old one exists, the new one, or none.

A file that is replaced keeps its rights, its owner where the system lets it, and the links that lead to it. One that
has other names, too, is filled with what was written beside it, as all of them are to have the new content.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from modforge.files.beside import HIDDEN, beside
from modforge.files.streams import descriptor, is_stream, open_output

EXCLUSIVE = os.O_WRONLY | os.O_CREAT | os.O_EXCL
"""Open a file that is not there."""


def write_files(directory: Path, files: Mapping[str, str | bytes]) -> list[Path]:
    """Write files by their names in a folder, which is made; return their paths.

    None takes its name before all are written: if the disk is full, the folder is as it was. Raises OSError with the
    path of a file, also where the system names none.
    """
    paths = [directory / name for name in files]
    for path in paths:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    places = [_followed(path) for path in paths]
    folders = {place.parent for place in places}
    made = _make_folders(folders | {directory})
    try:
        with naming(directory), ExitStack() as stack:
            fresh = {folder: stack.enter_context(beside(folder)) for folder in folders}
            written = [fresh[place.parent] / str(number) for number, place in enumerate(places)]
            for path, file, content in zip(paths, written, files.values(), strict=True):
                with naming(path):
                    file.write_bytes(content.encode() if isinstance(content, str) else content)
            for path, file, place in zip(paths, written, places, strict=True):
                with naming(path):
                    _take_place(file, place)
    except BaseException:
        _remove_empty(made)
        raise
    return paths


def write_file(path: Path, content: str | bytes) -> Path:
    """Write one file, and its folder; errors as in :func:`write_files`. A link stays, and a device gets the bytes."""
    place = _followed(path)
    if not is_stream(place):
        return write_files(place.parent, {place.name: content})[0]
    with naming(path), open_output(place) as stream:
        stream.write(content.encode() if isinstance(content, str) else content)
    return path


def write_with_mode(path: Path, content: bytes, mode: int, *, replace: bool) -> None:
    """Write one file, which has no more than these rights at any moment.

    Raises FileExistsError for one that must not be replaced. A stream of this process is not.
    """
    place = _followed(path)
    if descriptor(place) is not None or (replace and is_stream(place)):
        write_file(place, content)
        return
    with naming(path), beside(place.parent) as fresh:
        made = fresh / place.name
        with os.fdopen(os.open(made, EXCLUSIVE, mode), "wb") as file:
            file.write(content)
        if replace:
            _take_place(made, place, mode)
        else:
            _take_free_place(made, place, mode)


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
            with made.open("rb") as file, open_output(place) as stream:
                shutil.copyfileobj(file, stream)
        else:
            _take_place(made, place)


def _followed(path: Path) -> Path:
    """Return what a link leads to, and any other path as it is: a link that is replaced is lost.

    A link to a pipe stays, too: what /dev/stdout leads to may have no name.
    """
    return path.resolve() if path.is_symlink() and not is_stream(path) else path


def _take_place(made: Path, place: Path, most: int = 0o7777) -> None:
    """Rename a file, with the rights of the one that it replaces as far as they are among ``most``."""
    if not place.is_file():
        made.replace(place)
    elif place.stat().st_nlink == 1:
        _copy_rights(place, made, most)
        made.replace(place)
    else:
        with place.open("r+b") as file, made.open("rb") as content:
            if stat.S_IMODE(place.stat().st_mode) & ~most:
                place.chmod(stat.S_IMODE(place.stat().st_mode) & most)
            shutil.copyfileobj(content, file)
            file.truncate()


def _copy_rights(old: Path, new: Path, most: int) -> None:
    """Give a file the owner, the access list and the rights of another one, or fewer where the system forbids it."""
    status = old.stat()
    mode = stat.S_IMODE(status.st_mode) & most
    try:
        os.chown(new, status.st_uid, status.st_gid)
    except OSError:
        mode &= 0o777
        try:
            os.chown(new, -1, status.st_gid)
        except OSError:  # its group is another one, which gets what all get
            mode &= 0o707 | (mode & 0o007) << 3
    for name in os.listxattr(old) if hasattr(os, "listxattr") else ():
        with suppress(OSError):
            os.setxattr(new, name, os.getxattr(old, name))
    with suppress(OSError):  # a file system without rights
        new.chmod(mode)


def _take_free_place(made: Path, place: Path, mode: int) -> None:
    """Give a file a name that none has, or raise FileExistsError."""
    try:
        os.link(made, place)  # which, unlike a renaming, never replaces
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        os.close(os.open(place, EXCLUSIVE, mode))
        try:
            made.replace(place)
        except BaseException:
            place.unlink()
            raise


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
