"""``modforge crypto sign`` and ``verify``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Literal

import click

from modforge import crypto
from modforge.cli.arguments import json_option
from modforge.cli.crypto.options import (
    HASHES,
    RSA_HASH,
    check_options,
    content,
    file_type,
    form_option,
    hash_option,
    mgf_hash_option,
    output_option,
    password_option,
    private_key,
    public_key,
    refuse,
    report,
    salt_length_option,
    signature_in,
    signature_padding,
)
from modforge.cli.screen.printing import print_json
from modforge.crypto.keys import naming
from modforge.files import keep_inputs, write_file

SIGNERS = "Ed25519, Ed448, RSA and curves of ECDSA"

RSA_OPTIONS = ("hash_name", "mgf_hash", "padding", "salt_length")


@click.command()
@click.argument("key", type=file_type)
@click.argument("file", type=file_type)
@output_option
@password_option
@signature_padding
@hash_option
@salt_length_option
@mgf_hash_option
@form_option
@json_option
def sign(
    key: Path,
    file: Path,
    output: Path,
    password_file: Path | None,
    padding: str,
    hash_name: str | None,
    salt_length: int | Literal["auto"] | None,
    mgf_hash: str | None,
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
                check_options(private.kind)
                signature = private.sign(message)
            case crypto.EcPrivateKey():
                check_options(private.kind, "hash_name", "form")
                signature = private.sign(message, hash=hash_name, form=form)
            case crypto.RsaPrivateKey():
                check_options(private.kind, *RSA_OPTIONS)
                signature = private.sign(
                    message, padding=padding, hash=hash_name or RSA_HASH, salt_length=salt_length, mgf_hash=mgf_hash
                )
            case _:
                raise refuse(private, "sign", SIGNERS)
    write_file(output, signature)
    if as_json:
        report(output, {"kind": private.kind, "signature": str(output), "bytes": len(signature)})


@click.command()
@click.argument("key", type=file_type)
@click.argument("file", type=file_type)
@click.argument("signature", type=file_type)
@password_option
@signature_padding
@hash_option
@salt_length_option
@mgf_hash_option
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
    salt_length: int | Literal["auto"] | None,
    mgf_hash: str | None,
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
    public = public_key(key, password_file)
    bytes_of, message = signature_in(signature), content(file)
    with naming(key):
        match public:
            case crypto.Ed25519PublicKey() | crypto.Ed448PublicKey():
                check_options(public.kind)
                valid = public.verify(bytes_of, message)
            case crypto.EcPublicKey():
                check_options(public.kind, "hash_name", "form", "high_s")
                valid = public.verify(bytes_of, message, hash=hash_name, form=form, high_s=high_s)
            case crypto.RsaPublicKey():
                check_options(public.kind, *RSA_OPTIONS)
                valid = public.verify(
                    bytes_of,
                    message,
                    padding=padding,
                    hash=hash_name or RSA_HASH,
                    salt_length=salt_length,
                    mgf_hash=mgf_hash,
                )
            case _:
                raise refuse(public, "verify", SIGNERS)
    if as_json:
        print_json({"kind": public.kind, "valid": valid})
    if not valid:
        hint = next(_options(public, bytes_of, message, hash_name, form), None)
        hint = f"; with {hint} it is one" if hint else ""
        raise crypto.CryptoError(f"{signature}: not a signature of {file} with this key and these options{hint}")
    if not as_json:
        click.echo("valid")


def _options(
    key: crypto.PublicKey, signature: bytes, message: bytes, hash_name: str | None, form: str
) -> Iterator[str]:
    """Give the options with which it is a signature, those that change least first."""
    names = (None, *HASHES)
    match key:
        case crypto.EcPublicKey():
            other = "raw" if form == "der" else "der"
            for name, form_option, high in product(names, ("", f"--form {other}"), ("", "--high-s")):
                used, form_used = name or hash_name, other if form_option else form
                if key.verify(signature, message, hash=used, form=form_used, high_s=bool(high)):
                    yield " ".join(filter(None, (name and f"--hash {name}", form_option, high)))
        case crypto.RsaPublicKey():
            for name in names:
                used, hash_option = name or hash_name or RSA_HASH, f"--hash {name} " if name else ""
                if key.verify(signature, message, padding="pkcs1v15", hash=used):
                    yield f"{hash_option}--padding pkcs1v15"
                for mask in names:
                    if key.verify(signature, message, hash=used, salt_length="auto", mgf_hash=mask):
                        yield f"{hash_option}--padding pss --salt-length auto{f' --mgf-hash {mask}' if mask else ''}"
