"""The cores and widths that are compared, and the rows that they need."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from modforge.cores import core
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import ceiling
from modforge.cores.rsa_core.multipliers import MULTIPLIERS
from modforge.hardware import netlists, place, synthesize
from modforge.hardware.synthesize import OSU018

FAMILIES = ("xc4v", "xc2v", "xcup", OSU018)
INVERTER_FAMILIES = ("xcve", "xcup", OSU018)
"""Virtex-E is what Daly, Marnane & Popovici use."""

CHAIN_FAMILIES = ("xcve", "xc7")
"""Those whose netlists show what their split does to the carry chains: of 0.18 µm, and of today's tables."""

FIT_FAMILY = "ecp5"
"""The family that is routed, and that the processor is counted for, to see whether it fits."""

DEVICE = "ecp5-85k"
FAST_DEVICE = "ecp5-85k-8"
"""The same in the fastest speed grade; DEVICE is in the slowest."""

OTHER_DEVICES = ("nexus-40k", "gw2a-18")
"""Those of other families, in the slowest speed grade."""

SEEDS = range(1, 6)


@dataclass(frozen=True)
class Configuration:
    """A core with its parameters."""

    core: str
    bits: int
    settings: Mapping[str, int] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The core with its own parameters, for people."""
        return " ".join([self.core, *(f"{name}={value}" for name, value in self.settings.items())])

    @property
    def arguments(self) -> str:
        """The configuration on a command line."""
        settings = "".join(f" --set {name}={value}" for name, value in self.settings.items())
        return f"{self.core} --bits {self.bits}{settings}"

    def describes(self, row: Mapping[str, Any]) -> bool:
        """Return whether a row is about this configuration; a parameter younger than the row has its default there."""
        one, inputs = core(self.core), row["inputs"]
        return (row["core"], inputs["bits"]) == (self.core, self.bits) and one.parameters(
            self.bits, inputs["settings"]
        ) == one.parameters(self.bits, self.settings)


PAPER_PROCESSORS = tuple(
    Configuration("rsa_core", bits, {"Multiplier": multiplier}) for multiplier in (0, 1) for bits in (512, 1024)
)
"""The processors of table II of Garg & Vig: with the multiplier of algorithm I, and with that of algorithm II."""

CLOCK_BITS = 128
"""The width at which the processor's clock is compared with its multiplier's over several seeds: a minute each."""

CLOCK_PROCESSOR = Configuration("rsa_core", CLOCK_BITS, {"Multiplier": 1})
CLOCK_MULTIPLIER = Configuration("mont_csa_r4", CLOCK_BITS)

ECP5_BLOCKS = {"WordBits": 18, "Primitive": 2}
"""``mont_fios`` with the multiplier blocks of ECP5: words as long as they are, products registered inside."""

CRT_PROCESSORS = (
    Configuration("rsa_core", 2048, {"Multiplier": 1, "Crt": 1}),
    Configuration("rsa_core", 2048, {"Multiplier": 3, "Crt": 1, **ECP5_BLOCKS}),
)
"""RSA-2048 with the Chinese remainder, both halves side by side: multipliers of two bits a clock, and of blocks."""

FEW_BLOCKS = (
    Configuration("mont_fios", 1024, ECP5_BLOCKS),
    Configuration("mont_fios", 2048, {"Cells": 14, **ECP5_BLOCKS}),
)
"""``mont_fios`` for little area: 16 multipliers, and 28."""

UNEQUAL_BLOCKS = tuple(
    Configuration("mont_dsp", bits, {"Cells": cells, "Primitive": 1})
    for bits, cells in {128: 1, 256: 1, 512: 1, 1024: 2, 2048: 6, 4096: 12}.items()
)
"""``mont_dsp`` on DSP48E2 with the cells that take the least blocks times cycles to the next product."""

NOT_ROUTED = (Configuration("mont_fios", 1024), Configuration("mont_fios", 2048))
"""router1 had not routed the first after fifty minutes; with the registers of the blocks a seed takes two or three."""

FAST_BLOCKS = Configuration("mont_fios", 1024, {"Cells": 57, **ECP5_BLOCKS})
"""``mont_fios`` for throughput: a row for each word, 114 multipliers, almost always busy."""

INVERTER_BITS = (64, 128, 256, 512)


def basic_inverter(bits: int) -> Configuration:
    """Return the inverter with whole carry chains, the paper's basic architecture."""
    return Configuration("inv_kaliski", bits, {"Chains": 1})


def split_inverter(bits: int) -> Configuration:
    """Return the inverter with all of its carry chains cut in two, the paper's split architecture."""
    return Configuration("inv_kaliski", bits, {"Chains": 2, "CarrySelect": 1})


def automatic_inverter(bits: int) -> Configuration:
    """Return the inverter with as many carry chains as the catalogue chooses."""
    return Configuration("inv_kaliski", bits)


def chosen_chains(bits: int) -> str:
    """Return the number of carry chains that the catalogue chooses, for people."""
    return f"Chains={core('inv_kaliski').parameters(bits)['Chains']} (automatic)"


def inverter_name(configuration: Configuration) -> str:
    """Return the inverter with its parameters, the chosen one too.

    >>> inverter_name(automatic_inverter(256))
    'inv_kaliski Chains=4 (automatic)'
    """
    chosen = configuration == automatic_inverter(configuration.bits)
    return f"{configuration.core} {chosen_chains(configuration.bits)}" if chosen else configuration.name


def constant_time_inverter(bits: int) -> Configuration:
    """Return the inverter by division steps."""
    return Configuration("inv_divstep", bits)


TWO_STEPS = Configuration("inv_divstep", 256, {"Steps": 2})
"""Half the clocks, each with two division steps one after the other."""


def split_or_not() -> list[Configuration]:
    """Return the paper's inverters, basic and split, and ours with as many chains as pay."""
    makers = (basic_inverter, split_inverter, automatic_inverter)
    return [make(bits) for bits in INVERTER_BITS for make in makers]


def inverters() -> list[Configuration]:
    """Return the inverters that are compared."""
    makers = (basic_inverter, split_inverter, automatic_inverter, constant_time_inverter)
    return [*(make(bits) for bits in INVERTER_BITS for make in makers), TWO_STEPS]


SAN: dict[str, Any] = json.loads((Path(__file__).parent.parent / "data" / "san.json").read_text(encoding="utf-8"))
"""Tables I to III of San."""

SQUARE_BITS = (64, 128, 256, 512)

SMALLEST_REDUNDANT = Configuration("mont_redundant", 64, {"DigitBits": 17, "BlockBits": 18})
"""Digits and pieces that fill the multiplier of an ECP5, which has room for this one."""


SMALLEST_SQUARE = Configuration("mont_redundant", 64, {"DigitBits": 17, "Square": 1, "BlockBits": 18})
"""The same for squares alone."""

SMALLEST_TABLE = Configuration("square_table", 64, {"DigitBits": 17, "TableBits": 4})
"""Its rival, with tables for the tables of an ECP5."""

SHARED_CYCLES = {64: (3, 6, 12), 128: (3, 6, 12, 24)}
"""By bits, the clocks in which the same multipliers take turns, so that an ECP5 has room for them."""

ROUTED_REDUNDANT = (
    SMALLEST_REDUNDANT,
    SMALLEST_SQUARE,
    SMALLEST_TABLE,
    *(
        Configuration("mont_redundant", bits, {"DigitBits": 17, "Cycles": cycles, "BlockBits": 18})
        for bits, counts in SHARED_CYCLES.items()
        for cycles in counts
    ),
)
"""Cores in redundant digits that are routed."""

TRADE_BITS = (64, 128, 256)
"""Widths at which the squarer that is made for one modulus is compared with the one that takes any."""

TREND_BITS = (64,)
"""Those of them at which both are mapped to standard cells, for a path: twice the bits take four times as long."""


def square_table(bits: int) -> Configuration:
    """Return the squarer made for one modulus."""
    return Configuration("square_table", bits)


def redundant(bits: int, digit_bits: int = 16, cycles: int = 1, square: int = 0) -> Configuration:
    """Return a multiplier in redundant digits; settings that are usual are left out."""
    usual = {"DigitBits": 16, "Cycles": 1, "Square": 0}
    settings = {"DigitBits": digit_bits, "Cycles": cycles, "Square": square}
    changed = {name: value for name, value in settings.items() if value != usual[name]}
    return Configuration("mont_redundant", bits, changed)


def redundant_square(bits: int) -> Configuration:
    """Return the multiplier in redundant digits for squares alone."""
    return redundant(bits, square=1)


def shared_redundant(line: Mapping[str, int]) -> Configuration:
    """Return what is compared with a line of the paper's table II: as many clocks, up to the next multiple of three."""
    return redundant(line["bits"], line["digit_bits"], 3 * ceiling(line["cycles"], 3))


def redundant_multipliers() -> list[Configuration]:
    """Return the multipliers and squarers in redundant digits that are compared."""
    single = [redundant(line["bits"], line["digit_bits"]) for line in SAN["single"]]
    shared = [shared_redundant(line) for line in SAN["shared"]]
    squares = [redundant_square(bits) for bits in SQUARE_BITS]
    tables = [square_table(bits) for bits in TRADE_BITS]
    found: list[Configuration] = []
    for one in [*single, *shared, *squares, *tables, *ROUTED_REDUNDANT]:
        if one not in found:
            found.append(one)
    return found


PLAIN_MULTIPLIERS = [Configuration("mont_cpa", bits) for bits in (128, 256, 512)]
"""The multiplier of table 1 of Daly, Marnane & Popovici."""


def configurations() -> list[Configuration]:
    """Return what is compared: multipliers at the papers' widths, one for throughput, the RSA processor, others."""
    multipliers = [Configuration(name, bits) for name in MULTIPLIERS for bits in (512, 1024, 2048)]
    small = [one for one in PLAIN_MULTIPLIERS if one not in multipliers]
    processors = (*CRT_PROCESSORS, *PAPER_PROCESSORS, CLOCK_PROCESSOR, CLOCK_MULTIPLIER)
    blocks = (*FEW_BLOCKS, FAST_BLOCKS, *UNEQUAL_BLOCKS)
    return [*multipliers, *blocks, *processors, *small, *inverters(), *redundant_multipliers()]


ON_OTHER_DEVICES = (
    PLAIN_MULTIPLIERS[0],
    CLOCK_MULTIPLIER,
    SMALLEST_REDUNDANT,
    automatic_inverter(64),
    constant_time_inverter(64),
    CLOCK_PROCESSOR,
)
"""What is routed on other families as well, one seed each: their word on the same sources, not a record."""


METHODS = (
    *((Configuration(name, bits), place.Method("static")) for name in MULTIPLIERS[:2] for bits in (512, 1024)),
    (Configuration("mont_cpa", 2048), place.Method("static", 105)),
    (Configuration("mont_fios", 512), place.Method("static", 100)),
    (FEW_BLOCKS[0], place.Method("static", 105)),
    (FEW_BLOCKS[1], place.Method("static", 100)),
    (CRT_PROCESSORS[1], place.Method("heap", 36)),
    (PAPER_PROCESSORS[1], place.Method("static", 40)),
    (PAPER_PROCESSORS[2], place.Method("static", 75)),
    (PAPER_PROCESSORS[3], place.Method("static", 40)),
)
"""Placer and router of those that gain by another than the default, or that were not routed by it with every seed."""


def method(configuration: Configuration) -> place.Method:
    """Return how a configuration is placed and routed."""
    return next((chosen for large, chosen in METHODS if large == configuration), place.DEFAULT)


def seeds(configuration: Configuration) -> range:
    """Return the placements that are asked: one where a seed takes a quarter of an hour, three where minutes."""
    wide = [Configuration(name, 2048) for name in ("mont_csa42", "mont_csa_r4")]
    slow = [*PAPER_PROCESSORS, *CRT_PROCESSORS, FAST_BLOCKS, *wide, basic_inverter(512), split_inverter(512)]
    if configuration in (CLOCK_PROCESSOR, CLOCK_MULTIPLIER):
        return SEEDS[:3]
    return SEEDS[:1] if configuration in slow else SEEDS


CALIBRATING_BITS = 1024
"""The width up to which what router1 routes is synthesized for its family as well, for the model of delays."""

AFTER_THE_FIT = tuple(split_inverter(bits) for bits in INVERTER_BITS)
"""Routed later than the model was fitted, so that it can be tried on them: docs/figures/redundant-digits.md."""


def families(configuration: Configuration) -> tuple[str, ...]:
    """Return what a configuration is synthesized for."""
    chosen = _families(configuration)
    routed = DEVICE in devices(configuration) and method(configuration).target_mhz is None
    left_out = (*PAPER_PROCESSORS, *AFTER_THE_FIT)
    calibrating = routed and configuration.bits <= CALIBRATING_BITS and configuration not in left_out
    return (*chosen, FIT_FAMILY) if calibrating and FIT_FAMILY not in chosen else chosen


def _families(configuration: Configuration) -> tuple[str, ...]:
    if configuration in CRT_PROCESSORS:
        return (FIT_FAMILY,)
    if configuration in PAPER_PROCESSORS:
        return ("xc4v",)
    if configuration in (*FEW_BLOCKS, FAST_BLOCKS, CLOCK_PROCESSOR, CLOCK_MULTIPLIER):
        return ()  # for ECP5 alone: the blocks are in no other family
    if configuration in PLAIN_MULTIPLIERS:
        return ("xcve",) if configuration.bits < 512 else (*FAMILIES, "xcve")
    if configuration in ROUTED_REDUNDANT:
        return (FIT_FAMILY,)
    if configuration in [make(bits) for bits in TREND_BITS for make in (square_table, redundant_square)]:
        return ("xcup", OSU018)
    if configuration in (*redundant_multipliers(), *UNEQUAL_BLOCKS):
        return ("xcup",)
    if configuration in split_or_not():
        return tuple(dict.fromkeys((*INVERTER_FAMILIES, *CHAIN_FAMILIES)))
    return INVERTER_FAMILIES if configuration in inverters() else FAMILIES


def devices(configuration: Configuration) -> tuple[str, ...]:
    """Return what a configuration is routed on; most multipliers in redundant digits do not fit, blocks may lack."""
    if configuration == SMALLEST_REDUNDANT:
        # On a GW2A, where its products are tables, it takes 33 232 of 20 736.
        return (DEVICE, FAST_DEVICE, OTHER_DEVICES[0])
    others = OTHER_DEVICES if configuration in ON_OTHER_DEVICES else ()
    left_out = [CRT_PROCESSORS[0], *NOT_ROUTED, *UNEQUAL_BLOCKS, *redundant_multipliers()]
    routed = configuration in ROUTED_REDUNDANT or configuration not in left_out
    return (DEVICE, *others) if routed else ()


@dataclass(frozen=True)
class Wanted:
    """A row that the comparison needs: what the row says was run, and the command that makes it with its verdict."""

    core: str
    kind: str
    inputs: Mapping[str, Any]

    netlist: Mapping[str, Any]
    """The inputs of the simulation of its netlist."""

    command: str


def wanted(configuration: Configuration) -> Iterator[Wanted]:
    """Yield every row that this configuration needs."""
    one: Core = core(configuration.core)
    for family in families(configuration):
        inputs = synthesize.inputs(one, configuration.bits, configuration.settings, family)
        command = f"modforge core synthesize {configuration.arguments} --family {family}"
        netlist = netlists.inputs(one, configuration.bits, configuration.settings, family)
        yield Wanted(one.name, "synthesize", inputs, netlist, command)
    chosen = method(configuration)
    for device in devices(configuration):
        asked = SEEDS[:1] if device in OTHER_DEVICES else seeds(configuration)
        named = "" if device == DEVICE else f" --device {device}"
        command = f"modforge core place {configuration.arguments}{named}{chosen.arguments} --seeds {len(asked)}"
        family = place.DEVICES[device].family
        netlist = netlists.inputs(one, configuration.bits, configuration.settings, family)
        for seed in asked:
            inputs = place.inputs(one, configuration.bits, configuration.settings, device, seed, chosen)
            yield Wanted(one.name, "place", inputs, netlist, command)
