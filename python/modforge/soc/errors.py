"""The errors of a core on the bus of a processor."""

from __future__ import annotations

from modforge.cores.model.errors import HardwareError


class FirmwareError(HardwareError):
    """The compiler did not accept the firmware, or it does not fit the memory."""


class RunError(HardwareError):
    """The firmware did not finish, or printed a wrong result."""
