"""Build the measuring program (crate ``modforge-bench``) with the peers that are asked for."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from modforge.bench.checkout import find_crate
from modforge.bench.errors import BuildError, ToolMissingError
from modforge.bench.peers import missing_tools

SHOWN_LINES = 20


def build(features: Sequence[str] = (), progress: Callable[[str], None] | None = None) -> Path:
    """Build the program with these peers (``gmp``, ``openssl``) and return its path; quick when nothing changed.

    ``progress`` hears each line that cargo says. Raises :class:`~modforge.bench.errors.NoCheckoutError`,
    :class:`ToolMissingError` or :class:`BuildError`.
    """
    crate = find_crate()
    for missing in filter(None, map(missing_tools, features)):
        raise ToolMissingError(missing)
    if shutil.which("cargo") is None:
        raise ToolMissingError("the comparison is built by cargo, which is not installed: see https://rustup.rs")
    command = ["cargo", "build", "--release", "--bin", "modforge-bench", "--message-format=json-render-diagnostics"]
    command += ["--features", ",".join(features)] if features else []
    # Cargo reads crates/modforge-bench/.cargo/config.toml, which has GMP built for this CPU, only when it runs there.
    environment = os.environ | {"CARGO_TERM_QUIET": "false"}  # its lines are the progress
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
        executable, said = _follow(cargo.stdout, progress)
    if cargo.returncode != 0 or executable is None:
        raise BuildError("\n".join([f"cargo could not build modforge-bench (in {crate}):", *said]))
    return executable


def _follow(lines: Iterable[str], progress: Callable[[str], None] | None) -> tuple[Path | None, list[str]]:
    """Read cargo's messages (JSON) and what it says (text); return the executable and the last lines said."""
    executable = None
    said: deque[str] = deque(maxlen=SHOWN_LINES)
    for line in lines:
        if line.startswith("{"):
            message = json.loads(line)
            if message.get("executable"):
                executable = Path(message["executable"]).resolve()
        else:
            said.append(line.strip())
            if progress is not None:
                progress(line.strip())
    return executable, list(said)
