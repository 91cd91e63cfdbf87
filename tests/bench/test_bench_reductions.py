"""The rivals of folding: reductions as code for an arbitrary modulus has them."""

from __future__ import annotations

import random

import pytest

from modforge.bench.fields.any_modulus import CONSTANTS, for_any_modulus, with_constants_read
from modforge.bench.fields.reduction_code import Way, cheapest, cheapest_for_any_modulus
from modforge.field.layouts import barrett
from modforge.field.layouts.montgomery import Montgomery
from modforge.field.program.ir import Op, run
from modforge.field.proof.verify import verify

SPECIAL = 2**192 - 237
OTHER = 2**192 - 2**190 - 0x5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5B
MERSENNE = 2**127 - 1


def ways(p: int) -> list[Way]:
    found = [
        cheapest_for_any_modulus(barrett.options(p, 64, folded=False)),
        cheapest_for_any_modulus(barrett.options(p, 64, folded=True)),
        cheapest_for_any_modulus([Montgomery(p, 64)]),
    ]
    return [way for way in found if way is not None]


def test_the_form_of_the_modulus_saves_no_products() -> None:
    pairs = zip(ways(SPECIAL), ways(OTHER), strict=True)
    assert all(special.cost[0] >= other.cost[0] for special, other in pairs)
    for_the_prime = cheapest(barrett.options(SPECIAL, 64, folded=False))
    assert for_the_prime is not None and for_the_prime.cost[0] < ways(SPECIAL)[0].cost[0]
    # The lowest word of a Mersenne prime is W - 1, which spares Montgomery's method its quotients.
    steps = ways(MERSENNE)[2].program.instructions
    assert sum(item.op is Op.MAC for item in steps) == 2 * (1 + 2)


@pytest.mark.parametrize("p", [SPECIAL, OTHER, MERSENNE])
def test_constants_are_read_and_results_are_right(p: int) -> None:
    source = random.Random(p)
    for way in ways(p):
        verify(way.program, p, way.layout.radix)
        program, constants = with_constants_read(way.program)
        factors = [operand for item in program.instructions if item.op is Op.MAC for operand in item.operands[:2]]
        assert constants and not any(isinstance(operand, int) for operand in factors)
        for _ in range(20):
            a = source.randrange(program.inputs[0].format.highest)
            result = run(program, {"a": a, CONSTANTS: constants})["r"]
            assert (result * way.layout.radix - a) % p == 0


def test_folding_keeps_a_factor_as_long_as_the_modulus() -> None:
    option = barrett.options(SPECIAL, 64, folded=True)[0]
    program = for_any_modulus(option).reduce_product()
    # One of six words is folded, times three words, whatever 2^320 mod p is.
    products = [item for item in program.instructions if item.op is Op.MAC][:3]
    assert [item.operands[0] for item in products] == [program.inputs[0].words[5]] * 3
    assert [item.operands[1] for item in products] == [0, 0, 237]
