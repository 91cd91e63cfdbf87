"""The processor and the compilers of this machine, on which its figures depend."""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
from functools import cache
from pathlib import Path

import modforge
from modforge.errors import ModforgeError

MISSING = "missing"
"""The version of a compiler that is not installed."""


class KernelError(ModforgeError):
    """The kernel that ``MODFORGE_KERNEL`` asks for is not one of this CPU's."""


@cache
def processor() -> str:
    """Return the name of the processor, with family, model and stepping where the system tells them."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    facts = {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in reversed(lines))}
    name = facts.get("model name") or platform.processor() or platform.machine()
    # Servers in a cloud often hide the model behind a name such as "Xeon Processor".
    numbers = ("cpu family", "model", "stepping")
    if all(number in facts for number in numbers):
        name += " (family {} model {} stepping {})".format(*(facts[number] for number in numbers))
    return name


def has(*flags: str) -> bool:
    """Return whether the processor has these extensions, by the names that Linux gives them."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return False
    return set(flags) <= {flag for line in text.splitlines() if line.startswith("flags") for flag in line.split()}


def asked_kernel() -> str | None:
    """Return what ``MODFORGE_KERNEL`` says, if it says anything."""
    return os.environ.get("MODFORGE_KERNEL") or None


def kernel_table() -> list[tuple[int, str]]:
    """Return which kernel the engine takes from which number of bits on, as ``MODFORGE_KERNEL`` says or by itself."""
    variable = "MODFORGE_KERNEL"
    asked = f'{variable}="{asked_kernel()}"'
    try:
        table = modforge._engine.kernel_table()
    except ValueError as error:
        raise KernelError(f"{asked}: {str(error).removeprefix(f'{variable}: ')}") from None
    known = modforge.kernels()
    if any(kernel not in known for _, kernel in table):
        raise KernelError(f"{asked}: this CPU has the kernels {', '.join(known)}")
    return table


@cache
def compiler_version(command: str) -> str:
    """Return the first line of a compiler's version, or :data:`MISSING`."""
    try:
        output = subprocess.run([command, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return MISSING
    return output.partition("\n")[0]


@cache
def engine_version() -> str:
    """Return a hash of the compiled engine, so that results of different builds stay apart."""
    path = modforge._engine.__file__
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:12]
