"""The system in LiteX: a VexRiscv, ROM, RAM, a serial line, a stopwatch, and the core on AXI4-Lite.

:func:`add_core` serves any LiteX system; :func:`simulated` is the one that Verilator runs, :func:`on_board` one for a
board.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from litex.build.generic_platform import GenericPlatform, Pins, Subsignal
from litex.gen import ClockDomain, ClockSignal, If, Instance, LiteXModule, ResetSignal, Signal
from litex.soc.integration import export
from litex.soc.integration.soc import SoCRegion
from litex.soc.integration.soc_core import SoCCore
from litex.soc.interconnect.axi import AXILiteInterface
from litex.soc.interconnect.csr import CSRStatus
from migen.genlib.io import CRG

from modforge.soc.board.pins import Board

CORE_BASE = 0x8000_0000
"""The address of the core's registers: the first that VexRiscv does not keep in its cache."""

ROM_BYTES = 0x1_0000
RAM_BYTES = 0x4000

CLOCK_HZ = 100e6
"""The clock that LiteX divides to get the speed of a serial line; nothing in the simulation depends on it."""

PINS = [
    ("clock", 0, Pins(1)),
    (
        "serial",
        0,
        *(Subsignal(f"{way}_{signal}", Pins(1)) for way in ("source", "sink") for signal in ("valid", "ready")),
        *(Subsignal(f"{way}_data", Pins(8)) for way in ("source", "sink")),
    ),
]
"""The pins of the simulated system: a clock, and bytes in place of a serial line."""


def add_core(soc: Any, top: str, address_bits: int, sources: Sequence[Path]) -> None:
    """Put ``top``, a core as ``modforge core emit --bus axi-lite`` writes it, and a stopwatch into a LiteX system."""
    bus = AXILiteInterface(data_width=32, address_width=32)
    soc.bus.add_slave("core", bus, SoCRegion(origin=CORE_BASE, size=1 << address_bits, cached=False))
    interrupt = Signal()
    soc.specials += Instance(
        top,
        i_aclk=ClockSignal(),
        i_aresetn=~ResetSignal(),
        i_s_axi_awaddr=bus.aw.addr[:address_bits],
        i_s_axi_awvalid=bus.aw.valid,
        o_s_axi_awready=bus.aw.ready,
        i_s_axi_wdata=bus.w.data,
        i_s_axi_wstrb=bus.w.strb,
        i_s_axi_wvalid=bus.w.valid,
        o_s_axi_wready=bus.w.ready,
        o_s_axi_bresp=bus.b.resp,
        o_s_axi_bvalid=bus.b.valid,
        i_s_axi_bready=bus.b.ready,
        i_s_axi_araddr=bus.ar.addr[:address_bits],
        i_s_axi_arvalid=bus.ar.valid,
        o_s_axi_arready=bus.ar.ready,
        o_s_axi_rdata=bus.r.data,
        o_s_axi_rresp=bus.r.resp,
        o_s_axi_rvalid=bus.r.valid,
        i_s_axi_rready=bus.r.ready,
        o_interrupt_o=interrupt,
    )
    for source in sources:
        soc.platform.add_source(str(source))
    soc.stopwatch = _stopwatch(bus.w.valid & bus.w.ready, interrupt)


def _stopwatch(write: Any, interrupt: Any) -> Any:
    """Return the registers that count clocks."""
    watch = LiteXModule()
    watch.now = CSRStatus(32, name="now", description="Clock cycles since reset.")
    watch.core = CSRStatus(
        32, name="core", description="Clock cycles from the last word that the core took to its interrupt."
    )
    watch.sync += [
        watch.now.status.eq(watch.now.status + 1),
        If(write, watch.core.status.eq(0)).Elif(~interrupt, watch.core.status.eq(watch.core.status + 1)),
    ]
    return watch


def write_headers(soc: Any, folder: Path) -> None:
    """Write what the firmware must know of a system that is finalized: addresses, registers, memories."""
    (folder / "csr.h").write_text(export.get_csr_header(soc.csr_regions, soc.constants, with_access_functions=False))
    (folder / "mem.h").write_text(export.get_mem_header(soc.mem_regions))
    (folder / "regions.ld").write_text(export.get_linker_regions(soc.mem_regions))


def _system(platform: GenericPlatform, clock_hz: float, uart: str) -> Any:
    """Return the system without its clock and without a core."""
    return SoCCore(
        platform,
        clock_hz,
        ident="modforge",
        cpu_type="vexriscv",
        cpu_variant="standard",
        integrated_rom_size=ROM_BYTES,
        integrated_rom_init=[0],  # the firmware takes its place in the file that the memory is loaded from
        integrated_sram_size=RAM_BYTES,
        uart_name=uart,
        with_timer=False,
    )


def simulated(top: str, address_bits: int, sources: Sequence[Path]) -> Any:
    """Return the system around ``top`` that a simulator can run."""
    platform = GenericPlatform("simulator", PINS, name="simulated_system")
    soc = _system(platform, CLOCK_HZ, "sim")
    soc.submodules.crg = CRG(platform.request("clock"))
    add_core(soc, top, address_bits, sources)
    return soc


def on_board(board: Board, top: str, address_bits: int, sources: Sequence[Path]) -> Any:
    """Return the system around ``top`` for a board; its serial line has 115 200 baud."""
    pins: list[tuple[Any, ...]] = [("clock", 0, Pins(board.clock_pin))]
    pins += [("serial", 0, Subsignal("tx", Pins(board.transmit_pin)), Subsignal("rx", Pins(board.receive_pin)))]
    pins += [(f"high{index}", 0, Pins(pin)) for index, pin in enumerate(board.high_pins)]
    platform = GenericPlatform(board.name, pins, name=board.name)
    soc = _system(platform, board.system_hz, "serial")
    soc.crg = _board_clock(platform, board)
    add_core(soc, top, address_bits, sources)
    return soc


def _board_clock(platform: GenericPlatform, board: Board) -> Any:
    """Return the system's clock from that of the board, and a reset of 65 535 clocks after the board is configured."""
    made = LiteXModule()
    made.cd_sys = ClockDomain()
    made.cd_board = ClockDomain(reset_less=True)
    count = Signal(board.divider.bit_length() - 1)
    made.comb += made.cd_board.clk.eq(platform.request("clock"))
    made.sync.board += count.eq(count + 1)
    clock = count[-1]
    made.cd_start = ClockDomain(reset_less=True)
    left = Signal(16, reset=0xFFFF)
    made.comb += [made.cd_sys.clk.eq(clock), made.cd_start.clk.eq(clock), made.cd_sys.rst.eq(left != 0)]
    made.sync.start += If(left != 0, left.eq(left - 1))
    made.comb += [platform.request(f"high{index}").eq(1) for index in range(len(board.high_pins))]
    return made
