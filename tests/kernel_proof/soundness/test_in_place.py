"""Code that may not run with its result where an operand is, is refused."""

from dataclasses import replace

import pytest
from changed_code import visited

from modforge.kernel_proof.code.library import Instruction, Library
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.limbs import adx


def test_a_result_written_before_an_operand_is_read_is_refused(
    engine: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The code is right with the result apart, but a function of powers puts it where an operand is."""
    code = visited(lambda: adx.montgomery_product(engine, 2), monkeypatch)
    after = code[[one.name for one in code].index("imul") - 1]
    # The address of the result is below what was pushed last.
    early = [
        ("push", ("rax",)),
        ("mov", ("rax", "QWORD PTR [rsp+0x10]")),
        ("mov", ("QWORD PTR [rax]", "rdx")),
        ("pop", ("rax",)),
    ]
    places = [*range(0x9000_0000, 0x9000_0004), after.next]
    monkeypatch.setitem(engine.listed, after.address, replace(after, next=places[0]))
    for i, (name, operands) in enumerate(early):
        monkeypatch.setitem(engine.listed, places[i], Instruction(places[i], places[i + 1], name, operands))
    with monkeypatch.context() as patch:
        patch.setattr(adx, "prove_in_place", lambda *_: None)
        assert adx.montgomery_product(engine, 2) > len(code)
    with pytest.raises(RefusedError, match="after that of the result is written"):
        adx.montgomery_product(engine, 2)
