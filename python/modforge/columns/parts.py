"""Finished parts of an output, in a hidden folder next to it: whole files, each with the rows in its name."""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from modforge.columns.errors import ColumnsError
from modforge.columns.formats import Arrow
from modforge.files import replacing, write_file

JOB = "job.json"
"""The file with what is computed."""

ALL = "rows-*.arrow"
NAME = re.compile(r"rows-(\d+)-(\d+)\.arrow")


class Parts:
    """The folder with the parts of one output, which one process at a time works in."""

    def __init__(self, folder: Path) -> None:
        """Know the folder."""
        self._folder = folder

    @classmethod
    @contextmanager
    def of(cls, output: Path, job: Mapping[str, Any], restart: bool) -> Iterator[Self]:
        """Open the parts of an output, those of an earlier run of the same job among them.

        Raises :class:`ColumnsError` if another process works on them or if they are of another job, unless ``restart``.
        """
        folder = output.parent / f".{output.name}.parts"
        folder.mkdir(exist_ok=True)
        lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise ColumnsError(f"{output}: another process computes this file now") from None
            except OSError:  # a file system without locks
                pass
            cls._begin(folder, output, job, restart)
            try:
                yield cls(folder)
            finally:
                if folder.exists() and not any(folder.glob(ALL)):
                    shutil.rmtree(folder)
        finally:
            os.close(lock)

    @staticmethod
    def _begin(folder: Path, output: Path, job: Mapping[str, Any], restart: bool) -> None:
        written = json.dumps(job, indent=1, sort_keys=True) + "\n"
        parts = [*folder.glob(ALL)]
        same = (folder / JOB).exists() and (folder / JOB).read_text(encoding="utf-8") == written
        if parts and not same and not restart:
            raise ColumnsError(
                f"{output}: an unfinished run with another input or other options left its parts in {folder}; "
                "--restart discards them"
            )
        if restart or not same:
            for path in parts:
                path.unlink()
            write_file(folder / JOB, written)

    def done(self) -> int:
        """Return the number of rows in the parts, which begin with the first row and have no gap."""
        return sum(end - first for first, end, _ in self._whole())

    def add(self, first: int, table: Any) -> None:
        """Keep a part that begins with this row."""
        path = self._folder / f"rows-{first:015}-{first + table.num_rows:015}.arrow"
        with replacing(path) as fresh, Arrow().writer(fresh, table.schema) as writer:
            writer.write_table(table)

    def tables(self) -> Iterator[Any]:
        """Give the parts in their order."""
        for _, _, path in self._whole():
            yield from Arrow().read(path, 0)

    def schema(self) -> Any:
        """Return the schema of the first part; None where there is none."""
        return next((Arrow().schema(path) for _, _, path in self._whole()), None)

    def remove(self) -> None:
        """Remove the folder."""
        shutil.rmtree(self._folder)

    def _whole(self) -> Iterator[tuple[int, int, Path]]:
        behind = 0
        for path in sorted(self._folder.glob(ALL)):
            name = NAME.fullmatch(path.name)
            if name is None or int(name[1]) != behind:
                return
            behind = int(name[2])
            yield int(name[1]), behind, path
