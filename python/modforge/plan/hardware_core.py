"""The hardware core: its name, its width and its cost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from modforge.plan.advice import DEVICE, Measured, Need, Rows, advise, candidates
from modforge.plan.form import FormPlan
from modforge.plan.published import published
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
    measured: Measured | None = None
    """The rows on which the choice rests, or None where there are none of this width."""

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
            self._evidence,
            f"{dsp}the modulus is an input, so one core serves every odd modulus of this length",
            *(("the special form of the modulus is not used in this core",) if self.special else ()),
        )

    @property
    def _evidence(self) -> str:
        one = self.measured
        if one is None:
            return f"chosen by its cycles: no core was routed at {self.bits} bits or more"
        seeds = "one seed" if one.seeds == 1 else f"the median of {one.seeds} seeds"
        return f"quickest by routed rows: {one.mhz:.1f} MHz at {one.bits} bits on {DEVICE}, {seeds}"

    @property
    def predicted(self) -> dict[str, int]:
        """The cost of one multiplication, by name."""
        core = self.core
        if core is None:
            return {}
        parameters = core.parameters(self.bits, self.settings)
        formulas = {"cycles": core.cycles, "LUT": core.lut, "FF": core.ff, "DSP": core.dsp}
        return {name: formula(parameters) for name, formula in formulas.items() if formula}

    def as_dict(self) -> dict[str, Any]:
        """Return plain data for JSON, with the routed cores up to twice the power of two that is wide enough."""
        found = candidates(self.bits, _rows().on(Need())) if self.core else []
        widest = 2 << (self.bits - 1).bit_length()
        routed = [one for one in found if one.mhz and one.bits <= widest and one.cycles(self.bits)]
        return super().as_dict() | {"device": DEVICE, "candidates": [self._candidate(one) for one in routed]}

    def _candidate(self, one: Measured) -> dict[str, Any]:
        return {
            "core": one.core.name,
            "settings": dict(one.chosen),
            "bits": one.bits,
            "lut": one.lut,
            "ff": one.ff,
            "dsp": one.dsp,
            "mhz": one.mhz,
            "seeds": one.seeds,
            "cycles": one.cycles(self.bits),
            "ns": one.ns(self.bits),
            "rate": one.rate(self.bits),
            "chosen": one.core is self.core and one.chosen == self.settings,
        }


def choose_core(structure: Structure) -> CorePlan:
    """Choose the core: the quickest one that needs no DSP blocks, at least as wide as the modulus."""
    if structure.kind == "even":
        return CorePlan(None, structure.bits, missing="made for odd moduli; this one is even")
    advice = advise(structure.bits, Need(max_dsp=0, kinds=("multiplier",)), _rows())
    if advice is None:
        from modforge import cores  # here, so that a command that only reads a modulus need not wait for the cores

        longest = max(core.max_bits for core in cores.CORES if core.kind == "multiplier")
        missing = f"made for up to {longest} bits; this modulus has {structure.bits}"
        return CorePlan(None, structure.bits, missing=missing)
    special = structure.c is not None
    return CorePlan(advice.core, advice.width, advice.settings, special, measured=advice.measured)


@cache
def _rows() -> Rows:
    return Rows(published()[0])
