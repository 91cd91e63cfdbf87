"""A job, and the libraries that do it."""

from __future__ import annotations

import platform
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module, metadata
from types import ModuleType
from typing import Any

OURS, PYTHON = "modforge", "Python"

LIBRARIES = {
    "gmpy2": "gmpy2",
    "flint": "python-flint",
    "cryptography": "cryptography",
    "Crypto": "pycryptodome",
    "fastecdsa": "fastecdsa",
    "phe": "phe",
}
"""The modules of other libraries, with the names of their packages."""


@dataclass(frozen=True)
class Job:
    """One job: what it is, its size, and a function for each library, all of which give the same result.

    Results that are random by themselves are checked by the one who makes the job, and are given as None. A function
    may do the work ``times`` times, for other numbers each time; the time is that of one.
    """

    name: str
    size: str
    functions: Mapping[str, Callable[[], Any]]
    times: int = 1

    def __str__(self) -> str:
        """Return what a table calls it."""
        return f"{self.name}, {self.size}"


def installed(module: str) -> ModuleType | None:
    """Return a module, or None where its package is not installed."""
    try:
        return import_module(module)
    except ImportError:
        return None


def version(subject: str) -> str:
    """Return the version of a library or of Python."""
    return platform.python_version() if subject == PYTHON else metadata.version(LIBRARIES.get(subject, subject))
