"""Which module of a package imports which: read from the sources, nothing is run."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

Imports = Mapping[str, set[str]]
"""What each module of a package imports from it, by their names within the package."""


@cache
def imports_of(folder: Path, package: str) -> Imports:
    """Read all modules of a package; imports within functions count. Several tests ask about the same package."""
    names = {path: module(path, folder) for path in sorted(folder.rglob("*.py"))}
    known = set(names.values())
    return {
        name: {own_name(text, package, known) for text in imported(path, folder, package)} - {""}
        for path, name in names.items()
    }


def module(path: Path, folder: Path) -> str:
    """The name of a file, without that of the package; a folder has the name of its ``__init__``."""
    parts = path.relative_to(folder).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


def imported(path: Path, folder: Path, package: str) -> Iterator[str]:
    """Everything that a file imports, by its whole name."""
    rooms = (package, *path.parent.relative_to(folder).parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            room = rooms[: len(rooms) - node.level + 1] if node.level else ()
            start = ".".join((*room, *([node.module] if node.module else [])))
            yield from (f"{start}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def own_name(text: str, package: str, known: set[str]) -> str:
    """The module of the package in which something imported is, or nothing."""
    if not f"{text}.".startswith(f"{package}."):
        return ""
    inside = text[len(package) + 1 :]
    return next((name for name in (inside, inside.rpartition(".")[0]) if name in known), "__init__")


def circle(imports: Imports) -> list[str]:
    """The modules of circles, or none.

    Modules go that import only those already taken away, and modules that only those import that are already taken
    away; none of either is in a circle.
    """
    left = {name: others - {name} for name, others in imports.items()}
    while True:
        used = set[str]().union(*left.values())
        free = [name for name, others in left.items() if not others or name not in used]
        if not free:
            return sorted(left)
        left = {name: others - set(free) for name, others in left.items() if name not in free}
