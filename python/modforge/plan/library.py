"""The library: which kernel and reduction of the engine a modulus gets, and what they cost."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from modforge.plan import cost
from modforge.plan.form import FormPlan, counted
from modforge.plan.structure import Structure

FOLDING = "pseudo_mersenne"
"""The engine's reduction for 2^k − c."""

MONTGOMERY = "kernel"
"""The engine's reduction by the kernel itself."""


@dataclass(frozen=True)
class LibraryPlan(FormPlan):
    """The engine's choice for a modulus of ``bits`` bits, on a CPU that has ``kernels``."""

    form: ClassVar[str] = "library"

    bits: int
    kernel: str
    reduction: str
    kernels: tuple[str, ...]

    @property
    def method(self) -> str:
        """The choice in one line."""
        return self._prose[0]

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why this was chosen, a line each."""
        return self._prose[1]

    @property
    def predicted(self) -> dict[str, int]:
        """What one multiplication costs, by name."""
        return dict(self._prose[2])

    @cached_property
    def _prose(self) -> tuple[str, tuple[str, ...], dict[str, int]]:
        if self.reduction == FOLDING:
            return self._folding()
        return {
            "avx512ifma": self._avx512ifma,
            "avx512f": self._avx512f,
            "adx": self._adx,
            "portable": self._portable,
        }[self.kernel]()

    @property
    def _limbs(self) -> str:
        return f"{counted(cost.limbs(self.bits), 'limb')} of {cost.LIMB_BITS} bits"

    def _folding(self) -> tuple[str, tuple[str, ...], dict[str, int]]:
        n = cost.limbs(self.bits)
        return (
            f"folding in 64-bit limbs, reduction {FOLDING}",
            (
                "what lies above the last limb is multiplied by one limb and added below; no quotients",
                f"{self._limbs}, portable code",
            ),
            {"word multiplications": n * n + n + 1},
        )

    def _avx512ifma(self) -> tuple[str, tuple[str, ...], dict[str, int]]:
        shape = cost.ifma_shape(self.bits)
        return (
            "Montgomery multiplication in 52-bit digits, kernel avx512ifma",
            (
                "this CPU multiplies eight 52-bit digits in one instruction, and for this size that is the fastest",
                f"an operand fills {counted(shape.vectors, 'vector')} of eight digits; a multiplication takes "
                f"{shape.steps} steps",
            ),
            {"multiply-add instructions": shape.instructions, "cycles if they never wait": shape.min_cycles},
        )

    def _avx512f(self) -> tuple[str, tuple[str, ...], dict[str, int]]:
        shape = cost.avx512f_shape(self.bits)
        return (
            "Montgomery multiplication in 29-bit digits, kernel avx512f",
            (
                "this CPU multiplies eight 29-bit digits in one instruction, and for this size that is the fastest",
                f"an operand fills {counted(shape.vectors, 'vector')} of eight digits; a multiplication takes "
                f"{shape.steps} steps and {cost.AVX512F_BLOCK_STEPS} at the end",
            ),
            {"multiplications of vectors": shape.instructions},
        )

    def _adx(self) -> tuple[str, tuple[str, ...], dict[str, int]]:
        return (
            "Montgomery multiplication in 64-bit limbs, kernel adx",
            (
                "this CPU adds with two carries at once (mulx, adcx, adox), and for this size that is the fastest",
                self._limbs,
            ),
            {
                "word multiplications": cost.adx_multiply(self.bits),
                "word multiplications of a squaring": cost.adx_square(self.bits),
            },
        )

    def _portable(self) -> tuple[str, tuple[str, ...], dict[str, int]]:
        if len(self.kernels) == 1:
            why = "portable code, because this CPU has no other kernel or MODFORGE_KERNEL says so"
        else:
            why = "portable code, because the modulus is shorter or longer than other kernels are good for"
        order = "one after the other" if cost.limbs(self.bits) >= cost.SEPARATE_MIN_LIMBS else "interleaved"
        return (
            "Montgomery multiplication in 64-bit limbs, kernel portable",
            (why, f"{self._limbs}, products and reduction {order}"),
            {
                "word multiplications": cost.portable_multiply(self.bits),
                "word multiplications of a squaring": cost.portable_square(self.bits),
            },
        )


def choose_library(structure: Structure, kernels: Collection[str]) -> LibraryPlan:
    """Return what the engine takes for a modulus of this structure, where it may use these kernels."""
    bits, c = structure.bits, structure.c
    folds = c is not None and cost.engine_folds(bits, c, kernels)
    kernel = "portable" if folds else cost.fastest_kernel(bits, kernels)
    return LibraryPlan(bits, kernel, FOLDING if folds else MONTGOMERY, tuple(kernels))
