"""The errors of the generator, and the largest modulus that it takes."""

from modforge.errors import ModforgeError

MAX_BITS = 4096
"""Bits of the largest modulus."""


class FieldError(ModforgeError, ValueError):
    """A modulus, name or option that the generator does not take."""


class OptionError(FieldError):
    """A name or an option that the generator takes for no modulus."""

    exit_code = 2


class CheckError(ModforgeError):
    """A compiler is missing or refuses the code, or a compiled function gives a wrong result."""
