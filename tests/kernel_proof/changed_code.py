"""Machine code with slips of the pen, one at a time, and what a prover says of it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from modforge.kernel_proof.code.library import Instruction, Library
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.errors import RefusedError, UnreadableLibraryError


def visited(prove: Callable[[], int], monkeypatch: pytest.MonkeyPatch) -> list[Instruction]:
    """Return the instructions that a proof runs, in the order in which it meets them."""
    found: dict[int, Instruction] = {}
    step = Machine.step

    def watched(machine: Machine, instruction: Instruction) -> int:
        found[instruction.address] = instruction
        return step(machine, instruction)

    with monkeypatch.context() as patch:
        patch.setattr(Machine, "step", watched)
        prove()
    return list(found.values())


def left_out(instruction: Instruction) -> Instruction:
    """Return an instruction that does nothing instead."""
    return replace(instruction, name="nop", operands=())


def check(
    library: Library,
    tries: Sequence[tuple[Instruction, Instruction]],
    prove: Callable[[], int],
    wrong_results: Callable[[], object],
    monkeypatch: pytest.MonkeyPatch,
) -> int:
    """Make each change and prove; return how many changes were proved, which must compute the right numbers."""
    proved = 0
    for old, new in tries:
        monkeypatch.setitem(library.listed, old.address, new)
        try:
            prove()
        except (RefusedError, UnreadableLibraryError):
            continue
        else:
            proved += 1
            assert not wrong_results(), (old, new)
        finally:
            monkeypatch.setitem(library.listed, old.address, old)
    return proved
