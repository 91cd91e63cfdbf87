"""Addition chains for fixed exponents: a^e by few multiplications in addition to the squarings, which no method avoids.

A step of a chain makes ``2^shift·left + right`` of two exponents that are there: ``shift`` squarings and one
multiplication. Written in binary, e is cut into pieces, odd numbers with zeros between them; from the top piece down,
each further one is a step. So a chain takes (pieces - 1) multiplications, and those that make the pieces:

* short ones, below 2^SHORT, each by one step of two smaller ones (a generalised window);
* long runs of ones, ``ones(k) = 2^k - 1``. As ones(j + k) = 2^k·ones(j) + ones(k), an addition chain for the small
  number k makes them (Itoh and Tsujii 1988). It is a star chain, each number the one before plus an earlier one
  (Brauer 1939), the shortest by iterative deepening.

A beam search over the sets of short numbers weighs all of this together: short pieces may help the run and the other
way round. It is exhaustive for small sets of numbers, as far as its width goes. An exponent without structure gets
sliding windows. Of equally many multiplications the fewest squarings win.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations, islice, product

SHORT = 6
"""Bits of a short piece."""

LONG = 7
"""Ones in a run from which it counts as long."""

SLACK = 3
"""By how many ones the topmost piece may fall short of its run."""

HELPERS = 3
"""Up to so many numbers a set may hold one that is not a piece itself, only a way to others."""

PATIENCE = 2
"""Levels of the search without a better chain after which it ends."""

LOOKS = 300
"""Sets looked at in a level of the search, fewer if many bits lie outside the longest run: what bounds the time."""

SEARCHED = 80
"""Ones outside long runs up to which sets of short numbers are searched; beyond, they are those of all windows."""

NODES = 3_000
"""Partial star chains of one length that are tried before a longer one is taken."""

TIES = 32
"""The number of equally short chains that are made, of which the one with the fewest squarings is taken."""


@dataclass(frozen=True)
class Step:
    """``value = 2^shift·left + right``, where right may be 0: squarings alone."""

    value: int
    left: int
    shift: int
    right: int


@dataclass(frozen=True)
class Chain:
    """Steps from 1 to an exponent, in an order in which they can be taken."""

    exponent: int
    steps: tuple[Step, ...]

    @cached_property
    def multiplications(self) -> int:
        """Multiplications of two different powers."""
        return sum(step.right > 0 for step in self.steps)

    @cached_property
    def squarings(self) -> int:
        """Squarings, where each power is squared on from where another step left it."""
        furthest: dict[int, int] = {}
        for step in self.steps:
            furthest[step.left] = max(step.shift, furthest.get(step.left, 0))
        return sum(furthest.values())

    @property
    def cost(self) -> tuple[int, int]:
        """The order of comparison."""
        return self.multiplications, self.squarings


def ones(count: int) -> int:
    """Return the number that is written as so many ones in binary."""
    return (1 << count) - 1


@cache
def chain(exponent: int) -> Chain:
    """Return a good chain for an exponent of at least 1.

    >>> found = chain(2**255 - 21)
    >>> found.squarings, found.multiplications
    (254, 11)
    """
    zeros = (exponent & -exponent).bit_length() - 1
    odd = exponent >> zeros
    found = min((Chain(odd, steps) for steps in _search(odd)), key=lambda one: one.cost)
    last = (Step(exponent, odd, zeros, 0),) if zeros else ()
    return Chain(exponent, (*found.steps, *last))


@dataclass(frozen=True)
class _Pieces:
    """The pieces that an exponent may be cut into: short numbers, and runs of so many ones."""

    short: frozenset[int]
    runs: tuple[int, ...]

    @cached_property
    def numbers(self) -> frozenset[int]:
        return self.short | {ones(length) for length in self.runs}


def _search(exponent: int) -> Iterator[tuple[Step, ...]]:
    """Yield chains with the fewest multiplications that were found."""
    goals = _goals(exponent)
    wanted = {number for start in range(exponent.bit_length()) for number in _short_at(exponent, start)}
    looks = 64 * LOOKS // (exponent.bit_length() - max(_run_lengths(exponent)) + 64) // len(goals)
    structured = sum(length for length in _run_lengths(exponent) if length < LONG) <= SEARCHED
    best, ties, idle = exponent.bit_length(), list[_Pieces](), 0
    windows = [frozenset(range(1, 1 << size, 2)) for size in range(1, SHORT + 1)]
    sets = windows[:1] if structured else windows
    while sets and idle <= PATIENCE:
        idle += 1
        costs = []
        for short in sets:
            found = [_Pieces(short, _star(_lengths(short), goal)) for goal in goals]
            counts = [len(pieces.numbers) - 1 + len(_cut(exponent, pieces)) - 1 for pieces in found]
            costs.append(min(counts))
            if min(counts) < best:
                best, ties, idle = min(counts), [], 0
            ties += [pieces for pieces, count in zip(found, counts, strict=True) if count == best]
        if not structured:
            break
        order = sorted(range(len(sets)), key=lambda index: (costs[index], sum(sets[index])))
        grown: dict[frozenset[int], None] = {}
        for index in order:
            for number in _next(sets[index]):
                if number in wanted or len(sets[index]) < HELPERS:
                    grown[sets[index] | {number}] = None
            if len(grown) > looks:
                break
        sets = list(grown)
    for pieces in ties[:TIES]:
        yield from _assemble(exponent, pieces)


def _goals(exponent: int) -> list[tuple[int, ...]]:
    """Return sets of run lengths that may be worth making: some long runs, or one a little short of the top run."""
    lengths = sorted({length for length in _run_lengths(exponent) if length >= LONG})
    chosen = [subset for size in (1, 2, 3) for subset in combinations(lengths[-4:], size)]
    top = _run_lengths(exponent)[-1]
    chosen += [(top - short,) for short in range(1, SLACK + 1) if top - short >= LONG]
    return list(dict.fromkeys(chosen)) or [()]


def _run_lengths(number: int) -> list[int]:
    """Return the lengths of the runs of ones, lowest first."""
    return [len(run) for run in reversed(f"{number:b}".split("0")) if run]


def _run_at(number: int, start: int) -> int:
    rest = number >> start
    return (~rest & (rest + 1)).bit_length() - 1


def _short_at(number: int, start: int) -> list[int]:
    """Return the odd short numbers in the binary digits at a place."""
    digits = (number >> start) & ones(SHORT)
    return [digits & ones(size) for size in range(1, SHORT + 1) if digits & 1 and digits >> (size - 1) & 1]


def _next(numbers: frozenset[int]) -> set[int]:
    """Return the short numbers that one step makes."""
    made = {
        (left << shift) + right
        for left in numbers
        for right in numbers
        for shift in range(1, SHORT + 1 - left.bit_length() + 1)
    }
    return {number for number in made if number <= ones(SHORT)} - numbers


def _lengths(numbers: frozenset[int]) -> tuple[int, ...]:
    """Return the lengths of the runs among numbers."""
    return tuple(sorted(number.bit_length() for number in numbers if number & (number + 1) == 0))


@cache
def _star(base: tuple[int, ...], goal: tuple[int, ...]) -> tuple[int, ...]:
    """Return ``base`` and the numbers that a shortest star chain adds to it to reach all of ``goal``."""
    missing = tuple(length for length in goal if length not in base)
    numbers = list(base)
    size = 0
    while not _extend(numbers, missing, size, [NODES]):
        size += 1
    return tuple(numbers)


def _extend(numbers: list[int], missing: tuple[int, ...], steps: int, nodes: list[int]) -> bool:
    """Extend a star chain by at most so many steps so that it has the missing numbers; ``nodes`` counts down."""
    if not missing:
        return True
    if len(missing) > steps or nodes[0] <= 0:
        return False
    nodes[0] -= 1
    largest, goal, last = numbers[-1], missing[0], missing[-1]
    if steps == 1:
        found = goal - largest in numbers
        numbers += [goal] * found
        return found
    # Only doubling all the way gains a factor 2^steps; else some step adds at most the second largest.
    doubling = last % (1 << steps) == 0
    if (largest << steps if doubling or steps < 2 else 3 * largest << (steps - 2)) < last:
        return False
    for other in reversed(numbers):
        total = largest + other
        if total > goal:
            continue
        numbers.append(total)
        if _extend(numbers, missing[total == goal :], steps - 1, nodes):
            return True
        numbers.pop()
    return False


@cache
def _digits(exponent: int) -> list[tuple[int, list[tuple[int, int]], int]]:
    """Return for each place how many ones follow, the short numbers there, and the first place from there with a one.

    With each number comes the first place after it with a one.
    """
    length = exponent.bit_length()
    following = [length] * (length + 1)
    for start in reversed(range(length)):
        following[start] = start if exponent >> start & 1 else following[start + 1]
    found = []
    for start in range(length):
        short = [(number, following[start + number.bit_length()]) for number in _short_at(exponent, start)]
        found.append((_run_at(exponent, start), short, following[start]))
    return found


def _cut(exponent: int, pieces: _Pieces) -> list[tuple[int, int]]:
    """Return the fewest pieces that add up to the exponent: each with its place, topmost first."""
    digits = _digits(exponent)
    end, lengths, allowed = len(digits), sorted(pieces.runs), pieces.short
    known: dict[int, tuple[int, int, int]] = {end: (0, 0, end)}  # place → pieces from there up, the lowest one, next

    def solve(start: int) -> int:
        run, short, _ = digits[start]
        at = bisect_right(lengths, run)
        options = []
        for length in lengths[max(at - 2, 0) : at][::-1]:
            after = start + length
            options.append((ones(length), digits[after][2] if after < end else end))
        if run < LONG or lengths[at - 1] < run <= lengths[at - 1] + SHORT:
            options += [option for option in short if option[0] in allowed]
        fewest = end + 1
        for number, after in options:
            count = 1 + (known[after][0] if after in known else solve(after))
            if count < fewest:
                fewest = count
                known[start] = count, number, after
        return fewest  # 1 fits at every place

    solve(0)
    found, start = [], 0
    while start < end:
        _, number, after = known[start]
        found.append((number, start))
        start = after
    return found[::-1]


def _assemble(exponent: int, pieces: _Pieces) -> Iterator[tuple[Step, ...]]:
    """Yield the chains that make these pieces in different ways and put them together."""
    (value, place), *others = _cut(exponent, pieces)
    joining, used = [], {value}
    for number, start in others:
        total = (value << (place - start)) + number
        joining.append(Step(total, value, place - start, number))
        value, place = total, start
        used.add(number)
    needed = sorted(pieces.numbers - {1})
    for making in islice(product(*(_ways(number, pieces) for number in needed)), TIES):
        yield (*_live(making, used), *joining)


def _ways(number: int, pieces: _Pieces) -> list[Step]:
    """Return the steps that make a number of smaller ones, shortest shifts first."""
    smaller = sorted((other for other in pieces.numbers if other < number), reverse=True)
    found = []
    for left in smaller:
        shift = 1
        while left << shift < number:
            if number - (left << shift) in pieces.numbers:
                found.append(Step(number, left, shift, number - (left << shift)))
            shift += 1
    return sorted(found, key=lambda step: step.shift)[:3]


def _live(steps: tuple[Step, ...], used: set[int]) -> list[Step]:
    """Return the steps that others, or ``used``, need."""
    needed, kept = set(used), []
    for step in reversed(steps):
        if step.value in needed:
            needed |= {step.left, step.right}
            kept.append(step)
    return kept[::-1]
