"""A field, laid out: its programs, proved, and why they are as they are. What the printers print from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modforge.field import pseudo_mersenne
from modforge.field.compose import Composed, composed
from modforge.field.ir import Op, Program
from modforge.field.notation import power
from modforge.field.proof import Step
from modforge.field.pseudo_mersenne import Cut, Layout, PseudoMersenne
from modforge.field.verify import verify

OPERATIONS = {
    "mul": pseudo_mersenne.mul,
    "square": pseudo_mersenne.square,
    "add": pseudo_mersenne.add,
    "sub": pseudo_mersenne.sub,
    "neg": pseudo_mersenne.neg,
    "canonical": pseudo_mersenne.canonical,
    "decode": pseudo_mersenne.decode,
}

Counts = Mapping[str, int]

ONE = {"multiplications": "multiplication", "additions": "addition", "shifts": "shift", "logic": "logic"}


def method(layout: Layout) -> str:
    """Say how a product is folded."""
    place = "at the word boundary" if layout.cut is Cut.WORD else "at bit m"
    if layout.field.m % layout.width == 0:
        return place
    return f"{place}, {'and in the same run' if layout.together else 'then'} at bit m"


@dataclass(frozen=True)
class Design:
    """Everything about one field.

    ``composed`` holds the functions that call the programs, ``missing`` those that this modulus does not have, and why;
    ``trait`` is the path of a Rust trait that the element implements.
    """

    name: str
    prefix: str
    layout: Layout
    reasons: tuple[str, ...]
    programs: Mapping[str, Program]
    steps: Mapping[str, tuple[Step, ...]]
    composed: Mapping[str, Composed]
    missing: Mapping[str, str]
    trait: str | None

    @property
    def field(self) -> PseudoMersenne:
        """The modulus."""
        return self.layout.field

    @property
    def command(self) -> str:
        """The command that generates the field."""
        trait = f" --trait {self.trait}" if self.trait else ""
        return f'modforge field "{self.field}" --name {self.name} --prefix {self.prefix}{trait}'

    @property
    def representation(self) -> str:
        """How an element is held, in one sentence."""
        words = f"{self.layout.words} words of {self.layout.width} bits" if self.layout.words > 1 else "one 64-bit word"
        return f"{words}, least significant first, any value below {power(self.layout.highest + 1)}"


def design(field: PseudoMersenne, name: str, prefix: str, trait: str | None = None) -> Design:
    """Choose a layout by counted operations, and write and prove all programs."""
    options = pseudo_mersenne.layouts(field)
    costs = {method(option): count(pseudo_mersenne.mul(option)) for option in options}
    layout = min(options, key=lambda option: _cost(costs[method(option)]))
    programs = {operation: write(layout) for operation, write in OPERATIONS.items()}
    strict = {"canonical", "decode"}
    steps = {
        operation: verify(program, layout.modulus, layout.modulus - 1 if operation in strict else layout.highest)
        for operation, program in programs.items()
    }
    functions, missing = composed(layout.modulus)
    reasons = tuple(_reasons(layout, costs))
    return Design(name, prefix, layout, reasons, programs, steps, functions, missing, trait)


def count(program: Program) -> dict[str, int]:
    """Count what a program executes: multiplications of words, additions (carry or not), shifts, and bit logic."""
    kinds = {Op.ADD: "additions", Op.SUB: "additions", Op.SHR: "shifts", Op.SHL: "shifts", Op.FUNNEL: "shifts"}
    counts = {"multiplications": 0, "additions": 0, "shifts": 0, "logic": 0}
    for item in program.instructions:
        if item.op is Op.MAC:
            counts["multiplications"] += 1
            counts["additions"] += len(item.operands) - 2
        else:
            counts[kinds.get(item.op, "logic")] += 1
    return counts


def describe(counts: Counts) -> str:
    """Write counts as text."""
    return ", ".join(f"{number} {kind if number > 1 else ONE[kind]}" for kind, number in counts.items() if number)


def _cost(counts: Counts) -> tuple[int, int]:
    return counts["multiplications"], sum(counts.values()) - counts["multiplications"]


def _reasons(layout: Layout, costs: Mapping[str, Counts]) -> list[str]:
    field, spare = layout.field, -layout.field.m % layout.width
    lines = [f"p = {field}: {layout.words} words of {layout.width} bits, bits to spare in the top one: {spare}"]
    lines += [f"mul, product folded {how}: {describe(counts)}" for how, counts in costs.items()]
    if spare == 0:
        lines.append(f"m is a multiple of the word, so bit m is the word boundary: 2^{field.m} ≡ {field.c}")
    elif (field.c << spare) >> layout.width:
        lines.append(f"folding at the word boundary is out: {field.c}·2^{spare} does not fit a word")
    lines.append(f"chosen: {method(layout)}, by multiplications, then all others")
    return lines
