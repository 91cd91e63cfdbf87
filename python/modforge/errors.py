"""What all expected errors have in common."""

from __future__ import annotations


class ModforgeError(Exception):
    """Something that was asked for cannot be had; the message, in one line if it can be, is all that the user needs."""
