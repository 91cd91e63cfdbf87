"""Finished parts of an output, in a hidden folder next to it: whole files, each with the rows in its name."""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import re
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

from modforge.columns.errors import ColumnsError
from modforge.columns.formats import Arrow
from modforge.files import is_temporary, need_short_name, replacing, write_file

JOB = "job.json"
"""The file that says that the folder is ours, and by a hash what is computed."""

FORMAT = "modforge columns 3"

MAX_BYTES = 1 << 10
"""Bytes of such a file; it has fewer."""

NAME = re.compile(r"rows-(\d+)-(\d+)\.arrow")


class Parts:
    """The folder with the parts of one output, which one process at a time works in.

    Only its owner can read it. Files are only removed from one with a job of ours, which is recognised by a salted
    hash: it may have a secret exponent. Files of other names are not touched, and links are not followed.
    """

    def __init__(self, folder: Path, output: Path) -> None:
        """Know the folder, and the output that messages name."""
        self._folder = folder
        self._output = output

    @classmethod
    @contextmanager
    def of(cls, output: Path, job: Mapping[str, Any], restart: bool) -> Iterator[Self]:
        """Open the parts of an output, those of an earlier run of the same job among them.

        Raises :class:`ColumnsError` if another process works on them or if they are of another job, unless ``restart``;
        and if anything else is in their place.
        """
        need_short_name(output, ".*.parts")
        parts = cls(output.parent / f".{output.name}.parts", output)
        lock = parts._lock()
        try:
            parts._need_no_others()
            parts._begin(job, restart)
            try:
                yield parts
            finally:
                if not parts._files():
                    parts.remove()
        finally:
            os.close(lock)

    def _lock(self) -> int:
        """Make the folder if it is not there; open and lock it."""
        with suppress(FileExistsError):
            self._folder.mkdir(0o700)
        if self._folder.is_symlink() or not self._folder.is_dir():
            raise self._in_the_way(self._folder)
        lock = os.open(self._folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
            raise ColumnsError(f"{self._output}: another process computes this file now") from None
        except OSError:  # a file system without locks
            pass
        return lock

    def _need_no_others(self) -> None:
        job = self._folder / JOB
        begun = job.is_file() and not job.is_symlink() and _salt(job) is not None
        for path in sorted(self._folder.iterdir()):
            # A run that was killed may have left a folder with what it wrote last, which the next writing removes.
            own = is_temporary(path) if path.is_dir() else begun and path.is_file() and _is_own(path.name)
            if path.is_symlink() or not own:
                raise self._in_the_way(path)

    def _in_the_way(self, path: Path) -> ColumnsError:
        return ColumnsError(
            f"{self._output}: {path} is in the way of the parts of this output, and is not theirs; move it away, or "
            "choose another file"
        )

    def _begin(self, job: Mapping[str, Any], restart: bool) -> None:
        description, parts = self._folder / JOB, self._files()
        salt = _salt(description)
        same = salt is not None and description.read_bytes() == _hashed(job, salt)
        if parts and not same and not restart:
            raise ColumnsError(
                f"{self._output}: an unfinished run with another input or other options left its parts in "
                f"{self._folder}; --restart discards them"
            )
        with suppress(OSError):  # a file system without rights
            self._folder.chmod(0o700)
        if restart or not same:
            for path in parts:
                path.unlink()
            write_file(description, _hashed(job, secrets.token_bytes(16)))

    def done(self) -> int:
        """Return the number of rows in the parts, which begin with the first row and have no gap."""
        return sum(end - first for first, end, _ in self._whole())

    def add(self, first: int, table: Any) -> None:
        """Keep a part that begins with this row."""
        path = self._folder / f"rows-{first:015}-{first + table.num_rows:015}.arrow"
        with replacing(path) as fresh, Arrow().writer(fresh, table.schema) as writer:
            writer.write_table(table)

    def tables(self) -> Iterator[Any]:
        """Give the parts in their order, or raise :class:`ColumnsError` for one that is damaged."""
        for first, end, path in self._whole():
            with self._reading(path):
                tables = [*Arrow().read(path, 0)]
            if sum(table.num_rows for table in tables) != end - first:
                raise self._damaged(path)
            yield from tables

    def schema(self) -> Any:
        """Return the schema of the first part; None where there is none."""
        for _, _, path in self._whole():
            with self._reading(path):
                return Arrow().schema(path)
        return None

    def remove(self) -> None:
        """Remove the files, and the folder if nothing else came into it meanwhile."""
        for path in (*self._files(), self._folder / JOB):
            path.unlink(missing_ok=True)
        with suppress(OSError):
            self._folder.rmdir()

    @contextmanager
    def _reading(self, path: Path) -> Iterator[None]:
        import pyarrow as pa

        try:
            yield
        except (pa.ArrowException, OSError) as error:
            if isinstance(error, OSError) and error.errno is not None:
                raise
            raise self._damaged(path) from None

    def _damaged(self, path: Path) -> ColumnsError:
        return ColumnsError(f"{self._output}: {path} is damaged; --restart discards what an earlier run has done")

    def _files(self) -> list[Path]:
        return sorted(path for path in self._folder.glob("rows-*") if NAME.fullmatch(path.name))

    def _whole(self) -> Iterator[tuple[int, int, Path]]:
        behind = 0
        for path in self._files():
            name = NAME.fullmatch(path.name)
            if name is None or int(name[1]) != behind:
                return
            behind = int(name[2])
            yield int(name[1]), behind, path


def _hashed(job: Mapping[str, Any], salt: bytes) -> bytes:
    """Return what is written of a job: a hash that takes long to compute, as exponents may be few."""
    text = json.dumps(job, sort_keys=True).encode()
    digest = hashlib.scrypt(text, salt=salt, n=1 << 14, r=8, p=1)
    return (json.dumps({"format": FORMAT, "salt": salt.hex(), "job": digest.hex()}, indent=1) + "\n").encode()


def _salt(path: Path) -> bytes | None:
    """Return the salt in such a file, or None if it is not there or not ours."""
    try:
        with path.open("rb") as file:
            found = json.loads(file.read(MAX_BYTES))
        return bytes.fromhex(found["salt"]) if found["format"] == FORMAT else None
    except (OSError, ValueError, TypeError, LookupError, RecursionError):
        return None


def _is_own(name: str) -> bool:
    return name == JOB or NAME.fullmatch(name) is not None
