"""Which file of a crate imports which: read from the sources, nothing is compiled.

A name counts for the file that defines it: re-exports are followed, so ``crate::Modulus`` is the file behind it and not
``lib.rs``. A re-export itself is no import, unless the file that has it uses the name too. The heads of blocks such as
``mod tests { … }`` are read, macros are not expanded, and what a glob brings is looked for where it points.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from modules import Imports

Place = tuple[str, ...]
"""The path of a module from the root of its crate."""

NO_CODE = re.compile(r"""//[^\n]*|/\*.*?\*/|r(#+)".*?"\1|"(?:\\.|[^"\\])*"|'(?:\\.[^']*|[^\\'])'""", re.DOTALL)
"""Comments, strings and characters."""

BLOCK = re.compile(r"\bmod (\w+) \{")
DECLARED = re.compile(r"\bmod (\w+);")
USE = re.compile(r"(\bpub\b(?:\([^)]*\))? )?\buse ([^;]+);")
DEFINED = re.compile(r"\b(?:fn|struct|enum|union|trait|type|const|static|macro_rules!) (\w+)")
EXPORTED_MACRO = re.compile(r"#\[macro_export\]\s*macro_rules! (\w+)")
PATH = re.compile(r"(?<![\w:$])\$?([a-z_]\w*)((?:::\w+)+)")


@dataclass
class Use:
    """One name that a ``use`` brings, ``*`` for all."""

    path: Place
    exported: bool


@dataclass
class Module:
    """A file, or a block ``mod … { … }`` in one."""

    file: str
    code: str = ""
    """Without comments, strings, declarations ``use`` and inner blocks."""
    uses: dict[str, Use] = field(default_factory=dict)
    globs: list[Use] = field(default_factory=list)
    defined: set[str] = field(default_factory=set)


def imports_of(folder: Path) -> Imports:
    """Read the sources of a crate; each file is named by its path in them."""
    crate = Crate(folder)
    imports: dict[str, set[str]] = {module.file: set() for module in crate.modules.values()}
    for place, module in crate.modules.items():
        imports[module.file] |= set(crate.imported(place)) - {module.file}
    return imports


class Crate:
    """The modules of a crate by their places."""

    def __init__(self, folder: Path) -> None:
        self.modules: dict[Place, Module] = {}
        self.macros: dict[str, str] = {}
        for path in sorted(folder.rglob("*.rs")):
            parts = path.relative_to(folder).with_suffix("").parts
            place = parts[:-1] if parts[-1] in {"mod", "lib", "main"} else parts
            name = path.relative_to(folder).as_posix()
            text = re.sub(r"\s+", " ", NO_CODE.sub("0", path.read_text(encoding="utf-8")))
            self.macros |= dict.fromkeys(EXPORTED_MACRO.findall(text), name)
            self.read(place, name, text)

    def read(self, place: Place, file: str, text: str) -> None:
        """Add a module and those in its blocks."""
        module = self.modules.setdefault(place, Module(file))
        while found := BLOCK.search(text):
            end = closing(text, found.end())
            self.read((*place, found[1]), file, text[found.end() : end])
            text = f"{text[: found.start()]} {text[end + 1 :]}"
        for visible, tree in USE.findall(text):
            for path, name in leaves(tree):
                use = Use(path, bool(visible))
                if name == "*":
                    module.globs.append(use)
                else:
                    module.uses[name] = use
        module.code = USE.sub(" ", text)
        module.defined = set(DEFINED.findall(module.code))

    def imported(self, place: Place) -> Iterator[str]:
        """The files behind all names that a module uses."""
        module = self.modules[place]
        for name, use in module.uses.items():
            # What is used of an imported module is found in the code.
            if not use.exported or re.search(rf"\b{name}\b", module.code):
                yield from self.file_of(place, use.path, modules_too=False)
        for use in module.globs:
            if not use.exported:
                yield from self.file_of(place, use.path)
        for first, rest in PATH.findall(module.code):
            yield from self.file_of(place, (first, *rest.split("::")[1:]))

    def file_of(self, place: Place, path: Place, modules_too: bool = True) -> Iterator[str]:
        """The file that defines what a path names, if it is one of the crate."""
        found = self.find(place, path, frozenset())
        if found and (found[1] or modules_too):
            here, rest = found
            yield self.macros[rest[0]] if not here and rest and rest[0] in self.macros else self.modules[here].file

    def find(self, place: Place, path: Place, seen: frozenset[tuple[Place, Place]]) -> tuple[Place, Place] | None:
        """The last module on a path, and the part of the path that it defines; nothing for another crate."""
        here = self.start(place, path[0], seen | {(place, path)})
        if here is None or (place, path) in seen:
            return None
        rest = path[1:]
        while rest and (rest[0] == "super" or (*here, rest[0]) in self.modules):
            here, rest = (here[:-1] if rest[0] == "super" else (*here, rest[0])), rest[1:]
        module = self.modules[here]
        if not rest or rest[0] in module.defined:
            return here, rest
        if rest[0] in module.uses:
            return self.find(here, (*module.uses[rest[0]].path, *rest[1:]), seen | {(place, path)})
        for use in module.globs:
            found = self.find(here, (*use.path, *rest), seen | {(place, path)})
            if found and (not found[1] or found[1][0] in self.modules[found[0]].defined):
                return found
        return here, rest

    def start(self, place: Place, name: str, seen: frozenset[tuple[Place, Place]]) -> Place | None:
        """The module that the first part of a path names, seen from another."""
        if name == "crate":
            return ()
        if name in {"self", "super"}:
            return place[: len(place) - (name == "super")]
        if (*place, name) in self.modules:
            return (*place, name)
        use = self.modules[place].uses.get(name)
        found = self.find(place, use.path, seen) if use and use.path[0] != name else None
        return found[0] if found and not found[1] else None


def closing(text: str, start: int) -> int:
    """The place of the brace that closes the block that begins at a place."""
    depth = 1
    for found in re.finditer("[{}]", text[start:]):
        depth += 1 if found[0] == "{" else -1
        if depth == 0:
            return start + found.start()
    raise AssertionError("a block without an end")


def leaves(tree: str) -> Iterator[tuple[Place, str]]:
    """The paths of a tree of ``use``, each with the name that it gets."""
    tree = tree.strip()
    if found := re.fullmatch(r"((?:::)?(?:\w+::)*)\{(.*)\}", tree):
        for branch in re.findall(r"(?:[^,{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})+", found[2]):
            if branch.strip():
                yield from leaves(found[1] + branch.strip())
        return
    path, _, name = tree.partition(" as ")
    parts = tuple(path.split("::"))
    if parts[-1] == "*":
        yield parts[:-1], "*"
    else:
        parts = parts[:-1] if len(parts) > 1 and parts[-1] == "self" else parts
        yield parts, name or parts[-1]
