"""The kinds of keys."""

from collections.abc import Mapping

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

OctetPrivateKey = Ed25519PrivateKey | Ed448PrivateKey | X25519PrivateKey | X448PrivateKey
OctetPublicKey = Ed25519PublicKey | Ed448PublicKey | X25519PublicKey | X448PublicKey
PrivateKey = RsaPrivateKey | EcPrivateKey | OctetPrivateKey
PublicKey = RsaPublicKey | EcPublicKey | OctetPublicKey

OCTET_PAIRS: Mapping[str, tuple[type[OctetPrivateKey], type[OctetPublicKey]]] = {
    "Ed25519": (Ed25519PrivateKey, Ed25519PublicKey),
    "Ed448": (Ed448PrivateKey, Ed448PublicKey),
    "X25519": (X25519PrivateKey, X25519PublicKey),
    "X448": (X448PrivateKey, X448PublicKey),
}
"""The kinds that RFC 8037 calls octet key pairs."""
