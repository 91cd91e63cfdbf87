"""Keys as JSON Web Keys (RFC 7517, RFC 7518, RFC 8037, RFC 8812)."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Mapping
from contextlib import suppress

from modforge._engine import EcPrivateKey, EcPublicKey, RsaPrivateKey, RsaPublicKey
from modforge.crypto.errors import KeyFileError
from modforge.crypto.kinds import OCTET_PAIRS, OctetPrivateKey, PrivateKey, PublicKey

CURVES = ("P-256", "P-384", "P-521", "secp256k1")


def to_jwk(key: PrivateKey | PublicKey) -> dict[str, str]:
    """Return the members of a JSON Web Key; those of a private key are secret.

    >>> from modforge.crypto import Ed25519PrivateKey
    >>> key = Ed25519PrivateKey.from_bytes(bytes(32))
    >>> to_jwk(key.public_key)
    {'kty': 'OKP', 'crv': 'Ed25519', 'x': 'O2onvM62pC1io6jQKm8Nc2UyFXcd4kOmOsBIoYtZ2ik'}
    >>> from_jwk(to_jwk(key)).public_key == key.public_key
    True
    """
    if isinstance(key, RsaPublicKey):
        return {"kty": "RSA", "n": _number(key.n), "e": _number(key.e)}
    if isinstance(key, RsaPrivateKey):
        numbers = key.numbers()
        d, p, q = numbers["d"], numbers["p"], numbers["q"]
        secret = {"d": d, "p": p, "q": q, "dp": d % (p - 1), "dq": d % (q - 1), "qi": pow(q, -1, p)}
        return to_jwk(key.public_key) | {name: _number(number) for name, number in secret.items()}
    if isinstance(key, EcPublicKey):
        point = key.to_bytes()[1:]
        x, y = point[: len(point) // 2], point[len(point) // 2 :]
        return {"kty": "EC", "crv": key.kind, "x": _text(x), "y": _text(y)}
    if isinstance(key, EcPrivateKey | OctetPrivateKey):
        return to_jwk(key.public_key) | {"d": _text(key.to_bytes())}
    return {"kty": "OKP", "crv": key.kind, "x": _text(key.to_bytes())}


def from_jwk(jwk: Mapping[str, object] | str | bytes) -> PrivateKey | PublicKey:
    """Return the private key of a JSON Web Key, or the public one if it has no private member.

    Takes the members, or the text of them. Members such as ``kid`` and ``alg`` are passed over. The public numbers
    must be those of the private ones.
    """
    if not isinstance(jwk, Mapping | str):
        with suppress(TypeError):
            jwk = bytes(memoryview(jwk))
    if isinstance(jwk, str | bytes):
        try:
            jwk = json.loads(jwk)
        except (ValueError, RecursionError):
            raise KeyFileError("jwk: not a text in JSON") from None
    if not isinstance(jwk, Mapping):
        raise KeyFileError(f"jwk: must be an object of JSON, not {type(jwk).__name__}")
    key = _key(jwk)
    if "d" not in jwk or isinstance(key, RsaPrivateKey):  # whose numbers have been checked against each other
        return key
    public = _key({name: value for name, value in jwk.items() if name != "d"})
    if isinstance(key, PrivateKey) and key.public_key != public:
        raise KeyFileError(f"jwk: not a valid {key.kind} key: its public key is not that of its private one")
    return key


def _key(jwk: Mapping[str, object]) -> PrivateKey | PublicKey:
    match jwk.get("kty"), jwk.get("crv"):
        case "RSA", _:
            return _rsa(jwk)
        case "EC", str(curve) if curve in CURVES:
            if "d" in jwk:
                return EcPrivateKey.from_bytes(curve, _bytes(jwk, "d"))
            return EcPublicKey.from_bytes(curve, b"\x04" + _bytes(jwk, "x") + _bytes(jwk, "y"))
        case "OKP", str(curve) if curve in OCTET_PAIRS:
            private, public = OCTET_PAIRS[curve]
            return private.from_bytes(_bytes(jwk, "d")) if "d" in jwk else public.from_bytes(_bytes(jwk, "x"))
        case kind, None:
            raise KeyFileError(f"jwk: of the kind {kind!r}, which is not known here")
        case kind, curve:
            raise KeyFileError(f"jwk: of the kind {kind!r} and the curve {curve!r}, which are not known here")


def _rsa(jwk: Mapping[str, object]) -> RsaPrivateKey | RsaPublicKey:
    def number(name: str) -> int:
        return int.from_bytes(_bytes(jwk, name))

    if "oth" in jwk:
        raise KeyFileError("jwk: of RSA with more than two primes, which is not read")
    if "d" not in jwk:
        return RsaPublicKey.from_numbers(number("n"), number("e"))
    primes = {name: number(name) for name in ("p", "q") if name in jwk}
    return RsaPrivateKey.from_numbers(number("n"), number("e"), number("d"), **primes)


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode("ascii")


def _number(number: int) -> str:
    return _text(number.to_bytes((number.bit_length() + 7) // 8))


def _bytes(jwk: Mapping[str, object], name: str) -> bytes:
    text = jwk.get(name)
    if not isinstance(text, str):
        raise KeyFileError(f"jwk: its member {name!r} is missing or not a text")
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise KeyFileError(f"jwk: its member {name!r} is not base64url") from None
