"""Files that ``modforge crypto`` reads stay as they are, wherever the result is to go; and names that are no files."""

import json
import os
import subprocess
import sys

import pytest
from commands import modforge

PASSWORD = b"a long password\n"


@pytest.fixture
def folder(tmp_path):
    """Keys, files and a password, with a command for each that reads them."""
    (tmp_path / "password").write_bytes(PASSWORD)
    (tmp_path / "text").write_bytes(b"a letter")
    encrypted = ("--password-file", tmp_path / "password")
    modforge("keygen", "ed25519", "-o", tmp_path / "sign.pem", *encrypted)
    modforge("keygen", "x25519", "-o", tmp_path / "alice.pem", *encrypted)
    modforge("keygen", "x25519", "-o", tmp_path / "bob.pem")
    modforge("keygen", "chacha20poly1305", "-o", tmp_path / "key")
    modforge("keygen", "rsa", "--bits", 1024, "-o", tmp_path / "open.pem", *encrypted)
    modforge("encrypt", tmp_path / "open.pub.pem", tmp_path / "text", "-o", tmp_path / "sealed")
    return tmp_path


COMMANDS = {
    "sign": ("sign.pem", "text", "--password-file", "password"),
    "public": ("sign.pem", "--password-file", "password"),
    "exchange": ("alice.pem", "bob.pub.pem", "--password-file", "password"),
    "encrypt": ("key", "text"),
    "decrypt": ("open.pem", "sealed", "--password-file", "password"),
}
CASES = [(name, read) for name, words in COMMANDS.items() for read in words if not read.startswith("--")]


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.few(4)
@pytest.mark.parametrize(("command", "read"), CASES)
def test_no_command_replaces_what_it_reads(folder, command, read):
    words = [word if word.startswith("--") else folder / word for word in COMMANDS[command]]
    (folder / "link").symlink_to(read)
    (folder / "hard").hardlink_to(folder / read)
    before = contents(folder)
    for output in (folder / read, folder / "link", folder / "hard", folder / ".." / folder.name / read):
        said = modforge(command, *words, "-o", output, code=2)
        assert said == f"Error: output: {output} is {folder / read}, which is read here and would be replaced; " + (
            "choose another file\n"
        )
    # The input itself may be given by another name, too.
    words = [folder / "link" if word == folder / read else word for word in words]
    assert "would be replaced" in modforge(command, *words, "-o", folder / read, code=2)
    assert contents(folder) == before
    modforge(command, *words, "-o", folder / "out")


def test_a_new_key_does_not_replace_its_password(folder):
    before = contents(folder)
    for password, output in (("password", "password"), ("sign.pub.pem", "sign.pem")):
        flags = ("--password-file", folder / password, "-o", folder / output)
        assert "is there already, and a key is never replaced" in modforge("keygen", "p256", *flags, code=1)
    assert contents(folder) == before


@pytest.mark.parametrize("kind", ["ed25519", "chacha20poly1305"])
def test_a_file_without_a_name(kind, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "'--output': the name is empty" in modforge("keygen", kind, "-o", "", code=2)
    assert not [*tmp_path.iterdir()]


def test_what_is_no_password(tmp_path):
    (tmp_path / "zero").write_bytes(b"a\0b\n")
    (tmp_path / "long").write_bytes(b"a" * 65_537)
    for file, says in (
        ("/dev/zero", "longer than 65536 bytes"),
        (tmp_path / "long", "longer than 65536 bytes"),
        (tmp_path / "zero", "has a zero byte"),
    ):
        said = modforge("keygen", "p256", "-o", tmp_path / "key.pem", "--password-file", file, code=2)
        assert said.startswith(f"Error: {file}: its first line ") and says in said
    assert sorted(path.name for path in tmp_path.iterdir()) == ["long", "zero"]
    (tmp_path / "long").write_bytes(b"a" * 65_535 + b"\n")
    modforge("keygen", "p256", "-o", tmp_path / "key.pem", "--password-file", tmp_path / "long")


@pytest.mark.parametrize("output", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
@pytest.mark.few(1)
def test_a_pipe_gets_the_result(folder, output):
    """Its name behind the link is one that no folder has."""
    command = [sys.executable, "-m", "modforge", "crypto"]
    bob = (str(folder / "bob.pem"), str(folder / "bob.pub.pem"))
    for words, length in ((("encrypt", folder / "key", folder / "text"), 36), (("exchange", *bob), 32)):
        done = subprocess.run([*command, *map(str, words), "-o", output], capture_output=True, check=False)
        assert (done.returncode, len(done.stdout), done.stderr) == (0, length, b"")


def test_input_and_output_may_be_one_device(folder):
    """As a terminal is, which is read and written."""
    reading, writing = os.openpty()
    try:
        os.write(reading, b"a letter\n\x04")
        command = [sys.executable, "-m", "modforge", "crypto", "encrypt", str(folder / "key"), "/dev/stdin"]
        done = subprocess.run(
            [*command, "-o", "/dev/stdout"],
            stdin=writing,
            stdout=writing,
            stderr=subprocess.PIPE,
            timeout=300,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, b"")
    finally:
        os.close(reading)
        os.close(writing)


def run(*words, data=b"", stdout=subprocess.PIPE):
    command = [sys.executable, "-m", "modforge", "crypto", *map(str, words)]
    return subprocess.run(command, input=data, stdout=stdout, stderr=subprocess.PIPE, check=False)


@pytest.mark.long
def test_a_dash_is_the_standard_input_and_output(folder):
    pem, text = (folder / "bob.pem").read_bytes(), (folder / "text").read_bytes()
    public = run("public", "-", "-o", "-", data=pem)
    assert (public.stdout, public.returncode) == ((folder / "bob.pub.pem").read_bytes(), 0)
    assert public.stderr == b"/dev/stdout: public key of X25519\n"
    sealed = run("encrypt", folder / "key", "-", "-o", "-", "--json", data=text)
    assert json.loads(sealed.stderr)["bytes"] == len(sealed.stdout) == 36
    opened = run("decrypt", folder / "key", "-", "-o", "-", data=sealed.stdout)
    assert (opened.stdout, opened.stderr, opened.returncode) == (text, b"", 0)
    password = ("--password-file", folder / "password")
    signature = run("sign", folder / "sign.pem", "-", "-o", "-", *password, data=text).stdout
    verified = run("verify", folder / "sign.pub.pem", folder / "text", "-", data=signature)
    assert (verified.stdout, verified.stderr) == (b"valid\n", b"")
    converted = run("convert", "-", "-o", "-", data=pem)
    assert (converted.stdout, converted.stderr) == (pem, b"/dev/stdout: private key of X25519\n")
    refused = run("convert", "-", "-o", "-", data=b"?")
    assert refused.stdout == b"" and refused.stderr.startswith(b"Error: /dev/stdin: key: not a key, but a text without")


@pytest.mark.long
def test_the_standard_input_is_read_from_where_it_is_and_the_output_goes_on(folder):
    (folder / "both").write_bytes(b"a line\n" + (folder / "bob.pem").read_bytes())
    for source, output, times in (("bob.pem", "-", 2), ("bob.pem", "/dev/stdout", 2), ("-", "-", 1)):
        (folder / "out").write_bytes(b"head\n")
        with (folder / "both").open("rb") as stdin, (folder / "out").open("ab") as stdout:
            os.lseek(stdin.fileno(), 7, os.SEEK_SET)
            for _ in range(times):
                command = [sys.executable, "-m", "modforge", "crypto", "public", source, "-o", output]
                subprocess.run(command, stdin=stdin, stdout=stdout, stderr=subprocess.DEVNULL, cwd=folder, check=True)
        assert (folder / "out").read_bytes() == b"head\n" + times * (folder / "bob.pub.pem").read_bytes()


def test_what_a_dash_does_not_do(folder):
    assert "- stands for two here" in run("sign", "-", "-", "-o", folder / "out").stderr.decode()
    reading, writing = os.openpty()
    try:
        for words in (("convert", folder / "bob.pem"), ("decrypt", folder / "key", folder / "sealed")):
            done = run(*words, "-o", "-", stdout=writing)
            assert (done.returncode, done.stderr[:37]) == (2, b"Error: output: a secret, which is not")
    finally:
        os.close(reading)
        os.close(writing)
