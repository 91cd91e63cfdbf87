"""A generated field: its texts, and the facts about them that a plan needs."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from modforge.field.c import composed as composed_c
from modforge.field.c import emit as emit_c
from modforge.field.c import loops
from modforge.field.certificate.write import certificate
from modforge.field.design import Choice, Progress, cheapest, count, design
from modforge.field.errors import FieldError
from modforge.field.explain import explain
from modforge.field.functions.compose import missing, need_functions
from modforge.field.identifiers import C_HEADERS, RUST_KEYWORDS, need_identifier, need_path, need_prefix
from modforge.field.layouts.candidates import candidates, need_modulus
from modforge.field.layouts.full_words import MAX_WORDS
from modforge.field.layouts.layout import OF_PRODUCTS, Layout
from modforge.field.program.notation import command_line, number
from modforge.field.rust import emit as emit_rust

LANGUAGES = ("c", "rust")
"""The languages of generated code."""

NEEDED_BY_TRAIT = ("invert", "legendre")
"""The functions of the Rust trait ``Field`` that not every modulus has."""

FUNCTIONS = (*emit_c.SIGNATURES, *composed_c.SIGNATURES, *loops.SIGNATURES)
"""All functions of a field."""


@dataclass(frozen=True)
class FieldCode:
    """Constant-time code for one field, proved.

    ``layout`` says how elements are held: every operation takes and returns values in that form. ``counts`` holds, for
    each operation, how many multiplications, additions, shifts and bit operations it executes; ``chains``, for each
    function that raises to a power, its squarings and multiplications; ``missing``, why a function is not there;
    ``assembly``, whether the C file holds assembly as well; ``trait``, the Rust trait that the element implements.
    """

    layout: Layout
    name: str
    prefix: str
    representation: str
    reasons: tuple[str, ...]
    counts: dict[str, dict[str, int]]
    chains: dict[str, tuple[int, int]]
    missing: dict[str, str]
    assembly: bool
    trait: str | None
    command: str
    c_source: str
    c_header: str
    rust_source: str
    explanation: str
    certificate: str

    @property
    def modulus(self) -> int:
        """The modulus p."""
        return self.layout.modulus

    @property
    def bits(self) -> int:
        """The bits of p."""
        return self.modulus.bit_length()

    @property
    def word(self) -> int:
        """The bits of a word."""
        return self.layout.width

    @property
    def words(self) -> int:
        """The words of an element."""
        return self.layout.words

    @property
    def bytes(self) -> int:
        """The bytes of an encoded element."""
        return self.layout.bytes

    @property
    def bound(self) -> int:
        """The bound that all elements are below."""
        return self.layout.element.highest + 1


def choose(p: int, word: int = 64, kind: str | None = None) -> Choice:
    """Choose the layout that :func:`generate` takes for these arguments, without generating anything.

    >>> choose(2**448 - 2**224 - 1).layout.method
    '8 digits of 56 bits, folded at bit m after the products are summed'
    """
    return cheapest(candidates(p, word, kind))


def generate(
    p: int,
    *,
    name: str,
    prefix: str,
    word: int = 64,
    kind: str | None = None,
    choice: Choice | None = None,
    need: Collection[str] = (),
    trait: str | None = None,
    command: str | None = None,
    progress: Progress = lambda _: None,
) -> FieldCode:
    """Generate constant-time C and Rust for arithmetic modulo an odd p, and prove it.

    ``name`` names the Rust module, ``prefix`` starts the names of the C functions; ``word`` is the size of a word,
    32 or 64; ``kind`` is the kind of layout, if the cost model is not to choose; ``choice`` is what :func:`choose` has
    returned for these arguments, if it was asked before. ``need`` names functions that must not be missing, as
    ``invert`` is if p is not prime; ``trait`` is the path of the Rust trait ``Field``, for the element to implement it;
    ``command`` is the command that the files name, if it is not to be written from these arguments;
    ``progress`` is told each step.
    Raises :class:`~modforge.field.FieldError` if an argument cannot be handled.

    >>> code = generate(2**255 - 19, name="p25519", prefix="fe25519")
    >>> code.counts["mul"]["multiplications"], code.layout.element.positions
    (21, (0, 64, 128, 192))
    """
    need_identifier("name", name, RUST_KEYWORDS)
    need_prefix(prefix, RUST_KEYWORDS | C_HEADERS)
    if trait is not None:
        need_path("trait", trait)
    need_modulus(p)
    need_functions(p, (*need, *(NEEDED_BY_TRAIT if trait else ())), FUNCTIONS, missing(p))
    if command is None:
        typed = {"word": word if word != 64 else None, "layout": kind, "trait": trait}
        command = command_line(number(p), {"name": name, "prefix": prefix, **typed})
    if choice is None:
        options = candidates(p, word, kind)
        progress(f"mul in {len(options)} layout{'s' * (len(options) > 1)}")
        choice = cheapest(options)
    lacking = [name for name in need if name in OF_PRODUCTS and name not in choice.layout.of_products]
    if lacking:
        fits = p.bit_length() <= MAX_WORDS * word
        raise FieldError(
            f"{lacking[0]} is made for elements of at most {MAX_WORDS} full words alone: "
            f"{'take the layout montgomery, or ' if fits else ''}call mul twice, then add or sub"
        )
    made = design(choice, name, prefix, trait, command, progress)
    texts = {
        f"{prefix}.c": emit_c.source(made),
        f"{prefix}.h": emit_c.header(made),
        f"{name}.rs": emit_rust.source(made),
    }
    return FieldCode(
        layout=made.layout,
        name=name,
        prefix=prefix,
        representation=made.representation,
        reasons=made.reasons,
        counts={operation: count(program) for operation, program in made.programs.items()},
        chains={
            name: (function.chain.squarings, function.chain.multiplications) for name, function in made.composed.items()
        },
        missing=dict(made.missing),
        assembly=bool(made.assembly),
        trait=made.trait,
        command=made.command,
        c_source=texts[f"{prefix}.c"],
        c_header=texts[f"{prefix}.h"],
        rust_source=texts[f"{name}.rs"],
        explanation=explain(made),
        certificate=certificate(
            made.layout,
            [*made.programs.values(), *made.rows.values(), *made.assembly.values()],
            made.composed.values(),
            made.divsteps is not None,
            texts,
        ),
    )
