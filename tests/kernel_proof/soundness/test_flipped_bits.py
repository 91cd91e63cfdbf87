"""Machine code with a bit flipped in its bytes: what the prover accepts is right on the CPU, which runs it."""

import ctypes
import faulthandler
import mmap
import os
import random
import resource
from collections.abc import Callable
from pathlib import Path

import pytest
from test_claims import number_of, words_of

from modforge import kernels
from modforge.kernel_proof.algebra.words import W
from modforge.kernel_proof.code.library import COMMENT, LISTED, Instruction, Library, run
from modforge.kernel_proof.errors import RefusedError, UnreadableLibraryError
from modforge.kernel_proof.kernels.limbs import adx

FUNCTIONS = [
    ("straight::unrolled::multiply_1", adx.montgomery_product, 1),
    ("straight::unrolled::multiply_2", adx.montgomery_product, 2),
    ("straight::unrolled_square::square_2", adx.montgomery_square, 2),
    ("straight::unrolled_square::late_square_4", adx.montgomery_late_square, 4),
]
RIGHT, WRONG = 0, 9


def decoded(code: bytes, start: int, file: Path) -> dict[int, Instruction]:
    """Return the instructions that objdump finds in bytes, by their addresses."""
    file.write_bytes(code)
    text = run(
        "objdump", "-D", "-b", "binary", "-m", "i386:x86-64", "-M", "intel", "--no-show-raw-insn",
        f"--adjust-vma={start:#x}", str(file),
    )  # fmt: skip
    rows = [(int(at, 16), name, COMMENT.sub("", operands).strip()) for at, name, operands in LISTED.findall(text)]
    ends = [at for at, _, _ in rows[1:]] + [start + len(code)]
    return {
        at: Instruction(at, end, name, tuple(filter(None, operands.split(","))))
        for (at, name, operands), end in zip(rows, ends, strict=True)
    }


def wrong_on_the_cpu(code: bytes, name: str, n: int) -> list[tuple[int, int]]:
    """Run code on edges and random operands, with the result apart and in place; return those that are wrong."""
    page = mmap.mmap(-1, mmap.PAGESIZE, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    page.write(code)
    address = ctypes.addressof(ctypes.c_char.from_buffer(page))
    function = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 4)(address)
    generator, wrong, late = random.Random(name), [], "late" in name
    top = W**n - 1 - late * W ** (n - 1)
    for m in (top, W ** (n - 1) | 1, generator.randrange(top) | 1):
        for a, b in (
            (m - 1, W**n - 1),
            (0, m - 1),
            (m - 1, 1),
            (generator.randrange(m), generator.getrandbits(64 * n)),
        ):
            k = -pow(m, -1, W) % W
            above = (k * m + 1) // W if late else W**n - 1 - m
            words = (ctypes.c_uint64 * (2 * n + 1))(k, *words_of(m, n), *words_of(above, n))
            for in_place in (False, True):
                x, r = ((ctypes.c_uint64 * n)(*words_of(number, n)) for number in (a, 0))
                y = x if "square" in name else (ctypes.c_uint64 * n)(*words_of(b, n))
                result = x if in_place else r
                function(*map(ctypes.addressof, (result, x, y, words)))
                if number_of(list(result)) != a * (a if y is x else b) * pow(W, -n, m) % m:
                    wrong.append((a, b))
    return wrong


def is_right(code: bytes, name: str, n: int) -> bool:
    """Whether code is right on the CPU, in a process of its own, which it may crash."""
    child = os.fork()
    if child == 0:
        faulthandler.disable()
        resource.setrlimit(resource.RLIMIT_CPU, (2, 2))
        try:
            os._exit(WRONG if wrong_on_the_cpu(code, name, n) else RIGHT)
        except BaseException:
            os._exit(WRONG)
    return os.waitpid(child, 0)[1] == RIGHT


@pytest.mark.skipif("adx" not in kernels(), reason="needs a CPU with ADX")
@pytest.mark.parametrize(("name", "prove", "n"), FUNCTIONS)
@pytest.mark.parametrize("flips", [4, pytest.param(300, marks=pytest.mark.long)])
def test_flipped_bits_are_refused(
    name: str,
    prove: Callable[[Library, int], int],
    n: int,
    flips: int,
    engine: Library,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or do not change what is computed."""
    ((start, size),) = engine.symbols[adx.ADX + name]
    code = engine.data(start, size)
    assert is_right(code, name, n)
    generator, refused, wrong = random.Random(name), 0, []
    for _ in range(flips):
        place, bit = generator.randrange(size), generator.randrange(8)
        changed = bytearray(code)
        changed[place] ^= 1 << bit
        with monkeypatch.context() as patch:
            patch.setattr(engine, "listed", decoded(bytes(changed), start, tmp_path / "code"))
            try:
                prove(engine, n)
            except (RefusedError, UnreadableLibraryError):
                refused += 1
                continue
        if not is_right(bytes(changed), name, n):
            wrong.append((place, bit))
    assert wrong == []
    assert refused > flips / 2
