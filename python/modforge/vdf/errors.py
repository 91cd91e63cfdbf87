"""The errors of the delay function."""

from __future__ import annotations

from modforge.errors import ModforgeError


class VdfError(ModforgeError, ValueError):
    """A refused evaluation or proof, with the reason in one line."""


class SquaringsError(VdfError):
    """A number of squarings that is out of range."""

    exit_code = 2
