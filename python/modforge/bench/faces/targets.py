"""The targets of the faces, and whether rows reach them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from modforge.bench.faces import calls, columns, contest
from modforge.bench.faces.calls import OURS
from modforge.bench.faces.integers import modulus_of, names
from modforge.bench.faces.modexp import powers
from modforge.bench.level import target as level

MAX_CROSSING_NS = 250.0
"""Maximum cost of a call from Python above the engine, up to :data:`CROSSING_BITS`."""

CROSSING_BITS = 512

MODEXP: Mapping[str, float] = {"GMP": 1.0, "mpz_powm alone": 1.0, "aurora-engine-modexp": 2.0, "num-bigint": 2.0}
"""How many times as fast as these one power from bytes to bytes is to be."""

MIN_SCALING = 1.9
"""How many times as fast powers are to be on two cores."""

MAX_PRODUCT_NS = 8.0
"""Maximum cost of a 256-bit product through memory on one core."""


@dataclass(frozen=True)
class FaceTarget:
    """A figure of two rows of one operation and modulus, or of one row, that is to reach a bound.

    The figure is how many times ``ours`` is as fast as ``other``, in ``ratio``; how much longer it takes, in ``above``;
    or its time, in ``time``. The last two are nanoseconds.
    """

    operation: str
    modulus: str
    figure: str
    bound: float
    ours: str
    other: str = ""


@dataclass(frozen=True)
class FaceVerdict:
    """A target with its figure, which is None where a row is missing."""

    target: FaceTarget
    measured: float | None

    @property
    def reached(self) -> bool | None:
        """Whether it is reached, or None where nothing was measured."""
        if self.measured is None:
            return None
        if self.target.figure == "ratio":
            return round(self.measured, 2) >= self.target.bound  # as the tables show it
        return self.measured <= self.target.bound

    def as_dict(self) -> dict[str, Any]:
        """Return target and figure as plain data for JSON."""
        return {**asdict(self.target), "measured": self.measured, "reached": self.reached}


FIGURES: Mapping[str, Callable[[float, float], float]] = {
    "ratio": lambda ours, other: other / ours,
    "above": lambda ours, other: ours - other,
    "time": lambda ours, _: ours,
}


def targets() -> Iterator[FaceTarget]:
    """Yield all targets."""
    for bits in (bits for bits in calls.BITS if bits <= CROSSING_BITS):
        yield FaceTarget("product", calls.names(bits), "above", MAX_CROSSING_NS, OURS["Python"], OURS["Rust"])
    for job, bits in names():
        for peer in (contest.GMP, contest.READY):
            yield FaceTarget(job, modulus_of(job, bits), "ratio", level(job, f"{bits} bits"), contest.OURS, peer)
    for power in powers():
        for peer, ratio in MODEXP.items():
            yield FaceTarget("modexp", str(power), "ratio", ratio, "modforge", peer)
    one, two = (f"modforge, {cores}" for cores in ("1 core", "2 cores"))
    yield FaceTarget("powmod_many", f"random-{columns.POWER_BITS}", "ratio", MIN_SCALING, two, one)
    for form in ("Arrow fixed", "NumPy uint8", "bytes"):
        ours = f"modforge {form}, 1 core"
        yield FaceTarget("mul_many", f"random-{columns.PRODUCT_BITS}", "time", MAX_PRODUCT_NS, ours)


def judge(rows: Sequence[Mapping[str, Any]]) -> list[FaceVerdict]:
    """Return the verdict on each target of the works that were measured."""
    works = {row["operation"] for row in rows}
    times = {(row["operation"], row["modulus"], row["subject"]): float(row["median_ns"]) for row in rows}

    def verdict(target: FaceTarget) -> FaceVerdict:
        ours = times.get((target.operation, target.modulus, target.ours))
        other = times.get((target.operation, target.modulus, target.other)) if target.other else 0.0
        missing = ours is None or other is None
        return FaceVerdict(target, None if missing else FIGURES[target.figure](ours, other))  # type: ignore[arg-type]

    return [verdict(target) for target in targets() if target.operation in works]
