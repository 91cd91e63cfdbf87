"""``modforge crypto encrypt`` and ``decrypt``."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from modforge import crypto
from modforge.cli.arguments import json_option
from modforge.cli.crypto.keys import KEY
from modforge.cli.crypto.options import (
    RSA_HASH,
    check_options,
    content,
    file_type,
    hash_option,
    output_option,
    password_option,
    private_key,
    refuse,
    refuse_password,
    report,
    secret_output_option,
)
from modforge.cli.group import Choice
from modforge.crypto.keys import key_content, naming
from modforge.files import keep_inputs, write_file

NONCE = 12
"""Bytes before the ciphertext of ChaCha20-Poly1305 in a file."""

STREAM = "ChaCha20-Poly1305"

ENCRYPTERS = "RSA, and the 32 bytes of a key of ChaCha20-Poly1305,"

encryption_padding = click.option(
    "--padding",
    type=Choice(["oaep", "pkcs1v15"]),
    default="oaep",
    show_default=True,
    help="Padding of RSA; pkcs1v15 is for old formats.",
)
label_option = click.option("--label", help="Label of OAEP, the same for both commands.")


@click.command()
@click.argument("key", type=file_type)
@click.argument("file", type=file_type)
@output_option
@encryption_padding
@hash_option
@label_option
@json_option
def encrypt(
    key: Path, file: Path, output: Path, padding: str, hash_name: str | None, label: str | None, as_json: bool
) -> None:
    """Encrypt FILE with KEY: an RSA public key for a short secret, a ChaCha20-Poly1305 key for any file.

    Under ChaCha20-Poly1305, OUTPUT holds a random nonce of 12 bytes, the ciphertext and the tag of 16 bytes.

    \b
    Examples:
      modforge crypto encrypt key.pub.pem secret.bin -o secret.rsa
      modforge crypto encrypt backup.key backup.tar -o backup.tar.sealed
    """
    keep_inputs(output, key, file)
    text, found = content(file), key_content(key)
    if len(found) == KEY:
        check_options(STREAM)
        nonce = secrets.token_bytes(NONCE)
        sealed = nonce + crypto.ChaCha20Poly1305(found).encrypt(nonce, text)
        kind = "chacha20poly1305"
    else:
        with naming(key):
            public = crypto.parse_public_key(found)
        if not isinstance(public, crypto.RsaPublicKey):
            with naming(key):
                raise refuse(public, "encrypt", ENCRYPTERS)
        with naming(file):
            _check_rsa_options(padding)
            sealed = public.encrypt(text, padding=padding, hash=hash_name or RSA_HASH, label=_bytes(label))
        kind = public.kind
    write_file(output, sealed)
    if as_json:
        report(output, {"kind": kind, "encrypted": str(output), "bytes": len(sealed)})


@click.command()
@click.argument("key", type=file_type)
@click.argument("file", type=file_type)
@secret_output_option
@password_option
@encryption_padding
@hash_option
@label_option
@json_option
def decrypt(
    key: Path,
    file: Path,
    output: Path,
    password_file: Path | None,
    padding: str,
    hash_name: str | None,
    label: str | None,
    as_json: bool,
) -> None:
    """Decrypt FILE with KEY, as `modforge crypto encrypt` wrote it.

    With --padding pkcs1v15 a wrong ciphertext decrypts to other bytes and not to an error, so that an attacker learns
    nothing from trying.

    \b
    Examples:
      modforge crypto decrypt key.pem secret.rsa -o secret.bin
      modforge crypto decrypt backup.key backup.tar.sealed -o backup.tar
    """
    keep_inputs(output, key, file, password_file)
    text, found = content(file), key_content(key)
    if len(found) == KEY:
        check_options(STREAM)
        refuse_password(password_file)
        with naming(file):
            opened = crypto.ChaCha20Poly1305(found).decrypt(text[:NONCE].ljust(NONCE, b"\0"), text[NONCE:])
        kind = "chacha20poly1305"
    else:
        private = private_key(key, password_file, found)
        if not isinstance(private, crypto.RsaPrivateKey):
            with naming(key):
                raise refuse(private, "decrypt", ENCRYPTERS)
        with naming(file):
            _check_rsa_options(padding)
            opened = private.decrypt(text, padding=padding, hash=hash_name or RSA_HASH, label=_bytes(label))
        kind = private.kind
    crypto.write_secret(output, opened, replace=True)
    if as_json:
        report(output, {"kind": kind, "decrypted": str(output), "bytes": len(opened)})


def _check_rsa_options(padding: str) -> None:
    """Refuse a hash with the padding that has none."""
    check_options(f"RSA with --padding {padding}", "label", "padding", *(["hash_name"] if padding == "oaep" else []))


def _bytes(label: str | None) -> bytes | None:
    return None if label is None else label.encode("utf-8", "surrogateescape")
