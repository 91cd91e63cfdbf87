"""Cryptography on the engine: signatures, key agreement, encryption. The code has not been audited.

>>> key = Ed25519PrivateKey.generate()
>>> signature = key.sign(b"a message")
>>> key.public_key.verify(signature, b"a message"), key.public_key.verify(signature, b"another")
(True, False)

``EcPrivateKey`` signs, too, with the curves P-256, P-384, P-521 and secp256k1. Two parties agree on a secret with it,
or with X25519:

>>> alice, bob = X25519PrivateKey.generate(), X25519PrivateKey.generate()
>>> alice.exchange(bob.public_key) == bob.exchange(alice.public_key)
True

RSA encrypts short messages:

>>> key = RsaPrivateKey.generate(2048)
>>> key.decrypt(key.public_key.encrypt(b"a short secret"))
b'a short secret'

Ciphertexts of Paillier's encryption can be added, over columns:

>>> owner = PaillierPrivateKey.generate(1024)
>>> public = owner.public_key
>>> owner.decrypt([public.sum(public.encrypt([3, -5, 10]))])
[8]

``FixedPoint`` and ``EncryptedNumbers`` do the same for floats, decimal numbers and fractions.

All keys but Paillier's have a form in PEM, with a password or without, and as a JSON Web Key:

>>> pem = alice.to_pem("a long password")
>>> parse_private_key(pem, "a long password").public_key == alice.public_key
True
>>> from_jwk(to_jwk(alice)).public_key == alice.public_key
True

What is refused raises ``CryptoError``, a ``ValueError``. ``docs/security.md`` says what is constant time, and what
is not covered.
"""

from modforge.errors import NoCryptoError

try:
    from modforge._engine import (
        ChaCha20Poly1305,
        EcPrivateKey,
        EcPublicKey,
        Ed448PrivateKey,
        Ed448PublicKey,
        Ed25519PrivateKey,
        Ed25519PublicKey,
        PaillierPrivateKey,
        PaillierPublicKey,
        RsaPrivateKey,
        RsaPublicKey,
        X448PrivateKey,
        X448PublicKey,
        X25519PrivateKey,
        X25519PublicKey,
        XChaCha20Poly1305,
        next_prime_vartime,
        parse_private_key,
        parse_public_key,
        poly1305,
        random_prime,
        safe_prime,
    )
except ImportError:
    raise NoCryptoError from None
from modforge.crypto.encrypted import EncryptedNumbers
from modforge.crypto.errors import CryptoError, EncodingOverflowError, KeyFileError, PasswordError
from modforge.crypto.fixed_point import FixedPoint
from modforge.crypto.jwk import from_jwk, to_jwk
from modforge.crypto.keys import read_private_key, read_public_key, write_keys, write_secret
from modforge.crypto.kinds import PrivateKey, PublicKey

__all__ = [
    "ChaCha20Poly1305",
    "CryptoError",
    "EcPrivateKey",
    "EcPublicKey",
    "Ed448PrivateKey",
    "Ed448PublicKey",
    "Ed25519PrivateKey",
    "Ed25519PublicKey",
    "EncodingOverflowError",
    "EncryptedNumbers",
    "FixedPoint",
    "KeyFileError",
    "PaillierPrivateKey",
    "PaillierPublicKey",
    "PasswordError",
    "PrivateKey",
    "PublicKey",
    "RsaPrivateKey",
    "RsaPublicKey",
    "X448PrivateKey",
    "X448PublicKey",
    "X25519PrivateKey",
    "X25519PublicKey",
    "XChaCha20Poly1305",
    "from_jwk",
    "next_prime_vartime",
    "parse_private_key",
    "parse_public_key",
    "poly1305",
    "random_prime",
    "read_private_key",
    "read_public_key",
    "safe_prime",
    "to_jwk",
    "write_keys",
    "write_secret",
]
