"""What the Makefile and the hooks before a commit name is there, and they run the same linters."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
HOOKS = ROOT / ".pre-commit-config.yaml"


def test_hooks_are_the_linters_of_make() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (prerequisites,) = re.findall(r"^lint: (.*)$", makefile, re.MULTILINE)
    hooks = re.findall(r"^ +entry: make --silent ([\w-]+)$", HOOKS.read_text(encoding="utf-8"), re.MULTILINE)
    assert hooks
    assert sorted(hooks) == sorted([*prerequisites.split(), "types"])


def test_hooks_are_well_formed() -> None:
    subprocess.run(["prek", "validate-config", HOOKS], check=True)


def test_quick_tests_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
    (quick,) = re.findall(r"^QUICK_TESTS := (.*)$", makefile, re.MULTILINE)
    (rust,) = re.findall(r"^QUICK_RUST_TESTS := (.*)$", makefile, re.MULTILINE)
    assert [name for name in quick.split() if not (ROOT / "tests" / name).exists()] == []
    program = (ROOT / "crates" / "modforge" / "tests" / "all.rs").read_text(encoding="utf-8")
    there = set(re.findall(r"^mod (\w+);", program, re.MULTILINE))
    assert {*rust.split()} <= there
