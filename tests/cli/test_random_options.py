"""Random values of options: a command answers with what it is for, or with one sentence, never with a traceback."""

import click
import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

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
        result = CliRunner().invoke(main, [*path, *words])
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert result.exit_code in (0, 1, 2)
        if result.exit_code:
            assert "error" in result.output.lower() or "Usage" in result.output

    run()
