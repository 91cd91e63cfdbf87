"""Elimination against systems whose answer is known."""

import random

from modforge.kernel_proof.algebra.inequalities import Linear, impossible

X, Y = Linear.of("x"), Linear.of("y")


def test_contradictions_are_found() -> None:
    assert impossible([X - 1, X * -1])
    assert impossible([X - Y - 1, Y - X])
    assert impossible([X, Y, Linear(-1) - X - Y])
    assert impossible([Linear(-1)])


def test_systems_with_a_solution_are_not_refused() -> None:
    generator = random.Random(1)
    for _ in range(200):
        point = {name: generator.randrange(-9, 10) for name in "xyz"}
        system = []
        for _ in range(6):
            factors = {name: generator.randrange(-5, 6) for name in "xyz"}
            value = sum(factors[name] * point[name] for name in "xyz")
            system.append(Linear(-value + generator.randrange(3), {n: f for n, f in factors.items() if f}))
        assert not impossible(system)
