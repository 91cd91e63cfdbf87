"""What a command says of its progress where there is no terminal."""

import pytest
from click.testing import CliRunner

from modforge.cli import main, watch
from modforge.hardware import catalogue


def test_lines_come_ever_more_rarely(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    monkeypatch.setattr(watch.time, "monotonic", lambda: now)
    with watch.Count("Squaring") as count:
        count.begin(1000)
        for second in range(400):
            now = float(second)
            count.done(second)
    told = capsys.readouterr().err.splitlines()
    assert told[0] == "Squaring: 0.4% after 4 s"
    assert [line.split()[-2] for line in told] == ["4", "8", "16", "32", "64", "124", "184", "244", "304", "364"]


def test_short_work_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with watch.Count("Squaring") as count:
        count.begin(10)
        count.done(10)
    with watch.working("Proving") as heard:
        heard("Proving, 3 cycles")
    assert capsys.readouterr().err == ""


def test_longer_work_says_what_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    begun = []
    monkeypatch.setattr(watch.Patience, "__enter__", lambda self: begun.append(self) or self)
    with watch.working("Proving"):
        begun[0]._begin()
    with watch.Count("Placing"):
        begun[1]._begin()
    assert capsys.readouterr().err == "Proving\nPlacing\n"


def test_interrupted_with_the_status_of_a_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(catalogue.CORES[0].__class__, "as_dict", interrupted)
    ended = CliRunner().invoke(main, ["core", "list", "--json"])
    assert (ended.exit_code, ended.stderr, ended.stdout) == (130, "\nStopped.\n", "")
