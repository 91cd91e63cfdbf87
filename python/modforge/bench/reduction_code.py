"""Shared libraries of reductions alone, for the measuring program: of numbers of twice as many words as an element.

``<prefix>_bench_reduce(x, n)`` does x = x·(1 + W^words) n times, with x as both halves of the number that is reduced;
the same with ``_streams`` does it for four numbers side by side. All ways are printed as C from proved programs.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from modforge.bench.field_code import Compiler, compiled, place
from modforge.bench.run import Library
from modforge.field import emit_c
from modforge.field.design import count, realise
from modforge.field.full_words import FullWords
from modforge.field.ir import Program
from modforge.field.verify import verify
from modforge.field.words import ProofError

C = """\
/* The compiler must take the words for changed: four bodies alike do not become vectors then. */
#define HIDE(a) __asm__ volatile("" : : "r"(a) : "memory")

static inline void step(Word *a) {
    Word both[2 * WORDS];
    for (int i = 0; i < WORDS; i++) {
        both[i] = a[i];
        both[WORDS + i] = a[i];
    }
    PREFIX_reduce_product(a, both);
}

/* Elements are numbers times RADIX, by which each reduction divides: what stands for a·RADIX^n, as a plain number. */
static void leave(Word *x, const Word *a, uint64_t n) {
    Word plain[WORDS], power[WORDS], result[WORDS];
    for (int i = 0; i < WORDS; i++) {
        plain[i] = i == 0;
    }
    PREFIX_reduce(power, plain);
    PREFIX_reduce(power, power);
    PREFIX_reduce(result, a);
    for (; n > 0; n >>= 1) {
        if (n & 1) {
            PREFIX_mul(result, result, power);
        }
        PREFIX_square(power, power);
    }
    PREFIX_canonical(x, result);
}

__attribute__((flatten)) void PREFIX_bench_reduce(Word *x, uint64_t n) {
    Word a[WORDS];
    for (int i = 0; i < WORDS; i++) {
        a[i] = x[i];
    }
    for (uint64_t i = 0; i < n; i++) {
        step(a);
    }
    leave(x, a, n);
}

__attribute__((flatten)) void PREFIX_bench_reduce_streams(Word *x, uint64_t n) {
    Word a[STREAMS * WORDS];
    for (int i = 0; i < STREAMS * WORDS; i++) {
        a[i] = x[i];
    }
    for (uint64_t i = 0; i < n; i++) {
        for (int k = 0; k < STREAMS; k++) {
            step(a + k * WORDS);
            HIDE(a + k * WORDS);
        }
    }
    for (int k = 0; k < STREAMS; k++) {
        leave(x + k * WORDS, a + k * WORDS, n);
    }
}
"""


def library(layout: FullWords, subject: str, prefix: str, compiler: Compiler) -> Library:
    """Return the reduction of a layout with the loops around it, compiled."""
    made = replace(realise(layout, (), prefix, prefix, None, ""), composed={})
    opening = place("static inline void PREFIX_reduce_product(Word *r, const Word *a) {", layout, prefix)
    text = [emit_c.source(made), emit_c.function(made, _proved(layout), opening), place(C, layout, prefix)]
    path = compiled({f"{prefix}.h": emit_c.header(made)}, "\n".join(text), layout.width, compiler)
    return Library(subject, prefix, path)


def cheapest(layouts: Iterable[FullWords]) -> FullWords | None:
    """Return the layout whose reduction has the fewest multiplications, then the fewest other operations."""
    costs = {layout: cost for layout in layouts if (cost := _cost(layout)) is not None}
    return min(costs, key=costs.__getitem__, default=None)


def _cost(layout: FullWords) -> tuple[int, int] | None:
    try:
        counts = count(_program(layout))
    except ProofError:  # folds made for products alone, which are a little shorter
        return None
    return counts["multiplications"], sum(counts.values())


def _program(layout: FullWords) -> Program:
    """Return the program that takes an element in both halves."""
    return layout.reduce_product(layout.element.highest * ((1 << (layout.width * layout.words)) + 1))


def _proved(layout: FullWords) -> Program:
    program = _program(layout)
    verify(program, layout.modulus, layout.radix)
    return program
