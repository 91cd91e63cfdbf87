"""Keys of curves, signatures and shared secrets in files, exchanged with openssl in both directions."""

import json

import pytest
from commands import modforge, needs_openssl, openssl

from modforge.crypto import KeyFileError, parse_private_key

MESSAGE = b"a letter\n" * 7
CURVES = {"p256": "P-256", "p384": "P-384", "p521": "P-521", "secp256k1": "secp256k1"}
HASHES = {"p256": "sha256", "p384": "sha384", "p521": "sha512", "secp256k1": "sha256"}
KINDS = {**CURVES, "ed25519": "Ed25519", "ed448": "Ed448", "x25519": "X25519", "x448": "X448"}

pytestmark = needs_openssl


@pytest.fixture(params=KINDS, scope="module")
def keys(request, tmp_path_factory):
    """A key of ours and one of openssl's of a kind, encrypted ones of both, and a message."""
    kind, folder = request.param, tmp_path_factory.mktemp(request.param)
    (folder / "message").write_bytes(MESSAGE)
    (folder / "password").write_text("a long password\nanother line\n", encoding="utf-8")
    made = modforge("keygen", kind, "-o", folder / "ours.pem", "--json")
    assert json.loads(made) == {
        "kind": KINDS[kind],
        "private": str(folder / "ours.pem"),
        "public": str(folder / "ours.pub.pem"),
    }
    algorithm = ("EC", "-pkeyopt", f"ec_paramgen_curve:{CURVES[kind]}") if kind in CURVES else (kind,)
    openssl("genpkey", "-algorithm", *algorithm, "-out", folder / "theirs.pem")
    openssl("pkey", "-in", folder / "theirs.pem", "-pubout", "-out", folder / "theirs.pub.pem")
    return kind, folder


def test_keys(keys, tmp_path):
    kind, folder = keys
    # openssl writes the same files from ours.
    assert openssl("pkey", "-in", folder / "ours.pem") == (folder / "ours.pem").read_bytes()
    assert openssl("pkey", "-in", folder / "ours.pem", "-pubout") == (folder / "ours.pub.pem").read_bytes()
    public = modforge("public", folder / "theirs.pem", "-o", tmp_path / "public.pem", "--json")
    assert json.loads(public) == {"kind": KINDS[kind], "public": str(tmp_path / "public.pem")}
    assert (tmp_path / "public.pem").read_bytes() == (folder / "theirs.pub.pem").read_bytes()
    openssl("pkey", "-in", folder / "theirs.pem", "-outform", "DER", "-out", tmp_path / "key.der")
    modforge("public", tmp_path / "key.der", "-o", tmp_path / "public.pem")
    assert (tmp_path / "public.pem").read_bytes() == (folder / "theirs.pub.pem").read_bytes()


@pytest.mark.few(2)
def test_encrypted_keys(keys, tmp_path):
    kind, folder = keys
    flags = ("--password-file", folder / "password")
    modforge("keygen", kind, "-o", tmp_path / "ours.pem", *flags)
    assert (tmp_path / "ours.pem").read_text().startswith("-----BEGIN ENCRYPTED PRIVATE KEY-----")
    public = openssl("pkey", "-in", tmp_path / "ours.pem", "-passin", "pass:a long password", "-pubout")
    assert public == (tmp_path / "ours.pub.pem").read_bytes()
    for scheme in ((), ("-v2", "aes-128-cbc"), ("-scrypt",)):
        sealed, public = tmp_path / "theirs.pem", tmp_path / "theirs.pub.pem"
        encrypt = ("pkcs8", "-topk8", "-in", folder / "theirs.pem", *scheme, "-passout", "pass:a long password")
        openssl(*encrypt, "-out", sealed)
        modforge("public", sealed, "-o", public, *flags)
        assert public.read_bytes() == (folder / "theirs.pub.pem").read_bytes()
        assert "a password is needed" in modforge("public", sealed, "-o", public, code=1)


def test_signatures(keys, tmp_path):
    kind, folder = keys
    signature, message = tmp_path / "signature", folder / "message"
    for key in ("ours", "theirs"):
        private, public = folder / f"{key}.pem", folder / f"{key}.pub.pem"
        if kind.startswith("x"):
            refused = modforge("sign", private, message, "-o", signature, code=1)
            assert "does not sign" in refused
            assert refused.count(f"{private}:") == 1
            assert "does not verify" in modforge("verify", public, message, private, code=1)
            continue
        made = json.loads(modforge("sign", private, message, "-o", signature, "--json"))
        assert (made["kind"], made["bytes"]) == (KINDS[kind], len(signature.read_bytes()))
        if kind in CURVES:
            name = f"-{HASHES[kind]}"
            verify = ("dgst", name, "-verify", public, "-signature", signature, message)
            assert openssl(*verify) == b"Verified OK\n"
            openssl("dgst", name, "-sign", private, "-out", signature, message)
        else:
            raw = ("-rawin", "-in", message)
            verify = ("pkeyutl", "-verify", "-pubin", "-inkey", public, "-sigfile", signature, *raw)
            assert b"Verified Successfully" in openssl(*verify)
            openssl("pkeyutl", "-sign", "-inkey", private, *raw, "-out", signature)
        high_s = ["--high-s"] if kind in CURVES else []
        found = modforge("verify", public, message, signature, *high_s, "--json")
        assert json.loads(found) == {"kind": KINDS[kind], "valid": True}
        assert "not a key" in modforge("verify", signature, message, signature, code=1)
        signature.write_bytes(signature.read_bytes()[:-1])
        assert "not a signature of" in modforge("verify", public, message, signature, *high_s, code=1)


def test_another_hash(tmp_path):
    modforge("keygen", "p384", "-o", tmp_path / "key.pem")
    message, signature = tmp_path / "message", tmp_path / "signature"
    message.write_bytes(b"")
    openssl("dgst", "-sha256", "-sign", tmp_path / "key.pem", "-out", signature, message)
    public = tmp_path / "key.pub.pem"
    assert modforge("verify", public, message, signature, "--hash", "sha256") == "valid\n"
    assert "not a signature of" in modforge("verify", public, message, signature, code=1)


def test_the_larger_s(tmp_path):
    """openssl takes either, at random."""
    modforge("keygen", "secp256k1", "-o", tmp_path / "key.pem")
    message, signature = tmp_path / "message", tmp_path / "signature"
    message.write_bytes(MESSAGE)
    verify = ("verify", tmp_path / "key.pub.pem", message, signature)
    for _ in range(64):
        openssl("dgst", "-sha256", "-sign", tmp_path / "key.pem", "-out", signature, message)
        assert modforge(*verify, "--high-s") == "valid\n"
        # The head of a number with its highest bit is a zero byte: s has 33 bytes with it, and is the larger one.
        r_length = signature.read_bytes()[3]
        if signature.read_bytes()[5 + r_length] == 33:
            assert "; with --high-s it is one" in modforge(*verify, code=1)
            return
    pytest.fail("64 signatures with the smaller s have a probability of 2^-64")


def test_an_option_that_makes_it_a_signature_is_named(tmp_path):
    private, public, message, signature = (
        tmp_path / name for name in ("key.pem", "key.pub.pem", "message", "signature")
    )
    modforge("keygen", "p384", "-o", private)
    message.write_bytes(MESSAGE)
    verify = ("verify", public, message, signature)
    modforge("sign", private, message, "-o", signature, "--form", "raw")
    assert modforge(*verify, code=1).endswith("with this key and these options; with --form raw it is one\n")
    modforge("sign", private, message, "-o", signature, "--hash", "sha256")
    assert "; with --form der it is one" in modforge(*verify, "--hash", "sha256", "--form", "raw", code=1)
    assert "; with --hash sha256 it is one" in modforge(*verify, code=1)
    assert "; with --hash sha256 --form der it is one" in modforge(*verify, "--form", "raw", code=1)
    message.write_bytes(MESSAGE[1:])
    assert modforge(*verify, code=1).endswith("with this key and these options\n")


def test_shared_secrets(keys, tmp_path):
    kind, folder = keys
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    command = ("exchange", folder / "ours.pem", folder / "theirs.pub.pem", "-o", ours)
    if kind.startswith("ed"):
        assert "does not agree on a secret" in modforge(*command, code=1)
        return
    shared = json.loads(modforge(*command, "--json"))
    assert shared == {"kind": KINDS[kind], "shared": str(ours), "bytes": len(ours.read_bytes())}
    assert ours.stat().st_mode & 0o777 == 0o600
    derive = ("pkeyutl", "-derive", "-inkey", folder / "theirs.pem", "-peerkey", folder / "ours.pub.pem")
    openssl(*derive, "-out", theirs)
    assert ours.read_bytes() == theirs.read_bytes()
    # Their key in our hands.
    modforge("exchange", folder / "theirs.pem", folder / "ours.pub.pem", "-o", ours)
    assert ours.read_bytes() == theirs.read_bytes()


def test_exchange_with_another_kind(tmp_path):
    for kind in ("x25519", "p256"):
        modforge("keygen", kind, "-o", tmp_path / f"{kind}.pem")
    command = ("exchange", tmp_path / "x25519.pem", tmp_path / "p256.pub.pem", "-o", tmp_path / "shared")
    assert "a key of P-256, where one of X25519 is needed" in modforge(*command, code=1)
    assert not (tmp_path / "shared").exists()


@pytest.mark.parametrize("kind", CURVES)
def test_old_files_of_curves(kind, tmp_path):
    """SEC 1, behind the parameters that openssl writes before it; without a name for the curve it is refused."""
    name = {"p256": "prime256v1", "p384": "secp384r1", "p521": "secp521r1"}.get(kind, kind)
    key, public = tmp_path / "key.pem", tmp_path / "public.pem"
    openssl("ecparam", "-name", name, "-genkey", "-out", key)
    assert key.read_text().startswith("-----BEGIN EC PARAMETERS-----")
    modforge("public", key, "-o", public)
    assert public.read_bytes() == openssl("pkey", "-in", key, "-pubout")
    openssl("ec", "-in", key, "-outform", "DER", "-out", tmp_path / "key.der")
    modforge("public", tmp_path / "key.der", "-o", tmp_path / "other.pem")
    assert (tmp_path / "other.pem").read_bytes() == public.read_bytes()
    openssl("ecparam", "-name", name, "-genkey", "-param_enc", "explicit", "-out", key)
    assert "without the name of its curve" in modforge("public", key, "-o", public, code=1)


OTHERS = {
    "EC -pkeyopt ec_paramgen_curve:brainpoolP256r1": "an elliptic-curve key on brainpoolP256r1 (1.3.36.3.3.2.8.1.1.7)",
    "EC -pkeyopt ec_paramgen_curve:secp224r1": "an elliptic-curve key on secp224r1 (1.3.132.0.33)",
    "EC -pkeyopt ec_paramgen_curve:SM2": "an elliptic-curve key on SM2 (1.2.156.10197.1.301)",
    "DH -pkeyopt group:ffdhe2048": "a key of Diffie-Hellman, of PKCS#3 (1.2.840.113549.1.3.1)",
    "DHX -pkeyopt dh_rfc5114:1": "a key of Diffie-Hellman, of X9.42 (1.2.840.10046.2.1)",
}


@pytest.mark.parametrize("algorithm", OTHERS)
def test_other_algorithms_are_named(tmp_path, algorithm):
    key, public = tmp_path / "key.pem", tmp_path / "public.pem"
    openssl("genpkey", "-algorithm", *algorithm.split(), "-out", key)
    openssl("pkey", "-in", key, "-pubout", "-out", public)
    for file in (key, public):
        refused = modforge("public", file, "-o", tmp_path / "output.pem", code=1)
        assert f"key: {OTHERS[algorithm]}, which modforge does not have" in refused


def test_every_curve_of_openssl_has_a_name():
    lines = openssl("ecparam", "-list_curves").decode().splitlines()
    names = [line.split(":")[0].strip() for line in lines if line.startswith("  ") and ":" in line]
    assert "brainpoolP512t1" in names
    families = {"c2": "a binary curve of X9.62", "wap": "a curve of WTLS"}
    for name in names:
        curve = openssl("ecparam", "-name", name, "-outform", "DER")
        if curve[0] != 6 or name in ("prime256v1", "secp384r1", "secp521r1", "secp256k1"):  # without a number, or here
            continue
        named = next((what for start, what in families.items() if name.startswith(start)), name)
        fields = bytes.fromhex("020101040107a0") + bytes([len(curve)]) + curve
        with pytest.raises(KeyFileError, match=rf"an elliptic-curve key on {named} \([0-9.]+\), which"):
            parse_private_key(bytes([0x30, len(fields)]) + fields)


def test_rsa_with_a_password(tmp_path):
    (tmp_path / "password").write_text("pass", encoding="utf-8")
    flags = ("--password-file", tmp_path / "password")
    modforge("keygen", "rsa", "--bits", 1024, "-o", tmp_path / "key.pem", *flags)
    public = openssl("pkey", "-in", tmp_path / "key.pem", "-passin", "pass:pass", "-pubout")
    assert public == (tmp_path / "key.pub.pem").read_bytes()
    (tmp_path / "secret").write_bytes(b"secret")
    label = ("--label", "for backups")
    modforge("encrypt", tmp_path / "key.pub.pem", tmp_path / "secret", "-o", tmp_path / "sealed", *label)
    options = ("rsa_padding_mode:oaep", "rsa_oaep_md:sha256", f"rsa_oaep_label:{b'for backups'.hex()}")
    options = [word for option in options for word in ("-pkeyopt", option)]
    key = ("-inkey", tmp_path / "key.pem", "-passin", "pass:pass")
    assert openssl("pkeyutl", "-decrypt", *key, "-in", tmp_path / "sealed", *options) == b"secret"
    decrypt = ("decrypt", tmp_path / "key.pem", tmp_path / "sealed", "-o", tmp_path / "opened", *flags)
    modforge(*decrypt, *label)
    assert (tmp_path / "opened").read_bytes() == b"secret"
    assert "ciphertext: not one" in modforge(*decrypt, code=1)
    old = openssl(
        "rsa", "-in", tmp_path / "key.pem", "-passin", "pass:pass", "-aes128", "-traditional", "-passout", "pass:x"
    )
    (tmp_path / "old.pem").write_bytes(old)
    refused = modforge("public", tmp_path / "old.pem", "-o", tmp_path / "public.pem", *flags, code=1)
    assert "encrypted in a way that is not read" in refused


def test_passwords_that_are_refused(tmp_path):
    (tmp_path / "empty").write_text("\nsecond line", encoding="utf-8")
    assert "its first line is empty" in modforge(
        "keygen", "p256", "-o", tmp_path / "key.pem", "--password-file", tmp_path / "empty", code=2
    )
    (tmp_path / "binary").write_bytes(b"\xff\n")
    assert "not a text in UTF-8" in modforge(
        "keygen", "p256", "-o", tmp_path / "key.pem", "--password-file", tmp_path / "binary", code=2
    )
    assert not (tmp_path / "key.pem").exists()


@pytest.mark.parametrize("cost", [0, 1, 3])
def test_a_password_at_no_cost(cost):
    """A file for scrypt whose N is no power of two above 1, where RFC 7914 asks for one."""
    file = bytes.fromhex(
        "308192304e06092a864886f70d01050d3041302006092b06010401da47040b30130408b52fa2b97c3e4ef70201"
        f"{cost:02x}020108020101301d060960864801650304012a041094c0927749c4ad232ee52905d7fccf9e0440fdc49dc2"
        "c4338a624e9b6e8be52a380b7cdbf19224c25fd5d2dc310ddab07f21c323af6c3ca8f57527734321892b5e39d73b50609edd029f4d1a"
        "baefcaac6dc8"
    )
    with pytest.raises(KeyFileError, match="encrypted in a way that is not read"):
        parse_private_key(file, "password")
