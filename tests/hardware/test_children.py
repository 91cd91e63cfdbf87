"""What a program has started ends with it, however it is left."""

import os
import select
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from modforge.hardware.children import child, logged

BELOW = "import signal, time; signal.signal(signal.SIGINT, signal.SIG_IGN); print('ready', flush=True); time.sleep(600)"
"""What minds no Ctrl-C, as a simulator with a bench in it does not."""

ABOVE = [sys.executable, "-c", f"import subprocess, sys; subprocess.run([sys.executable, '-c', {BELOW!r}])"]
DROPS = [sys.executable, "-c", f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {BELOW!r}])"]
"""Programs that start it: the first waits for it, the second ends before."""


def leave(command: list[str], ending: BaseException | int) -> int:
    """Start the program and leave it this way; return what reads as its end when all that print are gone."""
    with child(command, subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        left.append(os.dup(process.stdout.fileno()))
        if isinstance(ending, BaseException):
            raise ending
        os.kill(os.getpid(), ending)
        signal.pause()
    raise AssertionError


left: list[int] = []


def check_that_all_have_ended() -> None:
    output = left.pop()
    assert select.select([output], [], [], 20)[0], "something still holds the output"
    assert os.read(output, 100) == b""
    os.close(output)


@pytest.mark.parametrize("command", [ABOVE, DROPS])
def test_exception(command: list[str]) -> None:
    with pytest.raises(KeyboardInterrupt):
        leave(command, KeyboardInterrupt())
    check_that_all_have_ended()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_signal(number: int) -> None:
    outside = signal.signal(number, signal.SIG_DFL)  # which is to ignore it where nohup runs the tests
    try:
        with pytest.raises(SystemExit, match=str(128 + number)):
            leave(ABOVE, number)
        check_that_all_have_ended()
        assert signal.getsignal(number) is signal.SIG_DFL
    finally:
        signal.signal(number, outside)


def test_signal_that_is_ignored_stays_so() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with child([sys.executable, "-c", ""], subprocess.DEVNULL):
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


def test_status_and_log(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import sys; print('out'); print('err', file=sys.stderr); sys.exit(3)"]
    statuses = []
    thread = threading.Thread(
        target=lambda: statuses.append(logged(command, tmp_path / "log", environment=os.environ, folder=tmp_path))
    )
    thread.start()
    thread.join()
    assert statuses == [3]
    assert sorted((tmp_path / "log").read_text().split()) == ["err", "out"]
