"""Golden model of ``inv_kaliski``: every register at every clock edge, and the cycles of a whole inversion.

Written from the contract in the header of ``inv_kaliski.sv``, in whole numbers.

>>> from modforge.cores.kinds.inverter.inversion import Task
>>> iterations(7, 15)
6
>>> cycles({"Bits": 4, "Exponent": 4, "Chains": 1}, Task(a=7, m=15, mode=0))
14
"""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd

from modforge.cores.kinds.inverter.inversion import Inputs, Task, exponent
from modforge.cores.model.parameters import Parameters, ceiling


@dataclass(frozen=True)
class State:
    """The registers between two rising edges, named as in the core without ``_q``. The defaults are those of reset."""

    ready: bool = True
    before: bool = False
    load: bool = False
    run: bool = False
    stop: bool = False
    after: bool = False
    finish: bool = False
    valid: bool = False
    take: bool = False
    even: bool = False
    lost: bool = False
    failed: bool = False
    later: bool = False
    fixed: bool = False
    plain: bool = False
    count: int = 0
    clocks: int = 0
    half: int = 0
    shift: int = 0
    sum: int = 0
    swap: int = 0
    gate: int = 0
    carry: int = 0
    shifted: int = 0
    length: int = 0
    odd: int = 0
    x: int = 0
    y: int = 0
    p: int = 0
    q: int = 0


def advance(parameters: Parameters, state: State, inputs: Inputs) -> State:
    """Return the registers after the next rising edge."""
    bits, e, j = parameters["Bits"], parameters["Exponent"], blocks(parameters)
    line = (1 << j) - 1
    odd = state.x % 2 == 1
    equal = state.x == state.y
    less = state.x < state.y
    ended = state.run and equal
    stop = ended or (state.run and state.clocks == j + 1)
    failed = state.even or state.lost or state.length > 0 if state.stop else state.failed
    accept = inputs.valid and state.ready
    plain = inputs.task.mode == 0
    halving = state.half & 1 == 1
    first = (
        (accept and not plain)
        or (state.before and halving and not _long_enough(parameters, state))
        or (
            ((state.stop and not failed) or (state.after and halving))
            and state.count != (2 if state.plain else bits + 1)
        )
    )
    half = (state.half << 1 | first) & line
    shift = (state.shift << 1 | state.run) & line
    quiet = half == shift == 0
    load = (accept and plain) or (state.before and quiet)
    finish = (state.stop or state.after) and quiet and (not state.fixed or state.clocks == 1)
    p, q, carry, shifted, bit = _sum(parameters, state)
    if state.ready:
        p, q, bit = inputs.task.m, 2 * inputs.task.a, inputs.task.a & 1
    if state.load:
        p, q = 1, 0
    values = dict(vars(state))
    if state.ready:
        mode = inputs.task.mode
        values.update(even=inputs.task.m % 2 == 0, fixed=inputs.task.fixed, plain=plain)
        values.update(count=bits - exponent(e, mode) + 1 if mode else 1, clocks=max_cycles(parameters, mode) - 1)
    else:
        count = state.count + (state.run or (state.before and first)) - (not state.before and first)
        values.update(count=count, clocks=max(state.clocks - 1, 0))
    values.update(_x_and_y(state, finish=state.finish))
    values.update(odd=(1 << parameters["Chains"]) - 1 if values["x"] % 2 else 0)
    return State(
        **values
        | {
            "ready": not inputs.valid if state.ready else state.valid and inputs.ready,
            "before": (accept and not plain) or (state.before and not load),
            "load": load,
            "run": state.load or (state.run and not stop),
            "stop": stop,
            "after": (state.stop or state.after) and not finish,
            "finish": finish,
            "valid": state.finish or (state.valid and not inputs.ready),
            "take": load or (finish and not failed),
            "lost": state.run and not ended,
            "failed": failed,
            "later": not state.load and state.later != (state.run and odd and less),
            "half": half,
            "shift": shift,
            "sum": (state.sum << 1 | (state.run and odd)) & line,
            "swap": (state.swap << 1 | (odd and (less or (equal and not state.later)))) & line,
            "gate": (state.gate << 1 | (not first or bit)) & line,
            "carry": carry,
            "shifted": shifted,
            "length": _length(bits, state.y),
            "p": p,
            "q": q,
        }
    )


def iterations(a: int, m: int) -> int | None:
    """Return the iterations of the run, k of the paper; None for those without an end: a is 0, or m even."""
    count, x, y = 1, a, m
    while x != y:
        if x == 0:
            return None
        if x % 2 == 0:
            x //= 2
        else:
            x, y = abs(x - y) // 2, min(x, y)
        count += 1
    return count


def blocks(parameters: Parameters) -> int:
    """Return how many blocks p and q have."""
    return ceiling(parameters["Chains"], 2)


def max_cycles(parameters: Parameters, mode: int) -> int:
    """Return the maximum of cycles of a mode."""
    bits, e, j = parameters["Bits"], parameters["Exponent"], blocks(parameters)
    return (4 * bits + j - 1, 2 * bits + e + 2 * j, 2 * bits + e + 2 * j, 2 * bits + 2 * e + 2 * j)[mode]


def cycles(parameters: Parameters, task: Task) -> int:
    """Return the cycles of one inversion from the edge that takes the operands."""
    bits, j = parameters["Bits"], blocks(parameters)
    longest = max_cycles(parameters, task.mode)
    if task.fixed:
        return longest
    before = 0
    wanted = exponent(parameters["Exponent"], task.mode)
    if task.mode:
        # Where m is shorter than Bits, halvings are added until they are one, two, four, ... more.
        missing = (bits - task.m.bit_length()).bit_length()
        before = wanted - bits + (1 << min(missing, (bits - 1).bit_length()))
    a = halved(task.a, task.m, before)
    k = iterations(a, task.m)
    if k is None:
        return longest
    after = before + k - 1 - wanted if task.m % 2 and gcd(a, task.m) == 1 else 0
    return min(before + (j if before else 1) + k + 1 + after + j, longest)


def halved(a: int, m: int, times: int) -> int:
    """Return a, or a + m if a is odd, divided by 2, so many times."""
    for _ in range(times):
        a = (a + a % 2 * m) // 2
    return a


def _long_enough(parameters: Parameters, state: State) -> bool:
    """Return whether this is the last of the halvings before: see the length of m in ``inv_kaliski.sv``."""
    bits = parameters["Bits"]
    top = (bits - 1).bit_length()
    if state.count < 1 or state.count & (state.count - 1):
        return False
    t = state.count.bit_length() - 1
    return t == top or bool((state.p >> bits - 1 - t if t < 2 else state.length >> t) & 1)


def _length(bits: int, y: int) -> int:
    """Return a word whose bit t says that one of the bits 2^(t-1) to 2^t - 1 below the highest is set, bit 0 aside."""
    word = 0
    for t in range((bits - 1).bit_length() + 1):
        high, low = bits - 1 - (1 << t >> 1), max(bits - (1 << t), 1)
        word |= any(y >> place & 1 for place in range(low, high + 1)) << t
    return word


def _x_and_y(state: State, finish: bool) -> dict[str, int]:
    """Return x and y after the next rising edge."""
    x, y = state.x, state.y
    odd = x % 2 == 1
    if state.ready:
        return {"x": 0, "y": 0}
    if state.before or state.load:
        y = state.p
    elif state.run and odd and state.x < state.y:
        y = x
    if finish and state.even:
        x = 0
    elif state.take:
        x = state.q >> 1
    elif state.run and not (odd and state.x == state.y):
        x = (abs(x - state.y) if odd else x) >> 1
    return {"x": x, "y": y}


def _sum(parameters: Parameters, state: State) -> tuple[int, int, int, int, int]:
    """Return p, q, the carries into each block, the bits shifted into each, and bit 1 of the next q."""
    j = blocks(parameters)
    width = parameters["Bits"] + 1
    p = q = carries = shifts = above = bit = 0
    for block in reversed(range(j)):
        low, high = block * width // j, (block + 1) * width // j
        size = high - low
        mask = (1 << size) - 1
        own_p, own_q = state.p >> low & mask, state.q >> low & mask
        halving, doubling = state.half >> block & 1, state.shift >> block & 1
        other = own_q >> 1 | above << size - 1 if halving else own_q
        total = (own_p if state.gate >> block & 1 else 0) + other + (state.carry >> block & 1)
        source = own_p if state.swap >> block & 1 else own_q
        doubled = source << 1 | state.shifted >> block & 1
        carries |= total >> size << block + 1
        shifts |= doubled >> size << block + 1
        bit = (total if halving else doubled) >> 1 & 1
        if state.sum >> block & 1:
            own_p = total & mask
        if halving:
            own_q = total & mask
        elif doubling:
            own_q = doubled & mask
        above = own_q & 1
        p |= own_p << low
        q |= own_q << low
    line = (1 << j) - 1
    return p, q, carries & line, shifts & line, bit
