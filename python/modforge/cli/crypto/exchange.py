"""``modforge crypto exchange``."""

from __future__ import annotations

from pathlib import Path

import click

from modforge import crypto
from modforge.cli.arguments import json_option
from modforge.cli.crypto.options import file_type, password_option, private_key, refuse, report, secret_output_option
from modforge.crypto.keys import naming
from modforge.files import keep_inputs

KINDS = "X25519, X448 and curves of ECDH"

Agreeing = crypto.X25519PrivateKey | crypto.X448PrivateKey | crypto.EcPrivateKey


def _agree(private: Agreeing, public: crypto.PublicKey) -> bytes:
    match private, public:
        case crypto.X25519PrivateKey(), crypto.X25519PublicKey():
            return private.exchange(public)
        case crypto.X448PrivateKey(), crypto.X448PublicKey():
            return private.exchange(public)
        case crypto.EcPrivateKey(), crypto.EcPublicKey():
            return private.exchange(public)
    raise crypto.CryptoError(f"peer: a key of {public.kind}, where one of {private.kind} is needed")


@click.command()
@click.argument("key", type=file_type)
@click.argument("peer", type=file_type)
@secret_output_option
@password_option
@json_option
def exchange(key: Path, peer: Path, output: Path, password_file: Path | None, as_json: bool) -> None:
    """Agree on a secret: combine the private KEY with the public key of PEER.

    Both get the same bytes. They are not random in every bit: hash them before you use them as a key. OUTPUT is
    readable by you alone.

    \b
    Examples:
      modforge crypto keygen x25519 -o alice.pem
      modforge crypto exchange alice.pem bob.pub.pem -o shared.bin
      openssl pkeyutl -derive -inkey bob.pem -peerkey alice.pub.pem -out shared.bin
    """
    keep_inputs(output, key, peer, password_file)
    private = private_key(key, password_file)
    if not isinstance(private, Agreeing):
        with naming(key):
            raise refuse(private, "agree on a secret", KINDS)
    public = crypto.read_public_key(peer)
    with naming(peer):
        shared = _agree(private, public)
    crypto.write_secret(output, shared, replace=True)
    if as_json:
        report(output, {"kind": private.kind, "shared": str(output), "bytes": len(shared)})
