"""The cost of algorithm 6 of San, as printed but with the top digit that it loses, against ``mont_redundant``.

Logic levels on UltraScale+, which are relative (:mod:`modforge.hardware.delays.levels`), at several widths, and 64
bits routed on an ECP5. All of it takes some six minutes, half of them the first.

``python -m modforge.bench.cores.algorithm_6 [--seed SEED]``
"""

from __future__ import annotations

from pathlib import Path

import click

from modforge.bench.cores.configurations import DEVICE, SMALLEST_REDUNDANT, TRADE_BITS
from modforge.cores import core
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Formula
from modforge.hardware.place import place
from modforge.hardware.synthesize import synthesize
from modforge.results import Results

PRINTED = Core(
    name="algorithm_6",
    kind="redundant_multiplier",
    title="algorithm 6 of San with its top digit",
    purpose="product in one clock, as printed",
    source="San 2021",
    files=(str(Path(__file__).with_suffix(".sv").resolve()),),
    min_bits=64,
    max_bits=max(TRADE_BITS),
    operands="digits",
    cycles=Formula("1", lambda _: 1),
    interval=Formula("1", lambda _: 1),
    montgomery_exponent=Formula("k", lambda p: p["Bits"]),
)
"""Not in the catalogue: no one should build it."""


@click.command()
@click.option("--seed", default=1, show_default=True, type=click.IntRange(1), help="Of the placement.")
def main(seed: int) -> None:
    """Print what algorithm 6 and mont_redundant take, their logic levels, and the period where they are routed."""
    for bits in TRADE_BITS:
        levels = {}
        for one in (PRINTED, core(SMALLEST_REDUNDANT.core)):
            found = synthesize(one, bits, family="xcup")
            levels[one.name] = found.levels
            used = f"{found.levels} levels, {found.lut} LUT, {found.dsp} DSP"
            print(f"{one.name}, {bits} bits, UltraScale+, d = 16: {used}", flush=True)
        print(f"  {1 - levels[SMALLEST_REDUNDANT.core] / levels[PRINTED.name]:.0%} fewer levels", flush=True)
    for one, settings in ((PRINTED, {}), (core(SMALLEST_REDUNDANT.core), SMALLEST_REDUNDANT.settings)):
        with Results.open() as results:
            logs = Path("build") / "place"
            routed = place(one, 64, settings=settings, device=DEVICE, seeds=[seed], results=results, logs=logs)
        outputs = routed.rows[0].outputs
        used = f"{outputs['comb']} LUT and carry, {outputs['dsp']} multipliers"
        used += f", {1000 / outputs['mhz']:.1f} ns, {outputs['mhz']} MHz"
        print(f"{one.name}, 64 bits, {DEVICE}: {used}", flush=True)


if __name__ == "__main__":
    main()
