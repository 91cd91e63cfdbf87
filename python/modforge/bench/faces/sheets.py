"""The rows as tables, for the terminal and for the documentation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from modforge.bench.cores.sheet import NOTHING, Sheet
from modforge.bench.faces import calls, clusters, contest
from modforge.bench.faces.calls import OURS
from modforge.bench.faces.integers import modulus_of, names
from modforge.bench.faces.modexp import powers
from modforge.bench.faces.targets import MODEXP, FaceVerdict, judge
from modforge.bench.level import target
from modforge.bench.table import duration

WORKS = {
    "residue_product": "product of residues",
    "product": "product of numbers",
    "power": "power, constant time",
}

MANY = {
    "powmod_many": "Powers of a column, 1024 bits: time of one",
    "mul_many": "Products of two columns, 256 bits: time of one",
}

ROWS = {
    clusters.operation_of(work, engine): f"{what}{where}: rows a second"
    for engine, where in {clusters.DASK: "", "Ray": ", Ray", "Spark": ", Spark"}.items()
    for work, what in {
        "power_rows": f"Powers of a file, {clusters.POWER_BITS} bits",
        "product_rows": f"Products of a file, {clusters.PRODUCT_BITS} bits",
    }.items()
}

Times = Mapping[tuple[str, str, str], Mapping[str, Any]]


def sheets(rows: Sequence[Mapping[str, Any]]) -> list[Sheet]:
    """Return all tables that these rows fill."""
    times = {(row["operation"], row["modulus"], row["subject"]): row for row in rows}
    found = [_calls(times), _integers(times), *(_column(rows, operation) for operation in MANY)]
    found += [*(_file(rows, operation) for operation in ROWS), _modexp(times)]
    return [sheet for sheet in found if sheet.rows] + [_targets(judge(rows))]


def _calls(times: Times) -> Sheet:
    """Each face in a chain of calls; in brackets what it takes above Rust."""
    others = ("Python", "gmpy2", "cryptography")
    lines = []
    for operation, work in WORKS.items():
        for bits in calls.BITS:
            found = [times.get((operation, calls.names(bits), subject)) for subject in (*OURS.values(), *others)]
            if found[0] is None:
                continue
            rust = float(found[0]["median_ns"])
            ours = [duration(rust), *(_above(row, rust) for row in found[1 : len(OURS)])]
            lines.append((f"{work}, {bits}", *ours, *(_time(row) for row in found[len(OURS) :])))
    title = "One call: time, and in brackets what it takes above Rust"
    return Sheet(title, ("call, bits", *OURS, "Python's own", "gmpy2", "cryptography"), tuple(lines))


def _integers(times: Times) -> Sheet:
    """Our time, and how many times as long GMP takes from bytes to bytes, and with numbers that are ready."""
    lines = []
    for job, bits in names():
        ours, *others = (
            times.get((job, modulus_of(job, bits), who)) for who in (contest.OURS, contest.GMP, contest.READY)
        )
        if ours is None:
            continue
        bound = target(job, f"{bits} bits")
        verdicts = [cell for row in others for cell in _ratio(row, ours, bound)]
        lines.append((job, f"{bits} bits", _time(ours), _spread(ours), f"≥ {bound:.2f}", *verdicts))
    title = "Jobs over plain numbers from C: our time, and how many times as long GMP takes (below 1 it is faster)"
    header = ("job", "size", "modforge C", "spread", "target", "GMP", "", "GMP, numbers ready", "")
    return Sheet(title, header, tuple(lines))


def _ratio(row: Mapping[str, Any] | None, ours: Mapping[str, Any], bound: float) -> tuple[str, str]:
    """How many times as long as ours another takes, and whether that is as it should be."""
    if row is None:
        return NOTHING, NOTHING
    ratio = round(row["median_ns"] / ours["median_ns"], 2)
    return f"{ratio:.2f}", "reached" if ratio >= bound else "missed"


def _column(rows: Sequence[Mapping[str, Any]], operation: str) -> Sheet:
    part = [row for row in rows if row["operation"] == operation]
    lines = [(row["subject"], _time(row), _spread(row)) for row in part]
    return Sheet(MANY[operation], ("form", "median", "spread"), tuple(lines))


def _file(rows: Sequence[Mapping[str, Any]], operation: str) -> Sheet:
    """Rows a second, and how many times those of the first contestant, which is one process on one core."""
    part = [row for row in rows if row["operation"] == operation]
    lines = [
        (row["subject"], *(f"{1e9 / row[time]:,.0f}" for time in ("median_ns", "high_ns", "low_ns")), f"{ratio:.2f}")
        for row in part
        for ratio in [part[0]["median_ns"] / row["median_ns"]]
    ]
    return Sheet(ROWS[operation], ("where", "median", "least", "most", "of one core's"), tuple(lines))


def _modexp(times: Times) -> Sheet:
    """Our time, and how many times as long each peer takes."""
    lines = []
    for power in powers():
        ours = times.get(("modexp", str(power), "modforge"))
        if ours is None:
            continue
        ratios = []
        for peer, bound in MODEXP.items():
            row = times.get(("modexp", str(power), peer))
            ratio = None if row is None else row["median_ns"] / ours["median_ns"]
            text = NOTHING if ratio is None else f"{ratio:.2f}"
            ratios.append(f"{text}*" if ratio is not None and round(ratio, 2) < bound else text)
        lines.append((f"{power.kind}, {power.length}", power.exponent, duration(ours["median_ns"]), *ratios))
    title = "One power from bytes to bytes: time, and how many times as long others take (* below the target)"
    return Sheet(title, ("modulus, bytes", "exponent", "time", *MODEXP), tuple(lines))


def _targets(verdicts: Sequence[FaceVerdict]) -> Sheet:
    """For each kind of target, how many are reached, and the worst one."""
    kinds: dict[tuple[str, str, str, float], list[FaceVerdict]] = {}
    for one in verdicts:
        target = one.target
        against = target.other or target.ours
        kinds.setdefault((target.operation, against, target.figure, target.bound), []).append(one)
    lines = []
    for (operation, against, figure, bound), part in kinds.items():
        known = [one for one in part if one.measured is not None]
        done = sum(one.reached is True for one in known)
        worst = min(known, key=_merit, default=None)
        lines.append(
            (
                operation.replace("_", " "),
                against,
                f"≥ {bound:.2f}" if figure == "ratio" else f"≤ {duration(bound)}",
                f"{done} of {len(known)}" if known else "not measured",
                NOTHING if worst is None or worst.measured is None else _figure(figure, worst.measured),
                NOTHING if worst is None else worst.target.modulus,
            )
        )
    return Sheet("Targets", ("work", "against, or form", "target", "reached", "worst", "at"), tuple(lines))


def _merit(one: FaceVerdict) -> float:
    assert one.measured is not None
    return one.measured if one.target.figure == "ratio" else -one.measured


def _figure(figure: str, measured: float) -> str:
    return f"{measured:.2f}" if figure == "ratio" else duration(measured)


def _time(row: Mapping[str, Any] | None) -> str:
    return NOTHING if row is None else duration(row["median_ns"])


def _spread(row: Mapping[str, Any]) -> str:
    return f"{duration(row['low_ns'])} – {duration(row['high_ns'])}"


def _above(row: Mapping[str, Any] | None, rust: float) -> str:
    if row is None:
        return NOTHING
    above = float(row["median_ns"]) - rust
    sign = "−" if above < 0 else "+"
    return f"{duration(row['median_ns'])} ({sign}{duration(abs(above))})"
