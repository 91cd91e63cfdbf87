"""Draw the timing diagram of a core from a recorded run of its emitted testbench.

``figures/timing.toml`` in the folder of a core says at which width the run is, which operation of it is shown and which
ports. The run is that of the testbench that ``modforge core emit`` writes, in Icarus. The testbench compares every
result and every number of cycles with the golden model. The record becomes WaveDrom's JSON, and that an SVG.

A column is a clock cycle, with the values just before the rising edge that ends it: what the edge takes.
"""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modforge.cores.model.core import Core
from modforge.hardware.emit import emit, top_name
from modforge.hardware.errors import BenchError
from modforge.hardware.tools import require_programs

DUMP = """\
module dump;
  initial begin
    $dumpfile("ports.vcd");
    $dumpvars(1, {top}_tb.dut);
  end
endmodule
"""

VARIABLE = re.compile(r"^\$var \w+ (\d+) (\S+) (\w+)", re.MULTILINE)
CHANGE = re.compile(r"b([01xz]+) (\S+)|([01xz])(\S+)")

WHOLE = 18
"""Cycles from operands to result up to which all are shown; of more, the first and the last."""

FIRST, LAST = 4, 7
"""Cycles shown of either. The gap is then off the middle, where values are."""

NARROW = 4
"""Up to so many cycles the columns are twice as wide, to have room for the number."""


@dataclass(frozen=True)
class Timing:
    """The content of ``figures/timing.toml``."""

    bits: int
    settings: Mapping[str, int]

    operation: int
    """Which of the operations of the testbench, from 0."""

    signals: Sequence[str]
    """The ports from top to bottom."""

    accept: Sequence[str] = ("valid_i", "ready_o")
    """The ports that are high when operands are taken."""

    result: str = "valid_o"
    """The port that rises with the result."""

    @classmethod
    def read(cls, path: Path) -> Timing:
        """Read the file of a core."""
        return cls(**tomllib.loads(path.read_text(encoding="utf-8")))


def record(core: Core, timing: Timing) -> dict[str, list[str]]:
    """Run the testbench and return the value of each port before each rising edge of ``clk_i``, in binary."""
    require_programs("iverilog", "vvp")
    top = top_name(core, core.parameters(timing.bits, timing.settings))
    with tempfile.TemporaryDirectory(prefix="modforge-timing-") as name:
        folder = Path(name)
        emit(core, timing.bits, folder, settings=timing.settings)
        (folder / "dump.sv").write_text(DUMP.format(top=top), encoding="utf-8")
        tops = ("-s", f"{top}_tb", "-s", "dump")
        build = ("iverilog", "-g2012", *tops, "-o", "run", "-f", f"{top}.f", f"{top}_tb.sv", "dump.sv")
        for command in (build, ("vvp", "run")):
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                raise BenchError(f"{top}_tb: {done.stdout}{done.stderr}")
        return samples((folder / "ports.vcd").read_text(encoding="utf-8"))


def samples(vcd: str) -> dict[str, list[str]]:
    """Return the value of each variable before each rising edge of ``clk_i``, in binary."""
    header, body = vcd.split("$enddefinitions $end", 1)
    names: dict[str, tuple[str, int]] = {}
    for width, key, name in VARIABLE.findall(header):
        names[key] = (name, int(width))
    now = {name: "x" * width for name, width in names.values()}
    found: dict[str, list[str]] = {name: [] for name in now}
    for step in re.split(r"^#\d+$", body, flags=re.MULTILINE):
        changes = {}
        for word, key, bit, bit_key in CHANGE.findall(step):
            if (key or bit_key) in names:
                name, width = names[key or bit_key]
                value = word or bit
                changes[name] = value.rjust(width, "0" if value[0] in "01" else value[0])
        if changes.get("clk_i") == "1" and now["clk_i"] == "0":
            for name, value in now.items():
                found[name].append(value)
        now |= changes
    return found


def operations(run: Mapping[str, Sequence[str]], timing: Timing) -> list[tuple[int, int]]:
    """Return for each operation the cycle that takes the operands and the one in which the result is there."""
    taken = [
        at for at, values in enumerate(zip(*(run[name] for name in timing.accept), strict=True)) if set(values) == {"1"}
    ]
    shown = [at for at, value in enumerate(run[timing.result]) if value == "1"]
    pairs = ((begin, next((at for at in shown if at > begin), None)) for begin in taken)
    return [(begin, end) for begin, end in pairs if end is not None]


def cycles(begin: int, end: int) -> int:
    """Return the cycles from the edge that takes the operands, the end of its cycle, to the result."""
    return end - begin - 1


def wavedrom(run: Mapping[str, Sequence[str]], timing: Timing, title: str) -> dict[str, Any]:
    """Return the operation that is shown as WaveDrom's JSON."""
    begin, end = operations(run, timing)[timing.operation]
    first, last = max(begin - 1, 0), min(end + 2, len(run["clk_i"]) - 1)
    shown: list[int | None] = list(range(first, last + 1))
    count = cycles(begin, end)
    if count > WHOLE:
        shown = [*range(first, begin + FIRST), None, *range(end - LAST, last + 1)]
    signals: list[dict[str, Any]] = []
    for name in timing.signals:
        if name == timing.result:
            # A node is where its cycle begins, which is the edge.
            places = {shown.index(begin + 1): "a", shown.index(end): "b"}
            signals.append({"node": "".join(places.get(at, ".") for at in range(max(places) + 1))})
        signals.append(_lane(name, [at if at is None else run[name][at] for at in shown]))
    return {
        "signal": signals,
        "edge": [f"a+b {count} cycle{'s' if count > 1 else ''}"],
        "head": {"text": title},
        "config": {"hscale": 2 if count <= NARROW else 1},
    }


def _lane(name: str, values: Sequence[str | None]) -> dict[str, Any]:
    """Return one line of the diagram; None is where cycles are left out."""
    if name == "clk_i":
        return {
            "name": name,
            "wave": "".join("|" if value is None else "p" if at == 0 else "." for at, value in enumerate(values)),
        }
    wave, data, before = "", [], None
    for value in values:
        if value is None:
            wave += "|"
        elif value == before:
            wave += "."
        elif len(value) == 1 or "x" in value:
            wave += value[0] if len(value) == 1 else "x"
        else:
            wave += "="
            data.append(f"{int(value, 2):x}")
        before = before if value is None else value
    if wave.startswith("=="):
        data[0] = ""  # there is no room for it
    return {"name": name, "wave": wave} | ({"data": data} if data else {})


def svg(diagram: Mapping[str, Any]) -> str:
    """Return the SVG of WaveDrom's JSON, on white, without the pieces that it does not use."""
    import wavedrom as renderer

    text = renderer.render(json.dumps(diagram)).tostring()
    pieces, drawing = text.split("</defs>", 1)
    used = set(re.findall(r'xlink:href="#([^"]+)"', drawing))
    pieces = re.sub(r'<g id="([^"]+)">.*?</g>', lambda found: found[0] if found[1] in used else "", pieces)
    text = f"{pieces}</defs>{drawing}"
    opening = text.index(">") + 1
    return f'{text[:opening]}\n<rect width="100%" height="100%" fill="#ffffff"/>\n{text[opening:]}\n'
