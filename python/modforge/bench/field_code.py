"""Shared libraries of generated field code, for the measuring program: the field, and loops around it.

``<prefix>_bench_mul(x, y, n)`` does x = x·y n times, ``<prefix>_bench_square(x, n)`` does x = x² n times, and the
same with ``_streams`` does it for four numbers side by side.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from modforge import machine
from modforge.bench.build import WORDS
from modforge.bench.errors import BuildError
from modforge.bench.run import Library
from modforge.field.assembly import function
from modforge.field.carry_chains import two_chains
from modforge.field.code import FieldCode
from modforge.field.layout import Layout
from modforge.results import cache_directory, content_hash

STREAMS = 4
"""Numbers side by side, as the measuring program has them."""

C = """\
#include "PREFIX.c"

/* The compiler must take the words for changed: four bodies alike do not become vectors then. */
#define HIDE(a) __asm__ volatile("" : : "r"(a) : "memory")

/* The elements are local, so that the compiler keeps their words in registers from one turn of the loop to the next. */

__attribute__((flatten)) void PREFIX_bench_mul(Word *x, const Word *y, uint64_t n) {
    Word a[WORDS], b[WORDS];
    PREFIX_reduce(a, x);
    PREFIX_reduce(b, y);
    while (n--) {
        PREFIX_mul(a, a, b);
    }
    PREFIX_canonical(x, a);
}

__attribute__((flatten)) void PREFIX_bench_square(Word *x, uint64_t n) {
    Word a[WORDS];
    PREFIX_reduce(a, x);
    while (n--) {
        PREFIX_square(a, a);
    }
    PREFIX_canonical(x, a);
}

static void load(Word *a, const Word *x) {
    for (int i = 0; i < STREAMS; i++) {
        PREFIX_reduce(a + i * WORDS, x + i * PLAIN);
    }
}

static void store(Word *x, const Word *a) {
    for (int i = 0; i < STREAMS; i++) {
        PREFIX_canonical(x + i * PLAIN, a + i * WORDS);
    }
}

__attribute__((flatten)) void PREFIX_bench_mul_streams(Word *x, const Word *y, uint64_t n) {
    Word a[STREAMS * WORDS], b[WORDS];
    load(a, x);
    PREFIX_reduce(b, y);
    while (n--) {
        for (int i = 0; i < STREAMS; i++) {
            PREFIX_mul(a + i * WORDS, a + i * WORDS, b);
            HIDE(a + i * WORDS);
        }
    }
    store(x, a);
}

__attribute__((flatten)) void PREFIX_bench_square_streams(Word *x, uint64_t n) {
    Word a[STREAMS * WORDS];
    load(a, x);
    while (n--) {
        for (int i = 0; i < STREAMS; i++) {
            PREFIX_square(a + i * WORDS, a + i * WORDS);
            HIDE(a + i * WORDS);
        }
    }
    store(x, a);
}
"""

RUST = """\
#[path = "NAME.rs"]
mod field;

use core::hint::black_box;
use field::{Element, PLAIN};

type Plain = [Word; PLAIN];

unsafe fn load(x: *const Word) -> Element {
    Element::reduce(unsafe { x.cast::<Plain>().read() })
}

unsafe fn store(x: *mut Word, value: Element) {
    unsafe { x.cast::<Plain>().write(value.canonical()) }
}

unsafe fn load_streams(x: *const Word) -> [Element; STREAMS] {
    core::array::from_fn(|i| unsafe { load(x.add(i * PLAIN)) })
}

unsafe fn store_streams(x: *mut Word, values: [Element; STREAMS]) {
    for (i, value) in values.into_iter().enumerate() {
        unsafe { store(x.add(i * PLAIN), value) }
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_mul(x: *mut Word, y: *const Word, n: u64) {
    let (mut a, b) = unsafe { (load(x), load(y)) };
    for _ in 0..n {
        a = a * b;
    }
    unsafe { store(x, a) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_square(x: *mut Word, n: u64) {
    let mut a = unsafe { load(x) };
    for _ in 0..n {
        a = a.square();
    }
    unsafe { store(x, a) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_mul_streams(x: *mut Word, y: *const Word, n: u64) {
    let (mut all, b) = unsafe { (load_streams(x), load(y)) };
    for _ in 0..n {
        for a in &mut all {
            *a = *a * b;
            black_box(a);
        }
    }
    unsafe { store_streams(x, all) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_square_streams(x: *mut Word, n: u64) {
    let mut all = unsafe { load_streams(x) };
    for _ in 0..n {
        for a in &mut all {
            *a = a.square();
            black_box(a);
        }
    }
    unsafe { store_streams(x, all) }
}
"""


@dataclass(frozen=True)
class Compiler:
    """A compiler of generated code, with the language and the options that its users are advised to take."""

    language: str
    program: str
    options: tuple[str, ...]


C_OPTIONS = ("-std=gnu11", "-O3", "-march=native", "-fno-semantic-interposition", "-shared", "-fPIC")
RUST_OPTIONS = ("--edition=2024", "--crate-type=cdylib", "-Copt-level=3", "-Ctarget-cpu=native", "-Cpanic=abort")

COMPILERS: Mapping[str, Compiler] = {
    "gcc": Compiler("C", "gcc", C_OPTIONS),
    "clang": Compiler("C", "clang", C_OPTIONS),
    "rustc": Compiler("Rust", "rustc", RUST_OPTIONS),
}
"""By the name that the rows have. What is called clang-19, say, stands in for clang where that is missing."""


def compilers() -> dict[str, Compiler]:
    """Return the compilers that are installed."""
    found = {}
    for name, compiler in COMPILERS.items():
        program = next(_installed(compiler.program), None)
        if program is not None:
            found[name] = Compiler(compiler.language, program, compiler.options)
    return found


def _installed(program: str) -> Iterator[str]:
    names = (program, *(f"{program}-{version}" for version in range(30, 13, -1)))
    return filter(shutil.which, names)


def library(code: FieldCode, name: str, compiler: Compiler) -> Library:
    """Return the code with the loops around it, compiled, under the name of its compiler."""
    if compiler.language == "C":
        files = {f"{code.prefix}.h": code.c_header, f"{code.prefix}.c": code.c_source}
        text = place(C, code.layout, code.prefix)
    else:
        files = {f"{code.name}.rs": code.rust_source}
        text = RUST.replace("PREFIX", code.prefix).replace("NAME", code.name).replace("Word", f"u{code.word}")
        text = text.replace("STREAMS", str(STREAMS))
    path = compiled(files, text, code.word, compiler)
    return Library("modforge Rust" if compiler.language == "Rust" else f"modforge C {name}", code.prefix, path)


def assembly_library(code: FieldCode, compiler: Compiler) -> Library:
    """Return the loops around multiplication and squaring in assembly; the rest of the field is the C code."""
    prefix = f"{code.prefix}_assembly"
    programs = two_chains(code.layout)
    lines = [".intel_syntax noprefix", ".text"]
    lines += [line for name, program in programs.items() for line in function(program, f"{prefix}_{name}").splitlines()]
    lines.append(".att_syntax prefix")
    quoted = "\n".join(f'    "{line}\\n"' for line in lines)
    declared = [
        f'__attribute__((visibility("hidden"))) void {prefix}_mul(uint64_t *r, const uint64_t *a, const uint64_t *b);',
        f'__attribute__((visibility("hidden"))) void {prefix}_square(uint64_t *r, const uint64_t *a);',
        *(f"#define {prefix}_{name} {code.prefix}_{name}" for name in ("reduce", "canonical")),
    ]
    loops = place(C, code.layout, prefix).replace(f'"{prefix}.c"', f'"{code.prefix}.c"')
    text = "\n".join([f"__asm__(\n{quoted}\n);", "#include <stdint.h>", *declared, loops])
    files = {f"{code.prefix}.h": code.c_header, f"{code.prefix}.c": code.c_source}
    return Library("modforge assembly", prefix, compiled(files, text, code.word, compiler))


def place(text: str, layout: Layout, prefix: str) -> str:
    """Fill in what a template in C leaves open."""
    sizes = {"PLAIN": layout.plain_words, "WORDS": layout.words, "STREAMS": STREAMS}
    for old, new in {"PREFIX": prefix, "Word": f"uint{layout.width}_t", **sizes}.items():
        text = text.replace(old, str(new))
    return text


def compiled(files: Mapping[str, str], text: str, word: int, compiler: Compiler) -> Path:
    """Return a shared library of a text that includes files, from the cache if it was compiled before."""
    c_target = ["-m32"] if word == 32 else []
    options = [*compiler.options, *(c_target if compiler.language == "C" else ["--target", WORDS[word]])]
    parts = [files, text, options, machine.compiler_version(compiler.program), machine.processor()]
    folder = cache_directory() / "field-bench" / content_hash(*parts)[:16]
    path = folder / "bench.so"
    if path.is_file():
        return path
    folder.mkdir(parents=True, exist_ok=True)
    source = folder / ("bench.c" if compiler.language == "C" else "bench.rs")
    for name, content in {**files, source.name: text}.items():
        (folder / name).write_text(content, encoding="utf-8")
    finished = path.with_suffix(".new")
    command = [compiler.program, *options, "-o", str(finished), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = done.stderr.splitlines()[-20:]
        raise BuildError("\n".join([f"{compiler.program} could not compile {source}:", *last]))
    return finished.rename(path)
