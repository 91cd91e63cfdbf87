"""The errors of the comparison."""

from __future__ import annotations

from modforge.errors import ModforgeError


class BenchError(ModforgeError):
    """The comparison could not be built or run; the message says why and what to do."""


class RequestError(BenchError, ValueError):
    """The comparison makes no sense; the message names the argument."""

    exit_code = 2


class NoCheckoutError(BenchError):
    """The sources of the measuring program are missing: a checkout has them, the wheel does not."""


class ToolMissingError(BenchError):
    """A program that the build needs is not installed; the message says how to install it."""


class BuildError(BenchError):
    """Cargo failed; the message ends with its last lines."""


class RunError(BenchError):
    """The measuring program refused its input, or a contestant's result was wrong."""
