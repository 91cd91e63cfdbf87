"""The library: which kernel and reduction the engine takes for a modulus, and what they cost."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, ClassVar

from modforge import _engine, machine
from modforge.machine import KernelError
from modforge.plan.form import FormPlan, counted

FOLDING = "pseudo_mersenne"
"""The engine's reduction for 2^k − c."""

SPLIT = "split"
"""The engine's reduction for even moduli."""

NUMBER_WORDS = {4: "four", 8: "eight"}

MULTIPLY_ADDS_PER_CYCLE = 2
"""Multiply-add instructions on vectors that today's cores start in one cycle, at most."""


@dataclass(frozen=True)
class LibraryPlan(FormPlan):
    """The engine's ``choice`` for a modulus; ``forced`` if it had only one kernel to choose from.

    ``binary`` says that the modulus is a power of two.
    """

    form: ClassVar[str] = "library"

    choice: _engine.Choice
    forced: bool
    binary: bool = False

    @property
    def name(self) -> str:
        """Name of the choice in comparisons: the reduction, or the kernel where it reduces in its own way."""
        return FOLDING if self.choice.reduction == FOLDING else self.choice.kernel

    def as_dict(self) -> dict[str, Any]:
        """Return plain data for JSON."""
        return super().as_dict() | {"choice": self.name}

    @property
    def method(self) -> str:
        """The choice in one line."""
        if self.choice.reduction == FOLDING:
            return f"folding in 64-bit limbs, reduction {FOLDING}"
        if self.binary:
            return f"the low limbs of a product alone, reduction {SPLIT}"
        of_a_word = "limbs" if self.choice.digits == 1 else "digits"
        apart = self.choice.reduction == SPLIT
        parts = f"the odd part and the power of two apart, reduction {SPLIT}: " if apart else ""
        return parts + (
            f"Montgomery multiplication in {self.choice.digit_bits}-bit {of_a_word}, kernel {self.choice.kernel}"
        )

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why this was chosen, a line each."""
        choice = self.choice
        limbs = f"{counted(choice.words, 'limb')} of 64 bits"
        if choice.reduction == FOLDING:
            why = "what lies above the last limb is multiplied by one limb and added below; no quotients"
            return (why, f"{limbs}, with mulx, adcx and adox" if choice.kernel == "adx" else f"{limbs}, portable code")
        if self.binary:
            return (limbs,)
        if choice.kernel == "portable":
            if self.forced:
                why = "portable code, because this CPU has no other kernel or MODFORGE_KERNEL says so"
            else:
                why = "portable code, because the modulus is shorter or longer than other kernels are good for"
            order = "one after the other" if choice.separate else "interleaved"
            return (why, f"{limbs}, products and reduction {order}")
        if choice.kernel == "adx":
            return (f"this CPU adds with two carries at once (mulx, adcx, adox), and {self._taken}", limbs)
        if choice.kernel == "aarch64":
            return ("this CPU multiplies without touching its carry flag (mul, umulh)", limbs)
        digits, ends = NUMBER_WORDS[choice.digits], choice.end_steps
        return (
            f"this CPU multiplies {digits} {choice.digit_bits}-bit digits in one instruction, and {self._taken}",
            f"an operand fills {counted(choice.words, 'vector')} of {digits} digits; a multiplication takes "
            f"{choice.steps} steps" + (f" and {ends} at the end" if ends else ""),
        )

    @property
    def _taken(self) -> str:
        return "it is the only kernel allowed" if self.forced else "for this size that is the fastest"

    @property
    def predicted(self) -> dict[str, int]:
        """The cost of one multiplication, by name."""
        choice = self.choice
        if choice.multiply_adds:
            cycles = choice.multiply // MULTIPLY_ADDS_PER_CYCLE
            return {"multiply-add instructions": choice.multiply, "cycles if they never wait": cycles}
        if choice.digits > 1:
            return {"multiplications of vectors": choice.multiply}
        predicted = {"word multiplications": choice.multiply}
        if choice.square is not None and choice.square < choice.multiply:
            predicted["word multiplications of a squaring"] = choice.square
        return predicted


def choose_library(value: int, kernels: Collection[str] | None) -> LibraryPlan:
    """Ask the engine what it takes for this modulus where it may use these kernels, or on this CPU."""
    binary = value & (value - 1) == 0
    if kernels is None:
        of_this_cpu = {kernel for _, kernel in machine.kernel_table()}
        return LibraryPlan(_choice(value, None), len(of_this_cpu) == 1, binary)
    return LibraryPlan(_choice(value, [*kernels]), len(kernels) == 1, binary)


def _choice(value: int, kernels: list[str] | None) -> _engine.Choice:
    try:
        return _engine.choose(value, kernels)
    except ValueError as error:
        raise KernelError(str(error)) from None
