"""Change a source in one place at a time and see whether the bench notices: this measures the bench, not the core.

A change swaps an operator, negates a condition, exchanges the branches of a ``?:``, moves a constant by one, drops a
``~`` or a ``!``, or drops the reset of a register. Comments, guards, declarations and ports stay as they
are.

>>> for mutant in mutants(Path("a.sv"), "assign y_o = a_i & ~b_i;  // a & b\\n"):
...     print(mutant)
a.sv:1: assign y_o = a_i & ~b_i; becomes assign y_o = a_i | ~b_i;
a.sv:1: assign y_o = a_i & ~b_i; becomes assign y_o = a_i & b_i;
"""

from __future__ import annotations

import re
import resource
import tempfile
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import ceil
from pathlib import Path
from random import Random
from typing import Literal

from modforge.cores.model.core import CORES_FOLDER, Core
from modforge.cores.model.parameters import NO_SETTINGS
from modforge.hardware.errors import BenchError, BuildError
from modforge.hardware.guards import without_guards
from modforge.hardware.simulate import simulate

Fate = Literal["killed", "survived", "invalid"]
"""Whether the bench noticed. Invalid: the simulator did not take the source."""

SWAPPED = {
    "&": "|",
    "|": "&",
    "^": "|",
    "+": "-",
    "-": "+",
    "&&": "||",
    "||": "&&",
    "==": "!=",
    "!=": "==",
    "<": ">=",
    ">=": "<",
    ">": "<=",
    "<<": ">>",
    ">>": "<<",
}

OPERATOR = re.compile(r" ([&|^<>=!+-]{1,2}) ")
NEGATION = re.compile(r"(?<![\w)\]&|^~!])[~!](?=[\w(])")
CONDITION = re.compile(r"\bif \(")
QUESTION = re.compile(r" \? ")
SIZED = re.compile(r"(\w*)'([bdh])([0-9a-fA-F]+)\b|'([01])\b")
NUMBER = re.compile(r"(?<![\w'.])\d+(?![\w'])")
RESET = re.compile(r"if \(!(?:rst_ni|aresetn)\)( begin)?")
ASSIGNMENT = re.compile(r"[ \n]*[\w\[\]{}:+*, -]+ <= [^;]+;")
PIECE = re.compile(r"::|[?:;,(){}\[\]]")
"""What tells where the branches of a ``?:`` end; the ``::`` of a package is no ``:``."""

KEPT = re.compile(
    r"\s*(input|output|logic|wire|int|integer|genvar|parameter|module|import|assign unused_|\);|\.\w+\(\w+\))"
)
"""Beginnings of lines that no change touches: a wider or narrower declaration is another core, not a wrong one."""


VENDOR = "vendor"
"""The folder of sources that name primitives of a device: Icarus has none of them."""


@dataclass(frozen=True)
class Mutant:
    """A source with one change."""

    file: Path
    line: int

    before: str
    """The first line that changes, as it was."""

    after: str
    """The same line as it is now."""

    text: str
    """The whole source with the change."""

    def __str__(self) -> str:
        """Say where and what."""
        return f"{self.file.name}:{self.line}: {self.before} becomes {self.after or 'nothing'}"


def mutants(file: Path, source: str) -> list[Mutant]:
    """Return every change of ``source`` that differs from it and from the others, in the order of the lines."""
    found = {}
    for begin, end, new in sorted(set(_changes(_code(source)))):
        text = source[:begin] + new + source[end:]
        if text != source:
            found[text] = Mutant(file, *_first_difference(_code(source), _code(text)), text)
    return list(found.values())


def core_mutants(core: Core) -> list[Mutant]:
    """Return every change of the sources in the core's own folder, but for those of primitives, which no bench runs."""
    folder = CORES_FOLDER / core.name / "rtl"
    own = [path for path in core.paths() if path.is_relative_to(folder) and path.parent.name != VENDOR]
    return [mutant for path in own for mutant in mutants(path, path.read_text(encoding="utf-8"))]


def sample(found: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """Return ``count`` of the mutants, or all if there are fewer: the same for the same seed."""
    return Random(seed).sample(found, min(count, len(found)))


def mutation_run(
    core: Core,
    bits: int,
    chosen: Sequence[Mutant],
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    cases: int = 10,
    jobs: int = 2,
    progress: Callable[[Mutant, Fate], None] = lambda _mutant, _fate: None,
) -> dict[Fate, list[Mutant]]:
    """Run the bench of ``core`` on each of the mutants in Icarus, ``jobs`` at a time, and return their fates.

    The core as it is goes first: it must pass, and a mutant that takes twice as long as it did is killed.
    """
    with tempfile.TemporaryDirectory(prefix="modforge-mutant-") as name:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        simulate(core, bits, settings=settings, simulator="icarus", cases=cases, build_directory=Path(name))
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu_seconds = 2 * ceil(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
    fates: dict[Fate, list[Mutant]] = {"killed": [], "survived": [], "invalid": []}

    def run(mutant: Mutant) -> Fate:
        return _fate(core, bits, mutant, settings, cases, cpu_seconds)

    with ThreadPoolExecutor(jobs) as pool:
        for mutant, fate in zip(chosen, pool.map(run, chosen), strict=True):
            fates[fate].append(mutant)
            progress(mutant, fate)
    return fates


def kill_rate(fates: Mapping[Fate, Collection[Mutant]], equivalent: Collection[tuple[str, str]] = ()) -> float:
    """Return the part of the valid mutants that was killed, without those whose (before, after) are ``equivalent``."""
    survived = [mutant for mutant in fates["survived"] if (mutant.before, mutant.after) not in equivalent]
    return len(fates["killed"]) / (len(fates["killed"]) + len(survived))


def _fate(core: Core, bits: int, mutant: Mutant, settings: Mapping[str, int], cases: int, cpu_seconds: int) -> Fate:
    with tempfile.TemporaryDirectory(prefix="modforge-mutant-") as name:
        changed = Path(name) / mutant.file.name
        changed.write_text(mutant.text, encoding="utf-8")
        files = tuple(str(changed if path == mutant.file else path) for path in core.paths())
        try:
            simulate(
                replace(core, files=files),
                bits,
                settings=settings,
                simulator="icarus",
                cases=cases,
                build_directory=Path(name),
                cpu_seconds=cpu_seconds,
            )
        except BenchError:
            return "killed"
        except BuildError:
            return "invalid"
        return "survived"


def _code(source: str) -> str:
    """Return the source with blanks for comments and guards, each character in its place."""
    plain = re.sub(r"//[^\n]*|/\*.*?\*/", lambda match: re.sub(r"[^\n]", " ", match[0]), source, flags=re.DOTALL)
    return without_guards(plain)


def _first_difference(before: str, after: str) -> tuple[int, str, str]:
    """Return the number of the first line that differs, and the line in both; nothing for the second if it is gone."""
    old, new = before.splitlines(), after.splitlines()
    at = next(index for index, line in enumerate(old) if index >= len(new) or line != new[index])
    gone = len(new) < len(old) and old[len(old) - len(new) + at :] == new[at:]
    return at + 1, old[at].strip(), "" if gone else new[at].strip()


def _changes(code: str) -> Iterator[tuple[int, int, str]]:
    """Yield (begin, end, new text) for each change."""
    begin = 0
    for line in code.splitlines(keepends=True):
        if not KEPT.match(line):
            for at, end, new in _changes_of_a_line(line):
                yield begin + at, begin + end, new
        begin += len(line)
    for match in CONDITION.finditer(code):
        end = _closing(code, match.end() - 1)
        if code[match.end()] in "!~" and re.fullmatch(r".\w+", code[match.end() : end]):
            continue  # Dropping the ! or ~ does the same.
        yield match.end(), end, f"!({code[match.end() : end]})"
    for match in QUESTION.finditer(code):
        if branches := _branches(code, match.end()):
            colon, end = branches
            first, second = code[match.end() : colon].strip(), code[colon + 1 : end].strip()
            yield match.end(), end, f"{second} : {first}"
    for match in RESET.finditer(code):
        if match[1]:
            end = code.index("end", match.end())
            yield from ((reset.start(), reset.end(), "") for reset in ASSIGNMENT.finditer(code, match.end(), end))
        elif reset := ASSIGNMENT.match(code, match.end()):
            yield reset.start(), reset.end(), " begin end"


def _changes_of_a_line(line: str) -> Iterator[tuple[int, int, str]]:
    for match in OPERATOR.finditer(line):
        if match[1] in SWAPPED:
            yield match.start(1), match.end(1), SWAPPED[match[1]]
    for match in NEGATION.finditer(line):
        yield match.start(), match.end(), ""
    for match in SIZED.finditer(line):
        if match[4]:
            yield match.start(4), match.end(4), "10"[int(match[4])]
        else:
            base = {"b": 2, "d": 10, "h": 16}[match[2]]
            value = int(match[3], base)
            max_value = (1 << int(match[1])) - 1 if match[1].isdigit() else value + 1
            for near in (value - 1, value + 1):
                if 0 <= near <= max_value:
                    yield match.start(3), match.end(3), format(near, match[2].replace("h", "x"))
    for match in NUMBER.finditer(line):
        value = int(match[0])
        for near in (value - 1, value + 1):
            if near >= 0:
                yield match.start(), match.end(), str(near)


def _closing(code: str, opening: int) -> int:
    """Return where the bracket at ``opening`` closes."""
    depth = 0
    for at in range(opening, len(code)):
        depth += (code[at] in "([{") - (code[at] in ")]}")
        if depth == 0:
            return at
    return len(code)


def _branches(code: str, begin: int) -> tuple[int, int] | None:
    """Return where the ``:`` is that belongs to the ``?`` before ``begin``, and where the second branch ends."""
    depth = 0
    questions = 1
    colon = None
    for match in PIECE.finditer(code, begin):
        at, piece = match.start(), match[0]
        questions += depth == 0 and piece == "?"
        questions -= depth == 0 and piece == ":"
        if depth == 0 and (piece in ";,)]}" or questions < 0):
            # Below 0: the ``:`` is of a ``?:`` whose first branch this one is.
            return (colon, len(code[:at].rstrip())) if colon else None
        if depth == 0 and questions == 0 and colon is None:
            colon = at
        depth += (piece in "([{") - (piece in ")]}")
    return None
