"""The container for development has every package that the Makefile may ask Debian for."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def test_every_package_is_installed() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    lists = re.findall(r"^\w+_TOOLS := (.*)$|scripts/need\.sh (.*)$", makefile, re.MULTILINE)
    packages = set(re.findall(r"[\w/.-]+=([a-z][a-z0-9.+-]+)", " ".join(" ".join(pair) for pair in lists)))
    assert {"iverilog", "valgrind", "libcrypto++-dev", "python3-venv"} <= packages
    dockerfile = (ROOT / ".devcontainer" / "Dockerfile").read_text(encoding="utf-8")
    assert packages <= set(re.findall(r"[a-z][a-z0-9.+-]+", dockerfile))
