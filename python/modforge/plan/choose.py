"""The choice of a method for each of the three forms, with the reasons and the cost that it is chosen for."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from modforge.plan import cost
from modforge.plan.structure import Structure

LIBRARY = "library"
FIELD_CODE = "field code"
HARDWARE_CORE = "hardware core"


@dataclass(frozen=True)
class FormPlan:
    """What is made in one form. If it is not ``available``, ``method`` is empty and the reasons say why not."""

    form: str
    method: str
    reasons: tuple[str, ...]
    predicted: dict[str, int]
    available: bool = True

    def as_dict(self) -> dict[str, Any]:
        """Return plain data for JSON."""
        return {
            "form": self.form,
            "method": self.method,
            "reasons": list(self.reasons),
            "predicted": dict(self.predicted),
            "available": self.available,
        }


def choose_library(structure: Structure, kernels: Collection[str]) -> FormPlan:
    """Choose one of the ``kernels`` of the engine."""
    bits, c = structure.bits, structure.c
    if c is not None and cost.engine_folds(bits, c, kernels):
        n = cost.limbs(bits)
        return FormPlan(
            LIBRARY,
            "folding in 64-bit limbs, reduction pseudo_mersenne",
            (
                "what lies above the last limb is multiplied by one limb and added below; no quotients",
                f"{_counted(n, 'limb')} of {cost.LIMB_BITS} bits, portable code",
            ),
            {"word multiplications": n * n + n + 1},
        )
    kernel = cost.fastest_kernel(bits, kernels)
    if kernel == "avx512ifma":
        shape = cost.ifma_shape(bits)
        return FormPlan(
            LIBRARY,
            "Montgomery multiplication in 52-bit digits, kernel avx512ifma",
            (
                "this CPU multiplies eight 52-bit digits in one instruction, and for this size that is the fastest",
                f"an operand fills {_counted(shape.vectors, 'vector')} of eight digits; a multiplication takes "
                f"{shape.steps} steps",
            ),
            {
                "multiply-add instructions": shape.instructions,
                "cycles if they never wait": shape.least_cycles,
            },
        )
    if kernel == "avx512f":
        narrow = cost.avx512f_shape(bits)
        return FormPlan(
            LIBRARY,
            "Montgomery multiplication in 29-bit digits, kernel avx512f",
            (
                "this CPU multiplies eight 29-bit digits in one instruction, and for this size that is the fastest",
                f"an operand fills {_counted(narrow.vectors, 'vector')} of eight digits; a multiplication takes "
                f"{narrow.steps} steps and {cost.AVX512F_BLOCK_STEPS} at the end",
            ),
            {"multiplications of vectors": narrow.instructions},
        )
    words = f"{_counted(cost.limbs(bits), 'limb')} of {cost.LIMB_BITS} bits"
    if kernel == "adx":
        return FormPlan(
            LIBRARY,
            "Montgomery multiplication in 64-bit limbs, kernel adx",
            ("this CPU adds with two carries at once (mulx, adcx, adox), and for this size that is the fastest", words),
            {
                "word multiplications": cost.adx_multiply(bits),
                "word multiplications of a squaring": cost.adx_square(bits),
            },
        )
    if len(kernels) == 1:
        why = "portable code, because this CPU has no other kernel or MODFORGE_KERNEL says so"
    else:
        why = "portable code, because the modulus is shorter or longer than other kernels are good for"
    order = "one after the other" if cost.limbs(bits) >= cost.SEPARATE_LEAST_LIMBS else "interleaved"
    return FormPlan(
        LIBRARY,
        "Montgomery multiplication in 64-bit limbs, kernel portable",
        (why, f"{words}, products and reduction {order}"),
        {
            "word multiplications": cost.portable_multiply(bits),
            "word multiplications of a squaring": cost.portable_square(bits),
        },
    )


def choose_field_code(value: int) -> FormPlan:
    """Choose the layout of the generated source code, as the generator does: by counted operations."""
    # Here, as a command that only reads a modulus need not wait for the generator.
    from modforge import field
    from modforge.field.design import count

    bits = value.bit_length()
    if bits > field.MAX_BITS:
        reason = f"generated up to {field.MAX_BITS} bits; this modulus has {bits}"
        return FormPlan(FIELD_CODE, "", (reason,), {}, available=False)
    layout = field.choose(value)
    multiply, square = (count(made)["multiplications"] for made in (layout.multiplication(), layout.squaring()))
    reasons = [layout.why]
    if layout.radix == 1:
        saved = f"where Montgomery's method needs {cost.montgomery_multiply(bits)}"
        reasons.append(f"{_counted(multiply, 'word multiplication')}, {saved}")
    return FormPlan(
        FIELD_CODE,
        f"straight-line code in {_counted(layout.words, 'word')} of {cost.LIMB_BITS} bits: {layout.method}",
        tuple(reasons),
        {"word multiplications": multiply, "word multiplications of a squaring": square},
    )


def choose_core(structure: Structure) -> FormPlan:
    """Choose the hardware core."""
    bits = structure.bits
    reasons = [
        "two bits of an operand a clock; sums stay in carry-save form, so the clock rate hardly depends on the size",
        "no DSP blocks; the modulus is an input, so one core serves every odd modulus of this length",
    ]
    if structure.c is not None:
        reasons.append("the special form of the modulus is not used in this core")
    return FormPlan(
        HARDWARE_CORE,
        "Montgomery multiplier with carry-save adders, core mont_csa_r4",
        tuple(reasons),
        {
            "cycles": cost.csa_r4_cycles(bits),
            "LUT": cost.csa_r4_lut(bits),
            "FF": cost.csa_r4_ff(bits),
            "DSP": 0,
        },
    )


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
