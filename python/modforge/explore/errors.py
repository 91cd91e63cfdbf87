"""Errors of sweeps."""

from __future__ import annotations

from modforge.errors import ModforgeError


class ExploreError(ModforgeError):
    """A sweep found nothing, or cannot be run here; the message says why."""


class SpaceError(ExploreError):
    """The values, columns, bounds or aims that were asked for make no sense."""

    exit_code = 2
