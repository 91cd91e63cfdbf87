"""PSS from Python: salts, hash functions and masks, by Wycheproof's cases and with openssl."""

import hashlib
import json
from pathlib import Path

import pytest
from commands import modforge, needs_openssl, openssl

from modforge.crypto import CryptoError, RsaPrivateKey, RsaPublicKey, parse_public_key

FOLDER = Path(__file__).parents[2] / "crates/modforge-crypto/tests/data/wycheproof/rsa"

NAMES = {"SHA-1": "sha1", "SHA-224": "sha224", "SHA-256": "sha256", "SHA-384": "sha384", "SHA-512": "sha512"}

HASHES = (*NAMES.values(), "sha3-224", "sha3-256", "sha3-384", "sha3-512")

# Signatures that are right but for the length of their salt: they passed while any length did.
OTHER_SALTS = 42


@pytest.fixture(scope="module")
def key() -> RsaPrivateKey:
    return RsaPrivateKey.generate(2048)


def cases():
    for path in sorted(FOLDER.glob("pss_*.json")):
        for group in json.loads(path.read_text())["testGroups"]:
            if group["sha"] in NAMES and group["mgfSha"] in NAMES and not path.stem.endswith("_params"):
                key = RsaPublicKey.from_numbers(
                    int(group["publicKey"]["modulus"], 16), int(group["publicKey"]["publicExponent"], 16)
                )
                options = {"hash": NAMES[group["sha"]], "mgf_hash": NAMES[group["mgfSha"]]}
                for case in group["tests"]:
                    message, signature = bytes.fromhex(case["msg"]), bytes.fromhex(case["sig"])
                    yield key, signature, message, options, group["sLen"], case["result"]


def test_wycheproof():
    count, with_any_salt = 0, 0
    for key, signature, message, options, salt_length, result in cases():
        valid = key.verify(signature, message, **options, salt_length=salt_length)
        assert valid == (result in ("valid", "acceptable")), (options, salt_length)
        with_any_salt += not valid and key.verify(signature, message, **options, salt_length="auto")
        count += 1
    assert with_any_salt == OTHER_SALTS
    assert count > 1000


@pytest.mark.parametrize("name", HASHES)
def test_every_hash_function(key, name):
    public = key.public_key
    signature = key.sign(b"message", hash=name)
    assert public.verify(signature, b"message", hash=name)
    for other in HASHES:
        assert public.verify(signature, b"message", hash=other) == (other == name)
        masked = key.sign(b"message", hash=name, mgf_hash=other)
        assert public.verify(masked, b"message", hash=name, mgf_hash=other)
        assert public.verify(masked, b"message", hash=name) == (other == name)
    pkcs1 = key.sign(b"message", padding="pkcs1v15", hash=name)
    assert public.verify(pkcs1, b"message", padding="pkcs1v15", hash=name)


def test_salts(key):
    public = key.public_key
    for length in (0, 1, 20, 32, 100):
        signature = key.sign(b"message", salt_length=length)
        assert public.verify(signature, b"message", salt_length=length)
        assert public.verify(signature, b"message", salt_length="auto")
        assert public.verify(signature, b"message") == (length == 32)
        assert not public.verify(signature, b"message", salt_length=length + 1)
    assert len({key.sign(b"message") for _ in range(3)}) == 3
    assert key.sign(b"message", salt_length=0) == key.sign(b"message", salt_length=0)


def test_what_is_refused(key):
    with pytest.raises(CryptoError, match=r'^salt_length: a number of bytes, or "auto"'):
        key.public_key.verify(b"", b"", salt_length="max")
    with pytest.raises(CryptoError, match=r"^salt_length: must be 0 to 2\^64 - 1"):
        key.public_key.verify(b"", b"", salt_length=2**64)
    with pytest.raises(CryptoError, match=r'^salt_length: "auto" is for verifying'):
        key.sign(b"", salt_length="auto")
    with pytest.raises(CryptoError, match=r"^key: too short for this hash and salt$"):
        key.sign(b"", salt_length=2**40)
    with pytest.raises(CryptoError, match=r"^salt_length: only the padding pss has a salt$"):
        key.sign(b"", padding="pkcs1v15", salt_length=32)
    with pytest.raises(CryptoError, match=r"^mgf_hash: unknown name; known are sha1 "):
        key.sign(b"", mgf_hash="md5")
    assert not key.public_key.verify(b"", b"", salt_length=2**40)


def test_prehash(key):
    for name in HASHES:
        digest = hashlib.new(name, b"message").digest()
        for padding in ("pss", "pkcs1v15"):
            signature = key.sign_prehash(digest, padding=padding, hash=name)
            assert key.public_key.verify(signature, b"message", padding=padding, hash=name)
            assert key.public_key.verify_prehash(signature, digest, padding=padding, hash=name)
        with pytest.raises(CryptoError, match=rf"^digest: has 7 bytes, {len(digest)} are needed for {name}$"):
            key.sign_prehash(b"message", hash=name)


@needs_openssl
@pytest.mark.parametrize("name", ["sha1", "sha224", "sha384", "sha3-256"])
def test_the_command_with_openssl(key, tmp_path, name):
    private, public, message, signature = (tmp_path / name for name in ("key", "public", "message", "signature"))
    private.write_text(key.to_pem())
    public.write_text(key.public_key.to_pem())
    message.write_bytes(b"a letter")
    pss = ("-sigopt", "rsa_padding_mode:pss")
    flags = ("--hash", name, "--mgf-hash", "sha512", "--salt-length", 7)
    sigopt = (*pss, "-sigopt", "rsa_pss_saltlen:7", "-sigopt", "rsa_mgf1_md:sha512")
    modforge("sign", private, message, "-o", signature, *flags)
    assert openssl("dgst", f"-{name}", *sigopt, "-verify", public, "-signature", signature, message) == b"Verified OK\n"
    # The longest salt, as openssl takes it unless it is told another one.
    openssl("dgst", f"-{name}", *pss, "-sign", private, "-out", signature, message)
    assert modforge("verify", public, message, signature, "--hash", name, "--salt-length", "auto") == "valid\n"
    refused = modforge("verify", public, message, signature, "--hash", name, code=1)
    assert "; with --padding pss --salt-length auto it is one" in refused
    openssl("dgst", f"-{name}", "-sign", private, "-out", signature, message)
    assert "; with --padding pkcs1v15 it is one" in modforge(
        "verify", public, message, signature, "--hash", name, code=1
    )
    modforge("sign", private, message, "-o", signature, *flags)
    refused = modforge("verify", public, message, signature, "--hash", name, code=1)
    mask = "" if name == "sha512" else " --mgf-hash sha512"
    assert f"; with --padding pss --salt-length auto{mask} it is one" in refused
    assert parse_public_key(public.read_bytes()) == key.public_key
