"""Logic levels of small netlists, by hand and as Yosys maps them."""

from typing import Any

import pytest

from modforge.cores import core
from modforge.hardware.delays import chain, levels
from modforge.hardware.errors import SynthesisError
from modforge.hardware.synthesize import synthesize

OUTPUTS = {"O", "Q", "P", "CO", "S0", "S1", "COUT"}


def cell(kind: str, parameters: dict[str, str] | None = None, **ports: list[int | str]) -> dict[str, Any]:
    directions = {name: "output" if name in OUTPUTS else "input" for name in ports}
    return {"type": kind, "parameters": parameters or {}, "port_directions": directions, "connections": ports}


def count(*cells: dict[str, Any]) -> int:
    return levels({"cells": {str(number): each for number, each in enumerate(cells)}})


def block(registers: int, **ports: list[int | str]) -> dict[str, Any]:
    parameters = {name: format(registers, "032b") for name in ("AREG", "BREG", "MREG", "PREG")}
    return cell("DSP48E2", parameters, **ports)


BEGIN = cell("FDRE", D=["0"], Q=[1])


@pytest.mark.parametrize("between", range(4))
def test_tables_one_behind_the_other(between: int) -> None:
    tables = [cell("LUT2", I0=[bit], I1=["1"], O=[bit + 1]) for bit in range(1, between + 1)]
    assert count(BEGIN, *tables, cell("FDRE", D=[between + 1], Q=[99])) == between


def test_the_longest_of_two_paths_counts_and_ports_end_none() -> None:
    tables = [cell("LUT1", I0=[1], O=[2]), cell("LUT2", I0=[1], I1=[2], O=[3]), cell("LUT1", I0=[3], O=[4])]
    assert count(BEGIN, *tables, cell("FDRE", D=[3], Q=[99])) == 2


def test_a_loop_is_an_error() -> None:
    loop = [cell("LUT2", I0=[1], I1=[3], O=[2]), cell("LUT1", I0=[2], O=[3])]
    with pytest.raises(SynthesisError, match="a loop of logic without a register"):
        count(BEGIN, *loop, cell("FDRE", D=[3], Q=[99]))


@pytest.mark.parametrize(("registers", "wanted"), [(0, 3), (1, 1)])
def test_a_block_with_registers_ends_the_path(registers: int, wanted: int) -> None:
    around = [cell("LUT1", I0=[1], O=[2]), cell("LUT1", I0=[3], O=[4]), cell("FDRE", D=[4], Q=[99])]
    assert count(BEGIN, around[0], block(registers, A=[2], P=[3]), *around[1:]) == wanted


def test_cells_of_carry_chains_one_behind_the_other() -> None:
    """Chains count, each cell once, also one behind a table; the XOR above a MUXCY is no cell of the chain."""
    first = [cell("MUXCY", CI=[bit], DI=["0"], S=["0"], O=[bit + 1]) for bit in range(1, 4)]
    table = cell("LUT1", I0=[4], O=[5])
    second = cell("CARRY4", CI=["0"], CYINIT=["0"], DI=["0"] * 4, S=[5] * 4, O=[6, 7, 8, 9], CO=[10, 11, 12, 13])
    last = cell("XORCY", CI=[9], LI=["0"], O=[14])
    cells = [BEGIN, *first, table, second, last]
    for end, wanted in ((1, 0), (2, 1), (4, 3), (5, 3), (9, 4), (14, 4)):
        made = {str(number): each for number, each in enumerate([*cells, cell("FDRE", D=[end], Q=[99])])}
        assert chain({"cells": made}) == wanted


def test_a_carry_chain_is_free_and_goes_upwards_alone() -> None:
    table = cell("LUT1", I0=[1], O=[2])
    chain = cell("CARRY4", CI=["0"], CYINIT=["0"], DI=["0"] * 4, S=[1, 1, 2, 1], O=[3, 4, 5, 6], CO=[7, 8, 9, 10])
    for end, wanted in ((3, 0), (4, 0), (5, 1), (6, 1), (8, 0), (9, 1), (10, 1)):
        assert count(BEGIN, table, chain, cell("FDRE", D=[end], Q=[99])) == wanted


def test_a_carry_of_an_ecp5_has_its_tables_inside() -> None:
    inputs = {name: ["0"] for name in ("A0", "B0", "C0", "D0", "B1", "C1", "D1")}
    chain = cell("CCU2C", A1=[1], CIN=[2], S0=[3], S1=[4], COUT=[5], **inputs)
    table = cell("LUT4", A=[1], O=[2])
    for end, wanted in ((3, 1), (4, 1), (5, 1)):
        assert count(BEGIN, table, chain, cell("TRELLIS_FF", DI=[end], Q=[99])) == wanted
    assert count(BEGIN, cell("CCU2C", A1=[1], CIN=["0"], S0=[3], S1=[4], COUT=[5], **inputs)) == 0
    assert count(BEGIN, chain | {"connections": chain["connections"] | {"CIN": ["0"]}}, cell("FDRE", D=[3], Q=[9])) == 0


@pytest.mark.long
@pytest.mark.parametrize("family", [pytest.param("xcup", marks=pytest.mark.long), "ecp5"])
def test_mapped_core(family: str) -> None:
    # Three products one behind the other; with three clocks one, behind the choice of its operands.
    whole = synthesize(core("mont_redundant"), 16, settings={"DigitBits": 8}, family=family).levels
    third = synthesize(core("mont_redundant"), 16, settings={"DigitBits": 8, "Cycles": 3}, family=family).levels
    assert 9 <= whole <= 20
    assert third <= 0.75 * whole
