"""Keys in files: PEM, the private ones for the eyes of their owner alone."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from modforge._engine import Ed25519PrivateKey, Ed25519PublicKey, RsaPrivateKey, RsaPublicKey
from modforge.crypto.errors import CryptoError
from modforge.files import write_with_mode

PrivateKey = RsaPrivateKey | Ed25519PrivateKey
PublicKey = RsaPublicKey | Ed25519PublicKey

MAX_BYTES = 1 << 16
"""A key is shorter."""


def _text(path: Path) -> str:
    with path.open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    try:
        return content[:MAX_BYTES].decode("ascii")
    except UnicodeDecodeError:
        raise CryptoError(f"{path}: not a PEM file") from None


def read_private_key(path: Path) -> PrivateKey:
    """Return the private key in a PEM file: PKCS#8, or PKCS#1 for RSA."""
    text = _text(path)
    with suppress(ValueError):
        return Ed25519PrivateKey.from_pem(text)
    try:
        return RsaPrivateKey.from_pem(text)
    except ValueError as error:
        raise CryptoError(f"{path}: {error}, nor one of Ed25519") from None


def read_public_key(path: Path) -> PublicKey:
    """Return the public key in a PEM file: SPKI, PKCS#1 for RSA, or that of a private key."""
    text = _text(path)
    if "PRIVATE KEY" in text:
        return read_private_key(path).public_key
    with suppress(ValueError):
        return Ed25519PublicKey.from_pem(text)
    try:
        return RsaPublicKey.from_pem(text)
    except ValueError as error:
        raise CryptoError(f"{path}: {error}, nor one of Ed25519") from None


def write_keys(key: PrivateKey, private: Path, public: Path) -> None:
    """Write a private key, readable by its owner alone, and its public key. Files that are there are not replaced."""
    for path in (private, public):
        if path.exists():
            raise CryptoError(f"{path}: is there already, and a key is never replaced")
    write_secret(private, key.to_pem().encode("ascii"))
    try:
        _write(public, key.public_key.to_pem().encode("ascii"), 0o644, replace=False)
    except BaseException:
        private.unlink(missing_ok=True)  # or the next try would refuse to replace it
        raise


def write_secret(path: Path, content: bytes, *, replace: bool = False) -> None:
    """Write a file that its owner alone can read."""
    _write(path, content, 0o600, replace=replace)


def _write(path: Path, content: bytes, mode: int, *, replace: bool) -> None:
    try:
        write_with_mode(path, content, mode, replace=replace)
    except FileExistsError:
        raise CryptoError(f"{path}: is there already, and a key is never replaced") from None
