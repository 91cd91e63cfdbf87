"""Where results and build products are kept."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path


def cache_directory() -> Path:
    """Return where results and build products are kept: ``$MODFORGE_CACHE`` or ``~/.cache/modforge``."""
    configured = os.environ.get("MODFORGE_CACHE")
    return Path(configured) if configured else Path.home() / ".cache" / "modforge"


def build_directory(kind: str) -> Path:
    """Return the folder in the cache for build products of this kind, which is made.

    Where nothing can be written there, it is a temporary one that ends with this process: only time is lost. It stays
    if there is something for people in it: waveforms, or what :func:`keep_for_people` was told of.
    """
    folder = cache_directory() / kind
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        made = _instead() / kind
        made.mkdir(exist_ok=True)
        return made


def keep_for_people(path: Path) -> Path:
    """Return the path that a message names, and let the temporary folder that it may be in outlive the process."""
    _kept.add(path.resolve())
    return path


_kept: set[Path] = set()


@cache
def _instead() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="modforge-cache-"))

    def end() -> None:
        if not any(folder.rglob("*.vcd")) and not any(path.is_relative_to(folder.resolve()) for path in _kept):
            shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)
    return folder
