"""The keys in what a file holds: PEM, DER, a JSON Web Key, or the numbers of an RSA key in JSON."""

from __future__ import annotations

import codecs
import json
from contextlib import suppress

from modforge._engine import RsaPrivateKey, RsaPublicKey, parse_private_key, parse_public_key
from modforge.crypto.errors import KeyFileError
from modforge.crypto.jwk import from_jwk
from modforge.crypto.kinds import PrivateKey, PublicKey

NUMBERS = ("n", "e", "d", "p", "q")
"""Numbers of an RSA key: modulus, exponents, primes. A public key has the first two, and primes may be missing."""


def private_key_in(content: bytes, password: str | bytes | None = None) -> PrivateKey:
    """Return the private key. Raises :class:`KeyFileError` for what holds none."""
    if (found := _of_json(content)) is None:
        return parse_private_key(content, password)
    if not isinstance(found, PrivateKey):
        raise KeyFileError("key: a public key, and a private one is needed")
    return found


def public_key_in(content: bytes, password: str | bytes | None = None) -> PublicKey:
    """Return the public key, or that of the private key. Raises :class:`KeyFileError` for what holds none."""
    if (found := _of_json(content)) is None:
        return parse_public_key(content, password)
    return found.public_key if isinstance(found, PrivateKey) else found


def _of_json(content: bytes) -> PrivateKey | PublicKey | None:
    """Return the key in JSON, or None where the content is no object of JSON."""
    if not content.removeprefix(codecs.BOM_UTF8).lstrip().startswith(b"{"):
        return None
    try:
        found = json.loads(content.removeprefix(codecs.BOM_UTF8))
    except (ValueError, RecursionError):
        return None
    if "kty" in found:
        return from_jwk(found)
    if isinstance(keys := found.get("keys"), list):
        if len(keys) != 1 or not isinstance(keys[0], dict):
            raise KeyFileError(f"key: a set of {len(keys)} JSON Web Keys: take one of them")
        return from_jwk(keys[0])
    return _of_numbers(found)


def _of_numbers(found: dict[str, object]) -> RsaPrivateKey | RsaPublicKey:
    numbers = {name: _number(name, found[name]) for name in NUMBERS if name in found}
    if not {"n", "e"} <= numbers.keys():
        raise KeyFileError("key: JSON that is neither a JSON Web Key nor has the numbers n and e of an RSA key")
    n, e, d = numbers.pop("n"), numbers.pop("e"), numbers.pop("d", None)
    if d is None:
        return RsaPublicKey.from_numbers(n, e)
    return RsaPrivateKey.from_numbers(n, e, d, **numbers)


def _number(name: str, value: object) -> int:
    """Return a number of JSON, or one in a text, in decimal or with 0x in hexadecimal digits."""
    if isinstance(value, str):
        with suppress(ValueError):
            value = int(value, 16 if value[:2] in ("0x", "0X") else 10)
    if not isinstance(value, int) or isinstance(value, bool):
        raise KeyFileError(f"key: {name} is not a number, in decimal or with 0x in hexadecimal digits")
    if value < 0:
        raise KeyFileError(f"key: {name} is negative")
    return value
