"""The job for ``vdf_core``: 10 000 squarings in a row."""

from __future__ import annotations

from random import Random

from modforge.hardware import catalogue
from modforge.hardware.golden.vdf_core import Shape, Task, answer
from modforge.soc.job import Case, Job, c_array, words

SQUARINGS = 10_000

PUBLISHED = {128: 10086, 256: 10103, 512: 10137}
"""Cycles of as many squarings by the width, in San's table III."""


def job(bits: int, squarings: int = SQUARINGS) -> Job:
    """Return the job that squares a random number modulo another, the same numbers in every run."""
    core = catalogue.core("vdf_core")
    parameters = core.parameters(bits)
    random = Random(bits)
    m = random.getrandbits(bits) | 1 << bits - 1 | 1
    x = random.randrange(m)
    found = answer(Shape.of(parameters), Task(x, m, squarings))
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
    case = Case(f"{squarings} squarings", found.z, found.cycles, published)
    return Job(core, parameters, "vdf_program.c", "\n".join(vectors) + "\n", (case,))
