"""Arguments and options that several commands have, and where passwords come from."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from modforge import crypto
from modforge.cli.arguments import FileName
from modforge.cli.group import BadArgument

CURVES = {"p256": "P-256", "p384": "P-384", "p521": "P-521", "secp256k1": "secp256k1"}
"""Kinds of keys of `keygen` that are curves, and their names."""

MAX_STREAM = 1 << 28
"""Bytes that are read of what is not a file."""

MAX_SIGNATURE = 1 << 16
"""Bytes of a signature; that of the longest RSA key has 1024."""

MAX_PASSWORD = 1 << 16
"""Characters of a password, and the end of its line."""

file_type = click.Path(dir_okay=False, exists=True, path_type=Path)
output_option = click.option("-o", "--output", type=FileName(), required=True, help="File to write.")
password_option = click.option(
    "--password-file", type=file_type, help="File whose first line is the password of the private key."
)
hash_option = click.option(
    "--hash",
    "hash_name",
    type=click.Choice(["sha256", "sha384", "sha512"]),
    help="Hash function of RSA and ECDSA. [default: that of the curve; sha256 for RSA]",
)
RSA_HASH = "sha256"
form_option = click.option(
    "--form",
    type=click.Choice(["der", "raw"]),
    default="der",
    show_default=True,
    help="Form of an ECDSA signature: DER as openssl writes it, or both numbers side by side.",
)
signature_padding = click.option(
    "--padding", type=click.Choice(["pss", "pkcs1v15"]), default="pss", show_default=True, help="Padding of RSA."
)


def content(path: Path) -> bytes:
    """Return the content of a file, or of a pipe or device, which may never end."""
    with path.open("rb") as file:
        if path.is_file():
            # Without this a system that promises more memory than it has would end the process.
            memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
            if path.stat().st_size > memory:
                raise BadArgument(f"{path}: is larger than the memory of this machine; take a smaller file")
            return file.read()
        found = file.read(MAX_STREAM + 1)
    if len(found) > MAX_STREAM:
        raise BadArgument(f"{path}: gives more than {MAX_STREAM >> 20} MiB; put it into a file first")
    return found


def signature_in(path: Path) -> bytes:
    """Return the content of a signature file, up to the longest possible signature."""
    with path.open("rb") as file:
        found = file.read(MAX_SIGNATURE + 1)
    if len(found) > MAX_SIGNATURE:
        raise BadArgument(f"{path}: is longer than {MAX_SIGNATURE} bytes, so it is no signature")
    return found


def password_of(path: Path | None) -> str | None:
    """Return the first line of a file."""
    if path is None:
        return None
    try:
        with path.open(encoding="utf-8") as file:
            line = file.readline(MAX_PASSWORD + 1)
    except UnicodeDecodeError:
        raise BadArgument(f"{path}: not a text in UTF-8") from None
    if len(line) > MAX_PASSWORD:
        raise BadArgument(f"{path}: its first line is longer than {MAX_PASSWORD} characters, so it is not a password")
    password = line.rstrip("\r\n")
    if "\0" in password:
        raise BadArgument(f"{path}: its first line has a zero byte, so it is not a password")
    if not password:
        raise BadArgument(f"{path}: its first line is empty, so there is no password")
    return password


def private_key(path: Path, password_file: Path | None) -> crypto.PrivateKey:
    """Return the private key in a file; ask for its password on a terminal if it has one and none was given."""
    password = password_of(password_file)
    try:
        return crypto.read_private_key(path, password)
    except crypto.PasswordError:
        if password is not None or not sys.stdin.isatty():
            raise
    return crypto.read_private_key(path, click.prompt(f"Password of {path}", hide_input=True, err=True))


def refuse(key: crypto.PrivateKey | crypto.PublicKey, verb: str, kinds: str) -> crypto.CryptoError:
    """Return the error for a key that cannot do what is asked; its file is not named yet."""
    return crypto.CryptoError(f"a key of {key.kind} does not {verb}; {kinds} can")
