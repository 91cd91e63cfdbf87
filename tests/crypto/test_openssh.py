"""Private keys as ssh-keygen writes them."""

import base64
import shutil
import subprocess
from pathlib import Path

import pytest

from modforge.crypto import (
    EcPublicKey,
    Ed25519PublicKey,
    KeyFileError,
    PasswordError,
    RsaPublicKey,
    parse_private_key,
    parse_public_key,
)

pytestmark = pytest.mark.skipif(shutil.which("ssh-keygen") is None, reason="ssh-keygen is not installed")

KINDS = {
    "ed25519": (),
    "ecdsa": ("-b", "256"),
    "ecdsa-384": ("-b", "384"),
    "ecdsa-521": ("-b", "521"),
    "rsa": ("-b", "1024"),
}


def keygen(file: Path, kind: str, password: str, *options: str) -> bytes:
    command = ["ssh-keygen", "-q", "-t", kind.partition("-")[0], *KINDS[kind], "-N", password, "-a", "2", *options]
    subprocess.run([*command, "-C", "me", "-f", file], check=True)
    return file.read_bytes()


def strings(data: bytes) -> list[bytes]:
    found = []
    while data:
        length = int.from_bytes(data[:4])
        found.append(data[4 : 4 + length])
        data = data[4 + length :]
    return found


def public_key(file: Path) -> RsaPublicKey | EcPublicKey | Ed25519PublicKey:
    """By the public file beside the private one."""
    match strings(base64.b64decode(file.with_name(file.name + ".pub").read_text().split()[1])):
        case b"ssh-rsa", e, n:
            return RsaPublicKey.from_numbers(int.from_bytes(n), int.from_bytes(e))
        case b"ssh-ed25519", point:
            return Ed25519PublicKey.from_bytes(point)
        case _, curve, point:
            return EcPublicKey.from_bytes(f"P-{curve.decode()[-3:]}", point)
    raise AssertionError(file)


@pytest.mark.parametrize("kind", KINDS)
def test_keys(tmp_path, kind):
    text = keygen(tmp_path / "key", kind, "")
    assert text.startswith(b"-----BEGIN OPENSSH PRIVATE KEY-----")
    key = parse_private_key(text)
    assert key.public_key == public_key(tmp_path / "key") == parse_public_key(text)


@pytest.mark.parametrize("cipher", ["aes256-ctr", "aes128-ctr", "aes192-cbc", "aes256-cbc"])
def test_encrypted_keys(tmp_path, cipher):
    text = keygen(tmp_path / "key", "ed25519", "a password", "-Z", cipher)
    assert parse_private_key(text, "a password").public_key == public_key(tmp_path / "key")
    with pytest.raises(PasswordError, match=r"^key: encrypted, so a password is needed$"):
        parse_private_key(text)
    for wrong in ("A password", ""):
        with pytest.raises(PasswordError, match=r"^password: not the one of this key$"):
            parse_private_key(text, wrong)


def test_what_is_refused(tmp_path):
    text = keygen(tmp_path / "key", "ed25519", "a password", "-Z", "aes256-gcm@openssh.com")
    with pytest.raises(
        KeyFileError, match=r'not read, the cipher "aes256-gcm@openssh\.com" of OpenSSH: `ssh-keygen -p -Z aes256-ctr'
    ):
        parse_private_key(text, "a password")
    data = base64.b64decode(b"".join(keygen(tmp_path / "other", "ed25519", "").splitlines()[1:-1]))
    for length in range(0, len(data), 7):
        body = base64.b64encode(data[:length])
        with pytest.raises(KeyFileError):
            parse_private_key(
                b"-----BEGIN OPENSSH PRIVATE KEY-----\n" + body + b"\n-----END OPENSSH PRIVATE KEY-----\n"
            )
    costly = base64.b64decode(b"".join(keygen(tmp_path / "costly", "ed25519", "x").splitlines()[1:-1]))
    costly = costly.replace(b"\0\0\0\2\0\0\0\1", b"\0\0\xff\2\0\0\0\1")
    body = base64.b64encode(costly)
    with pytest.raises(KeyFileError, match="costs 65282 rounds of bcrypt, and at most 256 are computed"):
        parse_private_key(
            b"-----BEGIN OPENSSH PRIVATE KEY-----\n" + body + b"\n-----END OPENSSH PRIVATE KEY-----\n", "x"
        )


def test_the_form_of_rfc_4716_is_named_with_what_converts_it(tmp_path):
    keygen(tmp_path / "key", "ed25519", "")
    command = ["ssh-keygen", "-e", "-f", tmp_path / "key.pub"]
    file = tmp_path / "key.ssh2"
    file.write_bytes(subprocess.run(command, check=True, capture_output=True).stdout)
    assert file.read_text().startswith("---- BEGIN SSH2 PUBLIC KEY ----")
    for content in (file.read_bytes(), b"\xef\xbb\xbf\n" + file.read_bytes()):
        for parse in (parse_private_key, parse_public_key):
            with pytest.raises(KeyFileError, match="not a key, but the form of RFC 4716"):
                parse(content)
    private = file.read_bytes().replace(b"SSH2 PUBLIC", b"SSH2 ENCRYPTED PRIVATE")
    with pytest.raises(KeyFileError, match=r"ssh\.com's form"):
        parse_private_key(private)


def test_the_commands_that_convert_the_form_of_rfc_4716(tmp_path):
    keygen(tmp_path / "key", "rsa", "")
    for file, *options in (
        ("ssh2", "-e", "-f", "key.pub"),
        ("pub2", "-i", "-f", "ssh2"),
        ("pem", *["-e", "-m", "PKCS8", "-f", "pub2"]),
    ):
        done = subprocess.run(["ssh-keygen", *options], check=True, capture_output=True, cwd=tmp_path)
        (tmp_path / file).write_bytes(done.stdout)
    assert parse_public_key((tmp_path / "pem").read_bytes()) == public_key(tmp_path / "key")
