"""Errors of columns in files."""

from __future__ import annotations

from modforge.errors import ModforgeError


class ColumnsError(ModforgeError):
    """A file, a column or a row is invalid; the message names it."""


class MissingPackageError(ColumnsError):
    """A package that is not installed with modforge."""

    def __init__(self, package: str, extra: str) -> None:
        """Name the package, and the extra that has it."""
        super().__init__(f"{package} is missing: pip install 'modforge[{extra}]'")


class RowError(ColumnsError):
    """A row is invalid, or has no inverse."""
