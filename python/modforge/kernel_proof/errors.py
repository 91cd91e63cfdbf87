"""Why a proof does not come about."""

from __future__ import annotations

from modforge.errors import ModforgeError


class RefusedError(ModforgeError):
    """Machine code that does what the proof does not know, or what it must not."""


class UnreadableLibraryError(ModforgeError):
    """A library, or a function in it, that cannot be read."""
