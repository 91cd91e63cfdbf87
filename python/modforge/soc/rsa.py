"""Jobs for ``rsa_core``: messages raised to public and private exponents."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from modforge import cores
from modforge.cores.kinds.exponentiator.contract import Command, PlainKey
from modforge.cores.rsa_core.golden import answer
from modforge.cores.rsa_core.golden import shape as rsa_shape
from modforge.soc.job import Case, Job, c_array, words

PUBLIC_EXPONENT = 65537


def job(bits: int, operations: Sequence[tuple[Command, PlainKey, int]]) -> Job:
    """Return the job that runs these commands, each with its key and message, on a core of ``bits`` bits."""
    core = cores.core("rsa_core")
    parameters = core.parameters(bits)
    shape = rsa_shape(parameters)
    answers = [answer(shape, key, message) for _, key, message in operations]
    keys = [key for _, key, _ in operations]
    count = words(bits)
    methods = ", ".join(f"{{MODFORGE_RSA_{command.name}, {key.length}}}" for command, key, _ in operations)
    vectors = [
        f"#define WORDS {count}",
        f"#define CASES {len(operations)}",
        f"static const rsa_case cases[CASES] = {{{methods}}};",
        c_array("moduli", [key.n for key in keys], count),
        c_array("exponents", [key.exponent for key in keys], count),
        c_array("messages", [message for *_, message in operations], count),
        c_array("expected", [found.result for found in answers], count),
    ]
    cases = tuple(
        Case(f"{command.name.lower()} exponent of {key.length} bits", found.result, found.cycles)
        for (command, key, _), found in zip(operations, answers, strict=True)
    )
    return Job(core, parameters, "rsa_program.c", "\n".join(vectors) + "\n", cases)


def random_job(bits: int) -> Job:
    """Return a public and a private operation with the same modulus, the same numbers in every run."""
    core = cores.core("rsa_core")
    core.parameters(bits)
    random = Random(bits)
    n = random.getrandbits(bits) | 1 << bits - 1 | 1
    public = PUBLIC_EXPONENT % (1 << bits)
    private = random.getrandbits(bits) | 1 << bits - 1 | 1
    return job(
        bits,
        [
            (Command.PUBLIC, PlainKey(n, public, public.bit_length()), random.randrange(n)),
            (Command.PRIVATE, PlainKey(n, private, bits), random.randrange(n)),
        ],
    )
