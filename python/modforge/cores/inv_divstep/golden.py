"""Golden model of ``inv_divstep``: every register at every clock edge, and the cycles of an inversion.

Written from the contract in the header of ``inv_divstep.sv``, block by block in whole numbers.

>>> from modforge.cores.kinds.inverter.inversion import Task
>>> cycles({"Bits": 256, "Exponent": 256, "Steps": 1, "BlockBits": 16}, Task(a=7, m=15, mode=0))
623
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from modforge.cores.kinds.inverter.inversion import Inputs, Task
from modforge.cores.model.parameters import Parameters, ceiling


@dataclass(frozen=True)
class Shape:
    """Clocks and widths that follow from the parameters."""

    bits: int
    exponent: int
    steps: int
    size: int
    """Bits of a block."""

    @classmethod
    def of(cls, parameters: Parameters) -> Shape:
        """Return the shape of the core with these parameters."""
        return cls(parameters["Bits"], parameters["Exponent"], parameters["Steps"], parameters["BlockBits"])

    @property
    def divsteps(self) -> int:
        """The division steps after which g is 0.

        >>> [Shape(bits, bits, 1, 16).divsteps for bits in (8, 256)]
        [19, 591]
        """
        return (45907 * self.bits + 30179) // 19929

    @property
    def main(self) -> int:
        """Clocks of division steps."""
        return ceiling(self.divsteps + self.steps - 1, self.steps)

    @property
    def tail(self) -> int:
        """Clocks of halvings after them."""
        return ceiling((self.main * self.steps).bit_length() + self.steps + 2, self.steps)

    @property
    def conversion(self) -> int:
        """Clocks of halvings before them, for each domain that is not that of integers."""
        return ceiling(self.exponent, self.steps)

    @property
    def first(self) -> int:
        """The place of the one that e begins with, in the register, in mode 0."""
        return (self.tail + 1) * self.steps

    @property
    def pair(self) -> list[range]:
        """The places of each block of f and g."""
        return self._cut(self.bits + 1 + self.steps)

    @property
    def coefficients(self) -> list[range]:
        """The places of each block of d and e."""
        halvings = (self.main + self.tail) * self.steps
        units = halvings + (1 << self.tail * self.steps >> self.bits - 1) + 1
        return self._cut(self.bits + (units - 1).bit_length() + self.steps)

    @property
    def sums(self) -> list[range]:
        """The places of each block of x."""
        return [range(low, min(low + self.size, self.bits)) for low in range(0, self.bits, self.size)]

    def _cut(self, width: int) -> list[range]:
        """Return the blocks; the highest is longer than the steps of a clock."""
        lows = range(0, width, self.size)
        width = max(width, lows[-1] + self.steps + 1)
        return [range(low, min(low + self.size, width)) for low in lows]

    def mode_cycles(self, mode: int) -> int:
        """Return the cycles of an inversion in this mode."""
        return self.conversion * mode.bit_count() + self.main + self.tail + len(self.sums) + 3


@dataclass(frozen=True)
class State:
    """The registers between two rising edges, named as in the core without ``_q``.

    The defaults are those of reset; f, g, d, e and m then follow the inputs. A register that each block has a copy
    of is here once.
    """

    ready: bool = True
    valid: bool = False
    error: bool = False
    even: bool = False
    seen: bool = False
    before: bool = False
    before_end: bool = False
    main: bool = False
    main_end: bool = False
    begin: bool = False
    tail: bool = False
    count: int = 0
    finish: int = 0
    load: bool = True
    zeta: int = 0
    add: bool = False
    swap: bool = False
    pair_low: int = 0
    pair_run: int = 0
    pair_add: int = 0
    pair_swap: int = 0
    pair_carry: int = 0
    pair_f_low: int = 0
    f: int = 0
    g: int = 0
    low: int = 0
    run: int = 0
    toggle: int = 0
    e_add: int = 0
    e_swap: int = 0
    e_odd: int = 0
    e_carry: int = 0
    e_saved: int = 0
    d_low: int = 0
    odd: bool = False
    d: int = 0
    e: int = 0
    m: int = 0
    sum_carry: int = 0
    zeros: int = 0
    ones: int = 0
    write: bool = False
    take_sum: bool = False
    take_e: bool = False
    take_f: bool = False
    flip: bool = False
    x: int = 0


def advance(parameters: Parameters, state: State, inputs: Inputs) -> State:
    """Return the registers after the next rising edge."""
    shape = Shape.of(parameters)
    n, task = shape.steps, inputs.task
    accept = inputs.valid and state.ready
    ready = not accept and (state.ready or (state.valid and inputs.ready))
    before = task.mode != 0 if accept else state.before and not state.before_end
    main = state.before_end if state.before else state.main and not state.main_end
    if accept:
        main = task.mode == 0
    begin = state.main and not main
    count = shape.conversion * task.mode.bit_count() + shape.main + shape.tail if accept else max(state.count, 1)
    add, swap, zeta = _decide(shape, state)
    pair = _pair(shape, state, task, add, swap)
    e_add, e_swap = (add, swap) if state.main else (int(state.begin), int(state.begin) & state.f >> n + 1)
    rest = _coefficients(shape, state, task)
    line = _line(len(shape.coefficients) * n)
    return State(
        ready=ready,
        valid=bool(state.finish >> _finish(shape) & 1) or (state.valid and not inputs.ready),
        even=task.m % 2 == 0 if state.ready else state.even,
        seen=not state.ready and (state.seen or (add != 0 and not state.tail)),
        before=before,
        before_end=state.count == shape.main + shape.tail + 1,
        main=main,
        main_end=state.count == shape.tail + 1,
        begin=begin,
        tail=begin or (state.tail and state.count != 0),
        count=count - 1,
        finish=(state.finish << 1 | (state.tail and state.count == 0)) & _line(_finish(shape) + 1),
        load=ready,
        zeta=zeta,
        add=bool(pair["g"] >> n & 1),
        swap=bool(pair["g"] >> n & 1) and main and zeta < 0,
        **pair,
        run=(state.run << 1 | (state.main or state.tail)) & _line(len(shape.coefficients)),
        toggle=(state.toggle << 1 | (state.tail and state.count <= 1)) & _line(len(shape.coefficients)),
        e_add=(state.e_add << n | e_add) & line,
        e_swap=(state.e_swap << n | e_swap) & line,
        odd=bool((rest["e"] >> n ^ e_add & rest["d"] >> n) & 1),
        **rest,
        **_result(shape, state),
    )


def cycles(parameters: Parameters, task: Task) -> int:
    """Return the cycles of one inversion from the edge that takes the operands."""
    return Shape.of(parameters).mode_cycles(task.mode)


def traits(parameters: Parameters, task: Task) -> tuple[str, bool, bool]:
    """Return the sign of f at the end, and whether it is 1 or -1: each has a way of its own to x.

    >>> [traits({"Bits": 8, "Exponent": 8, "Steps": 1, "BlockBits": 8}, Task(a, 255, 0)) for a in (1, 3, 5)]
    [('f', True, True), ('f', True, False), ('f', False, False)]
    """
    shape, f, g, zeta = Shape.of(parameters), task.m, task.a, -1
    for _ in range(shape.main * shape.steps):
        swap = g & 1 and zeta < 0
        f, g = (g, g - f) if swap else (f, g + f * (g & 1))
        g, zeta = g >> 1, (~zeta if swap else zeta) - 1
    return "f", f < 0, f in {1, -1}


def _line(places: int) -> int:
    return (1 << places) - 1


def _finish(shape: Shape) -> int:
    return len(shape.sums) + 2


def _bits(word: int, place: int, count: int) -> int:
    return word >> place & _line(count)


def _decide(shape: Shape, state: State) -> tuple[int, int, int]:
    """Return which steps of this clock add f to g, which of them swap, and zeta after them."""
    n = shape.steps
    f, g, zeta = _bits(state.f, n, n), _bits(state.g, n, n), state.zeta
    adds = swaps = 0
    for i in range(n):
        add = g >> i & 1 if i else int(state.add)
        swap = int(add and state.main and zeta < 0) if i else int(state.swap)
        adds |= add << i
        swaps |= swap << i
        g, f = g + (-f if swap else f) * add, (g if swap else f) << 1
        zeta = (~zeta if swap else zeta) - 1
    return adds, swaps, zeta if state.main else -1


def _pair(shape: Shape, state: State, task: Task, add: int, swap: int) -> dict[str, Any]:
    """Return the changed registers of the blocks of f and g, the highest first: each takes bits from the one above."""
    n, blocks = shape.steps, shape.pair
    line = _line(len(blocks) * n)
    run = state.pair_run << 1 | (state.before or state.main)
    adds, swaps = state.pair_add << n | add, state.pair_swap << n | swap
    carries, lows = state.pair_carry << n | swap, state.pair_f_low << n
    top = blocks[-1].stop - 1
    f_above, g_above = -(state.f >> top & 1) & _line(n), -(state.g >> top & 1) & _line(n)
    f_next = g_next = carry_next = low_next = 0
    for j, places in reversed(list(enumerate(blocks))):
        size = len(places)
        f = f_above << size - n | _bits(state.f, places.start + n, size - n)
        g = g_above << size - n | _bits(state.g, places.start + n, size - n)
        for i in range(n):
            at = j * n + i
            minus = swaps >> at & 1
            addend = (f ^ _line(size) * minus) * (adds >> at & 1)
            total = g + addend + (carries >> at & 1)
            chosen = g if minus else f
            carry_next |= total >> size << at
            low_next |= chosen >> size - 1 << at
            total -= total & (at == 0)  # 0 anyway unless m is even
            g, f = total & _line(size), (chosen << 1 | lows >> at & 1) & _line(size)
        if not run >> j & 1:
            f, g = _bits(state.f, places.start, size), _bits(state.g, places.start, size)
        f_above, g_above = f & _line(n), g & _line(n)
        f_next |= f << places.start
        g_next |= g << places.start
    if state.load:
        f_next, g_next = task.m << n, task.a << n
    low = 0
    for j, places in enumerate(blocks[1:], 1):
        at, place = (j - 1) * n, places.start + n
        low |= (g_next >> place & 1 ^ (adds >> at & (f_next >> place ^ swaps >> at) & 1)) << j
    return {
        "pair_low": low,
        "pair_run": run & _line(len(blocks)),
        "pair_add": adds & line,
        "pair_swap": swaps & line,
        "pair_carry": 0 if state.ready else carry_next & line,
        "pair_f_low": 0 if state.ready else low_next & line,
        "f": f_next,
        "g": g_next,
    }


def _coefficients(shape: Shape, state: State, task: Task) -> dict[str, Any]:
    """Return the changed registers of the blocks of d and e, the highest first."""
    n, blocks = shape.steps, shape.coefficients
    line = _line(len(blocks) * n)
    odds = state.e_odd << n | _odd(shape, state)
    last = state.finish & 1
    carries = state.e_carry << n | _bits(state.e_swap, 0, n) | _bits(odds, 0, n) * last
    saved, lows = state.e_saved << n, state.d_low << n
    top = blocks[-1].stop - 1
    d_above, e_above = -(state.d >> top & 1) & _line(n), -(state.e >> top & 1) & _line(n)
    d_next = e_next = m_next = carry_next = saved_next = low_next = 0
    for j, places in reversed(list(enumerate(blocks))):
        size, low = len(places), places.start
        d = d_above << size - n | _bits(state.d, low + n, size - n)
        e = e_above << size - n | _bits(state.e, low + n, size - n)
        window = _bits(state.m, _window(shape, j), size + n - 1)
        for i in range(n):
            at = j * n + i
            minus = state.e_swap >> at & 1
            addend = (d ^ _line(size) * minus) * (state.e_add >> at & 1)
            multiple = _bits(window, n - 1 - i, size) * (odds >> at & 1)
            between = ((e & addend | e & multiple | addend & multiple) << 1) | saved >> at & 1
            total = (e ^ addend ^ multiple) + (between & _line(size)) + (carries >> at & 1)
            chosen = e if minus else d
            carry_next |= total >> size << at
            saved_next |= between >> size << at
            low_next |= chosen >> size - 1 << at
            if i == 0:
                # The lowest bit is known ahead, from the m that was there before a load.
                total = total & ~1 | ((state.low >> j ^ saved >> at ^ carries >> at) & 1 if j else 0)
            e, d = total & _line(size), (chosen << 1 | lows >> at & 1) & _line(size)
        running = state.run >> j & 1
        # What a block gives the one below before its first step: 0, but for the one that e begins with.
        kept_d, kept_e = _bits(state.d, low, size), _bits(state.e, low, size)
        d_above = d & _line(n)
        e_above = (e if running or low > shape.first else kept_e) & _line(n)
        d_next |= (d if running else kept_d) << low
        e_next |= (e if running else kept_e) << low
        m_next |= (window ^ _line(size + n - 1) * (state.toggle >> j & 1)) << _window(shape, j)
    if state.load:
        pad = shape.conversion * n - shape.exponent
        d_next, e_next = 0, 1 << shape.first - task.mode.bit_count() * pad
        m_next = 0
        for j, places in enumerate(blocks):
            m_next |= _bits(task.m << n - 1, places.start, len(places) + n - 1) << _window(shape, j)
    low = 0
    for j, places in enumerate(blocks[1:], 1):
        at, place = (j - 1) * n, places.start + n
        addend = state.e_add >> at & (d_next >> place ^ state.e_swap >> at)
        m = state.m >> _window(shape, j) + n - 1 ^ state.toggle >> j
        low |= ((e_next >> place ^ addend ^ (odds >> at & m)) & 1) << j
    return {
        "low": low,
        "e_odd": 0 if state.ready else odds & line,
        "e_carry": 0 if state.ready else carry_next & line,
        "e_saved": 0 if state.ready else saved_next & line,
        "d_low": 0 if state.ready else low_next & line,
        "d": d_next,
        "e": e_next,
        "m": m_next,
    }


def _window(shape: Shape, j: int) -> int:
    """Return where the bits of m begin that block j holds: its own and those below it that its steps shift up."""
    return j * (shape.size + shape.steps - 1)


def _odd(shape: Shape, state: State) -> int:
    """Return in which steps of the lowest block of d and e the sum is odd."""
    n = shape.steps
    d, e = _bits(state.d, n, n), _bits(state.e, n, n)
    odds = 0
    for i in range(n):
        add, swap = state.e_add >> i & 1, state.e_swap >> i & 1
        odd = (e >> i ^ add * (d >> i)) & 1 if i else int(state.odd)
        odds |= odd << i
        carry = swap | odd & state.finish
        addend = (d ^ _line(n) * swap) * add
        e, d = e + addend + _bits(state.m, n - 1 - i, n) * odd + carry, (e if swap else d) << 1
    return odds


def _result(shape: Shape, state: State) -> dict[str, Any]:
    """Return the registers that change at the end: e, or e + m, or the greatest common divisor becomes x."""
    n, bits = shape.steps, shape.bits
    deciding, taking = state.finish >> _finish(shape) - 1 & 1, state.finish >> _finish(shape) & 1
    f, e = _bits(state.f, n, bits), _bits(state.e, n, bits)
    negative, minus = state.e >> bits + n & 1, state.f >> bits + n & 1
    line = _line(len(shape.sums))
    carries, zeros, ones = state.sum_carry << 1, state.zeros << 1 | 1, state.ones << 1 | 1
    unit = (state.ones if minus else state.zeros) >> len(shape.sums) - 1 & 1
    x = sum_carry = all_zeros = all_ones = 0
    for j, places in enumerate(shape.sums):
        size, low = len(places), places.start
        total = _bits(e, low, size) + _bits(state.m, _window(shape, j) + n - 1, size) + (carries >> j & 1)
        sum_carry |= total >> size << j
        value = _bits(f, low, size)
        above = 0 if j else 1
        all_zeros |= (zeros >> j & 1 and value >> above == 0) << j
        all_ones |= (ones >> j & 1 and value >> above == _line(size - above)) << j
        gcd = value ^ (_line(size) - above) * state.flip
        kept = _bits(state.x, low, size)
        if state.write:
            kept = total * state.take_sum & _line(size) | _bits(e, low, size) * state.take_e | gcd * state.take_f
        x |= kept << low
    return {
        "error": (not unit or state.even) if deciding else state.error,
        "sum_carry": sum_carry & line,
        "zeros": all_zeros,
        "ones": all_ones,
        "write": (not (unit and negative) or state.even) if deciding else not (taking or state.valid),
        "take_sum": not deciding,
        "take_e": bool(deciding and unit and not state.even),
        "take_f": bool(deciding and not unit and not state.even and state.seen),
        "flip": bool(minus),
        "x": x,
    }
