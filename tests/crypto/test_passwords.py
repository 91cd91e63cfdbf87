"""Passwords from files, pipes and the terminal."""

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from commands import modforge, needs_openssl, openssl

from modforge.crypto import EcPrivateKey, parse_public_key

KEY = EcPrivateKey.from_bytes("P-256", (7).to_bytes(32))
COMMAND = [sys.executable, "-m", "modforge", "crypto"]


def sealed(folder: Path, password: bytes) -> Path:
    file = folder / "key.pem"
    file.write_text(KEY.to_pem(password))
    return file


@pytest.mark.parametrize(
    ("password", "line"),
    [
        (b"a password", b"a password\r\n"),
        (b"a password", b"\xef\xbb\xbfa password\n"),
        (b"a password", b"\xef\xbb\xbfa password\r\nanother line"),
        (b"a password", b"a password"),
        (b"caf\xe9", b"caf\xe9\n"),
        ("café".encode(), "café\n".encode()),
        # As openssl reads the line.
        (b"a password\r", b"a password\r\n"),
        (b"\xef\xbb\xbfa password", b"\xef\xbb\xbfa password\n"),
        (b"", b""),
        (b"", b"\nanother line"),
    ],
)
def test_files(tmp_path, password, line):
    (tmp_path / "password").write_bytes(line)
    flags = ("--password-file", tmp_path / "password")
    modforge("public", sealed(tmp_path, password), "-o", tmp_path / "public.pem", *flags)
    assert parse_public_key((tmp_path / "public.pem").read_bytes()) == KEY.public_key
    (tmp_path / "password").write_bytes(b"another")
    refused = modforge("public", tmp_path / "key.pem", "-o", tmp_path / "public.pem", *flags, code=1)
    assert "password: not the one of this key" in refused


def test_new_keys_have_passwords_that_can_be_typed(tmp_path):
    flags = ("-o", tmp_path / "key.pem", "--password-file", tmp_path / "password")
    for line, reason in ((b"\r\n", "its first line is empty"), (b"caf\xe9", "not a text in UTF-8")):
        (tmp_path / "password").write_bytes(line)
        assert reason in modforge("keygen", "p256", *flags, code=2)
    (tmp_path / "password").write_bytes(b"\xef\xbb\xbfa password\r\n")
    modforge("keygen", "p256", *flags)
    assert parse_public_key((tmp_path / "key.pem").read_bytes(), "a password").kind == "P-256"


@needs_openssl
def test_openssl_takes_the_same_bytes(tmp_path):
    (tmp_path / "password").write_bytes(b"caf\xe9\r\n")
    (tmp_path / "plain.pem").write_text(KEY.to_pem())
    written = ("pkcs8", "-topk8", "-in", tmp_path / "plain.pem", "-out", tmp_path / "key.pem")
    openssl(*written, "-passout", f"file:{tmp_path / 'password'}")
    flags = ("--password-file", tmp_path / "password")
    modforge("public", tmp_path / "key.pem", "-o", tmp_path / "public.pem", *flags)
    assert parse_public_key((tmp_path / "public.pem").read_bytes()) == KEY.public_key


def typed(folder: Path, answer: bytes | None) -> tuple[int, bytes]:
    """Run the command on a terminal, and type an answer to its question, or Ctrl-C."""
    child, terminal = pty.fork()
    if child == 0:
        try:
            os.chdir(folder)
            os.execv(sys.executable, [*COMMAND, "public", "key.pem", "-o", "public.pem"])
        finally:
            os._exit(99)
    said = b""
    while b"Password of key.pem" not in said:
        said += os.read(terminal, 1000)
    time.sleep(0.2)  # until the echo is off
    os.write(terminal, b"\x03" if answer is None else answer + b"\n")
    while True:
        try:
            said += os.read(terminal, 1000)
        except OSError:
            break
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    return os.waitstatus_to_exitcode(status), said


@pytest.mark.few(2)
@pytest.mark.parametrize("password", [b"a password", b"caf\xe9", "café".encode(), b""])
def test_typed(tmp_path, password):
    sealed(tmp_path, password)
    code, said = typed(tmp_path, password)
    assert (code, b"Traceback" in said) == (0, False), said
    assert parse_public_key((tmp_path / "public.pem").read_bytes()) == KEY.public_key


def test_a_wrong_one_and_none(tmp_path):
    sealed(tmp_path, b"a password")
    code, said = typed(tmp_path, b"another")
    assert code == 1 and b"password: not the one of this key" in said
    code, said = typed(tmp_path, None)
    assert code == 128 + signal.SIGINT and b"Traceback" not in said


@pytest.mark.parametrize("password", [None, "a password"])
@pytest.mark.few(1)
def test_a_key_from_a_pipe_is_read_once(tmp_path, password):
    (tmp_path / "key.pem").write_text(KEY.to_pem(password))
    (tmp_path / "password").write_text("a password")
    (tmp_path / "message").write_bytes(b"a letter")
    options = "" if password is None else " --password-file <(cat password)"
    run = f"{sys.executable} -m modforge crypto"
    for command in (
        f"public <(cat key.pem) -o public.pem{options}",
        f"sign <(cat key.pem) <(cat message) -o signature{options}",
        "verify <(cat public.pem) <(cat message) <(cat signature)",
        f"verify <(cat key.pem) message signature{options}",
    ):
        done = subprocess.run(["bash", "-c", f"{run} {command}"], cwd=tmp_path, capture_output=True, check=False)
        assert done.returncode == 0, (command, done.stderr)


def test_a_symmetric_key_from_a_pipe(tmp_path):
    (tmp_path / "key").write_bytes(bytes(32))
    (tmp_path / "text").write_bytes(b"a letter")
    run = f"{sys.executable} -m modforge crypto"
    command = f"{run} encrypt <(cat key) text -o sealed && {run} decrypt <(cat key) sealed -o opened"
    subprocess.run(["bash", "-c", command], cwd=tmp_path, check=True)
    assert (tmp_path / "opened").read_bytes() == b"a letter"


def test_public_keys_in_pem_and_der(tmp_path):
    pem, der = tmp_path / "public.pem", tmp_path / "public.der"
    (tmp_path / "key.pem").write_text(KEY.to_pem())
    modforge("public", tmp_path / "key.pem", "-o", der, "--format", "der")
    assert der.read_bytes() == KEY.public_key.to_der()
    modforge("public", der, "-o", pem)
    assert pem.read_text() == KEY.public_key.to_pem()
    modforge("public", pem, "-o", tmp_path / "again.der", "--format", "der")
    assert (tmp_path / "again.der").read_bytes() == der.read_bytes()
