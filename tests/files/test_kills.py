"""A command that is killed at any moment loses nothing and breaks nothing: the next run does what it is to do."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from cases import first
from modforge.plan import parse_modulus
from modforge.vdf import evaluate

SCRATCH = ("build-*/", ".modforge-*/", "run-*/")

COMMANDS = {
    "field": ("field", "2^61 - 1", "--name", "p61", "-o", "OUT/field"),
    "emit": ("core", "emit", "mont_csa42", "--bits", "64", "-o", "OUT/core"),
    "simulate": ("core", "simulate", "mont_csa42", "--bits", "5", "--simulator", "icarus", "--cases", "3"),
    "eval": ("vdf", "eval", "rsa-1024", "5_000_000", "--start", "2", "-o", "OUT/delay.json"),
    "prove": ("vdf", "prove", "OUT/delay.json"),
    "library": (),
    "forge": ("forge", "65521", "-o", "OUT/forge"),
}
ORDINARY = ("field", "simulate")
"""One that writes files and one that keeps figures; the kills of the others are long."""

LIBRARY = """
from modforge import field
from modforge.field.check.question import library
code = field.generate(65521, name="p", prefix="fe_p")
field.check(library(code, "C"), code, cases=1, seed=1)
"""
"""The part of ``forge`` that compiles field code and loads it."""


def start(name: str, folder: Path) -> subprocess.Popen[str]:
    arguments = [part.replace("OUT", str(folder)) for part in COMMANDS[name]]
    program = ["-m", "modforge", *arguments] if arguments else ["-c", LIBRARY]
    environment = os.environ | {"MODFORGE_CACHE": str(folder / "cache")}
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, *program], env=environment, stdout=pipe, stderr=pipe, text=True, start_new_session=True
    )


def finish(name: str, folder: Path) -> tuple[float, str]:
    """Run a command to its end; return the seconds that it took and what it printed."""
    began = time.monotonic()
    process = start(name, folder)
    printed, said = process.communicate(timeout=300)
    assert process.returncode == 0, said
    return time.monotonic() - began, printed


def prepare(name: str, folder: Path) -> None:
    folder.mkdir()
    if name == "prove":
        evaluate(folder / "delay.json", parse_modulus("rsa-1024").value, 2, 5_000_000)


def end_orphans(folder: Path) -> None:
    """End the simulators and compilers that outlive a kill; what they still write is in the way of the next run."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if str(folder) in (process / "cmdline").read_text(errors="replace"):
                os.kill(int(process.name), signal.SIGKILL)


def without_times(printed: str) -> str:
    return re.sub(r"\d+ squarings in.*\n|[\d.]+ s\b.*", "", printed)


def without_measurements(path: Path) -> bytes:
    """Return what is in a file and the same after each run, in full where nothing in it was measured."""
    content = path.read_bytes()
    if path.name == "results.json":
        found = json.loads(content)
        found["rows"] = sorted(
            (row["kind"], row["subject"], row["inputs"].get("operation", "")) for row in found["rows"]
        )
        return json.dumps(found).encode()
    if path.name == "report.html":
        assert content.rstrip().endswith(b"</html>")
        return b""
    if path.name == ".modforge.json":
        listed = json.loads(content)
        return json.dumps([name for name in sorted(listed) if name not in ("results.json", "report.html")]).encode()
    return content


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): without_measurements(path)
        for path in folder.rglob("*")
        if path.is_file() and "cache" not in path.parts
    }


def check(path: str, content: bytes, whole: bytes, squarings: int) -> int:
    """Check a file that a kill left; return the squarings in a checkpoint, which are not to become fewer."""
    if path == "delay.json":
        done: int = json.loads(content)["done"]
        assert done >= squarings
        return done
    # A folder or file with such a name the next run removes; powers grow.
    if ".modforge-" not in path and not path.endswith((".tmp", ".powers")):
        assert content == whole, f"{path} is not as it is written"
    return squarings


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="needs /proc")
@pytest.mark.parametrize(
    ("name", "kills"),
    first(len(ORDINARY), [*((name, 2) for name in ORDINARY), *((name, 100) for name in COMMANDS)]),
)
@pytest.mark.few(1)
def test_kills(tmp_path: Path, name: str, kills: int) -> None:
    whole, tried = tmp_path / "whole", tmp_path / "tried"
    for folder in (whole, tried):
        prepare(name, folder)
    seconds, printed = finish(name, whole)
    source = random.Random(kills)
    squarings = killed = 0
    while killed < kills:
        began = time.monotonic()
        process = start(name, tried)
        try:
            process.communicate(timeout=source.uniform(0.2, 1) * seconds)
            assert process.returncode == 0
            seconds = min(seconds, time.monotonic() - began)  # what earlier runs left in the cache saves time
        except subprocess.TimeoutExpired:
            os.kill(process.pid, signal.SIGKILL)
            process.communicate()
            killed += 1
        end_orphans(tried)
        left, right = files(tried), files(whole)
        squarings = max(
            (check(path, text, right.get(path, b""), squarings) for path, text in left.items()), default=squarings
        )
    again = finish(name, tried)[1]
    if name != "forge":  # it prints what it found in the cache, and what it measured
        assert without_times(again.replace(str(tried), str(whole))) == without_times(printed)
    assert files(tried) == files(whole)
    assert [path for pattern in SCRATCH for path in tried.rglob(pattern)] == []
