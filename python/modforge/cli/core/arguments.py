"""Arguments and options that the commands about cores share."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import wraps
from typing import Any

import click
from click.shell_completion import CompletionItem

from modforge import cores
from modforge.cli.arguments import Modulus
from modforge.cli.group import BadArgument, Choice, IntRange
from modforge.cores.model.core import Core
from modforge.cores.model.errors import HardwareError
from modforge.cores.rsa_core.multipliers import MULTIPLIERS
from modforge.plan import NamedModulus


class CoreName(click.ParamType[Core]):
    """The name of a core of the cores."""

    name = "core"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Core:  # noqa: ARG002
        """Find the core, or fail with the names there are."""
        try:
            return value if isinstance(value, Core) else cores.core(value)
        except HardwareError as error:
            raise BadArgument(str(error)) from None

    def shell_complete(
        self,
        ctx: click.Context,  # noqa: ARG002
        param: click.Parameter,  # noqa: ARG002
        incomplete: str,
    ) -> list[CompletionItem[str]]:
        """Complete the name."""
        return [CompletionItem(one.name, help=one.purpose) for one in cores.CORES if one.name.startswith(incomplete)]


class Setting(click.ParamType[tuple[str, int]]):
    """A parameter of a core with its value."""

    name = "NAME=VALUE"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, int]:  # noqa: ARG002
        """Read the text, or fail with one line."""
        if isinstance(value, tuple):
            return value
        name, _, number = value.partition("=")
        if not re.fullmatch(r"[A-Za-z]\w*", name) or not re.fullmatch(r"[0-9]{1,9}", number):
            raise BadArgument(f"--set takes a name, = and a number below 10^9, as in Cells=16, not {value!r}")
        return name, int(number)


def _once(_context: click.Context, _option: click.Parameter, given: tuple[tuple[str, int], ...]) -> dict[str, int]:
    """Return the settings as a mapping, or fail if a name comes twice."""
    settings = dict(given)
    if len(settings) < len(given):
        raise BadArgument("--set sets the same parameter twice")
    return settings


def own_parameters(ctx: click.Context, _: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    """Complete the name of a parameter of the core that the line names."""
    # Click reads no further than an option without its value, and leaves all words before it.
    found = [setting for core in cores.CORES if core.name in ctx.args for setting in core.settings]
    return [CompletionItem(f"{one.name}=", help=one.what) for one in found if one.name.startswith(incomplete)]


core_argument = click.argument("core", type=CoreName())
bits_option = click.option("--bits", type=IntRange(min=2), metavar="BITS", required=True, help="Width of the modulus.")


def settings_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that set parameters of the core's own; the command gets them as ``settings``."""

    @wraps(command)
    def with_settings(*arguments: Any, settings: dict[str, int], multiplier: str | None, **options: Any) -> Any:
        if multiplier is not None:
            if "Multiplier" in settings:
                raise BadArgument("--set and --multiplier both name a multiplier")
            settings["Multiplier"] = MULTIPLIERS.index(multiplier)
        return command(*arguments, settings=settings, **options)

    set_option = click.option(
        "--set",
        "settings",
        type=Setting(),
        multiple=True,
        shell_complete=own_parameters,
        callback=_once,
        help="A parameter of the core; repeatable. [default: see modforge core show]",
    )
    multiplier_option = click.option(
        "--multiplier", type=Choice(MULTIPLIERS), help="The multiplier inside an exponentiator."
    )
    return set_option(multiplier_option(with_settings))


def with_modulus(core: Core, bits: int, settings: dict[str, int], modulus: NamedModulus | None) -> dict[str, int]:
    """Return the settings with the modulus that a core is made for, if it is made for one."""
    if modulus is None:
        return settings
    if "Modulus" in settings:
        raise BadArgument("--set and --modulus both name a modulus")
    return settings | {"Modulus": modulus.value} if "Modulus" in core.parameters(bits, settings) else settings


def only_with_modulus(core: Core, bits: int, settings: dict[str, int], modulus: NamedModulus | None) -> dict[str, int]:
    """Return the same, and refuse a modulus for a core that is made for none."""
    made = with_modulus(core, bits, settings, modulus)
    if modulus is not None and "Modulus" not in made:
        raise BadArgument(f"{core.name} takes its modulus at run time: it has no --modulus here")
    return made


def modulus_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the option that sets the modulus of a core made for one; the command gets it among its ``settings``."""

    @wraps(command)
    def made_for(core: Core, bits: int, settings: dict[str, int], modulus: NamedModulus | None, **options: Any) -> Any:
        return command(core=core, bits=bits, settings=only_with_modulus(core, bits, settings, modulus), **options)

    return click.option("--modulus", type=Modulus(odd=False), help="The modulus of a core that is made for one.")(
        made_for
    )
