"""Modelled paths: on small netlists by hand, against a plain search, and as Yosys maps them."""

from __future__ import annotations

import itertools
import math
import random
from dataclasses import replace
from typing import Any

import pytest

from modforge.hardware.delays import MODELS, Delay, Model, levels, longest_path
from modforge.hardware.delays.cells import BLOCK_REGISTERS, Pin, begins_paths, inputs, sources
from modforge.hardware.delays.levels import Units
from modforge.hardware.errors import SynthesisError

FAST, SLOW = MODELS["xcup"], MODELS["ecp5"]

OUTPUTS = {"O", "Q", "P", "CO", "S0", "S1", "COUT", "Z"}

Cell = dict[str, Any]


def cell(kind: str, parameters: dict[str, str] | None = None, **ports: list[int | str]) -> Cell:
    directions = {name: "output" if name in OUTPUTS else "input" for name in ports}
    return {"type": kind, "parameters": parameters or {}, "port_directions": directions, "connections": ports}


def module(*cells: Cell) -> dict[str, Any]:
    return {"cells": {str(number): each for number, each in enumerate(cells)}}


def block(registers: str, **ports: list[int | str]) -> Cell:
    """Return a block with the registers whose first letters are given."""
    parameters = {name: format(int(name[0] in registers), "032b") for name in BLOCK_REGISTERS}
    return cell("DSP48E2", parameters, **ports)


BEGIN, END = cell("FDRE", D=["0"], Q=[1]), cell("FDRE", D=[90], Q=[91])


def ends_at(bit: int) -> Cell:
    return cell("FDRE", D=[bit], Q=[99])


def test_from_register_through_table_chain_and_table_to_register() -> None:
    table = cell("LUT2", I0=[1], I1=["1"], O=[2])
    first = cell("CARRY4", CI=["0"], CYINIT=["0"], DI=["0"] * 4, S=[2, "0", "0", "0"], O=[3, 4, 5, 6], CO=[7, 8, 9, 10])
    second = cell("CARRY4", CI=[10], CYINIT=["0"], DI=["0"] * 4, S=["0"] * 4, O=[11, 12, 13, 14], CO=[15, 16, 17, 18])
    last = cell("LUT2", I0=[14], I1=["0"], O=[90])
    found = FAST.path(module(BEGIN, table, first, second, last, END))
    wires = 2 * FAST.wire_one.ns  # to the first table and to the last one: the others are side by side
    chain = FAST.chain_enter.ns + FAST.chain_leave.ns
    assert found.ns == pytest.approx(FAST.register.ns + 2 * FAST.table.ns + chain + wires + FAST.setup.ns)
    assert (found.wires, found.doublings, found.stiff_wires) == (2, 0, 0)
    assert found.wires_ns == pytest.approx(wires)
    assert found.model == FAST.fingerprint


def test_each_primitive_of_a_chain_is_a_step() -> None:
    def chain(length: int) -> float:
        zero = {name: ["0"] for name in ("A1", "B0", "B1", "C0", "C1", "D0", "D1")}
        first = cell("CCU2C", A0=[1], CIN=["0"], S0=[100], S1=[101], COUT=[2], **zero)
        others = [
            cell("CCU2C", A0=["0"], CIN=[2 + i], S0=[200 + i], S1=[300 + i], COUT=[3 + i], **zero)
            for i in range(length)
        ]
        end = cell("TRELLIS_FF", DI=[2 + length], Q=[98])
        return SLOW.path(module(cell("TRELLIS_FF", DI=["0"], Q=[1]), first, *others, end)).ns

    assert chain(5) - chain(4) == pytest.approx(SLOW.chain_step.ns)
    assert chain(0) == pytest.approx(SLOW.register.ns + SLOW.wire_one.ns + SLOW.chain_enter.ns)


def test_the_sum_of_the_same_bit_and_of_one_above_it() -> None:
    def to(output: int) -> float:
        ports = {name: ["0"] for name in ("A1", "B0", "B1", "C0", "C1", "D0", "D1", "CIN")}
        chain = cell("CCU2C", A0=[1], S0=[2], S1=[3], COUT=[4], **ports)
        return SLOW.path(module(cell("TRELLIS_FF", DI=["0"], Q=[1]), chain, cell("TRELLIS_FF", DI=[output], Q=[98]))).ns

    assert to(3) - to(2) == pytest.approx(SLOW.chain_across.ns - SLOW.chain_sum.ns)


@pytest.mark.parametrize(
    ("registers", "into", "out_of", "within"),
    [
        ("A", (0,), (1, 2, 3), None),
        ("M", (0, 1), (2, 3), None),
        ("P", (0, 1, 2), (3,), None),
        ("AMP", (0,), (3,), (2,)),
        ("AP", (0,), (3,), (1, 2)),
    ],
)
def test_a_block_by_its_registers(
    registers: str, into: tuple[int, ...], out_of: tuple[int, ...], within: tuple[int, ...] | None
) -> None:
    stages, one = FAST.block.stages, block(registers, A=[1], P=[2])
    leaving, entering = FAST.leaving(Pin(one, "P", 0)), FAST.entering(Pin(one, "A", 0))
    assert entering == pytest.approx(FAST.block.setup.ns + sum(stages[at] for at in into))
    assert leaving == pytest.approx(FAST.block.register.ns + sum(stages[at] for at in out_of))
    between = FAST.block.register.ns + FAST.block.setup.ns + sum(stages[at] for at in within or ())
    assert FAST.inside(one) == (pytest.approx(between) if within else 0)
    assert FAST.entering(Pin(one, "CEP", 0)) == FAST.block.setup.ns
    whole = FAST.path(module(BEGIN, one, ends_at(2)))
    assert whole.ns >= max(leaving, entering, FAST.inside(one))


def test_a_block_without_registers_and_its_adder_alone() -> None:
    product = FAST.through(Pin(block("", A=[1], P=[2]), "A", 0), Pin(block("", A=[1], P=[2]), "P", 0))
    added = FAST.through(Pin(block("", C=[1], P=[2]), "C", 0), Pin(block("", C=[1], P=[2]), "P", 0))
    assert product == pytest.approx(1.514)  # RapidWright's path from A[13] to P[16]
    assert added == pytest.approx(product - FAST.block.read.ns - FAST.block.multiply.ns)


@pytest.mark.parametrize("readers", [1, 2, 3, 64])
def test_a_wire_takes_longer_with_each_doubling_of_its_readers(readers: int) -> None:
    tables = [cell("LUT1", I0=[1], O=[10 + number]) for number in range(readers)]
    found = FAST.path(module(BEGIN, *tables, ends_at(10)))
    assert found.wires_ns == pytest.approx(FAST.wire_one.ns + math.log2(readers) * FAST.wire_doubling.ns, abs=1e-3)
    assert found.doublings == pytest.approx(math.log2(readers), abs=1e-3)


def test_a_wire_from_block_to_chain_is_longer() -> None:
    chain = cell("CARRY4", CI=["0"], CYINIT=["0"], DI=[2, "0", "0", "0"], S=["0"] * 4, O=[3, 4, 5, 6], CO=[7, 8, 9, 10])
    found = FAST.path(module(BEGIN, block("", A=[1], P=[2]), chain, ends_at(4)))
    assert (found.wires, found.stiff_wires) == (2, 1)
    assert found.wires_ns == pytest.approx(2 * FAST.wire_one.ns + FAST.wire_stiff.ns)


def test_a_flip_flop_beside_its_table_has_no_wire_unless_others_read_it() -> None:
    table = cell("LUT1", I0=[1], O=[2])
    assert FAST.path(module(BEGIN, table, ends_at(2))).wires == 1
    assert FAST.path(module(BEGIN, table, ends_at(2), cell("FDRE", D=[2], Q=[98]))).wires == 2


def test_a_loop_is_refused_and_what_drives_nothing_is_not() -> None:
    loop = [cell("LUT2", I0=[1], I1=[3], O=[2]), cell("LUT1", I0=[2], O=[3])]
    with pytest.raises(SynthesisError, match="a loop of logic without a register"):
        FAST.path(module(BEGIN, *loop, ends_at(3)))
    # No register reads it: it is on no path, and nobody has to follow it.
    assert FAST.path(module(BEGIN, *loop)).ns == 0
    # A table of constants never changes, nor does an output that nothing drives.
    assert FAST.path(module(cell("LUT1", I0=["0"], O=[2]), ends_at(2))).ns == FAST.setup.ns
    assert FAST.path(module()).ns == 0


def test_a_port_begins_a_path_without_a_wire() -> None:
    found = FAST.path(module(cell("LUT1", I0=[50], O=[2]), ends_at(2)))
    assert found.ns == pytest.approx(FAST.table.ns + FAST.setup.ns)
    assert found.wires == 0


def netlist(seed: int) -> dict[str, Any]:
    """Return a random netlist of tables, chains, blocks and registers without loops."""
    chosen = random.Random(seed)
    cells, driven = [cell("FDRE", D=["0"], Q=[bit]) for bit in range(1, 4)], [1, 2, 3]

    def some(count: int) -> list[int | str]:
        return [chosen.choice([*driven, "0"]) for _ in range(count)]

    for _ in range(chosen.randrange(2, 9)):
        bit = max(driven) + 1
        kind = chosen.choice(("table", "chain", "block", "flip-flop"))
        if kind == "table":
            cells.append(cell("LUT2", I0=some(1), I1=some(1), O=[bit]))
        elif kind == "chain":
            outputs = {"O": [bit, bit + 1, bit + 2, bit + 3], "CO": [bit + 4, bit + 5, bit + 6, bit + 7]}
            cells.append(cell("CARRY4", CI=some(1), CYINIT=["0"], DI=some(4), S=some(4), **outputs))
        elif kind == "block":
            cells.append(block(chosen.choice(("", "A", "MP")), A=some(2), B=some(2), C=some(1), P=[bit, bit + 1]))
        else:
            cells.append(cell("FDRE", D=some(1), Q=[bit]))
        driven += [bit for _, bits in cells[-1]["connections"].items() for bit in bits if bit not in (*driven, "0")]
    return module(*cells, *(cell("FDRE", D=[bit], Q=[1000 + bit]) for bit in driven))


def slowest(made: dict[str, Any], model: Model | Units) -> float:
    """Return the longest path as the definition says it: over all ways backwards from every register."""
    cells = list(made["cells"].values())
    driver = {
        bit: Pin(each, port, place)
        for each in cells
        for port, bits in each["connections"].items()
        if each["port_directions"][port] == "output"
        for place, bit in enumerate(bits)
    }
    readers = [bit for each in cells for bit, _ in inputs(each)]

    def back(bit: int, pin: Pin) -> float:
        if bit not in driver:
            return 0
        output = driver[bit]
        wire = model.wire(output, pin, readers.count(bit))
        if begins_paths(output.cell):
            return wire + model.leaving(output)
        return wire + max((back(*one) + model.through(one[1], output) for one in sources(output)), default=0)

    registers = [each for each in cells if begins_paths(each)]
    ends = [back(bit, pin) + model.entering(pin) for each in registers for bit, pin in inputs(each)]
    return max([0, *ends, *(model.inside(each) for each in registers)])


@pytest.mark.parametrize("seed", range(40))
def test_the_walk_finds_what_a_search_over_all_paths_finds(seed: int) -> None:
    made = netlist(seed)
    for model in (FAST, SLOW, Units()):
        assert longest_path(made, model).time == pytest.approx(slowest(made, model))


@pytest.mark.parametrize("seed", range(20))
def test_a_longer_delay_never_makes_a_path_shorter(seed: int) -> None:
    made = netlist(seed)
    before = longest_path(made, FAST).time
    for name in ("table", "chain_enter", "chain_step", "chain_leave", "chain_sum", "chain_across", "register", "setup"):
        assert longest_path(made, replace(FAST, **{name: Delay(1.0, "slower")})).time >= before
    for name in ("wire_one", "wire_doubling", "wire_stiff"):
        assert longest_path(made, replace(FAST, **{name: Delay(2.0, "slower")})).time >= before


ONE, NONE = Delay(1, "a level"), Delay(0, "nothing")


@pytest.mark.parametrize("seed", range(20))
def test_a_model_of_ones_counts_levels(seed: int) -> None:
    """Where tables and blocks are 1 and all else 0, nanoseconds are levels."""
    stages = {"read": ONE, "multiply": NONE, "add": NONE, "write": NONE, "register": NONE, "setup": NONE}
    ones = replace(
        FAST,
        **{name: NONE for name in vars(FAST) if isinstance(vars(FAST)[name], Delay)} | {"table": ONE},
        block=replace(FAST.block, **stages),
    )
    made = netlist(seed)
    for each in made["cells"].values():  # levels take no notice of stages: an input of the adder is one, too
        each["connections"].pop("C", None)
        if each["type"] == "DSP48E2" and begins_paths(each):
            each["type"] = "FDRE"
    assert ones.path(made).ns == levels(made)


def test_every_delay_is_stated_with_its_source() -> None:
    for model, part in itertools.product(MODELS.values(), ("model", "block")):
        stated = vars(model if part == "model" else model.block).values()
        delays = [one for one in stated if isinstance(one, Delay)]
        assert len(delays) >= 6
        for one in delays:
            assert one.ns >= 0
            assert one.source
    assert FAST.fingerprint != SLOW.fingerprint
    assert replace(FAST, table=Delay(0.093, FAST.table.source)).fingerprint != FAST.fingerprint
