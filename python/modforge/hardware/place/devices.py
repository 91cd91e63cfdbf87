"""The devices that cores are routed on, and what nextpnr asks and says of each."""

from __future__ import annotations

from dataclasses import dataclass

from modforge.hardware.place.alone import Clock
from modforge.hardware.place.method import PLACERS

SIZES = ("25k", "45k", "85k")
GRADES = {6: "", 7: "-7", 8: "-8"}
"""The speed grades of an ECP5, 6 the slowest, each with the ending of a device's name."""

NEXUS_GRADES = {7: "", 8: "-8", 9: "-9"}
"""Those of a Nexus."""

GOWIN_GRADES = {7: "C7/I6", 8: "C8/I7", 9: "C9/I8"}
"""Those of a GW2A, each as the name of a part ends; the slowest is the device without an ending."""


@dataclass(frozen=True)
class Device:
    """A device as nextpnr knows it."""

    family: str
    """The family that Yosys maps to."""

    grade: int
    """The speed grade: the higher, the faster."""

    tool: str
    """nextpnr for this family, as its Python package names it: ``yowasp_TOOL`` runs ``run_TOOL``."""

    size: tuple[str, ...]
    """The options that choose the size."""

    options: tuple[str, ...]
    """The other options."""

    placers: tuple[str, ...]
    """Those of :data:`~modforge.hardware.place.method.PLACERS` that the tool has."""

    tables: tuple[str, ...]
    """The names of tables, with or without carry, in nextpnr's report."""

    flip_flops: str
    """The name of a flip-flop in it."""

    multipliers: str
    """The name of a multiplier block of 18 times 18 bits in it."""

    clock: Clock | None = None
    """What drives the clock where nextpnr has no mode out of context."""

    @property
    def package(self) -> str:
        """The package on PyPI that brings the tool."""
        return "yowasp-" + self.tool.replace("_", "-")

    @property
    def run(self) -> str:
        """The program in Python that runs the tool with its arguments."""
        return f"import sys, yowasp_{self.tool} as tool; sys.exit(tool.run_{self.tool}(sys.argv[1:]))"


def _ecp5(size: str, grade: int) -> Device:
    return Device(
        family="ecp5",
        grade=grade,
        tool="nextpnr_ecp5",
        size=(f"--{size}",),
        options=("--package", "CABGA381", "--speed", str(grade), "--out-of-context"),
        placers=PLACERS,
        tables=("TRELLIS_COMB",),
        flip_flops="TRELLIS_FF",
        multipliers="MULT18X18D",
    )


def _nexus(grade: int) -> Device:
    return Device(
        family="nexus",
        grade=grade,
        tool="nextpnr_nexus",
        size=("--device", f"LIFCL-40-{grade}BG400C"),
        options=(),
        placers=PLACERS[:1],
        tables=("OXIDE_COMB",),
        flip_flops="OXIDE_FF",
        multipliers="MULT18_CORE",
        clock=Clock("OSCA", "HFCLKOUT", {"HF_OSC_EN": "ENABLED", "HF_CLK_DIV": "2"}),
    )


def _gowin(grade: int) -> Device:
    return Device(
        family="gw2a",
        grade=grade,
        tool="nextpnr_himbaechel_gowin",
        size=("--device", f"GW2A-LV18PG256{GOWIN_GRADES[grade]}"),
        options=("--vopt", "family=GW2A-18"),
        placers=PLACERS[:1],
        tables=("LUT4", "ALU"),
        flip_flops="DFF",
        multipliers="MULT18X18",
        clock=Clock("OSC", "OSCOUT", {}, buffer="BUFG"),
    )


DEVICES = (
    {f"ecp5-{size}{end}": _ecp5(size, grade) for grade, end in GRADES.items() for size in SIZES}
    | {f"nexus-40k{end}": _nexus(grade) for grade, end in NEXUS_GRADES.items()}
    | {"gw2a-18" + (f"-{grade}" if grade > min(GOWIN_GRADES) else ""): _gowin(grade) for grade in GOWIN_GRADES}
)
"""The devices by name: the ECP5 of three sizes, CrossLink-NX 40, a Nexus, and Gowin's GW2A-18."""

LUTS_85K = 83640
"""The tables of four inputs of the largest ECP5."""
