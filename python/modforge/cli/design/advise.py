"""``modforge advise``: the core for a modulus, and the row that says so."""

from __future__ import annotations

import re
from typing import Any

import click

from modforge.cli.arguments import Modulus, json_option, open_results
from modforge.cli.group import BadArgument, Choice, IntRange
from modforge.cli.screen.printing import print_json, say
from modforge.cli.screen.words import command_line
from modforge.errors import shown
from modforge.explore.advise import rows_here
from modforge.explore.errors import ExploreError
from modforge.hardware.place import DEVICES
from modforge.hardware.synthesize import FAMILIES
from modforge.plan import NamedModulus
from modforge.plan.advice import DEVICE, Advice, Measured, Need
from modforge.plan.advice import advise as find_advice

NUMBER = r"([0-9]+\.?[0-9]*(?:[eE]\+?[0-9]{1,2})?)"

NANOSECONDS = {"": 1.0, "ns": 1.0, "us": 1e3, "µs": 1e3, "ms": 1e6, "s": 1e9}


class Throughput(click.ParamType[float]):
    """Products a second."""

    name = "RATE"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:  # noqa: ARG002
        """Read the text, or fail with one line."""
        found = re.fullmatch(NUMBER + r"\s*(/s)?", str(value))
        if found is None or not float(found[1]):
            raise BadArgument(f"--throughput takes products a second, above 0, as in 1e6/s, not {value!r}")
        return float(found[1])


class Latency(click.ParamType[float]):
    """A time in nanoseconds."""

    name = "TIME"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:  # noqa: ARG002
        """Read the text, or fail with one line."""
        found = re.fullmatch(NUMBER + r"\s*(ns|us|µs|ms|s)?", str(value))
        if found is None or not float(found[1]):
            raise BadArgument(f"--latency takes a time above 0 in ns, us, ms or s, as in 500ns, not {value!r}")
        return float(found[1]) * NANOSECONDS[found[2] or ""]


@click.command()
@click.argument("modulus", type=Modulus(odd=False))
@click.option("--throughput", type=Throughput(), help="Products a second, as 1e6/s.")
@click.option("--latency", type=Latency(), help="Time of a product at most, as 500ns or 2us.")
@click.option("--max-lut", type=IntRange(0), metavar="N", help="Look-up tables at most.")
@click.option("--max-dsp", type=IntRange(0), metavar="N", help="Multiplier blocks at most.")
@click.option(
    "--family",
    type=Choice([*DEVICES, *FAMILIES]),
    metavar="TARGET",
    default=DEVICE,
    show_default=True,
    help="A device, whose rows are routed, or a family: xcup, xc7, xc4v, xc2v, xcve, ecp5, nexus, gw2a.",
)
@json_option
def advise(
    modulus: NamedModulus,
    throughput: float | None,
    latency: float | None,
    max_lut: int | None,
    max_dsp: int | None,
    family: str,
    as_json: bool,
) -> None:
    """Recommend a core for MODULUS, and show the stored result behind it.

    Looks at the rows that come with the package and at those of this machine. With --throughput or --latency it
    takes the smallest core that has them by a row, otherwise the quickest. If no row is enough, it prints the sweeps
    that would tell: run them and ask again.

    \b
    Examples:
      modforge advise "2^255 - 19" --throughput 1e6/s
      modforge advise rsa-2048 --latency 10us --max-dsp 0
      modforge advise p256 --family xcup --max-lut 8000
    """
    if family not in DEVICES and (throughput or latency):
        option = "--throughput" if throughput else "--latency"
        raise BadArgument(
            f"{option} needs a frequency, and rows of {family} have none; take one of {', '.join(DEVICES)}"
        )
    if modulus.value % 2 == 0:
        raise ExploreError(f"{shown(modulus.text)} is even, and the cores are made for odd moduli")
    bits = modulus.value.bit_length()
    need = Need(family, throughput, latency, max_lut, max_dsp)
    with open_results() as results:
        advice = find_advice(bits, need, rows_here(results))
    if advice is None:
        raise ExploreError(f"{shown(modulus.text)} has {bits} bits, and no core is made for as many")
    if as_json:
        print_json(_plain(advice))
        return
    say("\n".join(_lines(shown(modulus.text), advice)))
    if advice.sweeps:
        click.echo("\nThese sweeps would tell more:" if advice.verdict == "row" else "\nThese sweeps would tell:")
        # Whole, so that they can be pasted.
        click.echo("\n".join(f"  {command_line(words)}" for words in advice.sweeps))
    elif advice.verdict != "row":
        say("\nNo sweep would tell more: formulas and rows rule the other cores out.")


def _lines(name: str, advice: Advice) -> list[str]:
    """Return the advice for people."""
    need, row = advice.need, advice.measured
    title = f"{name}: {advice.bits} bits; {_wanted(need) or 'the quickest'} on {need.target}"
    core = " ".join(advice.arguments)
    if row is None:
        told = f"no row says that a core is enough; the quickest by cycles is {core}" if need.timed else f"take {core}"
        return [title, told, f"  by its cycles alone: no row of {need.target} has {advice.bits} bits or more"]
    wider = row.bits != advice.bits
    told = {
        "row": f"take {core}",
        "likely": f"no row says that a core is enough; likely {core} is",
        "none": f"no row says that a core is enough; the quickest by rows is {core}",
    }[advice.verdict]
    lines = [title, told, f"  row: {_figures(row, row.bits)}"]
    if wider and advice.width == advice.bits:
        same = "" if row.mhz is None else " and the same frequency"
        lines.append(f"  at {advice.bits} bits{same}: {_speed(row, advice.bits)}")
    elif wider:
        lines.append(f"  made for {row.bits} bits, it takes narrower moduli, too")
    return lines


def _wanted(need: Need) -> str:
    wanted = [
        "" if need.min_rate is None else f"{need.min_rate:.12g} products a second",
        "" if need.max_ns is None else f"{_time(need.max_ns)} a product",
        "" if need.max_lut is None else f"at most {need.max_lut} LUT",
        "" if need.max_dsp is None else f"at most {need.max_dsp} DSP",
    ]
    return ", ".join(filter(None, wanted))


def _figures(row: Measured, bits: int) -> str:
    if row.mhz is None:
        levels = "" if row.levels is None else f", {row.levels} levels"
        return f"{row.bits} bits, {row.lut} LUT, {row.ff} FF, {row.dsp} DSP{levels}, {row.cycles(bits)} cycles"
    seeds = "one seed" if row.seeds == 1 else f"median of {row.seeds} seeds"
    area = f"{row.lut} LUT and carry, {row.ff} FF, {row.dsp} DSP"
    return f"{row.bits} bits, {row.mhz:.1f} MHz ({seeds}), {area}; {_speed(row, bits)}"


def _speed(row: Measured, bits: int) -> str:
    if row.mhz is None:
        return f"{row.cycles(bits)} cycles"
    return f"{row.cycles(bits)} cycles, {_time(row.ns(bits))} a product, {row.rate(bits):.0f} a second"


def _time(ns: float) -> str:
    return f"{ns:.3g} ns" if ns < 1000 else f"{ns / 1000:.3g} µs" if ns < 1e6 else f"{ns / 1e6:.3g} ms"


def _plain(advice: Advice) -> dict[str, Any]:
    """Return the advice as plain data."""
    row = advice.measured
    return {
        "bits": advice.bits,
        "target": advice.need.target,
        "verdict": advice.verdict,
        "core": advice.core.name,
        "width": advice.width,
        "settings": dict(advice.settings),
        "row": None if row is None else _plain_row(row),
        "sweeps": [command_line(words) for words in advice.sweeps],
    }


def _plain_row(row: Measured) -> dict[str, Any]:
    counted = {name: getattr(row, name) for name in ("bits", "lut", "ff", "dsp", "mhz", "levels", "seeds")}
    speed = {"ns": row.ns(row.bits), "rate": row.rate(row.bits)} if row.mhz else {"ns": None, "rate": None}
    return {**counted, "cycles": row.cycles(row.bits), **speed}
