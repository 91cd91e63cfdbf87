"""Write which widths the tests simulate each core at, and in which simulator, for the table of verification status.

Collected are the tests of ``test_NAME.py`` below ``tests/cores`` that compile a simulation and have the width as a
parameter.
With --check nothing is written: the status is 1 if the file is not up to date.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from modforge.cores import CORES

ROOT = Path(__file__).resolve().parents[1]
DATA = ROOT / "python" / "modforge" / "bench" / "data" / "simulated_widths.json"


class Collector:
    """Keeps what pytest collects."""

    def __init__(self) -> None:
        """Begin with none."""
        self.items: list[pytest.Item] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Take the tests."""
        self.items = session.items


def width(parameters: dict[str, object]) -> int | None:
    """Return the width that a test is for: of its own, or first in a configuration."""
    match parameters:
        case {"bits": int(bits)} | {"configuration": (int(bits), *_)}:
            return bits
    return None


def simulated(name: str, items: list[pytest.Item]) -> dict[str, dict[str, list[int]]]:
    """Return the widths of a core by simulator, those of the ordinary tests and those of the long ones."""
    found: defaultdict[str, defaultdict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
    for item in items:
        if item.path.stem != f"test_{name}" or "simulations" not in item.fixturenames or not hasattr(item, "callspec"):
            continue
        bits = width(item.callspec.params)
        if bits is not None:
            named = "icarus" if "icarus" in item.originalname else "verilator"
            run = "long" if item.get_closest_marker("long") else "ordinary"
            found[item.callspec.params.get("simulator", named)][run].add(bits)
    return {
        simulator: {run: sorted(found[simulator][run]) for run in ("ordinary", "long")}
        for simulator in ("verilator", "icarus")
    }


def main() -> None:
    """Collect the tests and write or compare."""
    collector = Collector()
    files = [str(path) for core in CORES for path in (ROOT / "tests" / "cores").rglob(f"test_{core.name}.py")]
    if pytest.main(["--collect-only", "--long", "-qq", "--rootdir", str(ROOT), *files], plugins=[collector]) != 0:
        sys.exit("the tests cannot be collected")
    table = {core.name: simulated(core.name, collector.items) for core in CORES}
    lines = [f" {json.dumps(name)}: {json.dumps(widths)}" for name, widths in table.items()]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    if "--check" not in sys.argv[1:]:
        DATA.write_text(text, encoding="utf-8")
    elif DATA.read_text(encoding="utf-8") != text:
        sys.exit(f"{DATA.name} is not up to date: make regenerate writes it anew")


if __name__ == "__main__":
    main()
