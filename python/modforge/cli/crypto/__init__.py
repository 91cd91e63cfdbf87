"""``modforge crypto``: keys, signatures, key agreement and encryption of files."""

from __future__ import annotations

import click

from modforge.cli.crypto.encryption import decrypt, encrypt
from modforge.cli.crypto.exchange import exchange
from modforge.cli.crypto.keys import convert, keygen, public
from modforge.cli.crypto.powers import power
from modforge.cli.crypto.primes import prime
from modforge.cli.crypto.signatures import sign, verify
from modforge.cli.group import Group


@click.group(cls=Group)
def crypto() -> None:
    """Keys, signatures, key agreement and encryption of files. The code has not been audited.

    Ed25519, Ed448, X25519, X448, ECDSA and ECDH (P-256, P-384, P-521, secp256k1), RSA, ChaCha20-Poly1305. It reads
    and writes the files of other tools: keys in PEM, DER or JSON, with or without a password, and signatures as openssl
    writes them. A - stands for the standard input, and after -o for the standard output.

    \b
    Examples:
      modforge crypto keygen ed25519 -o key.pem
      modforge crypto sign key.pem letter.txt -o letter.sig
      modforge crypto verify key.pub.pem letter.txt letter.sig
      modforge crypto keygen x25519 -o alice.pem
      modforge crypto exchange alice.pem bob.pub.pem -o shared.bin
      modforge crypto keygen rsa -o rsa.pem
      modforge crypto encrypt rsa.pub.pem secret.bin -o secret.rsa
      modforge crypto decrypt rsa.pem secret.rsa -o secret.bin
      modforge crypto convert key.jwk -o key.pem
      modforge crypto prime --safe --bits 1024
      modforge crypto power rsa-2048 3 65537
    """


for _command in (keygen, public, convert, sign, verify, exchange, encrypt, decrypt, prime, power):
    crypto.add_command(_command)
