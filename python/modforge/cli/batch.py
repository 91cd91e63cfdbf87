"""``modforge batch``: an operation over a column of a file."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from modforge import columns
from modforge.cli.arguments import Number, OutputFile, cluster_option, json_option, open_cluster
from modforge.cli.group import INTERRUPTED, BadArgument, Choice, Group, IntRange
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cli.screen.words import command_line
from modforge.ending import unwinding
from modforge.plan import ModulusError, parse_any_modulus

COLUMN = "column:"
"""The first characters of an operand that is a column."""


class Operand(click.ParamType[int | str]):
    """A number as decimal, 0x hex or an expression, or ``column:NAME``."""

    name = "operand"

    def __init__(self, argument: str) -> None:
        """Name the argument in messages."""
        self._number = Number(argument)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | str:
        """Read the text, or fail with one line."""
        if isinstance(value, str) and value.startswith(COLUMN):
            return value.removeprefix(COLUMN)
        return self._number.convert(value, param, ctx)


class AnyModulus(click.ParamType[int | str]):
    """Any modulus that the library takes, as text: a name, decimal, 0x hex or an expression."""

    name = "modulus"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | str:  # noqa: ARG002
        """Read the text, or fail with one line."""
        try:
            return parse_any_modulus(value) if isinstance(value, str) else int(value)
        except ModulusError as error:
            raise BadArgument(str(error)) from None


class ModulusOperand(AnyModulus):
    """The same, or ``column:NAME``."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | str:
        """Read the text, or fail with one line."""
        if isinstance(value, str) and value.startswith(COLUMN):
            return value.removeprefix(COLUMN)
        return super().convert(value, param, ctx)


@click.group(cls=Group)
def batch() -> None:
    """Compute with a column of a Parquet, Arrow or CSV file, however large.

    The output has all columns of the input and one more. The suffixes tell the formats: .parquet, .arrow, .csv.
    Numbers are rows of binary (big-endian bytes) or text: decimal, 0x hex, or with --encoding hex bare hex; results
    take the same form. The time does not depend on operands unless --vartime says that they are public.

    After a kill the same command resumes: finished parts, of about two seconds each, are kept in a hidden folder beside
    the output. With --cluster it reads and writes here, and workers of Dask compute; one that dies only costs time.
    Needs pyarrow: pip install 'modforge[arrow]', or 'modforge[dask]'.

    \b
    Examples:
      modforge batch powmod in.parquet --column x --exponent 65537 --modulus rsa-2048 -o out.parquet
      modforge batch mulmod in.csv --column a --factor column:b --modulus "2^255 - 19" -o out.csv
      modforge batch invert in.arrow --column x --modulus p25519 --on-error null -o out.arrow
      modforge batch powmod in.parquet --column x --exponent 3 --modulus rsa-2048 --cluster tcp://host:8786 -o o.parquet
    """


def _job(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the argument and the options that all operations have."""
    for option in reversed(
        (
            click.argument("source", type=click.Path(exists=True, dir_okay=False, path_type=Path)),
            click.option("-o", "--output", type=OutputFile(), required=True, help="File to write."),
            click.option("--as", "result", default="result", show_default=True, help="Name of the new column."),
            click.option(
                "--on-error",
                type=Choice(("raise", "null")),
                default="raise",
                show_default=True,
                help="Stop at an invalid row, or make its result null.",
            ),
            click.option(
                "--byteorder",
                type=Choice(("big", "little")),
                default="big",
                show_default=True,
                help="Order of bytes in binary columns.",
            ),
            click.option(
                "--encoding",
                type=Choice(("hex",)),
                help="Text columns are hexadecimal without 0x, and so are results.",
            ),
            cluster_option,
            click.option("--overwrite", is_flag=True, help="Replace the output if it is there."),
            click.option("--restart", is_flag=True, help="Discard what an earlier run has done."),
            json_option,
        )
    ):
        command = option(command)
    return command


column_option = click.option("--column", required=True, help="The column with the numbers.")
vartime_option = click.option("--vartime", is_flag=True, help="Faster; the time depends on operands.")
modulus_option = click.option("--modulus", type=AnyModulus(), required=True, help="The modulus.")


@batch.command()
@_job
@click.option("--column", help="The column with the bases.")
@click.option("--base", type=Operand("base"), help="One base for all rows, in place of --column.")
@click.option(
    "--exponent", type=Operand("exponent"), required=True, help="The exponent, or column:NAME with one for each row."
)
@click.option(
    "--modulus", type=ModulusOperand(), required=True, help="The modulus, or column:NAME with one for each row."
)
@vartime_option
def powmod(
    column: str | None,
    base: int | str | None,
    exponent: int | str,
    modulus: int | str,
    vartime: bool,
    **job: Any,
) -> None:
    """Raise the numbers of a column to powers.

    \b
    Examples:
      modforge batch powmod in.parquet --column x --exponent 65537 --modulus rsa-2048 -o out.parquet
      modforge batch powmod in.parquet --column x --exponent column:e --modulus column:n -o out.parquet
    """
    if (column is None) == (base is None):
        raise BadArgument("one of --column and --base is needed")
    bases = column if base is None else base
    assert bases is not None
    _run(columns.Power(bases, exponent, modulus, vartime), **job)


@batch.command()
@_job
@column_option
@click.option(
    "--factor", type=Operand("factor"), required=True, help="The other factor, or column:NAME with one for each row."
)
@modulus_option
def mulmod(column: str, factor: int | str, modulus: int, **job: Any) -> None:
    """Multiply the numbers of a column.

    \b
    Examples:
      modforge batch mulmod in.csv --column a --factor column:b --modulus "2^255 - 19" -o out.csv
    """
    _run(columns.Product(column, factor, modulus), **job)


@batch.command()
@_job
@column_option
@modulus_option
@vartime_option
def invert(column: str, modulus: int, vartime: bool, **job: Any) -> None:
    """Invert the numbers of a column.

    \b
    Examples:
      modforge batch invert in.arrow --column x --modulus p25519 --on-error null -o out.arrow
    """
    _run(columns.Inverse(column, modulus, vartime), **job)


@batch.command(name="fixed-base")
@_job
@click.option("--column", required=True, help="The column with the exponents.")
@click.option("--base", type=Operand("base"), required=True, help="The base.")
@click.option(
    "--exponent-bits", type=IntRange(1), help="Maximum bits of an exponent. [default: as many as the modulus has]"
)
@modulus_option
@vartime_option
def fixed_base(
    column: str, base: int | str, exponent_bits: int | None, modulus: int, vartime: bool, **job: Any
) -> None:
    """Raise one base to the numbers of a column, with a table of its powers.

    \b
    Examples:
      modforge batch fixed-base in.parquet --column e --base 2 --modulus ffdhe3072 -o out.parquet
    """
    if isinstance(base, str):
        raise BadArgument("--base: must be one number; powmod takes a column of bases")
    bits = exponent_bits or modulus.bit_length()
    _run(columns.FixedPower(base, column, modulus, bits, vartime), **job)


def _run(
    operation: columns.Operation,
    source: Path,
    output: Path,
    result: str,
    on_error: Any,
    byteorder: Any,
    encoding: Any,
    cluster: str | None,
    overwrite: bool,
    restart: bool,
    as_json: bool,
) -> None:
    job = columns.Job(source, operation, output, result, columns.Options(byteorder, encoding, on_error))
    known = done = 0
    begun = False
    started = time.monotonic()
    what = f"Computing {result} of {source.name}"
    try:
        with unwinding(), Display(what) as progress, open_cluster(cluster) as workers:

            def report(now: int, total: int | None) -> None:
                nonlocal begun, known, done
                done = now
                if not begun:
                    begun, known = True, now
                    progress.stage(what, total, now)
                progress.reach(now)

            rows = columns.run(job, overwrite=overwrite, restart=restart, cluster=workers, progress=report)
    except (KeyboardInterrupt, SystemExit) as stopped:
        command = command_line(argument for argument in sys.argv[1:] if argument != "--restart")
        click.echo(f"\nStopped after about {done} rows. To continue:\n  {command}", err=True)
        status = stopped.code if isinstance(stopped, SystemExit) else INTERRUPTED
        raise SystemExit(status) from None
    seconds = time.monotonic() - started
    if as_json:
        print_json({"file": str(output), "rows": rows, "rows_now": rows - known, "seconds": seconds})
        return
    earlier = f", {known} of them in an earlier run" if known else ""
    click.echo(f"{output}: {rows} rows{earlier}, {seconds:.1f} s")
