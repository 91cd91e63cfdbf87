"""Keys in files: PEM, the private ones for the eyes of their owner alone."""

from __future__ import annotations

import os
from pathlib import Path

from modforge._engine import RsaPrivateKey, RsaPublicKey
from modforge.crypto.errors import CryptoError

MAX_BYTES = 1 << 16
"""A key is shorter."""


def _text(path: Path) -> str:
    with path.open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    try:
        return content[:MAX_BYTES].decode("ascii")
    except UnicodeDecodeError:
        raise CryptoError(f"{path}: not a PEM file") from None


def read_private_key(path: Path) -> RsaPrivateKey:
    """Return the private key in a PEM file, PKCS#8 or PKCS#1."""
    try:
        return RsaPrivateKey.from_pem(_text(path))
    except ValueError as error:
        raise CryptoError(f"{path}: {error}") from None


def read_public_key(path: Path) -> RsaPublicKey:
    """Return the public key in a PEM file: SPKI, PKCS#1, or that of a private key."""
    text = _text(path)
    try:
        return RsaPrivateKey.from_pem(text).public_key if "PRIVATE KEY" in text else RsaPublicKey.from_pem(text)
    except ValueError as error:
        raise CryptoError(f"{path}: {error}") from None


def write_keys(key: RsaPrivateKey, private: Path, public: Path) -> None:
    """Write a private key, readable by its owner alone, and its public key. Files that are there are not replaced."""
    for path in (private, public):
        if path.exists():
            raise CryptoError(f"{path}: is there already, and a key is never replaced")
    write_secret(private, key.to_pem().encode("ascii"))
    _write(public, key.public_key.to_pem().encode("ascii"), 0o644, replace=False)


def write_secret(path: Path, content: bytes, *, replace: bool = False) -> None:
    """Write a file that its owner alone can read."""
    _write(path, content, 0o600, replace=replace)


def _write(path: Path, content: bytes, mode: int, *, replace: bool) -> None:
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | (os.O_TRUNC if replace else os.O_EXCL), mode)
    except FileExistsError:
        raise CryptoError(f"{path}: is there already, and a key is never replaced") from None
    with os.fdopen(handle, "wb") as file:
        file.write(content)
