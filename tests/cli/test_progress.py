"""What a command says of its progress, where there is a terminal and where there is none."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from modforge import cores
from modforge.cli import main
from modforge.cli.screen import progress
from modforge.cli.screen.progress import Display


def test_lines_come_ever_more_rarely(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    now = start = 50_000.0  # the clock counts from the start of the machine
    monkeypatch.setattr(progress.time, "monotonic", lambda: now)
    with Display("Squaring") as display:
        display.stage("Squaring", 1000)
        for second in range(400):
            now = start + second
            display.reach(second)
    told = capsys.readouterr().err.splitlines()
    assert told[0] == "Squaring: 0.4% after 4 s, about 17 min left"
    assert [line.split()[3] for line in told] == ["4", "8", "16", "32", "64", "124", "184", "244", "304", "364"]


def test_a_stage_that_turns_out_longer_keeps_its_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another total is no new beginning: the rest would then seem to take no time at all."""
    now = 50_000.0
    monkeypatch.setattr(progress.time, "monotonic", lambda: now)
    with Display("Measuring") as display:
        display.stage("Measuring", 10)
        now += 90.0
        display.stage("Measuring", 20, 2)
        display.reach(2)
    assert capsys.readouterr().err.splitlines()[-1] == "Measuring: 10.0% after 90 s, about 14 min left"


def test_short_work_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with Display("Squaring") as display:
        display.stage("Squaring", 10)
        display.reach(10)
    with Display("Proving") as display:
        display.note("3 cycles")
    assert capsys.readouterr().err == ""


def test_longer_work_says_what_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    with Display("Proving") as display:
        display._begin()
        display.note("3 cycles")
    with Display("Checking") as display:
        display.step("engine")
        display._begin()
        display.step("field C")
        display.done("engine")
        display.stage("Measuring", 3)
    display.stage("Silent when it is over")
    assert capsys.readouterr().err == "Proving\nengine\nfield C\nMeasuring\n"


def test_texts_and_remarks_do_not_wait(capsys: pytest.CaptureFixture[str]) -> None:
    with Display("Making") as display:
        display.text(["2^61 - 1", "library", "field code"])
        display.remark("GMP does not take part")
    shown = re.sub(r"\x1b\[\w+", "", capsys.readouterr().err)
    assert shown == "2^61 - 1\n  library\n  field code\n\nGMP does not take part\n"


ON_A_TERMINAL = """
from modforge.cli.screen import progress
progress.SECONDS = 0.0
with progress.Display("Checking") as display:
    display._begin()
    display.stage("Checking [all]", 3)
    display.step("engine [fast]")
    display.done("engine [fast]", cached=True)
    display.step("field C")
    display.remark("no GMP")
    display._bars._progress.refresh()
    display.stage("Squaring", 5000, 2500)
    display.note("quickly")
    display._bars._progress.refresh()
"""


def on_a_terminal(program: str, columns: int) -> str:
    """Return what a program shows on a terminal of so many columns."""
    ours, theirs = pty.openpty()
    environment = os.environ | {"TERM": "xterm", "COLUMNS": str(columns)}
    with subprocess.Popen([sys.executable, "-c", program], stderr=theirs, env=environment) as command:
        os.close(theirs)
        shown = b""
        try:
            while part := os.read(ours, 4096):
                shown += part
        except OSError:
            pass  # the other end is closed
    os.close(ours)
    assert command.returncode == 0
    return re.sub(r"\x1b\[[?\d;]*[a-zA-Z]", "", shown.decode())


def test_bars_on_a_terminal() -> None:
    text = on_a_terminal(ON_A_TERMINAL, 120)
    assert "Checking [all]" in text and "1/3" in text
    assert "1 known from earlier; field C" in text
    assert "no GMP" in text
    assert "Squaring" in text and "50%" in text and "quickly" in text
    assert "-:--" not in text


FORGE = """
import time
from modforge.cli.screen import progress
progress.SECONDS = 0.0
with progress.Display() as display:
    display._begin()
    display.stage("Checking and synthesizing", 120)
    for step in range(100):
        display.step(f"p2_255_19: synthesizing core mont_csa_r4 UltraScale+ {step}")
    for step in range(3):
        display.done(f"p2_255_19: synthesizing core mont_csa_r4 UltraScale+ {step}")
        time.sleep(0.05)
        display._bars._progress.refresh()
"""


def test_bars_take_one_line_of_80_columns() -> None:
    lines = re.split("[\r\n]+", on_a_terminal(FORGE, 80))
    shown = [line for line in lines if "3/120" in line]
    assert shown and all("Checking and synthesizing" in line and "left: 0:0" in line for line in shown)
    assert all(re.match("[\u2800-\u28ff]", line) for line in lines if line), "a line goes on below"
    assert max(map(len, lines)) <= 80
    assert "p2_255" in shown[-1]


def test_interrupted_with_the_status_of_a_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cores.CORES[0].__class__, "as_dict", interrupted)
    ended = CliRunner().invoke(main, ["core", "list", "--json"])
    assert (ended.exit_code, ended.stderr, ended.stdout) == (130, "\nStopped.\n", "")


def test_a_power_is_that_of_python(tmp_path: Path) -> None:
    """Modulo any number, which a file may hold."""
    (tmp_path / "n").write_text(f"{3**2000 - 1:#x}\n")
    for modulus, base, exponent in [("97", "5", "2^70"), (f"@{tmp_path}/n", "2^9 - 1", f"@{tmp_path}/n")]:
        n = 97 if modulus == "97" else 3**2000 - 1
        expected = pow(5, 2**70, n) if n == 97 else pow(511, n, n)
        arguments = ["crypto", "power", modulus, base, exponent]
        assert CliRunner().invoke(main, arguments).output == f"{expected:#x}\n"
        assert json.loads(CliRunner().invoke(main, [*arguments, "--json"]).output)["power"] == f"{expected:#x}"


def test_a_power_of_the_longest_numbers_tells_its_progress_and_ends(tmp_path: Path) -> None:
    (tmp_path / "n").write_text(hex((1 << 2**20) - 2**19 - 1))
    early = "from modforge.cli.screen import progress as p; p.SECONDS = 0.2; from modforge.__main__ import main; main()"
    command = [sys.executable, "-c", early, "crypto", "power", f"@{tmp_path}/n", "3", f"@{tmp_path}/n"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as child:
        assert child.stderr
        try:
            assert child.stderr.readline() == "Raising modulo 1048576 bits\n"
            told = [re.fullmatch(r"Raising .*: (\d+\.\d)% after .*\n", child.stderr.readline()) for _ in range(2)]
            parts = [float(line[1]) for line in told if line]
            assert len(parts) == 2
            assert parts == sorted(parts)
            child.send_signal(signal.SIGINT)
            assert child.communicate(timeout=20)[1].endswith("Stopped.\n")
            assert child.returncode == 130
        finally:
            child.kill()
