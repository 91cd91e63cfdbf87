"""``modforge field``: field code without the rest."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

from modforge import field as generator
from modforge.cli.arguments import Modulus, json_option, print_json
from modforge.plan import NamedModulus

LONG_BITS = 1024
"""Bits of a modulus above which the command says what it is doing."""


@click.command()
@click.argument("modulus", type=Modulus())
@click.option(
    "-o",
    "--output",
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder to write. [default: the prefix; none with --explain]",
)
@click.option("--name", help="Name of the Rust module. [default: the name of the modulus]")
@click.option("--prefix", help="Start of the names of the C functions. [default: fe_ and the name]")
@click.option(
    "--language",
    "languages",
    multiple=True,
    type=click.Choice([*generator.LANGUAGES, "sv"]),
    help="Language to write, repeatable; sv (SystemVerilog) only alone. [default: c and rust]",
)
@click.option("--pipeline", type=int, metavar="N", help="Register stages of the SystemVerilog. [default: none]")
@click.option("--word", type=int, default=64, show_default=True, help="Bits of a word, 32 or 64.")
@click.option(
    "--layout",
    "kind",
    help="Kind of layout: folded, unsaturated, montgomery, barrett; or lanes, eight elements side by side in C. "
    "SystemVerilog: folded, barrett, montgomery. [default: by counted operations]",
)
@click.option("--tune", is_flag=True, help="Compile and measure every layout here, and take the fastest.")
@click.option("--need", multiple=True, help="A function that must be there, like invert, sqrt; repeatable.")
@click.option("--trait", help="Path of the Rust trait Field that the element implements, like modforge_fields::Field.")
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
    modforge field "2^255 - 19" --name p25519 --prefix fe25519 -o fe25519
    modforge field "2^768 - 22467" --language rust --word 32 --explain
    modforge field "2^521 - 1" --language c --tune -o fe521
    modforge field "2^130 - 5" --language sv --pipeline 3
    """
    name = name or modulus.identifier
    prefix = prefix or f"fe_{name}"
    folder = output or Path(prefix)
    alone = not (explained or tune or need or trait) and word == 64
    if "sv" in languages:
        if languages != ("sv",) or not alone:
            raise click.UsageError(
                "--language sv goes with --pipeline, --layout, --name, --prefix, --json and -o, and with nothing else"
            )
        stages = pipeline or 0
        _print_files(generator.write_modules(modulus.value, prefix, stages, folder, kind), as_json)
        return
    if pipeline is not None:
        raise click.UsageError("--pipeline is for --language sv")
    if kind == "lanes":
        if languages not in ((), ("c",)) or not alone:
            raise click.UsageError(
                "--layout lanes goes with --language c, --name, --prefix, --json and -o, and with nothing else"
            )
        _print_files(generator.write_lanes(modulus.value, prefix, folder), as_json)
        return
    generate = partial(generator.generate, modulus.value, name=name, prefix=prefix, word=word, need=need, trait=trait)
    if modulus.value.bit_length() > LONG_BITS:
        generate = partial(generate, on_progress=partial(click.echo, err=True))
    measured: list[generator.Measured] = []
    if tune:
        proposed = generate(kind=kind).layout.method
        measured = generator.measure(modulus.value, word=word, kind=kind, language=(languages or ("c",))[0])
        kind = measured[0].kind
    code = generate(kind=kind)
    files = generator.write(code, folder, languages or generator.LANGUAGES) if output or not explained else []
    if as_json:
        print_json(
            {
                "modulus": hex(code.modulus),
                "words": code.words,
                "bound": hex(code.bound),
                "method": code.layout.method,
                "counts": code.counts,
                "chains": code.chains,
                "missing": code.missing,
                "measured": [vars(one) for one in measured],
                "files": [str(file) for file in files],
                "explanation": code.explanation,
                "certificate": code.certificate,
            }
        )
        return
    if tune:
        click.echo(f"proposed by counted operations: {proposed}")
        for one in measured:
            click.echo(f"mul {one.mul_ns:.1f} ns, square {one.square_ns:.1f} ns: {one.kind}, {one.method}")
        click.echo(f"chosen by measurement: {measured[0].method}")
    if explained:
        click.echo(code.explanation)
    for file in files:
        click.echo(file)


def _print_files(files: list[Path], as_json: bool) -> None:
    if as_json:
        print_json({"files": [str(file) for file in files]})
        return
    for file in files:
        click.echo(file)
