"""Tables and lines on a narrow screen: no word is broken, nothing is cut."""

import os
import pty
import re
import subprocess
import sys

import pytest
from click.testing import CliRunner

from modforge.cli import main

LINES = "─━│┃┏┓┗┛┡┩├┤┬┴┼╇╈┳┻└┘"


def words(text: str) -> set[str]:
    return {*re.sub(f"[{LINES}]", " ", text).replace(":", " ").replace(",", " ").split()}


@pytest.mark.parametrize("columns", [80, 40])
@pytest.mark.parametrize("command", [["moduli"], ["core", "list"], ["bench", "cores"]], ids=" ".join)
@pytest.mark.few(1)
def test_words_of_tables_stay_whole(command, columns, monkeypatch, tmp_path):
    monkeypatch.setenv("MODFORGE_CACHE", str(tmp_path))
    shown = {}
    for width in (300, columns):
        monkeypatch.setenv("COLUMNS", str(width))
        done = CliRunner().invoke(main, command)
        assert done.exit_code == 0
        shown[width] = done.stdout
    assert words(shown[columns]) <= words(shown[300])
    if columns == 80 or command[0] == "core":
        assert max(map(len, re.sub("(?m)^  modforge .*", "", shown[columns]).splitlines())) <= 80


def test_the_list_of_cores_has_a_line_for_each():
    lines = CliRunner().invoke(main, ["core", "list"]).stdout.splitlines()
    assert len([line for line in lines if line.startswith((" mont_", " inv_", " square_", " rsa_", " vdf_"))]) == 11
    assert len(lines) == 15


def on_a_terminal(*arguments: str, columns: int, piped: bool = False) -> str:
    """Return what a command prints whose error stream is a terminal of so many columns, and its output unless piped."""
    main_end, terminal = pty.openpty()
    subprocess.run(["stty", "cols", str(columns)], stdin=terminal, check=True)
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    with subprocess.Popen(
        [sys.executable, "-m", "modforge", *arguments],
        stdout=subprocess.PIPE if piped else terminal,
        stderr=terminal,
        env=environment | {"TERM": "dumb"},
    ) as process:
        os.close(terminal)
        parts = []
        if piped:
            parts.append(process.stdout.read())
        try:
            while part := os.read(main_end, 1 << 16):
                parts.append(b"" if piped else part)
        except OSError:  # nobody has the other end
            pass
    os.close(main_end)
    assert process.returncode == 0
    return b"".join(parts).decode().replace("\r", "")


@pytest.mark.long
def test_lines_on_a_terminal_are_wrapped_at_words():
    wide = on_a_terminal("plan", "2^255 - 19", columns=400)
    narrow = on_a_terminal("plan", "2^255 - 19", columns=60)
    assert max(map(len, narrow.splitlines())) <= 60 < max(map(len, wide.splitlines()))
    assert narrow.split() == wide.split()


def test_what_goes_through_a_pipe_has_the_width_of_the_terminal():
    assert max(map(len, on_a_terminal("moduli", columns=70, piped=True).splitlines())) <= 70
