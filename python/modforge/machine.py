"""What the figures of this machine depend on: its processor and its compilers."""

from __future__ import annotations

import hashlib
import platform
import subprocess
from functools import cache
from pathlib import Path

import modforge


@cache
def processor() -> str:
    """Return the name of the processor as the system gives it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())


@cache
def compiler_version(command: str) -> str:
    """Return the first line that a compiler prints of itself, or ``missing``."""
    try:
        output = subprocess.run([command, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return "missing"
    return output.partition("\n")[0]


@cache
def engine_version() -> str:
    """Return a hash of the compiled engine, so that a result is not taken for one of another build."""
    path = modforge._engine.__file__
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:12]
