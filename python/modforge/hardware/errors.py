"""Errors of the flows."""

from __future__ import annotations

from modforge.cores.model.errors import HardwareError


class ToolMissingError(HardwareError):
    """A program or package that the step needs is not installed; the message says how to install it."""


class BuildError(HardwareError):
    """The simulator did not accept or compile the sources."""


class BenchError(HardwareError):
    """The bench ran and found a wrong result; the message holds the numbers."""


class SynthesisError(HardwareError):
    """Synthesis failed, or ran out of memory."""


class ProofError(HardwareError):
    """The solver could not read the checker, or ended without an answer."""


class PlacementError(HardwareError):
    """Placement or routing failed."""


class DoesNotFitError(PlacementError):
    """The device has too few cells for the core."""


class LibertyError(HardwareError):
    """A cell library cannot be used; the message names its file and says what is missing or wrong."""
