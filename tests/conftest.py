"""Tests marked ``long`` run with --long only, as ``make test-all`` does; and what the tests of several files share."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import settings

from budgets import Budgets
from cases import left_out
from modforge import bench
from modforge.hardware.run_time import run_time
from modforge.hardware.tools import child_environment, verilator_directory
from modforge.results import build_directory

# Folders whose files take tens of seconds: begun first, so that no process is left alone with one at the end.
SLOWEST = ("cores", "forge", "soc", "hardware", "field")

# No test fails because a machine is slow, nor by chance: only --long looks for new cases each time, and for a hundred.
settings.register_profile("modforge", deadline=None, derandomize=True, max_examples=15)
settings.register_profile("long", deadline=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the tests marked long, too")
    parser.addoption("--budgets", action="store_true", help="show each room's CPU seconds, fail above its budget")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "modforge")
    if config.getoption("--budgets"):
        config.pluginmanager.register(Budgets(Path(__file__).with_name("budgets.toml")))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    slow = tuple(f"{here / folder}{os.sep}" for folder in SLOWEST)
    items.sort(key=lambda item: not str(item.path).startswith(slow))
    short = [item for item in items if not item.get_closest_marker("long")]
    for item in left_out(short):
        item.add_marker("long")
    if not config.getoption("--long"):
        # Not skipped: a third of all, each of which would be reported.
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("long")])
        items[:] = [item for item in items if not item.get_closest_marker("long")]


@pytest.fixture(autouse=True)
def working_directory() -> Iterator[None]:
    """Fail the test that leaves the process in another directory, not those that come after it."""
    before = Path.cwd()
    yield
    try:
        after = Path.cwd()
    except FileNotFoundError:
        after = None
    os.chdir(before)
    assert after == before


@pytest.fixture(scope="session")
def measuring_program() -> Path:
    """The program of the comparisons without the peers that take long to build: one build for all tests."""
    return bench.build(["fields"])


@pytest.fixture
def verilator_flags() -> list[str]:
    """Options of Verilator for a testbench with delays, whose run-time library is compiled once for all tests."""

    def run(command: Sequence[str], folder: Path) -> None:
        environment = child_environment(verilator_directory())
        subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, check=True)

    # Not -O0 for the design: it has to run as well.
    flags = ("--timing", "-CFLAGS", "-fcoroutines", "-MAKEFLAGS", "OPT_FAST=-O1", "-MAKEFLAGS", "OPT_GLOBAL=-O0")
    return ["--output-split", "0", *run_time(build_directory("simulations"), flags, run)]


@pytest.fixture
def links() -> Callable[..., bool]:
    """Whether a compiler is there and has the libraries that its options ask for."""

    def links(*command: str) -> bool:
        if shutil.which(command[0]) is None:
            return False
        empty = b"int main(void) { return 0; }"
        command = (*command, "-xc", "-", "-o", "/dev/null")
        return subprocess.run(command, input=empty, capture_output=True, check=False).returncode == 0

    return links


@pytest.fixture
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[object]:
    """A scheduler of Dask for the tests of ``cluster``. Pytest would meet a ``conftest.py`` there before this one."""
    from dask_processes import Scheduler

    made = Scheduler(tmp_path_factory.mktemp("dask"))
    try:
        yield made
    finally:
        made.end()
