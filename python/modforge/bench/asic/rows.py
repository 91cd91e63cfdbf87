"""The rows of the cores in SG13G2, IHP's 0.13 µm, and how they are made."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from modforge.bench.cores.configurations import Configuration
from modforge.bench.errors import RequestError
from modforge.cores import CORES, core
from modforge.files import write_file
from modforge.hardware.children import child
from modforge.hardware.liberty import Library
from modforge.hardware.synthesize import inputs

DATA = Path(__file__).with_name("asic.json")

TYPICAL, SLOW = "sg13g2_stdcell_typ_1p20V_25C", "sg13g2_stdcell_slow_1p08V_125C"
"""The names of the library at both corners."""

BITS = (256, 1024)
LARGE = ("mont_redundant", "square_table", "vdf_core")
"""Cores with a whole array of multipliers, as wide as it is long."""

SIMULATED_BITS = 256
"""Up to this width the netlists are simulated; one of 1024 bits takes hours."""

LIMIT_SECONDS = 600
"""For one synthesis, and for one simulation."""

TOO_LONG = f"no end within {LIMIT_SECONDS // 60} minutes"
NOT_TRIED = "not tried"

KEPT = ("area_um2", "gate_equivalents", "path_ns", "path_cells", "opensta_ns", "mbits", "mbits_per_mm2")
"""The outputs that are kept."""

Row = Mapping[str, Any]


def configurations() -> list[Configuration]:
    """Return what is mapped: every core at both widths, the RSA processor with both multipliers of Garg & Vig."""
    names = [one.name for one in CORES if one.name not in (*LARGE, "rsa_core")]
    processors = [Configuration("rsa_core", bits, {"Multiplier": number}) for number in (0, 1) for bits in BITS]
    return [*(Configuration(name, bits) for name in (*names, *LARGE) for bits in BITS), *processors]


def published() -> list[dict[str, Any]]:
    """Return the rows that come with the package."""
    rows: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["rows"]
    for row in rows:
        # Settings of many bits are stored as text.
        row["inputs"]["settings"] = {name: int(str(value), 0) for name, value in row["inputs"]["settings"].items()}
    return rows


def find(rows: Sequence[Row], configuration: Configuration, family: str) -> Row | None:
    """Return the row of a configuration in a library, or None."""
    found = (row for row in rows if configuration.describes(row) and row["inputs"]["family"] == family)
    return next(found, None)


def outputs(rows: Sequence[Row], configuration: Configuration, family: str) -> Mapping[str, Any] | None:
    """Return the figures of a configuration in a library, or None where there is no row or it has a reason instead."""
    row = find(rows, configuration, family)
    return None if row is None else row.get("outputs")


def make(libraries: Sequence[Library]) -> Iterator[tuple[Configuration, str, dict[str, Any]]]:
    """Make each row that is not there for today's sources and this library, then the verdicts that are missing.

    Yields each with what it is about. Raises :class:`RequestError` for a netlist that computes something else.
    """
    for work in (_figures, _verdict):
        for configuration in configurations():
            for library in libraries:
                rows = published() if DATA.exists() else []
                row = work(configuration, library, rows)
                if row is not None:
                    yield configuration, library.name, row


def _figures(configuration: Configuration, library: Library, rows: Sequence[Row]) -> dict[str, Any] | None:
    """Return a row with figures, or with the reason why there are none, or None if it is there."""
    one, bits, settings = core(configuration.core), configuration.bits, configuration.settings
    asked = inputs(one, bits, settings, library)
    before = find(rows, configuration, library.name)
    if before is not None and before["inputs"] == asked:
        return None
    row = {"core": one.name, "inputs": asked}
    if (reason := _inferred(configuration, asked, rows)) is not None:
        return {**row, "reason": reason}
    done = _run(configuration, library, "--no-verify")
    if isinstance(done, str):
        return {**row, "reason": done}
    kept = {name: done[name] for name in KEPT}
    seen = NOT_TRIED if bits <= SIMULATED_BITS else "wide"
    return {**row, "tools": done["tools"], "outputs": kept, "netlist": {"not_simulated": seen}}


def _inferred(configuration: Configuration, asked: Mapping[str, Any], rows: Sequence[Row]) -> str | None:
    """Return why a synthesis is not tried: at the other corner, or at a width below, ten minutes were not enough."""
    for other in rows:
        same = (other["core"], other["inputs"]["sources"]) == (configuration.core, asked["sources"])
        if same and other.get("reason") == TOO_LONG:
            if configuration.describes(other):
                return f"{TOO_LONG} at the other corner"
            if other["inputs"]["bits"] < configuration.bits:
                return f"{TOO_LONG} at {other['inputs']['bits']} bits"
    return None


def _verdict(configuration: Configuration, library: Library, rows: Sequence[Row]) -> dict[str, Any] | None:
    """Return a row with the verdict on its netlist, or None if it has one or is to have none."""
    row = find(rows, configuration, library.name)
    if row is None or row.get("netlist", {}).get("not_simulated") != NOT_TRIED:
        return None
    done = _run(configuration, library)
    if isinstance(done, str) and done != TOO_LONG:
        raise RequestError(done)
    verdict = {"not_simulated": done} if isinstance(done, str) else {"cases": done["netlist_cases"]}
    return {**row, "netlist": verdict}


def store(configuration: Configuration, family: str, row: Row) -> None:
    """Put a row into the file of rows, in place of an earlier one about the same."""
    rows = published() if DATA.exists() else []
    kept = [one for one in rows if not (configuration.describes(one) and one["inputs"]["family"] == family)]
    order = {each: number for number, each in enumerate(one.arguments for one in configurations())}

    def place(one: Row) -> tuple[int, str]:
        names = (each.arguments for each in configurations() if each.describes(one))
        return order[next(names)], one["inputs"]["family"]

    made = sorted([*kept, row], key=place)
    for one in made:
        settings = one["inputs"]["settings"]
        one["inputs"]["settings"] = {name: _written(value) for name, value in settings.items()}
    write_file(DATA, json.dumps({"rows": made}, indent=1, ensure_ascii=False) + "\n")


def _written(value: int) -> int | str:
    """Return a setting as JSON holds it: one of many bits as text."""
    return value if value < 1 << 53 else hex(value)


def _run(configuration: Configuration, library: Library, *options: str) -> dict[str, Any] | str:
    """Return what ``modforge core synthesize`` prints, or why it prints nothing."""
    asked = [*configuration.arguments.split(), "--liberty", str(library.path), "--json", *options]
    command = [sys.executable, "-m", "modforge", "core", "synthesize", *asked]
    with child(command, subprocess.PIPE) as process:
        try:
            printed, _ = process.communicate(timeout=LIMIT_SECONDS)
        except subprocess.TimeoutExpired:
            # Killed, it would leave Yosys behind, which has a process group of its own.
            process.terminate()
            process.communicate()
            return TOO_LONG
    if process.returncode == 0:
        found: list[dict[str, Any]] = json.loads(printed[printed.index("[\n") :])
        return found[0]
    said = (printed.strip().splitlines() or [""])[-1]
    if not said.startswith("Error: "):
        raise RequestError(f"{shlex.join(command)} ended with status {process.returncode}: {said}")
    return said.removeprefix("Error: ")
