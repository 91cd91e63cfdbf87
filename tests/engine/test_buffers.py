"""Bytes in any buffer, in every call that takes bytes."""

import array
import hashlib
import json
from collections.abc import Callable
from typing import Any

import numpy
import pytest

from modforge import FixedBase, Modulus, crypto, modexp_vartime
from modforge.crypto import (
    ChaCha20Poly1305,
    EcPrivateKey,
    EcPublicKey,
    Ed448PrivateKey,
    Ed25519PrivateKey,
    Ed25519PublicKey,
    RsaPrivateKey,
    RsaPublicKey,
    X448PrivateKey,
    X25519PrivateKey,
    X25519PublicKey,
    XChaCha20Poly1305,
)
from modforge.plan import parse_modulus
from modforge.vdf import canonical_start

Form = Callable[[bytes], Any]

FORMS: dict[str, Form] = {
    "bytearray": bytearray,
    "memoryview": memoryview,
    "every second byte": lambda content: memoryview(b"".join(bytes([byte, 1]) for byte in content))[::2],
    "array": lambda content: array.array("B", content),
    "uint8": lambda content: numpy.frombuffer(content, numpy.uint8),
}

GROUP = parse_modulus("rsa-2048").value
ED = Ed25519PrivateKey.from_bytes(bytes(range(32)))
EC = EcPrivateKey.from_bytes("P-256", bytes(31) + b"\5")
RSA = RsaPrivateKey.generate(1024)
TABLE = FixedBase(Modulus(97), 5, exponent_bits=8)
NONCE, LONG_NONCE, KEY = bytes(12), bytes(24), bytes(range(32))
SEALED = ChaCha20Poly1305(KEY).encrypt(NONCE, b"text", b"aad")
LONG_SEALED = XChaCha20Poly1305(KEY).encrypt(LONG_NONCE, b"text", b"aad")
SIGNATURES = {"ed": ED.sign(b"message"), "ec": EC.sign(b"message"), "rsa": RSA.sign(b"message")}
RAW, ID = EC.sign_recoverable(b"message")
DIGEST = hashlib.sha256(b"message").digest()
OAEP = RSA.public_key.encrypt(b"secret", label=b"label")

CALLS: dict[str, Callable[[Form], Any]] = {
    "modexp": lambda f: modexp_vartime(f(b"\3"), f(b"\5"), f(b"\7")),
    "poly1305": lambda f: crypto.poly1305(f(KEY), f(b"message")),
    "encrypt": lambda f: ChaCha20Poly1305(f(KEY)).encrypt(f(NONCE), f(b"text"), f(b"aad")),
    "decrypt": lambda f: ChaCha20Poly1305(f(KEY)).decrypt(f(NONCE), f(SEALED), f(b"aad")),
    "xencrypt": lambda f: XChaCha20Poly1305(f(KEY)).encrypt(f(LONG_NONCE), f(b"text"), f(b"aad")),
    "xdecrypt": lambda f: XChaCha20Poly1305(f(KEY)).decrypt(f(LONG_NONCE), f(LONG_SEALED), f(b"aad")),
    "ed sign": lambda f: Ed25519PrivateKey.from_bytes(f(KEY)).sign(f(b"message")),
    "ed verify": lambda f: ED.public_key.verify(f(SIGNATURES["ed"]), f(b"message")),
    "ed key": lambda f: Ed25519PublicKey.from_bytes(f(ED.public_key.to_bytes())),
    "ed448": lambda f: Ed448PrivateKey.from_bytes(f(bytes(57))).sign(f(b"message")),
    "x25519": lambda f: X25519PrivateKey.from_bytes(f(KEY)).exchange(X25519PublicKey.from_bytes(f(KEY))),
    "x448": lambda f: X448PrivateKey.from_bytes(f(bytes(range(56)))).to_bytes(),
    "ec sign": lambda f: EcPrivateKey.from_bytes("P-256", f(EC.to_bytes())).sign(f(b"message")),
    "ec sign prehash": lambda f: EC.sign_prehash(f(DIGEST)),
    "ec verify": lambda f: EC.public_key.verify(f(SIGNATURES["ec"]), f(b"message")),
    "ec verify prehash": lambda f: EC.public_key.verify_prehash(f(SIGNATURES["ec"]), f(DIGEST), high_s=True),
    "ec verify each": lambda f: EcPublicKey.verify_each([(EC.public_key, f(SIGNATURES["ec"]), f(b"message"))]),
    "ec recover": lambda f: EcPublicKey.recover("P-256", f(RAW), f(b"message"), ID),
    "ec key": lambda f: EcPublicKey.from_bytes("P-256", f(EC.public_key.to_bytes())),
    "rsa sign": lambda f: RSA.sign(f(b"message"), padding="pkcs1v15"),
    "rsa sign prehash": lambda f: RSA.sign_prehash(f(DIGEST), padding="pkcs1v15"),
    "rsa verify": lambda f: RSA.public_key.verify(f(SIGNATURES["rsa"]), f(b"message")),
    "rsa verify prehash": lambda f: RSA.public_key.verify_prehash(f(SIGNATURES["rsa"]), f(DIGEST)),
    "rsa encrypt": lambda f: RSA.decrypt(RSA.public_key.encrypt(f(b"secret"), label=f(b"label")), label=b"label"),
    "rsa decrypt": lambda f: RSA.decrypt(f(OAEP), label=f(b"label")),
    "rsa der": lambda f: RsaPublicKey.from_der(f(RSA.public_key.to_der())),
    "private der": lambda f: RsaPrivateKey.from_der(f(RSA.to_der())).public_key,
    "pem": lambda f: Ed25519PrivateKey.from_pem(f(ED.to_pem().encode())).to_bytes(),
    "parse private": lambda f: crypto.parse_private_key(f(ED.to_pem().encode())).to_bytes(),
    "parse public": lambda f: crypto.parse_public_key(f(ED.public_key.to_pem().encode())),
    "jwk": lambda f: crypto.from_jwk(f(json.dumps(crypto.to_jwk(ED.public_key)).encode())),
    "table": lambda f: FixedBase.from_bytes(Modulus(97), f(TABLE.to_bytes())).to_bytes(),
    "delay": lambda f: canonical_start(GROUP, f(b"message")),
}


@pytest.mark.parametrize("call", CALLS)
def test_every_buffer_is_as_bytes(call):
    expected = CALLS[call](bytes)
    assert [CALLS[call](form) == expected for form in FORMS.values()] == [True] * len(FORMS)


def test_a_password_may_be_in_a_buffer():
    pem = ED.to_pem(bytearray(b"word"))
    assert Ed25519PrivateKey.from_pem(pem, memoryview(b"word")).to_bytes() == ED.to_bytes()


@pytest.mark.parametrize("call", ["ed sign", "encrypt", "rsa decrypt", "ec verify each", "rsa der", "table"])
def test_what_is_no_buffer_of_bytes_is_a_type_error(call):
    for wrong in ("text", 5, None, [1, 2], numpy.arange(3), numpy.array([True])):
        with pytest.raises(TypeError, match=r"^\w+: must be bytes or a buffer of them, not [\w.]+$"):
            CALLS[call](lambda _, wrong=wrong: wrong)


def test_a_text_or_a_number_may_be_one_of_several():
    with pytest.raises(TypeError, match=r"^content: must be a str, bytes or a buffer of them, not int$"):
        crypto.parse_public_key(5)
    assert canonical_start(GROUP, numpy.int64(-3)) == 3
    with pytest.raises(TypeError, match=r"^start: must be an integer or bytes, not float$"):
        canonical_start(GROUP, 3.0)
