"""Errors that stop a proof."""

from __future__ import annotations

from modforge.errors import ModforgeError


class RefusedError(ModforgeError):
    """The machine code does something that the proof does not know, or that is forbidden."""


class UnreadableLibraryError(ModforgeError):
    """A library, or a function in it, that cannot be read."""
