"""The reference is complete: what the code offers has its place on the page of its subject."""

import re
from pathlib import Path

import click
import pytest

import modforge
from modforge.cli import main
from modforge.cores import CORES

ROOT = Path(__file__).resolve().parents[2]
REFERENCE = ROOT / "docs" / "reference"


def page(name: str) -> str:
    return (REFERENCE / name).read_text(encoding="utf-8")


def subcommands(name: str) -> list[str]:
    context = click.Context(main)
    command = main.get_command(context, name)
    return command.list_commands(context) if isinstance(command, click.Group) else []


def test_python_names():
    text = page("python.md")
    assert [name for name in modforge.__all__ if f"`{name}" not in text] == []
    attributes = [name for name in dir(modforge.Modulus) if not name.startswith("_")]
    assert [name for name in attributes if f"`{name}`" not in text] == []


def test_commands():
    text = page("commands.md")
    for name in main.list_commands(click.Context(main)):
        assert f"`modforge {name}" in text
        listed = next(line for line in text.splitlines() if line.startswith(f"| `modforge {name}"))
        # A group's default command has the name of the group.
        missing = [one for one in subcommands(name) if one not in listed and (name, one) != ("bench", "compare")]
        assert missing == []


def test_options_of_the_generator():
    field = main.get_command(click.Context(main), "field")
    assert field is not None
    options = [option for parameter in field.params for option in parameter.opts if option.startswith("--")]
    assert len(options) > 5
    text = page("generator.md")
    assert [option for option in options if option not in ("--help", "--output") and f"`{option}" not in text] == []


@pytest.mark.parametrize("core", CORES, ids=lambda core: core.name)
def test_cores(core):
    assert f"[`{core.name}`](../../python/modforge/cores/{core.name}/README.md)" in page("cores.md")


def test_kernels_and_reductions():
    text = page("engine.md")
    source = (ROOT / "crates" / "modforge" / "src" / "reduce" / "reduction.rs").read_text(encoding="utf-8")
    reductions = re.findall(r'^ +Self::\w+ => "(\w+)",$', source, re.MULTILINE)
    assert {"redc_1", "barrett", "kernel"} <= set(reductions)
    assert [name for name in [*reductions, *modforge.kernels()] if f"| `{name}`" not in text] == []
