"""Keys in files; only their owner can read private ones."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from modforge._engine import (
    EcPrivateKey,
    EcPublicKey,
    Ed448PrivateKey,
    Ed448PublicKey,
    Ed25519PrivateKey,
    Ed25519PublicKey,
    RsaPrivateKey,
    RsaPublicKey,
    X448PrivateKey,
    X448PublicKey,
    X25519PrivateKey,
    X25519PublicKey,
    parse_private_key,
    parse_public_key,
)
from modforge.crypto.errors import CryptoError
from modforge.files import write_with_mode

PrivateKey = RsaPrivateKey | EcPrivateKey | Ed25519PrivateKey | Ed448PrivateKey | X25519PrivateKey | X448PrivateKey
PublicKey = RsaPublicKey | EcPublicKey | Ed25519PublicKey | Ed448PublicKey | X25519PublicKey | X448PublicKey

MAX_BYTES = 1 << 16
"""A key is shorter."""


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Name the file in the message of what is refused."""
    try:
        yield
    except CryptoError as error:
        raise type(error)(f"{path}: {error}") from None


def _content(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MAX_BYTES)


def read_private_key(path: Path, password: str | None = None) -> PrivateKey:
    """Return the private key in a file: PKCS#8, which may be encrypted, PKCS#1 or SEC 1, in PEM or DER."""
    with naming(path):
        return parse_private_key(_content(path), password)


def read_public_key(path: Path, password: str | None = None) -> PublicKey:
    """Return the public key in a file: SPKI or PKCS#1, in PEM or DER, or that of a private key."""
    with naming(path):
        return parse_public_key(_content(path), password)


def write_keys(key: PrivateKey, private: Path, public: Path, password: str | None = None) -> None:
    """Write a private key that only its owner can read, and its public key. No file is replaced."""
    for path in (private, public):
        if path.exists():
            raise CryptoError(f"{path}: is there already, and a key is never replaced")
    write_secret(private, key.to_pem(password).encode("ascii"))
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
