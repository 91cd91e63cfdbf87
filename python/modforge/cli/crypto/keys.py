"""``modforge crypto keygen``, ``public`` and ``convert``."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from pathlib import Path

import click

from modforge import crypto
from modforge.cli.arguments import OutputFile, json_option
from modforge.cli.crypto.options import (
    CURVES,
    check_options,
    file_type,
    new_password,
    output_option,
    password_option,
    private_key,
    public_key,
    refuse_password,
    report,
    secret_output_option,
)
from modforge.cli.group import Choice, IntRange
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.files import keep_inputs, need_short_name, write_file

SYMMETRIC = "chacha20poly1305"

KEY = 32
"""Bytes of a key of ChaCha20-Poly1305."""

PUBLIC = ".pub"
"""The end of a public key's file name, before the suffix."""

OTHER_NAMES = {
    "prime256v1": "p256",
    "secp256r1": "p256",
    "secp384r1": "p384",
    "secp521r1": "p521",
    "curve25519": "x25519",
    "curve448": "x448",
}
"""Kinds of keys as other programs name them."""

RSA_BITS = (1024, 8192)
"""The fewest and the most that the engine takes."""

MADE: dict[str, Callable[[], crypto.PrivateKey]] = {
    "ed25519": crypto.Ed25519PrivateKey.generate,
    "ed448": crypto.Ed448PrivateKey.generate,
    "x25519": crypto.X25519PrivateKey.generate,
    "x448": crypto.X448PrivateKey.generate,
}


def _make(kind: str, bits: int) -> crypto.PrivateKey:
    if kind in CURVES:
        return crypto.EcPrivateKey.generate(CURVES[kind])
    if kind in MADE:
        return MADE[kind]()
    what = f"Looking for two primes of {bits // 2} bits"
    with Display(what) as progress:
        progress.stage(what)
        return crypto.RsaPrivateKey.generate(bits, progress=progress.reach)


@click.command()
@click.argument("kind", type=Choice([*MADE, *CURVES, "rsa", SYMMETRIC], OTHER_NAMES), metavar="KIND")
@click.option("--bits", type=IntRange(*RSA_BITS), default=3072, show_default=True, help="Bits of an RSA modulus.")
@click.option("--password-file", type=file_type, help="Encrypt the private key with the first line of this file.")
@click.option("-o", "--output", type=OutputFile(), required=True, help="File to write.")
@json_option
def keygen(kind: str, bits: int, password_file: Path | None, output: Path, as_json: bool) -> None:
    """Make a key of this KIND.

    OUTPUT gets the private key (PKCS#8), readable by you alone, and OUTPUT with .pub before its suffix the public one
    (SPKI). For chacha20poly1305, OUTPUT gets 32 random bytes. No file is replaced.

    \b
    ed25519 ed448               sign
    x25519 x448                 agree on a secret
    p256 p384 p521 secp256k1    sign, and agree on a secret
    rsa                         sign, and encrypt a short secret
    chacha20poly1305            encrypt files

    \b
    Examples:
      modforge crypto keygen ed25519 -o key.pem
      modforge crypto keygen p256 --password-file password.txt -o key.pem
      modforge crypto keygen rsa --bits 4096 -o key.pem
      modforge crypto keygen chacha20poly1305 -o backup.key
    """
    check_options(kind, *(["bits"] if kind == "rsa" else []))
    if kind == SYMMETRIC:
        refuse_password(password_file)
        crypto.write_secret(output, secrets.token_bytes(KEY))
        if as_json:
            print_json({"kind": kind, "private": str(output)})
        else:
            click.echo(f"{output}: {KEY} random bytes")
        return
    password = new_password(password_file)
    need_short_name(output, f"*{PUBLIC}")
    public = output.with_suffix(f"{PUBLIC}{output.suffix}")
    key = _make(kind, bits)
    crypto.write_keys(key, output, public, password)
    if as_json:
        print_json({"kind": key.kind, "private": str(output), "public": str(public)})
    else:
        encrypted = "" if password is None else ", encrypted"
        click.echo(f"{output}: private key of {key.kind}{encrypted}\n{public}: public key")


FORMS: dict[str, Callable[[crypto.PrivateKey | crypto.PublicKey], bytes]] = {
    "pem": lambda key: key.to_pem().encode("ascii"),
    "der": lambda key: key.to_der(),
    "jwk": lambda key: f"{json.dumps(crypto.to_jwk(key), indent=2)}\n".encode("ascii"),
}

form_of_key_option = click.option(
    "--format", "form", type=Choice([*FORMS]), default="pem", show_default=True, help="Form of OUTPUT."
)


@click.command()
@click.argument("key", type=file_type)
@password_option
@output_option
@form_of_key_option
@json_option
def public(key: Path, password_file: Path | None, output: Path, form: str, as_json: bool) -> None:
    """Write the public key of KEY, a private or a public one, in PEM or DER or as a JSON Web Key.

    \b
    Examples:
      modforge crypto public key.pem -o key.pub.pem
      modforge crypto public key.pub.pem --format der -o key.pub.der
      modforge crypto public key.pem --password-file password.txt -o key.pub.pem --json
    """
    keep_inputs(output, key, password_file)
    found = public_key(key, password_file)
    write_file(output, FORMS[form](found))
    data: dict[str, object] = {"kind": found.kind, "public": str(output)}
    report(output, data if as_json else None, f"{output}: public key of {found.kind}")


@click.command()
@click.argument("key", type=file_type)
@password_option
@click.option("--new-password-file", type=file_type, help="Encrypt OUTPUT with the first line of this file.")
@secret_output_option
@form_of_key_option
@json_option
def convert(
    key: Path, password_file: Path | None, new_password_file: Path | None, output: Path, form: str, as_json: bool
) -> None:
    """Write the private KEY in another form: PEM, DER or a JSON Web Key, readable by you alone. No file is replaced.

    KEY may also be JSON with the numbers of an RSA key: {"n": …, "e": …, "d": …, "p": …, "q": …}, in decimal or as
    text with 0x; the primes may be missing.

    \b
    Examples:
      modforge crypto convert key.jwk -o key.pem
      modforge crypto convert numbers.json --new-password-file password.txt -o key.pem
      modforge crypto convert key.pem --format jwk -o key.jwk
    """
    password = new_password(new_password_file)
    if form == "jwk" and password is not None:
        raise click.UsageError("--new-password-file: a JSON Web Key is not encrypted; take --format pem or der")
    keep_inputs(output, key, password_file, new_password_file)
    found = private_key(key, password_file)
    if password is None:
        content = FORMS[form](found)
    else:
        content = found.to_der(password) if form == "der" else found.to_pem(password).encode("ascii")
    crypto.write_secret(output, content)
    data: dict[str, object] = {"kind": found.kind, "private": str(output)}
    encrypted = "" if password is None else ", encrypted"
    report(output, data if as_json else None, f"{output}: private key of {found.kind}{encrypted}")
