"""Build the measuring program (crate ``modforge-bench``) with the peers that are asked for."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from modforge.bench.errors import BuildError, ToolMissingError
from modforge.bench.program.checkout import find_crate
from modforge.bench.program.peers import PEERS, missing_tools

SHOWN_LINES = 20


WORDS: Mapping[int, str] = {64: "x86_64-unknown-linux-gnu", 32: "i686-unknown-linux-gnu"}
"""The systems to build for, by bits of a word, as Rust names them."""


def build(
    features: Sequence[str] = (),
    progress: Callable[[str], None] | None = None,
    *,
    word: int | None = None,
    program: str = "modforge-bench",
    settings: Mapping[str, str] | None = None,
) -> Path:
    """Build the program with these peers (``gmp``, ``openssl``) and return its path; quick when nothing changed.

    With ``word`` it is built for words of so many bits and for this very CPU: field code is inlined where it is used,
    and so built with the options of its users. ``program`` is one of the crate's programs, ``settings`` are variables
    of the environment that its build reads. ``progress`` gets each line that cargo prints. Raises
    :class:`~modforge.bench.errors.NoCheckoutError`, :class:`ToolMissingError` or :class:`BuildError`.
    """
    return _build(features, progress, word, program, settings).executable


def build_gmp(progress: Callable[[str], None] | None = None) -> list[str]:
    """Build the program with GMP, for the CPU of this machine, and return the options of a C compiler that find GMP.

    Raises what :func:`build` does.
    """
    gmp = _build(["gmp"], progress, None, "modforge-bench", None).gmp
    assert gmp is not None, "cargo tells what its scripts have built"
    return [f"-I{gmp / 'include'}", str(gmp / "lib" / "libgmp.a")]


class _Made(NamedTuple):
    """What cargo has made: the program, and the folder of GMP where that was built for it."""

    executable: Path
    gmp: Path | None


def _build(
    features: Sequence[str],
    progress: Callable[[str], None] | None,
    word: int | None,
    program: str,
    settings: Mapping[str, str] | None,
) -> _Made:
    crate = find_crate()
    for missing in filter(None, [*map(missing_tools, features), missing_for_words(word)]):
        raise ToolMissingError(missing)
    if shutil.which("cargo") is None:
        raise ToolMissingError("the comparison is built by cargo, which is not installed: see https://rustup.rs")
    command = ["cargo", "build", "--release", "--bin", program, "--message-format=json-render-diagnostics"]
    enabled = [f"modforge-bench/{feature}" for feature in features]
    if word is None and not {*features} & {*PEERS}:  # plain Rust: shares what `make setup` has built, or `make rust`
        command += ["--target-dir", str(crate.parent.parent / "target")]
        if features:
            command.append("--workspace")
            enabled.append("modforge/conversions")
    command += ["--features", ",".join(enabled)] if enabled else []
    environment = os.environ | {"CARGO_TERM_QUIET": "false"} | dict(settings or {})  # its lines are the progress
    if word is not None:
        command += ["--target", WORDS[word]]
        environment |= {"RUSTFLAGS": "-Ctarget-cpu=native"}
    # Cargo reads crates/modforge-bench/.cargo/config.toml only when it runs there. It has GMP built for this CPU, in a
    # folder of its own.
    with subprocess.Popen(
        command,
        cwd=crate,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as cargo:
        assert cargo.stdout is not None
        made, said = _follow(cargo.stdout, progress)
    if cargo.returncode != 0 or made is None:
        raise BuildError("\n".join([f"cargo could not build modforge-bench (in {crate}):", *said]))
    return made


def missing_for_words(word: int | None) -> str | None:
    """Return what to install before such words can be measured, as one line, or None when nothing is missing."""
    if word is None:
        return None
    if platform.machine() != "x86_64":
        return f"field code is measured on x86-64, and this is {platform.machine()}"
    if word == 32:
        command = ["cc", "-m32", "-x", "c", "-", "-o", os.devnull]
        if (
            shutil.which("cc") is None
            or subprocess.run(
                command, input=b"int main(void) { return 0; }", capture_output=True, check=False
            ).returncode
        ):
            return "words of 32 bits need gcc-multilib: apt-get install gcc-multilib"
        where = subprocess.run(
            ["rustc", "--print", "target-libdir", "--target", WORDS[32]], capture_output=True, text=True, check=False
        )
        if where.returncode or not Path(where.stdout.strip()).is_dir():
            return f"words of 32 bits need Rust's library for them: rustup target add {WORDS[32]}"
    return None


def _follow(lines: Iterable[str], progress: Callable[[str], None] | None) -> tuple[_Made | None, list[str]]:
    """Read cargo's messages (JSON) and what it says (text); return what was made, and the last lines said."""
    executable = gmp = None
    said: deque[str] = deque(maxlen=SHOWN_LINES)
    for line in lines:
        if line.startswith("{"):
            message = json.loads(line)
            if message.get("executable"):
                executable = Path(message["executable"]).resolve()
            if "static=gmp" in message.get("linked_libs", ()):
                gmp = Path(message["out_dir"]).resolve()
        else:
            said.append(line.strip())
            if progress is not None:
                progress(line.strip())
    return (None if executable is None else _Made(executable, gmp)), list(said)
