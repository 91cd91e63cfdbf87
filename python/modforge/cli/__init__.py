"""The command ``modforge``: parse, call, print."""

from __future__ import annotations

import click

from modforge.cli.arguments import Group
from modforge.cli.bench import bench
from modforge.cli.core import core
from modforge.cli.field import field
from modforge.cli.forge import forge, moduli, plan


@click.group(cls=Group, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(package_name="modforge")
def main() -> None:
    """Give it a modulus; it gives you the fastest arithmetic for that modulus, checked.

    A MODULUS is a name (rsa-2048, p25519, ffdhe3072; see `modforge moduli`), a decimal number, a 0x hex number or an
    expression such as "2^255 - 19".
    """


for command in (forge, plan, moduli, field, core, bench):
    main.add_command(command)
