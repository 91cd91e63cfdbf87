"""The processors of a delay function of the catalogue."""

from __future__ import annotations

from modforge.hardware.core import Core
from modforge.hardware.golden.vdf_core import Shape, Task, answer
from modforge.hardware.parameters import Formula, Parameters
from modforge.hardware.properties import Property
from modforge.hardware.redundant_multipliers import BLOCK_BITS, CYCLES, DIGIT_BITS, FILES, clash

SQUARES = 10_000
"""Of the run whose cycles the catalogue states."""

MOST_EXPONENT = 32768
"""So that M' fits its window on a bus."""


def _run(parameters: Parameters) -> int:
    return answer(Shape.of(parameters), Task(x=0, m=1, t=SQUARES)).cycles


def _clash(parameters: Parameters) -> str | None:
    exponent = Shape.of(parameters).numbers.exponent
    if exponent > MOST_EXPONENT:
        return f"R = 2^{exponent} is too large: with fewer Cycles or shorter digits it is at most 2^{MOST_EXPONENT}"
    return clash({**parameters, "Square": 0})


DELAY_FUNCTIONS: tuple[Core, ...] = (
    Core(
        name="vdf_core",
        kind="delay_function",
        title="Delay function: t squares in a row, stopped and resumed at will, with checkpoints beside them",
        source="San 2021",
        files=(*FILES, "vdf_core/resolve_digits.sv", "vdf_core/vdf_core.sv"),
        least_bits=7,
        most_bits=4096,
        operands="plain",
        cycles=Formula("(t + 2)·Cycles + W + 2, W = ⌈V/max(1, ⌊32/d⌋)⌉, V = ⌈k/d⌉, t = 10 000", _run),
        interval=Formula("Cycles", lambda p: p["Cycles"]),
        montgomery_exponent=Formula(
            "d·K, K = ⌈(k + 3)/d⌉ rounded up to a multiple of Cycles/3", lambda p: Shape.of(p).numbers.exponent
        ),
        properties=(
            Property(
                "handshake",
                "results and checkpoints stay until taken; all squares are made, none more; a lost checkpoint is told",
                "induction",
                Formula("2", lambda _: 2),
                most_bits=32,
            ),
            Property(
                "resolve",
                "digits of any number below 2M become that number modulo M; numbers of M and more are found",
                "bounded",
                Formula("W + 4", lambda p: Shape.of(p).words + 4),
                most_bits=64,
            ),
        ),
        settings=(DIGIT_BITS, CYCLES, BLOCK_BITS),
        clash=_clash,
    ),
)
