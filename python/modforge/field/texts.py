"""Texts into files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


def write_texts(texts: Mapping[str, str], directory: Path) -> list[Path]:
    """Write texts by their names in a folder, which is made; return their paths."""
    for name, text in texts.items():
        path = directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return [directory / name for name in texts]
