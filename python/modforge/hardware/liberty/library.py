"""A cell library: what synthesis, simulation and timing need of a Liberty file, and what is missing in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from modforge.hardware.errors import LibertyError
from modforge.hardware.liberty.arcs import Arcs, arcs, driving_itself
from modforge.hardware.liberty.cells import Cell, cells
from modforge.hardware.liberty.text import Group, SyntaxFault, number, parse
from modforge.results import content_hash

NAND = (True, True, True, False)
BUFFER, INVERTER = (False, True), (True, False)
"""Values of the functions."""

SECONDS = {"s": 1.0, "ms": 1e-3, "us": 1e-6, "ns": 1e-9, "ps": 1e-12}


@dataclass(frozen=True)
class Library:
    """A cell library at one corner."""

    path: Path
    name: str

    corner: str
    """Voltage and temperature."""

    time_unit: float
    """In ns."""

    cells: Mapping[str, Cell]

    arcs: Mapping[str, Arcs]
    """By cell that synthesis may use: its delays."""

    @classmethod
    def read(cls, path: Path) -> Library:
        """Read a file, or raise :class:`LibertyError` that names it and says what is missing or wrong."""
        try:
            root = parse(path.read_text(encoding="utf-8"))
            found = dict(cells(root))
            delays = {name: arcs(root, cell) for name, cell in found.items() if cell.usable}
            library = cls(path, root.name, _corner(root), _time_unit(root), found, delays)
        except OSError as error:
            raise LibertyError(f"{path}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise LibertyError(f"{path}: not a text file; a packed one has to be unpacked first") from None
        except ValueError as error:
            raise LibertyError(f"{path}: {error}") from None
        library._check()
        return library

    @cached_property
    def fingerprint(self) -> str:
        """A hash of the file."""
        return content_hash(self.path)[:16]

    @property
    def nand_area(self) -> float:
        """The area of the smallest NAND with two inputs: a gate equivalent."""
        return self._smallest(NAND).area

    @property
    def buffer(self) -> Cell:
        """The buffer for trees: of those that drive :data:`FANOUT` of their own kind, the quickest."""
        return min(self._gates(BUFFER), key=lambda cell: driving_itself(self.arcs[cell.name], cell))

    def _gates(self, table: tuple[bool, ...]) -> Iterator[Cell]:
        return (cell for cell in self.cells.values() if cell.usable and cell.gate == table)

    def _smallest(self, table: tuple[bool, ...]) -> Cell:
        return min(self._gates(table), key=lambda cell: cell.area)

    def _check(self) -> None:
        """Raise unless a core can be built of the cells."""
        for what, table in (("inverter", INVERTER), ("buffer", BUFFER), ("NAND with two inputs", NAND)):
            if not any(self._gates(table)):
                raise LibertyError(f"{self.path}: the library {self.name} has no {what}, by its functions")
        flip_flops = [cell.flip_flop for cell in self.cells.values() if cell.usable and cell.flip_flop]
        if not any(one.clear or one.preset for one in flip_flops):
            raise LibertyError(
                f"{self.path}: the library {self.name} has no flip-flop with an asynchronous clear or preset: "
                "a group ff with next_state, clocked_on, and clear or preset"
            )
        if self.nand_area <= 0:
            raise LibertyError(f"{self.path}: the area of {self._smallest(NAND).name} is not positive")


def _corner(root: Group) -> str:
    """Return voltage and temperature, of the conditions that the library has chosen, or else the nominal ones."""
    chosen = root.attributes.get("default_operating_conditions")
    conditions = {group.name: group.attributes for group in root.all("operating_conditions")}
    told = conditions.get(chosen or "", {})
    voltage = told.get("voltage", root.attributes.get("nom_voltage"))
    temperature = told.get("temperature", root.attributes.get("nom_temperature"))
    if voltage is None or temperature is None:
        raise SyntaxFault("nom_voltage and nom_temperature are missing: the corner is unknown")
    return f"{number(voltage):.2f} V, {number(temperature):g} °C"


def _time_unit(root: Group) -> float:
    """Return the unit of time in ns."""
    text = root.attributes.get("time_unit", "1ns")
    digits = text.rstrip("munps").strip()
    if text[len(digits) :].strip() not in SECONDS or not digits:
        raise SyntaxFault(f"time_unit is {text!r}, not a number with ns or ps")
    return number(digits) * SECONDS[text[len(digits) :].strip()] * 1e9
