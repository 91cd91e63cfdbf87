"""Fills in templates of printed code: Jinja, with ``${name}`` for a value, as all printed languages have braces."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

ENVIRONMENT = Environment(
    loader=FileSystemLoader(Path(__file__).parent),
    variable_start_string="${",
    variable_end_string="}",
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
    undefined=StrictUndefined,
)


def render(path: str, **values: object) -> str:
    """Fill in a file: ``lanes/c/test.c`` is ``test.c.jinja`` among the templates of the room ``lanes/c``."""
    room, _, name = path.rpartition("/")
    return ENVIRONMENT.get_template(f"{room}/templates/{name}.jinja").render(values)


def fill_in(text: str, **values: object) -> str:
    """Fill in a short text."""
    return _compiled(text).render(values)


@cache
def _compiled(text: str) -> Template:
    return ENVIRONMENT.from_string(text)
