"""The kinds of keys."""

from modforge._engine import (
    EcPrivateKey,
    EcPublicKey,
    Ed448PrivateKey,
    Ed448PublicKey,
    Ed25519PrivateKey,
    Ed25519PublicKey,
    RsaPrivateKey,
    RsaPublicKey,
    X448PrivateKey,
    X448PublicKey,
    X25519PrivateKey,
    X25519PublicKey,
)

PrivateKey = RsaPrivateKey | EcPrivateKey | Ed25519PrivateKey | Ed448PrivateKey | X25519PrivateKey | X448PrivateKey
PublicKey = RsaPublicKey | EcPublicKey | Ed25519PublicKey | Ed448PublicKey | X25519PublicKey | X448PublicKey
