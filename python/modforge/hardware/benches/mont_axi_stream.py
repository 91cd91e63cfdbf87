"""Cocotb bench of ``mont_axi_stream``; the bench plays the multiplier."""

from __future__ import annotations

from random import Random
from typing import Any

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.hardware.benches.channels import Sink, Source, Stall, never, sometimes
from modforge.hardware.benches.played_multiplier import PlayedMultiplier, numbers, played_result
from modforge.hardware.request import BenchRequest

REQUEST = BenchRequest.from_environment()
BITS = REQUEST.parameters["Bits"]
WORDS = BITS // 32 + 1
EVEN, MALFORMED = 1, 2
# Far more than any test takes; a shell that stopped answering ends here.
LIMIT_US = 8 + REQUEST.cases * WORDS // 4


class Stream:
    """Both streams of the shell, and the multiplier beside it."""

    def __init__(self, dut: Any, stall: Stall, random: Random, most_inside: int):
        """Begin with nothing under way."""
        into = (dut.s_axis_tdata, dut.s_axis_tlast)
        out = (dut.m_axis_tdata, dut.m_axis_tuser, dut.m_axis_tlast)
        self.source = Source(dut.aclk, dut.s_axis_tvalid, dut.s_axis_tready, into, stall, random)
        self.sink = Sink(dut.aclk, dut.m_axis_tvalid, dut.m_axis_tready, out, stall)
        self.multiplier = PlayedMultiplier(dut, BITS, random, most_inside)

    def send(self, operands: dict[str, int]) -> None:
        """Send the packet of a product."""
        self.send_words([operands[name] >> 32 * i & 0xFFFFFFFF for name in "NAB" for i in range(WORDS)])

    def send_words(self, words: list[int]) -> None:
        """Send a packet."""
        for index, word in enumerate(words):
            self.source.queue.put_nowait((word, int(index == len(words) - 1)))

    async def check(self, expected: int, user: int = 0) -> None:
        """Take a packet and compare all of it."""
        number = 0
        for index in range(WORDS):
            data, found, last = await self.sink.queue.get()
            assert last == (index == WORDS - 1), f"tlast with word {index}"
            assert found == user, f"tuser {found}, not {user}"
            number |= data << 32 * index
        assert number == expected, f"{number:#x}, not {expected:#x}"

    def stop(self) -> None:
        """End all sides, as the reset of a whole system does."""
        for task in (self.source.task, self.sink.task, self.multiplier.task):
            task.cancel()


async def start(dut: Any, stall: Stall | None = None, most_inside: int = 1) -> tuple[Stream, Random]:
    """Start the clock, reset the shell, and stop at a falling edge."""
    random = Random(REQUEST.seed)
    Clock(dut.aclk, 2, "ns").start()
    await reset(dut)
    return Stream(dut, stall or sometimes(random), random, most_inside), random


async def reset(dut: Any) -> None:
    """Pull the reset for two cycles, in which nothing may be valid."""
    for port in (dut.s_axis_tvalid, dut.m_axis_tready, dut.mont_valid_i, dut.mont_ready_i):
        port.value = 0
    dut.aresetn.value = 0
    await ClockCycles(dut.aclk, 2)
    await FallingEdge(dut.aclk)
    assert not dut.m_axis_tvalid.value and not dut.mont_valid_o.value
    dut.aresetn.value = 1


def expected(operands: dict[str, int]) -> int:
    """Return the result of a packet."""
    return played_result(BITS, operands["A"], operands["B"], operands["N"])


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
@cocotb.parametrize(most_inside=[1, 2, 12])
async def products_with_stalls(dut: Any, most_inside: int) -> None:
    """Packets come out in order and whole, whatever stalls and however many are inside the multiplier."""
    stream, random = await start(dut, most_inside=most_inside)
    full = {"A": (2 << BITS) - 1, "B": (2 << BITS) - 1, "N": (1 << BITS) - 1}
    stream.multiplier.latency = random.choice((1, 20, 8 * WORDS + 30))
    cases = [full, {"A": 0, "B": 0, "N": 1}, full, *(numbers(BITS, random) for _ in range(REQUEST.cases))]
    for operands in cases:
        stream.send(operands)
    for operands in cases:
        await stream.check(expected(operands))
    REQUEST.add(cases=len(cases), edge_cases=3)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def packets_of_wrong_length(dut: Any) -> None:
    """A packet that is too short or too long is answered in its turn, and the one after it is right."""
    stream, random = await start(dut, most_inside=4)
    stream.multiplier.latency = 12 * WORDS
    for length in (1, 2, 3 * WORDS - 1, 3 * WORDS + 1, 3 * WORDS + 2, 6 * WORDS, 8 * WORDS):
        first, second = numbers(BITS, random), numbers(BITS, random)
        stream.send(first)
        stream.send_words([random.getrandbits(32) for _ in range(length)])
        stream.send(second)
        await stream.check(expected(first))
        await stream.check(0, MALFORMED)
        await stream.check(expected(second))


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def even_modulus(dut: Any) -> None:
    """An even modulus is answered with zeros and tuser."""
    stream, random = await start(dut)
    for _ in range(3):
        operands = numbers(BITS, random)
        stream.send(numbers(BITS, random, even=True))
        stream.send(operands)
        await stream.check(0, EVEN)
        await stream.check(expected(operands))


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def a_word_a_cycle(dut: Any) -> None:
    """Without stalls a packet goes in, and another comes out, at a word every cycle."""
    stream, random = await start(dut, never)
    stream.multiplier.latency = 3
    stream.multiplier.ready = lambda: True
    for wait in (False, True):
        operands = numbers(BITS, random)
        if wait:
            await ClockCycles(dut.aclk, 5, FallingEdge)
        stream.send(operands)
        cycles = 0
        while stream.sink.queue.qsize() < WORDS:
            await FallingEdge(dut.aclk)
            cycles += 1
        # Handshakes with the multiplier and its latency, the register on the way out, and the two ends of the bench.
        assert 4 * WORDS + 5 <= cycles <= 4 * WORDS + 8, f"{WORDS} words: {cycles} cycles"
        await stream.check(expected(operands))


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def load_while_it_works(dut: Any) -> None:
    """The next packet is taken while the multiplier works, and the one after it is not."""
    stream, random = await start(dut, never)
    stream.multiplier.latency = 12 * WORDS + 20
    cases = [numbers(BITS, random) for _ in range(3)]
    for operands in cases:
        stream.send(operands)
    await ClockCycles(dut.aclk, 10 * WORDS + 10, FallingEdge)
    assert not dut.s_axis_tready.value and stream.source.queue.qsize() == 3 * WORDS - 1
    for operands in cases:
        await stream.check(expected(operands))


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def reset_in_the_middle(dut: Any) -> None:
    """A reset at any point ends everything, clears the operands, and the next packet is right."""
    stream, random = await start(dut)
    for cycles in (2, 3 * WORDS, 3 * WORDS + 8, 6 * WORDS + 20, 10 * WORDS + 30):
        stream.send(numbers(BITS, random))
        stream.send(numbers(BITS, random))
        await ClockCycles(dut.aclk, cycles, FallingEdge)
        stream.stop()
        await reset(dut)
        assert not (int(dut.mont_a_o.value) | int(dut.mont_b_o.value) | int(dut.mont_n_o.value)), "operands stayed"
        stream = Stream(dut, sometimes(random), random, 1)
        operands = numbers(BITS, random)
        stream.send(operands)
        await stream.check(expected(operands))
        assert stream.sink.queue.empty()
