"""`make test` compiles the engine once: for Rust's tests, for Python and for the measuring program."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from modforge import bench

ROOT = Path(__file__).resolve().parent.parent.parent
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
OF_PYTHON = re.compile("pyo3|modforge-python|target-lexicon|inventory|self_cell")
Unit = tuple[str, ...]


def units(command: list[str], cwd: Path = ROOT) -> set[Unit]:
    """Return what cargo would compile for it: each library and program with its features and profile."""
    done = subprocess.run(
        ["cargo", *command, "--release", "--offline", "--locked", "-Zunstable-options", "--unit-graph"],
        cwd=cwd, env=os.environ | {"RUSTC_BOOTSTRAP": "1"}, check=True, capture_output=True, text=True,
    )  # fmt: skip
    listed = json.loads(done.stdout)["units"]
    return {
        (unit["pkg_id"], unit["target"]["name"], unit["mode"], *unit["features"], json.dumps(unit["profile"]))
        for unit in listed
    }


def options(variable: str) -> list[str]:
    """Return what the Makefile has in a variable, for cargo."""
    (value,) = re.findall(rf"^(?:test check: export )?{variable} := (.*)$", MAKEFILE, re.MULTILINE)
    return [option for word in value.split() for option in (options(word[2:-1]) if word.startswith("$(") else [word])]


def of_the_tests() -> set[Unit]:
    return units(["test", "--no-run", *options("ALL_CRATES"), *options("TEST_PROFILE")])


def test_the_engine_of_python():
    manifest = "crates/modforge-python/Cargo.toml"
    engine = units(["rustc", "--lib", "--manifest-path", manifest, *options("ENGINE_OPTIONS")])
    assert {unit for unit in engine - of_the_tests() if not OF_PYTHON.search(unit[0])} == set()


@pytest.mark.long
def test_the_measuring_program(monkeypatch):
    asked = []

    def stop(command, **_):
        asked.append(command)
        raise InterruptedError

    with monkeypatch.context() as patch, pytest.raises(InterruptedError):
        patch.setattr(subprocess, "Popen", stop)
        bench.build(["fields"])
    ((_, verb, *arguments),) = asked
    others = [word for word in arguments if word != "--release" and not word.startswith("--message-format")]
    program = units([verb, *others], cwd=ROOT / "crates" / "modforge-bench")
    assert program - of_the_tests() == set()
