"""Cryptography on the engine: Ed25519, RSA, Paillier's encryption, ChaCha20-Poly1305. The code has not been audited.

>>> key = RsaPrivateKey.generate(2048)
>>> signature = key.sign(b"a message")
>>> key.public_key.verify(signature, b"a message"), key.public_key.verify(signature, b"another")
(True, False)
>>> key.decrypt(key.public_key.encrypt(b"a short secret"))
b'a short secret'

Ciphertexts of Paillier's encryption can be added, over columns:

>>> owner = PaillierPrivateKey.generate(1024)
>>> public = owner.public_key
>>> owner.decrypt([public.sum(public.encrypt([3, -5, 10]))])
[8]

What is refused raises ``ValueError``. ``docs/security.md`` says what is constant time and what is not covered.
"""

from modforge._engine import (
    ChaCha20Poly1305,
    Ed25519PrivateKey,
    Ed25519PublicKey,
    PaillierPrivateKey,
    PaillierPublicKey,
    RsaPrivateKey,
    RsaPublicKey,
    poly1305,
)
from modforge.crypto.errors import CryptoError
from modforge.crypto.keys import read_private_key, read_public_key, write_keys, write_secret

__all__ = [
    "ChaCha20Poly1305",
    "CryptoError",
    "Ed25519PrivateKey",
    "Ed25519PublicKey",
    "PaillierPrivateKey",
    "PaillierPublicKey",
    "RsaPrivateKey",
    "RsaPublicKey",
    "poly1305",
    "read_private_key",
    "read_public_key",
    "write_keys",
    "write_secret",
]
