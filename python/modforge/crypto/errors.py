"""What goes wrong with keys in files."""

from modforge.errors import ModforgeError


class CryptoError(ModforgeError, ValueError):
    """A key, a signature or a ciphertext that is refused."""
