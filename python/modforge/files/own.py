"""Replace only files that the same command wrote before."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path, PurePosixPath
from types import MappingProxyType

from modforge.errors import ModforgeError
from modforge.files.write import write_file, write_files

LIST = ".modforge.json"
"""The file with the names of the files that were written, and their hashes."""

HASH = re.compile("[0-9a-f]{64}")

MAX_BYTES = 1 << 28
"""No file that is written here is larger."""

NOTHING_NEW: Mapping[str, str] = MappingProxyType({})
"""No hashes: files that are to go, or that are only looked at."""


class ForeignFileError(ModforgeError):
    """A file is in the way that was not written by this command, or was changed since; the message says what to do."""


class OwnFiles:
    """The files in a folder that a command wrote there, and may replace and remove as long as nobody changed them."""

    def __init__(self, folder: Path) -> None:
        """Know the folder, which need not be there."""
        self._folder = folder

    def need(self, names: Iterable[str], new: Mapping[str, str] = NOTHING_NEW) -> None:
        """Raise :class:`ForeignFileError` if one of these files is there, neither as it was written nor as it will be.

        ``new`` has the hashes of what will be written, by names.
        """
        known = self._known()
        for name in names:
            path = self._folder / name
            # A link that leads nowhere is there, too.
            if os.path.lexists(path) and _hash_of_file(path) not in (*known.get(name, ()), new.get(name, "")):
                raise ForeignFileError(self._why(path, name in known))

    def write(self, files: Mapping[str, str | bytes], rooms: Iterable[str] = ()) -> list[Path]:
        """Write these files and return their paths; remove earlier ones in the folders ``rooms`` that are stale.

        Checks all of them first, as :meth:`need` does.
        """
        known = self._known()
        new = {name: _hash(text.encode() if isinstance(text, str) else text) for name, text in files.items()}
        old = [name for name in known if name not in files and _room(name) in {*rooms}]
        self.need([*files, *old], new)
        # A kill between here and the end leaves files of both kinds, and the list has both.
        both = known | {name: [*known.get(name, ()), found] for name, found in new.items()}
        _, *paths = write_files(self._folder, {LIST: _text(both), **files})
        for name in old:
            path = self._folder / name
            path.unlink(missing_ok=True)
            with suppress(OSError):  # there is more in it
                path.parent.rmdir()
        kept = {name: hashes for name, hashes in known.items() if name not in old}
        self._note(kept | {name: [found] for name, found in new.items()})
        return paths

    def _why(self, path: Path, is_known: bool) -> str:
        if (self._folder / LIST).is_file():
            was = "has changed since it was written" if is_known else "was not written by modforge"
            return f"{path} {was}, and would be overwritten: move it away, or choose another folder with -o"
        return (
            f"{path} would be overwritten, and no {LIST} in its folder shows that modforge wrote it: if "
            f"{self._folder} is of an earlier version, remove it; else move it away, or choose another folder with -o"
        )

    def _known(self) -> dict[str, list[str]]:
        path = self._folder / LIST
        if not os.path.lexists(path):
            return {}
        try:
            found = json.loads(_content(path) or b"")
            if not found or not all(HASH.fullmatch(one) for hashes in found.values() for one in hashes or [""]):
                raise ValueError
            return {name: [*hashes] for name, hashes in found.items()}
        except (ValueError, AttributeError, TypeError, RecursionError):
            raise ForeignFileError(
                f"{path} is not a list of files that modforge wrote: move it away, or choose another folder with -o"
            ) from None

    def _note(self, hashes: Mapping[str, list[str]]) -> None:
        write_file(self._folder / LIST, _text(hashes))


def _text(hashes: Mapping[str, list[str]]) -> str:
    return json.dumps(hashes, indent=1) + "\n"


def _room(name: str) -> str | None:
    """Return the first folder of a name."""
    parts = PurePosixPath(name).parts
    return parts[0] if parts and ".." not in parts else None


def _content(path: Path) -> bytes | None:
    """Return what is in a file, or None if it is none that was written: a pipe, which may never end, or too large."""
    return path.read_bytes() if path.is_file() and path.stat().st_size <= MAX_BYTES else None


def _hash_of_file(path: Path) -> str | None:
    content = _content(path)
    return None if content is None else _hash(content)


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
