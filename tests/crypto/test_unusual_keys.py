"""Keys whose numbers are written in an unusual way, are out of bounds, or do not belong together."""

import subprocess

import pytest
from commands import needs_openssl, openssl

from modforge.crypto import (
    EcPrivateKey,
    Ed25519PrivateKey,
    KeyFileError,
    PasswordError,
    RsaPrivateKey,
    parse_private_key,
    parse_public_key,
)

P256 = bytes.fromhex("06082a8648ce3d030107")
EC = bytes.fromhex("06072a8648ce3d0201")
RSA = bytes.fromhex("06092a864886f70d010101")
RSA_PSS = bytes.fromhex("06092a864886f70d01010a")
ED25519 = bytes.fromhex("06032b6570")
NULL = b"\5\0"


def der(tag: int, *parts: bytes) -> bytes:
    content = b"".join(parts)
    length = len(content).to_bytes((len(content).bit_length() + 7) // 8)
    return (
        bytes([tag, len(content)]) + content
        if len(content) < 128
        else bytes([tag, 128 | len(length)]) + length + content
    )


def sequence(*parts: bytes) -> bytes:
    return der(0x30, *parts)


def integer(number: int) -> bytes:
    return der(2, number.to_bytes(number.bit_length() // 8 + 1))


def pkcs8(algorithm: bytes, key: bytes, *, version: int = 0, behind: bytes = b"") -> bytes:
    return sequence(integer(version), sequence(algorithm), der(4, key), behind)


def sec1(number: bytes, *, curve: bytes = b"", public: bytes = b"") -> bytes:
    fields = [der(0xA0, curve)] if curve else []
    fields += [der(0xA1, der(3, b"\0", public))] if public else []
    return sequence(integer(1), der(4, number), *fields)


def by_openssl(data: bytes) -> bytes | None:
    """The public key that openssl finds."""
    command = ["openssl", "pkey", "-inform", "DER", "-pubout", "-outform", "DER"]
    done = subprocess.run(command, input=data, capture_output=True, check=False)
    return done.stdout if done.returncode == 0 else None


def numbers(n: int, e: int, d: int, p: int = 0, q: int = 0, rest: tuple[int, int, int] = (0, 0, 0)) -> bytes:
    return sequence(*map(integer, (0, n, e, d, p, q, *rest)))


@pytest.fixture(scope="module")
def rsa() -> RsaPrivateKey:
    return RsaPrivateKey.generate(1024)


SMALL = EcPrivateKey.from_bytes("P-256", (7).to_bytes(32))
POINT = SMALL.public_key.to_bytes()
EDWARDS = Ed25519PrivateKey.from_bytes(bytes(32))
SEED = der(4, bytes(32))
BITS = b"\0" + EDWARDS.public_key.to_bytes()


@needs_openssl
@pytest.mark.parametrize(
    "data",
    [
        pkcs8(EC + P256, sec1(b"\7")),
        pkcs8(EC + P256, sec1(bytes(39) + b"\7")),
        pkcs8(EC + P256, sec1((7).to_bytes(32))),
        pkcs8(EC + P256, sec1((7).to_bytes(32), curve=P256)),
        pkcs8(EC + P256, sec1(b"\7", public=POINT)),
        pkcs8(EC + P256, sec1(b"\7", public=SMALL.public_key.to_bytes(compressed=True))),
        pkcs8(EC + P256, sec1(b"\7", public=bytes([6 | POINT[-1] & 1]) + POINT[1:])),
        pkcs8(EC, sec1(b"\7", curve=P256)),
        sec1(b"\7", curve=P256),
        sec1(bytes(8) + (7).to_bytes(32), curve=P256, public=POINT),
        pkcs8(EC + P256, sec1(b"\7"), version=1),
        pkcs8(ED25519, SEED),
        pkcs8(ED25519, SEED, version=1),
        pkcs8(ED25519, SEED, behind=der(0x81, BITS)),
        pkcs8(ED25519, SEED, version=1, behind=der(0x81, BITS)),
        # As ring wrote it.
        pkcs8(ED25519, SEED, version=1, behind=der(0xA1, der(3, BITS))),
        pkcs8(ED25519, SEED, behind=der(0xA0) + der(0x81, BITS)),
    ],
    ids=lambda data: data.hex()[:40],
)
def test_keys_of_curves(data):
    key = parse_private_key(data).public_key
    assert key == (SMALL if key.kind == "P-256" else EDWARDS).public_key
    theirs = by_openssl(data)
    assert theirs is None or parse_public_key(theirs) == key


@needs_openssl
def test_keys_of_rsa(rsa):
    n, e, d, p, q = rsa.numbers().values()
    order = (p - 1) * (q - 1)
    right = (d % (p - 1), d % (q - 1), pow(q, -1, p))
    for data in (
        numbers(n, e, d, p, q, right),
        numbers(n, e, d, p, q),
        numbers(n, e, d),
        numbers(n, e, d + order, p, q, right),
        numbers(n, e, d + 3 * order, p, q),
        numbers(n, e, d + 5 * order),
        numbers(n, e, d, q, p, (right[1], right[0], pow(p, -1, q))),
        sequence(*map(integer, (0, n, e, d))),
        # Without the byte that says that a number is not negative.
        sequence(integer(0), der(2, n.to_bytes(128)), *map(integer, (e, d, p, q, *right))),
    ):
        for whole in (data, pkcs8(RSA, data), pkcs8(RSA + NULL, data), pkcs8(RSA_PSS, data)):
            key = parse_private_key(whole)
            assert key.public_key == rsa.public_key
            assert key.public_key.verify(key.sign(b"message"), b"message")
            theirs = by_openssl(whole)
            assert theirs is None or parse_public_key(theirs) == key.public_key


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (numbers((1 << 512) - 1, 65537, 5), "modulus: has 512 bits, 1024 to 8192 are supported"),
        (numbers((1 << 16384) - 1, 65537, 5), "modulus: has 16384 bits, 1024 to 8192 are supported"),
        (numbers((1 << 1024) - 1, (1 << 300) - 1, 5), "public exponent: has 300 bits, at most 256 are supported"),
        (numbers((1 << 1024) - 1, 2, 5), "public exponent: must be odd, at least 3"),
        (numbers((1 << 1024) - 1, 1, 5), "public exponent: must be odd, at least 3"),
        (numbers((1 << 1024) - 2, 3, 5), "modulus: must be odd"),
        (numbers((1 << 1024) - 1, 3, 0), "private exponent: does not belong"),
        (numbers((1 << 1024) - 1, 3, 5, 7, 9), "primes: must be the prime factors"),
        (numbers(1, 2, 3).replace(integer(0), integer(1), 1), "the version of its PKCS#1 is 1, and must be 0"),
        (sequence(*map(integer, (1, *range(8))), sequence()), "more than two primes, which are not read"),
        (sequence(*map(integer, (0, *range(5)))), "one of DSA, which is not supported"),
        (pkcs8(RSA_PSS + sequence(), numbers(1, 2, 3)), "restricted to one hash function and salt of PSS"),
        (pkcs8(EC + P256, sec1(bytes(32))), "its number is not from 1 to the order of the curve"),
        (pkcs8(EC + P256, sec1(b"\xff" * 32)), "its number is not from 1 to the order of the curve"),
        (pkcs8(EC + P256, sec1(b"\1" + bytes(32))), "its number is not from 1 to the order of the curve"),
        (pkcs8(EC + P256, sec1(b"\5", public=POINT)), "its public key is not that of its private one"),
        (pkcs8(EC + P256, sec1(b"\7", curve=bytes.fromhex("06052b8104000a"))), "it names two curves"),
        (pkcs8(EC, sec1(b"\7")), "without the name of its curve"),
        (sec1(b"\7"), "without the name of its curve"),
        (pkcs8(ED25519, bytes(32)), "not a valid Ed25519 key: it is not an octet string within another one"),
        (pkcs8(ED25519, der(4, bytes(31))), "its seed has another number of bytes"),
        (pkcs8(ED25519 + NULL, SEED), "its algorithm has parameters"),
        (pkcs8(ED25519, SEED, behind=der(0x81, b"\0" + bytes(32))), "its public key is not that of its private one"),
        (pkcs8(ED25519, SEED)[:-1], "it ends early"),
        (sequence(integer(3), sequence(RSA)), "a container of PKCS#12"),
        (sequence(sequence(), sequence(), der(3, b"\0")), "a certificate"),
        (b"-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n", "a certificate"),
        (b"-----BEGIN PGP PRIVATE KEY BLOCK-----\n\n-----END PGP", 'a block "PGP PRIVATE KEY BLOCK"'),
        (b"-----BEGIN PRIVATE KEY-----\nMC*\n-----END PRIVATE KEY-----\n", "is not base64"),
        (b"-----BEGIN PRIVATE KEY-----\nMC4C\n", 'no line "-----END PRIVATE KEY-----"'),
        (b"PuTTY-User-Key-File-3: ssh-ed25519\n", "PuTTY's form"),
        (b"ssh-ed25519 AAAAC3NzaC1lZDI1NTE5 me\n", "OpenSSH's form of a public one"),
        ("-----BEGIN PRIVATE KEY-----".encode("utf-16"), "a text in UTF-16"),
        (b'{"kty": "RSA"}', "a text in JSON"),
        (b"<RSAKeyValue>", "a text in XML"),
        (b"\x1e\xf1\xb5\xb0\0\0\0\0", "Microsoft's form"),
        (b"\x07\x02\0\0\0\x24\0\0", "Microsoft's form"),
        (b"AGE-SECRET-KEY-1QQ\n", 'a text without a line "-----BEGIN ..."'),
        (b"\xef\xbb\xbf\n \n", "an empty file"),
        (b"", "an empty file"),
        (
            sequence(sequence(bytes.fromhex("06092a864886f70d010503")), der(4, bytes(8))),
            "in a way that is not read, PBES1",
        ),
        (
            sequence(sequence(bytes.fromhex("060a2a864886f70d010c0103")), der(4, bytes(8))),
            "in a way that is not read, PBES1 of PKCS#12",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_reason_is_named(data, reason):
    with pytest.raises(KeyFileError) as refused:
        parse_private_key(data, "a password")
    assert reason in str(refused.value)
    assert not isinstance(refused.value, PasswordError)


@needs_openssl
def test_pss_keys(tmp_path):
    file = tmp_path / "key.pem"
    bits = ("-algorithm", "RSA-PSS", "-pkeyopt", "rsa_keygen_bits:1024")
    openssl("genpkey", *bits, "-out", file)
    key = parse_private_key(file.read_bytes())
    assert key.public_key.verify(key.sign(b"message"), b"message")
    public = openssl("pkey", "-in", file, "-pubout")
    assert parse_public_key(public) == key.public_key
    openssl("genpkey", *bits, "-pkeyopt", "rsa_pss_keygen_md:sha256", "-out", file)
    with pytest.raises(KeyFileError, match="restricted to one hash function"):
        parse_private_key(file.read_bytes())


@needs_openssl
@pytest.mark.parametrize("scheme", [("-v2", "des3"), ("-v2", "aes-192-cbc"), ("-v2prf", "hmacWithSHA1"), ("-scrypt",)])
def test_encryption_of_older_versions(tmp_path, scheme):
    file = tmp_path / "key.pem"
    file.write_text(SMALL.to_pem())
    for password in ("a password", ""):
        sealed = openssl("pkcs8", "-topk8", "-in", file, *scheme, "-passout", f"pass:{password}")
        assert parse_private_key(sealed, password).public_key == SMALL.public_key
        for wrong in ("another", "A password"):
            with pytest.raises(PasswordError, match=r"^password: not the one of this key$"):
                parse_private_key(sealed, wrong)


@needs_openssl
def test_content_that_is_not_whole_is_not_a_wrong_password(tmp_path):
    file = tmp_path / "key.pem"
    file.write_text(SMALL.to_pem())
    sealed = openssl("pkcs8", "-topk8", "-in", file, "-passout", "pass:x", "-outform", "DER")
    whole = sequence(*_parts(sealed)[:1], der(4, _parts(sealed)[1][3:-1]))
    with pytest.raises(KeyFileError, match="which is no number of whole blocks of the cipher"):
        parse_private_key(whole, "x")


def _parts(data: bytes) -> list[bytes]:
    """The two parts of an encrypted key, each with a length of its own."""
    start = 3 if data[1] == 0x81 else 4
    length = 2 + data[start + 1]
    return [data[start : start + length], data[start + length :]]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (pkcs8(ED25519, SEED, version=2), "PKCS#8 is 2, and must be 0 or 1"),
        (pkcs8(ED25519, SEED, version=3), "PKCS#8 is 3, and must be 0 or 1"),
        (
            pkcs8(ED25519, SEED, version=1 << 64),
            "PKCS#8 is a number of 9 bytes, and must be 0 or 1",
        ),
        (
            pkcs8(EC + P256, sequence(integer(2), der(4, b"\7"))),
            "SEC 1 is 2, and must be 1",
        ),
        (
            sequence(integer(0), der(4, b"\7"), der(0xA0, P256)),
            "SEC 1 is 0, and must be 1",
        ),
        (
            sequence(*map(integer, (2, 15, 3, 3, 3, 5, 1, 3, 2))),
            "PKCS#1 is 2, and must be 0",
        ),
    ],
    ids=["2", "3", "long", "ec within", "ec", "rsa"],
)
def test_unknown_versions_are_named(data, reason):
    with pytest.raises(KeyFileError) as refused:
        parse_private_key(data)
    assert str(refused.value) == f"key: the version of its {reason}"


def test_other_algorithms_have_names():
    for number, name in (
        ("2b0e03020c", "DSA (1.3.14.3.2.12)"),
        ("608648016503040312", "ML-DSA-65 (2.16.840.1.101.3.4.3.18)"),
    ):
        with pytest.raises(KeyFileError) as refused:
            parse_private_key(pkcs8(der(6, bytes.fromhex(number)), SEED))
        assert str(refused.value) == f"key: a key of {name}, which modforge does not have"
    with pytest.raises(KeyFileError, match=r"^key: a key of the algorithm 1\.2\.3, which modforge does not have$"):
        parse_private_key(pkcs8(der(6, b"\x2a\3"), SEED))
