"""Boards with an ECP5, as far as a system on chip needs them: a clock and a serial line.

Pins are those of the boards' published constraints. Nobody here has a board to try them on.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Board:
    """One board; pins are names of balls, all of 3.3 V."""

    name: str

    title: str

    size: str
    """nextpnr's option for the device."""

    package: str

    speed: int
    """The speed grade."""

    clock_pin: str

    clock_hz: int

    divider: int
    """By how much the system's clock is slower, a power of two from 2 on: ``vdf_core`` has a long path."""

    transmit_pin: str

    receive_pin: str

    high_pins: tuple[str, ...] = ()
    """Pins that the board wants driven high."""

    @property
    def system_hz(self) -> int:
        """The clock of the system."""
        return self.clock_hz // self.divider


BOARDS = {
    board.name: board
    for board in (
        # The line goes to the USB port marked US1. Without the high pin the second processor resets the FPGA.
        Board("ulx3s", "ULX3S 85F", "85k", "CABGA381", 6, "G2", 25_000_000, 2, "L4", "M1", ("L2",)),
        # The line is on pins 1 (TX, to the outside) and 0 (RX) of the header.
        Board("orangecrab", "OrangeCrab r0.2 85F", "85k", "CSFBGA285", 8, "A9", 48_000_000, 4, "M18", "N17"),
    )
}
"""The boards by name."""


def constraints(board: Board) -> str:
    """Return the constraints of nextpnr for the ports of :func:`modforge.soc.system.on_board`.

    >>> print(constraints(BOARDS["ulx3s"]).splitlines()[0])
    LOCATE COMP "clock" SITE "G2";
    """
    pins = {"clock": board.clock_pin, "serial_tx": board.transmit_pin, "serial_rx": board.receive_pin}
    pins |= {f"high{index}": pin for index, pin in enumerate(board.high_pins)}
    lines = []
    for port, pin in pins.items():
        lines += [f'LOCATE COMP "{port}" SITE "{pin}";', f'IOBUF PORT "{port}" IO_TYPE=LVCMOS33;']
    lines.append(f'FREQUENCY PORT "clock" {board.clock_hz / 1e6:g} MHZ;')
    return "\n".join(lines) + "\n"
