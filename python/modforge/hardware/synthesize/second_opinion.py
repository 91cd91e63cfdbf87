"""OpenSTA, where it is installed: the longest path of a netlist by a program that many trust."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from modforge.hardware.errors import SynthesisError

PERIOD_NS = 1000
"""Longer than any path, which is the period less its slack."""

WIRES = re.compile(r"^\s*default_wire_load(_selection)?\s*:[^\n]*$", re.MULTILINE)
"""The commands that make OpenSTA estimate wires."""


def opensta_version() -> str | None:
    """Return the version of OpenSTA, or None where it is not installed."""
    if shutil.which("sta") is None:
        return None
    banner = subprocess.run(["sta", "-version"], capture_output=True, text=True, check=False).stdout
    return banner.split()[0] if banner.strip() else "unknown"


def opensta_path(liberty: Path, top: str, verilog: Path, folder: Path) -> float:
    """Return the longest path between registers of the module ``top`` in ns, without wires.

    ``folder`` is for work. Raises :class:`SynthesisError` with what OpenSTA says.
    """
    (folder / "wireless.lib").write_text(WIRES.sub("", liberty.read_text(encoding="utf-8")), encoding="utf-8")
    script = f"""
        read_liberty wireless.lib
        set_cmd_units -time ns
        read_verilog {{{verilog.resolve()}}}
        link_design {top}
        create_clock -period {PERIOD_NS} [get_ports clk_i]
        set_false_path -from [get_ports rst_ni]
        report_worst_slack -digits 4
        exit
    """
    (folder / "path.tcl").write_text(script)
    done = subprocess.run(
        ["sta", "-exit", "path.tcl"],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    found = re.search(r"^worst slack (\S+)$", done.stdout, re.MULTILINE)
    if found is None:
        lines = [line for line in done.stdout.splitlines() if "error" in line.lower()]
        raise SynthesisError(f"{top}: OpenSTA: {lines[0] if lines else f'exit status {done.returncode}'}")
    return round(PERIOD_NS - float(found[1]), 3)
