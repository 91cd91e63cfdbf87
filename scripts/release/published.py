"""``published.py``: the crates that are published, each after those it needs. ``published.py CRATE``: its features."""

import json
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def crates() -> dict[str, dict[str, Any]]:
    """Return what cargo knows of each crate that is published, in an order in which they can be."""
    command = ["cargo", "metadata", "--format-version=1", "--no-deps", "--offline", "--locked"]
    listed = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)["packages"]
    ours = {package["name"]: package for package in listed if package["publish"] is None}
    needs = {
        # Not what tests need: cargo leaves that out of a package if it has no version.
        name: sorted({one["name"] for one in ours[name]["dependencies"] if one["kind"] != "dev"} & set(ours))
        for name in sorted(ours)
    }
    return {name: ours[name] for name in TopologicalSorter(needs).static_order()}


def main(arguments: list[str]) -> None:
    """Print what the command line asks for."""
    if arguments:
        print(json.dumps(sorted(crates()[arguments[0]]["features"])))
    else:
        print("\n".join(crates()))


if __name__ == "__main__":
    main(sys.argv[1:])
