"""Decision diagrams against tables of truth."""

import random
from itertools import product

from modforge.kernel_proof.algebra.conditions import FALSE, TRUE, Bits, Condition, Conditions


def truth(conditions: Conditions, condition: Condition, atoms: list[Condition]) -> list[bool]:
    """For each way that the atoms can be, whether a condition holds."""
    found = []
    for values in product((FALSE, TRUE), repeat=len(atoms)):
        left = condition
        while left > TRUE:
            level, holds, fails = conditions._nodes[left]
            atom = next(i for i, one in enumerate(atoms) if conditions._nodes[one][0] == level)
            left = holds if values[atom] else fails
        found.append(left == TRUE)
    return found


def test_conditions_are_equal_exactly_if_their_tables_are() -> None:
    generator = random.Random(1)
    conditions = Conditions()
    atoms = [conditions.atom(lane) for lane in (2, 0, 1, 0)]
    made = [FALSE, TRUE, *atoms]
    for _ in range(150):
        operation = generator.choice([conditions.both, conditions.either, conditions.differ])
        made.append(operation(generator.choice(made), generator.choice(made)))
        made.append(conditions.negation(generator.choice(made)))
    tables = {condition: tuple(truth(conditions, condition, atoms)) for condition in made}
    assert len(set(tables.values())) == len(tables) > 20


def test_sums_are_those_of_numbers() -> None:
    conditions = Conditions()
    atoms = [conditions.atom(i) for i in range(3)]
    x, y = Bits((*atoms, FALSE)), Bits.of(5, 4)
    total = conditions.add(x.bits, y.bits)
    tables = [truth(conditions, bit, atoms) for bit in total.bits]
    for number, values in enumerate(product((0, 1), repeat=3)):
        expected = sum(bit << i for i, bit in enumerate(values)) + 5
        assert sum(table[number] << i for i, table in enumerate(tables)) == expected
    assert Bits.of(5, 4).shifted(1).known() == 10
    assert Bits.of(5, 4).shifted(-1).known() == 2
    assert x.known() is None
