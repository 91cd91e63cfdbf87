"""Jobs with keys: signatures, exchanges, encryption."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from modforge import crypto
from modforge.bench.errors import RunError
from modforge.bench.faces.operands import number
from modforge.bench.python.job import OURS, Job, installed

MESSAGE = b"m" * 64
RSA_BITS = (2048, 3072, 4096)
SEALED = (64, 1024, 16_384)
PLAINTEXTS = 16
CURVES = {"P-256": "SHA256", "P-384": "SHA384", "P-521": "SHA512", "secp256k1": "SHA256"}
"""Curves, with the hash that goes with each."""

Functions = dict[str, Callable[[], Any]]


def jobs() -> Iterator[Job]:
    """Yield the jobs; those without a peer that is installed are left out."""
    if installed("cryptography"):
        for bits in RSA_BITS:
            yield from _rsa(bits)
        yield from _ed25519()
        for name, digest in CURVES.items():
            yield from _ecdsa(name, digest)
        yield _x25519()
        for length in SEALED:
            yield _sealing(length)
    if installed("phe"):
        yield from _paillier()


def _rsa(bits: int) -> Iterator[Job]:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import padding, rsa

    theirs = rsa.generate_private_key(65537, bits)
    ours = crypto.parse_private_key(_pem(theirs))
    assert isinstance(ours, crypto.RsaPrivateKey)
    public, pss = theirs.public_key(), padding.PSS(padding.MGF1(hashes.SHA256()), 32)
    signature = ours.sign(MESSAGE)
    public.verify(signature, MESSAGE, pss, hashes.SHA256())
    sign: Functions = {
        OURS: lambda: _nothing(ours.sign(MESSAGE)),
        "cryptography": lambda: _nothing(theirs.sign(MESSAGE, pss, hashes.SHA256())),
    }
    verify: Functions = {
        OURS: lambda: _accepted(ours.public_key.verify(signature, MESSAGE)),
        "cryptography": lambda: _accepted(public.verify(signature, MESSAGE, pss, hashes.SHA256())),
    }
    if installed("Crypto"):
        from Crypto.Hash import SHA256
        from Crypto.PublicKey import RSA
        from Crypto.Signature import pss as signing

        signer, digest = signing.new(RSA.import_key(_pem(theirs))), SHA256.new(MESSAGE)
        sign["Crypto"] = lambda: _nothing(signer.sign(digest))
        verify["Crypto"] = lambda: _accepted(signer.verify(digest, signature))
    yield Job("RSA-PSS, sign", f"{bits} bits", sign)
    yield Job("RSA-PSS, verify", f"{bits} bits", verify)


def _ed25519() -> Iterator[Job]:
    from cryptography.hazmat.primitives.asymmetric import ed25519

    theirs = ed25519.Ed25519PrivateKey.generate()
    ours = crypto.Ed25519PrivateKey.from_bytes(theirs.private_bytes_raw())
    signature, public, our_public = theirs.sign(MESSAGE), theirs.public_key(), ours.public_key
    yield Job(
        "Ed25519, sign", "64 bytes", {OURS: lambda: ours.sign(MESSAGE), "cryptography": lambda: theirs.sign(MESSAGE)}
    )
    verify: Functions = {
        OURS: lambda: _accepted(our_public.verify(signature, MESSAGE)),
        "cryptography": lambda: _accepted(public.verify(signature, MESSAGE)),
    }
    yield Job("Ed25519, verify", "64 bytes", verify)


def _ecdsa(name: str, digest: str) -> Iterator[Job]:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec

    names = {"P-256": "SECP256R1", "P-384": "SECP384R1", "P-521": "SECP521R1", "secp256k1": "SECP256K1"}
    theirs, algorithm = ec.generate_private_key(getattr(ec, names[name])()), ec.ECDSA(getattr(hashes, digest)())
    ours = crypto.parse_private_key(_pem(theirs))
    assert isinstance(ours, crypto.EcPrivateKey)
    signature, public, our_public = ours.sign(MESSAGE), theirs.public_key(), ours.public_key
    public.verify(signature, MESSAGE, algorithm)
    sign: Functions = {
        OURS: lambda: _nothing(ours.sign(MESSAGE)),
        "cryptography": lambda: _nothing(theirs.sign(MESSAGE, algorithm)),
    }
    verify: Functions = {
        OURS: lambda: _accepted(our_public.verify(signature, MESSAGE)),
        "cryptography": lambda: _accepted(public.verify(signature, MESSAGE, algorithm)),
    }
    if installed("fastecdsa"):
        from fastecdsa import curve, ecdsa

        fast = {"P-256": "P256", "P-384": "P384", "P-521": "P521", "secp256k1": "secp256k1"}
        if (known := getattr(curve, fast[name], None)) is not None:
            secret = theirs.private_numbers().private_value
            hashed = {"SHA256": "sha256", "SHA384": "sha384", "SHA512": "sha512"}[digest]
            function = getattr(__import__("hashlib"), hashed)
            sign["fastecdsa"] = lambda: _nothing(ecdsa.sign(MESSAGE, secret, curve=known, hashfunc=function))
    yield Job("ECDSA, sign", name, sign)
    yield Job("ECDSA, verify", name, verify)


def _x25519() -> Job:
    from cryptography.hazmat.primitives.asymmetric import x25519

    theirs, peer = x25519.X25519PrivateKey.generate(), x25519.X25519PrivateKey.generate().public_key()
    ours = crypto.X25519PrivateKey.from_bytes(theirs.private_bytes_raw())
    our_peer = crypto.X25519PublicKey.from_bytes(peer.public_bytes_raw())
    return Job(
        "X25519", "exchange", {OURS: lambda: ours.exchange(our_peer), "cryptography": lambda: theirs.exchange(peer)}
    )


def _sealing(length: int) -> Job:
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

    key, nonce, text = bytes(range(32)), bytes(12), b"t" * length
    theirs, ours = ChaCha20Poly1305(key), crypto.ChaCha20Poly1305(key)
    functions: Functions = {
        OURS: lambda: ours.encrypt(nonce, text, b""),
        "cryptography": lambda: theirs.encrypt(nonce, text, b""),
    }
    return Job("ChaCha20-Poly1305", f"{length} bytes", functions)


def _paillier() -> Iterator[Job]:
    import phe

    public, private = phe.generate_paillier_keypair(n_length=2048)
    ours = crypto.PaillierPrivateKey.from_primes(private.p, private.q)
    values = [number(60, row) for row in range(PLAINTEXTS)]
    sealed = [public.raw_encrypt(value) for value in values]
    size = f"{PLAINTEXTS} of 2048 bits"
    encrypt: Functions = {
        OURS: lambda: _nothing(ours.public_key.encrypt(values)),
        "phe": lambda: _nothing([public.raw_encrypt(value) for value in values]),
    }
    decrypt: Functions = {
        OURS: lambda: ours.decrypt(sealed),
        "phe": lambda: [private.raw_decrypt(text) for text in sealed],
    }
    floats = [value / 3 for value in values]
    floats_added: Functions = {
        OURS: lambda: _added(ours, floats).to(float),
        "phe": lambda: [private.decrypt(public.encrypt(value) + public.encrypt(value)) for value in floats],
    }
    yield Job("Paillier, encrypt a list", size, encrypt)
    yield Job("Paillier, decrypt a list", size, decrypt)
    yield Job("Paillier, encrypt two lists of floats, add, decrypt", size, floats_added)


def _added(key: crypto.PaillierPrivateKey, floats: list[float]) -> crypto.FixedPoint:
    first, second = (crypto.EncryptedNumbers.encrypt(crypto.FixedPoint.exact(floats), key.public_key) for _ in range(2))
    return (first + second).decrypt(key)


def _pem(key: Any) -> bytes:
    from cryptography.hazmat.primitives import serialization as form

    pem: bytes = key.private_bytes(form.Encoding.PEM, form.PrivateFormat.PKCS8, form.NoEncryption())
    return pem


def _nothing(_result: object) -> None:
    """Take a result that differs from call to call."""


def _accepted(result: object) -> None:
    """Take what a verification says: some raise an error, and some return that it is false."""
    if result is False:
        raise RunError("a right signature was refused")
