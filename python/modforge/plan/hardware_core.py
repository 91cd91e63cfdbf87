"""The hardware core: its name, its width and its cost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from modforge.plan.form import FormPlan
from modforge.plan.structure import Structure

if TYPE_CHECKING:
    from modforge.cores.model.core import Core


@dataclass(frozen=True)
class CorePlan(FormPlan):
    """A ``core`` for moduli of ``bits`` bits, with values for its own parameters in ``settings``.

    ``special`` says that the modulus has a form from which this core gains nothing.
    """

    form: ClassVar[str] = "hardware core"

    core: Core
    bits: int
    settings: Mapping[str, int] = field(default_factory=dict)
    special: bool = False

    @property
    def method(self) -> str:
        """The choice in one line."""
        return f"Montgomery multiplier with carry-save adders, core {self.core.name}"

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why this was chosen, a line each."""
        special = ("the special form of the modulus is not used in this core",) if self.special else ()
        return (
            "two bits of an operand a clock; sums stay in carry-save form, "
            "so the clock rate hardly depends on the size",
            "no DSP blocks; the modulus is an input, so one core serves every odd modulus of this length",
            *special,
        )

    @property
    def predicted(self) -> dict[str, int]:
        """The cost of one multiplication, by name."""
        core = self.core
        formulas = {"cycles": core.cycles, "LUT": core.lut, "FF": core.ff}
        parameters = core.parameters(self.bits, self.settings)
        return {name: formula(parameters) for name, formula in formulas.items() if formula} | {"DSP": 0}


def choose_core(structure: Structure) -> CorePlan:
    """Choose the core: the fastest one that needs no DSP blocks, at least as wide as the modulus."""
    # Here, so that a command that only reads a modulus need not wait for the cores.
    from modforge import cores

    core = cores.core("mont_csa_r4")
    return CorePlan(core, max(structure.bits, core.min_bits), special=structure.c is not None)
