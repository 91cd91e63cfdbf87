"""Assembly of multiplications and squares: the programs are proved, the text is run against Python integers."""

from __future__ import annotations

import ctypes
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import modforge
from modforge.field import checker, generate, write
from modforge.field.assembly import AssemblyError, function
from modforge.field.carry_chains import two_chains
from modforge.field.certificate import certificate
from modforge.field.layout import Layout
from modforge.field.montgomery import Montgomery
from modforge.field.pseudo_mersenne import layouts, shape
from modforge.field.verify import verify

P256 = 2**256 - 2**224 + 2**192 + 2**96 - 1

SHAPES = [
    *((61, 1), (64, 2**32 - 1), (127, 1), (130, 5), (192, 237), (255, 19), (256, 1539)),
    *((384, 7467), (448, 207), (512, 6579), (521, 1), (768, 22467)),
]

LAYOUTS: list[Layout] = [
    *(layout for m, c in SHAPES for layout in layouts(shape((1 << m) - c))),
    *(Montgomery(p, 64) for p in (P256, 2**255 + 95, 2**448 - 2**224 - 1)),
]


def name(layout: Layout) -> str:
    return f"{layout.modulus.bit_length()}-{layout.method}"


@pytest.mark.parametrize("layout", LAYOUTS, ids=name)
def test_programs_with_two_chains_are_proved(layout: Layout) -> None:
    programs = two_chains(layout)
    for program in programs.values():
        verify(program, layout.modulus, layout.radix)
    assert checker.check(certificate(layout, programs.values())) == ["mul", "square"]


@pytest.mark.skipif("adx" not in modforge.kernels(), reason="this CPU has no ADX and BMI2")
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_assembly_runs_right(tmp_path: Path, compiler: str) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    text = [".intel_syntax noprefix", ".text"]
    for index, layout in enumerate(LAYOUTS):
        text += [function(program, f"f{index}_{name}") for name, program in two_chains(layout).items()]
    text.append('.section .note.GNU-stack,"",@progbits\n')
    source, library = tmp_path / "fields.s", tmp_path / "fields.so"
    source.write_text("\n".join(text), encoding="utf-8")
    subprocess.run([compiler, "-shared", "-o", str(library), str(source)], check=True)
    functions = ctypes.CDLL(str(library))
    choose = random.Random(1)
    for index, layout in enumerate(LAYOUTS):
        highest, p = layout.element.highest, layout.modulus
        edges = [0, 1, 2, p - 1, min(p, highest), min(p + 1, highest), highest, highest - 1]
        edges += [min((1 << (64 * i)) - 1, highest) for i in range(1, layout.words + 1)]
        values = edges + [choose.randint(0, highest) for _ in range(60)]
        pairs = [(a, b) for a in edges for b in edges] + [(a, choose.choice(values)) for a in values]
        for a, b in pairs:
            compare(functions[f"f{index}_mul"], layout, "mul", [a, b])
            compare(functions[f"f{index}_square"], layout, "square", [a])


def compare(call: ctypes._FuncPointer, layout: Layout, operation: str, values: list[int]) -> None:
    """Run one operation into a place of its own and into each operand."""
    exact = values[0] * values[-1] * pow(layout.radix, -1, layout.modulus)
    for place in range(len(values) + 1):
        operands = [(ctypes.c_uint64 * layout.words)(*layout.element.split(value)) for value in values]
        result = (ctypes.c_uint64 * layout.words)() if place == 0 else operands[place - 1]
        call(result, *operands)
        found = layout.element.join(list(result))
        assert found <= layout.element.highest, (layout, operation, values)
        assert (found - exact) % layout.modulus == 0, (layout, operation, values)


def test_the_self_test_tries_both_and_says_so(tmp_path: Path) -> None:
    write(generate(2**61 - 1, name="p", prefix="fe"), tmp_path, ["c"])
    done = subprocess.run(["make", "-s", "test"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    portable, assembly = done.stdout.splitlines()
    assert re.fullmatch(r"fe in C: \d+ checks, 0 failures", portable)
    if "adx" in modforge.kernels():
        assert re.fullmatch(r"fe in C and assembly: \d+ checks, 0 failures", assembly)
    else:
        assert "its assembly was not tested" in assembly
    source = tmp_path / "fe.c"
    source.write_text(source.read_text(encoding="utf-8").replace("mulx", "adcx"), encoding="utf-8")
    done = subprocess.run(["make", "-s", "test"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "fe in C: " in done.stdout
    assert "its assembly was not tested" in done.stdout


def test_what_cannot_be_printed_is_refused() -> None:
    layout = layouts(shape(2**255 - 19), 32)[0]
    with pytest.raises(AssemblyError, match="words of 32 bits"):
        function(two_chains(layout)["mul"], "f")
