"""The pages of cores and the headers of sources, for readers who do not have the repository before them."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from modforge.cores.model.core import CORES_FOLDER, Core
from modforge.licence import LINES

IMAGE = re.compile(r"\]\(figures/(\w+\.svg)\)")
FIGURE = re.compile(r"^!\[[^\]]*\]\(figures/.*?\n\n.*?\n\n", re.MULTILINE | re.DOTALL)
"""A picture and the paragraph below it, which is about it."""

LINK = re.compile(r"\[([^\]]+)\]\(\.\./([^)]+)\)")


def page(core: Core, *, figures: bool = True) -> str:
    """Return the README of ``core``; links to other pages become the command that shows them, or their paths.

    Its figures are those of :func:`pictures`, or left out.
    """
    text = (CORES_FOLDER / core.name / "README.md").read_text(encoding="utf-8")
    text = IMAGE.sub(rf"]({core.name}_\1)", text) if figures else FIGURE.sub("", text)
    return LINK.sub(_words, text)


def pictures(core: Core) -> dict[str, Path]:
    """Return the figures of the README by the names that they have on the page."""
    return {f"{core.name}_{path.name}": path for path in sorted((CORES_FOLDER / core.name / "figures").glob("*.svg"))}


def _words(link: re.Match[str]) -> str:
    text, path = link.groups()
    folder, _, file = path.partition("/")
    shown = f"modforge core show {folder}" if file == "README.md" and folder != "bus" else _from_root(path)
    return f"{text} (`{shown}`)"


def _from_root(path: str) -> str:
    """Return a path that begins in the folder of the cores as it is in the repository."""
    return posixpath.normpath(f"python/modforge/cores/{path}")


def header(source: Path) -> str:
    """Return the comment that a source begins with, without its slashes and the line about the licence."""
    lines = []
    for line in source.read_text(encoding="utf-8").removeprefix(LINES[source.suffix]).splitlines():
        if not line.startswith("//"):
            break
        lines.append(line.removeprefix("//").removeprefix(" "))
    return "\n".join(lines)
