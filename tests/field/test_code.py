"""Generated C and Rust, compiled and run against Python integers; and what the files look like."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

import modforge
from modforge.cli import main
from modforge.field import CheckError, FieldCode, FieldError, check, compile_c, compile_rust, generate, write

MODULI = {
    "p61": 2**61 - 1,
    "p64": 2**64 - 59,
    "p1305": 2**130 - 5,
    "p191": 2**191 - 19,
    "p25519": 2**255 - 19,
    "p256k": 2**256 - 1539,
    "p256big": 2**256 - (2**64 - 59),
    "p384": 2**384 - 7467,
    "p521": 2**521 - 1,
    "p768": 2**768 - 22467,
}

COMPILERS = ["gcc", "clang"]

needs_rust = pytest.mark.skipif(shutil.which("rustc") is None, reason="needs rustc")


@cache
def made(name: str) -> FieldCode:
    return generate(MODULI[name], name=name, prefix=f"fe_{name}")


def some(*names: str) -> list[object]:
    """Mark the other moduli as long."""
    return [name if name in names else pytest.param(name, marks=pytest.mark.long) for name in MODULI]


def installed(compiler: str) -> str:
    if shutil.which(compiler) is None:
        pytest.skip(f"needs {compiler}")
    return compiler


@pytest.mark.parametrize("compiler", ["gcc", pytest.param("clang", marks=pytest.mark.long)])
@pytest.mark.parametrize("name", some("p61", "p64", "p25519", "p256big"))
@pytest.mark.few(1)
def test_compiled_c_agrees_with_integers(name: str, compiler: str, tmp_path: Path) -> None:
    code = made(name)
    result = check(compile_c(code, tmp_path, installed(compiler)), code, cases=200, seed=1)
    assert result.cases == 200
    assert result.edge_cases > 60


def test_clang_agrees_as_well(tmp_path: Path) -> None:
    code = made("p1305")
    assert check(compile_c(code, tmp_path, installed("clang")), code, cases=200, seed=1).cases == 200


@needs_rust
@pytest.mark.parametrize("name", some("p61", "p1305"))
@pytest.mark.few(1)
def test_compiled_rust_agrees_with_integers(name: str, tmp_path: Path) -> None:
    code = made(name)
    assert check(compile_rust(code, tmp_path), code, cases=200, seed=1).cases == 200


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("UINT64_C(0x26)", "UINT64_C(0x27)"), ("*carry = (uint64_t)(t >> 64)", "*carry = 0")],
)
@pytest.mark.long
def test_a_wrong_library_is_noticed(wrong: str, right: str, tmp_path: Path) -> None:
    code = made("p25519")
    assert wrong in code.c_source
    portable = f"#define {code.prefix.upper()}_PORTABLE\n{code.c_source}"
    broken = replace(code, c_source=portable.replace(wrong, right))
    with pytest.raises(CheckError, match="wrong result for 0x"):
        check(compile_c(broken, tmp_path, installed("gcc")), broken, cases=20, seed=1)


@pytest.mark.long
def test_a_wrong_assembly_is_noticed(tmp_path: Path) -> None:
    if "adx" not in modforge.kernels():
        pytest.skip("this CPU has no ADX and BMI2")
    code = made("p25519")
    assert "mov edx, 38" in code.c_source
    broken = replace(code, c_source=code.c_source.replace("mov edx, 38", "mov edx, 39"))
    with pytest.raises(CheckError, match="wrong result for 0x"):
        check(compile_c(broken, tmp_path, installed("gcc")), broken, cases=20, seed=1)


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize(
    "level", ["-O2", *(pytest.param(level, marks=pytest.mark.long) for level in ("-O0", "-O1", "-Os"))]
)
@pytest.mark.few(1)
def test_c_is_accepted_at_every_level(compiler: str, level: str, tmp_path: Path) -> None:
    code = made("p25519")
    write(code, tmp_path)
    command = [
        installed(compiler),
        "-std=c11",
        "-Wall",
        "-Wextra",
        "-Wpedantic",
        "-Wconversion",
        "-Werror",
        level,
        "-c",
    ]
    subprocess.run([*command, f"{code.prefix}.c", "-o", "x.o"], cwd=tmp_path, check=True)


def test_c_runs_clean_under_the_sanitizer(tmp_path: Path) -> None:
    code = made("p1305")
    write(code, tmp_path)
    (tmp_path / "main.c").write_text(
        f"""#include "{code.prefix}.h"
int main(void) {{
    uint8_t bytes[{code.bytes}] = {{3}};
    uint64_t x[{code.words}];
    int ok = {code.prefix}_from_le_bytes(x, bytes);
    {code.prefix}_neg(x, x);
    for (int i = 0; i < 1000; i++) {{
        {code.prefix}_mul(x, x, x);
        {code.prefix}_sub(x, x, x);
    }}
    {code.prefix}_one(x);
    for (int i = 0; i < 100; i++) {{
        {code.prefix}_add(x, x, x);
        {code.prefix}_neg(x, x);
        {code.prefix}_invert(x, x);
    }}
    ok &= {code.prefix}_legendre(x) != 0;
    {code.prefix}_sub(x, x, x);
    {code.prefix}_invert(x, x);
    {code.prefix}_to_be_bytes(bytes, x);
    return !ok || bytes[0];
}}
"""
    )
    flags = ["-fsanitize=undefined", "-fno-sanitize-recover", "-O1"]
    subprocess.run([installed("gcc"), *flags, "main.c", f"{code.prefix}.c", "-o", "main"], cwd=tmp_path, check=True)
    subprocess.run([tmp_path / "main"], check=True)


@pytest.mark.few(1)
@needs_rust
@pytest.mark.parametrize("name", some("p61", "p64", "p1305", "p25519", "p384"))
def test_rust_is_formatted(name: str, tmp_path: Path) -> None:
    if shutil.which("rustfmt") is None:
        pytest.skip("needs rustfmt")
    code = made(name)
    write(code, tmp_path)
    subprocess.run(["rustfmt", "--edition", "2024", "--check", tmp_path / f"{name}.rs"], check=True)


BRANCH = re.compile(r"\bj(?!mp)[a-z]+\b")


@pytest.mark.parametrize("language", ["c", "rust"])
@pytest.mark.parametrize("name", some("p1305", "p25519"))
@pytest.mark.few(1)
def test_no_branch_is_compiled_in(name: str, language: str, tmp_path: Path) -> None:
    """The arithmetic has no conditional jump at all; what loops is left out, bytes and powers: the loops count to a
    constant or to the public number of squarings. In C, select and swap are too: they ask whether arrays overlap."""
    if shutil.which("objdump") is None:
        pytest.skip("needs objdump")
    code = made(name)
    library = compile_c(code, tmp_path) if language == "c" else compile_rust(code, tmp_path)
    listing = subprocess.run(
        ["objdump", "-d", "--no-show-raw-insn", library], capture_output=True, text=True, check=True
    )
    functions = dict(re.findall(r"<([^>\n]+)>:\n(.*?)(?:\n\n|\Z)", listing.stdout, re.DOTALL))
    if "jmp" not in listing.stdout:
        pytest.skip("not x86-64")
    names = "mul square add sub neg mul_small half canonical reduce is_zero equal".split()  # noqa: SIM905
    names += code.layout.of_products
    operations = [f"{code.prefix}_{name}" for name in names]
    # In Rust, what the exported functions do may stand in methods of their own.
    looping = re.compile("bytes|square_times|pow|invert|sqrt|legendre")
    methods = [function for function in functions if "Element" in function and not looping.search(function)]
    for function in [*operations, *methods]:
        assert BRANCH.findall(functions[function]) == []


@pytest.mark.long
def test_generation_is_deterministic_and_the_printed_command_repeats_it(tmp_path: Path) -> None:
    code = made("p25519")
    assert code == made.__wrapped__("p25519")
    files = write(code, tmp_path / "one")
    sources = ["fe_p25519.c", "fe_p25519.h", "p25519.rs"]
    tests = ["fe_p25519_test.c", "p25519_test.rs", "p25519.txt", "p25519.certificate.txt", "Makefile"]
    assert {file.name for file in files} == {*sources, *tests, "LICENSE-MIT", "LICENSE-APACHE"}
    assert all(code.command in (tmp_path / "one" / source).read_text() for source in sources)
    arguments = [*shlex.split(code.command)[1:], "-o", str(tmp_path / "two")]
    assert CliRunner().invoke(main, arguments).exit_code == 0
    for file in files:
        assert (tmp_path / "two" / file.name).read_bytes() == file.read_bytes()


@pytest.mark.long
def test_the_self_test_does_without_the_trait(tmp_path: Path) -> None:
    """It belongs to a crate that the folder has not."""
    write(generate(2**61 - 1, name="p61", prefix="fe61", trait="elsewhere::Field"), tmp_path, ["rust"])
    assert "impl elsewhere::Field for Element {" in (tmp_path / "p61.rs").read_text()
    done = subprocess.run(["make", "test", "clean"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "6 passed" in done.stdout, done.stdout + done.stderr
    assert not list(tmp_path.glob("p61_*without*"))


def test_files_state_their_contract() -> None:
    code = generate(2**255 - 19, name="p25519", prefix="fe25519", kind="folded")
    for text in (code.c_source, code.c_header, code.rust_source):
        assert hex(2**255 - 19) in text
        assert code.representation in text
        assert "21 multiplications" in text
    assert "r may be the same array as a or b" in code.c_header
    assert "2^255 ≡ 19" in code.explanation


def test_plan_figures() -> None:
    code = generate(2**255 - 19, name="p25519", prefix="fe25519", kind="folded")
    assert (code.bits, code.words, code.bytes, code.word) == (255, 4, 32, 64)
    assert 2**255 < code.bound < 2**256
    assert code.counts["mul"]["multiplications"] == 21
    assert code.counts["square"]["multiplications"] == 15
    assert code.counts["add"]["multiplications"] <= 1


def test_bad_arguments_are_named() -> None:
    for arguments, says in [
        ({"word": 16}, "word = 16 must be 32 or 64"),
        ({"kind": "square"}, "layout = 'square' must be one of folded, "),
        ({"kind": "folded/3"}, "layout = 'folded/3': a number of digits goes with unsaturated alone"),
        ({"kind": "unsaturated/x"}, "layout = 'unsaturated/x': a number of digits goes with unsaturated alone"),
        ({"kind": "unsaturated/9"}, "p = 2^255 - 19 has 4 to 8 digits in words of 64 bits"),
        ({"kind": "unsaturated/4"}, "p = 2^255 - 19 has no unsaturated/4 layout"),
        ({"kind": "unsaturated/5:9"}, "must be unsaturated/5 or one of unsaturated/5:1, unsaturated/5:2"),
        ({"kind": "unsaturated/5:x"}, "must be unsaturated/5, or unsaturated/5:1 for the first of them"),
        ({"name": "P25519"}, "name = 'P25519'"),
        ({"prefix": "2x"}, "prefix = '2x'"),
        ({"prefix": ""}, "prefix = ''"),
    ]:
        given = {"name": "a", "prefix": "a"} | arguments
        with pytest.raises(FieldError, match=re.escape(says)):
            generate(2**255 - 19, **given)
    with pytest.raises(ValueError, match="odd"):
        generate(2**255, name="a", prefix="a")


def test_a_missing_compiler_is_named(tmp_path: Path) -> None:
    with pytest.raises(CheckError, match="no-such-compiler is not installed"):
        compile_c(made("p61"), tmp_path, "no-such-compiler")
