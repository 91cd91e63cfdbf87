"""Cocotb bench of ``rsa_axi_stream``; the bench plays the core."""

from __future__ import annotations

from random import Random
from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores.bus.benches import bus_shell
from modforge.cores.bus.benches.channels import Sink, Source, Stall, never, sometimes
from modforge.cores.kinds.exponentiator.played import PlayedRsa, played_result
from modforge.cores.model.request import BenchRequest

REQUEST = BenchRequest.from_environment()
WORDS = 5
COMMAND = 16
WIPED, MALFORMED = 14, 15
# Far more than any test takes; a shell that stopped answering ends here.
LIMIT_US = 8 + REQUEST.cases * WORDS // 4


class Stream:
    """Both streams of the shell, and its core."""

    def __init__(self, dut: Any, stall: Stall, random: Random):
        """Begin with nothing under way."""
        into = (dut.s_axis_tdata, dut.s_axis_tlast)
        out = (dut.m_axis_tdata, dut.m_axis_tuser, dut.m_axis_tlast)
        self.source = Source(dut.aclk, dut.s_axis_tvalid, dut.s_axis_tready, into, stall, random)
        self.sink = Sink(dut.aclk, dut.m_axis_tvalid, dut.m_axis_tready, out, stall)
        self.core = PlayedRsa(dut, WORDS)
        self.random = random

    def send(self, opcode: int, words: list[int], length: int = 0) -> None:
        """Send a packet."""
        packet = [length << 16 | self.random.getrandbits(8) << 8 | opcode, *words]
        for index, word in enumerate(packet):
            self.source.queue.put_nowait((word, int(index == len(packet) - 1)))

    def words(self) -> list[int]:
        """Return a random number."""
        return [self.random.getrandbits(32) for _ in range(WORDS)]

    async def receive(self) -> tuple[list[int], int]:
        """Take a packet; return its words and tuser of the last."""
        words = []
        while True:
            data, user, last = await self.sink.queue.get()
            words.append(data)
            if last:
                return words, user

    async def answer(self, user: int) -> None:
        """Take an answer without a result."""
        assert await self.receive() == ([0], user)

    async def load(self, register: int) -> list[int]:
        """Load a register with random words; return them."""
        words = self.words()
        self.send(register, words)
        await self.answer(0)
        return words

    def stop(self) -> None:
        """End all sides, as the reset of a whole system does."""
        for task in (self.source.task, self.sink.task, self.core.task):
            task.cancel()


async def start(dut: Any, stall: Stall | None = None) -> Stream:
    """Start the clock, reset the shell, and stop at a falling edge."""
    random = Random(REQUEST.seed)
    dut.wipe_i.value = 0
    await bus_shell.start_clock(dut, *ends(dut))
    stream = Stream(dut, stall or sometimes(random), random)
    # The played core looks from the next falling edge on: a word that is taken before would be lost.
    await FallingEdge(dut.aclk)
    return stream


def ends(dut: Any) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Return the inputs that are low in reset, and the outputs that must be 0."""
    inputs = (dut.s_axis_tvalid, dut.m_axis_tready, dut.rsa_done_i, dut.rsa_read_valid_i)
    out = (dut.m_axis_tvalid, dut.m_axis_tdata, dut.m_axis_tuser, dut.m_axis_tlast)
    core = (dut.rsa_write_valid_o, dut.rsa_write_register_o, dut.rsa_command_valid_o, dut.rsa_command_o)
    return inputs, (*out, *core, dut.rsa_length_o, dut.rsa_read_ready_o)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def commands_with_stalls(dut: Any) -> None:
    """Keys arrive whole, results come out whole, and errors with their code, whatever stalls."""
    stream = await start(dut)
    random = stream.random
    for case in range(REQUEST.cases):
        stream.core.latency = random.choice((2, 3, 10, 40))
        stream.core.numbers.clear()
        stream.core.error = random.choice((0, 0, 0, 1, 3, 7))
        numbers = {register: stream.words() for register in range(7)}
        command, length = random.randrange(3), random.getrandbits(16)
        for register, words in numbers.items():
            stream.send(register, words)
        stream.send(COMMAND + command, [], length)
        for _ in numbers:
            await stream.answer(0)
        if stream.core.error:
            await stream.answer(stream.core.error)
        else:
            assert await stream.receive() == (played_result(numbers, command, length, WORDS), 0)
        assert stream.core.numbers == numbers
        assert stream.core.restarts == (len(numbers) + 1) * (case + 1), "every packet starts the registers again"
    REQUEST.add(cases=REQUEST.cases)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def malformed_packets(dut: Any) -> None:
    """Unknown first words, loads without words and commands with words are answered, and change nothing."""
    stream = await start(dut)
    numbers = {1: await stream.load(1), 0: await stream.load(0)}
    for opcode in (*range(7, 16), *range(19, 34), 64, 128, 255):
        stream.send(opcode, stream.words()[: stream.random.randrange(3)])
        await stream.answer(MALFORMED)
    for register in range(7):
        stream.send(register, [])
        await stream.answer(MALFORMED)
    for command in range(3):
        stream.send(COMMAND + command, stream.words())
        await stream.answer(MALFORMED)
    assert stream.core.numbers == numbers
    stream.send(COMMAND, [], 7)
    assert await stream.receive() == (played_result(numbers, 0, 7, WORDS), 0)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def wipe_at_any_time(dut: Any) -> None:
    """After a wipe in any cycle the core is wiped, every packet is still answered once, and nothing old comes out."""
    stream = await start(dut, never)
    stream.core.latency = 6
    for cycles in range(2 * WORDS + 30):
        stream.core.numbers.clear()
        before = stream.core.wipes
        message = stream.words()
        stream.send(0, message)
        stream.send(COMMAND + 1, [], 9)
        await ClockCycles(dut.aclk, cycles + 1, FallingEdge)
        dut.wipe_i.value = 1
        await FallingEdge(dut.aclk)
        dut.wipe_i.value = 0
        loaded, load_user = await stream.receive()
        words, user = await stream.receive()
        assert stream.core.wipes == before + 1
        whole = played_result({0: message}, 1, 9, WORDS)
        assert (loaded, load_user) in (([0], 0), ([0], WIPED))
        assert load_user == 0 or not stream.core.numbers, "words of a packet were loaded after a wipe"
        if user == WIPED:
            assert words[-1] == 0 and words[:-1] == whole[: len(words) - 1]
        else:
            after = played_result(stream.core.numbers, 1, 9, WORDS)
            assert user == 0 and words in (whole, after)
        numbers = {0: message}
        stream.core.numbers.clear()
        stream.send(0, message)
        stream.send(COMMAND + 2, [], 5)
        await stream.answer(0)
        assert await stream.receive() == (played_result(numbers, 2, 5, WORDS), 0)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def wipe_in_each_state(dut: Any) -> None:
    """A wipe while a packet is loaded, while a command runs, and while a result is sent ends each with its code."""
    stream = await start(dut, never)
    stream.core.latency = 50

    async def wipe() -> None:
        dut.wipe_i.value = 1
        await FallingEdge(dut.aclk)
        dut.wipe_i.value = 0

    stream.send(1, [0] * 60)
    await ClockCycles(dut.aclk, 20, FallingEdge)
    await wipe()
    await stream.answer(WIPED)
    assert not stream.core.numbers
    stream.send(255, [0] * 60)
    await ClockCycles(dut.aclk, 20, FallingEdge)
    await wipe()
    await stream.answer(WIPED)
    await stream.load(0)
    stream.send(COMMAND, [], 1)
    await ClockCycles(dut.aclk, 20, FallingEdge)
    await wipe()
    await stream.answer(WIPED)
    numbers = {0: await stream.load(0)}
    stream.send(COMMAND, [], 1)
    stream.sink.stall = lambda: not stream.sink.queue.empty()
    await ClockCycles(dut.aclk, 70, FallingEdge)
    await wipe()
    await ClockCycles(dut.aclk, 5, FallingEdge)
    stream.sink.stall = never
    # One word was taken, one was on the bus, and the end comes instead of the third.
    assert await stream.receive() == ([*played_result(numbers, 0, 1, WORDS)[:2], 0], WIPED)
    await wipe()
    await ClockCycles(dut.aclk, 20, FallingEdge)
    assert stream.sink.queue.empty(), "a wipe that nobody waits for is answered"
    stream.sink.stall = lambda: True
    for _ in range(2):
        stream.send(255, [])
    await ClockCycles(dut.aclk, 20, FallingEdge)
    await wipe()
    stream.sink.stall = never
    # The second waited in the shell, behind the first, and keeps its code as well.
    for _ in range(2):
        await stream.answer(MALFORMED)
    await stream.load(3)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def a_word_a_cycle(dut: Any) -> None:
    """Without stalls a packet goes in, and a result comes out, at a word every cycle."""
    stream = await start(dut, never)
    for length in (20, 40):
        stream.send(1, [0] * length)
        cycles = 0
        while stream.sink.queue.empty():
            await FallingEdge(dut.aclk)
            cycles += 1
        assert length + 3 <= cycles <= length + 6, f"{length} words: {cycles} cycles"
        await stream.answer(0)
    stream.send(COMMAND, [])
    while stream.sink.queue.empty():
        await FallingEdge(dut.aclk)
    await ClockCycles(dut.aclk, WORDS - 1, FallingEdge)
    assert stream.sink.queue.qsize() == WORDS


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def reset_in_the_middle(dut: Any) -> None:
    """A reset at any point ends everything, and the next packets are right."""
    stream = await start(dut)
    for cycles in (2, WORDS + 3, WORDS + 12, 40, 60):
        stream.send(0, stream.words())
        stream.send(COMMAND, [], 3)
        await ClockCycles(dut.aclk, cycles, FallingEdge)
        stream.stop()
        await bus_shell.reset(dut, *ends(dut))
        stream = Stream(dut, sometimes(stream.random), stream.random)
        numbers = {0: await stream.load(0)}
        stream.send(COMMAND, [], 3)
        assert await stream.receive() == (played_result(numbers, 0, 3, WORDS), 0)
        assert stream.sink.queue.empty()
