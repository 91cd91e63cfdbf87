"""Errors about cores: the root of all, and those about names and parameters."""

from __future__ import annotations

from modforge.errors import ModforgeError


class HardwareError(ModforgeError):
    """A core could not be found, configured, simulated, synthesized or proved; the message says what and why."""


class UnknownCoreError(HardwareError):
    """No core has this name."""


class ConfigurationError(HardwareError):
    """The core exists, but not for this width, modulus, family or simulator."""


class ParameterError(ConfigurationError):
    """The core has no such parameter, or not with this value."""

    exit_code = 2
