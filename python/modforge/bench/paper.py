"""The table of Kryvinska et al. (2024), figure 4, measured again.

The paper times Montgomery multiplication, the average of 20 executions, on an Intel Core i9-13900K with OpenSSL,
Crypto++, MPIR and a reduction of its own on top of MPIR. Here GMP replaces MPIR, its fork, and 4096 bits are added.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modforge.bench.compare import is_modforge
from modforge.bench.program.run import run

EXECUTIONS = 20
TRIALS = {1024: 10_000, 2048: 50_000, 4096: 50_000}
"""Multiplications of one execution by size; the paper has the first two."""


@dataclass(frozen=True)
class Function:
    """A function of the paper: its name there, its times there in nanoseconds by size, and who it is here."""

    name: str
    paper_ns: Mapping[int, int]
    subject: str
    method: str


FUNCTIONS = (
    Function("openssl", {1024: 208, 2048: 827}, "OpenSSL", "BN_mod_mul_montgomery"),
    Function("crypto++", {1024: 279, 2048: 968}, "Crypto++", "MontgomeryRepresentation::Multiply"),
    Function("redc_1", {1024: 183, 2048: 646}, "GMP", "mpn_mul_n + mpn_redc_1"),
    Function("redc_2", {1024: 190, 2048: 658}, "GMP", "mpn_mul_n + mpn_redc_2"),
    Function("redc_n", {1024: 238, 2048: 690}, "GMP", "mpn_mul_n + mpn_redc_n"),
    Function("new", {1024: 168, 2048: 551}, "GMP", "mpn_mul_n + new_reduce"),
)


OURS = ("avx512ifma", "avxifma", "avx512f", "adx", "portable", "redc_1", "redc_2", "redc_n", "new_reduce")
"""The kernels of the engine, and its own forms of the reductions of the paper."""

SUBJECTS = (*dict.fromkeys(function.subject for function in FUNCTIONS), *(f"modforge {name}" for name in OURS))


@dataclass(frozen=True)
class Line:
    """One function or one way of the engine: the paper's times and ours, nanoseconds by size."""

    name: str
    paper_ns: Mapping[int, int]
    measured_ns: Mapping[int, float]

    def as_dict(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        return {"name": self.name, "paper_ns": dict(self.paper_ns), "measured_ns": dict(self.measured_ns)}


def measure(
    binary: Path,
    *,
    executions: int = EXECUTIONS,
    trials: Mapping[int, int] = TRIALS,
    progress: Callable[[dict[str, Any]], None] | None = None,
) -> list[dict[str, Any]]:
    """Return the rows of the multiplications, all functions of one size in one interleaved run."""
    rows: list[dict[str, Any]] = []
    for number, (bits, count) in enumerate(trials.items()):

        def report(event: dict[str, Any], before: int = number * executions) -> None:
            if progress is not None:
                progress({**event, "done": before + event["done"], "total": executions * len(trials)})

        rows += run(
            binary,
            bits=[bits],
            operations=["multiply"],
            rounds=executions,
            trials=count,
            variants=True,
            subjects=SUBJECTS,
            progress=report,
        )
    return rows


def lines(rows: Sequence[Mapping[str, Any]]) -> list[Line]:
    """Return the paper's functions, then the engine's kernels and reductions, with the means that were measured."""
    found = [
        Line(
            function.name,
            function.paper_ns,
            _means(row for row in rows if (row["subject"], row["method"]) == (function.subject, function.method)),
        )
        for function in FUNCTIONS
    ]
    for subject in dict.fromkeys(row["subject"] for row in rows if is_modforge(row)):
        found.append(Line(subject, {}, _means(row for row in rows if row["subject"] == subject)))
    return found


def _means(rows: Any) -> dict[int, float]:
    return {row["bits"]: row["mean_ns"] for row in rows}
