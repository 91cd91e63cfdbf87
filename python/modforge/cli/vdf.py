"""``modforge vdf``: the verifiable delay function."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import click

from modforge import vdf as delay
from modforge.cli.arguments import FileModulus, FileName, FileNumber, OutputFile, json_option
from modforge.cli.group import INTERRUPTED, BadArgument, Choice, Group, IntRange
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cli.screen.words import command_line, file_word
from modforge.ending import unwinding
from modforge.plan import NamedModulus
from modforge.plan.named import find_value

SHORT = 0.1
"""Below so many seconds a rate would measure the start-up, not the squaring."""


start_option = click.option("--start", type=FileNumber("start"), help="The number to start with, or @FILE.")
message_option = click.option("--message", help="Start with the hash of this text.")


@click.group(cls=Group)
def vdf() -> None:
    """Verifiable delay: square t times modulo N, prove the result, verify the proof.

    Nobody may know the factors of N: with them the result takes no time and any result can be proved.
    docs/explanation/delay-function.md has the other assumptions.

    \b
    Examples:
      modforge vdf eval rsa-2048 10_000_000 --message "block 17" -o delay.json
      modforge vdf prove delay.json
      modforge vdf verify delay.wesolowski.json
    """


@vdf.command(name="eval")
@click.argument("modulus", type=FileModulus())
@click.argument("squarings", type=FileNumber("squarings"))
@start_option
@message_option
@click.option(
    "-o",
    "--output",
    type=OutputFile(),
    required=True,
    help="File for checkpoints and result; FILE.powers holds the powers that a prover needs.",
)
@json_option
def vdf_eval(
    modulus: NamedModulus,
    squarings: int,
    start: int | None,
    message: str | None,
    output: Path,
    as_json: bool,
) -> None:
    """Square a start SQUARINGS times modulo MODULUS.

    MODULUS is a name, a number, an expression or @FILE with one of these. A checkpoint is written every second: after
    an interruption the same command continues from the last one.

    \b
    Examples:
      modforge vdf eval rsa-2048 10_000_000 --message "block 17" -o delay.json
      modforge vdf eval @modulus.txt 2^30 --start 0x1234 -o delay.json
    """
    begin = _start(start, message)
    if begin is None:
        raise BadArgument("one of --start and --message is needed")
    first: int | None = None
    done = 0
    started = time.monotonic()
    what = f"Squaring modulo {modulus.value.bit_length()} bits"
    try:
        with unwinding(), Display(what) as progress:

            def report(now: int) -> None:
                nonlocal first, done
                done = now
                if first is None:
                    first = now
                    progress.stage(what, squarings, now)
                progress.reach(now)

            found = delay.evaluate(output, modulus.value, begin, squarings, report)
    except (KeyboardInterrupt, SystemExit) as stopped:
        # The last checkpoint is younger than what was reported last.
        click.echo(
            f"\nStopped after {done} or more of {squarings} squarings. To continue:\n  {command_line(sys.argv[1:])}",
            err=True,
        )
        status = stopped.code if isinstance(stopped, SystemExit) else INTERRUPTED
        raise SystemExit(status) from None
    seconds = time.monotonic() - started
    made = squarings - (squarings if first is None else first)
    if as_json:
        print_json({**_numbers(found), "file": str(output), "squarings_now": made, "seconds": seconds})
        return
    click.echo(f"x = {found.x:#x}\ny = {found.y:#x}")
    if made:
        rate = f", {made / seconds:.0f} a second" if seconds >= SHORT else ""
        click.echo(f"{made} squarings in {seconds:.1f} s{rate}")
    click.echo(f"To prove it: modforge vdf prove {file_word(output)}")


@vdf.command(name="prove")
@click.argument("evaluation", type=FileName())
@click.option("--scheme", type=Choice(delay.SCHEMES), default="wesolowski", show_default=True, help="The proof.")
@click.option("--threads", type=IntRange(1, delay.MAX_THREADS), help="Threads. [default: one for each CPU core]")
@click.option(
    "-o",
    "--output",
    type=OutputFile(),
    help="File to write. [default: EVALUATION with .SCHEME before its suffix]",
)
@json_option
def vdf_prove(evaluation: Path, scheme: str, threads: int | None, output: Path | None, as_json: bool) -> None:
    """Prove the result in the file EVALUATION.

    The proof is made from the powers that `vdf eval` has stored. Wesolowski's proof is one number, however many
    squarings there are. Pietrzak's has one number for each halving of them, takes less time to make and rests on a
    weaker assumption.

    \b
    Examples:
      modforge vdf prove delay.json
      modforge vdf prove delay.json --scheme pietrzak -o proof.json
    """
    output = output or evaluation.with_suffix(f".{scheme}{evaluation.suffix}")
    started = time.monotonic()
    what = f"Proving ({scheme})"
    try:
        with Display(what) as progress:
            progress.stage(what, 1.0)
            found = delay.prove(evaluation, output, scheme, threads, progress.reach)
    except KeyboardInterrupt:
        click.echo("\nStopped; nothing was written.", err=True)
        click.get_current_context().exit(INTERRUPTED)
    seconds = time.monotonic() - started
    if as_json:
        print_json({**_numbers(found), "scheme": scheme, "file": str(output), "seconds": seconds})
        return
    click.echo(f"{output}, {seconds:.1f} s\nTo verify it: modforge vdf verify {file_word(output)}")


@vdf.command(name="verify")
@click.argument("proof", type=FileName())
@click.option("--modulus", type=FileModulus(), help="The modulus that the proof must be about.")
@start_option
@message_option
@click.option("--squarings", type=FileNumber("squarings"), help="The number of squarings that the proof must be about.")
@json_option
def vdf_verify(
    proof: Path,
    modulus: NamedModulus | None,
    start: int | None,
    message: str | None,
    squarings: int | None,
    as_json: bool,
) -> None:
    """Verify the file PROOF, in milliseconds.

    The exit code is 0 for a valid proof and 1 otherwise. Give modulus, start and squarings as you asked for them: then
    a valid proof of something else is refused.

    \b
    Examples:
      modforge vdf verify proof.json --modulus rsa-2048 --message "block 17"
    """
    begin = _start(start, message)
    found = delay.verify(proof)
    expected = {
        "modulus": (found.n, modulus and modulus.value),
        "start": (found.x, None if begin is None else delay.canonical_start(found.n, begin)),
        "squarings": (found.t, squarings),
    }
    for name, (has, wanted) in expected.items():
        if wanted is not None and has != wanted:
            what = {"squarings": "number of squarings"}.get(name, name)
            raise delay.VdfError(f"{proof}: a valid proof, but of another {what} than the one given")
    missing = [name for name, (_, wanted) in expected.items() if wanted is None]
    if as_json:
        print_json({**_numbers(found), "valid": True, "not_compared": missing})
        return
    known = find_value(found.n)
    name = known.name if known else f"{found.n:#x}"
    click.echo(f"valid: y = x^(2^{found.t}) modulo {name}\nx = {found.x:#x}\ny = {found.y:#x}")
    if missing:
        options = {"modulus": "--modulus", "start": "--start or --message", "squarings": "--squarings"}
        click.echo(f"taken from the file, not compared with yours: {', '.join(options[name] for name in missing)}")


def _start(start: int | None, message: str | None) -> int | bytes | None:
    if start is not None and message is not None:
        raise BadArgument("--start and --message exclude each other")
    # Bytes that are not UTF-8 come from the shell as they were typed, and go on so.
    return start if message is None else message.encode("utf-8", "surrogateescape")


def _numbers(statement: delay.Statement) -> dict[str, Any]:
    return {
        "n": hex(statement.n),
        "x": hex(statement.x),
        "t": statement.t,
        "y": hex(statement.y),
    }
