"""``modforge crypto prime``: random primes, those of a residue class, safe ones, and the next one."""

from __future__ import annotations

import click
from click.core import ParameterSource

from modforge import crypto
from modforge.cli.arguments import Number, json_option
from modforge.cli.group import BadArgument, IntRange
from modforge.cli.screen.printing import print_json, say
from modforge.cli.screen.progress import Display
from modforge.numerals import to_decimal

BITS = (64, 16_384)
"""The fewest and the most that the engine takes."""


@click.command()
@click.option("--bits", type=IntRange(*BITS), default=2048, show_default=True, help="Bits of the prime.")
@click.option("--safe", is_flag=True, help="A safe prime p: (p - 1)/2 is a prime, too.")
@click.option(
    "--next", "above", type=Number("--next"), metavar="NUMBER", help="The smallest prime above this number instead."
)
@click.option(
    "--modulus",
    type=Number("--modulus"),
    metavar="NUMBER",
    help="Divided by this, the prime leaves --remainder. It has at least 2 bits, and at most 32 fewer than the prime.",
)
@click.option("--remainder", type=Number("--remainder"), metavar="NUMBER", help="The remainder. [default: 1]")
@click.option("--hex", "as_hex", is_flag=True, help="Print 0x and hexadecimal digits.")
@json_option
def prime(
    bits: int,
    safe: bool,
    above: int | None,
    modulus: int | None,
    remainder: int | None,
    as_hex: bool,
    as_json: bool,
) -> None:
    """Print a prime: a random one of so many bits with the two top bits set, or the next one above a number.

    It has passed the Baillie-PSW test; random ones also rounds of Miller-Rabin with random bases, for an error below
    2^-112. All cores look for it.

    \b
    Examples:
      modforge crypto prime
      modforge crypto prime --safe --bits 1024
      modforge crypto prime --modulus 4 --remainder 3
      modforge crypto prime --next "2^127" --hex
    """
    if above is not None and safe:
        raise BadArgument("--next finds any prime: leave --safe out")
    if above is not None and click.get_current_context().get_parameter_source("bits") is ParameterSource.COMMANDLINE:
        raise BadArgument("--next finds the next prime, of whatever size: leave --bits out")
    if modulus is not None and (safe or above is not None):
        raise BadArgument(f"--modulus is for random primes: leave --{'safe' if safe else 'next'} out")
    if remainder is not None and modulus is None:
        raise BadArgument("--remainder needs --modulus")
    what = f"Looking for a {'safe ' if safe else ''}prime of {bits} bits"
    with Display(what) as progress:
        if above is not None:
            progress.stage("Looking for the next prime")
            found = crypto.next_prime_vartime(above)
        else:
            progress.stage(what)
            if safe:
                found = crypto.safe_prime(bits, progress=progress.reach)
            else:
                found = crypto.random_prime(bits, modulus=modulus, remainder=remainder, progress=progress.reach)
    if as_json:
        print_json({"prime": f"{found:#x}", "bits": found.bit_length(), "safe": safe})
    else:
        say(f"{found:#x}" if as_hex else to_decimal(found))
