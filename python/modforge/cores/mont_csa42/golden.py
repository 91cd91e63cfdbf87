"""Golden model of ``mont_csa42``: every register at every clock edge.

The model is written from the contract in the header of ``mont_csa42.sv``, in whole numbers: no word has a width here
unless the algorithm itself gives it one, so a width that is too small in the hardware shows as a difference.

>>> from modforge.cores.kinds.multiplier.arithmetic import product
>>> state = State()
>>> operands = Inputs(valid=True, ready=True, a=(5, 0), b=(4, 2), n=7)
>>> state = advance({"Bits": 3}, state, operands)
>>> for _ in range(5):
...     state = advance({"Bits": 3}, state, Inputs(ready=True))
>>> state.valid, state.s1 + state.s2, product(5, 5, 6, 7)
(True, 4, 4)
"""

from __future__ import annotations

from dataclasses import dataclass

from modforge.cores.kinds.multiplier.arithmetic import Inputs, compress
from modforge.cores.model.operands import Pair
from modforge.cores.model.parameters import Parameters


@dataclass(frozen=True)
class State:
    """The registers between two rising edges, named as in the core without ``_q``. The defaults are those of reset."""

    busy: bool = False
    first: bool = False
    valid: bool = False
    error: bool = False
    count: int = 0
    a1: int = 0
    a2: int = 0
    carry: int = 0
    b1: int = 0
    b2: int = 0
    n: int = 0
    d1: int = 0
    d2: int = 0
    s1: int = 0
    s2: int = 0

    @property
    def ready(self) -> bool:
        """Say if the core accepts operands at the next edge."""
        return not self.busy or self.count == 0


def advance(parameters: Parameters, state: State, inputs: Inputs) -> State:
    """Return the registers after the next rising edge."""
    values = dict(vars(state))
    last = state.busy and state.count == 0
    if state.valid and inputs.ready:
        values["valid"] = False
    if state.busy and not (state.first and values["valid"]):
        values.update(_step(state))
        values["first"] = False
        values["count"] = max(state.count - 1, 0)
    if last:
        values.update(busy=False, valid=True, error=state.n % 2 == 0)
    if inputs.valid and state.ready:
        values.update(_load(parameters, inputs))
    return State(**values)


def result(parameters: Parameters, a: Pair, b: Pair, n: int) -> Pair:
    """Return the very pair that the core delivers for one multiplication.

    >>> result({"Bits": 3}, (5, 0), (4, 2), 7)
    (0, 4)
    """
    state = advance(parameters, State(), Inputs(valid=True, a=a, b=b, n=n))
    while not state.valid:
        state = advance(parameters, state, Inputs())
    return state.s1, state.s2


def _load(parameters: Parameters, inputs: Inputs) -> dict[str, int]:
    d1, d2 = compress(*inputs.b, inputs.n)
    return {
        "busy": True,
        "first": True,
        "count": parameters["Bits"] + 1,
        "a1": inputs.a[0],
        "a2": inputs.a[1],
        "carry": 0,
        "b1": inputs.b[0],
        "b2": inputs.b[1],
        "n": inputs.n,
        "d1": d1,
        "d2": d2,
    }


def _step(state: State) -> dict[str, int]:
    """Return S after one bit of A: the algorithm itself."""
    s1, s2 = (0, 0) if state.first else (state.s1, state.s2)
    bit, carry = compress(state.a1 & 1, state.a2 & 1, state.carry)
    quotient = (s1 + s2 + bit * (state.b1 + state.b2)) % 2
    addend = {
        (0, 0): (0, 0),
        (0, 1): (state.n, 0),
        (1, 0): (state.b1, state.b2),
        (1, 1): (state.d1, 2 * state.d2),
    }[bit, quotient]
    u, v = compress(s1, s2, addend[0])
    total, carries = compress(u, 2 * v, addend[1])
    return {"a1": state.a1 >> 1, "a2": state.a2 >> 1, "carry": carry, "s1": total >> 1, "s2": carries}
