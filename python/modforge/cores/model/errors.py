"""What can go wrong with a core: the root of all such errors, and those about its name and parameters."""

from __future__ import annotations

from modforge.errors import ModforgeError


class HardwareError(ModforgeError):
    """A core could not be found, configured, simulated, synthesized or proved; the message says what and why."""


class UnknownCoreError(HardwareError):
    """No core has this name."""


class ConfigurationError(HardwareError):
    """The core exists, but not for this width, modulus, family or simulator."""
