"""How benches hand operands to, and take digits from, a core that squares its last result when ``square_i`` is high."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge, Timer

from modforge.cores.kinds.benches.clock import PERIOD_NS, now, until

Case = TypeVar("Case")


@dataclass(frozen=True)
class SquaringPort(Generic[Case]):
    """Both sides of a core: what puts operands on its inputs, and how long to wait for it and to let it wait."""

    drive: Callable[[Any, Case], None]
    patience: int
    """Cycles after which a core that still keeps the bench waiting has failed."""
    pauses: Sequence[int]
    """Cycles to wait in a random run."""

    async def send(self, dut: Any, case: Case) -> int:
        """Offer operands until they are taken; return the cycle of the edge that took them.

        A path leads from ready_i to ready_o, so it is read when the receiver has done what it does on falling edges.
        """
        self.drive(dut, case)
        dut.valid_i.value = 1
        for _ in range(self.patience):
            await Timer(PERIOD_NS / 4, "ns")
            taken = bool(dut.ready_o.value)
            await FallingEdge(dut.clk_i)
            if taken:
                dut.valid_i.value = 0
                return now()
        raise AssertionError(f"ready_o is low for {self.patience} cycles")

    async def receive(self, dut: Any, stall: int = 0) -> tuple[int, int]:
        """Take the next result after ``stall`` cycles; return the cycle in which it appeared, and its digits."""
        dut.ready_i.value = int(stall == 0)
        await until(dut, dut.valid_o, self.patience)
        appeared, digits = now(), int(dut.z_o.value)
        for _ in range(stall):
            await FallingEdge(dut.clk_i)
            assert dut.valid_o.value and int(dut.z_o.value) == digits, "the waiting result changed"
        dut.ready_i.value = 1
        await FallingEdge(dut.clk_i)
        return appeared, digits

    async def run(
        self, dut: Any, cases: Iterable[Case], check: Callable[[Case, int], None], gaps: Random | None = None
    ) -> list[tuple[int, int]]:
        """Send all cases and check all results; return for each the cycles of acceptance and of appearance.

        ``gaps`` draws idle cycles before operands and before results are taken; without, both sides are always ready.
        """
        accepted: list[int] = []
        sent: list[Case] = []

        async def send_all() -> None:
            for case in cases:
                if gaps and gaps.random() < 0.5:
                    await ClockCycles(dut.clk_i, gaps.choice(self.pauses), FallingEdge)
                sent.append(case)
                accepted.append(await self.send(dut, case))

        sender = cocotb.start_soon(send_all())
        times: list[tuple[int, int]] = []
        while not sender.done() or len(times) < len(sent):
            stall = gaps.choice(self.pauses) if gaps and gaps.random() < 0.5 else 0
            appeared, digits = await self.receive(dut, stall)
            check(sent[len(times)], digits)
            times.append((accepted[len(times)], appeared))
        return times
