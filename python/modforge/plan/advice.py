"""Which core multiplies modulo a number of so many bits as it is needed, and the row that says so.

A row of a wider core speaks for a narrower modulus, too: the core takes it. Whether the core of the very width, which
takes fewer cycles, is enough where the wider one is not, only a row of its own can say: it is *likely* if its cycles at
the wider one's frequency are enough.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from modforge.cores.model.core import Core
    from modforge.cores.model.parameters import Parameters

DEVICE = "ecp5-85k"
"""The device on which most cores were routed."""

KINDS = ("multiplier", "redundant_multiplier")
"""The kinds of cores that multiply modulo any odd number."""

Verdict = Literal["row", "likely", "none", "formulas"]
"""A row says that the core is enough; its cycles at the frequency of a wider one are; no row is enough; there is no row
for this width, and formulas chose."""


@dataclass(frozen=True)
class Need:
    """What is asked of a core on a device or in a family."""

    target: str = DEVICE
    min_rate: float | None = None
    """Products a second."""

    max_ns: float | None = None
    """From operands to result."""

    max_lut: int | None = None
    max_dsp: int | None = None
    kinds: tuple[str, ...] = KINDS

    @property
    def timed(self) -> bool:
        """Whether a speed is asked for: then the smallest core is best, else the quickest."""
        return self.min_rate is not None or self.max_ns is not None


@dataclass(frozen=True)
class Measured:
    """A configuration with the figures of its rows on the target."""

    core: Core
    bits: int
    chosen: Mapping[str, int]
    """Its own parameters, as far as they differ from the defaults."""

    lut: int
    ff: int
    dsp: int
    mhz: float | None
    """The median of the seeds; a synthesis has no frequency."""

    levels: int | None
    """Of logic, where a synthesis counted them."""

    seeds: int

    def cycles(self, bits: int) -> int | None:
        """Return the cycles of a product with these parameters at another width, or None if the core has no such."""
        return self._formula("cycles", bits)

    def ns(self, bits: int) -> float:
        """Return the time of a product at a width, at the frequency of this one; infinity where that is not known."""
        cycles = self.cycles(bits)
        return 1000 * cycles / self.mhz if cycles is not None and self.mhz else math.inf

    def rate(self, bits: int) -> float:
        """Return the products a second in the same way; 0 where they are not known."""
        interval = self._formula("interval", bits)
        return 1e6 * self.mhz / interval if interval is not None and self.mhz else 0

    def slowness(self, bits: int) -> float:
        """Return what orders cores by speed: the time of a product, else its cycles times levels of logic."""
        cycles = self.cycles(bits)
        if self.mhz:
            return self.ns(bits)
        return cycles * self.levels if cycles and self.levels else math.inf

    def meets(self, need: Need, bits: int) -> bool:
        """Whether it is enough with the cycles of this width."""
        return (
            (need.min_rate is None or self.rate(bits) >= need.min_rate)
            and (need.max_ns is None or self.ns(bits) <= need.max_ns)
            and (need.max_lut is None or self.lut <= need.max_lut)
            and (need.max_dsp is None or self.dsp <= need.max_dsp)
        )

    def _formula(self, name: str, bits: int) -> int | None:
        from modforge.cores.model.errors import ConfigurationError

        try:
            formula = self.core.cycles if name == "cycles" else self.core.interval
            return formula(self.core.parameters(max(bits, self.core.min_bits), self.chosen))
        except ConfigurationError:
            return None


@dataclass(frozen=True)
class Advice:
    """The core to take for moduli of ``bits`` bits, and what it rests on."""

    need: Need
    bits: int
    verdict: Verdict
    core: Core
    width: int
    """Of the core: that of the row where only the row is enough, else that of the modulus."""

    settings: Mapping[str, int]
    measured: Measured | None
    """The configuration whose rows were looked at."""

    sweeps: Sequence[Sequence[str]] = field(default_factory=tuple)
    """The arguments of the commands that would tell more."""

    @property
    def arguments(self) -> list[str]:
        """The core on the command line of ``modforge core``."""
        settings = [word for name, value in self.settings.items() for word in ("--set", f"{name}={value}")]
        return [self.core.name, "--bits", str(self.width), *settings]


class Rows:
    """Configurations by target, out of rows of synthesis and placement."""

    def __init__(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """Know the rows, as :func:`~modforge.plan.published.published` returns them."""
        self._rows = list(rows)

    def on(self, need: Need) -> list[Measured]:
        """Return what was measured of the kinds that are asked for on the target."""
        return [one for one in self._all.get(need.target, ()) if one.core.kind in need.kinds]

    @cached_property
    def _all(self) -> dict[str, list[Measured]]:
        groups: dict[tuple[Any, ...], dict[int, Mapping[str, Any]]] = {}
        for row in self._rows:
            inputs = row["inputs"]
            target = inputs.get("device") or inputs.get("family")
            if not {"lut", "comb"} & {*row["outputs"]}:
                continue  # of standard cells
            method = (inputs.get("placer"), inputs.get("target_mhz"))
            key = (target, row["core"], inputs["bits"], tuple(sorted(inputs["settings"].items())), method)
            groups.setdefault(key, {})[inputs.get("seed", 0)] = row["outputs"]
        found: dict[str, list[Measured]] = {}
        for (target, name, bits, own, _), outputs in groups.items():
            found.setdefault(target, []).append(_measured(name, bits, dict(own), [*outputs.values()]))
        return found


def _measured(name: str, bits: int, own: Mapping[str, int], outputs: Sequence[Mapping[str, Any]]) -> Measured:
    from modforge.cores import core

    one, first = core(name), outputs[0]
    return Measured(
        one,
        bits,
        one.changed({"Bits": bits, **own}),
        lut=first["comb"] if "comb" in first else first["lut"],
        ff=first["ff"],
        dsp=first["dsp"],
        mhz=statistics.median(each["mhz"] for each in outputs) if "mhz" in first else None,
        levels=first.get("levels"),
        seeds=len(outputs),
    )


def candidates(bits: int, measured: Iterable[Measured]) -> list[Measured]:
    """Return each core with its settings once, by the narrowest of its rows that is wide enough."""
    nearest: dict[tuple[str, tuple[tuple[str, int], ...]], Measured] = {}
    for one in sorted(measured, key=lambda one: (one.bits, one.slowness(bits))):
        if one.bits >= bits:
            nearest.setdefault((one.core.name, tuple(sorted(one.chosen.items()))), one)
    return [*nearest.values()]


def advise(bits: int, need: Need, rows: Rows) -> Advice | None:
    """Return the core for odd moduli of ``bits`` bits, or None if no core of the kinds is wide enough.

    >>> from modforge.plan.published import published
    >>> rows = Rows(published()[0])
    >>> advice = advise(512, Need(max_dsp=0, min_rate=400_000), rows)
    >>> advice.verdict, advice.arguments, round(advice.measured.mhz)
    ('row', ['mont_csa_r4', '--bits', '512'], 123)
    """
    from modforge.cores import CORES

    possible = [one for one in CORES if one.kind in need.kinds and bits <= one.max_bits]
    if not possible:
        return None
    wide = [one for one in rows.on(need) if one.bits >= bits]
    nearest = candidates(bits, wide)
    sweeps = [_sweep(one, bits, need, rows) for one in possible if _may(one, bits, need, rows)]

    def best(those: Sequence[Measured]) -> Measured:
        if need.timed:
            return min(those, key=lambda one: (one.lut, one.dsp, one.slowness(bits)))
        return min(those, key=lambda one: (one.slowness(bits), one.lut))

    if sure := [one for one in wide if one.meets(need, one.bits)]:
        row = best(sure)
        # Where no speed has to be kept a narrower core, which takes no more cells, will do.
        narrow = row.bits == bits or (not need.timed and row.cycles(bits) is not None)
        if row.bits == bits:
            sweeps = []
        elif not need.timed:
            sweeps = [_sweep(row.core, bits, need, rows)]
        return _advice(need, bits, "row", row, bits if narrow else row.bits, sweeps)
    if likely := [one for one in nearest if one.meets(need, bits)]:
        return _advice(need, bits, "likely", best(likely), bits, sweeps)
    if nearest:
        slow = replace(need, min_rate=None, max_ns=None)
        small = [one for one in nearest if one.meets(slow, bits)]
        row = min(small or nearest, key=lambda one: one.slowness(bits))
        return _advice(need, bits, "none", row, bits if row.cycles(bits) else row.bits, sweeps)
    chosen = min(possible, key=lambda one: _known_cycles(one, bits))
    return Advice(need, bits, "formulas", chosen, max(bits, chosen.min_bits), {}, None, sweeps)


def _advice(
    need: Need, bits: int, verdict: Verdict, row: Measured, width: int, sweeps: Sequence[Sequence[str]]
) -> Advice:
    return Advice(need, bits, verdict, row.core, max(width, row.core.min_bits), row.chosen, row, sweeps)


def _known_cycles(core: Core, bits: int) -> tuple[bool, int]:
    """Return the cycles; a core that may need any number of blocks comes last."""
    from modforge.cores.model.parameters import NONE

    return core.dsp is not NONE, core.cycles(core.parameters(max(bits, core.min_bits)))


def _may(core: Core, bits: int, need: Need, rows: Rows) -> bool:
    """Whether the core could be enough, at the highest frequency of any row on the target."""
    from modforge.cores.model.parameters import NONE

    if need.max_dsp == 0 and core.dsp is not NONE:
        return False
    known = rows.on(need)
    if any(one.core is core and one.bits == bits for one in known) and not any(one.trades for one in core.settings):
        return False  # its row is among those that were looked at
    fastest = max((one.mhz for one in known if one.mhz), default=None)
    return fastest is None or any(
        (need.min_rate is None or 1e6 * fastest / core.interval(parameters) >= need.min_rate)
        and (need.max_ns is None or 1000 * core.cycles(parameters) / fastest <= need.max_ns)
        for parameters in _ends(core, max(bits, core.min_bits))
    )


def _ends(core: Core, bits: int) -> Iterator[Parameters]:
    """Yield the parameters with those that trade speed for area at their defaults, and each at both ends."""
    from modforge.cores.model.errors import ConfigurationError

    yield core.parameters(bits)
    for setting in core.settings:
        for value in (setting.min_value(bits), setting.max_value(bits)) if setting.trades else ():
            with suppress(ConfigurationError):
                yield core.parameters(bits, {setting.name: value})


def _sweep(core: Core, bits: int, need: Need, rows: Rows) -> list[str]:
    """Return the arguments of the sweep that tells whether the core is enough."""
    known = [one for one in rows.on(need) if one.core is core]
    like = min(known, key=lambda one: one.slowness(one.bits) / one.bits, default=None)
    width = max(bits, core.min_bits)
    settings = {setting.name: setting.trades for setting in core.settings if setting.trades}
    if like is not None:
        fixed = {name: value for name, value in like.chosen.items() if name not in settings}
        settings = {name: str(value) for name, value in _taken(core, width, fixed).items()} | settings
    words = [word for name, values in settings.items() for word in ("--set", f"{name}={values}")]
    limits = {
        "--min-rate": need.min_rate,
        "--max-ns": need.max_ns,
        "--max-lut": need.max_lut,
        "--max-dsp": need.max_dsp,
    }
    words += ["--family", need.target]
    words += [word for option, limit in limits.items() if limit is not None for word in (option, f"{limit:.12g}")]
    return ["explore", core.name, "--bits", str(width), *words, *(("--minimize", "lut") if need.timed else ())]


def _taken(core: Core, bits: int, values: Mapping[str, int]) -> dict[str, int]:
    """Return those of another width's values that the core takes at this one, too."""
    from modforge.cores.model.errors import ConfigurationError

    taken: dict[str, int] = {}
    for name, value in values.items():
        with suppress(ConfigurationError):
            core.parameters(bits, taken | {name: value})
            taken[name] = value
    return taken
