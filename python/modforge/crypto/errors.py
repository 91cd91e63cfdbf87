"""Errors of cryptography."""

from modforge.errors import ModforgeError


class CryptoError(ModforgeError, ValueError):
    """A key, a signature, a ciphertext or an argument is refused."""


class KeyFileError(CryptoError):
    """A file is not a key that can be read, or a key of another kind than is needed."""


class PasswordError(KeyFileError):
    """A key is encrypted, and the password is missing or wrong."""


class EncodingOverflowError(CryptoError, OverflowError):
    """A number does not fit the key, the scale or the type that it is to have."""
