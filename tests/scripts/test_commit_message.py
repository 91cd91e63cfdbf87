"""scripts/commit_message.py: which messages git's hook takes, and that a commit goes through it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = ROOT / "scripts" / "commit_message.py"


def run(tmp_path: Path, message: str | bytes) -> subprocess.CompletedProcess[str]:
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_bytes(message.encode() if isinstance(message, str) else message)
    return subprocess.run([sys.executable, SCRIPT, file], capture_output=True, text=True)


@pytest.mark.parametrize(
    "message",
    [
        "The prime BabyBear by name",
        "é" * 72 + "\n",
        "The prime BabyBear by name\n\nProvers ask for it.\n" + "A long line of the body. " * 8,
        "\n# what git writes above\nThe prime BabyBear by name\n# what git writes below: " + "x" * 72,
        "A change\n\nWhy.\n# ------------------------ >8 ------------------------\ndiff --git a/a b/a\n+" + "x" * 99,
        b"A change\n# \xfc\n# ------------------------ >8 ------------------------\n-\xe9\n+\xff\n",
        "",
        "# nothing but a comment\n",
    ],
)
def test_taken(tmp_path: Path, message: str | bytes):
    done = run(tmp_path, message)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("x" * 73, "the subject has 73 characters, at most 72 are allowed"),
        ("\n\n" + "x" * 73 + "\n\nWhy.\n", "the subject has 73 characters"),
        ("A change\nand its reason\n", "the line below the subject must be empty: and its reason"),
        (b"A caf\xe9\n", "it must be UTF-8: A caf\\udce9\n"),
        (b"A change\n\nWhy: \xff.\n", "it must be UTF-8: Why: \\udcff.\n"),
    ],
)
def test_refused(tmp_path: Path, message: str | bytes, said: str):
    done = run(tmp_path, message)
    assert done.returncode == 1
    assert f"commit message: {said}" in done.stderr


def test_a_call_without_a_file_is_refused(tmp_path: Path):
    for arguments, said in (([], "usage: "), ([tmp_path / "absent"], "commit message: "), ([tmp_path], "commit mess")):
        done = subprocess.run([sys.executable, SCRIPT, *arguments], capture_output=True, text=True)
        assert done.returncode == 1
        assert done.stderr.startswith(said)
        assert "Traceback" not in done.stderr


def test_both_faults_are_named(tmp_path: Path):
    assert len(run(tmp_path, "x" * 73 + "\nand more\n").stderr.splitlines()) == 2


def test_the_hook_is_installed_and_called(tmp_path: Path):
    """In a repository with this configuration of the hooks, by the tool that CONTRIBUTING.md installs it with."""

    def call(*command: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PREK_HOME": str(tmp_path / "prek")}
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)

    def commit(message: str) -> subprocess.CompletedProcess[str]:
        who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        return call("git", *who, "commit", "--allow-empty", "-m", message)

    (tmp_path / "scripts").mkdir()
    (tmp_path / "scripts" / SCRIPT.name).write_bytes(SCRIPT.read_bytes())
    (tmp_path / ".pre-commit-config.yaml").write_bytes((ROOT / ".pre-commit-config.yaml").read_bytes())
    assert call("git", "init", "-q").returncode == 0
    installed = call(str(Path(sys.executable).parent / "prek"), "install")
    assert installed.returncode == 0, installed.stderr
    assert commit("A change").returncode == 0
    refused = commit("x" * 73)
    assert refused.returncode != 0
    assert "the subject has 73 characters" in refused.stdout + refused.stderr
