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
        return f"{self.core.title}, core {self.core.name}"

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why this was chosen, a line each."""
        dsp = "no DSP blocks; " if self.predicted.get("DSP") == 0 else ""
        rate = "sums stay in carry-save form, so the clock rate hardly depends on the size"
        return (
            *((rate,) if self.core.operands == "pair" else ()),
            f"{dsp}the modulus is an input, so one core serves every odd modulus of this length",
            *(("the special form of the modulus is not used in this core",) if self.special else ()),
        )

    @property
    def predicted(self) -> dict[str, int]:
        """The cost of one multiplication, by name."""
        core = self.core
        parameters = core.parameters(self.bits, self.settings)
        formulas = {"cycles": core.cycles, "LUT": core.lut, "FF": core.ff, "DSP": core.dsp}
        return {name: formula(parameters) for name, formula in formulas.items() if formula}


def choose_core(structure: Structure) -> CorePlan:
    """Choose the core: the fastest one that needs no DSP blocks, at least as wide as the modulus."""
    # Here, so that a command that only reads a modulus need not wait for the cores.
    from modforge import cores
    from modforge.cores.model.parameters import NONE

    def cycles(core: Core) -> int:
        return core.cycles(core.parameters(max(structure.bits, core.min_bits)))

    without_dsp = [core for core in cores.CORES if core.kind == "multiplier" and core.dsp is NONE]
    fastest = min(without_dsp, key=cycles)
    return CorePlan(fastest, max(structure.bits, fastest.min_bits), special=structure.c is not None)
