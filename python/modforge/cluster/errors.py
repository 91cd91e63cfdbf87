"""Errors of clusters."""

from __future__ import annotations

from modforge.errors import ModforgeError


class ClusterError(ModforgeError):
    """A scheduler cannot be reached, has no workers, or has some that cannot do the work."""


class DiedError(ClusterError):
    """One piece of work cost several workers their lives, so that Dask has given it up."""
