"""The designs that ``modforge explore`` looks at, by its arguments: of a core, or of the code of a field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import click
from click.core import ParameterSource
from click.shell_completion import CompletionItem

from modforge.cli.core.arguments import CoreName, own_parameters
from modforge.cli.group import BadArgument
from modforge.cores.model.core import Core
from modforge.errors import meant
from modforge.explore import (
    COMPILERS,
    SUBJECT,
    TARGETS,
    Designs,
    FieldSpace,
    FieldTarget,
    Space,
    SpaceError,
    Target,
    Values,
)
from modforge.hardware.place import Method
from modforge.plan import NamedModulus

WORD, LAYOUT, DIGITS = "Word", "Layout", "Digits"

FIELD_PARAMETERS = {
    WORD: "bits of a word, 32 or 64",
    LAYOUT: "folded, unsaturated, montgomery, barrett",
    DIGITS: "digits of unsaturated",
}

ALL_TARGETS = (*TARGETS, *COMPILERS)

DEFAULT_FAMILY, DEFAULT_LANGUAGE = "xcup", "c"


class SubjectName(CoreName):
    """The name of a core, or ``field``."""

    name = "subject"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Find the core, or fail with the names there are."""
        return value if value == SUBJECT else super().convert(value, param, ctx)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
        """Complete the name."""
        field = [CompletionItem(SUBJECT, help="The code of a field.")] if SUBJECT.startswith(incomplete) else []
        return [*super().shell_complete(ctx, param, incomplete), *field]


def complete_parameter(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    """Complete the name of a parameter of what the line names."""
    of_field = FIELD_PARAMETERS if SUBJECT in ctx.args else {}
    found = [CompletionItem(f"{name}=", help=what) for name, what in of_field.items() if name.startswith(incomplete)]
    return [*own_parameters(ctx, param, incomplete), *found]


class SetOption(click.ParamType[tuple[str, str]]):
    """A parameter with its values, which are text as yet."""

    name = "NAME=VALUES"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:  # noqa: ARG002
        """Read the text, or fail with one line."""
        if isinstance(value, tuple):
            return value
        name, equals, values = value.partition("=")
        if not equals or not name.isidentifier():
            raise BadArgument(f"--set takes a name, = and values, as in Cells=8,16,32, not {value!r}")
        return name, values


def once(_context: click.Context, _option: click.Parameter, given: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """Return the settings as a mapping, or fail if a name comes twice."""
    settings = dict(given)
    if len(settings) < len(given):
        raise BadArgument("--set sets the same parameter twice; put its values into one list")
    return settings


@dataclass(frozen=True)
class Asked:
    """The designs to look at, where they get their figures, and which."""

    space: Designs
    target: Target | FieldTarget
    columns: Sequence[str]


def of_core(
    core: Core,
    bits: str | None,
    settings: Mapping[str, str],
    modulus: NamedModulus | None,
    target: Target,
) -> Asked:
    """Return the designs of a core."""
    if bits is None:
        raise BadArgument("--bits is missing: the widths of the core, as 255, or 64..512")
    if target.name in COMPILERS:
        raise BadArgument(f"--family {target.name} compiles field code; {core.name} is a core")
    values = {name: read_values(f"--set {name}", text) for name, text in settings.items()}
    if modulus is not None:
        if "Modulus" not in [one.name for one in core.settings]:
            raise BadArgument(f"{core.name} takes its modulus at run time: it has no --modulus here")
        values["Modulus"] = Values.one(modulus.value)
    return Asked(Space(core, read_values("--bits", bits), values), target, target.columns(core))


def of_field(settings: Mapping[str, str], modulus: NamedModulus | None, language: str | None) -> Asked:
    """Return the layouts of a field; with no language they are counted alone."""
    if modulus is None:
        raise BadArgument(f"--modulus is missing: {SUBJECT} is the code of one field, as in --modulus p256")
    if language not in (None, *COMPILERS):
        raise BadArgument(f"--family {language} is for cores; {SUBJECT} has --family {' and '.join(COMPILERS)}")
    _refuse("bits", "seeds", "placer", "target_mhz")
    if language is not None:
        _refuse("jobs", why="code is measured one after the other")
    for name in settings:
        if name not in FIELD_PARAMETERS:
            hint = meant(name, [*FIELD_PARAMETERS]) or f"; it has {', '.join(FIELD_PARAMETERS)}"
            raise BadArgument(f"{SUBJECT} has no parameter {name}{hint}")
    words = read_values(f"--set {WORD}", settings.get(WORD, "64"))
    kinds = {"kinds": tuple(settings[LAYOUT].split(","))} if LAYOUT in settings else {}
    digits = read_values(f"--set {DIGITS}", settings[DIGITS]) if DIGITS in settings else None
    target = FieldTarget(language)
    return Asked(FieldSpace(modulus.value, words, digits=digits, **kinds), target, target.columns)


def asked(
    subject: Core | str,
    bits: str | None,
    settings: Mapping[str, str],
    modulus: NamedModulus | None,
    family: str | None,
    *,
    formulas: bool,
    seeds: int,
    method: Method,
) -> Asked:
    """Return what is asked about a core, or about field code."""
    if isinstance(subject, Core):
        target = Target(None if formulas else family or DEFAULT_FAMILY, seeds, method)
        return of_core(subject, bits, settings, modulus, target)
    return of_field(settings, modulus, None if formulas else family or DEFAULT_LANGUAGE)


def read_values(option: str, text: str) -> Values:
    """Read the values of an option, or fail with one line that names it."""
    try:
        return Values.parse(text)
    except SpaceError as error:
        raise BadArgument(f"{option}: {error}") from None


def _refuse(*names: str, why: str = "it is for cores") -> None:
    """Refuse options that have no meaning for field code."""
    context = click.get_current_context()
    for option in context.command.params:
        if option.name in names and context.get_parameter_source(option.name) is ParameterSource.COMMANDLINE:
            raise BadArgument(f"{option.opts[0]} does not go with {SUBJECT}: {why}")
