"""Run a Python program whose ``pow`` with three arguments is this engine's: ``python -m modforge.compat PROGRAM …``.

The program is a file, or a module behind ``-m``. Its code is not changed: the built-in ``pow`` is, for the process.
"""

from __future__ import annotations

import builtins
import runpy
import sys
from pathlib import Path

from modforge.compat.power import pow

USAGE = """\
usage: python -m modforge.compat PROGRAM.py [ARGUMENT...]
       python -m modforge.compat -m MODULE [ARGUMENT...]

Runs a Python program; pow(a, e, m) with moduli of 255 bits and more is computed by modforge.
"""


def main(arguments: list[str]) -> None:
    """Run the program with its own arguments."""
    if not arguments or arguments[0] in ("-h", "--help") or arguments == ["-m"]:
        sys.stderr.write(USAGE)
        sys.exit(0 if arguments and arguments[0] != "-m" else 2)
    builtins.pow = pow
    if arguments[0] == "-m":
        sys.argv = arguments[1:]
        runpy.run_module(arguments[1], run_name="__main__", alter_sys=True)
        return
    program = Path(arguments[0])
    if not program.exists():
        sys.stderr.write(f"python -m modforge.compat: {program}: no such file\n")
        sys.exit(2)
    sys.argv = arguments
    sys.path[0] = str(program.resolve().parent)
    runpy.run_path(str(program), run_name="__main__")


if __name__ == "__main__":
    main(sys.argv[1:])
