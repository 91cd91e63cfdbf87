"""``modforge crypto``: keys, signatures and encryption of files."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from modforge import crypto as rooms
from modforge.cli.group import BadArgument, Group
from modforge.cli.screen.progress import Display
from modforge.files import write_file

NONCE = 12
"""Bytes before the ciphertext of ChaCha20-Poly1305 in a file."""

KEY = 32
"""Bytes of a key of ChaCha20-Poly1305."""

SYMMETRIC = "chacha20poly1305"

MAX_STREAM = 1 << 28
"""Bytes that are read of what is not a file."""

file_type = click.Path(dir_okay=False, exists=True, path_type=Path)
output_option = click.option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), required=True, help="File to write."
)
hash_option = click.option(
    "--hash", "hash_name", type=click.Choice(["sha256", "sha384", "sha512"]), default="sha256", show_default=True
)
signature_padding = click.option(
    "--padding", type=click.Choice(["pss", "pkcs1v15"]), default="pss", show_default=True, help="Padding of RSA."
)
encryption_padding = click.option(
    "--padding",
    type=click.Choice(["oaep", "pkcs1v15"]),
    default="oaep",
    show_default=True,
    help="Padding of RSA; pkcs1v15 is for old formats.",
)


@contextmanager
def _reasons(path: Path) -> Iterator[None]:
    """Name the file in what is refused."""
    try:
        yield
    except rooms.CryptoError:
        raise
    except ValueError as error:
        raise rooms.CryptoError(f"{path}: {error}") from None


@click.group(cls=Group)
def crypto() -> None:
    """Ed25519 and RSA: keys, signatures, encryption; ChaCha20-Poly1305. The code has not been audited.

    Keys and signatures are those of other tools: PEM files, and bytes as openssl writes them.

    \b
    Examples:
      modforge crypto keygen ed25519 -o key.pem
      modforge crypto sign key.pem letter.txt -o letter.sig
      modforge crypto verify key.pub.pem letter.txt letter.sig
      modforge crypto keygen rsa -o rsa.pem
      modforge crypto encrypt rsa.pub.pem secret.bin -o secret.rsa
      modforge crypto decrypt rsa.pem secret.rsa -o secret.bin
    """


@crypto.command()
@click.argument("kind", type=click.Choice(["ed25519", "rsa", SYMMETRIC]))
@click.option("--bits", type=int, default=3072, show_default=True, help="Bits of an RSA modulus, 1024 to 8192.")
@output_option
def keygen(kind: str, bits: int, output: Path) -> None:
    """Make a key of this KIND.

    For ed25519 and rsa, OUTPUT gets the private key (PKCS#8), readable by you alone, and OUTPUT with .pub before its
    suffix the public one (SPKI). For chacha20poly1305 it gets 32 random bytes. Files that are there are not replaced.

    \b
    Examples:
      modforge crypto keygen ed25519 -o key.pem
      modforge crypto keygen rsa --bits 4096 -o key.pem
      modforge crypto keygen chacha20poly1305 -o backup.key
    """
    if kind == SYMMETRIC:
        rooms.write_secret(output, secrets.token_bytes(KEY))
        click.echo(f"{output}: {KEY} random bytes")
        return
    public = output.with_suffix(f".pub{output.suffix}")
    if kind == "ed25519":
        rooms.write_keys(rooms.Ed25519PrivateKey.generate(), output, public)
        click.echo(f"{output}: private key\n{public}: public key")
        return
    what = f"Looking for two primes of {bits // 2} bits"
    with _reasons(output), Display(what) as progress:
        progress.stage(what)
        key = rooms.RsaPrivateKey.generate(bits, progress=progress.reach)
    rooms.write_keys(key, output, public)
    click.echo(f"{output}: private key of {bits} bits\n{public}: public key")


@crypto.command()
@click.argument("key", type=file_type)
@click.argument("file", type=file_type)
@output_option
@signature_padding
@hash_option
def sign(key: Path, file: Path, output: Path, padding: str, hash_name: str) -> None:
    """Sign FILE with the private KEY. Padding and hash are for RSA; Ed25519 has its own.

    \b
    Examples:
      modforge crypto sign key.pem letter.txt -o letter.sig
      openssl dgst -sha256 -sigopt rsa_padding_mode:pss -verify key.pub.pem -signature letter.sig letter.txt
    """
    private = rooms.read_private_key(key)
    with _reasons(key):
        message = _content(file)
        if isinstance(private, rooms.Ed25519PrivateKey):
            write_file(output, private.sign(message))
        else:
            write_file(output, private.sign(message, padding=padding, hash=hash_name))


@crypto.command()
@click.argument("key", type=file_type)
@click.argument("file", type=file_type)
@click.argument("signature", type=file_type)
@signature_padding
@hash_option
def verify(key: Path, file: Path, signature: Path, padding: str, hash_name: str) -> None:
    """Verify the SIGNATURE of FILE with the public KEY. The exit code is 0 for a valid one and 1 otherwise.

    \b
    Examples:
      modforge crypto verify key.pub.pem letter.txt letter.sig
      modforge crypto verify key.pub.pem letter.txt letter.sig --padding pkcs1v15
    """
    public = rooms.read_public_key(key)
    bytes_of, message = _content(signature), _content(file)
    if isinstance(public, rooms.Ed25519PublicKey):
        valid = public.verify(bytes_of, message)
    else:
        with _reasons(signature):
            valid = public.verify(bytes_of, message, padding=padding, hash=hash_name)
    if not valid:
        raise rooms.CryptoError(f"{signature}: not a signature of {file} with this key, padding and hash")
    click.echo("valid")


@crypto.command()
@click.argument("key", type=file_type)
@click.argument("file", type=file_type)
@output_option
@encryption_padding
@hash_option
def encrypt(key: Path, file: Path, output: Path, padding: str, hash_name: str) -> None:
    """Encrypt FILE with KEY: a public one of RSA for a short secret, or 32 bytes of ChaCha20-Poly1305 for any file.

    Under ChaCha20-Poly1305, OUTPUT holds a random nonce of 12 bytes, the ciphertext and the tag of 16 bytes.

    \b
    Examples:
      modforge crypto encrypt key.pub.pem secret.bin -o secret.rsa
      modforge crypto encrypt backup.key backup.tar -o backup.tar.sealed
    """
    content = _content(file)
    if (symmetric := _symmetric(key)) is not None:
        nonce = secrets.token_bytes(NONCE)
        write_file(output, nonce + rooms.ChaCha20Poly1305(symmetric).encrypt(nonce, content))
        return
    public = rooms.read_public_key(key)
    if isinstance(public, rooms.Ed25519PublicKey):
        raise rooms.CryptoError(f"{key}: a key of Ed25519 signs, and does not encrypt")
    with _reasons(file):
        write_file(output, public.encrypt(content, padding=padding, hash=hash_name))


@crypto.command()
@click.argument("key", type=file_type)
@click.argument("file", type=file_type)
@output_option
@encryption_padding
@hash_option
def decrypt(key: Path, file: Path, output: Path, padding: str, hash_name: str) -> None:
    """Decrypt FILE with KEY, as `modforge crypto encrypt` wrote it.

    With --padding pkcs1v15 a wrong ciphertext decrypts to other bytes and not to an error, so that an attacker learns
    nothing from trying.

    \b
    Examples:
      modforge crypto decrypt key.pem secret.rsa -o secret.bin
      modforge crypto decrypt backup.key backup.tar.sealed -o backup.tar
    """
    content = _content(file)
    if (symmetric := _symmetric(key)) is not None:
        with _reasons(file):
            opened = rooms.ChaCha20Poly1305(symmetric).decrypt(content[:NONCE].ljust(NONCE, b"\0"), content[NONCE:])
    else:
        private = rooms.read_private_key(key)
        if isinstance(private, rooms.Ed25519PrivateKey):
            raise rooms.CryptoError(f"{key}: a key of Ed25519 signs, and does not decrypt")
        with _reasons(file):
            opened = private.decrypt(content, padding=padding, hash=hash_name)
    rooms.write_secret(output, opened, replace=True)


def _content(path: Path) -> bytes:
    """Return what is in a file, or what a pipe or device gives, which may never end."""
    with path.open("rb") as file:
        if path.is_file():
            return file.read()
        content = file.read(MAX_STREAM + 1)
    if len(content) > MAX_STREAM:
        raise BadArgument(f"{path}: gives more than {MAX_STREAM >> 20} MiB; put it into a file first")
    return content


def _symmetric(path: Path) -> bytes | None:
    """Return the key in a file of exactly so many bytes."""
    if path.stat().st_size != KEY:
        return None
    content = path.read_bytes()
    if len(content) != KEY:
        raise BadArgument(f"{path}: changes while it is read")
    return content
