"""The command ``modforge``: parse, call, print."""

from __future__ import annotations

import click

from modforge.cli.group import LazyGroup

COMMANDS = {
    "forge": ("modforge.cli.forge", "Make, check and measure the three forms of each MODULUS."),
    "plan": (
        "modforge.cli.design.plan",
        "Say what each MODULUS is, which method fits each form and what it will cost.",
    ),
    "moduli": ("modforge.cli.moduli", "List the moduli that have a name."),
    "field": (
        "modforge.cli.field",
        "Generate constant-time field code in C, Rust or SystemVerilog for an odd MODULUS.",
    ),
    "core": ("modforge.cli.core", "Hardware cores: list, show, write, simulate, synthesize, place and route, prove."),
    "explore": ("modforge.cli.design.explore", "Sweep over parameters of a CORE or over the layouts of a field."),
    "advise": (
        "modforge.cli.design.advise",
        "Recommend a core for MODULUS, and show the stored result behind it.",
    ),
    "soc": ("modforge.cli.soc", "A core on the bus of a RISC-V processor, with firmware that uses its driver."),
    "vdf": ("modforge.cli.vdf", "Verifiable delay: square t times modulo N, prove the result, verify the proof."),
    "run": (
        "modforge.cli.run",
        "Run a COMMAND; the engine answers its calls of GMP where it is faster.",
    ),
    "batch": ("modforge.cli.batch", "Compute with a column of a Parquet, Arrow or CSV file, however large."),
    "crypto": ("modforge.cli.crypto", "Keys, signatures, key agreement and encryption of files."),
    "bench": ("modforge.cli.bench", "Compare with GMP, OpenSSL, s2n-bignum and other libraries, turn by turn."),
    "reproduce": ("modforge.cli.reproduce", "Show published tables beside ours, with a verdict for each cell."),
    "completion": (
        "modforge.cli.completion",
        "Print a script with which a SHELL completes commands, options, cores and moduli.",
    ),
    "doctor": (
        "modforge.cli.doctor",
        "Report the kernels of this CPU, missing tools, and whether the engine computes correctly.",
    ),
}
"""Each command with its module and its line in the help."""


@click.group(
    cls=LazyGroup, modules=COMMANDS, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110}
)
@click.version_option(package_name="modforge")
def main() -> None:
    """Give it a modulus; it gives you the fastest arithmetic for that modulus, checked.

    A MODULUS is a name (rsa-2048, p25519, ffdhe3072; see `modforge moduli`), a decimal number, a 0x hex number or an
    expression such as "2^255 - 19".

    \b
    Examples:
      modforge plan "2^255 - 19"
      modforge field "2^255 - 19" --name p25519 -o fe25519
      modforge core emit mont_csa42 --bits 255 --modulus p25519 -o core
      modforge forge "2^255 - 19" rsa-2048 -o demo
    """
