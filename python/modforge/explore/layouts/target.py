"""The target of field code: compiled here from C or Rust, checked and measured; or counts alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from modforge import field, machine
from modforge.explore.columns import COLUMNS, COUNTED, TIMED
from modforge.explore.layouts.space import FieldPoint
from modforge.results import Question, content_hash

COMPILERS = {"c": "cc", "rust": "rustc"}
"""The languages, with the compiler of each."""

CASES = 16
"""Random operands on which code is compared with Python's integers before it is measured, beside those at the edges."""


@dataclass(frozen=True)
class FieldTarget:
    """A language, or with none only counts."""

    name: str | None

    @property
    def label(self) -> str:
        """The name for people."""
        return f"compiled {self.name}" if self.name else "the counts"

    @property
    def work(self) -> str:
        """The title of the stage that makes it."""
        return "Measuring"

    @property
    def columns(self) -> list[str]:
        """The columns that a design has, in the order of tables."""
        has = {*COUNTED, *(TIMED if self.name else ())}
        return ["Word", "Layout", *(name for name in COLUMNS if name in has)]

    def requests(self, point: FieldPoint) -> list[dict[str, Any]]:
        """Return what has to be run for a design, as plain data that travels to another process."""
        if self.name is None:
            return []
        return [{"modulus": hex(point.modulus), **point.settings, "target": self.name}]

    def figures(self, known: Mapping[str, float], outputs: Sequence[Mapping[str, Any]]) -> dict[str, float]:  # noqa: ARG002
        """Return the columns that the row gives."""
        (found,) = outputs
        return {"ns": found["mul_ns"], "square_ns": found["square_ns"], "rate": 1e9 / found["mul_ns"]}


def question(request: Mapping[str, Any], folder: Path) -> Question:
    """Return the question how fast one layout is here; ``folder`` is for the compiled code."""
    p, word, label, language = int(request["modulus"], 16), request["Word"], request["Layout"], request["target"]
    inputs = {"modulus": hex(p), "word": word, "layout": label, "cases": CASES, "generator": generator()}
    compiler = COMPILERS[language]
    tools = {compiler: machine.compiler_version(compiler), "cpu": machine.processor()}

    def find() -> dict[str, Any]:
        return vars(field.measured(p, word=word, kind=label, language=language, cases=CASES, folder=folder))

    return Question("layout", f"field {language}", inputs, tools, find)


@cache
def generator() -> str:
    """Return a hash of the generator's sources: a layout is measured again when they change."""
    folder = Path(field.__file__).parent
    paths = sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".jinja"))
    return content_hash([str(path.relative_to(folder)) for path in paths], paths)
