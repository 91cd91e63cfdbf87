"""The ports of a module, read from its source."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Port:
    """One port of a module."""

    direction: str
    width: str
    name: str


def read_ports(source: Path) -> list[Port]:
    """Return the ports of the module in a source of this project, in order."""
    lines = source.read_text(encoding="utf-8").splitlines()
    found = [re.match(r" {4}(input|output) +logic +(?:\[ *(.*?):0\])? *(\w+)", line) for line in lines]
    return [Port(match[1], match[2] or "", match[3]) for match in found if match]
