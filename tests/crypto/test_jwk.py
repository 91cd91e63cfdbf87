"""Keys as JSON Web Keys, by the examples of the standards, as numbers, pickled, and in files of JSON."""

import copy
import json
import pickle
import stat

import pytest
from commands import modforge, needs_openssl, openssl

from modforge.crypto import (
    CryptoError,
    EcPrivateKey,
    Ed448PrivateKey,
    Ed25519PrivateKey,
    KeyFileError,
    PaillierPrivateKey,
    RsaPrivateKey,
    RsaPublicKey,
    X448PrivateKey,
    X25519PrivateKey,
    XChaCha20Poly1305,
    from_jwk,
    read_private_key,
    read_public_key,
    to_jwk,
)

# RFC 8037, A.1.
EDWARDS = {
    "kty": "OKP",
    "crv": "Ed25519",
    "d": "nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A",
    "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
}

# RFC 7517, A.2.
EC = {
    "kty": "EC",
    "crv": "P-256",
    "x": "MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4",
    "y": "4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM",
    "d": "870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE",
}


def every_kind():
    yield RsaPrivateKey.generate(1024)
    yield from (EcPrivateKey.generate(curve) for curve in ("P-256", "P-384", "P-521", "secp256k1"))
    yield from (kind.generate() for kind in (Ed25519PrivateKey, Ed448PrivateKey, X25519PrivateKey, X448PrivateKey))


KEYS = list(every_kind())


@pytest.mark.parametrize("jwk", [EDWARDS, EC], ids=["RFC 8037", "RFC 7517"])
def test_published_keys(jwk):
    assert to_jwk(from_jwk(jwk)) == jwk
    assert from_jwk(jwk | {"kid": "1", "use": "sig"}).public_key == from_jwk({**jwk, "d": jwk["d"]}).public_key


@pytest.mark.parametrize("key", KEYS, ids=lambda key: key.kind)
def test_there_and_back(key):
    jwk = json.loads(json.dumps(to_jwk(key)))
    assert from_jwk(jwk).to_der() == key.to_der()
    assert from_jwk(to_jwk(key.public_key)) == key.public_key


def test_rsa_without_its_primes():
    key = KEYS[0]
    jwk = to_jwk(key)
    assert set(jwk) == {"kty", "n", "e", "d", "p", "q", "dp", "dq", "qi"}
    assert from_jwk({name: jwk[name] for name in ("kty", "n", "e", "d")}).to_der() == key.to_der()


def test_what_is_refused():
    for change, reason in (
        ({"x": EDWARDS["d"]}, "its public key is not that of its private one|not the bytes of a point"),
        ({"x": None}, "its member 'x' is missing or not a text"),
        ({"d": "***"}, "its member 'd' is not base64url"),
        ({"kty": "oct"}, "of the kind 'oct' and the curve 'Ed25519', which are not known here"),
        ({"crv": "P-224"}, "the curve 'P-224'"),
        ({"d": "AA"}, "32 are needed"),
    ):
        with pytest.raises(CryptoError, match=reason):
            from_jwk(EDWARDS | change)
    with pytest.raises(KeyFileError, match="its public key is not that of its private one"):
        from_jwk(EC | {"d": EDWARDS["d"]})
    with pytest.raises(KeyFileError, match="more than two primes"):
        from_jwk(to_jwk(KEYS[0]) | {"oth": []})


def test_rsa_numbers():
    key = KEYS[0]
    numbers = key.numbers()
    n, e, d, p, q = numbers.values()
    assert (p * q, key.public_key.n, key.public_key.e, e) == (n, n, n and e, 65537)
    assert (
        RsaPrivateKey.from_numbers(n, e, d).to_der() == RsaPrivateKey.from_numbers(**numbers).to_der() == key.to_der()
    )
    assert RsaPublicKey.from_numbers(n, e) == key.public_key
    for wrong, reason in (
        ({"d": d + 2}, "private exponent: does not belong"),
        ({"p": p + 2}, "primes: must be the prime factors"),
        ({"q": None}, "primes: both p and q are needed, or neither"),
        ({"e": 2}, "public exponent: must be odd"),
    ):
        with pytest.raises(CryptoError, match=reason):
            RsaPrivateKey.from_numbers(**numbers | wrong)
    with pytest.raises(ValueError, match="n: must not be negative"):
        RsaPublicKey.from_numbers(-n, e)


@pytest.mark.parametrize("key", [*KEYS, PaillierPrivateKey.generate(1024)], ids=lambda key: type(key).__name__)
def test_public_keys_are_pickled_and_private_ones_are_not(key):
    public = key.public_key
    for again in (pickle.loads(pickle.dumps(public)), copy.copy(public), copy.deepcopy(public)):
        assert again == public
        assert {public: 1}[again] == 1
    assert public != type(key).generate(*([1024] if "Rsa" in repr(key) or "Paillier" in repr(key) else [])).public_key
    for use in (pickle.dumps, copy.deepcopy):
        with pytest.raises(TypeError, match=r"^a private key is not pickled, as that would write it in clear"):
            use(key)


def test_xchacha20poly1305():
    """draft-irtf-cfrg-xchacha, A.3.1."""
    key, nonce = bytes(range(0x80, 0xA0)), bytes(range(0x40, 0x58))
    data = bytes.fromhex("50515253c0c1c2c3c4c5c6c7")
    text = (
        b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
        b"sunscreen would be it."
    )
    cipher = XChaCha20Poly1305(key)
    sealed = cipher.encrypt(nonce, text, data)
    assert sealed[:16].hex() == "bd6d179d3e83d43b9576579493c0e939"
    assert sealed[-16:].hex() == "c0875924c1c7987947deafd8780acf49"
    assert cipher.decrypt(nonce, sealed, data) == text
    with pytest.raises(CryptoError, match=r"^nonce: has 12 bytes, 24 are needed$"):
        cipher.encrypt(nonce[:12], text)


MADE = RsaPrivateKey.generate(1024)
CURVE = EcPrivateKey.generate("P-256")


@pytest.mark.parametrize("key", [MADE, CURVE], ids=["RSA", "P-256"])
def test_files_there_and_back(tmp_path, key):
    (tmp_path / "key.pem").write_text(key.to_pem())
    output = modforge("convert", tmp_path / "key.pem", "--format", "jwk", "-o", tmp_path / "key.jwk")
    assert output == f"{tmp_path}/key.jwk: private key of {key.kind}\n"
    assert stat.S_IMODE((tmp_path / "key.jwk").stat().st_mode) == 0o600
    assert from_jwk(json.loads((tmp_path / "key.jwk").read_text())).public_key == key.public_key
    for form in ("pem", "der"):
        modforge("convert", tmp_path / "key.jwk", "--format", form, "-o", tmp_path / f"again.{form}")
    assert (tmp_path / "again.pem").read_text() == key.to_pem()
    assert (tmp_path / "again.der").read_bytes() == key.to_der()
    assert "never replaced" in modforge("convert", tmp_path / "key.jwk", "-o", tmp_path / "again.pem", code=1)
    modforge("public", tmp_path / "key.jwk", "--format", "jwk", "-o", tmp_path / "public.jwk")
    assert json.loads((tmp_path / "public.jwk").read_text()) == to_jwk(key.public_key)
    assert read_public_key(tmp_path / "public.jwk") == key.public_key
    (tmp_path / "letter").write_text("a letter")
    modforge("sign", tmp_path / "key.jwk", tmp_path / "letter", "-o", tmp_path / "signature")
    modforge("verify", tmp_path / "public.jwk", tmp_path / "letter", tmp_path / "signature")


@needs_openssl
@pytest.mark.parametrize("names", [("n", "e", "d"), ("n", "e", "d", "p", "q")], ids=["exponents", "primes"])
@pytest.mark.parametrize("write", [int, str, hex], ids=["numbers", "decimal", "hexadecimal"])
def test_files_of_numbers(tmp_path, names, write):
    numbers = {name: write(MADE.numbers()[name]) for name in names}
    (tmp_path / "numbers.json").write_text("\ufeff " + json.dumps(numbers))
    (tmp_path / "password").write_text("a long password\n")
    options = ["--new-password-file", tmp_path / "password", "-o", tmp_path / "key.pem"]
    assert modforge("convert", tmp_path / "numbers.json", *options).endswith(", encrypted\n")
    text = openssl("pkey", "-in", tmp_path / "key.pem", "-passin", "pass:a long password")
    assert text.decode() == MADE.to_pem()
    public = {"n": write(MADE.public_key.n), "e": write(MADE.public_key.e)}
    (tmp_path / "public.json").write_text(json.dumps(public))
    assert read_public_key(tmp_path / "public.json") == MADE.public_key
    assert read_private_key(tmp_path / "numbers.json").public_key == MADE.public_key


REFUSED_FILES = {
    "a public key": (to_jwk(MADE.public_key), "key: a public key, and a private one is needed"),
    "other JSON": ({"a": 1}, "key: JSON that is neither a JSON Web Key nor has the numbers n and e of an RSA key"),
    "a text": ({"n": "12 3", "e": 3}, "key: n is not a number, in decimal or with 0x in hexadecimal digits"),
    "a truth": ({"n": 35, "e": True}, "key: e is not a number, in decimal or with 0x in hexadecimal digits"),
    "a set": ({"keys": [{}, {}]}, "key: a set of 2 JSON Web Keys: take one of them"),
    "an unknown kind": ({"kty": "oct"}, "jwk: of the kind 'oct', which is not known here"),
    "not closed": ('{"n": 35', "key: not a key"),
    "deep": ('{"a":' * 100_000, "key: not a key"),
}


@pytest.mark.parametrize("content", REFUSED_FILES)
def test_refused_files(tmp_path, content):
    found, text = REFUSED_FILES[content]
    (tmp_path / "key.json").write_text(found if isinstance(found, str) else json.dumps(found))
    assert text in modforge("convert", tmp_path / "key.json", "-o", tmp_path / "out", code=1)


def test_json_is_not_encrypted(tmp_path):
    (tmp_path / "key.pem").write_text(CURVE.to_pem())
    (tmp_path / "password").write_text("a long password\n")
    options = ["--format", "jwk", "--new-password-file", tmp_path / "password", "-o", tmp_path / "out"]
    assert "a JSON Web Key is not encrypted" in modforge("convert", tmp_path / "key.pem", *options, code=2)


def test_a_text_is_read_and_what_is_no_object_named() -> None:
    key = from_jwk(EDWARDS)
    assert isinstance(key, Ed25519PrivateKey)
    for text in (json.dumps(EDWARDS), json.dumps(EDWARDS).encode()):
        assert to_jwk(from_jwk(text)) == to_jwk(key)
    for wrong in ("[]", "1", "{", b"\xff", [EDWARDS]):
        with pytest.raises(KeyFileError, match="jwk: "):
            from_jwk(wrong)


@pytest.mark.parametrize("numbers", [{"n": -5, "e": 3}, {"n": 15, "e": -3}, {"n": 15, "e": 3, "d": -1}])
def test_negative_numbers_of_a_file_are_named(tmp_path, numbers) -> None:
    path = tmp_path / "key.json"
    path.write_text(json.dumps(numbers))
    assert "is negative" in modforge("convert" if "d" in numbers else "public", path, "-o", tmp_path / "out", code=1)
