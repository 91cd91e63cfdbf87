"""The self-test of generated C, with several compilers and levels, sanitizers, and on other processors under QEMU."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from modforge.field import FieldCode, generate, write

FIELDS = {
    "folded-64": (2**255 - 19, 64, None),
    "folded-32": (2**130 - 5, 32, None),
    "mersenne-32": (2**521 - 1, 32, None),
    "one-word-32": (2**31 - 1, 32, None),
    "montgomery-64": (2**256 - 2**224 + 2**192 + 2**96 - 1, 64, "montgomery"),
    "montgomery-32": (2**64 - 2**32 + 1, 32, "montgomery"),
}

WARNINGS = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"]

PORTABLE = "-U__SIZEOF_INT128__"
"""Without a type of 128 bits, products are made of four."""


@cache
def made(name: str) -> FieldCode:
    p, word, kind = FIELDS[name]
    return generate(p, name="f", prefix="f", word=word, kind=kind)


def run(name: str, directory: Path, command: list[str], emulator: tuple[str, ...] = ()) -> None:
    for program, why in ((command[0], "to compile"), *((program, "to run") for program in emulator[:1])):
        if shutil.which(program) is None:
            pytest.skip(f"needs {program} {why} generated C")
    code = made(name)
    write(code, directory, ["c"])
    subprocess.run([*command, *WARNINGS, "f_test.c", "f.c", "-o", "f_test"], cwd=directory, check=True)
    done = subprocess.run([*emulator, "./f_test"], cwd=directory, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert done.stdout.endswith(" checks, 0 failures\n")


@pytest.mark.parametrize(
    "name",
    [name if name.endswith("-64") else pytest.param(name, marks=pytest.mark.long) for name in FIELDS],
)
@pytest.mark.long
def test_portable_products(name: str, tmp_path: Path) -> None:
    run(name, tmp_path, ["gcc", "-O2", PORTABLE])


@pytest.mark.parametrize("name", ["folded-64", "montgomery-32"])
@pytest.mark.long
def test_under_the_sanitizers(name: str, tmp_path: Path) -> None:
    run(name, tmp_path, ["gcc", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"])


@pytest.mark.long
@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize("level", ["-O0", "-O2", "-O3", "-Os"])
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_every_level(compiler: str, level: str, name: str, tmp_path: Path) -> None:
    run(name, tmp_path, [compiler, level])


@pytest.mark.long
@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_every_field_under_the_sanitizers(compiler: str, name: str, tmp_path: Path, links: Callable[..., bool]) -> None:
    if not links(compiler, "-fsanitize=address,undefined"):
        pytest.skip(f"needs {compiler} with the libraries of its sanitizers")
    run(name, tmp_path, [compiler, "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", PORTABLE])


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize("compiler", ["gcc", pytest.param("clang", marks=pytest.mark.long)])
def test_32_bit_programs(compiler: str, name: str, tmp_path: Path, links: Callable[..., bool]) -> None:
    if not links(compiler, "-m32"):
        pytest.skip(f"needs {compiler} with the libraries of 32-bit programs (gcc-multilib)")
    run(name, tmp_path, [compiler, "-m32", "-O2"])


@pytest.mark.long
@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize(
    ("compiler", "emulator"),
    [
        ("arm-linux-gnueabihf-gcc", "qemu-arm"),
        ("powerpc64-linux-gnu-gcc", "qemu-ppc64"),
        ("s390x-linux-gnu-gcc", "qemu-s390x"),
    ],
)
def test_other_processors(compiler: str, emulator: str, name: str, tmp_path: Path) -> None:
    """32-bit ARM, and two that store the most significant byte first."""
    run(name, tmp_path, [compiler, "-O2", "-static"], (emulator,))
