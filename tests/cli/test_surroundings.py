"""The command where files, encodings and terminals are not as they should be."""

import functools
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from cases import first
from modforge import vdf
from modforge.cli import main
from modforge.cli.screen.signs import NAMES
from modforge.plan import parse_modulus

N = parse_modulus("rsa-1024").value


def run(*arguments: str | bytes, stdout: int | None = subprocess.PIPE, **environment: str):
    command = [sys.executable, "-m", "modforge", *arguments]
    return subprocess.run(
        command, stdout=stdout, stderr=subprocess.PIPE, env=os.environ | environment, timeout=120, check=False
    )


def refused(done) -> str:
    """Return the one line with which the command ends, after those of progress, which a slow machine shows."""
    lines = done.stderr.decode().splitlines()
    (line,) = [each for each in lines if not re.fullmatch(r"\w+: \w+", each)]
    assert done.returncode in (1, 2)
    assert line.startswith("Error: ")
    return line


@pytest.mark.parametrize("encoding", first(1, ["ascii", "latin-1"]))
@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["plan", "2^255 - 19"], "pseudo-Mersenne, 2^255 - 19, prime"),
        (["core", "show", "mont_csa_r4"], "ceil(k/2) + 2"),
        (["field", "2^61 - 1", "--explain"], "2^61 == 1"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
@pytest.mark.long
def test_signs_have_names_where_the_output_lacks_them(arguments, part, encoding):
    done = run(*arguments, PYTHONIOENCODING=encoding)
    assert done.returncode == 0, done.stderr
    assert part in done.stdout.decode(encoding)


@pytest.mark.parametrize("command", ["crypto keygen ed25519 -o key.pem", "field 97 -o .", "doctor"])
def test_a_folder_that_was_removed_is_named(tmp_path, monkeypatch, command):
    folder = tmp_path / "gone"
    folder.mkdir()
    monkeypatch.chdir(folder)
    folder.rmdir()
    done = CliRunner().invoke(main, command.split())
    assert (done.exit_code, "the current folder is not there any more" in done.output) == (1, True), done.output


def test_every_sign_of_the_source_has_a_name():
    assert all(sign.isascii() is False and name.isascii() for sign, name in NAMES.items())


@pytest.mark.parametrize("arguments", [["--help"], ["field", "--help"], ["moduli"], ["plan", "3"]], ids=" ".join)
@pytest.mark.few(1)
def test_a_full_disk_gives_one_line(arguments):
    with Path("/dev/full").open("wb") as full:
        assert "No space left" in refused(run(*arguments, stdout=full.fileno()))


@pytest.mark.parametrize("width", ["0", "99999999999"])
@pytest.mark.long
def test_a_width_of_nothing_or_far_too_much_is_not_taken_at_its_word(width):
    assert "rsa-2048" in run("moduli", COLUMNS=width).stdout.decode()
    assert "multiplier" in run("core", "show", "mont_csa42", COLUMNS=width).stdout.decode()


@pytest.mark.parametrize(
    ("content", "says"), [(b"\xff\xfe", "not valid UTF-8 at byte 0"), (b"1" * 600_000, "longer than 500000 bytes")]
)
@pytest.mark.few(1)
def test_files_that_hold_no_number_are_refused(tmp_path, content, says):
    (tmp_path / "n").write_bytes(content)
    for arguments in ([f"@{tmp_path}/n", "3", "--start", "2"], ["rsa-1024", "3", "--start", f"@{tmp_path}/n"]):
        assert says in refused(run("vdf", "eval", *arguments, "-o", str(tmp_path / "out")))


@pytest.mark.long
def test_numbers_are_not_read_from_pipes_and_devices(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for name, kind in ((tmp_path / "pipe", "a pipe"), ("/dev/zero", "a device"), (tmp_path, "a folder")):
        for arguments in ([f"@{name}", "3", "--start", "2"], ["97", f"@{name}", "--start", "2"]):
            line = refused(run("vdf", "eval", *arguments, "-o", str(tmp_path / "out")))
            assert f"{name}: is {kind}, where a file is needed" in line


def closed(redirection: str, *arguments: str):
    """Run the command with a stream closed."""
    command = ["sh", "-c", f'exec "$0" -m modforge "$@" {redirection}', sys.executable, *arguments]
    return subprocess.run(command, stdin=subprocess.PIPE, capture_output=True, timeout=120, check=False)


@pytest.mark.parametrize("arguments", [["plan", "97"], ["--help"], ["field", "--help"]], ids=" ".join)
@pytest.mark.few(1)
def test_a_closed_output_is_refused(arguments):
    assert "the standard output is closed; let it go to /dev/null" in refused(closed(">&-", *arguments))
    assert closed(">&- 2>&-", *arguments).returncode == 1


def test_a_closed_input_is_refused(tmp_path):
    """It was taken for an empty one, which was signed."""
    key, output = str(tmp_path / "key.pem"), tmp_path / "out"
    run("crypto", "keygen", "ed25519", "-o", key)
    done = closed("<&-", "crypto", "sign", key, "-", "-o", str(output))
    assert refused(done) == "Error: -: the standard input is closed"
    assert not output.exists()


def test_no_file_takes_the_place_of_a_closed_stream(tmp_path):
    done = closed("<&- 2>&-", "vdf", "eval", "rsa-1024", "3", "--start", "2", "-o", str(tmp_path / "out"))
    assert done.returncode == 0 and b"y = 0x100\n" in done.stdout


def test_a_password_is_not_asked_for_where_the_input_is_closed(tmp_path):
    (tmp_path / "password").write_text("a password")
    key = str(tmp_path / "key.pem")
    run("crypto", "keygen", "ed25519", "-o", key, "--password-file", str(tmp_path / "password"))
    assert "a password is needed: give --password-file" in refused(
        closed("<&-", "crypto", "public", key, "-o", str(tmp_path / "public"))
    )


def test_no_memory_gives_one_line(monkeypatch):
    def none(**_):
        raise MemoryError

    monkeypatch.setattr("modforge.cli.moduli.moduli.callback", none)
    result = CliRunner().invoke(main, ["moduli"])
    assert result.exit_code == 1
    assert result.output.startswith("Error: the memory of this machine is not enough for this; take a smaller file")


@pytest.mark.parametrize("encoding", first(1, ["utf-8", "ascii"]))
@pytest.mark.parametrize(
    "name", [b"c.json", b"c\xff.json", b"c\xff7'\n.json", "ö.json".encode(), b"-c.json", b"two words"]
)
@pytest.mark.few(1)
def test_a_shell_finds_the_files_of_the_hints(tmp_path, name, encoding):
    def modforge(*arguments):
        command = [sys.executable, "-m", "modforge", *arguments]
        environment = os.environ | {"PYTHONIOENCODING": encoding}
        done = subprocess.run(command, capture_output=True, env=environment, cwd=tmp_path, timeout=120, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout.rpartition(b"it: ")[2].strip()

    def paste(hint):
        words = ["bash", "-c", b"for word in " + hint + b'; do printf "%s\\0" "$word"; done']
        return subprocess.run(words, capture_output=True, check=True).stdout.split(b"\0")[1:-1]

    prove = paste(modforge("vdf", "eval", "rsa-1024", "3", "--start", "2", "-o", name))
    assert (tmp_path / os.fsdecode(name)).samefile(tmp_path / os.fsdecode(prove[-1]))
    verify = paste(modforge(*prove))
    assert modforge(*verify).startswith(b"valid")


@pytest.mark.long
def test_a_name_without_room_for_those_beside_it(tmp_path):
    def name(bytes_, suffix=""):
        return str(tmp_path / ("a" * (bytes_ - len(suffix)) + suffix))

    (tmp_path / "in.csv").write_text("x\n3\n")
    commands = [
        (234, ".json", "*.powers", ["vdf", "eval", "rsa-1024", "3", "--start", "2"]),
        (234, "", ".tmp", ["vdf", "prove", name(234, ".json")]),
        (251, ".pem", "*.pub", ["crypto", "keygen", "ed25519"]),
        (248, ".csv", ".*.parts", ["batch", "invert", str(tmp_path / "in.csv"), "--column", "x", "--modulus", "97"]),
    ]
    for most, suffix, beside, command in commands:
        done = run(*command, "-o", name(most + 1, suffix))
        line = done.stderr.decode().splitlines()[-1]  # a slow machine shows progress before it
        assert done.returncode == 2
        assert "the name is too long" in line and beside in line and f"at most {most} bytes" in line
        done = run(*command, "-o", name(most, suffix))
        assert done.returncode == 0, done.stderr


def test_a_message_may_be_any_bytes(tmp_path):
    done = run("vdf", "eval", "rsa-1024", "3", "--message", b"\xff", "-o", str(tmp_path / "out"))
    assert done.returncode == 0, done.stderr
    assert f"x = {vdf.canonical_start(N, bytes([255])):#x}" in done.stdout.decode()


def test_a_start_may_be_negative(tmp_path):
    done = run("vdf", "eval", "rsa-1024", "3", "--start=-2", "-o", str(tmp_path / "out"))
    assert done.returncode == 0, done.stderr
    assert "x = 0x2\n" in done.stdout.decode()
    assert vdf.canonical_start(N, -2) == vdf.canonical_start(N, 2) == vdf.canonical_start(N, N - 2) == 2


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("simulate", "mont_csa42", "--bits", "5", "--simulator", "icarus", "--cases", "3"), "cases right"),
        (("synthesize", "mont_csa42", "--bits", "5", "--family", "ecp5", "--no-verify"), "LUT"),
        (("prove", "mont_csa42", "--bits", "2"), "proved by induction"),
    ],
    ids=lambda value: value[0],
)
@pytest.mark.long
def test_figures_are_shown_where_the_cache_cannot_be_written(tmp_path, arguments, part):
    (tmp_path / "file").touch()
    done = run("core", *arguments, MODFORGE_CACHE=f"{tmp_path}/file/cache")
    assert done.returncode == 0, done.stderr
    assert part in done.stdout.decode()
    assert f"Not stored: the results in {tmp_path}/file/cache/results.duckdb cannot be used" in done.stderr.decode()


@pytest.mark.parametrize("begin", [["-m", "modforge"], ["-c", "from modforge.__main__ import main; main()"]])
def test_an_interrupt_while_the_command_is_loaded_ends_it_with_one_line(tmp_path, begin):
    (tmp_path / "click.py").write_text("import os, signal, time\nos.kill(os.getpid(), signal.SIGINT)\ntime.sleep(60)\n")
    # What runs in the background of a shell inherits that it ignores interrupts.
    heed = functools.partial(signal.signal, signal.SIGINT, signal.default_int_handler)
    paths = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, *begin, "moduli"],
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        preexec_fn=heed,
        check=False,
    )
    assert (done.returncode, done.stderr) == (130, "\nStopped.\n")


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_a_name_that_is_no_utf_8_is_printed_as_it_is(tmp_path, encoding):
    name = os.fsencode(tmp_path) + b"/\xc3\xa9\xff.pem"
    done = run("crypto", "keygen", "ed25519", "-o", name, PYTHONIOENCODING=encoding)
    assert done.returncode == 0, done.stderr
    shown = name if encoding == "utf-8" else name.replace(b"\xc3\xa9", b"e")
    assert done.stdout.startswith(shown + b": private key")


@pytest.mark.few(2)
@pytest.mark.parametrize(
    "command",
    [["vdf", "prove", ""], ["bench", "fields", "--plot", ""], ["field", "97", "-o", ""], ["forge", "97", "-o", ""]],
    ids=" ".join,
)
def test_a_file_or_folder_without_a_name(command):
    assert "the name is empty" in refused(run(*command))
