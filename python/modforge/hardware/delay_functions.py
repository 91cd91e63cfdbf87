"""The processors of a delay function of the catalogue."""

from __future__ import annotations

from dataclasses import replace

from modforge.hardware import modular_squarers, redundant_multipliers
from modforge.hardware.core import Core
from modforge.hardware.golden.vdf_core import Shape, Task, answer
from modforge.hardware.modular_squarers import MODULUS, TABLE_BITS
from modforge.hardware.parameters import Formula, Parameters, Setting
from modforge.hardware.properties import Property
from modforge.hardware.redundant_multipliers import BLOCK_BITS, CYCLES, DIGIT_BITS

SQUARES = 10_000
"""Of the run whose cycles the catalogue states."""

MOST_EXPONENT = 32768
"""So that M' fits its window on a bus."""


def _run(parameters: Parameters) -> int:
    shape = Shape.of(parameters)
    return answer(shape, Task(x=0, m=shape.modulus or 1, t=SQUARES)).cycles


def _clash(parameters: Parameters) -> str | None:
    if parameters["Squarer"]:
        return modular_squarers.clash(parameters)
    exponent = Shape.of(parameters).exponent
    if exponent > MOST_EXPONENT:
        return f"R = 2^{exponent} is too large: with fewer Cycles or shorter digits it is at most 2^{MOST_EXPONENT}"
    return redundant_multipliers.clash({**parameters, "Square": 0})


SQUARER = Setting(
    "Squarer",
    "what squares: 0 mont_redundant, any odd M at run time; 1 square_table, tables made for one M",
    default=lambda _: 0,
    least=lambda _: 0,
    most=lambda _: 1,
)


DELAY_FUNCTIONS: tuple[Core, ...] = (
    Core(
        name="vdf_core",
        kind="delay_function",
        title="Delay function: t squares in a row, stopped and resumed at will, with checkpoints beside them",
        source="San 2021; with Squarer = 1 Öztürk 2019",
        files=(
            *redundant_multipliers.FILES,
            *modular_squarers.FILES,
            "vdf_core/resolve_digits.sv",
            "vdf_core/montgomery_squares.sv",
            "vdf_core/resolve_residue.sv",
            "vdf_core/table_squares.sv",
            "vdf_core/vdf_core.sv",
        ),
        least_bits=7,
        most_bits=4096,
        operands="plain",
        cycles=Formula(
            "(t + 2)·Cycles + W + 2, with Squarer = 1 t + W + 1, W = ⌈V/max(1, ⌊32/d⌋)⌉, V = ⌈k/d⌉, t = 10 000", _run
        ),
        interval=Formula("Cycles", lambda p: Shape.of(p).cycles),
        montgomery_exponent=Formula(
            "d·K, K = ⌈(k + 3)/d⌉ rounded up to a multiple of Cycles/3; 0 with Squarer = 1",
            lambda p: Shape.of(p).exponent,
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
                "digits of any number below 2M, with Squarer = 1 of any number, become that number modulo M; those of "
                "M and more are found",
                "bounded",
                Formula("W + 4", lambda p: Shape.of(p).words + 4),
                most_bits=40,
            ),
        ),
        settings=(
            DIGIT_BITS,
            SQUARER,
            replace(CYCLES, goes_with=("Squarer", 0)),
            replace(BLOCK_BITS, goes_with=("Squarer", 0)),
            replace(TABLE_BITS, goes_with=("Squarer", 1)),
            replace(MODULUS, goes_with=("Squarer", 1)),
        ),
        clash=_clash,
    ),
)
