"""The description of ``vdf_core``."""

from __future__ import annotations

from dataclasses import replace

from modforge.cores.kinds.delay_function.contract import Task
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Formula, Parameters, Setting
from modforge.cores.model.properties import Property
from modforge.cores.mont_redundant import core as mont_redundant
from modforge.cores.square_table import core as square_table
from modforge.cores.vdf_core.golden import Shape, answer

SQUARES = 10_000
"""Squares of the run whose cycles the catalogue states."""

MAX_EXPONENT = 32768
"""Makes M' fit its window on a bus."""


def _run(parameters: Parameters) -> int:
    shape = Shape.of(parameters)
    return answer(shape, Task(x=0, m=shape.modulus or 1, t=SQUARES)).cycles


def _clash(parameters: Parameters) -> str | None:
    if parameters["Squarer"]:
        return square_table.clash(parameters)
    exponent = Shape.of(parameters).exponent
    if exponent > MAX_EXPONENT:
        return f"R = 2^{exponent} is too large: with fewer Cycles or shorter digits it is at most 2^{MAX_EXPONENT}"
    return mont_redundant.clash({**parameters, "Square": 0})


SQUARER = Setting(
    "Squarer",
    "what squares: 0 mont_redundant, any odd M at run time; 1 square_table, tables made for one M",
    default=lambda _: 0,
    min_value=lambda _: 0,
    max_value=lambda _: 1,
)


CORE = Core(
    name="vdf_core",
    kind="delay_function",
    title="Delay function: t squares in a row, stopped and resumed at will, with checkpoints",
    purpose="delay function, x^(2^t)",
    source="San 2021; with Squarer = 1 Öztürk 2019",
    files=(
        *mont_redundant.FILES,
        *square_table.FILES,
        "vdf_core/rtl/resolve_digits.sv",
        "vdf_core/rtl/montgomery_squares.sv",
        "vdf_core/rtl/resolve_residue.sv",
        "vdf_core/rtl/table_squares.sv",
        "vdf_core/rtl/vdf_core.sv",
    ),
    min_bits=7,
    max_bits=4096,
    operands="plain",
    depth=4,
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
            max_bits=32,
        ),
        Property(
            "resolve",
            "digits of any number below 2M, with Squarer = 1 of any number, become that number modulo M; those of "
            "M and more are found",
            "bounded",
            Formula("W + 4", lambda p: Shape.of(p).words + 4),
            max_bits=40,
        ),
    ),
    settings=(
        mont_redundant.DIGIT_BITS,
        SQUARER,
        replace(mont_redundant.CYCLES, goes_with=("Squarer", 0)),
        replace(mont_redundant.BLOCK_BITS, goes_with=("Squarer", 0)),
        replace(square_table.TABLE_BITS, goes_with=("Squarer", 1)),
        replace(square_table.MODULUS, goes_with=("Squarer", 1)),
    ),
    derived=lambda p: {"InverseBits": Shape.of(p).inverse_bits},
    clash=_clash,
)
