#!/usr/bin/env python3
"""Run a test program of Rust; fail if it costs more CPU seconds than its budget in ``budgets.toml``.

``python3 tests/rust_budgets.py PROGRAM ARGUMENT...``, as cargo calls it by ``scripts/test-budgets.toml``. It needs
nothing but Python, as Rust is tested without the virtual environment, too.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from fixed_work import slowdown

BUDGETS = Path(__file__).with_name("budgets.toml")


def name(program: Path, crate: str) -> str:
    """Return a test program's name in the file of budgets: its crate, and its file without cargo's hash.

    >>> name(Path("target/release/deps/constant_time-0123456789abcdef"), "modforge-crypto")
    'modforge-crypto/constant_time'
    """
    return f"{crate}/{program.name.rpartition('-')[0]}"


def over(program: str, spent: float, budgets: Path = BUDGETS) -> str:
    """Return what to say of a program that costs more than it may, or nothing."""
    allowed = tomllib.loads(budgets.read_text(encoding="utf-8"))["rust"].get(program, 0)
    if spent <= allowed or spent <= (allowed := allowed * slowdown()):
        return ""
    return f"{program} took {spent:.1f} CPU seconds; its budget in {budgets.name} is {allowed:.1f}"


def main() -> int:
    """Run the program of the command line and return its status, or 1 if it costs too much."""
    command = sys.argv[1:]
    done = subprocess.run(command, check=False)
    times = os.times()
    spent = times.children_user + times.children_system
    status = done.returncode if done.returncode >= 0 else 128 - done.returncode
    named = name(Path(command[0]), os.environ["CARGO_PKG_NAME"])
    print(f"{named}: {spent:.1f} CPU seconds", file=sys.stderr)
    if said := over(named, spent):
        print(said, file=sys.stderr)
        return status or 1
    return status


if __name__ == "__main__":
    sys.exit(main())
