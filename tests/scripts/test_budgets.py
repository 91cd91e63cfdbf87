"""The budgets of rooms and of Rust's test programs: each has one, and what costs more fails the run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]

CONFTEST = """\
from pathlib import Path
from budgets import Budgets

def pytest_configure(config):
    config.pluginmanager.register(Budgets(Path(__file__).with_name("budgets.toml")))
"""

SLOW = """\
import subprocess, sys, time

WORK = "import time\\nwhile time.process_time() < {seconds}: pass"

def test_here():
    exec(WORK.format(seconds=time.process_time() + 0.4))

def test_in_a_child():
    subprocess.run([sys.executable, "-c", WORK.format(seconds=0.4)], check=True)
"""


def run(folder: Path, budget: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Run pytest on a slow room and a quick one, beside a file of budgets."""
    tests = folder / "tests"
    for room, text in (("slow", SLOW), ("quick", "def test_nothing():\n    pass\n")):
        (tests / room).mkdir(parents=True)
        (tests / room / f"test_{room}.py").write_text(text, encoding="utf-8")
    for name in ("budgets.py", "fixed_work.py"):
        shutil.copy(TESTS / name, tests)
    (tests / "conftest.py").write_text(CONFTEST, encoding="utf-8")
    (tests / "budgets.toml").write_text(f"[seconds]\n{budget}", encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(folder),
        *options,
        "tests",
    ]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("budget", "options", "says"),
    [
        pytest.param("slow = 1000\nquick = 1\n", [], "", marks=pytest.mark.long),
        ("slow = 0.1\nquick = 1\n", [], "tests of slow took "),
        pytest.param("slow = 0.1\nquick = 1\n", ["-n", "2"], "tests of slow took ", marks=pytest.mark.long),
        ("slow = 1000\n", [], "tests of quick took 0.0 CPU seconds; their budget in budgets.toml is 0.0"),
    ],
    ids=["within", "over", "over in processes", "none"],
)
def test_a_room_over_its_budget_fails_the_run(tmp_path: Path, budget: str, options: list[str], says: str) -> None:
    done = run(tmp_path, budget, *options)
    assert "3 passed" in done.stdout
    assert says in done.stdout
    assert ("budget" in done.stdout) == bool(says)
    assert done.returncode == bool(says)


def test_every_room_has_a_budget() -> None:
    budgets = tomllib.loads((TESTS / "budgets.toml").read_text(encoding="utf-8"))["seconds"]
    tested = {path.relative_to(TESTS).parts[0] for path in TESTS.glob("*/**/test_*.py")}
    assert tested <= budgets.keys()


@pytest.mark.parametrize(
    ("budget", "status", "says"),
    [
        ('"a-crate/all" = 1000\n', 0, ""),
        ('"a-crate/all" = 1000\n', 3, ""),
        ('"a-crate/all" = 0.01\n', 0, "a-crate/all took "),
        ("", 0, "its budget in budgets.toml is 0.0"),
    ],
    ids=["within", "failed", "over", "none"],
)
def test_a_program_of_rust_over_its_budget_fails(tmp_path: Path, budget: str, status: int, says: str) -> None:
    for name in ("rust_budgets.py", "fixed_work.py"):
        shutil.copy(TESTS / name, tmp_path)
    (tmp_path / "budgets.toml").write_text(f"[rust]\n{budget}", encoding="utf-8")
    program = tmp_path / "deps" / "all-0123456789abcdef"
    program.parent.mkdir()
    work = "import time\nwhile time.process_time() < 0.2: pass\n"
    program.write_text(f"#!{sys.executable}\n{work}raise SystemExit({status})\n", encoding="utf-8")
    program.chmod(0o755)
    command = [sys.executable, str(tmp_path / "rust_budgets.py"), str(program), "--ignored"]
    environment = {**os.environ, "CARGO_PKG_NAME": "a-crate"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert says in done.stderr
    assert ("budget" in done.stderr) == bool(says)
    assert done.returncode == (status or bool(says))


def test_every_test_program_of_rust_has_a_budget() -> None:
    budgets = tomllib.loads((TESTS / "budgets.toml").read_text(encoding="utf-8"))["rust"]
    manifests = [tomllib.loads(path.read_text(encoding="utf-8")) for path in TESTS.parent.glob("crates/*/Cargo.toml")]
    programs = {
        f"{manifest['package']['name']}/{program['name']}"
        for manifest in manifests
        for program in manifest.get("test", [])
        if program.get("test", True)
    }
    assert programs <= budgets.keys()
    assert {name.partition("/")[0] for name in budgets} <= {manifest["package"]["name"] for manifest in manifests}
