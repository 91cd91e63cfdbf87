"""Golden model of ``mont_csa_r4``: every register at every clock edge.

Written from the contract in the header of ``mont_csa_r4.sv``, in whole numbers: no word has a width here, so a width
that is too small in the hardware shows as a difference.

>>> from modforge.cores.kinds.multiplier.arithmetic import product
>>> result({"Bits": 5}, (17, 9), (20, 5), 27)
(13, 10)
>>> product(8, 26, 25, 27)
23
"""

from __future__ import annotations

from dataclasses import dataclass

from modforge.cores.kinds.multiplier.arithmetic import Inputs, compress
from modforge.cores.model.operands import Pair
from modforge.cores.model.parameters import Parameters, ceiling


@dataclass(frozen=True)
class State:
    """The registers between two rising edges, named as in the core without ``_q``. The defaults are those of reset."""

    ready: bool = True
    finish: bool = False
    wait: bool = False
    valid: bool = False
    error: bool = False
    count: int = 0
    a1: int = 0
    a2: int = 0
    carry: int = 0
    digit: int = 0
    b: int = 0
    bc: int = 0
    n: int = 0
    s1: int = 0
    s2: int = 0
    quotient: int = 0
    result1: int = 0
    result2: int = 0


def advance(parameters: Parameters, state: State, inputs: Inputs) -> State:
    """Return the registers after the next rising edge."""
    accept = inputs.valid and state.ready
    last = state.count == 1 or state.wait
    valid = state.finish or (state.valid and not inputs.ready)
    values = dict(vars(state))
    values.update(
        ready=not accept and (state.ready or (last and not valid)),
        finish=last and not valid,
        wait=last and valid,
        valid=valid,
        count=steps(parameters) - 1 if accept else max(state.count - 1, 0),
    )
    values.update(_digit(*(inputs.a if state.ready else (state.a1, state.a2)), 0 if state.ready else state.carry))
    if not state.wait:
        s1, s2, quotient = _step(state)
        values.update(s1=s1, s2=s2, quotient=quotient)
        if state.finish:
            values.update(result1=s1, result2=s2, error=state.n % 2 == 0)
    if state.ready:
        b, bc = blocks(*inputs.b)
        values.update(b=b, bc=bc, n=inputs.n, s1=0, s2=0, quotient=0)
    return State(**values)


def result(parameters: Parameters, a: Pair, b: Pair, n: int) -> Pair:
    """Return the very pair that the core delivers for one multiplication."""
    state = advance(parameters, State(), Inputs(valid=True, a=a, b=b, n=n))
    while not state.valid:
        state = advance(parameters, state, Inputs())
    return state.result1, 2 * state.result2


def steps(parameters: Parameters) -> int:
    """Return the steps of a multiplication.

    >>> steps({"Bits": 8}), steps({"Bits": 9})
    (6, 7)
    """
    return ceiling(parameters["Bits"], 2) + 2


def blocks(x: int, y: int) -> Pair:
    """Return x + y as digits 0 to 3 and carries, digit by digit: bit i of the carries weighs 4^(i + 1).

    >>> blocks(0b1101, 0b0111)
    (0, 3)
    """
    digits = carries = 0
    for i in range(ceiling(max(x, y).bit_length(), 2)):
        total = (x >> 2 * i & 3) + (y >> 2 * i & 3)
        digits |= total % 4 << 2 * i
        carries |= total // 4 << i
    return digits, carries


def _digit(a1: int, a2: int, carry: int) -> dict[str, int]:
    """Return the registers of the serial adder of two bits that change."""
    total = a1 % 4 + a2 % 4 + carry
    return {"a1": a1 >> 2, "a2": a2 >> 2, "digit": total % 4, "carry": total // 4}


def _step(state: State) -> tuple[int, int, int]:
    """Return the next sum, its carries unshifted, and its quotient digit: the algorithm itself."""
    low, high = state.digit & 1, state.digit >> 1
    q_low, q_high = state.quotient & 1, state.quotient >> 1
    spread = int("0".join(f"{state.bc:b}"), 2) << 2  # bit i at 2i + 2
    odd = state.n >> 1 & 1
    s1, s2 = compress(state.s1 >> 2, state.s2 >> 1, low * state.b)
    s1, s2 = compress(s1, 2 * s2 + (state.s1 >> 1 & state.s2 & 1), 2 * high * state.b)
    s1, s2 = compress(s1, 2 * s2, low * spread + 2 * high * spread)
    s1, s2 = compress(s1, 2 * s2 + (q_low | q_high), q_low * (state.n >> 2))
    s1, s2 = compress(s1, 2 * s2 + (q_low & q_high & odd), q_high * (state.n >> 1))
    total = s1 + 2 * s2
    return s1, s2, total % 4 if odd else -total % 4
