"""Valgrind follows secrets through generated C and Rust: operands are undefined, and nothing branches on them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import modforge
from cases import first
from modforge.field import FieldCode, generate, write
from modforge.field.check import harness

MODULI = {
    "p1305": 2**130 - 5,
    "p25519": 2**255 - 19,
    "p256": 2**256 - 189,
    "nist256": 2**256 - 2**224 + 2**192 + 2**96 - 1,
    "nist384": 2**384 - 2**128 - 2**96 + 2**32 - 1,
    "p521": 2**521 - 1,
    "goldilocks64": 2**64 - 2**32 + 1,
}

SHORT = [("gcc", "nist256", 64), ("clang", "p25519", 64), ("assembly", "p25519", 64), ("rust", "goldilocks64", 64)]
"""Each language with a field; all others are long."""

FLAGS = ["-O3", "-march=x86-64-v3"]
"""Valgrind does not know all that -march=native may ask for."""

needs_valgrind = pytest.mark.skipif(
    not shutil.which("valgrind") or not Path("/usr/include/valgrind/memcheck.h").exists(), reason="needs valgrind"
)


def program(code: FieldCode, leak: str = "") -> str:
    """Return a program that calls every function of the header on undefined operands."""
    calls = []
    for returned, name, parameters in re.findall(rf"^(\w+) {code.prefix}_(\w+)\((.*)\);$", code.c_header, re.MULTILINE):
        arguments = []
        for parameter in parameters.split(", "):
            kind, variable, array = re.fullmatch(  # type: ignore[union-attr]
                r"(?:const )?(\w+) (\*?\w+)(\[\d+\])?", parameter
            ).groups()
            pointer = array or variable.startswith("*")
            value = f"({kind} *){variable.lstrip('*')}" if pointer else f"({kind})(a[0] & 1)"
            counts = {"unsigned n": "5", "size_t n": "1", "size_t length": "1"}
            arguments.append(counts.get(f"{kind} {variable}", value))
        call = f"{code.prefix}_{name}({', '.join(arguments)})"
        calls.append(f"kept ^= (uint64_t){call};" if returned == "int" else f"{call};")
    body = "\n    ".join(calls)
    return f"""#include "{code.prefix}.h"
#include <stdio.h>
#include <valgrind/memcheck.h>
int main(void) {{
    uint{code.word}_t a[{code.words}] = {{3}}, b[{code.words}] = {{5}}, *c = b, *d = a, r[{code.words}];
    uint64_t kept = 0;
    uint64_t exponent[1] = {{9}};
    uint8_t in[{code.bytes}] = {{7}}, out[{code.bytes}];
    VALGRIND_MAKE_MEM_UNDEFINED(exponent, sizeof exponent);
    VALGRIND_MAKE_MEM_UNDEFINED(a, sizeof a);
    VALGRIND_MAKE_MEM_UNDEFINED(b, sizeof b);
    VALGRIND_MAKE_MEM_UNDEFINED(in, sizeof in);
    {body}
    {leak}
    kept ^= r[0] ^ out[0];
    VALGRIND_MAKE_MEM_DEFINED(&kept, sizeof kept);
    return printf("%d", (int)kept) < 0;
}}
"""


def run(code: FieldCode, language: str, directory: Path, leak: str = "") -> subprocess.CompletedProcess[str]:
    """Compile the program with the code, by a C compiler or in Rust, and run it under valgrind."""
    write(code, directory)
    text = program(code, leak)
    library = f"{code.prefix}.c"
    if language == "rust":
        # Whether bytes are a number below p is public: it decides between something and nothing.
        text = re.sub(r"kept \^= [^\n]*_from_[lb]e_bytes[^\n]*\n", "", text)
        (directory / "harness.rs").write_text(harness.rust(code), encoding="utf-8")
        library = "libharness.a"
        options = ["-Copt-level=3", "-Ctarget-cpu=x86-64-v3", "-Cpanic=abort", "--edition=2024"]
        subprocess.run(["rustc", "--crate-type=staticlib", *options, "harness.rs"], cwd=directory, check=True)
    (directory / "main.c").write_text(text, encoding="utf-8")
    compiler = "gcc" if language in ("rust", "assembly") else language
    flags = [*FLAGS, "-madx"] if language == "assembly" else FLAGS
    command = [compiler, "-std=gnu11", *flags, "main.c", library, "-o", "main", "-lpthread", "-ldl", "-lm"]
    subprocess.run(command, cwd=directory, check=True)
    return subprocess.run(
        ["valgrind", "-q", "--error-exitcode=9", "./main"], cwd=directory, capture_output=True, text=True, check=False
    )


@needs_valgrind
@pytest.mark.parametrize(
    ("language", "name", "word"),
    [
        pytest.param(language, name, word, marks=() if (language, name, word) in SHORT else pytest.mark.long)
        for name, word in [*((name, 64) for name in MODULI), ("p25519", 32)]
        for language in ("gcc", "assembly", "clang", "rust")
    ],
)
@pytest.mark.few(1)
def test_no_branch_or_address_depends_on_an_operand(name: str, word: int, language: str, tmp_path: Path) -> None:
    if language == "assembly" and "adx" not in modforge.kernels():
        pytest.skip("this CPU has no ADX and BMI2")
    compiler = {"rust": "rustc", "assembly": "gcc"}.get(language, language)
    if shutil.which(compiler) is None:
        pytest.skip(f"needs {compiler}")
    code = generate(MODULI[name], name=name, prefix=f"fe_{name}", word=word)
    done = run(code, language, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.long
@needs_valgrind
@pytest.mark.parametrize("leak", first(1, ['if (r[0] & 1) puts("");', "kept ^= ((uint64_t *)out)[r[0] & 1];"]))
def test_a_leak_is_noticed(leak: str, tmp_path: Path) -> None:
    code = generate(MODULI["p25519"], name="p", prefix="fe")
    done = run(code, "gcc", tmp_path, leak)
    assert done.returncode == 9
    assert "uninitialised" in done.stderr
