"""The testbenches of a field in SystemVerilog, with vectors that Python integers gave, and a Makefile."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence

from modforge.field.program.claims import Cut, Divide, Fold
from modforge.field.systemverilog.reduction import Reduction
from modforge.field.templates import render

RANDOM = 200
"""Random vectors, in addition to those at the edges."""

Vector = tuple[int, ...]
"""The operands, then the result."""


def products(reduction: Reduction) -> list[Vector]:
    """Return operands of the multiplier and their products: around 0, p and all ones, with results 0, 1 and p - 1."""
    p, bits = reduction.modulus, reduction.modulus.bit_length()
    ones = (1 << bits) - 1
    source = random.Random(p)
    edges = _within({0, 1, 2, p - 2, p - 1, p, p + 1, ones - 1, ones}, ones)
    pairs = [(a, b) for a in edges for b in edges]
    # Parts of all ones and single bits, for the carries of a product that is split into parts.
    pairs += [(ones, part) for at in _places(bits) for part in ((1 << at) - 1, 1 << at, ones - (1 << at) + 1)]
    pairs += [(source.getrandbits(bits), source.getrandbits(bits)) for _ in range(RANDOM)]
    for a, _ in pairs[-RANDOM // 4 :]:
        for result in (0, 1, p - 1):
            if b := _quotient(result * reduction.radix, a, p):
                pairs += [(a, b), *([(a, b + p)] if b + p <= ones else [])]
    return [(a, b, _reduced(a * b, reduction)) for a, b in pairs]


def reductions(reduction: Reduction) -> list[Vector]:
    """Return numbers of twice the bits and their residues: at the boundaries of every step of the proof.

    They lie around the multiples of p at both ends, where the last subtraction decides, and around each bit at which
    a step cuts, with zeros and ones on both sides of the cut.
    """
    p, bits = reduction.modulus, reduction.modulus.bit_length()
    highest = (1 << (2 * bits)) - 1
    source = random.Random(p)
    ends = {0, p, 2 * p, (p - 1) ** 2, p * p, highest // p * p, (1 << bits) - 1, ((1 << bits) - 1) ** 2, highest}
    ends |= {source.randrange(highest // p) * p for _ in range(RANDOM // 8)}
    for at in {*_cuts(reduction), *_places(2 * bits)}:
        low, high = (1 << at) - 1, highest >> at
        ends |= {low, high << at, (high >> 1) << at | low, 1 << (2 * bits - 1) | low}
    numbers = _within({number + offset for number in ends for offset in (-2, -1, 0, 1, 2)}, highest)
    numbers += [source.getrandbits(2 * bits) for _ in range(RANDOM)]
    return [(v, _reduced(v, reduction)) for v in numbers]


def _within(numbers: Iterable[int], highest: int) -> list[int]:
    return sorted({number for number in numbers if 0 <= number <= highest})


def _places(bits: int) -> list[int]:
    """Return a few places among so many bits."""
    return sorted({max(1, bits * part // 8) for part in range(1, 8)})


def _cuts(reduction: Reduction) -> set[int]:
    """Return the bits at which the program cuts its input."""
    body = reduction.program.body
    cuts = {claim.shift for claim in body if isinstance(claim, Fold | Cut) and claim.source == "a"}
    steps = [claim.shift for claim in body if isinstance(claim, Divide)]
    return cuts | {sum(steps[: index + 1]) for index in range(len(steps))}


def _reduced(number: int, reduction: Reduction) -> int:
    return number * pow(reduction.radix, -1, reduction.modulus) % reduction.modulus


def _quotient(a: int, b: int, p: int) -> int:
    """Return a/b modulo p, or 0 if there is none."""
    try:
        return a * pow(b, -1, p) % p
    except ValueError:
        return 0


def hexadecimal(vectors: Sequence[Vector]) -> str:
    """Return vectors as text, a line each."""
    digits = _digits(vectors)
    return "".join(" ".join(f"{number:0{digits}x}" for number in vector) + "\n" for vector in vectors)


def _digits(vectors: Sequence[Vector]) -> int:
    return max(1, *(-(-max(vector).bit_length() // 4) for vector in vectors))


def testbench(top: str, inputs: Mapping[str, int], bits: int, stages: int, vectors: Sequence[Vector]) -> str:
    """Return a testbench of a module with inputs of so many bits; a pipeline gets them with pauses on both sides."""
    size, at = len(inputs) + 1, "received" if stages else "i"
    vector = f"{size}*(sent%{len(vectors)})" if stages else f"{size}*i"
    declared = [f"logic [{width - 1}:0] {name};" for name, width in inputs.items()]
    driven = [
        f"{name} = vectors[{vector}{f'+{place}' if place else ''}][{width - 1}:0];"
        for place, (name, width) in enumerate(inputs.items())
    ]
    return render(
        "systemverilog/pipelined_tb.sv" if stages else "systemverilog/combinational_tb.sv",
        top=top,
        declared="\n  ".join(declared),
        ports="\n".join(f"      .{name}_i({name})," for name in inputs).strip(),
        driven="\n      ".join(driven),
        expected=f"vectors[{size}*{at}+{size - 1}][{bits - 1}:0]",
        entries=size * len(vectors),
        last=size * len(vectors) - 1,
        high=bits - 1,
        bits=4 * _digits(vectors) - 1,
        count=len(vectors),
    )


def makefile(modules: Sequence[str]) -> str:
    """Return a Makefile that simulates and lints."""
    return render("systemverilog/Makefile", modules=modules)
