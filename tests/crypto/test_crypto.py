"""Cryptography from Python."""

import pytest

from modforge import crypto
from modforge.crypto import ChaCha20Poly1305, PaillierPrivateKey, PaillierPublicKey, RsaPrivateKey, RsaPublicKey


@pytest.fixture(scope="module")
def key() -> RsaPrivateKey:
    return RsaPrivateKey.generate(1024)


def test_signatures(key):
    for padding in ("pss", "pkcs1v15"):
        for name in ("sha256", "sha384"):
            signature = key.sign(b"message", padding=padding, hash=name)
            assert len(signature) == 128
            assert key.public_key.verify(signature, b"message", padding=padding, hash=name)
            assert not key.public_key.verify(signature, b"another", padding=padding, hash=name)
            assert not key.public_key.verify(signature, b"message", padding=padding, hash="sha512")
            assert not key.public_key.verify(signature[:-1], b"message", padding=padding, hash=name)


def test_encryption(key):
    for padding in ("oaep", "pkcs1v15"):
        sealed = key.public_key.encrypt(b"secret", padding=padding)
        assert key.decrypt(sealed, padding=padding) == b"secret"
    with pytest.raises(ValueError, match=r"^ciphertext: not one of this key and padding$"):
        key.decrypt(bytes(128))
    assert key.decrypt(bytes(127) + b"\1", padding="pkcs1v15") == key.decrypt(bytes(127) + b"\1", padding="pkcs1v15")
    with pytest.raises(ValueError, match=r"^message: has 63 bytes, at most 62 fit this key and padding$"):
        key.public_key.encrypt(bytes(63))


def test_pem(key):
    assert RsaPrivateKey.from_pem(key.to_pem()).public_key == key.public_key
    assert RsaPublicKey.from_pem(key.public_key.to_pem()) == key.public_key
    assert repr(key) == "RsaPrivateKey(1024 bits)"
    for wrong in ("", "-----BEGIN PRIVATE KEY-----", key.public_key.to_pem()):
        with pytest.raises(ValueError, match=r"^key: not an RSA private key in PEM"):
            RsaPrivateKey.from_pem(wrong)


def test_names_and_sizes_that_are_refused(key):
    with pytest.raises(ValueError, match=r"^hash: unknown name; known are sha256 sha384 sha512$"):
        key.sign(b"", hash="md5")
    with pytest.raises(ValueError, match=r"^padding: unknown name; known are pss pkcs1v15$"):
        key.sign(b"", padding="oaep")
    for bits in (0, 1023, 8193):
        with pytest.raises(ValueError, match=rf"^modulus: has {bits} bits, 1024 to 8192 are supported$"):
            RsaPrivateKey.generate(bits)


def test_progress_can_end_the_search():
    def stop(tested):
        raise RuntimeError(str(tested))

    with pytest.raises(RuntimeError):
        RsaPrivateKey.generate(8192, progress=stop)


def test_chacha20poly1305():
    cipher = ChaCha20Poly1305(bytes(range(32)))
    sealed = cipher.encrypt(bytes(12), b"message", b"data")
    assert cipher.decrypt(bytes(12), sealed, b"data") == b"message"
    for nonce, text, data in ((bytes(12), sealed, None), (b"\1" * 12, sealed, b"data"), (bytes(12), b"", b"data")):
        with pytest.raises(ValueError, match=r"^ciphertext: not one of this key and nonce$"):
            cipher.decrypt(nonce, text, data)
    with pytest.raises(ValueError, match=r"^nonce: has 8 bytes, 12 are needed$"):
        cipher.encrypt(bytes(8), b"")
    with pytest.raises(ValueError, match=r"^key: has 16 bytes, 32 are needed$"):
        ChaCha20Poly1305(bytes(16))


def test_poly1305():
    """RFC 8439, 2.5.2."""
    key = bytes.fromhex("85d6be7857556d337f4452fe42d506a80103808afb0db2fd4abff6af4149f51b")
    tag = crypto.poly1305(key, b"Cryptographic Forum Research Group")
    assert tag.hex() == "a8061dc1305136c6c22b8baf0c0127a9"


def test_paillier():
    key = PaillierPrivateKey.generate(1024)
    public = key.public_key
    n = public.n
    column = [0, 1, -1, n // 2, -(n // 2), 10**30]
    for owner in (key, public):
        sealed = owner.encrypt(column)
        assert key.decrypt(sealed) == column
    assert key.decrypt(public.add(sealed, sealed))[:3] == [0, 2, -2]
    assert key.decrypt(public.add_plain(sealed, [5, -5, 0, 0, 0, 1])) == [5, -4, -1, n // 2, -(n // 2), 10**30 + 1]
    assert key.decrypt(public.multiply(sealed, [7, -7, 3, 1, 1, 2])) == [0, -7, -3, n // 2, -(n // 2), 2 * 10**30]
    assert key.decrypt([public.sum(sealed)]) == [10**30]
    assert PaillierPrivateKey.from_primes(*key.primes()).decrypt(sealed) == column
    assert key.decrypt(PaillierPublicKey(n).encrypt([4])) == [4]
    with pytest.raises(ValueError, match=r"^ciphertext 1: "):
        key.decrypt([sealed[0], n * n])
    with pytest.raises(ValueError, match=r"^columns: have 2 and 1 entries$"):
        public.add(sealed[:2], sealed[:1])
