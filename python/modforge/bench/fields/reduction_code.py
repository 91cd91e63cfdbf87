"""Shared libraries of reductions alone, for the measuring program: of numbers of twice as many words as an element.

``<prefix>_bench_reduce(x, n)`` does x = x·(1 + W^words) n times, with x as both halves of the number that is reduced;
the same with ``_streams`` does it for four numbers side by side. All ways are printed as C from proved programs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from modforge.bench.fields.any_modulus import CONSTANTS, for_any_modulus, with_constants_read
from modforge.bench.fields.field_code import Compiler, compiled, place
from modforge.bench.program.run import Library
from modforge.field.c import emit as emit_c
from modforge.field.design import Choice, count, design
from modforge.field.layouts.barrett import Barrett
from modforge.field.layouts.full_words import FullWords
from modforge.field.layouts.montgomery import Montgomery
from modforge.field.program.ir import Program
from modforge.field.proof.verify import verify
from modforge.field.proof.words import ProofError

C = """\
/* The compiler must take the words for changed: four bodies alike do not become vectors then. */
#define HIDE(a) __asm__ volatile("" : : "r"(a) : "memory")

static inline void step(Word *a, const Word *k) {
    Word both[2 * WORDS];
    for (int i = 0; i < WORDS; i++) {
        both[i] = a[i];
        both[WORDS + i] = a[i];
    }
    PREFIX_reduce_product(a, both, k);
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

/* Where the constants are, if the reduction reads them: not known to the compiler. */
static inline const Word *hidden(void) {
    const Word *k = constants;
    __asm__("" : "+r"(k));
    return k;
}

__attribute__((flatten)) void PREFIX_bench_reduce(Word *x, uint64_t n) {
    const Word *k = hidden();
    Word a[WORDS];
    for (int i = 0; i < WORDS; i++) {
        a[i] = x[i];
    }
    for (uint64_t i = 0; i < n; i++) {
        step(a, k);
    }
    leave(x, a, n);
}

__attribute__((flatten)) void PREFIX_bench_reduce_streams(Word *x, uint64_t n) {
    const Word *k = hidden();
    Word a[STREAMS * WORDS];
    for (int i = 0; i < STREAMS * WORDS; i++) {
        a[i] = x[i];
    }
    for (uint64_t i = 0; i < n; i++) {
        for (int stream = 0; stream < STREAMS; stream++) {
            step(a + stream * WORDS, k);
            HIDE(a + stream * WORDS);
        }
    }
    for (int stream = 0; stream < STREAMS; stream++) {
        leave(x + stream * WORDS, a + stream * WORDS, n);
    }
}
"""


@dataclass(frozen=True)
class Way:
    """A way to reduce: the layout of what comes out, and the program of the reduction, which is not proved yet.

    With ``constants_read`` the code reads the constants from memory, where the compiler cannot see them.
    """

    layout: FullWords
    program: Program
    constants_read: bool = False

    @property
    def cost(self) -> tuple[int, int]:
        """Multiplications, then all operations."""
        counts = count(self.program)
        return counts["multiplications"], sum(counts.values())


def libraries(way: Way, prefix: str, compilers: Mapping[str, Compiler]) -> dict[str, Library]:
    """Return a reduction with the loops around it, proved, and compiled by each compiler, by the compilers' names."""
    layout = way.layout
    verify(way.program, layout.modulus, layout.radix)
    program, constants = with_constants_read(way.program) if way.constants_read else (way.program, ())
    made = replace(design(Choice(layout, ()), prefix, prefix), composed={})
    signature = f"static inline void PREFIX_reduce_product(Word *r, const Word *a, const Word *{CONSTANTS})"
    opening = place(f"{signature} {{\n    (void){CONSTANTS};", layout, prefix)
    values = ", ".join(f"UINT{layout.width}_C({value})" for value in constants or (0,))
    table = place(f"static const Word constants[] = {{{values}}};", layout, prefix)
    parts = [emit_c.source(made), emit_c.function(made, program, opening), table, place(C, layout, prefix)]
    files, text = {f"{prefix}.h": emit_c.header(made)}, "\n".join(parts)
    return {
        name: Library(name, prefix, compiled(files, text, layout.width, compiler))
        for name, compiler in compilers.items()
    }


def cheapest(layouts: Iterable[FullWords]) -> Way | None:
    """Return the layout whose reduction has the fewest multiplications, then the fewest other operations."""
    return _cheapest(layouts, lambda layout: layout, constants_read=False)


def cheapest_for_any_modulus(layouts: Iterable[Barrett | Montgomery]) -> Way | None:
    """Return the cheapest of these where no constant has a special form, and none is known to the compiler."""
    return _cheapest(layouts, for_any_modulus, constants_read=True)


Given = TypeVar("Given", bound=FullWords)


def _cheapest(layouts: Iterable[Given], reducing: Callable[[Given], FullWords], *, constants_read: bool) -> Way | None:
    ways = []
    for layout in layouts:
        try:
            ways.append(Way(layout, _program(reducing(layout)), constants_read))
        except ProofError:  # folds made for products alone, which are a little shorter
            continue
    return min(ways, key=lambda way: way.cost, default=None)


def _program(layout: FullWords) -> Program:
    """Return the program that takes an element in both halves."""
    return layout.reduce_product(layout.element.highest * ((1 << (layout.width * layout.words)) + 1))
