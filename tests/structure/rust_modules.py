"""Which file of a crate imports which: read from the sources, nothing is compiled.

A name counts for the file that defines it: re-exports are followed, so ``crate::Modulus`` is the file behind it and not
``lib.rs``. A re-export itself is no import, unless the file that has it uses the name too. What a glob brings is looked
for where it points. Macros are not expanded: what one is made of counts for the file that defines it, and a macro that
a file has from the text before it (``#[macro_use]``) for the file that uses it. Blocks of tests are left out, as they
may use all that is above.

The files of a folder share what its ``mod.rs`` defines, and that uses the files. So such a file is taken item by item:
``mod.rs::Name`` is what is defined under that name, with what is implemented for it.
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

BLOCK = re.compile(r"(#\[cfg\(test\)\] )?\bmod (\w+) \{")
MACRO = re.compile(r"\bmacro_rules! (\w+) \{")
DECLARED = re.compile(r"\bmod (\w+);")
USE = re.compile(r"(\bpub\b(?:\([^)]*\))? )?\buse ([^;]+);")
DEFINED = re.compile(r"\b(?:fn|struct|enum|union|trait|type|const(?! fn)|static|macro_rules!) (\w+)")
EXPORTED_MACRO = re.compile(r"#\[macro_export\]\s*macro_rules! (\w+)")
IMPLEMENTED = re.compile(r"\bimpl\b([^{]*)\{")
CALLED = re.compile(r"(?<!:)\b(\w+)!")
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
    macros: dict[str, str] = field(default_factory=dict)
    """What macros are made of."""

    def node(self, name: str = "") -> str:
        """What stands for a name that is defined here: the file, or in a ``mod.rs`` the item."""
        return f"{self.file}::{name}" if name in self.defined and is_shared(self.file) else self.file

    def parts(self) -> Iterator[tuple[str, str]]:
        """The nodes of this module, each with its code."""
        for name, body in self.macros.items():
            yield self.node(name), body
        if not is_shared(self.file):
            yield self.file, self.code
            return
        for item in items(self.code):
            yield self.node(owner(item)), item


def imports_of(folder: Path) -> Imports:
    """Read the sources of a crate; each file is named by its path in them."""
    crate = Crate(folder)
    imports: dict[str, set[str]] = {}
    for place, module in crate.modules.items():
        for node, code in module.parts():
            imports.setdefault(node, set()).update(set(crate.imported(place, code)) - {node})
    return imports


def circles(imports: Imports) -> list[list[str]]:
    """The groups of modules that import each other, within one file not counted."""
    importers: dict[str, set[str]] = {}
    for name, others in imports.items():
        for other in others:
            importers.setdefault(other, set()).add(name)
    found, done = [], set[str]()
    for name in imports:
        if name not in done:
            group = reached(name, imports) & reached(name, importers)
            done |= group
            if len({module.partition("::")[0] for module in group}) > 1:
                found.append(sorted(group))
    return found


def reached(start: str, imports: Imports) -> set[str]:
    """A module and all that it imports, also by way of others."""
    seen, ahead = {start}, [start]
    while ahead:
        more = imports.get(ahead.pop(), set()) - seen
        seen |= more
        ahead.extend(more)
    return seen


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
        # A name that several files give to a macro is one that each of them has for itself.
        self.textual: dict[str, list[str]] = {}
        for module in self.modules.values():
            for macro in module.macros:
                self.textual.setdefault(macro, []).append(module.node(macro))
        self.textual = {macro: nodes for macro, nodes in self.textual.items() if len(nodes) == 1}

    def read(self, place: Place, file: str, text: str) -> None:
        """Add a module and those in its blocks."""
        module = self.modules.setdefault(place, Module(file))
        while found := BLOCK.search(text):
            end = closing(text, found.end())
            if not found[1]:
                self.read((*place, found[2]), file, text[found.end() : end])
            text = f"{text[: found.start()]} {text[end + 1 :]}"
        while found := MACRO.search(text):
            end = closing(text, found.end())
            module.defined.add(found[1])
            body = module.macros.get(found[1], "") + text[found.end() : end]
            module.macros[found[1]] = USE.sub(written_out, body)
            text = f"{text[: found.start()]} {text[end + 1 :]}"
        for visible, tree in USE.findall(text):
            for path, name in leaves(tree):
                use = Use(path, bool(visible))
                if name == "*":
                    module.globs.append(use)
                else:
                    module.uses[name] = use
        module.code = re.sub(r"\bpub\([^)]*\)", "pub", DECLARED.sub(" ", USE.sub(" ", text)))
        module.defined |= set(DEFINED.findall(module.code))

    def imported(self, place: Place, code: str) -> Iterator[str]:
        """The nodes behind all names that some code of a module uses."""
        module = self.modules[place]
        words = set(re.findall(r"\w+", code))
        for name in set(CALLED.findall(code)) - module.defined - module.uses.keys():
            yield from self.textual.get(name, [])[:1]
        for name in words & module.uses.keys():
            # What is used of an imported module is found in the code.
            yield from self.node_of(place, module.uses[name].path, modules_too=False)
        for use in module.globs:
            if not use.exported:
                yield from self.node_of(place, use.path)
        for first, rest in PATH.findall(code):
            yield from self.node_of(place, (first, *rest.split("::")[1:]))
        if is_shared(module.file):
            yield from map(module.node, words & module.defined)

    def node_of(self, place: Place, path: Place, modules_too: bool = True) -> Iterator[str]:
        """What defines the name at the end of a path, if that is in the crate."""
        found = self.find(place, path, frozenset())
        if found and found[0] and not found[1]:
            yield from self.node_beside(*found[0])
        if found and (found[1] or modules_too):
            here, rest = found
            if not here and rest and rest[0] in self.macros:
                yield self.macros[rest[0]]
            elif here in self.modules:
                yield self.modules[here].node(rest[0] if rest else "")

    def node_beside(self, *module: str) -> Iterator[str]:
        """What defines something else that has the name of a module, in the same place."""
        *above, name = module
        around = self.modules.get(tuple(above))
        if around and name in around.defined:
            yield around.node(name)
        elif around and name in around.uses and around.uses[name].path[-2:] == (name, name):
            yield from self.node_of(tuple(above), around.uses[name].path)

    def find(self, place: Place, path: Place, seen: frozenset[tuple[Place, Place]]) -> tuple[Place, Place] | None:
        """The last module on a path, and the part of the path that it defines; nothing for another crate."""
        here = self.start(place, path[0], seen | {(place, path)})
        if here is None or (place, path) in seen:
            return None
        rest = path[1:]
        while rest and (rest[0] == "super" or (*here, rest[0]) in self.modules):
            here, rest = (here[:-1] if rest[0] == "super" else (*here, rest[0])), rest[1:]
        if here not in self.modules:
            return None
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


def written_out(use: re.Match[str]) -> str:
    """The paths of a declaration ``use``, as code would have them."""
    return " ".join(f"{'::'.join(path)};" for path, _ in leaves(use[2].replace("$crate", "crate")))


def is_shared(file: str) -> bool:
    """Whether a file has what those of its folder share."""
    return Path(file).name in {"mod.rs", "lib.rs", "main.rs"}


def items(code: str) -> Iterator[str]:
    """The items of a module, one after the other."""
    start, depth = 0, 0
    for found in re.finditer(r"[][{}();]", code):
        depth += (found[0] in "[{(") - (found[0] in ")}]")
        if depth == 0 and found[0] in "};":
            yield code[start : found.end()]
            start = found.end()


def owner(item: str) -> str:
    """The name that an item defines, or for which it implements something."""
    defined, implemented = DEFINED.search(item), IMPLEMENTED.search(item)
    if implemented and (not defined or implemented.start() < defined.start()):
        head = implemented[1]
        while "<" in head:
            shorter = re.sub(r"<[^<>]*>", "", head.replace("->", ""))
            head = shorter if shorter != head else head.replace("<", "")
        names = re.findall(r"\w+", re.split(r"\bwhere\b", re.split(r"\bfor\b", head)[-1])[0])
        return str(names[-1]) if names else ""
    return defined[1] if defined else ""
