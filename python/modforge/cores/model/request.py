"""Request and report of a bench, between the process that simulates and the bench in the simulator."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Hashable, Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Self

from modforge.cores.model.edges import Case, telling
from modforge.cores.model.parameters import Parameters

VARIABLE = "MODFORGE_BENCH"


@dataclass(frozen=True)
class BenchReport:
    """Counts of checked cases; written anew after each test of the bench."""

    cases: int = 0
    edge_cases: int = 0
    cycles: int = 0
    interval: int = 0


@dataclass(frozen=True)
class BenchRequest:
    """The cases that a bench tries."""

    core: str
    parameters: Parameters
    modulus: int | None = None
    cases: int = 100
    seed: int = 1
    few: bool = False
    """Whether only the most telling ones of the edge cases are tried."""

    report: str = "report.json"

    @classmethod
    def from_environment(cls) -> Self:
        """Read the request that the simulating process left."""
        return cls(**json.loads(os.environ[VARIABLE]))

    def edges(self, cases: Iterable[Case], traits: Callable[[Case], Iterable[Hashable]]) -> list[Case]:
        """Return the edge cases to try, of all that there are."""
        return telling(cases, traits) if self.few else list(cases)

    def environment(self) -> dict[str, str]:
        """Return the variable that hands the request over."""
        return {VARIABLE: json.dumps(asdict(self))}

    def read(self) -> BenchReport:
        """Return the report so far."""
        path = Path(self.report)
        return BenchReport(**json.loads(path.read_text())) if path.exists() else BenchReport()

    def add(self, cases: int = 0, **figures: int) -> None:
        """Report ``cases`` more and the other figures as they are."""
        before = self.read()
        after = replace(before, cases=before.cases + cases, **figures)
        fresh = Path(f"{self.report}.new")
        fresh.write_text(json.dumps(asdict(after)))
        fresh.replace(self.report)  # so that a reader never sees half of it
