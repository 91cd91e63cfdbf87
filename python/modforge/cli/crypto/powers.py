"""``modforge crypto power``: one power, of numbers of any size."""

from __future__ import annotations

import time

import click

from modforge import Modulus, NotInvertible
from modforge.cli.arguments import FileModulus, FileNumber, json_option
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.plan import NamedModulus


@click.command()
@click.argument("modulus", type=FileModulus(odd=False))
@click.argument("base", type=FileNumber("base"))
@click.argument("exponent", type=FileNumber("exponent"))
@json_option
def power(modulus: NamedModulus, base: int, exponent: int, as_json: bool) -> None:
    """Print BASE to the power EXPONENT modulo MODULUS.

    Each is a number, an expression or @FILE with one of these, MODULUS also a name; a long number needs a file. The
    time depends on the exponent, which is public here: others can see what is typed. A negative exponent takes the
    inverse of BASE. Negative numbers come after --.

    \b
    Examples:
      modforge crypto power rsa-2048 3 65537
      modforge crypto power @modulus.txt 2 @exponent.txt
      modforge crypto power p25519 -- 3 -1
    """
    what = f"Raising modulo {modulus.value.bit_length()} bits"
    started = time.monotonic()
    with Display(what) as progress:
        prepared = Modulus(modulus.value)
        progress.stage(what, 1.0)
        try:
            found = prepared.pow_vartime(base, exponent, progress=progress.reach)
        except NotInvertible as error:
            raise click.ClickException(
                f"base: it has no inverse, which a negative exponent needs; its gcd with the modulus is {error.gcd:#x}"
            ) from None
    if as_json:
        print_json({"power": f"{found:#x}", "seconds": time.monotonic() - started})
    else:
        click.echo(f"{found:#x}")
