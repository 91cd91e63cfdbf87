"""Shared libraries of generated field code, for the measuring program: the field, and loops around it.

``<prefix>_bench_mul(x, y, n)`` does x = x·y n times, ``<prefix>_bench_square(x, n)`` does x = x² n times, and the
same with ``_streams`` and ``_lanes`` does it for four and eight numbers side by side.
``<prefix>_bench_invert(x, y, n)`` inverts the numbers y in turn, ``<prefix>_bench_sqrt`` takes their roots.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from modforge import machine
from modforge.bench.errors import BuildError
from modforge.bench.program.build import WORDS
from modforge.bench.program.run import Library
from modforge.field.c import composed as composed_c
from modforge.field.c import style as c_style
from modforge.field.code import FieldCode
from modforge.field.functions.compose import composed
from modforge.field.lanes.c import emit as emit_lanes
from modforge.field.lanes.code import LaneCode
from modforge.field.lanes.rust import emit as emit_rust_lanes
from modforge.field.layouts.layout import Layout
from modforge.files import cached, write_files
from modforge.results import build_directory, content_hash

STREAMS, LANES, UNITS = 4, 8, 2048
"""Numbers side by side, in the lanes of a vector, and to be inverted in turn, as the measuring program has them."""

C = """\
#include "PREFIX.c"

/* The compiler must take the words for changed: bodies alike do not become vectors then. */
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

static void load(Word *a, const Word *x, int count) {
    for (int i = 0; i < count; i++) {
        PREFIX_reduce(a + i * WORDS, x + i * PLAIN);
    }
}

static void store(Word *x, const Word *a, int count) {
    for (int i = 0; i < count; i++) {
        PREFIX_canonical(x + i * PLAIN, a + i * WORDS);
    }
}

#define SIDE_BY_SIDE(mul, square, count) \\
    __attribute__((flatten)) void mul(Word *x, const Word *y, uint64_t n) { \\
        Word a[count * WORDS], b[WORDS]; \\
        load(a, x, count); \\
        PREFIX_reduce(b, y); \\
        while (n--) { \\
            for (int i = 0; i < count; i++) { \\
                PREFIX_mul(a + i * WORDS, a + i * WORDS, b); \\
                HIDE(a + i * WORDS); \\
            } \\
        } \\
        store(x, a, count); \\
    } \\
    __attribute__((flatten)) void square(Word *x, uint64_t n) { \\
        Word a[count * WORDS]; \\
        load(a, x, count); \\
        while (n--) { \\
            for (int i = 0; i < count; i++) { \\
                PREFIX_square(a + i * WORDS, a + i * WORDS); \\
                HIDE(a + i * WORDS); \\
            } \\
        } \\
        store(x, a, count); \\
    }

SIDE_BY_SIDE(PREFIX_bench_mul_streams, PREFIX_bench_square_streams, STREAMS)
SIDE_BY_SIDE(PREFIX_bench_mul_lanes, PREFIX_bench_square_lanes, LANES)

#define IN_TURN(name, function) \\
    void name(Word *x, const Word *y, uint64_t n) { \\
        Word all[UNITS * WORDS], r[WORDS]; \\
        load(all, y, n < UNITS ? n : UNITS); \\
        PREFIX_reduce(r, y); /* what is there when n is 0 */ \\
        for (uint64_t i = 0; i < n; i++) { \\
            function(r, all + i % UNITS * WORDS); \\
            HIDE(r); \\
        } \\
        PREFIX_canonical(x, r); \\
    }

CHAIN
IN_TURN(PREFIX_bench_invert, PREFIX_invert)
IN_TURN(PREFIX_bench_sqrt, PREFIX_sqrt)
IN_TURN(PREFIX_chain_bench_invert, PREFIX_invert_by_chain)
"""

LANES_C = """\
#include "PREFIX.c"

typedef uint64_t (*Rows)[PLAIN];
typedef const uint64_t (*ConstantRows)[PLAIN];

void PREFIX_bench_mul_lanes(uint64_t *x, const uint64_t *y, uint64_t n) {
    uint64_t same[LANES][PLAIN];
    for (int i = 0; i < LANES * PLAIN; i++) {
        same[i / PLAIN][i % PLAIN] = y[i % PLAIN];
    }
    PREFIX a, b;
    PREFIX_reduce(&a, (ConstantRows)x);
    PREFIX_reduce(&b, (ConstantRows)same);
    while (n--) {
        PREFIX_mul(&a, &a, &b);
    }
    PREFIX_canonical((Rows)x, &a);
}

void PREFIX_bench_square_lanes(uint64_t *x, uint64_t n) {
    PREFIX a;
    PREFIX_reduce(&a, (ConstantRows)x);
    while (n--) {
        PREFIX_square(&a, &a);
    }
    PREFIX_canonical((Rows)x, &a);
}
"""
"""Around the code for eight lanes."""

LANES_RUST = """\
#[allow(dead_code)]
#[path = "NAME.rs"]
mod field;
#[allow(dead_code)]
mod vector;

use field::{Element, PLAIN};
use vector::{Anywhere, Vector, dispatch};

type Rows = [[u64; PLAIN]; LANES];

struct Chain<'a>(&'a mut Rows, Option<[u64; PLAIN]>, u64);

impl Anywhere for Chain<'_> {
    type Output = ();

    #[inline(always)]
    fn run<V: Vector>(self, cpu: V::Cpu) {
        let mut a = Element::<V>::reduce(cpu, self.0);
        match self.1 {
            Some(y) => {
                let b = Element::reduce(cpu, &[y; LANES]);
                for _ in 0..self.2 {
                    a = a * b;
                }
            }
            None => {
                for _ in 0..self.2 {
                    a = a.square();
                }
            }
        }
        *self.0 = a.canonical();
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_mul_lanes(x: *mut u64, y: *const u64, n: u64) {
    dispatch(unsafe { Chain(&mut *x.cast(), Some(*y.cast()), n) })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_square_lanes(x: *mut u64, n: u64) {
    dispatch(unsafe { Chain(&mut *x.cast(), None, n) })
}
"""
"""The same in Rust."""

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

unsafe fn load_all<const COUNT: usize>(x: *const Word) -> [Element; COUNT] {
    core::array::from_fn(|i| unsafe { load(x.add(i * PLAIN)) })
}

unsafe fn store_all<const COUNT: usize>(x: *mut Word, values: [Element; COUNT]) {
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

#[inline(always)]
unsafe fn multiply_all<const COUNT: usize>(x: *mut Word, y: *const Word, n: u64) {
    let (mut all, b) = unsafe { (load_all::<COUNT>(x), load(y)) };
    for _ in 0..n {
        for a in &mut all {
            *a = *a * b;
            black_box(a);
        }
    }
    unsafe { store_all(x, all) }
}

#[inline(always)]
unsafe fn square_all<const COUNT: usize>(x: *mut Word, n: u64) {
    let mut all = unsafe { load_all::<COUNT>(x) };
    for _ in 0..n {
        for a in &mut all {
            *a = a.square();
            black_box(a);
        }
    }
    unsafe { store_all(x, all) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_mul_streams(x: *mut Word, y: *const Word, n: u64) {
    unsafe { multiply_all::<STREAMS>(x, y, n) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_square_streams(x: *mut Word, n: u64) {
    unsafe { square_all::<STREAMS>(x, n) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_mul_lanes(x: *mut Word, y: *const Word, n: u64) {
    unsafe { multiply_all::<LANES>(x, y, n) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_square_lanes(x: *mut Word, n: u64) {
    unsafe { square_all::<LANES>(x, n) }
}

unsafe fn in_turn(x: *mut Word, y: *const Word, n: u64, function: impl Fn(&Element) -> Element) {
    let all = unsafe { load_all::<UNITS>(y) };
    let mut r = all[0];
    for i in 0..n {
        r = black_box(function(black_box(&all[i as usize % UNITS])));
    }
    unsafe { store(x, r) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_invert(x: *mut Word, y: *const Word, n: u64) {
    unsafe { in_turn(x, y, n, Element::invert) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_sqrt(x: *mut Word, y: *const Word, n: u64) {
    unsafe { in_turn(x, y, n, |a| a.sqrt().0) }
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


def library(code: FieldCode, name: str, compiler: Compiler, *, assembly: bool = False) -> Library:
    """Return the code with the loops around it, compiled, under the name of its compiler.

    C has its multiplication and square in assembly, if asked for and where the code has them.
    """
    if compiler.language == "C":
        files = {f"{code.prefix}.h": code.c_header, f"{code.prefix}.c": code.c_source}
        opening = "" if assembly else f"#define {code.prefix.upper()}_PORTABLE\n"
        text = place(opening + C.replace("CHAIN", _invert_by_chain(code)), code.layout, code.prefix)
    else:
        files = {f"{code.name}.rs": code.rust_source}
        text = RUST.replace("PREFIX", code.prefix).replace("NAME", code.name).replace("Word", f"u{code.word}")
        text = _counts(text)
    subject = "modforge Rust" if compiler.language == "Rust" else f"modforge C {name}"
    return Library(
        "modforge assembly" if assembly else subject, code.prefix, compiled(files, text, code.word, compiler)
    )


def by_chain(made: Library) -> Library:
    """Return the same library of C code with the inverse along an addition chain."""
    return Library("modforge chain", f"{made.prefix}_chain", made.path)


def lanes_library(code: LaneCode, compiler: Compiler) -> Library:
    """Return the code for eight numbers side by side, compiled."""
    if compiler.language == "C":
        files = {f"{code.prefix}.h": emit_lanes.header(code), f"{code.prefix}.c": emit_lanes.source(code)}
        text = place(LANES_C, code.layout, code.prefix)
    else:
        files = {f"{code.name}.rs": emit_rust_lanes.source(code), "vector.rs": emit_rust_lanes.vector()}
        text = _counts(LANES_RUST.replace("PREFIX", code.prefix).replace("NAME", code.name))
    subject = "modforge lanes" if compiler.language == "C" else "modforge lanes Rust"
    return Library(subject, code.prefix, compiled(files, text, code.layout.width, compiler))


def _invert_by_chain(code: FieldCode) -> str:
    """Return a function in C that is the power a^(p - 2), whatever the inverse of the field is."""
    power = composed(code.modulus)[0]["invert"]
    names = ", ".join(f"{name}[${{words}}]" for name in power.locals)
    declaration = f"${{word}} {names};" if power.locals else ""
    calls = [composed_c.statement(call, code.prefix) for call in power.calls]
    body = "\n".join(f"    {line}" for line in (declaration, *calls))
    opening = "static void ${prefix}_invert_by_chain(${word} r[${words}], const ${word} a[${words}])"
    return c_style.place(f"{opening} {{\n{body}\n}}", code)


def place(text: str, layout: Layout, prefix: str) -> str:
    """Fill in what a template in C leaves open."""
    sizes = {"PLAIN": layout.plain_words, "WORDS": layout.words}
    for old, new in {"PREFIX": prefix, "Word": f"uint{layout.width}_t", **sizes}.items():
        text = text.replace(old, str(new))
    return _counts(text)


def _counts(text: str) -> str:
    for name, count in {"STREAMS": STREAMS, "LANES": LANES, "UNITS": UNITS}.items():
        text = text.replace(name, str(count))
    return text


def compiled(files: Mapping[str, str], text: str, word: int, compiler: Compiler) -> Path:
    """Return a shared library of a text that includes files, from the cache if it was compiled before."""
    c_target = ["-m32"] if word == 32 else []
    options = [*compiler.options, *(c_target if compiler.language == "C" else ["--target", WORDS[word]])]
    parts = [files, text, options, machine.compiler_version(compiler.program), machine.processor()]
    folder = build_directory("field-bench") / content_hash(*parts)[:16]
    source = "bench.c" if compiler.language == "C" else "bench.rs"

    def make(fresh: Path) -> None:
        write_files(fresh, {**files, source: text})
        command = [compiler.program, *options, "-o", "bench.so", source]
        done = subprocess.run(command, cwd=fresh, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            last = done.stderr.splitlines()[-20:]
            raise BuildError("\n".join([f"{compiler.program} could not compile {source}:", *last]))

    return cached(folder, make) / "bench.so"
