"""Cocotb bench of the AXI4-Stream shells that take a packet of operands; the bench plays the core."""

from __future__ import annotations

from random import Random
from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores.bus.benches import bus_shell
from modforge.cores.bus.benches.channels import Sink, Source, Stall, never, sometimes
from modforge.cores.bus.shells import shell_named
from modforge.cores.kinds import part
from modforge.cores.kinds.benches.played_core import PlayedCore
from modforge.cores.model.request import BenchRequest

REQUEST = BenchRequest.from_environment()
Played: type[PlayedCore] = part(shell_named(REQUEST.core).kind, "played").Played
BITS = REQUEST.parameters["Bits"]
WIDTHS = Played.widths(BITS)
WORDS = -(-max(WIDTHS.values()) // 32)
IN_WORDS = len(Played.ORDER) * WORDS
ERROR, MALFORMED = 1, 2
# Far more than any test takes; a shell that stopped answering ends here.
LIMIT_US = 8 + REQUEST.cases * WORDS // 4


class Bench:
    """Both streams of the shell, and its core."""

    def __init__(self, dut: Any, stall: Stall, random: Random, max_inside: int = 1):
        """Begin with nothing under way."""
        # The last word of a packet has the command, if the core has several.
        command = (dut.s_axis_tuser,) if Played.COMMAND_BITS else ()
        into = (dut.s_axis_tdata, dut.s_axis_tlast, *command)
        out = (dut.m_axis_tdata, dut.m_axis_tuser, dut.m_axis_tlast)
        self.source = Source(dut.aclk, dut.s_axis_tvalid, dut.s_axis_tready, into, stall, random)
        self.sink = Sink(dut.aclk, dut.m_axis_tvalid, dut.m_axis_tready, out, stall)
        self.core = Played(dut, BITS, random, max_inside)
        self.random = random

    def stop(self) -> None:
        """End all sides, as the reset of a whole system does."""
        for task in (self.source.task, self.sink.task, self.core.task):
            task.cancel()

    def numbers(self, *, even: bool = False) -> dict[str, int]:
        """Return operands of the whole width by their names."""
        return Played.numbers(BITS, self.random, even=even)

    def send(self, operands: dict[str, int]) -> tuple[int, int]:
        """Send a packet of operands; return the number and tuser of its answer."""
        words = [operands[name] >> 32 * index & 0xFFFFFFFF for name in Played.ORDER for index in range(WORDS)]
        number, error = Played.answer(BITS, operands, self.send_words(words))
        return number, ERROR * error

    def send_words(self, words: list[int]) -> int:
        """Send a packet; return the command in it."""
        command = 0
        for index, word in enumerate(words):
            command = self.random.getrandbits(Played.COMMAND_BITS)
            last = int(index == len(words) - 1)
            self.source.queue.put_nowait((word, last, command) if Played.COMMAND_BITS else (word, last))
        return command

    async def check(self, answer: tuple[int, int]) -> None:
        """Take a packet and compare all of it."""
        expected, user = answer
        number = 0
        for index in range(WORDS):
            data, found, last = await self.sink.queue.get()
            assert last == (index == WORDS - 1), f"tlast with word {index}"
            assert found == user, f"tuser {found}, not {user}"
            number |= data << 32 * index
        assert number == expected, f"{number:#x}, not {expected:#x}"


async def start(dut: Any, stall: Stall | None = None, max_inside: int = 1) -> Bench:
    """Start the clock, reset the shell, and stop at a falling edge."""
    random = Random(REQUEST.seed)
    await bus_shell.start_clock(dut, *ends(dut))
    return Bench(dut, stall or sometimes(random), random, max_inside)


def ends(dut: Any) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Return the inputs that are low in reset, and the outputs that must be 0."""
    inputs = (dut.s_axis_tvalid, dut.m_axis_tready, Played.port(dut, "valid_i"), Played.port(dut, "ready_i"))
    outputs = (dut.m_axis_tvalid, dut.m_axis_tdata, dut.m_axis_tuser, dut.m_axis_tlast, Played.port(dut, "valid_o"))
    return inputs, outputs


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
@cocotb.parametrize(max_inside=Played.MAX_INSIDE)
async def results_with_stalls(dut: Any, max_inside: int) -> None:
    """Packets come out in order and whole, whatever stalls and however many are inside the core."""
    bench = await start(dut, max_inside=max_inside)
    full = {name: (1 << width) - 1 for name, width in WIDTHS.items()}
    zero = dict.fromkeys(WIDTHS, 0) | {Played.ORDER[0]: 1}
    bench.core.latency = bench.random.choice((1, 20, 8 * WORDS + 30))
    cases = [full, zero, full, *(bench.numbers() for _ in range(REQUEST.cases))]
    for answer in [bench.send(operands) for operands in cases]:
        await bench.check(answer)
    REQUEST.add(cases=len(cases), edge_cases=3)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def packets_of_wrong_length(dut: Any) -> None:
    """A packet that is too short or too long is answered in its turn, and the one after it is right."""
    bench = await start(dut, max_inside=Played.MAX_INSIDE[-1])
    bench.core.latency = 12 * WORDS
    for length in (1, 2, IN_WORDS - 1, IN_WORDS + 1, IN_WORDS + 2, 2 * IN_WORDS, 3 * IN_WORDS):
        if length == IN_WORDS:
            continue
        first = bench.send(bench.numbers())
        bench.send_words([bench.random.getrandbits(32) for _ in range(length)])
        second = bench.send(bench.numbers())
        for answer in (first, (0, MALFORMED), second):
            await bench.check(answer)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def error(dut: Any) -> None:
    """The error of the core is answered with tuser; the next result is right again."""
    bench = await start(dut)
    for _ in range(3):
        for answer in (bench.send(bench.numbers(even=True)), bench.send(bench.numbers())):
            await bench.check(answer)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def a_word_a_cycle(dut: Any) -> None:
    """Without stalls a packet goes in, and another comes out, at a word every cycle."""
    bench = await start(dut, never)
    bench.core.latency = 3
    bench.core.ready = lambda: True
    for wait in (False, True):
        if wait:
            await ClockCycles(dut.aclk, 5, FallingEdge)
        answer = bench.send(bench.numbers())
        cycles = 0
        while bench.sink.queue.qsize() < WORDS:
            await FallingEdge(dut.aclk)
            cycles += 1
        # Handshakes with the core and its latency, the register on the way out, and the two ends of the bench.
        min_cycles = IN_WORDS + WORDS + 4
        assert min_cycles <= cycles <= min_cycles + 4, f"{WORDS} words: {cycles} cycles"
        await bench.check(answer)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def load_while_it_works(dut: Any) -> None:
    """The next packet is taken while the core works, and the one after it is not."""
    bench = await start(dut, never)
    bench.core.latency = 12 * WORDS + 20
    answers = [bench.send(bench.numbers()) for _ in range(3)]
    await ClockCycles(dut.aclk, 10 * WORDS + 10, FallingEdge)
    assert not dut.s_axis_tready.value and bench.source.queue.qsize() == IN_WORDS - 1
    for answer in answers:
        await bench.check(answer)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def reset_in_the_middle(dut: Any) -> None:
    """A reset at any point ends everything, clears the operands, and the next packet is right."""
    bench = await start(dut)
    random = bench.random
    for cycles in (2, IN_WORDS, IN_WORDS + 8, 6 * WORDS + 20, 10 * WORDS + 30):
        bench.send(bench.numbers())
        bench.send(bench.numbers())
        await ClockCycles(dut.aclk, cycles, FallingEdge)
        bench.stop()
        await bus_shell.reset(dut, *ends(dut))
        assert not any(Played.operands(dut).values()) and not Played.command(dut), "operands stayed"
        bench = Bench(dut, sometimes(random), random)
        await bench.check(bench.send(bench.numbers()))
        assert bench.sink.queue.empty()
