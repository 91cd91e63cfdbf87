"""Functions whose result may lie where an operand is: what is proved for a place apart holds there, too.

A function runs twice on known words: with the result apart, and in place. Jumps and addresses do not depend on words,
as proofs refuse that, so these runs stand for all. They must do the same step by step, at the same places but for the
result's; and with the result apart no word of an operand may be read once the word of the result that would lie there
is written. Then both runs read the same words everywhere, and leave the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from modforge.kernel_proof.algebra.words import Value
from modforge.kernel_proof.code.library import Instruction, Library
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.code.x86_64_instructions import INSTRUCTIONS
from modforge.kernel_proof.errors import RefusedError


@dataclass
class Watched(Machine):
    """A machine that remembers what it reads and writes, and between which instructions."""

    seen: list[tuple[str, int]] = field(default_factory=list)

    def step(self, instruction: Instruction) -> int:
        """Run one instruction; return the address of the next."""
        self.seen.append(("runs", instruction.address))
        return super().step(instruction)

    def load(self, address: int) -> Value:
        """Return the word at an address."""
        self.seen.append(("reads", address))
        return super().load(address)

    def store(self, address: int, value: Value) -> None:
        """Put a word at an address."""
        self.seen.append(("writes", address))
        super().store(address, value)


def prove_in_place(library: Library, name: str, n: int, operands: int, constants: int) -> None:
    """Prove that r may be each operand, for a function of r, one or two operands of n words and the constants."""
    for place in range(operands):
        apart, r, found = watched(library, name, n, operands, constants, None)
        within, _, same = watched(library, name, n, operands, constants, place)
        at = found[place]
        moved = [
            (what, address - r + at if what != "runs" and 0 <= address - r < 8 * n else address)
            for what, address in apart
        ]
        if found != same or moved != within:
            raise RefusedError("does something else where the result lies at an operand")
        written: set[int] = set()
        for what, address in apart:
            if what == "writes" and 0 <= address - r < 8 * n:
                written.add(address - r)
            elif what == "reads" and address - at in written:
                raise RefusedError(
                    f"reads word {(address - at) // 8} of an operand after that of the result is written"
                )


def watched(
    library: Library, name: str, n: int, operands: int, constants: int, place: int | None
) -> tuple[Sequence[tuple[str, int]], int, list[int]]:
    """Run a function with the result apart, or where an operand is; return what it does, and where its arrays are."""
    machine = Watched(library, instructions=INSTRUCTIONS)
    apart = machine.array("r", n, writable=True)
    # One operand stands for two.
    arrays = [machine.array("operand", [0] * n, writable=i == place) for i in range(operands)]
    known = machine.array("constants", [0] * constants, writable=False)
    result = apart if place is None else arrays[place]
    machine.call(name, result, arrays[0], arrays[-1], known)
    return machine.seen, apart, arrays
