"""``modforge crypto sign`` and ``verify``."""

from __future__ import annotations

from pathlib import Path

import click

from modforge import crypto
from modforge.cli.arguments import json_option
from modforge.cli.crypto.options import (
    RSA_HASH,
    content,
    file_type,
    form_option,
    hash_option,
    output_option,
    password_option,
    private_key,
    refuse,
    signature_in,
    signature_padding,
)
from modforge.cli.screen.printing import print_json
from modforge.crypto.keys import naming
from modforge.files import keep_inputs, write_file

SIGNERS = "Ed25519, Ed448, RSA and curves of ECDSA"


@click.command()
@click.argument("key", type=file_type)
@click.argument("file", type=file_type)
@output_option
@password_option
@signature_padding
@hash_option
@form_option
@json_option
def sign(
    key: Path,
    file: Path,
    output: Path,
    password_file: Path | None,
    padding: str,
    hash_name: str | None,
    form: str,
    as_json: bool,
) -> None:
    """Sign FILE with the private KEY. Ed25519 and Ed448 take no --padding, --hash or --form.

    \b
    Examples:
      modforge crypto sign key.pem letter.txt -o letter.sig
      modforge crypto sign key.pem letter.txt -o letter.sig --hash sha256
      openssl dgst -sha256 -verify key.pub.pem -signature letter.sig letter.txt
    """
    keep_inputs(output, key, file, password_file)
    private = private_key(key, password_file)
    message = content(file)
    with naming(key):
        match private:
            case crypto.Ed25519PrivateKey() | crypto.Ed448PrivateKey():
                signature = private.sign(message)
            case crypto.EcPrivateKey():
                signature = private.sign(message, hash=hash_name, form=form)
            case crypto.RsaPrivateKey():
                signature = private.sign(message, padding=padding, hash=hash_name or RSA_HASH)
            case _:
                raise refuse(private, "sign", SIGNERS)
    write_file(output, signature)
    if as_json:
        print_json({"kind": private.kind, "signature": str(output), "bytes": len(signature)})


@click.command()
@click.argument("key", type=file_type)
@click.argument("file", type=file_type)
@click.argument("signature", type=file_type)
@password_option
@signature_padding
@hash_option
@form_option
@click.option(
    "--high-s", is_flag=True, help="Accept signatures of secp256k1 with the larger s, as openssl writes them."
)
@json_option
def verify(
    key: Path,
    file: Path,
    signature: Path,
    password_file: Path | None,
    padding: str,
    hash_name: str | None,
    form: str,
    high_s: bool,
    as_json: bool,
) -> None:
    """Verify the SIGNATURE of FILE with the public KEY. The exit code is 0 for a valid one and 1 otherwise.

    \b
    Examples:
      modforge crypto verify key.pub.pem letter.txt letter.sig
      modforge crypto verify key.pub.pem letter.txt letter.sig --padding pkcs1v15
    """
    public = crypto.read_public_key(key) if password_file is None else private_key(key, password_file).public_key
    bytes_of, message = signature_in(signature), content(file)
    with naming(key):
        match public:
            case crypto.Ed25519PublicKey() | crypto.Ed448PublicKey():
                valid = public.verify(bytes_of, message)
            case crypto.EcPublicKey():
                valid = public.verify(bytes_of, message, hash=hash_name, form=form, high_s=high_s)
            case crypto.RsaPublicKey():
                valid = public.verify(bytes_of, message, padding=padding, hash=hash_name or RSA_HASH)
            case _:
                raise refuse(public, "verify", SIGNERS)
    if as_json:
        print_json({"kind": public.kind, "valid": valid})
    if not valid:
        larger = isinstance(public, crypto.EcPublicKey) and public.verify(
            bytes_of, message, hash=hash_name, form=form, high_s=True
        )
        hint = "; with --high-s it is one" if larger else ""
        raise crypto.CryptoError(f"{signature}: not a signature of {file} with this key and these options{hint}")
    if not as_json:
        click.echo("valid")
