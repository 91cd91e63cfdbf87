"""Cryptography from Python."""

import subprocess
import sys

import pytest

from modforge import crypto
from modforge.crypto import (
    ChaCha20Poly1305,
    Ed25519PrivateKey,
    Ed25519PublicKey,
    KeyFileError,
    PaillierPrivateKey,
    PaillierPublicKey,
    RsaPrivateKey,
    RsaPublicKey,
)

RFC_8410 = {
    "public": """-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=
-----END PUBLIC KEY-----
""",
    "private": """-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC
-----END PRIVATE KEY-----
""",
    "with attributes": """-----BEGIN PRIVATE KEY-----
MHICAQEwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC
oB8wHQYKKoZIhvcNAQkJFDEPDA1DdXJkbGUgQ2hhaXJzgSEAGb9ECWmEzf6FQbrB
Z9w7lshQhqowtrbLDFw4rXAxZuE=
-----END PRIVATE KEY-----
""",
}
"""Section 10."""


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


def test_labels(key):
    sealed = key.public_key.encrypt(b"secret", label=b"for backups")
    assert key.decrypt(sealed, label=b"for backups") == b"secret"
    for label in (None, b"", b"for backup"):
        with pytest.raises(ValueError, match=r"^ciphertext: not one of this key and padding$"):
            key.decrypt(sealed, label=label)
    with pytest.raises(ValueError, match=r"^label: only the padding oaep has one$"):
        key.public_key.encrypt(b"secret", padding="pkcs1v15", label=b"")


def test_pem(key):
    assert RsaPrivateKey.from_pem(key.to_pem()).public_key == key.public_key
    assert RsaPublicKey.from_pem(key.public_key.to_pem()) == key.public_key
    assert repr(key) == "RsaPrivateKey(1024 bits)"
    for wrong, reason in (
        ("", "not a key, but an empty file"),
        (
            "-----BEGIN PRIVATE KEY-----",
            'not a key in PEM or DER: there is no line "-----END PRIVATE KEY-----" to end it',
        ),
    ):
        with pytest.raises(ValueError, match=f"^key: {reason}$"):
            RsaPrivateKey.from_pem(wrong)
    with pytest.raises(ValueError, match=r"^key: a public key, where a private one is needed$"):
        RsaPrivateKey.from_pem(key.public_key.to_pem())


def test_names_and_sizes_that_are_refused(key):
    with pytest.raises(ValueError, match=r"^hash: unknown name; known are sha1 sha224 sha256 "):
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
    for beyond in (n // 2 + 1, -(n // 2) - 1, n, 2 * n + 5):
        for owner in (key, public):
            with pytest.raises(ValueError, match=r"^column: message 1 is not from -n/2 to n/2$"):
                owner.encrypt([0, beyond])
    assert key.decrypt(public.add_plain(public.encrypt([4]), [2 * n + 1])) == [5]


def test_ed25519_signatures():
    """RFC 8032, section 7.1, test 2."""
    seed = bytes.fromhex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb")
    key = Ed25519PrivateKey.from_bytes(seed)
    public = key.public_key
    assert public.to_bytes().hex() == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
    signature = key.sign(b"\x72")
    assert signature.hex().startswith("92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da")
    for cofactored in (False, True):
        assert public.verify(signature, b"\x72", cofactored=cofactored)
        for wrong in (signature[:-1], signature + b"\0", bytes(64), b"", b"\1" + signature[1:]):
            assert not public.verify(wrong, b"\x72", cofactored=cofactored)
    assert Ed25519PublicKey.from_bytes(public.to_bytes()) == public
    assert key.to_bytes() == seed
    assert seed.hex() not in repr(key)
    for wrong in (b"", bytes(31), bytes(33)):
        with pytest.raises(ValueError, match="32 are needed"):
            Ed25519PrivateKey.from_bytes(wrong)
    with pytest.raises(ValueError, match="not the bytes of a point"):
        Ed25519PublicKey.from_bytes(b"\2" + bytes(31))


def test_ed25519_key_files():
    public = Ed25519PublicKey.from_pem(RFC_8410["public"])
    assert public.to_pem() == RFC_8410["public"]
    key = Ed25519PrivateKey.from_pem(RFC_8410["private"])
    assert (key.public_key, key.to_pem()) == (public, RFC_8410["private"])
    assert Ed25519PrivateKey.from_pem(RFC_8410["with attributes"]).public_key == public
    for wrong, message in (
        ("", "not a key"),
        (RFC_8410["public"], "a public key"),
        (RFC_8410["private"].replace("MC4C", "MC4B"), "not a key"),
    ):
        with pytest.raises(KeyFileError, match=message):
            Ed25519PrivateKey.from_pem(wrong)
    other = RFC_8410["with attributes"].replace("Z9w7lshQ", "Z9w7lshR")  # another public key than that of the seed
    with pytest.raises(KeyFileError, match="not a valid Ed25519 key"):
        Ed25519PrivateKey.from_pem(other)


@pytest.mark.parametrize("kind", [PaillierPrivateKey, RsaPrivateKey])
@pytest.mark.parametrize("bits", [-1, 2**64])
def test_sizes_of_keys_out_of_range_are_named(kind, bits):
    with pytest.raises(ValueError, match=r"^bits: must be 0 to 2\^64 - 1$"):
        kind.generate(bits)


def test_sizes_are_looked_at_before_long_work():
    """Each of these took seconds to hours, deaf to interrupts."""
    long = (1 << 1_000_000) + 1
    with pytest.raises(
        ValueError, match=r"^primes: have 125005 bytes together, but their product may have at most 8192 bits"
    ):
        PaillierPrivateKey.from_primes(long, 3**16)
    with pytest.raises(ValueError, match=r"^modulus: has 1000001 bits, 1024 to 8192 are supported"):
        PaillierPublicKey(long)
    text = "-----BEGIN PUBLIC KEY-----\n" * 50_000
    for parse in (
        RsaPublicKey.from_pem,
        RsaPrivateKey.from_pem,
        lambda text: crypto.parse_public_key(text.encode()),
        lambda text: crypto.parse_private_key(text.encode()),
    ):
        with pytest.raises(KeyFileError, match=r"^key: has 1350000 bytes, 1048576 at most are read$"):
            parse(text)
    key = Ed25519PrivateKey.generate()
    password = "p" * (2**18 + 1)
    for use in (key.to_pem, key.to_der, lambda password: Ed25519PrivateKey.from_pem(key.to_pem(), password)):
        with pytest.raises(crypto.PasswordError, match=r"^password: has 262145 bytes in UTF-8, 262144 at most"):
            use(password)


@pytest.mark.parametrize("command", [["vdf", "verify", "proof.json"], ["crypto", "--help"]])
def test_an_engine_without_keys_says_so(command: list[str]) -> None:
    """As `make demo` builds it."""
    program = (
        "import sys; from modforge import _engine\n"
        "for name in ('vdf_evaluate', 'RsaPrivateKey'): delattr(_engine, name)\n"
        "from modforge.cli import main; main(sys.argv[1:])\n"
    )
    done = subprocess.run([sys.executable, "-c", program, *command], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert (
        done.stderr == "Error: this engine has no keys, primes and delay functions: `make setup` builds the whole one\n"
    )
