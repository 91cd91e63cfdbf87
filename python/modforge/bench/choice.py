"""Whether the engine's choice of kernel and reduction is the fastest there is, measured by powers.

The engine chooses by tables that were measured on other machines (``crates/modforge/src/kernel/choice/rows.rs``). Here
every choice that a class of CPU has runs on this one, side by side.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from modforge import Modulus, kernels
from modforge._engine import choose
from modforge.bench.targets import CLASSES
from modforge.bench.turns import Contestant, take_turns

FOLDING = "pseudo_mersenne"
"""The reduction for 2^k - c, next to the kernels by their names."""

FOLDED_IN = {"adx": ("1:adx,16385:portable", 129), "portable": ("1:portable", 257)}
"""Kernels whose instructions it uses, with a table that has it choose these, and the bits from which on it does."""

TOLERANCE = 1.05
"""A choice fails where another one is faster by more than this factor."""

SIZES = (127, 192, 255, 384, 521, 704, 768, 1024, 1279, 2048, 4096)
"""Bits of the moduli: 2^k - 19, and a number of no form."""

EXPONENT_BITS = 256

STANDING_FOR = ("adx", "portable")
"""Classes that any CPU with these kernels can stand for."""

Times = Mapping[tuple[str, int], Mapping[str, float]]
"""For each form and size, nanoseconds of a power by what computes it."""


@dataclass(frozen=True)
class Verdict:
    """The choice for one class of CPU, form and size, next to the fastest of all."""

    cpu_class: str
    form: str
    bits: int
    chosen: str
    fastest: str
    ratio: float

    @property
    def failed(self) -> bool:
        """Whether another choice is faster by more than :data:`TOLERANCE`."""
        return self.ratio > TOLERANCE


def moduli(bits: int) -> dict[str, int]:
    """Return a modulus of each form."""
    return {"2^k - c": (1 << bits) - 19, "any": (1 << bits) // 3 * 2 | 1}


def measure(
    sizes: Sequence[int] = SIZES, *, rounds: int = 15, progress: Callable[[dict[str, Any]], None] | None = None
) -> Times:
    """Return the time of a power by each kernel of this CPU, and by folding where the modulus has the form."""
    found: dict[tuple[str, int], dict[str, float]] = {}
    total, done = 2 * rounds * len(sizes), 0
    for bits in sizes:
        for form, value in moduli(bits).items():

            def report(turn: int, before: int = done, form: str = form, bits: int = bits) -> None:
                if progress is not None:
                    progress(
                        {"operation": "power", "modulus": f"{form}, {bits}", "done": before + turn, "total": total}
                    )

            rows = take_turns(list(_contestants(form, value)), form, value, rounds=rounds, after_round=report)
            found[form, bits] = {row["subject"]: row["low_ns"] for row in rows}
            done += rounds
    return found


def judge(times: Times, available: Sequence[str] | None = None) -> list[Verdict]:
    """Return a verdict for the class of this CPU, and for those with fewer kernels that it can stand for.

    AVX-512 F and AVX-IFMA without AVX-512 IFMA are of other CPUs, on which their tables were measured.
    """
    has = set(kernels() if available is None else available)
    own, *fewer = (name for name, of_class in CLASSES.items() if has.issuperset(of_class))
    verdicts = []
    for cpu_class in (own, *(name for name in fewer if name in STANDING_FOR)):
        of_class = CLASSES[cpu_class]
        for (form, bits), measured in times.items():
            folded = folding(next(kernel for kernel in FOLDED_IN if kernel in of_class))
            allowed = {subject: time for subject, time in measured.items() if subject in (*of_class, folded)}
            choice = choose(moduli(bits)[form], of_class)
            chosen = folded if choice.reduction == FOLDING else choice.kernel
            fastest = min(allowed, key=allowed.__getitem__)
            ratio = allowed[chosen] / allowed[fastest]
            verdicts.append(Verdict(cpu_class, form, bits, chosen, fastest, ratio))
    return verdicts


def _contestants(form: str, value: int) -> Iterator[Contestant]:
    base, exponent = value // 3, (1 << EXPONENT_BITS) // 7 * 5
    made = {}
    for kernel in kernels():
        try:
            made[kernel] = Modulus(value, kernel=kernel)
        except ValueError:  # too long for the kernel
            continue
    for kernel, (table, min_bits) in FOLDED_IN.items():
        if form == "2^k - c" and value.bit_length() >= min_bits and kernel in kernels():
            with _environment(table):
                modulus = Modulus(value)
            if modulus.reduction == FOLDING:  # adx leaves some sizes to its own reduction
                made[folding(kernel)] = modulus
    for subject, modulus in made.items():

        def repeat(count: int, modulus: Modulus = modulus) -> None:
            for _ in range(count):
                modulus.pow(base, exponent)

        yield Contestant(subject, "", "power", repeat)


def folding(kernel: str) -> str:
    """Name folding with instructions of a kernel."""
    return f"{FOLDING}, {kernel}"


@contextmanager
def _environment(table: str) -> Iterator[None]:
    """Let the engine choose from this table of kernels; it reads the variable for each modulus."""
    before = os.environ.get("MODFORGE_KERNEL")
    os.environ["MODFORGE_KERNEL"] = table
    try:
        yield
    finally:
        if before is None:
            del os.environ["MODFORGE_KERNEL"]
        else:
            os.environ["MODFORGE_KERNEL"] = before
