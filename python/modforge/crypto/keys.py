"""Keys in files; only their owner can read private ones."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from modforge.crypto.content import private_key_in, public_key_in
from modforge.crypto.errors import CryptoError, KeyFileError
from modforge.crypto.kinds import PrivateKey, PublicKey
from modforge.files import open_input, write_with_mode

MAX_BYTES = 1 << 20
"""A key is shorter, with what other tools write around it."""


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Name the file in the message of what is refused."""
    try:
        yield
    except CryptoError as error:
        raise type(error)(f"{path}: {error}") from None


def key_content(path: Path) -> bytes:
    """Return the content of a file with a key; it may be a pipe, which gives it once."""
    with open_input(path) as file:
        content = file.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise KeyFileError(f"{path}: key: not a key, as it has more than {MAX_BYTES} bytes")
    return content


def read_private_key(path: Path, password: str | bytes | None = None) -> PrivateKey:
    """Return the private key in a file: PKCS#8, which may be encrypted, PKCS#1, SEC 1, OpenSSH's form or JSON."""
    content = key_content(path)
    with naming(path):
        return private_key_in(content, password)


def read_public_key(path: Path, password: str | bytes | None = None) -> PublicKey:
    """Return the public key in a file: SPKI or PKCS#1, in PEM or DER, in JSON, or that of a private key."""
    content = key_content(path)
    with naming(path):
        return public_key_in(content, password)


def write_keys(key: PrivateKey, private: Path, public: Path, password: str | bytes | None = None) -> None:
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
