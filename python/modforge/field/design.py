"""A field, laid out: its programs, proved, and the reasons for the choice. All printers start from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from modforge.field.assembly.programs import programs as assembly_programs
from modforge.field.functions.compose import Composed, composed
from modforge.field.functions.divsteps import WORTH_BITS, Divsteps
from modforge.field.functions.roots import Roots, roots
from modforge.field.layouts.layout import Layout
from modforge.field.layouts.montgomery import Montgomery
from modforge.field.layouts.rows import in_rows
from modforge.field.program.ir import Op, Program
from modforge.field.program.notation import limits, number, power
from modforge.field.proof.numbers import Step
from modforge.field.proof.verify import verify

Counts = Mapping[str, int]

Progress = Callable[[str], None]
"""A function that is told each part of the work when it begins."""

ONE = {"multiplications": "multiplication", "additions": "addition", "shifts": "shift", "logic": "logic"}

KIND = {
    Op.ADD: "additions",
    Op.SUB: "additions",
    Op.PLUS: "additions",
    Op.MINUS: "additions",
    Op.SHR: "shifts",
    Op.SHL: "shifts",
    Op.FUNNEL: "shifts",
}
"""How instructions without a multiplication are counted, if not as logic."""

MAX_BITS_IN_ROWS = 256
"""From 384 bits on LLVM takes three times as long to compile what uses products in rows, for a tenth of their time."""

MAX_BITS_IN_ROWS_OWED = 384
"""Not so where a reduction carries along multiples of W^n - p alone: there it takes an eighth longer."""

MULTIPLICATIONS = (Op.MAC, Op.TIMES, Op.MULTIPLY_ADD, Op.MAC52_LOW, Op.MAC52_HIGH)


@dataclass(frozen=True)
class Design:
    """Everything about one field.

    ``assembly`` holds the programs that are printed as assembly, in addition to C; ``rows`` those that take the place
    of others in Rust;
    ``composed`` holds the functions that call the programs, ``missing`` those that this modulus does not have, and why;
    ``trait`` is the path of a Rust trait that the element implements; ``command`` is the command that generates the
    field.
    """

    name: str
    prefix: str
    layout: Layout
    reasons: tuple[str, ...]
    programs: Mapping[str, Program]
    steps: Mapping[str, tuple[Step, ...]]
    assembly: Mapping[str, Program]
    rows: Mapping[str, Program]
    composed: Mapping[str, Composed]
    missing: Mapping[str, str]
    trait: str | None
    command: str

    @property
    def in_rust(self) -> Design:
        """The same design with the programs that are printed in Rust."""
        return replace(self, programs={**self.programs, **self.rows})

    @property
    def divsteps(self) -> Divsteps | None:
        """The inverse by divsteps, if there is one and it pays."""
        worth = self.layout.modulus.bit_length() >= WORTH_BITS and "invert" in self.composed
        return Divsteps(self.layout.modulus, self.layout.width) if worth else None

    @property
    def roots(self) -> Roots | None:
        """The roots of unity, if p is prime."""
        return roots(self.layout.modulus) if self.composed else None

    @property
    def corrected_root(self) -> Roots | None:
        """The method of a square root where that is more than a power."""
        return self.roots if self.layout.modulus % 8 == 1 else None

    def cost(self, name: str) -> str:
        """The cost of a composed function, in words."""
        return self.divsteps.cost if name == "invert" and self.divsteps else self.composed[name].cost

    @property
    def modulus(self) -> str:
        """The modulus as text."""
        return number(self.layout.modulus)

    @property
    def representation(self) -> str:
        """How an element is held, in one sentence."""
        form, width = self.layout.element, self.layout.width
        words = f"{form.words} words of {width} bits" if form.words > 1 else f"one {width}-bit word"
        if not self.layout.full_words:
            words += f" at bits {', '.join(map(str, form.positions))}, {limits(form.limits)}"
        value = f"any value below {self.bound}"
        if self.layout.radix != 1:
            value = f"{power(self.layout.radix)} times the number modulo p, below {self.bound}"
        return f"{words}, least significant first, {value}"

    def within(self, names: str) -> str:
        """Say that numbers are elements."""
        return (
            f"{names} < {self.bound}"
            if self.layout.full_words
            else f"{names} {'elements' if ',' in names else 'an element'}"
        )

    @property
    def bound(self) -> str:
        """The bound that all elements are below."""
        highest, p = self.layout.element.highest, self.layout.modulus
        multiple, rest = divmod(highest + 1, p)
        return power(highest + 1) if rest else "p" if multiple == 1 else f"{multiple}p"


@dataclass(frozen=True)
class Choice:
    """The layout of a field, and the figures that it was chosen by."""

    layout: Layout
    reasons: tuple[str, ...]


def cheapest(options: Sequence[Layout]) -> Choice:
    """Choose the layout with the shortest estimated time of mul."""
    products = [option.multiplication() for option in options]
    layout = options[min(range(len(options)), key=lambda index: cost(products[index]))]
    return Choice(layout, tuple(_reasons(layout, options, [count(product) for product in products])))


def design(
    choice: Choice,
    name: str,
    prefix: str,
    trait: str | None = None,
    command: str = "",
    progress: Progress = lambda _: None,
) -> Design:
    """Write and prove all programs of the chosen layout."""
    layout, reasons = choice.layout, choice.reasons
    progress("programs of all operations")
    programs = layout.programs()
    steps = {}
    for operation, program in programs.items():
        progress(f"proof of {operation}")
        steps[operation] = tuple(verify(program, layout.modulus, layout.radix).steps)
    owes = isinstance(layout, Montgomery) and layout.owes
    max_bits = MAX_BITS_IN_ROWS_OWED if owes else MAX_BITS_IN_ROWS
    rows = in_rows(layout) if layout.modulus.bit_length() <= max_bits else {}
    for operation, program in rows.items():
        progress(f"proof of {operation} in Rust")
        verify(program, layout.modulus, layout.radix)
    progress("addition chains")
    functions, missing = composed(layout.modulus)
    assembly = assembly_programs(layout)
    progress("text and certificate")
    return Design(name, prefix, layout, reasons, programs, steps, assembly, rows, functions, missing, trait, command)


def count(program: Program) -> dict[str, int]:
    """Count the operations of a program: multiplications of words, additions (carry or not), shifts, and bit logic."""
    counts = {"multiplications": 0, "additions": 0, "shifts": 0, "logic": 0}
    for item in program.executed()[0]:
        if item.op in MULTIPLICATIONS:
            counts["multiplications"] += 1
            counts["additions"] += len(item.operands) - 2
        else:
            counts[KIND.get(item.op, "logic")] += 1
    return counts


def describe(counts: Counts) -> str:
    """Write counts as text."""
    return ", ".join(f"{number} {kind if number > 1 else ONE[kind]}" for kind, number in counts.items() if number)


def cost(program: Program) -> int:
    """Estimate the time of a program, in quarters of a cycle of x86-64, with carries as compilers print them.

    A product whose carry the next one waits for takes twice as long as one that is added to a double word.
    """
    total = 0
    for item in program.executed()[0]:
        if item.op is Op.MAC:
            total += 8 + 2 * (len(item.operands) - 2)
        elif item.op in (Op.TIMES, Op.MULTIPLY_ADD):
            total += 6 if item.outputs[0].double else 3
        elif item.op in (Op.ADD, Op.SUB):
            total += 4
        else:
            total += 2
    return total


def _reasons(layout: Layout, options: Sequence[Layout], costs: Sequence[Counts]) -> list[str]:
    p, width = layout.modulus, layout.width
    spare = -p.bit_length() % width
    words = f"{layout.plain_words} word{'s' * (layout.plain_words > 1)}"
    lines = [f"p = {number(p)}: {words} of {width} bits, bits to spare in the top one: {spare}"]
    lines += [f"mul, {option.method}: {describe(counts)}" for option, counts in zip(options, costs, strict=True)]
    lines.append(f"chosen: {layout.method}, the least estimated time")
    return lines
