"""Field code: the layout that the generator gets, and the cost of one multiplication in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from modforge.plan.form import FormPlan, counted

if TYPE_CHECKING:
    from modforge.field.design import Choice
    from modforge.field.layouts.layout import Layout

MAX_COMPILED_BITS = 1024
"""Above, field code is written but not compiled: compilers take minutes for so much code without a branch."""


@dataclass(frozen=True)
class FieldPlan(FormPlan):
    """The generator's ``choice`` for a modulus of ``bits`` bits; None where the modulus is even or too long for it."""

    form: ClassVar[str] = "field code"

    bits: int
    choice: Choice | None
    even: bool = False

    @property
    def layout(self) -> Layout | None:
        """How the generated code holds and reduces numbers."""
        return self.choice.layout if self.choice else None

    @property
    def available(self) -> bool:
        """Whether the generator takes the modulus."""
        return self.layout is not None

    @property
    def compiled(self) -> bool:
        """Whether the code is compiled, checked and measured here."""
        return self.available and self.bits <= MAX_COMPILED_BITS

    @property
    def method(self) -> str:
        """The choice in one line."""
        if self.layout is None:
            return ""
        words = counted(self.layout.words, "word")
        return f"straight-line code in {words} of {self.layout.width} bits: {self.layout.method}"

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why this was chosen, a line each."""
        if self.layout is None:
            from modforge.field import MAX_BITS

            if self.even:
                return ("generated for odd moduli; this one is even",)
            return (f"generated up to {MAX_BITS} bits; this modulus has {self.bits}",)
        if self.layout.radix != 1:
            return (self.layout.why,)
        words = -(-self.bits // self.layout.width)
        needed = counted(self.predicted["word multiplications"], "word multiplication")
        return (self.layout.why, f"{needed}, where Montgomery's method needs {2 * words * words + words}")

    @property
    def predicted(self) -> dict[str, int]:
        """The cost of one multiplication, by name."""
        return dict(self._counts)

    @cached_property
    def _counts(self) -> dict[str, int]:
        if self.layout is None:
            return {}
        from modforge.field.design import count

        return {
            "word multiplications": count(self.layout.multiplication())["multiplications"],
            "word multiplications of a squaring": count(self.layout.squaring())["multiplications"],
        }


def choose_field_code(value: int) -> FieldPlan:
    """Choose the layout with the fewest counted operations."""
    # Here, so that a command that only reads a modulus need not wait for the generator.
    from modforge import field

    bits = value.bit_length()
    even = value % 2 == 0
    return FieldPlan(bits, None if even or bits > field.MAX_BITS else field.choose(value), even)
