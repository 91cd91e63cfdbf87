"""Random values of options: a command answers with what it is for, or with one sentence, never with a traceback."""

import shutil
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from modforge import crypto
from modforge.cli import main

# Those whose work is short whatever is asked of them.
COMMANDS = [
    ("plan",),
    ("moduli",),
    ("field",),
    ("core", "list"),
    ("core", "show"),
    ("core", "emit"),
    ("vdf", "verify"),
    ("advise",),
]

TEXTS = st.one_of(
    st.sampled_from(["", "-", "--", "-1", "0", "1", "8", "64", "255", "1e9", "99999999999999999999", "0x10", "NaN"]),
    st.sampled_from(["2^61 - 1", "p256", "rsa-1024", "mont_csa42", "mont_fios", "inv_divstep", "C", "sv", "lanes"]),
    st.sampled_from(["Digits=0", "Digits=x", "=", "a=b=c", "x" * 3000, "\xe9", "\udc80", "\x1b[31m", "\n"]),
    st.sampled_from(["../..", "/dev/null", "/proc/self/mem", "@", "@/nowhere", "@/dev/null"]),
    st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=20),
)


def command(path: tuple[str, ...]) -> click.Command:
    found: click.Command = main
    for name in path:
        assert isinstance(found, click.Group)
        found = found.get_command(click.Context(found), name)
    return found


def arguments(path: tuple[str, ...]) -> st.SearchStrategy[list[str]]:
    """Words behind a command: its options with any values, and arguments in between."""
    options = [name for one in command(path).params if isinstance(one, click.Option) for name in one.opts]
    where_files_go = {"-o", "--output", "--output-directory", "--directory"}
    given = st.tuples(st.sampled_from(sorted({*options} - where_files_go) or ["--help"]), TEXTS).map(list)
    words = st.one_of(
        given, TEXTS.map(lambda text: [text]), st.just(["2^61 - 1"]), st.just(["mont_csa42", "--bits", "8"])
    )
    return st.lists(words, max_size=5).map(lambda found: [word for words in found for word in words])


@pytest.mark.parametrize("examples", [25, pytest.param(3_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
@pytest.mark.few(4)
def test_a_command_answers(path, examples, tmp_path, monkeypatch):
    monkeypatch.setenv("MODFORGE_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)

    @settings(max_examples=examples)
    @given(arguments(path))
    def run(words):
        answers([*path, *words])

    run()


def answers(words):
    result = CliRunner().invoke(main, words, input=b"2\n3\n")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code in (0, 1, 2)
    if result.exit_code:
        assert "error" in result.output.lower() or "Usage" in result.output


STARTS = [
    "batch powmod in.csv --column x --exponent column:e --modulus 97 -o out.csv",
    "batch mulmod in.csv --column x --factor 3 --modulus column:e -o out.csv",
    "batch invert in.csv --column x --modulus 97 --on-error null -o out.csv",
    "batch fixed-base in.csv --column e --base 3 --modulus 97 -o out.csv",
    "crypto sign ed25519.pem in.csv -o signature",
    "crypto verify p256.pub.pem in.csv signature --form raw",
    "crypto encrypt rsa.pub.pem in.csv -o sealed --padding oaep",
    "crypto decrypt stream.key sealed -o opened",
    "crypto exchange x25519.pem x25519.pub.pem -o shared",
    "crypto public rsa.pem -o out",
    "crypto convert p256.pem -o out --form der",
    "crypto keygen ed25519 -o new.pem --password-file in.csv",
]
FILES = ["in.csv", "ed25519.pem", "p256.pub.pem", "rsa.pem", "stream.key", "signature", "none", ".", "new.csv", "-"]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("files")
    keys = [("ed25519", crypto.Ed25519PrivateKey.generate()), ("p256", crypto.EcPrivateKey.generate())]
    keys += [("x25519", crypto.X25519PrivateKey.generate()), ("rsa", crypto.RsaPrivateKey.generate(1024))]
    for name, key in keys:
        crypto.write_keys(key, folder / f"{name}.pem", folder / f"{name}.pub.pem")
    (folder / "stream.key").write_bytes(bytes(32))
    (folder / "signature").write_bytes(bytes(64))
    (folder / "sealed").write_bytes(bytes(64))
    (folder / "in.csv").write_text("x,e\n2,3\n5,97\n", encoding="ascii")
    return folder


def changed(start: str) -> st.SearchStrategy[list[str]]:
    """A command that works, with some of its words changed and others put between them."""
    words = start.split()
    options = [name for one in command(tuple(words[:2])).params if isinstance(one, click.Option) for name in one.opts]
    other = st.one_of(TEXTS, st.sampled_from(FILES))
    given = st.tuples(st.sampled_from(sorted({*options} - {"--cluster"})), other)
    places = st.integers(2, len(words))
    return st.lists(
        st.tuples(places, st.booleans(), st.one_of(given, other.map(lambda word: (word,)))), max_size=3
    ).map(lambda changes: with_changes(words, changes))


def with_changes(words: list[str], changes: list[tuple[int, bool, tuple[str, ...]]]) -> list[str]:
    found = [*words]
    for place, replaces, new in changes:
        found[place : place + replaces] = new
    return found


@pytest.mark.parametrize("examples", [12, pytest.param(1_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("start", STARTS, ids=lambda start: " ".join(start.split()[:2]))
@pytest.mark.few(4)
def test_a_changed_command_answers(start, examples, files, tmp_path, monkeypatch):
    monkeypatch.setenv("MODFORGE_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)

    @settings(max_examples=examples)
    @given(changed(start))
    def run(words):
        for file in files.iterdir():
            shutil.copy(file, tmp_path)  # a command may replace what it read before
        answers(words)
        assert [found.name for found in tmp_path.iterdir() if found.name.startswith(".")] == []

    run()
