"""Runs that are likely to break a processor of a delay function, and random ones."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random

from modforge.cores.kinds.delay_function.contract import Mode, Task
from modforge.cores.model.edges import length, place
from modforge.cores.model.operands import edge_moduli


def edge_tasks(bits: int, modulus: int | None, rng: Random) -> Iterator[Task]:
    """Yield runs where a bound, a carry or the last subtraction could go wrong, in every mode, of up to 3 squares.

    >>> tasks = list(edge_tasks(8, 7, Random(1)))
    >>> sorted({task.x for task in tasks}), {task.t for task in tasks} == {0, 1, 2, 3}
    ([0, 1, 2, 3, 4, 5, 6], True)
    """
    for m in edge_moduli(bits, rng) if modulus is None else [modulus]:
        numbers = {0, 1, 2, m - 1, m - 2, m // 2, m // 2 + 1, (1 << bits // 2) - 1, rng.randrange(m)}
        for x in sorted(number for number in numbers if 0 <= number < m):
            for mode in Mode:
                yield Task(x, m, rng.randrange(4), mode)


def traits(bits: int, task: Task) -> Iterator[Hashable]:
    """Yield what a run shows: its mode, its squares, where x lies, and the modulus."""
    yield "mode", task.mode
    yield "squares", task.t
    yield "number", place(task.x, task.m)
    yield "modulus", length(task.m, bits)


def random_task(bits: int, modulus: int | None, max_squares: int, rng: Random) -> Task:
    """Return a run of any mode; the modulus has any length, mostly a large one, unless it is given."""
    m = modulus or rng.getrandbits(rng.choice([bits, bits, rng.randint(1, bits)])) | 1
    return Task(rng.randrange(m), m, rng.randint(0, max_squares), rng.choice(list(Mode)))


def large_task(bits: int, modulus: int | None, squares: int, rng: Random) -> Task:
    """Return a run from integer to integer; the modulus has all bits, unless it is given."""
    m = modulus or rng.getrandbits(bits) | 1 << bits - 1 | 1
    return Task(rng.randrange(m), m, squares)
