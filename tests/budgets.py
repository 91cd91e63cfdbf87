"""What the tests of a room may cost: CPU seconds of all its tests, whose sum must stay below ``budgets.toml``.

A room is a folder of ``tests``, together with the examples in the package's folder of the same name. CPU seconds, with
those of the programs that a test starts, hardly depend on what else the machine does. They depend on the machine: a
slow one gets as much more as it needs more for a piece of work that is the same everywhere.
"""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from fixed_work import slowdown


def used() -> float:
    """Return the CPU seconds of this process and of the programs that it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def room(nodeid: str) -> str:
    """Return the room of a test: ``tests/ROOM/...`` or ``python/modforge/ROOM/...``, else ``package``.

    >>> room("tests/field/programs/test_solver.py::test_it"), room("python/modforge/machine.py::modforge.machine.cpu")
    ('field', 'package')
    """
    parts = nodeid.partition("::")[0].split("/")
    depth = 2 if parts[0] == "python" else 1
    return parts[depth] if len(parts) > depth + 1 else "package"


class Budgets:
    """A plugin of pytest that fails the run if a room costs more than its budget."""

    def __init__(self, path: Path) -> None:
        self.seconds: dict[str, float] = tomllib.loads(path.read_text(encoding="utf-8"))["seconds"]
        self.path = path
        self.slowdown = slowdown()
        self.spent: Counter[str] = Counter()
        self.started = used()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Iterator[None]:
        self.started = used()
        return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if call.when == "teardown":
            item.user_properties.append(("cpu_seconds", used() - self.started))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.spent[room(report.nodeid)] += sum(v for key, v in report.user_properties if key == "cpu_seconds")

    def over(self) -> list[str]:
        """Return a line for each room that costs more than it may."""
        return [
            f"tests of {room} took {spent:.1f} CPU seconds; their budget in {self.path.name} is {allowed:.1f}"
            for room, spent in self.spent.items()
            if spent > (allowed := self.seconds.get(room, 0) * self.slowdown) or room not in self.seconds
        ]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.slowdown = max(self.slowdown, slowdown())
        if self.over() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for line in self.over():
            terminalreporter.write_line(line, red=True)
        for name, spent in self.spent.most_common():
            terminalreporter.write_line(f"{name:12} {spent:7.1f} CPU seconds of {self.seconds.get(name, 0)}")
