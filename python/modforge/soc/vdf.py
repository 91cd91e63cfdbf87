"""The job for ``vdf_core``: 10 000 squarings in a row, and half of them once more from a checkpoint."""

from __future__ import annotations

from random import Random

from modforge import cores
from modforge.cores.kinds.delay_function.contract import Mode, Task
from modforge.cores.vdf_core.golden import Shape, answer, checkpoint
from modforge.soc.job import Case, Job, c_array, words

SQUARINGS = 10_000

PUBLISHED = {128: 10086, 256: 10103, 512: 10137}
"""Cycles of as many squarings by the width, in San's table III."""


def job(bits: int, squarings: int = SQUARINGS) -> Job:
    """Return the job that squares a random number modulo another, the same numbers in every run."""
    core = cores.core("vdf_core")
    parameters = core.parameters(bits)
    random = Random(bits)
    m = random.getrandbits(bits) | 1 << bits - 1 | 1
    x = random.randrange(m)
    shape, whole = Shape.of(parameters), Task(x, m, squarings)
    found = answer(shape, whole)
    half = squarings // 2
    rest = answer(shape, Task(checkpoint(shape, whole, half), m, squarings - half, Mode.FROM_MONTGOMERY))
    count = words(bits)
    vectors = [
        f"#define WORDS {count}",
        f"#define INVERSE_WORDS {words(core.montgomery_exponent(parameters))}",
        f"#define SQUARINGS {squarings}",
        c_array("modulus", [m], count),
        c_array("start", [x], count),
        c_array("expected", [found.z], count),
    ]
    published = PUBLISHED.get(bits) if squarings == SQUARINGS else None
    cases = (
        Case(f"{squarings} squaring{'s' * (squarings != 1)}", found.z, found.cycles, published),
        Case(f"the last {squarings - half} from a checkpoint", rest.z, rest.cycles),
    )
    return Job(core, parameters, "vdf_program.c", "\n".join(vectors) + "\n", cases)
