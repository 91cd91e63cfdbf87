"""Code that spoils an address or needs an aligned one is refused; so is what is decoded in no known way."""

from dataclasses import replace

import pytest
from changed_code import visited

from modforge.kernel_proof.code.library import Instruction, Library
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.code.x86_64_instructions import INSTRUCTIONS
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.limbs import adx

NEXT = 0x1004


def machine() -> Machine:
    found = Machine(Library.__new__(Library), instructions=INSTRUCTIONS)
    found.enter([])
    return found


def test_a_write_to_half_a_pointer_is_refused(engine: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """As one bit makes `xor eax, eax` into `xor ecx, eax`, where rcx points to the constants."""
    code = visited(lambda: adx.montgomery_square(engine, 2), monkeypatch)
    last = max(i for i, one in enumerate(code) if any("[rcx" in operand for operand in one.operands))
    cleared = [one for one in code[:last] if (one.name, one.operands) == ("xor", ("eax", "eax"))]
    assert cleared
    for one in cleared:
        with monkeypatch.context() as patch:
            patch.setitem(engine.listed, one.address, replace(one, operands=("ecx", "eax")))
            with pytest.raises(RefusedError):
                adx.montgomery_square(engine, 2)


def test_arrays_are_aligned_as_promised_and_no_more() -> None:
    one = machine()
    words, vectors = one.array("words", [1] * 16, writable=True), one.array("v", [1] * 16, writable=True, alignment=64)
    assert words % 16 == 8
    assert vectors % 128 == 64
    one.need_aligned(vectors + 64, 64)
    one.need_aligned(one.stack_pointer() - 8, 16)
    for address, size in ((words, 16), (words + 8, 16), (vectors + 32, 64), (one.stack_pointer() - 24, 32)):
        with pytest.raises(RefusedError, match=f"multiple of {size}"):
            one.need_aligned(address, size)


@pytest.mark.parametrize(
    ("name", "operands"),
    [
        ("imul", ("rax", "rcx", "0x5")),
        ("ret", ("0x8",)),
        ("push", ("ax",)),
        ("mulx", ("eax", "ecx", "edx")),
        ("cs", ("jmp 1000",)),
        ("div", ("0x0",)),
    ],
)
def test_what_is_decoded_in_no_known_way_is_refused(name: str, operands: tuple[str, ...]) -> None:
    one = machine()
    one.registers |= {"rax": 1, "rcx": 1, "rdx": 1}
    with pytest.raises(RefusedError):
        one.step(Instruction(NEXT - 4, NEXT, name, operands))
