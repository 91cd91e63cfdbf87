"""Every block of code in the README and in docs runs, or says why not.

A page is a session: its blocks run in order, in one empty folder, and Python blocks share their names. A comment right
above a block can change that: ``<!-- file: NAME -->`` writes it to a file, ``<!-- not run: WHY -->`` and
``<!-- run by TEST -->`` leave it out.

- ``console``: lines that start with ``$`` are commands and must succeed; lines below are their output, where … stands
  for anything. Commands of blocks that are not run must still be commands.
- ``python``: is executed; a comment behind a ``print`` is what it prints.
- ``rust``: is a doctest of the crate that includes the page, so ``cargo test`` runs it.
"""

import contextlib
import io
import itertools
import os
import re
import shlex
import subprocess
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import click
import pytest

from modforge.cli import main

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]

LANGUAGES = {"c", "console", "cpp", "mermaid", "python", "rust", "rust,ignore", "tcl", "text", "toml", "vhdl", "yaml"}
QUIET = {"mermaid", "text"}
"""Languages of blocks that are no programs."""

NOT_RUN = {
    "docs/figures/delay-function.md": 1,
    "docs/figures/engine.md": 5,
    "docs/figures/faces.md": 4,
    "docs/figures/field-code.md": 4,
    "docs/figures/other-families.md": 1,
    "docs/figures/primitives.md": 5,
    "docs/figures/python.md": 3,
    "docs/figures/redundant-digits.md": 1,
    "docs/figures/reductions.md": 1,
    "docs/figures/tls.md": 1,
    "docs/how-to/choose-a-core.md": 1,
    "docs/how-to/compare-libraries.md": 5,
    "docs/how-to/explore-cores.md": 2,
    "docs/how-to/field-code-in-lanes.md": 2,
    "docs/how-to/generate-a-field.md": 2,
    "docs/how-to/litex.md": 1,
    "docs/how-to/prove-a-core.md": 1,
    "docs/how-to/raise-tool-versions.md": 1,
    "docs/how-to/replace-powm.md": 1,
    "docs/how-to/speed-up-programs-with-gmp.md": 3,
    "docs/how-to/use-a-cluster.md": 2,
    "docs/how-to/use-from-c.md": 2,
    "docs/how-to/use-with-rustls.md": 1,
    "docs/how-to/vivado.md": 2,
    "docs/notes/structure.md": 2,
    "docs/reference/commands.md": 1,
    "docs/reference/soc.md": 2,
    "docs/start/hardware-engineer.md": 2,
}
"""How many blocks of a page are left out, because they take minutes, need a tool or run in another test."""


@dataclass(frozen=True)
class Block:
    """A block of code with the line of its fence and the comment above it."""

    page: Path
    line: int
    language: str
    text: str
    comment: str

    @property
    def where(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"

    @property
    def is_left_out(self) -> bool:
        return self.comment.startswith(("not run: ", "run by "))

    @property
    def commands(self) -> list[tuple[str, str]]:
        """Each command of a console with the output that the page shows."""
        found: list[tuple[str, str]] = []
        for line in self.text.splitlines():
            if line.startswith("$ "):
                found.append((line[2:], ""))
            else:
                command, output = found.pop()
                found.append((command, f"{output}{line}\n"))
        return found


def blocks(page: Path) -> list[Block]:
    found = []
    lines = page.read_text(encoding="utf-8").splitlines()
    start: int | None = None
    for number, line in enumerate(lines):
        if not line.startswith("```"):
            continue
        if start is None:
            start = number
            continue
        above = re.fullmatch(r"<!-- (.*) -->", lines[start - 1]) if start else None
        text = "\n".join(lines[start + 1 : number]) + "\n"
        found.append(Block(page, start + 1, lines[start][3:], text, above[1] if above else ""))
        start = None
    assert start is None, f"{page} ends in a block"
    return found


ALL = [block for page in PAGES for block in blocks(page)]


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


def test_every_block_has_a_language_that_is_run():
    assert {block.where: block.language for block in ALL if block.language not in LANGUAGES} == {}


def test_code_is_fenced():
    """Rustdoc would take an indented block for Rust, and this file would not see it."""
    for page in PAGES:
        fenced = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
        for paragraph in fenced.split("\n\n"):
            assert not paragraph.startswith("    "), f"{named(page)}: {paragraph}"


def test_few_blocks_are_left_out():
    assert Counter(named(block.page) for block in ALL if block.is_left_out) == NOT_RUN


LONG = {
    "docs/explanation/kernel-proofs.md",
    "docs/how-to/choose-a-core.md",
    "docs/how-to/compare-libraries.md",
    "docs/how-to/explore-cores.md",
    "docs/how-to/field-code-in-lanes.md",
    "docs/how-to/fusesoc.md",
    "docs/how-to/generate-a-field.md",
    "docs/how-to/replace-powm.md",
    "docs/how-to/vivado.md",
    "docs/reference/crypto.md",
    "docs/reference/vdf.md",
}
"""Pages whose blocks take seconds and run what tests of other rooms run, too."""


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, id=named(page), marks=pytest.mark.long if named(page) in LONG else ())
        for page in PAGES
        if blocks(page)
    ],
)
def test_blocks_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in blocks(page):
        if block.is_left_out or block.language in QUIET:
            continue
        if block.comment.startswith("file: "):
            Path(block.comment.removeprefix("file: ")).write_text(block.text, encoding="utf-8")
        elif block.language == "python":
            run_python(block, names)
        elif block.language == "console":
            for command, output in block.commands:
                run_command(block, command, output)
        elif block.language == "toml":
            tomllib.loads(block.text)
        else:
            assert block.language == "rust", f"{block.where}: neither written to a file nor left out"


def run_python(block: Block, names: dict[str, object]) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(block.text, block.where, "exec"), names)
    shown = re.findall(r"^print\(.*\)  # (.*)$", block.text, re.MULTILINE)
    assert printed.getvalue().splitlines() == shown, block.where


def run_command(block: Block, command: str, output: str) -> None:
    environment = os.environ | {"COLUMNS": "100"}
    done = subprocess.run(["bash", "-c", command], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{block.where}: {command}\n{done.stdout}{done.stderr}"
    wanted = ".*".join(map(re.escape, output.split("…")))
    assert not output or re.fullmatch(wanted, done.stdout, re.DOTALL), f"{block.where}: {command}\n{done.stdout}"


@pytest.mark.parametrize("block", [b for b in ALL if b.is_left_out and b.language == "console"], ids=lambda b: b.where)
def test_commands_that_are_not_run_are_commands(block: Block):
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for command, _ in block.commands:
        name, *arguments = shlex.split(command)
        if name == "modforge":
            parse(list(itertools.takewhile(lambda argument: not argument.startswith(">"), arguments)))
        elif name == "make":
            assert targets.issuperset(arguments), f"{block.where}: {command}"


def parse(arguments: list[str]) -> None:
    """Let click read a command line without running it."""
    command: click.Command = main
    context = main.make_context("modforge", arguments)
    while isinstance(command, click.Group):
        name, found, rest = command.resolve_command(context, [*context._protected_args, *context.args])
        assert found is not None
        command, context = found, found.make_context(name, rest, parent=context)


def test_a_wrong_command_is_noticed():
    with pytest.raises(click.UsageError):
        parse(["core", "place", "mont_csa42", "--bits", "64", "--no-such-option"])


def test_rust_blocks_are_doctests_of_a_crate():
    include = re.compile(r'cfg_attr\(doctest, doc = include_str!\("(.*?)"\)\)')
    included = Counter(
        named((source.parent / target).resolve())
        for source in (ROOT / "crates").rglob("*.rs")
        for target in include.findall(source.read_text(encoding="utf-8"))
    )
    assert included == Counter({named(block.page) for block in ALL if block.language == "rust"})
