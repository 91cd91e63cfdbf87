"""``modforge field``: field code without the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from modforge.cli.arguments import Folder, Modulus, json_option
from modforge.cli.group import BadArgument, Choice
from modforge.cli.screen.printing import print_json, say
from modforge.cli.screen.progress import Display
from modforge.files import need_writable
from modforge.plan import NamedModulus

if TYPE_CHECKING:
    from modforge.field.lanes.code import LaneCode

UNNAMED = ("modulus", "output", "explained", "as_json", "tune")
"""Parameters that generated files do not name as options: they do not change them, or --layout says it."""


@click.command()
@click.argument("modulus", type=Modulus())
@click.option(
    "-o",
    "--output",
    type=Folder(),
    help="Folder to write. [default: the prefix; none with --explain]",
)
@click.option("--name", help="Name of the Rust module. [default: the name of the modulus]")
@click.option("--prefix", help="Start of the names of the C functions. [default: fe_ and the name]")
@click.option(
    "--language",
    "languages",
    multiple=True,
    type=Choice(["c", "rust", "sv"]),
    help="Language to write, repeatable; sv (SystemVerilog) only alone. [default: c and rust]",
)
@click.option(
    "--pipeline",
    type=int,
    metavar="N",
    help="Register stages of the SystemVerilog, at most. [default: 0]",
)
@click.option("--word", type=int, default=64, show_default=True, help="Bits of a word, 32 or 64.")
@click.option(
    "--layout",
    "kind",
    help="Kind of layout: folded, unsaturated, montgomery, barrett; or lanes, eight elements side by side. "
    "SystemVerilog: folded, barrett, montgomery. [default: by counted operations]",
)
@click.option("--tune", is_flag=True, help="Compile and measure every layout on this machine, and take the fastest.")
@click.option("--need", multiple=True, help="A function that you need, such as invert or sqrt; repeatable.")
@click.option(
    "--trait",
    help="Path of the Rust trait that the element implements, such as modforge_fields::Field or, in lanes, "
    "modforge_lanes::LaneField.",
)
@click.option("--explain", "explained", is_flag=True, help="Print the folds, the bounds and why they suffice.")
@json_option
def field(
    modulus: NamedModulus,
    output: Path | None,
    name: str | None,
    prefix: str | None,
    languages: tuple[str, ...],
    pipeline: int | None,
    word: int,
    kind: str | None,
    tune: bool,
    need: tuple[str, ...],
    trait: str | None,
    explained: bool,
    as_json: bool,
) -> None:
    """Generate constant-time field code in C, Rust or SystemVerilog for an odd MODULUS.

    \b
    Examples:
      modforge field "2^255 - 19" --name p25519 --prefix fe25519 -o fe25519
      modforge field "2^768 - 22467" --language rust --word 32 --explain
      modforge field "2^521 - 1" --language c --tune -o fe521
      modforge field "2^130 - 5" --language sv --pipeline 3
      modforge field p256 --layout lanes --language rust --name p256_x8
    """
    from modforge import field as generator  # here, so that help and bad arguments need not wait for it

    name = modulus.identifier if name is None else name
    prefix = f"fe_{name}" if prefix is None else prefix
    generator.need_identifier("name", name)
    generator.need_prefix(prefix)
    folder = None if explained and output is None else output or Path(prefix)
    if folder:
        need_writable(folder)
    software = {"--word": word != 64, "--tune": tune, "--need": need, "--trait": trait}
    if "sv" in languages:
        typed = click.get_current_context().get_parameter_source("word") is ParameterSource.COMMANDLINE
        _refuse("--language sv", {"another --language": languages != ("sv",), **software, "--word": typed})
        with Display("programs and proofs"):
            facts, files = _modules(modulus, prefix, pipeline or 0, kind, folder)
        _print(facts, files, explained, as_json)
        return
    _refuse("--language c or rust", {"--pipeline": pipeline is not None})
    _refuse("--language c alone", {"--trait": trait and languages and "rust" not in languages})
    of_lanes, of_one = trait == "modforge_lanes::LaneField", trait == "modforge_fields::Field"
    if kind == "lanes":
        _refuse("--layout lanes", {"--word": word != 64, "--tune": tune, f"--trait {trait}": of_one})
        generator.need_lane_functions(modulus.value, need)
        command = _command(modulus, "lanes")
        with Display("programs and proofs"):
            lanes = generator.lane_code(
                modulus.value, name=name, prefix=prefix, trait=trait, command=command, need=need
            )
            files = generator.write_lanes(lanes, folder, languages or generator.LANGUAGES) if folder else []
        _print(_facts(lanes), files, explained, as_json)
        return
    _refuse("code for one element, without --layout lanes", {f"--trait {trait}": of_lanes})
    generate = partial(generator.generate, modulus.value, name=name, prefix=prefix, word=word, need=need, trait=trait)
    measured: list[generator.Measured] = []
    notes = []
    with Display("layouts") as progress:
        if tune:
            proposed = generator.choose(modulus.value, word, kind).layout.method
            language = (languages or ("c",))[0]
            measured = generator.measure(
                modulus.value, word=word, kind=kind, language=language, progress=progress.stage
            )
            kind = measured[0].kind
            notes = [f"proposed by counted operations: {proposed}"]
            notes += [
                f"mul {one.mul_ns:.1f} ns, square {one.square_ns:.1f} ns: {one.kind}, {one.method}" for one in measured
            ]
            notes.append(f"chosen by measurement: {measured[0].method}")
        code = generate(kind=kind, command=_command(modulus, kind), progress=progress.stage)
        files = generator.write(code, folder, languages or generator.LANGUAGES) if folder else []
    facts = {
        "modulus": hex(code.modulus),
        "words": code.words,
        "bound": hex(code.bound),
        "method": code.layout.method,
        "counts": _counts(code.counts),
        "chains": code.chains,
        "missing": code.missing,
        "measured": [vars(one) for one in measured],
        "explanation": code.explanation,
        "certificate": code.certificate,
    }
    _print(facts, files, explained, as_json, notes)


def _command(modulus: NamedModulus, kind: str | None) -> str:
    """Return the command as it was typed, for the files: with the layout that was measured, without where they went."""
    from modforge import field as generator

    context = click.get_current_context()
    options = {
        parameter.opts[0].lstrip("-"): context.params[parameter.name]
        for parameter in context.command.params
        if parameter.name
        and parameter.name not in UNNAMED
        and context.get_parameter_source(parameter.name) is ParameterSource.COMMANDLINE
    }
    return generator.command_line(" ".join(modulus.text.split()), options | ({"layout": kind} if kind else {}))


def _modules(
    modulus: NamedModulus, prefix: str, stages: int, kind: str | None, folder: Path | None
) -> tuple[dict[str, Any], list[Path]]:
    """Generate SystemVerilog; return its facts and the files."""
    from modforge import field as generator

    made = generator.modules(modulus.value, prefix, stages, kind, _command(modulus, kind))
    facts = {
        "modulus": hex(modulus.value),
        "bits": modulus.value.bit_length(),
        "bound": hex(modulus.value),
        "method": made.reduction.kind,
        "radix": hex(made.reduction.radix),
        "clocks": made.stages,
        "explanation": made.explanation,
        "certificate": made.certificate,
    }
    return facts, generator.write_modules(made, folder) if folder else []


def _facts(code: LaneCode) -> dict[str, Any]:
    """Return what is known of a field in eight lanes."""
    from modforge.field import explain_lanes, lane_certificate

    return {
        "modulus": hex(code.layout.modulus),
        "words": code.layout.words,
        "bound": hex(code.layout.element.highest + 1),
        "method": code.layout.method,
        "counts": _counts(code.counts),
        "chains": code.chains,
        "missing": code.missing,
        "explanation": explain_lanes(code),
        "certificate": lane_certificate(code),
    }


def _counts(counts: Mapping[str, Mapping[str, int]]) -> dict[str, Mapping[str, int]]:
    """Return what each operation executes, by the name of its function."""
    from modforge.field.contract import PRINTED

    return {PRINTED.get(name, name): each for name, each in counts.items()}


def _refuse(goal: str, options: Mapping[str, object]) -> None:
    """Refuse options that have no meaning for the requested code."""
    for option, given in options.items():
        if given:
            raise BadArgument(f"{option} does not go with {goal}")


def _print(
    facts: Mapping[str, Any], files: Sequence[Path], explained: bool, as_json: bool, notes: Sequence[str] = ()
) -> None:
    if as_json:
        print_json({**facts, "files": [str(file) for file in files]})
        return
    for note in notes:
        say(note)
    if "invert" in (absent := facts.get("missing", {})):
        click.echo(f"The modulus is composite: the code has no {', '.join(absent)}.", err=True)
    if explained:
        say(facts["explanation"])
    for file in files:
        click.echo(file)
