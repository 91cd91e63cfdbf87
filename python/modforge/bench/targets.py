"""The speed targets of the engine and the field code, and whether they were reached.

A target is a ratio to the best of some peers, or to a limit of the CPU, for one operation, size and class of CPU, or
for one prime and size of words. It is judged on rows of one interleaved run.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from modforge import machine
from modforge._engine import kernel_for
from modforge.bench.compare import is_modforge, is_native
from modforge.results import Results

CLASSES: Mapping[str, tuple[str, ...]] = {
    "avx512ifma": ("avx512ifma", "avxifma", "adx", "portable"),
    "avx512f": ("avx512f", "adx", "portable"),
    "avxifma": ("avxifma", "adx", "portable"),
    "adx": ("adx", "portable"),
    "portable": ("portable",),
}
"""Classes of CPU, as the engine has them, each with its kernels. The engine's choice among them is what is judged."""

LIMITS = {
    "avx512ifma": "limit vpmadd52",
    "avx512f": "limit vpmuludq",
    "avxifma": "limit vpmadd52 ymm",
    "adx": "limit mulx",
}
"""The instruction that sets the limit of a kernel."""

MIXED = ("GMP + s2n-bignum", "FLINT + s2n-bignum")
"""The products of one library with the reduction of another."""

PEERS = ("GMP", "OpenSSL", "AWS-LC", "s2n-bignum", "FLINT", *MIXED, "Crypto++", "crypto-bigint", "dashu", "Go", "ruint")
"""The contestants that multiply modulo any number."""

MULX_PEERS = tuple(peer for peer in PEERS if peer not in ("crypto-bigint", "dashu", "Go"))
"""Those of them in assembly, or whose sizes the compiler knows: the best that mulx and adx do elsewhere."""

BATCHES = ("crypto_mb", "OpenSSL", "AWS-LC", "GMP")
"""The contestants with several powers at once; the last one by one."""


@dataclass(frozen=True)
class Target:
    """The engine is to be at least ``ratio`` times as fast as the best of ``peers``.

    Where ``peers`` is a limit, it may take at most ``ratio`` times as long as the limit.
    """

    operation: str
    bits: int
    cpu_class: str
    ratio: float
    peers: tuple[str, ...]

    @property
    def is_distance(self) -> bool:
        """Whether this is about a limit of the CPU."""
        return self.peers == (LIMITS.get(self.cpu_class),)

    @property
    def group(self) -> str:
        """The heading in the table."""
        return f"on a CPU with {self.cpu_class}"

    @property
    def modulo(self) -> str:
        """The size, as text."""
        return str(self.bits)

    def asks(self, row: Mapping[str, Any]) -> bool:
        """Return whether a row is about this operation and size."""
        return (self.operation, self.bits) == (row["operation"], row["bits"])


@dataclass(frozen=True)
class FieldTarget:
    """Generated field code is to be at least ``ratio`` times as fast as the best of ``peers``.

    ``ours`` names the rows that are judged, if not all of ours are; ``needs`` are the features of the CPU without which
    there are none.
    """

    operation: str
    modulus: str
    word: int
    ratio: float
    peers: tuple[str, ...]
    ours: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()

    is_distance = False

    @property
    def group(self) -> str:
        """The heading in the table."""
        return f"with words of {self.word} bits"

    @property
    def modulo(self) -> str:
        """The prime, as text."""
        return self.modulus

    def judges(self, row: Mapping[str, Any]) -> bool:
        """Return whether a row is one of those that have to be fast."""
        return row["subject"] in self.ours if self.ours else is_modforge(row)

    def asks(self, row: Mapping[str, Any]) -> bool:
        """Return whether a row is about this operation, prime and size of words."""
        return (self.operation, self.modulus, self.word) == (row["operation"], row["modulus"], row["word"])


@dataclass(frozen=True)
class Verdict:
    """The outcome of a target: the rows of ours, of the best peer and of the limit, each None if it is missing."""

    target: Target | FieldTarget
    ours: Mapping[str, Any] | None
    peer: Mapping[str, Any] | None
    limit: Mapping[str, Any] | None

    @property
    def measured(self) -> float | None:
        """The ratio, or None where the engine or all peers are missing."""
        if self.ours is None or self.peer is None:
            return None
        ratio: float = self.peer["median_ns"] / self.ours["median_ns"]
        return 1 / ratio if self.target.is_distance else ratio

    @property
    def reached(self) -> bool | None:
        """Whether the target is reached, or None where it was not measured."""
        if self.measured is None:
            return None
        # As the table prints it: two decimals are what the spread allows.
        measured = round(self.measured, 2)
        return measured <= self.target.ratio if self.target.is_distance else measured >= self.target.ratio

    @property
    def lacks(self) -> str:
        """The feature of the CPU for want of which nothing was measured, if that is why."""
        missing = [feature for feature in getattr(self.target, "needs", ()) if not machine.has(feature)]
        return missing[-1] if self.ours is None and missing else ""

    @property
    def kernel(self) -> str | None:
        """The kernel that ran, or the language and compiler of the field code."""
        return _kernel(self.ours)

    @property
    def distance(self) -> float | None:
        """Time over the limit of the kernel that ran."""
        return self.ours["median_ns"] / self.limit["median_ns"] if self.ours and self.limit else None

    def figures(self) -> dict[str, Any]:
        """Return what was measured as plain data."""
        return {
            "measured": self.measured,
            "reached": self.reached,
            "kernel": self.kernel,
            "median_ns": self.ours and self.ours["median_ns"],
            "peer": self.peer and self.peer["subject"],
            "peer_method": self.peer and self.peer["method"],
            "peer_ns": self.peer and self.peer["median_ns"],
            "limit_ns": self.limit and self.limit["median_ns"],
            "distance": self.distance,
        }

    def as_dict(self) -> dict[str, Any]:
        """Return target and figures as plain data for JSON."""
        return {**asdict(self.target), **self.figures()}


def _targets() -> Iterable[Target]:
    everyone, wide = PEERS, "avx512ifma"
    for bits, ratio in {1024: 2.8, 2048: 4.8, 3072: 4.8, 4096: 4.8, 8192: 3.5}.items():
        yield Target("multiply", bits, wide, ratio, everyone)
    for bits in (1024, 2048, 3072, 4096):
        yield Target("multiply", bits, "avx512f", 1.0, ("GMP",))
    for bits in (1024, 2048, 3072, 4096):
        yield Target("multiply", bits, "avxifma", 1.0, MULX_PEERS)
    for operation in ("multiply", "square"):
        for bits in (256, 384, 512):
            yield Target(operation, bits, "adx", 1.15, MULX_PEERS)
        for bits in (1024, 2048, 3072, 4096, 8192):
            yield Target(operation, bits, "adx", 1.0, MULX_PEERS)
    for bits in (256, 512, 1024, 2048, 3072, 4096):
        yield Target("multiply", bits, "portable", 1.0, ("crypto-bigint",))
    for bits in (2048, 3072, 4096):
        yield Target("multiply", bits, wide, 1.25, (LIMITS[wide],))
    yield Target("square", 2048, wide, 4.0, ("GMP",))
    for bits in (2048, 3072, 4096):
        yield Target("batch_multiply", bits, wide, 1.15, (LIMITS[wide],))
    for bits, ratio in {1024: 1.8, 2048: 3.7, 3072: 3.7, 4096: 4.3}.items():
        yield Target("power", bits, wide, ratio, ("GMP", "OpenSSL"))
    for cpu_class in ("avx512f", "adx"):
        for bits in (1024, 2048, 3072, 4096):
            yield Target("power", bits, cpu_class, 1.1, ("GMP", "OpenSSL"))
    for cpu_class in (wide, "adx"):
        for bits in (64, 128, 192, 256, 384, 512, 576):
            yield Target("power", bits, cpu_class, 1.3, ("GMP", "OpenSSL"))
        for bits in (256, 512, 1024, 2048):
            yield Target("prepare", bits, cpu_class, 1.0, ("AWS-LC",))
        for bits in (256, 512):
            yield Target("bytes", bits, cpu_class, 1.0, ("AWS-LC",))
    for bits in (1024, 2048, 3072, 4096):
        yield Target("batch_power", bits, wide, 1.1, BATCHES)
        yield Target("batch_power", bits, "adx", 1.3, ("GMP", "OpenSSL, no IFMA"))
    for bits, ratio in {2048: 1.4, 3072: 1.9, 4096: 2.7}.items():
        yield Target("rsa_private", bits, wide, ratio, ("OpenSSL",))
        yield Target("batch_rsa_private", bits, wide, 1.1, ("crypto_mb", "OpenSSL", "AWS-LC"))
    # Not of avxifma: OpenSSL has code of its own for it, which "no IFMA" switches off, too.
    for cpu_class in ("avx512f", "adx"):
        for bits in (2048, 3072, 4096):
            yield Target("rsa_private", bits, cpu_class, 1.0, ("OpenSSL, no IFMA",))
    inversions = {
        "invert_vartime": (1.3, ("GMP", "OpenSSL", "AWS-LC", "dashu", "Go")),
        "invert": (1.0, ("s2n-bignum", "crypto-bigint")),
    }
    for operation, (ratio, peers) in inversions.items():
        for cpu_class in (wide, "adx"):
            for bits in (256, 512, 1024, 2048):
                yield Target(operation, bits, cpu_class, ratio, peers)


TARGETS = tuple(_targets())


def judge(rows: Sequence[Mapping[str, Any]], targets: Iterable[Target]) -> list[Verdict]:
    """Return the verdict on each target from the rows of the runs.

    The engine is the kernel that it picks for the size on a CPU of the class, or the next one that was measured.
    """
    return [_verdict(target, [row for row in rows if target.asks(row)]) for target in targets]


def judge_fields(rows: Sequence[Mapping[str, Any]], targets: Iterable[FieldTarget]) -> list[Verdict]:
    """Return the verdict on each target from the rows of the runs; ours is the fastest of all compilers."""
    verdicts = []
    for target in targets:
        part = [row for row in rows if target.asks(row)]
        verdicts.append(
            Verdict(
                target,
                fastest(filter(target.judges, part)),
                fastest(row for row in part if row["subject"] in target.peers and is_native(row)),
                fastest(row for row in part if row["subject"] == "limit mulx"),
            )
        )
    return verdicts


def _verdict(target: Target, rows: Sequence[Mapping[str, Any]]) -> Verdict:
    kernels = CLASSES[target.cpu_class]
    subjects = [f"modforge {kernel}" for kernel in (kernel_for(target.bits, kernels), *kernels)]
    ours = next(filter(None, (fastest(row for row in rows if row["subject"] == one) for one in subjects)), None)
    peer = fastest(row for row in rows if row["subject"] in target.peers and is_native(row))
    counted = LIMITS.get(_kernel(ours) or "") if (target.operation, _kernel(ours)) != ("batch_power", "adx") else None
    limit = fastest(row for row in rows if row["subject"] == counted)
    return Verdict(target, ours, peer, limit)


def _kernel(row: Mapping[str, Any] | None) -> str | None:
    return str(row["subject"]).removeprefix("modforge ") if row else None


def fastest(rows: Iterable[Mapping[str, Any]]) -> Mapping[str, Any] | None:
    """Return the row with the shortest time, or None if there is none."""
    return min(rows, key=lambda row: float(row["median_ns"]), default=None)


def subjects(targets: Sequence[Target]) -> tuple[str, ...]:
    """Return the contestants that these targets need, limits aside."""
    found = {f"modforge {kernel}": None for target in targets for kernel in CLASSES[target.cpu_class]}
    found |= {peer: None for target in targets for peer in target.peers if peer not in LIMITS.values()}
    return tuple(found)


def record_verdicts(
    results: Results, subject: str, verdicts: Iterable[Verdict], rows: Sequence[Mapping[str, Any]]
) -> None:
    """Store each measured verdict as a result of the kind ``target``, for ``engine`` or ``fields``."""
    for verdict in filter(lambda verdict: verdict.measured is not None, verdicts):
        part = [row for row in rows if verdict.target.asks(row)]
        tools = {row["subject"]: row["version"] for row in part if not is_modforge(row)}
        results.put("target", subject, asdict(verdict.target), {**tools, "cpu": part[0]["cpu"]}, verdict.figures())
