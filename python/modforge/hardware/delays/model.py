"""Modelled delays of a device family: what each step of a path takes in ns, and where that figure comes from."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any

from modforge.hardware.delays.cells import BLOCK_REGISTERS, CARRY_INPUTS, MEMORIES, Cell, Pin
from modforge.hardware.delays.walk import longest_path
from modforge.results import content_hash

TABLES = ("LUT", "INV")
FLIP_FLOPS = ("FD", "TRELLIS_FF")
CHAINS = ("CARRY", "CCU2")
BLOCKS = ("DSP48", "MULT")
CHOICES = ("MUXF", "PFUMX", "L6MUX")
BUFFERS = ("BUF",)
CHOICE_INPUTS = ("S", "C0", "SD")
"""The ports by which a choice between two tables is made."""

SUMS = ("O", "S0", "S1")
"""The outputs of a chain that are no carries."""

CONTROLS = ("CLK", "CE", "RST")
"""The beginnings of the names of a block's inputs that go to its registers alone."""

CASCADES = ("ACIN", "BCIN", "PCIN")
"""The inputs of a block from the block below it."""

LATE_INPUTS = ("C", "CARRYIN", "PCIN", "OPMODE", "ALUMODE", "CARRYINSEL")
"""The inputs of a DSP48E2 that are added to the product, or say how."""

STAGE_REGISTERS = (
    ("AREG", "BREG", "REG_INPUTA_CLK", "REG_INPUTB_CLK", "REG_INPUTC_CLK"),
    ("MREG", "REG_PIPELINE_CLK"),
    ("PREG", "REG_OUTPUT_CLK"),
)
"""The parameters that say which registers a block has, by the stage that they are behind."""


@dataclass(frozen=True)
class Delay:
    """A time in ns, and its source."""

    ns: float
    source: str


@dataclass(frozen=True)
class Block:
    """The stages of a multiplier block in the order of the data: a register may be behind each but the last."""

    read: Delay
    """From its inputs to the multiplier."""

    multiply: Delay
    """The multiplier."""

    add: Delay
    """The adder behind it."""

    write: Delay
    """From there to its outputs."""

    register: Delay
    """From the edge of the clock through a register inside."""

    setup: Delay
    """From there to the edge of the clock."""

    @property
    def stages(self) -> tuple[float, ...]:
        """The stages in ns."""
        return self.read.ns, self.multiply.ns, self.add.ns, self.write.ns


@dataclass(frozen=True)
class ModelledPath:
    """The longest path of a netlist by a model: neither routed nor measured."""

    ns: float

    wires_ns: float
    """The part of its wires."""

    wires: int
    """Its wires, those between neighbours left out."""

    doublings: float
    """Over all of them, how often one reader was doubled: the sum of the logarithms of their readers to base 2."""

    stiff_wires: int
    """Those that go from chain or block to chain or block."""

    model: str
    """The model's :attr:`~Model.fingerprint`."""


@dataclass(frozen=True)
class Model:
    """The delays of a family; see :class:`~modforge.hardware.delays.walk.Delays` for how a path asks for them."""

    family: str
    device: str
    """The device and speed grade that they are of."""

    table: Delay
    """A table, from any input."""

    choice: Delay
    """Two tables made one, from a table."""

    choose: Delay
    """The same, from the input that chooses."""

    chain_enter: Delay
    """From an input of a carry primitive to its carry."""

    chain_step: Delay
    """From the carry below through a carry primitive."""

    chain_leave: Delay
    """From the carry below to a sum."""

    chain_sum: Delay
    """From an input of a carry primitive to the sum of the same bit."""

    chain_across: Delay
    """From an input of a carry primitive to the sum of a bit above it in the same primitive."""

    block: Block

    memory: Delay
    """From the edge of the clock to the output of a memory."""

    register: Delay
    """From the edge of the clock to the output of a flip-flop."""

    setup: Delay
    """From an input of a register to the edge of the clock."""

    wire_one: Delay
    """A wire that one input reads."""

    wire_doubling: Delay
    """What a wire takes longer when twice as many inputs read it."""

    wire_stiff: Delay
    """What a wire takes longer from chain or block to chain or block: they cannot come as close as tables do."""

    @property
    def wires(self) -> tuple[float, float, float]:
        """The delays that a wire is made of."""
        return self.wire_one.ns, self.wire_doubling.ns, self.wire_stiff.ns

    @property
    def fingerprint(self) -> str:
        """Name these nanoseconds, whatever their sources are called: a path that others gave is not of this model."""
        return content_hash([(name, delay.ns) for name, delay in self.stated()])[:8]

    def stated(self) -> Iterator[tuple[str, Delay]]:
        """Yield every delay with its name."""
        for part, holder in (("", self), ("block ", self.block)):
            for field in fields(holder):
                if isinstance(delay := getattr(holder, field.name), Delay):
                    yield f"{part}{field.name}".replace("_", " "), delay

    def path(self, module: Mapping[str, Any]) -> ModelledPath:
        """Return the longest path of a module of Yosys' ``write_json``, flattened and mapped to this family.

        Raises :class:`~modforge.hardware.errors.SynthesisError` when logic runs in a circle.
        """
        path = longest_path(module, self)
        wires = [step for step in path.steps if step.time]
        return ModelledPath(
            ns=round(path.time, 3),
            wires_ns=round(path.wires, 3),
            wires=len(wires),
            doublings=round(sum(math.log2(step.fan_out) for step in wires), 3),
            stiff_wires=sum(_stiff(step.output, step.pin) for step in wires),
            model=self.fingerprint,
        )

    def leaving(self, output: Pin) -> float:
        """Return the time from the edge of the clock to an output of a cell with registers."""
        if _is_block(output.cell):
            return self.block.register.ns + sum(self.block.stages[_registers(output.cell)[-1] + 1 :])
        return self.memory.ns if output.cell["type"].startswith(MEMORIES) else self.register.ns

    def entering(self, pin: Pin) -> float:
        """Return the time from an input of a cell with registers to the next edge."""
        if not _is_block(pin.cell):
            return self.setup.ns
        first, last = (0, -1) if pin.port.startswith(CONTROLS) else (_first(pin), _registers(pin.cell)[0])
        return self.block.setup.ns + sum(self.block.stages[first : last + 1])

    def inside(self, cell: Cell) -> float:
        """Return the time between two registers of one block, 0 if it has fewer."""
        if not _is_block(cell):
            return 0
        steps = [sum(self.block.stages[one + 1 : two + 1]) for one, two in pairwise(_registers(cell))]
        return max((self.block.register.ns + step + self.block.setup.ns for step in steps), default=0)

    def through(self, pin: Pin, output: Pin) -> float:
        """Return the time from an input of a cell without registers to an output."""
        kind = pin.cell["type"]
        if kind.startswith(CHAINS):
            return self._through_chain(pin, output)
        if kind.startswith(CHOICES):
            return self.choose.ns if pin.port in CHOICE_INPUTS else self.choice.ns
        if _is_block(pin.cell):
            return sum(self.block.stages[_first(pin) :])
        return 0 if kind.startswith(BUFFERS) else self.table.ns

    def _through_chain(self, pin: Pin, output: Pin) -> float:
        if pin.port in CARRY_INPUTS:
            return self.chain_leave.ns if output.port in SUMS else self.chain_step.ns
        if output.port not in SUMS:
            return self.chain_enter.ns
        return self.chain_sum.ns if _bit(pin) == _bit(output) else self.chain_across.ns

    def wire(self, output: Pin, pin: Pin, fan_out: int) -> float:
        """Return the time from an output to an input; between neighbours, which have a way of their own, it is 0."""
        if _neighbours(output, pin, fan_out):
            return 0
        ns = self.wire_one.ns + self.wire_doubling.ns * math.log2(fan_out)
        return ns + self.wire_stiff.ns if _stiff(output, pin) else ns


def _neighbours(output: Pin, pin: Pin, fan_out: int) -> bool:
    """Return whether tools put both cells into the same place, or above each other, and no wire is between them."""
    driver: str = output.cell["type"]
    reader: str = pin.cell["type"]
    if pin.port in CARRY_INPUTS:
        return driver.startswith(CHAINS)
    if pin.port in CASCADES:
        return True
    if reader.startswith("CARRY"):
        return pin.port == "S" and driver.startswith(TABLES)
    if reader.startswith(CHOICES):
        return pin.port not in CHOICE_INPUTS and driver.startswith((*TABLES, *CHOICES))
    alone = fan_out == 1 and reader.startswith(FLIP_FLOPS) and pin.port in ("D", "DI")
    return alone and driver.startswith((*TABLES, *CHAINS, *CHOICES))


def _stiff(output: Pin | None, pin: Pin) -> bool:
    """Return whether a wire goes from chain or block to chain or block."""
    ends = (output.cell, pin.cell) if output else ()
    return bool(ends) and all(cell["type"].startswith((*CHAINS, *BLOCKS)) for cell in ends)


def _is_block(cell: Cell) -> bool:
    kind: str = cell["type"]
    return kind.startswith(BLOCKS)


def _first(pin: Pin) -> int:
    """Return the stage that an input of a block comes to first."""
    return 2 if pin.port in LATE_INPUTS else 0


def _registers(cell: Cell) -> list[int]:
    """Return the stages of a block with a register behind them."""
    parameters = cell["parameters"]
    if cell["type"].startswith("DSP48"):
        has = {name for name in BLOCK_REGISTERS if int(parameters.get(name, "1"), 2)}
    else:
        has = {name for name, value in parameters.items() if name.endswith("_CLK") and value != "NONE"}
    return [stage for stage, names in enumerate(STAGE_REGISTERS) if has.intersection(names)]


def _bit(pin: Pin) -> int:
    """Return which bit of a carry primitive a pin is of: their ports are wide, or have it in their names."""
    return int(pin.port[-1]) if pin.port[-1].isdigit() else pin.place
