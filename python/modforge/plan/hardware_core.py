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

    ``special`` says that the modulus has a form from which this core gains nothing. Without a core ``missing`` says
    why there is none.
    """

    form: ClassVar[str] = "hardware core"

    core: Core | None
    bits: int
    settings: Mapping[str, int] = field(default_factory=dict)
    special: bool = False
    missing: str = ""

    @property
    def available(self) -> bool:
        """Whether there is a core."""
        return self.core is not None

    @property
    def method(self) -> str:
        """The choice in one line."""
        return f"{self.core.title}, core {self.core.name}" if self.core else ""

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why this was chosen, a line each."""
        if self.core is None:
            return (self.missing,)
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
        if core is None:
            return {}
        parameters = core.parameters(self.bits, self.settings)
        formulas = {"cycles": core.cycles, "LUT": core.lut, "FF": core.ff, "DSP": core.dsp}
        return {name: formula(parameters) for name, formula in formulas.items() if formula}


def choose_core(structure: Structure) -> CorePlan:
    """Choose the core: the fastest one that needs no DSP blocks, at least as wide as the modulus."""
    if structure.kind == "even":
        return CorePlan(None, structure.bits, missing="made for odd moduli; this one is even")
    # Here, so that a command that only reads a modulus need not wait for the cores.
    from modforge import cores
    from modforge.cores.model.parameters import NONE

    def cycles(core: Core) -> int:
        return core.cycles(core.parameters(max(structure.bits, core.min_bits)))

    without_dsp = [core for core in cores.CORES if core.kind == "multiplier" and core.dsp is NONE]
    longest = max(core.max_bits for core in without_dsp)
    if structure.bits > longest:
        return CorePlan(
            None, structure.bits, missing=f"made for up to {longest} bits; this modulus has {structure.bits}"
        )
    fastest = min((core for core in without_dsp if core.max_bits >= structure.bits), key=cycles)
    return CorePlan(fastest, max(structure.bits, fastest.min_bits), special=structure.c is not None)
