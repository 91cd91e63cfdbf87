"""Machine code with slips of the pen, one at a time, and what a prover says of it."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest

from modforge.kernel_proof.code.library import Instruction, Library
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.errors import RefusedError, UnreadableLibraryError


def visited(prove: Callable[[], int], monkeypatch: pytest.MonkeyPatch) -> list[Instruction]:
    """Return the instructions that a proof runs, in the order in which it meets them, without refused runs."""
    found: dict[int, dict[int, Instruction]] = {}
    machines: list[Machine] = []
    step = Machine.step

    def watched(machine: Machine, instruction: Instruction) -> int:
        if not machines or machines[-1] is not machine:
            machines.append(machine)
        met = found.setdefault(id(machine), {})
        met[instruction.address] = instruction
        try:
            return step(machine, instruction)
        except RefusedError:
            del found[id(machine)]
            raise

    with monkeypatch.context() as patch:
        patch.setattr(Machine, "step", watched)
        prove()
    return list({address: one for met in found.values() for address, one in met.items()}.values())


def left_out(instruction: Instruction) -> Instruction:
    """Return an instruction that does nothing instead."""
    return replace(instruction, name="nop", operands=())


OTHERS = {
    "vpmadd52luq": "vpmadd52huq",
    "vpmadd52huq": "vpmadd52luq",
    "vpaddq": "vpsubq",
    "vpsubq": "vpaddq",
    "vpsrlq": "vpsllq",
    "vpsraq": "vpsrlq",
    "vpcmpeqq": "vpcmpgtq",
    "vpcmpgtq": "vpcmpeqq",
    "vpand": "vpor",
    "vpor": "vpand",
    "vpxor": "vpand",
    "knotw": "kmovw",
}


def vector_changes(instruction: Instruction) -> Iterator[Instruction]:
    """Slips of the pen: an instruction left out, another one, the next register, word of memory or lane."""
    yield left_out(instruction)
    if instruction.name in OTHERS:
        yield replace(instruction, name=OTHERS[instruction.name])
    for place, operand in enumerate(instruction.operands):
        if register := re.fullmatch(r"([xyz]mm)(\d+)(\{k\d\}(?:\{z\})?)?", operand):
            changed = f"{register[1]}{(int(register[2]) + 1) % 16}{register[3] or ''}"
        elif register := re.fullmatch(r"k(\d)", operand):
            changed = f"k{(int(register[1]) + 1) % 4}"
        elif memory := re.fullmatch(r"(.*MMWORD PTR \[.*)\](.*)", operand):
            changed = f"{memory[1]}+0x8]{memory[2]}"
        elif re.fullmatch(r"0x[0-9a-f]+", operand):
            changed = hex(int(operand, 0) ^ 1)
        else:
            continue
        operands = (*instruction.operands[:place], changed, *instruction.operands[place + 1 :])
        yield replace(instruction, operands=operands)


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
