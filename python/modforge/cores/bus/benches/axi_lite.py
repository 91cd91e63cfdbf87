"""An AXI4-Lite master with random stalls on all five channels."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from modforge.cores.bus.benches.channels import Sink, Source, Stall

OKAY = 0
SLVERR = 2
BUSY = 1
"""The bit of STATUS that all register maps have."""
ALL_BYTES = 15


def ends(dut: Any) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Return the inputs of the port that are low in reset, and the outputs that must be 0."""
    inputs = (dut.s_axi_awvalid, dut.s_axi_wvalid, dut.s_axi_arvalid)
    return inputs, (dut.s_axi_bvalid, dut.s_axi_bresp, dut.s_axi_rvalid, dut.s_axi_rdata, dut.s_axi_rresp)


class Master:
    """Drives the ``s_axi`` port of a shell."""

    def __init__(self, dut: Any, stall: Stall, noise: Random):
        """Begin with nothing under way; ``stall`` says for every channel and cycle whether the master waits."""
        clock = dut.aclk
        aw = (dut.s_axi_awaddr,)
        w = (dut.s_axi_wdata, dut.s_axi_wstrb)
        self.aw = Source(clock, dut.s_axi_awvalid, dut.s_axi_awready, aw, stall, noise)
        self.w = Source(clock, dut.s_axi_wvalid, dut.s_axi_wready, w, stall, noise)
        self.ar = Source(clock, dut.s_axi_arvalid, dut.s_axi_arready, (dut.s_axi_araddr,), stall, noise)
        self.b = Sink(clock, dut.s_axi_bvalid, dut.s_axi_bready, (dut.s_axi_bresp,), stall)
        self.r = Sink(clock, dut.s_axi_rvalid, dut.s_axi_rready, (dut.s_axi_rdata, dut.s_axi_rresp), stall)

    def post(self, address: int, data: int, strobe: int = ALL_BYTES) -> None:
        """Begin a write; its response goes to ``b.queue``."""
        self.aw.queue.put_nowait((address,))
        self.w.queue.put_nowait((data, strobe))

    async def write(self, address: int, data: int, strobe: int = ALL_BYTES, *, want: int = OKAY) -> None:
        """Write, and check the response."""
        self.post(address, data, strobe)
        [response] = await self.b.queue.get()
        assert response == want, f"write to {address:#x}: response {response}, not {want}"

    async def read(self, address: int, *, want: int = OKAY) -> int:
        """Read, and check the response."""
        self.ar.queue.put_nowait((address,))
        data, response = await self.r.queue.get()
        assert response == want, f"read of {address:#x}: response {response}, not {want}"
        assert want == OKAY or data == 0, f"read of {address:#x}: data {data:#x} with an error"
        return data

    async def write_all(self, accesses: Sequence[tuple[int, int]]) -> None:
        """Write data to addresses, all writes posted at once."""
        for address, data in accesses:
            self.post(address, data)
        for _ in accesses:
            assert await self.b.queue.get() == (OKAY,)

    async def read_all(self, addresses: Sequence[int]) -> list[int]:
        """Read addresses, all reads posted at once."""
        for address in addresses:
            self.ar.queue.put_nowait((address,))
        found = [await self.r.queue.get() for _ in addresses]
        assert all(response == OKAY for _, response in found)
        return [data for data, _ in found]

    async def until_idle(self, status: int) -> int:
        """Poll the status register at an address until it is not busy, and return it."""
        while (found := await self.read(status)) & BUSY:
            pass
        return found

    def stop(self) -> None:
        """End the master, as the reset of a whole system does."""
        for end in (self.aw, self.w, self.ar, self.b, self.r):
            end.task.cancel()
