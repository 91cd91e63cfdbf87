"""The written files as the page links to them: what to read first comes first, what every folder has comes last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from urllib.parse import quote

ROOMS = {"field": "Field code", "core": "Hardware core"}

DRAWINGS = {"_blocks.svg": "What the core consists of", "_timing.svg": "Its signals during one product"}
"""The drawings that come with a core, by the ends of their names."""

ORDER = (".md", ".h", ".c", ".rs", ".sv")
"""Endings in the order in which one reads such files; all others come after them, by name."""


@dataclass(frozen=True)
class Files:
    """The files of one form with their addresses; ``asides`` are licences and drawings."""

    heading: str
    main: tuple[tuple[str, str], ...]
    asides: tuple[tuple[str, str], ...]


def grouped(files: Sequence[str], folder: str) -> tuple[Files, ...]:
    """Return the files of ``folder`` by form.

    >>> [(group.heading, group.main) for group in grouped(["core/a.sv", "core/a.md"], "p")]
    [('Hardware core', (('a.md', 'p/core/a.md'), ('a.sv', 'p/core/a.sv')))]
    """
    rooms: dict[str, list[str]] = {}
    for file in files:
        rooms.setdefault(file.partition("/")[0] if "/" in file else "", []).append(file)
    groups = []
    for room, its in rooms.items():
        links = [
            (file.removeprefix(f"{room}/") if room else file, _address(folder, file)) for file in sorted(its, key=_rank)
        ]
        groups.append(
            Files(
                ROOMS.get(room, room),
                tuple(link for link in links if not _is_aside(link[0])),
                tuple(link for link in links if _is_aside(link[0])),
            )
        )
    return tuple(groups)


def drawings(files: Sequence[str], folder: str) -> tuple[tuple[str, str], ...]:
    """Return what each drawing of the core shows, and its address.

    >>> drawings(["core/a_timing.svg", "core/a.sv"], "p")
    (('Its signals during one product', 'p/core/a_timing.svg'),)
    """
    return tuple(
        (text, _address(folder, file)) for ending, text in DRAWINGS.items() for file in files if file.endswith(ending)
    )


def _address(folder: str, file: str) -> str:
    return f"{quote(folder, safe='')}/{quote(file)}"


def _rank(file: str) -> tuple[int, int, str]:
    """Return the place of a file: the README of a core, which has the core's width in its name, before the page."""
    path = PurePosixPath(file)
    place = ORDER.index(path.suffix) if path.suffix in ORDER else len(ORDER)
    return place, -len(file) if path.suffix == ".md" else 0, file


def _is_aside(file: str) -> bool:
    path = PurePosixPath(file)
    return path.name.startswith("LICENSE") or path.suffix == ".svg"
