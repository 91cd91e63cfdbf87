"""Keys of curves from Python: signatures, agreement, and files."""

import hashlib
import json
from pathlib import Path

import pytest

from modforge.crypto import (
    CryptoError,
    EcPrivateKey,
    EcPublicKey,
    Ed448PrivateKey,
    Ed448PublicKey,
    Ed25519PrivateKey,
    KeyFileError,
    PasswordError,
    RsaPrivateKey,
    X448PrivateKey,
    X448PublicKey,
    X25519PrivateKey,
    X25519PublicKey,
    parse_private_key,
    parse_public_key,
    read_private_key,
    read_public_key,
    write_keys,
)

DATA = Path(__file__).resolve().parents[2] / "crates" / "modforge-crypto" / "tests" / "data" / "wycheproof"
CURVES = ("P-256", "P-384", "P-521", "secp256k1")


def every_kind():
    """A key of each kind, made from fixed bytes."""
    for curve, length in (("P-256", 32), ("P-384", 48), ("P-521", 66), ("secp256k1", 32)):
        yield EcPrivateKey.from_bytes(curve, bytes(length - 1) + b"\7")
    yield Ed25519PrivateKey.from_bytes(bytes(range(32)))
    yield Ed448PrivateKey.from_bytes(bytes(range(57)))
    yield X25519PrivateKey.from_bytes(bytes(range(32)))
    yield X448PrivateKey.from_bytes(bytes(range(56)))


def vectors(name):
    for group in json.loads((DATA / f"{name}_test.json").read_text(encoding="utf-8"))["testGroups"]:
        for test in group["tests"]:
            yield group, test


def test_rfc_6979():
    """A.2.5 to A.2.7: the message "sample" with the hash of the curve."""
    for curve, key, hash_name, r in (
        ("P-256", "C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721", "sha256", "EFD48B2AACB6A8FD"),
        (
            "P-384",
            "6B9D3DAD2E1B8C1C05B19875B6659F4DE23C3B667BF297BA9AA47740787137D896D5724E4C70A825F872C9EA60D2EDF5",
            "sha384",
            "94EDBB92A5ECB8AA",
        ),
        (
            "P-521",
            "00FAD06DAA62BA3B25D2FB40133DA757205DE67F5BB0018FEE8C86E1B68C7E75CAA896EB32F1F47C70855836A6D16FCC1466"
            "F6D8FBEC67DB89EC0C08B0E996B83538",
            "sha512",
            "00C328FAFCBD79DD",
        ),
    ):
        key = EcPrivateKey.from_bytes(curve, bytes.fromhex(key))
        assert key.sign(b"sample", form="raw")[:8].hex() == r.lower()
        assert key.sign(b"sample", hash=hash_name) == key.sign(b"sample")


@pytest.mark.parametrize("curve", CURVES)
def test_ecdsa(curve):
    key = EcPrivateKey.generate(curve.lower())
    public = key.public_key
    assert key.kind == public.kind == curve
    for hash_name in (None, "sha256", "sha384", "sha512"):
        for form in ("der", "raw"):
            signature = key.sign(b"message", hash=hash_name, form=form)
            assert public.verify(signature, b"message", hash=hash_name, form=form)
            assert not public.verify(signature, b"another", hash=hash_name, form=form)
            for wrong in (b"", signature[:-1], signature + b"\0", bytes(len(signature))):
                assert not public.verify(wrong, b"message", hash=hash_name, form=form)
            other = "raw" if form == "der" else "der"
            assert not public.verify(signature, b"message", hash=hash_name, form=other)
    signature, recovery_id = key.sign_recoverable(b"message")
    assert EcPublicKey.recover(curve, signature, b"message", recovery_id) == public
    assert EcPublicKey.recover(curve, signature, b"message", recovery_id ^ 1) != public
    for compressed in (False, True):
        assert EcPublicKey.from_bytes(curve, public.to_bytes(compressed=compressed)) == public
    assert EcPrivateKey.from_bytes(curve, key.to_bytes()).public_key == public
    assert key.to_bytes().hex() not in repr(key)


def test_both_values_of_s():
    """Wycheproof's cases for Bitcoin, of which two are invalid for their larger s alone."""
    larger = []
    for group, test in vectors("ecdsa_secp256k1_sha256_bitcoin"):
        public = EcPublicKey.from_bytes("secp256k1", bytes.fromhex(group["publicKey"]["uncompressed"]))
        signature, message = bytes.fromhex(test["sig"]), bytes.fromhex(test["msg"])
        valid = public.verify(signature, message)
        assert valid == (test["result"] == "valid")
        if public.verify(signature, message, high_s=True) != valid:
            larger.append(test["tcId"])
    assert larger == [1, 388]


@pytest.mark.parametrize(
    ("private", "public", "name"),
    [(X25519PrivateKey, X25519PublicKey, "x25519"), (X448PrivateKey, X448PublicKey, "x448")],
)
def test_montgomery(private, public, name):
    refused = 0
    for _, test in vectors(name):
        key, peer = private.from_bytes(bytes.fromhex(test["private"])), bytes.fromhex(test["public"])
        if len(peer) != len(key.to_bytes()):
            with pytest.raises(CryptoError, match="are needed"):
                public.from_bytes(peer)
            continue
        if not int(test["shared"], 16):
            refused += 1
            with pytest.raises(CryptoError, match=r"^peer: a point of small order"):
                key.exchange(public.from_bytes(peer))
        else:
            assert key.exchange(public.from_bytes(peer)).hex() == test["shared"]
    assert refused
    alice, bob = private.generate(), private.generate()
    assert alice.exchange(bob.public_key) == bob.exchange(alice.public_key) != alice.exchange(alice.public_key)


def test_ed448():
    """RFC 8032, section 7.4: one byte."""
    key = Ed448PrivateKey.from_bytes(
        bytes.fromhex(
            "c4eab05d357007c632f3dbb48489924d552b08fe0c353a0d4a1f00acda2c463afbea67c5e8d2877c5e3bc397a659949ef8021e954e0a12274e"
        )
    )
    assert (
        key.public_key.to_bytes().hex().startswith("43ba28f430cdff456ae531545f7ecd0ac834a55d9358c0372bfa0c6c6798c086")
    )
    signature = key.sign(b"\3")
    assert signature.hex().startswith("26b8f91727bd62897af15e41eb43c377efb9c610d48f2335cb0bd0087810f435")
    assert key.public_key.verify(signature, b"\3")
    assert key.public_key.verify(signature, b"\3", cofactored=True)
    assert not key.public_key.verify(signature, b"")
    with pytest.raises(CryptoError, match=r"^data: not the bytes of a point"):
        Ed448PublicKey.from_bytes(b"\2" + bytes(56))


def test_ecdh_of_other_curves():
    with pytest.raises(CryptoError, match=r"^peer: a key of secp256k1, where one of P-256 is needed$"):
        EcPrivateKey.generate().exchange(EcPrivateKey.generate("secp256k1").public_key)


@pytest.mark.parametrize("key", list(every_kind()), ids=lambda key: key.kind)
@pytest.mark.few(2)
def test_files(key, tmp_path):
    public = key.public_key
    for text in (key.to_pem(), key.to_pem("pass")):
        assert type(key).from_pem(text, "pass").public_key == public
        assert parse_private_key(text.encode(), "pass").to_pem() == key.to_pem()
        assert parse_public_key(text.encode(), "pass") == public
        # Cut anywhere, and with a letter changed to one that is not in PEM.
        for length in range(0, len(text) - 1, 9):
            with pytest.raises(KeyFileError):
                parse_private_key(text[:length].encode(), "pass")
        with pytest.raises(KeyFileError, match=r"^key: not a key in PEM or DER: .* is not base64$"):
            type(key).from_pem(text.replace("M", "*"), "pass")
    for data in (key.to_der(), key.to_der("pass")):
        assert type(key).from_der(data, "pass").public_key == public
        for length in range(0, len(data), 9):
            with pytest.raises(KeyFileError):
                parse_private_key(data[:length], "pass")
    assert parse_public_key(public.to_pem().encode()) == public
    assert type(public).from_der(public.to_der()) == public
    assert {public: 1}[type(public).from_pem(public.to_pem())] == 1
    with pytest.raises(PasswordError, match=r"^key: encrypted, so a password is needed$"):
        type(key).from_pem(key.to_pem("pass"))
    with pytest.raises(PasswordError, match=r"^password: not the one of this key"):
        type(key).from_pem(key.to_pem("pass"), "Pass")
    with pytest.raises(KeyFileError, match=r"^key: a private key, where a public one is needed$"):
        type(public).from_pem(key.to_pem())
    with pytest.raises(KeyFileError, match=rf"^key: of the kind {key.kind}, where RSA is needed$"):
        RsaPrivateKey.from_pem(key.to_pem())
    private_file, public_file = tmp_path / "key.pem", tmp_path / "key.pub.pem"
    write_keys(key, private_file, public_file, "pass")
    assert private_file.stat().st_mode & 0o777 == 0o600
    assert read_private_key(private_file, "pass").public_key == read_public_key(public_file) == public
    with pytest.raises(PasswordError, match=f"^{private_file}: key: encrypted"):
        read_public_key(private_file)


def test_a_changed_key_is_refused_or_the_same():
    """A bit anywhere, but that of the version of PKCS#8, as either one is read whether there is a public key or not."""
    key = EcPrivateKey.from_bytes("P-256", hashlib.sha256(b"key").digest())
    data = key.to_der()
    for at in range(len(data)):
        changed = bytearray(data)
        changed[at] ^= 1
        if at == data.index(b"\x02\x01\x00") + 2:
            assert EcPrivateKey.from_der(bytes(changed)).public_key == key.public_key
            continue
        with pytest.raises(KeyFileError):
            EcPrivateKey.from_der(bytes(changed))


def test_keys_that_are_refused():
    order = "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"
    for wrong in (bytes(32), bytes.fromhex(order), bytes(31), bytes(33), b""):
        with pytest.raises(CryptoError, match=r"^data: not a number of a secret key of P-256: 32 bytes"):
            EcPrivateKey.from_bytes("P-256", wrong)
    for wrong in (b"", b"\0", bytes(65), b"\4" + bytes(64), b"\2" + b"\xff" * 32, b"\5" + bytes(32)):
        with pytest.raises(CryptoError, match=r"^data: not a point of P-256"):
            EcPublicKey.from_bytes("P-256", wrong)
    with pytest.raises(CryptoError, match=r"^curve: unknown name; known are P-256 P-384 P-521 secp256k1$"):
        EcPrivateKey.generate("P-224")
    key = EcPrivateKey.generate()
    with pytest.raises(CryptoError, match=r"^form: unknown name; known are der raw$"):
        key.sign(b"", form="DER")
    with pytest.raises(CryptoError, match=r"^hash: unknown name; known are sha1 sha224 sha256 sha384 sha512 sha3-224 "):
        key.public_key.verify(b"", b"", hash="md5")
    with pytest.raises(CryptoError, match=r"^recovery_id: not one from 0 to 3$"):
        EcPublicKey.recover("P-256", key.sign(b"", form="raw"), b"", 4)
    with pytest.raises(CryptoError, match=r"^signature: no public key can be recovered"):
        EcPublicKey.recover("P-256", bytes(64), b"", 0)


def test_many_signatures_of_any_curves():
    """Each entry has the answer that it has by itself."""
    curves = ("P-256", "secp256k1")
    keys = [EcPrivateKey.from_bytes(curve, bytes(31) + bytes([i])) for i in range(1, 12) for curve in curves]
    keys.append(EcPrivateKey.generate("P-521"))
    entries = [(key.public_key, key.sign(b"message", hash="sha256"), b"message") for key in keys]
    assert EcPublicKey.verify_each(entries, hash="sha256") == [True] * len(keys)
    entries[3] = (entries[3][0], entries[4][1], b"message")
    entries[9] = (entries[9][0], entries[9][1], b"another")
    entries[-1] = (entries[-1][0], b"no signature", b"message")
    expected = [key.verify(signature, message, hash="sha256") for key, signature, message in entries]
    assert EcPublicKey.verify_each(entries, hash="sha256") == expected
    assert [i for i, valid in enumerate(expected) if not valid] == [3, 9, len(keys) - 1]
    assert EcPublicKey.verify_each([]) == []
    with pytest.raises(CryptoError, match="form"):
        EcPublicKey.verify_each(entries, form="pem")
    with pytest.raises(MemoryError):
        EcPublicKey.verify_each(range(10**18))
    for bad in (["abc"], [(1, 2)], [0]):
        with pytest.raises(TypeError, match=r"must be a tuple \(key, signature, message\), not (int|str|tuple)"):
            EcPublicKey.verify_each(bad)
