"""Plant each leak of the constant-time suite in a copy of the engine; the suite must find it there.

A leak is a file below ``tests/constant_time/leaks`` of a crate: the ``path`` of a source, the text ``before`` and
``after``, the ``test`` of the crate that must fail and name the source, the ``rows`` to run, the feature of the ``cpu``
without which the code does not run, and the ``message`` of a failure that is neither a parting of traces nor a report
of valgrind. Without a leak all tests must pass. Arguments are names of leaks; the default is all.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LEAKS = {path.stem: path for path in sorted(ROOT.glob("crates/*/tests/constant_time/leaks/**/*.toml"))}
COPY = ROOT / "build" / "leaks"


def read(path: Path) -> dict[str, str]:
    """Return a leak with the name of its crate."""
    return {**tomllib.loads(path.read_text(encoding="utf-8")), "crate": path.relative_to(ROOT).parts[1]}


def copied() -> None:
    """Copy what the engine's tests are built from; files keep their times, so that cargo builds little anew."""
    shutil.rmtree(COPY / "crates", ignore_errors=True)
    shutil.copytree(ROOT / "crates", COPY / "crates", ignore=shutil.ignore_patterns("target"))
    for name in ("Cargo.toml", "Cargo.lock"):
        shutil.copy2(ROOT / name, COPY / name)


def cargo(leak: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the constant-time suite that the leak is for, in the copy."""
    command = ["cargo", "test", "-q", "--release", "-p", leak["crate"], "--test", "constant_time", *arguments]
    environment = {**os.environ, "CARGO_TARGET_DIR": str(COPY / "target"), "MODFORGE_ROWS": leak["rows"]}
    return subprocess.run(command, cwd=COPY, env=environment, capture_output=True, text=True, check=False)


def run(leak: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run the test of the leak with its rows."""
    return cargo(leak, "--", "--include-ignored", "--exact", leak["test"])


def clean(leaks: list[dict[str, str]]) -> str | None:
    """Return what a test says that fails without a leak, or None if all pass."""
    for crate, test in sorted({(leak["crate"], leak["test"]) for leak in leaks}):
        same = [leak for leak in leaks if (leak["crate"], leak["test"]) == (crate, test)]
        rows = {row for leak in same for row in leak["rows"].split(",")}
        result = run({"crate": crate, "test": test, "rows": ",".join(sorted(rows))})
        if result.returncode or "1 passed" not in result.stdout:
            return f"{test} without a leak:\n{result.stdout}{result.stderr}"
    return None


def planted(leak: dict[str, str]) -> str | None:
    """Return why the suite did not find the leak, or None if it did."""
    source = COPY / leak["path"]
    text = source.read_text(encoding="utf-8")
    if text.count(leak["before"]) != 1:
        return f"the text to replace is there {text.count(leak['before'])} times, not once"
    source.write_text(text.replace(leak["before"], leak["after"]), encoding="utf-8")
    try:
        build = cargo(leak, "--no-run")
        if build.returncode:
            return f"it does not compile:\n{build.stderr}"
        result = run(leak)
    finally:
        source.write_text(text, encoding="utf-8")
    if result.returncode == 0:
        return f"{leak['test']} passes"
    messages = [leak["message"]] if "message" in leak else [" part at ", "uninitialised"]
    if not any(message in result.stdout for message in messages):
        return f"{leak['test']} fails for another reason:\n{result.stdout}{result.stderr}"
    if leak["path"] not in result.stdout:
        return f"{leak['test']} does not name {leak['path']}:\n{result.stdout}"
    return None


def main() -> None:
    """Plant the leaks one by one."""
    features = set(Path("/proc/cpuinfo").read_text(encoding="utf-8").split())
    leaks = {name: read(LEAKS[name]) for name in sys.argv[1:] or LEAKS}
    copied()
    if reason := clean(list(leaks.values())):
        sys.exit(reason)
    failures = 0
    for name, leak in leaks.items():
        if leak.get("cpu", "") not in features | {""}:
            print(f"Going on without {name}: this CPU lacks {leak['cpu']}.", flush=True)
        elif reason := planted(leak):
            failures += 1
            print(f"{name} was not found: {reason}", flush=True)
        else:
            print(f"{name}: found by {leak['test']}", flush=True)
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
