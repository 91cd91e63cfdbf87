"""Figures of each configuration from its rows, and their targets."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

from modforge.bench.cores.blocks.published import published
from modforge.bench.cores.configurations import (
    CLOCK_PROCESSOR,
    CRT_PROCESSORS,
    DEVICE,
    FAST_BLOCKS,
    FAST_DEVICE,
    FIT_FAMILY,
    PAPER_PROCESSORS,
    SMALLEST_REDUNDANT,
    SQUARE_BITS,
    UNEQUAL_BLOCKS,
    Configuration,
    automatic_inverter,
    basic_inverter,
    chosen_chains,
    configurations,
    constant_time_inverter,
    redundant,
)
from modforge.cores import core
from modforge.cores.kinds.exponentiator.contract import PlainKey
from modforge.cores.rsa_core.golden import plain_cycles, shape
from modforge.cores.rsa_core.multipliers import MULTIPLIERS
from modforge.hardware.place import DEVICES, LUTS_85K, Method


@dataclass(frozen=True)
class Routed:
    """The outcome of placement and routing: frequencies over seeds, and the area of the first seed."""

    median_mhz: float
    low_mhz: float
    high_mhz: float
    seeds: int
    comb: int
    ff: int
    dsp: int
    method: Method


@dataclass(frozen=True)
class Figures:
    """One configuration: cycles by its formulas, the rest from rows; None or absent is not measured."""

    configuration: Configuration
    cycles: int
    interval: int
    areas: Mapping[str, Mapping[str, Any]]
    """Outputs of synthesis by family."""

    routed_on: Mapping[str, Routed]
    """What routing says, by device."""

    netlists: Mapping[str, Mapping[str, Any]]
    """By family, what the simulation of the netlist says, see :func:`modforge.bench.cores.rows.verdict`."""

    @property
    def routed(self) -> Routed | None:
        """What routing says on :data:`~modforge.bench.cores.configurations.DEVICE`."""
        return self.routed_on.get(DEVICE)

    @property
    def mbits(self) -> float | None:
        """Throughput in Mbit/s: bits times frequency over the cycles from one product to the next."""
        return self.configuration.bits * self.mhz / self.interval if self.mhz else None

    @property
    def microseconds(self) -> float | None:
        """Time of one product."""
        return self.cycles / self.mhz if self.mhz else None

    @property
    def comb(self) -> int | None:
        """Tables and carries that routing used."""
        return self.routed.comb if self.routed else None

    @property
    def mhz(self) -> float | None:
        """The median frequency."""
        return self.routed.median_mhz if self.routed else None

    @property
    def slices(self) -> float | None:
        """Half the tables on Virtex-4: the least number of slices, which have two each."""
        return self.areas["xc4v"]["lut"] / 2 if "xc4v" in self.areas else None

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return {**asdict(self), "mbits": self.mbits, "microseconds": self.microseconds}


def figures(rows: Sequence[Mapping[str, Any]]) -> list[Figures]:
    """Return the figures of every configuration."""
    return [_figures(one, [row for row in rows if one.describes(row)]) for one in configurations()]


def _figures(configuration: Configuration, rows: Sequence[Mapping[str, Any]]) -> Figures:
    parameters = core(configuration.core).parameters(configuration.bits, configuration.settings)
    return Figures(
        configuration=configuration,
        cycles=core(configuration.core).cycles(parameters),
        interval=core(configuration.core).interval(parameters),
        areas={row["inputs"]["family"]: row["outputs"] for row in rows if row["kind"] == "synthesize"},
        routed_on={device: _routed(placed) for device, placed in _by_device(rows).items()},
        netlists={_family(row["inputs"]): row["netlist"] for row in rows},
    )


def _family(inputs: Mapping[str, Any]) -> str:
    family: str = inputs["family"] if "family" in inputs else DEVICES[inputs["device"]].family
    return family


def _by_device(rows: Sequence[Mapping[str, Any]]) -> dict[str, list[Mapping[str, Any]]]:
    found: dict[str, list[Mapping[str, Any]]] = {}
    for row in rows:
        if row["kind"] == "place":
            found.setdefault(row["inputs"]["device"], []).append(row)
    return found


def _routed(placed: Sequence[Mapping[str, Any]]) -> Routed:
    frequencies = [row["outputs"]["mhz"] for row in placed]
    inputs, first = placed[0]["inputs"], placed[0]["outputs"]
    return Routed(
        median_mhz=statistics.median(frequencies),
        low_mhz=min(frequencies),
        high_mhz=max(frequencies),
        seeds=len(frequencies),
        comb=first["comb"],
        ff=first["ff"],
        dsp=first["dsp"],
        method=Method(**{field.name: inputs[field.name] for field in fields(Method) if field.name in inputs}),
    )


@dataclass(frozen=True)
class Processor:
    """Cycles of the RSA processor by its formulas: a public exponent of 17 bits and a private one of all bits."""

    bits: int
    settings: Mapping[str, int]
    public: int | None
    """With e = 65537; the configuration with the Chinese remainder has no such command."""

    private: int


def processors() -> list[Processor]:
    """Return the processor with the multipliers of both algorithms, and with the Chinese remainder."""
    plain = [(bits, {"Multiplier": number, "Crt": 0}) for bits in (512, 1024, 2048, 4096) for number in (0, 1)]
    crt = [(one.bits, dict(one.settings)) for one in CRT_PROCESSORS]
    return [_processor(bits, settings) for bits, settings in (*plain, *crt)]


def _processor(bits: int, settings: Mapping[str, int]) -> Processor:
    public = None if settings["Crt"] else public_cycles(Configuration("rsa_core", bits, settings))
    return Processor(bits, settings, public, core("rsa_core").cycles(core("rsa_core").parameters(bits, settings)))


def public_cycles(processor: Configuration) -> int:
    """Return the cycles of one operation with e = 65537, the factor that leads into the Montgomery domain included."""
    parameters = core("rsa_core").parameters(processor.bits, processor.settings)
    return plain_cycles(shape(parameters), PlainKey((1 << processor.bits) - 1, 65537, 17))


def public_mbits(processor: Figures) -> float | None:
    """Return the throughput with e = 65537, in Mbit/s."""
    configuration = processor.configuration
    return configuration.bits * processor.mhz / public_cycles(configuration) if processor.mhz else None


@dataclass(frozen=True)
class Target:
    """A bound and what was measured, or None; ``least`` says that more is better."""

    what: str
    bits: int
    bound: float
    least: bool
    measured: float | None

    @property
    def reached(self) -> bool | None:
        """Whether the bound is kept, or None where nothing was measured."""
        if self.measured is None:
            return None
        # As the table prints it.
        measured = round(self.measured, 2)
        return measured >= self.bound if self.least else measured <= self.bound

    def as_dict(self) -> dict[str, Any]:
        """Return target and figures as plain data."""
        return {**asdict(self), "reached": self.reached}


OTBN_PRIVATE_2048, OTBN_PUBLIC_4096 = 18_900_000, 490_000
"""Cycles of OpenTitan's OTBN: RSA-2048 private, RSA-4096 with e = 65537."""

PAPER_GAINS = {256: 1.624, 512: 1.383}
"""Table 4 of Daly, Marnane & Popovici: what splitting the carry chains gains in frequency."""

REDUNDANT_BOUNDS = ((64, 60, 2220), (128, 183, 8101), (256, 623, 32125))
"""Bits, and the DSP and LUT of a first sketch of ``mont_redundant``."""

PUBLISHED_ROWS = ((1024, 8, 610), (2048, 14, 1330))
"""Bits, half the multipliers, and cycles of a published systolic row of 2024, on UltraScale+."""

ALGORITHM_I, ALGORITHM_II = "mont_csa42", "mont_csa_r4"

PAPER_PUBLIC = {
    (ALGORITHM_I, 512): (0.8, 4.79),
    (ALGORITHM_I, 1024): (0.8, 4.66),
    (ALGORITHM_II, 512): (1.0, 6.90),
    (ALGORITHM_II, 1024): (0.8, 6.16),
}
"""By multiplier and bits, the share that is wanted of table II of Garg & Vig, and what it has in Mbit/s."""


def targets(found: Sequence[Figures]) -> list[Target]:
    """Return every target with what was measured."""
    return list(_targets(found))


def of(found: Sequence[Figures], configuration: Configuration) -> Figures:
    """Return the figures of one configuration."""
    return next(one for one in found if one.configuration == configuration)


def _targets(found: Sequence[Figures]) -> Iterator[Target]:
    for bits in (512, 1024, 2048):
        one, two = (of(found, Configuration(name, bits)) for name in (ALGORITHM_I, ALGORITHM_II))
        gain = _ratio(two.mbits, one.mbits)
        yield Target("algorithm II over algorithm I, Mbit/s", bits, 1.45, True, gain)
        yield Target("algorithm II over algorithm I, per clock", bits, 1.9, True, one.interval / two.interval)
    blocks, two = of(found, FAST_BLOCKS), of(found, Configuration(ALGORITHM_II, FAST_BLOCKS.bits))
    name = FAST_BLOCKS.name
    yield Target(f"{name} over algorithm II, Mbit/s", FAST_BLOCKS.bits, 8, True, _ratio(blocks.mbits, two.mbits))
    yield Target(f"{name} over algorithm II, LUT", FAST_BLOCKS.bits, 0.5, False, _ratio(blocks.comb, two.comb))
    for bits, cells, bound in PUBLISHED_ROWS:
        blocks_core = core(FAST_BLOCKS.core)
        cycles = blocks_core.cycles(blocks_core.parameters(bits, {"Cells": cells}))
        yield Target(f"mont_fios, {2 * cells} multipliers: cycles of a product", bits, bound, False, cycles)
    for one in (of(found, configuration) for configuration in UNEQUAL_BLOCKS):
        bits, dsp = one.configuration.bits, 2 * one.configuration.settings["Cells"]
        few, many = published(bits)
        name = f"mont_dsp, {dsp} multipliers × cycles"
        yield Target(f"{name}, of the least published", bits, 0.6, False, dsp * one.cycles / few.delay_cost)
        share = dsp * one.interval / many.interval_cost
        yield Target(f"{name} to the next, of the least published", bits, 0.6, False, share)
    for processor in (of(found, one) for one in CRT_PROCESSORS):
        bits, name = processor.configuration.bits, processor.configuration.name
        yield Target(f"{name}: cycles", bits, 550_000, False, processor.cycles)
        area = processor.areas.get(FIT_FAMILY)
        tables = area["lut"] + 2 * area["carry"] if area else None
        yield Target(f"{name}: LUT and carry, estimated, of the ECP5-85k", bits, LUTS_85K, False, tables)

    for processor in (of(found, one) for one in (CLOCK_PROCESSOR, *PAPER_PROCESSORS)):
        bits, name = processor.configuration.bits, processor.configuration.name
        alone = MULTIPLIERS[processor.configuration.settings["Multiplier"]]
        ratio = _ratio(processor.mhz, of(found, Configuration(alone, bits)).mhz)
        yield Target(f"{name} over {alone}, MHz", bits, 0.9, True, ratio)
        if (alone, bits) in PAPER_PUBLIC:
            share, printed = PAPER_PUBLIC[alone, bits]
            ratio = _ratio(public_mbits(processor), printed)
            yield Target(f"{name}, e = 65537, over Garg & Vig, Mbit/s", bits, share, True, ratio)

    for bits, gain in PAPER_GAINS.items():
        basic, automatic = of(found, basic_inverter(bits)), of(found, automatic_inverter(bits))
        name = f"inv_kaliski {chosen_chains(bits)} over Chains=1"
        yield Target(f"{name}, MHz", bits, gain, True, _ratio(automatic.mhz, basic.mhz))
        yield Target(f"{name}, LUT and carry", bits, 1.08, False, _ratio(automatic.comb, basic.comb))

    automatic, constant = of(found, automatic_inverter(256)), of(found, constant_time_inverter(256))
    gain = _ratio(automatic.microseconds, constant.microseconds)
    yield Target(f"inv_kaliski {chosen_chains(256)} over inv_divstep, µs", 256, 2.5, True, gain)

    for bits, blocks_bound, tables_bound in REDUNDANT_BOUNDS:
        area = of(found, redundant(bits)).areas.get("xcup", {})
        yield Target("mont_redundant, one clock, d = 16: DSP, xcup", bits, blocks_bound, False, area.get("dsp"))
        yield Target("mont_redundant, one clock, d = 16: LUT, xcup", bits, tables_bound, False, area.get("lut"))
    for bits in SQUARE_BITS:
        square, product = (of(found, redundant(bits, square=one)).areas.get("xcup", {}) for one in (1, 0))
        ratio = _ratio(square.get("dsp"), product.get("dsp"))
        yield Target("mont_redundant, squares over products: DSP", bits, 0.75, False, ratio)
    one_clock = of(found, SMALLEST_REDUNDANT)
    for grade, routed in ((6, one_clock.routed), (8, one_clock.routed_on.get(FAST_DEVICE))):
        mhz = routed.median_mhz if routed else None
        yield Target(f"mont_redundant, one clock, d = 17, speed grade {grade}: MHz", 64, 22, True, mhz)


def _ratio(first: float | None, second: float | None) -> float | None:
    return first / second if first and second else None
