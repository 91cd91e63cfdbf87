"""The command ``modforge crypto``, and files exchanged with openssl in both directions."""

import hmac
import shutil

import pytest
from commands import modforge, needs_openssl, openssl

MESSAGE = b"a letter\n" * 7


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A key of ours, one of openssl's, and a message."""
    folder = tmp_path_factory.mktemp("keys")
    modforge("keygen", "rsa", "--bits", 2048, "-o", folder / "ours.pem")
    (folder / "message").write_bytes(MESSAGE)
    (folder / "secret").write_bytes(b"a short secret")
    if shutil.which("openssl"):
        openssl("genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048", "-out", folder / "theirs.pem")
        openssl("pkey", "-in", folder / "theirs.pem", "-pubout", "-out", folder / "theirs.pub.pem")
    return folder


def test_keys_are_private_and_never_replaced(folder):
    assert (folder / "ours.pem").stat().st_mode & 0o777 == 0o600
    assert (folder / "ours.pub.pem").read_text().startswith("-----BEGIN PUBLIC KEY-----")
    before = (folder / "ours.pem").read_text()
    assert "is there already" in modforge("keygen", "rsa", "--bits", 1024, "-o", folder / "ours.pem", code=1)
    assert (folder / "ours.pem").read_text() == before


@pytest.mark.parametrize("bits", [-1, 0, 512, 1023, 8193, 2**70])
def test_refused_bits(tmp_path, bits):
    refused = modforge("keygen", "rsa", "--bits", bits, "-o", tmp_path / "small.pem", code=2)
    assert "'--bits'" in refused and "from 1024 to 8192" in refused
    assert not [*tmp_path.iterdir()]


# They were taken and did nothing, a label under which nothing was sealed among them.
@pytest.mark.parametrize(
    ("kind", "command", "options"),
    [
        ("ed25519", "sign", "--hash sha256"),
        ("ed25519", "sign", "--padding pss"),
        ("p256", "sign", "--salt-length 3"),
        ("p256", "sign", "--mgf-hash sha1"),
        ("chacha20poly1305", "encrypt", "--label tenant-a"),
        ("chacha20poly1305", "encrypt", "--padding pkcs1v15"),
    ],
)
def test_an_option_for_keys_of_another_kind_is_refused(tmp_path, kind, command, options):
    key, message, output = tmp_path / "key", tmp_path / "message", tmp_path / "out"
    message.write_bytes(MESSAGE)
    modforge("keygen", kind, "-o", key)
    modforge(command, key, message, "-o", output)
    before = output.read_bytes()
    refused = modforge(command, key, message, "-o", output, *options.split(), code=2)
    assert f"{options.split()[0]}: is not for a key of " in refused
    if command == "encrypt":
        assert "is not for a key of ChaCha20-Poly1305" in modforge(
            "decrypt", key, output, "-o", tmp_path / "opened", *options.split(), code=2
        )
    assert output.read_bytes() == before


def test_a_password_for_a_key_that_has_none_is_refused(tmp_path):
    key, message, sealed, opened = (tmp_path / name for name in ("key", "message", "sealed", "opened"))
    message.write_bytes(MESSAGE)
    says = "Error: --password-file: a key of chacha20poly1305 is plain bytes and is not encrypted; leave it out\n"
    assert modforge("keygen", "chacha20poly1305", "-o", key, "--password-file", message, code=2) == says
    modforge("keygen", "chacha20poly1305", "-o", key)
    modforge("encrypt", key, message, "-o", sealed)
    assert modforge("decrypt", key, sealed, "-o", opened, "--password-file", message, code=2) == says
    assert not opened.exists()


def test_options_that_an_encryption_has_not_are_refused(folder, tmp_path):
    sealed = tmp_path / "sealed"
    hashed = ("--padding", "pkcs1v15", "--hash", "sha512")
    says = "--hash: is not for a key of RSA with --padding pkcs1v15"
    assert says in modforge("encrypt", folder / "ours.pub.pem", folder / "secret", "-o", sealed, *hashed, code=2)
    modforge("encrypt", folder / "ours.pub.pem", folder / "secret", "-o", sealed, "--hash", "sha512", "--label", "x")
    assert says in modforge("decrypt", folder / "ours.pem", sealed, "-o", tmp_path / "out", *hashed, code=2)
    assert not (tmp_path / "out").exists()


def test_bits_that_say_nothing_are_refused(tmp_path):
    assert "--bits: is not for a key of ed25519" in modforge(
        "keygen", "ed25519", "--bits", 4096, "-o", tmp_path / "key", code=2
    )
    assert "leave --bits out" in modforge("prime", "--bits", 64, "--next", 10, code=2)


@pytest.mark.parametrize("padding", ["pss", "pkcs1v15"])
def test_sign_and_verify(folder, tmp_path, padding):
    signature = tmp_path / "signature"
    modforge("sign", folder / "ours.pem", folder / "message", "-o", signature, "--padding", padding)
    assert modforge("verify", folder / "ours.pub.pem", folder / "message", signature, "--padding", padding) == "valid\n"
    other = modforge("verify", folder / "ours.pub.pem", folder / "secret", signature, "--padding", padding, code=1)
    assert "not a signature of" in other


@needs_openssl
@pytest.mark.parametrize("padding", ["pss", "pkcs1v15"])
@pytest.mark.parametrize("name", ["sha256", "sha512"])
def test_signatures_with_openssl(folder, tmp_path, padding, name):
    options = {"pss": ["-sigopt", "rsa_padding_mode:pss", "-sigopt", "rsa_pss_saltlen:digest"], "pkcs1v15": []}[padding]
    flags = ("--padding", padding, "--hash", name)
    for key in ("ours", "theirs"):
        private, public, signature = folder / f"{key}.pem", folder / f"{key}.pub.pem", tmp_path / key
        modforge("sign", private, folder / "message", "-o", signature, *flags)
        verify = ("dgst", f"-{name}", *options, "-verify", public, "-signature", signature, folder / "message")
        assert openssl(*verify) == b"Verified OK\n"
        openssl("dgst", f"-{name}", *options, "-sign", private, "-out", signature, folder / "message")
        assert modforge("verify", public, folder / "message", signature, *flags) == "valid\n"


@needs_openssl
@pytest.mark.parametrize("padding", ["oaep", "pkcs1v15"])
def test_encryption_with_openssl(folder, tmp_path, padding):
    options = {"oaep": ["oaep", "-pkeyopt", "rsa_oaep_md:sha256"], "pkcs1v15": ["pkcs1"]}[padding]
    options = ["-pkeyopt", f"rsa_padding_mode:{options[0]}", *options[1:]]
    sealed, opened = tmp_path / "sealed", tmp_path / "opened"
    for key in ("ours", "theirs"):
        private, public = folder / f"{key}.pem", folder / f"{key}.pub.pem"
        modforge("encrypt", public, folder / "secret", "-o", sealed, "--padding", padding)
        assert openssl("pkeyutl", "-decrypt", "-inkey", private, "-in", sealed, *options) == b"a short secret"
        encrypt = ("pkeyutl", "-encrypt", "-pubin", "-inkey", public, "-in", folder / "secret", "-out", sealed)
        openssl(*encrypt, *options)
        modforge("decrypt", private, sealed, "-o", opened, "--padding", padding)
        assert opened.read_bytes() == b"a short secret"


@needs_openssl
def test_old_key_files(folder, tmp_path):
    """PKCS#1, which openssl writes with -traditional."""
    openssl("rsa", "-in", folder / "ours.pem", "-traditional", "-out", tmp_path / "old.pem")
    openssl("rsa", "-in", folder / "ours.pem", "-RSAPublicKey_out", "-out", tmp_path / "old.pub.pem")
    assert (tmp_path / "old.pem").read_text().startswith("-----BEGIN RSA PRIVATE KEY-----")
    modforge("sign", tmp_path / "old.pem", folder / "message", "-o", tmp_path / "signature")
    for public in (folder / "ours.pub.pem", tmp_path / "old.pub.pem", tmp_path / "old.pem"):
        modforge("verify", public, folder / "message", tmp_path / "signature")
    assert openssl("rsa", "-in", folder / "ours.pem", "-check", "-noout") == b"RSA key ok\n"


@pytest.fixture(scope="module")
def edwards(tmp_path_factory):
    """A key of Ed25519 of ours, one of openssl's, and a message."""
    folder = tmp_path_factory.mktemp("edwards")
    modforge("keygen", "ed25519", "-o", folder / "ours.pem")
    (folder / "message").write_bytes(MESSAGE)
    if shutil.which("openssl"):
        openssl("genpkey", "-algorithm", "ed25519", "-out", folder / "theirs.pem")
        openssl("pkey", "-in", folder / "theirs.pem", "-pubout", "-out", folder / "theirs.pub.pem")
    return folder


def test_ed25519(edwards, tmp_path):
    assert (edwards / "ours.pem").stat().st_mode & 0o777 == 0o600
    signature = tmp_path / "signature"
    modforge("sign", edwards / "ours.pem", edwards / "message", "-o", signature)
    assert modforge("verify", edwards / "ours.pub.pem", edwards / "message", signature) == "valid\n"
    signature.write_bytes(signature.read_bytes()[:-1])
    assert "not a signature of" in modforge("verify", edwards / "ours.pem", edwards / "message", signature, code=1)
    for key, command in (("ours.pub.pem", "encrypt"), ("ours.pem", "decrypt")):
        refused = modforge(command, edwards / key, edwards / "message", "-o", tmp_path / "none", code=1)
        assert "a key of Ed25519 does not" in refused
    (tmp_path / "key.pem").write_text("-----BEGIN PUBLIC KEY-----\nMCow\n-----END PUBLIC KEY-----\n")
    assert "not a key in PEM or DER" in modforge("verify", tmp_path / "key.pem", edwards / "message", signature, code=1)


@needs_openssl
@pytest.mark.parametrize("key", ["ours", "theirs"])
def test_ed25519_with_openssl(edwards, tmp_path, key):
    private, public, message = edwards / f"{key}.pem", edwards / f"{key}.pub.pem", edwards / "message"
    signature = tmp_path / "signature"
    modforge("sign", private, message, "-o", signature)
    raw = ("-rawin", "-in", message)
    verify = ("pkeyutl", "-verify", "-pubin", "-inkey", public, "-sigfile", signature, *raw)
    assert b"Verified Successfully" in openssl(*verify)
    openssl("pkeyutl", "-sign", "-inkey", private, *raw, "-out", signature)
    assert modforge("verify", public, message, signature) == "valid\n"


def by_openssl(key, nonce, text):
    """ChaCha20-Poly1305 of openssl's stream cipher and authenticator, as RFC 8439, 2.8, has it; no associated data.

    Its command takes no cipher with a tag.
    """
    stream = ("enc", "-chacha20", "-K", key.hex(), "-iv", (bytes(4) + nonce).hex())
    block = openssl(*stream, data=bytes(64))
    sealed = openssl(*stream, data=bytes(64) + text)[64:]
    padded = sealed + bytes(-len(sealed) % 16) + bytes(8) + len(sealed).to_bytes(8, "little")
    tag = openssl("mac", "-macopt", f"hexkey:{block[:32].hex()}", "-in", "-", "-binary", "Poly1305", data=padded)
    return sealed, tag


@needs_openssl
@pytest.mark.parametrize("length", [0, 1, 63, 64, 5000])
def test_chacha20poly1305_with_openssl(tmp_path, length):
    key, file, sealed, opened = (tmp_path / name for name in ("key", "file", "sealed", "opened"))
    modforge("keygen", "chacha20poly1305", "-o", key)
    assert key.stat().st_mode & 0o777 == 0o600
    file.write_bytes(bytes(range(256)) * 20)
    text = file.read_bytes()[:length]
    file.write_bytes(text)
    modforge("encrypt", key, file, "-o", sealed)
    content = sealed.read_bytes()
    nonce = content[:12]
    assert b"".join(by_openssl(key.read_bytes(), nonce, text)) == content[12:]
    # Another nonce, sealed by openssl.
    nonce = bytes(range(12))
    sealed.write_bytes(nonce + b"".join(by_openssl(key.read_bytes(), nonce, text)))
    modforge("decrypt", key, sealed, "-o", opened)
    assert hmac.compare_digest(opened.read_bytes(), text)


def test_what_is_refused(folder, tmp_path):
    wrong = tmp_path / "wrong"
    for content in (
        b"",
        b"\xff" * 40,
        b"-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n",
        bytes(1 << 17),
    ):
        wrong.write_bytes(content)
        for command in (("sign", wrong, folder / "message"), ("encrypt", wrong, folder / "secret")):
            assert modforge(*command, "-o", tmp_path / "out", code=1).startswith(f"Error: {wrong}: ")
    wrong.write_bytes(bytes(32))
    assert "not one of this key" in modforge("decrypt", wrong, folder / "message", "-o", tmp_path / "out", code=1)
    assert "not one of this key" in modforge("decrypt", wrong, wrong, "-o", tmp_path / "out", code=1)
    assert "ciphertext: not one" in modforge("decrypt", folder / "ours.pem", wrong, "-o", tmp_path / "out", code=1)
    assert "at most 190 fit" in modforge("encrypt", folder / "ours.pub.pem", folder / "ours.pem", "-o", wrong, code=1)
    assert not (tmp_path / "out").exists()


def test_files_larger_than_memory_are_refused_unread(folder, tmp_path):
    huge, key, public = tmp_path / "huge", folder / "ours.pem", folder / "ours.pub.pem"
    with huge.open("wb") as file:
        file.truncate(1 << 43)
    modforge("keygen", "chacha20poly1305", "-o", tmp_path / "symmetric")
    for command in (
        ("sign", key, huge, "-o", tmp_path / "out"),
        ("verify", public, huge, folder / "message"),
        ("encrypt", tmp_path / "symmetric", huge, "-o", tmp_path / "out"),
        ("decrypt", tmp_path / "symmetric", huge, "-o", tmp_path / "out"),
    ):
        assert f"{huge}: is larger than the memory of this machine" in modforge(*command, code=2)
    assert "so it is no signature" in modforge("verify", public, folder / "message", huge, code=2)
    assert "not a key" in modforge("sign", huge, folder / "message", "-o", tmp_path / "out", code=1)
