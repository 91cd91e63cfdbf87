"""Whether files can be written, before the work that makes them."""

from __future__ import annotations

import os
from pathlib import Path

from modforge.files.beside import beside
from modforge.files.write import naming


def need_writable(folder: Path) -> None:
    """Raise OSError, with this path, unless files can be written into a folder, which need not be there yet.

    It tries: rights alone do not say it, on a file system that is read-only or for the superuser.
    """
    there = next(each for each in (folder, *folder.parents) if os.path.lexists(each))
    with naming(folder), beside(there):
        pass
