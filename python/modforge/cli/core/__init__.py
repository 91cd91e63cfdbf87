"""``modforge core``: hardware cores."""

from __future__ import annotations

import click

from modforge.cli.core.emit import core_emit
from modforge.cli.core.mutate import core_mutate
from modforge.cli.core.place import core_place
from modforge.cli.core.prove import core_prove
from modforge.cli.core.show import core_list, core_show
from modforge.cli.core.simulate import core_simulate
from modforge.cli.core.synthesize import core_synthesize
from modforge.cli.group import Group


@click.group(
    cls=Group,
    commands=[core_list, core_show, core_emit, core_simulate, core_synthesize, core_place, core_prove, core_mutate],
)
def core() -> None:
    """Hardware cores: list, show, write, simulate, synthesize, place and route, prove, mutate.

    \b
    Examples:
      modforge core list
      modforge core show mont_csa42
      modforge core simulate mont_csa42 --bits 64
      modforge core emit mont_csa42 --bits 255 --modulus p25519 -o out
    """
