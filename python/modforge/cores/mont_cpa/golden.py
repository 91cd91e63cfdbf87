"""Golden model of ``mont_cpa``: every register at every clock edge.

Written from the contract in the header of ``mont_cpa.sv``, in whole numbers: Z has no width, so
a width that is too small in the hardware shows as a difference.

>>> from modforge.cores.kinds.multiplier.arithmetic import product
>>> result({"Bits": 5, "ChainBits": 3}, (26, 0), (25, 0), 27), product(7, 26, 25, 27)
((19, 0), 19)
"""

from __future__ import annotations

from dataclasses import dataclass

from modforge.cores.kinds.multiplier.arithmetic import Inputs
from modforge.cores.model.operands import Pair
from modforge.cores.model.parameters import Parameters, ceiling


@dataclass(frozen=True)
class State:
    """The registers between two rising edges, named as in the core without ``_q``. The defaults are those of reset."""

    ready: bool = True
    pending: bool = False
    valid: bool = False
    error: bool = False
    count: int = 0
    step: int = 0
    last: int = 0
    a: int = 0
    b: int = 0
    n: int = 0
    bit: int = 0
    quotient: int = 0
    d: int = 0
    d_carry: int = 0
    z: int = 0
    z_carry: int = 0


def advance(parameters: Parameters, state: State, inputs: Inputs) -> State:
    """Return the registers after the next rising edge."""
    count = blocks(parameters)
    line = (1 << count) - 1
    accept = inputs.valid and state.ready
    start = state.pending and not (state.valid and not inputs.ready)
    step = (state.step << 1 | (start or state.step & ~state.last & 1)) & line
    last = (state.last << 1 | (state.step & 1 and state.count == 1)) & line
    finish = bool(state.last >> count - 1)
    z, z_carry = _add_z(parameters, state, starting=step & ~state.step)
    d, d_carry = _add_d(parameters, state)
    quotient = (state.step & z >> 1 ^ state.a & state.b) & 1
    a, b, n = state.a, state.b, state.n
    if state.ready:
        a, b, n = inputs.a[0], inputs.b[0], inputs.n
    elif start or state.step & 1:
        a >>= 1
    return State(
        ready=not accept and (state.ready or bool(last >> count - 1)),
        pending=accept or (state.pending and not start),
        valid=finish or (state.valid and not inputs.ready),
        error=state.n % 2 == 0 if finish else state.error,
        count=parameters["Bits"] + 1 if start else max(state.count - 1, 0),
        step=step,
        last=last,
        a=a,
        b=b,
        n=n,
        bit=(state.bit << 1 | state.a & 1) & line,
        quotient=(state.quotient << 1 | quotient) & line,
        d=d,
        d_carry=d_carry,
        z=z,
        z_carry=z_carry,
    )


def result(parameters: Parameters, a: Pair, b: Pair, n: int) -> Pair:
    """Return the very words that the core delivers for one multiplication."""
    state = advance(parameters, State(), Inputs(valid=True, a=a, b=b, n=n))
    while not state.valid:
        state = advance(parameters, state, Inputs())
    return state.z >> 1, 0


def blocks(parameters: Parameters) -> int:
    """Return how many blocks the words are cut into.

    >>> blocks({"Bits": 8, "ChainBits": 4}), blocks({"Bits": 8, "ChainBits": 11})
    (3, 1)
    """
    return ceiling(parameters["Bits"] + 3, parameters["ChainBits"])


def _add_d(parameters: Parameters, state: State) -> Pair:
    """Return B + n, block by block, and the carry out of each block."""
    size = parameters["ChainBits"]
    total = carries = 0
    for j in range(blocks(parameters)):
        value = _block(state.b, j, size) + _block(state.n, j, size) + (state.d_carry << 1 >> j & 1)
        total |= value % (1 << size) << j * size
        carries |= value >> size << j
    return total, carries


def _add_z(parameters: Parameters, state: State, starting: int) -> Pair:
    """Return Z after the step that each block is in, from the highest block down, and the carry out of each block.

    A block takes its highest bit from the newest sum of the block above.
    """
    size = parameters["ChainBits"]
    z, carries, above = 0, 0, 0
    for j in reversed(range(blocks(parameters))):
        addend = {
            (0, 0): 0,
            (0, 1): state.n,
            (1, 0): state.b,
            (1, 1): state.d,
        }[state.bit >> j & 1, state.quotient >> j & 1]
        kept = _block(state.z, j, size)
        halved = kept >> 1 | above << size - 1
        value = halved + _block(addend, j, size) + (state.z_carry << 1 >> j & 1)
        carries |= value >> size << j
        stepping = state.step >> j & 1
        if stepping:
            kept = value % (1 << size)
        elif starting >> j & 1:
            kept = 0
        z |= kept << j * size
        above = value & 1 if stepping else 0
    return z, carries


def _block(word: int, j: int, size: int) -> int:
    return word >> j * size & (1 << size) - 1
