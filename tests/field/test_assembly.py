"""Assembly of multiplications and squares: the programs are proved, the text is run against Python integers."""

from __future__ import annotations

import random
import re
import shutil
import struct
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import modforge
from modforge.field import generate, write
from modforge.field.assembly.carry_chains import two_chains
from modforge.field.assembly.emit import AssemblyError, function
from modforge.field.assembly.machines import MACHINES, Machine
from modforge.field.certificate import checker
from modforge.field.certificate.write import certificate
from modforge.field.layouts.layout import OF_PRODUCTS, Layout
from modforge.field.layouts.montgomery import Montgomery
from modforge.field.layouts.pseudo_mersenne import layouts, shape
from modforge.field.proof.verify import verify

P256 = 2**256 - 2**224 + 2**192 + 2**96 - 1
P384 = 2**384 - 2**128 - 2**96 + 2**32 - 1

SHAPES = [
    *((61, 1), (64, 2**32 - 1), (127, 1), (130, 5), (192, 237), (255, 19), (256, 1539)),
    *((384, 7467), (448, 207), (512, 6579), (521, 1), (768, 22467)),
]

LAYOUTS: dict[int, list[Layout]] = {
    width: [
        *(layout for m, c in SHAPES for layout in layouts(shape((1 << m) - c), width)),
        *(Montgomery(p, width) for p in (P256, P384, 2**255 + 95, 2**448 - 2**224 - 1)),
    ]
    for width in MACHINES
}

DRIVER = """\
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef uintWIDTH_t word;
typedef void (*function)(word *, const word *, const word *, const word *, const word *);

DECLARATIONS

static const struct { function call; int words; } functions[] = { TABLE };

/*
 * Reads the index of a function and four operands, of which it may take less; writes what it gives, in a place of its
 * own and in each operand's.
 */
int main(void) {
    uint32_t index;
    word given[5][32], used[5][32];
    memset(given, 0, sizeof given);
    while (fread(&index, sizeof index, 1, stdin) == 1) {
        size_t words = (size_t)functions[index].words;
        for (int i = 1; i < 5; i++) {
            if (fread(given[i], sizeof(word), words, stdin) != words) {
                return 1;
            }
        }
        for (int place = 0; place < 5; place++) {
            memcpy(used, given, sizeof used);
            functions[index].call(used[place], used[1], used[2], used[3], used[4]);
            fwrite(used[place], sizeof(word), words, stdout);
        }
    }
    return 0;
}
"""
"""Runs functions in a process of its own, as words of 32 bits are those of another mode of the CPU."""


def name(layout: Layout) -> str:
    return f"{layout.width}-{layout.modulus.bit_length()}-{layout.method}"


@pytest.mark.parametrize(
    "layout",
    [
        pytest.param(layout, id=name(layout), marks=pytest.mark.long if layout.words > 6 else ())
        for several in LAYOUTS.values()
        for layout in several
    ],
)
@pytest.mark.few(6)
def test_programs_with_two_chains_are_proved(layout: Layout) -> None:
    programs = two_chains(layout)
    for program in programs.values():
        verify(program, layout.modulus, layout.radix)
    assert checker.check(certificate(layout, programs.values())) == ["mul", "square", *layout.of_products]


@pytest.mark.few(1)
@pytest.mark.skipif("adx" not in modforge.kernels(), reason="this CPU has no ADX and BMI2")
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize("machine", MACHINES.values(), ids=lambda machine: machine.name)
def test_assembly_runs_right(tmp_path: Path, machine: Machine, compiler: str) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    text, names = [".intel_syntax noprefix", ".text"], dict[str, tuple[Layout, str]]()
    for index, layout in enumerate(LAYOUTS[machine.width]):
        for operation, program in two_chains(layout).items():
            if layout.words == 1 and operation in OF_PRODUCTS and layout.modulus.bit_length() == machine.width:
                continue  # a carry in three places, which is left to C
            names[f"f{index}_{operation}"] = layout, operation
            text.append(function(program, f"f{index}_{operation}"))
    text.append('.section .note.GNU-stack,"",@progbits\n')
    (tmp_path / "fields.s").write_text("\n".join(text), encoding="utf-8")
    driver = DRIVER.replace("WIDTH", str(machine.width))
    driver = driver.replace(
        "DECLARATIONS",
        "\n".join(f"void {name}(word *{', const word *' * 4});" for name in names),
    )
    driver = driver.replace("TABLE", ", ".join(f"{{{name}, {layout.words}}}" for name, (layout, _) in names.items()))
    (tmp_path / "driver.c").write_text(driver, encoding="utf-8")
    built = subprocess.run(
        [compiler, machine.option, "-O1", "-o", "driver", "driver.c", "fields.s"], cwd=tmp_path, check=False
    )
    if built.returncode:
        pytest.skip(f"{compiler} has no libraries for {machine.option}")
    asked = [(index, *case) for index, made in enumerate(names.values()) for case in cases(*made)]
    given = b"".join(
        struct.pack("<I", index) + b"".join(packed(layout, value) for value in values)
        for index, layout, _, values in asked
    )
    done = subprocess.run([tmp_path / "driver"], input=given, capture_output=True, check=True)
    over = {(p, radix): pow(radix, -1, p) for p, radix in {(each.modulus, each.radix) for each, _ in names.values()}}
    at = 0
    for _, layout, operation, values in asked:
        exact = EXACT[operation](*values) * over[layout.modulus, layout.radix]
        size = layout.words * machine.word
        for place in range(EXACT[operation].__code__.co_argcount + 1):  # further places are not touched
            found = int.from_bytes(done.stdout[at + place * size : at + (place + 1) * size], "little")
            assert found <= layout.element.highest, (layout, operation, place, values)
            assert (found - exact) % layout.modulus == 0, (layout, operation, place, values)
        at += 5 * size
    assert at == len(done.stdout)


def cases(layout: Layout, operation: str) -> Iterator[tuple[Layout, str, tuple[int, ...]]]:
    """Yield operands: edges with each other, and random ones."""
    highest, p, choose = layout.element.highest, layout.modulus, random.Random(1)
    edges = [0, 1, 2, p - 1, min(p, highest), min(p + 1, highest), highest, highest - 1]
    edges += [min((1 << (layout.width * i)) - 1, highest) for i in range(1, layout.words + 1)]
    values = edges + [choose.randint(0, highest) for _ in range(20)]
    pairs = [(a, b) for a in edges for b in edges] if operation != "square" else []
    for pair in pairs + [(a, choose.choice(values)) for a in values]:
        others = pair if operation in OF_PRODUCTS and choose.random() < 0.5 else choose.choices(values, k=2)
        yield layout, operation, (*pair, *others)


EXACT = {
    "mul": lambda a, b, *_: a * b,
    "square": lambda a, *_: a * a,
    "sum_of_products": lambda a, b, c, d: a * b + c * d,
    "difference_of_products": lambda a, b, c, d: a * b - c * d,
    "product_minus_square": lambda a, b, c, *_: a * b - c * c,
}


def packed(layout: Layout, value: int) -> bytes:
    return value.to_bytes(layout.words * layout.width // 8, "little")


@pytest.mark.parametrize("word", MACHINES)
@pytest.mark.long
def test_the_self_test_tries_both_and_says_so(tmp_path: Path, word: int, links: Callable[..., bool]) -> None:
    write(generate(2**61 - 1, name="p", prefix="fe", word=word), tmp_path, ["c"])
    done = subprocess.run(["make", "-s", "test"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    portable, assembly = done.stdout.splitlines()
    assert re.fullmatch(r"fe in C: \d+ checks, 0 failures", portable)
    if "adx" in modforge.kernels() and links("cc", MACHINES[word].option):
        assert re.fullmatch(r"fe in C and assembly: \d+ checks, 0 failures", assembly)
    else:
        assert "its assembly was not tested" in assembly
    source = tmp_path / "fe.c"
    source.write_text(source.read_text(encoding="utf-8").replace("mulx", "adcx"), encoding="utf-8")
    done = subprocess.run(["make", "-s", "test"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "fe in C: " in done.stdout
    assert "its assembly was not tested" in done.stdout


def test_what_cannot_be_printed_is_refused() -> None:
    layout = layouts(shape(2**15 - 19), 8)[0]
    with pytest.raises(AssemblyError, match="words of 8 bits"):
        function(two_chains(layout)["mul"], "f")
