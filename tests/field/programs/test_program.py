"""The programs of the generator: run against Python integers, proved, and refused when they are tampered with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from modforge.field.assembly.carry_chains import two_chains
from modforge.field.design import cheapest
from modforge.field.layouts import pseudo_mersenne as pm
from modforge.field.layouts.candidates import candidates
from modforge.field.layouts.layout import OF_PRODUCTS, OF_SUMS, Layout
from modforge.field.layouts.montgomery import Montgomery
from modforge.field.layouts.rows import in_rows
from modforge.field.program.claims import Fold, Owed, Settled, TwoFolds, Word
from modforge.field.program.format import Format
from modforge.field.program.ir import Instruction, Op, Program, Run, runner
from modforge.field.proof.numbers import fold_highest
from modforge.field.proof.verify import exact_result, verify
from modforge.field.proof.words import ProofError

NAMED = [
    (61, 1),
    (127, 1),
    (130, 5),
    (255, 19),
    (256, 189),
    (256, 1539),
    (384, 7467),
    (448, 207),
    (512, 6579),
    (521, 1),
    (768, 9659),
    (768, 22467),
    (1024, 105),
]

AROUND_WORDS = [(m, c) for edge in (64, 128, 192, 320) for m in range(edge - 2, edge + 3) for c in (1, 3, 187)]

LARGEST_C = [(m, (1 << min(64, m // 2)) - 1) for m in (33, 34, 63, 64, 65, 96, 127, 128, 129, 191, 192, 193, 255, 256)]

EDGES = {
    *((61, 1), (130, 5), (255, 19), (256, 1539), (521, 1)),
    *((m, c) for edge in (64, 128) for m in range(edge - 1, edge + 2) for c in (1, 187)),
    *((m, c) for m, c in LARGEST_C if m in (33, 64, 127, 128, 129)),
}
"""Sizes around one and two words, and a few primes: all others are long."""

GENERAL = [
    2**255 - 19,
    2**448 - 2**224 - 1,
    2**256 - 2**224 + 2**192 + 2**96 - 1,
    3,
    5,
    2**384 - 2**128 - 2**96 + 2**32 - 1,
    2**384 - 0x389CB27E0BC8D220A7E5F24DB74F58851313E695333AD68D,
    2**64 - 2**32 + 1,
    2**64 - 59,
    2**63 + 29,
    0xB5D2C83E1F7,
]

OPERATIONS = ("mul", "square", "add", "sub", "neg", *OF_SUMS, *OF_PRODUCTS, "mul_small", "half")
CODINGS = ("encode", "decode", "reduce")


def prove(layout: Layout) -> dict[str, Program]:
    programs = layout.programs()
    left_out = {*(() if layout.of_products else OF_PRODUCTS), *(() if layout.of_sums else OF_SUMS)}
    assert tuple(programs) == (*(name for name in OPERATIONS if name not in left_out), *CODINGS)
    for program in programs.values():
        verify(program, layout.modulus, layout.radix)
    return programs


def edges(layout: Layout, form: Format) -> list[int]:
    p, highest = layout.modulus, form.highest
    values = {0, 1, 2, p - 1, p, p + 1, 2 * p - 1, 2 * p, highest - 1, highest, (1 << p.bit_length()) - 1}
    values |= {(1 << (layout.width * i)) + offset for i in range(1, layout.words + 1) for offset in (-1, 0)}
    return sorted(value for value in values if 0 <= value <= highest)


def agrees(program: Program, layout: Layout, values: tuple[int, ...], run: Run | None = None) -> None:
    """Run a program, or what :func:`runner` made of it, on values and compare the result."""
    outputs = (run or runner(program))(dict(zip((number.name for number in program.inputs), values, strict=True)))
    exact = exact_result(program, layout.modulus, layout.radix, values)
    if "ok" in outputs:
        assert outputs["ok"] == (values[0] < layout.modulus)
        exact *= outputs["ok"]
    assert outputs["r"] <= program.result.highest
    assert (outputs["r"] - exact) % layout.modulus == 0
    if program.name == "encode":
        assert outputs["r"] < layout.modulus


@pytest.mark.parametrize(
    ("m", "c", "width"),
    [
        pytest.param(m, c, width, marks=() if (m, c) in EDGES and (m <= 130 or width == 64) else pytest.mark.long)
        for m, c in NAMED + AROUND_WORDS + LARGEST_C
        for width in (32, 64)
    ],
)
@pytest.mark.few(5)
def test_every_layout_is_proved_and_right_at_the_edges(m: int, c: int, width: int) -> None:
    for layout in pm.layouts(pm.PseudoMersenne(m, c), width):
        check_edges(layout)


@pytest.mark.parametrize(
    ("p", "width"),
    [
        pytest.param(p, width, marks=pytest.mark.long if p.bit_length() > 6 * width else ())
        for p in GENERAL
        for width in (8, 16, 32, 64)
        if p.bit_length() <= 16 * width
    ],
    ids=hex,
)
@pytest.mark.few(7)
def test_montgomery_form_is_proved_and_right_at_the_edges(p: int, width: int) -> None:
    check_edges(Montgomery(p, width))


def check_edges(layout: Layout) -> None:
    in_two_runs = in_rows(layout)
    for program in in_two_runs.values():
        verify(program, layout.modulus, layout.radix)
    for program in (*prove(layout).values(), *in_two_runs.values()):
        points = [edges(layout, number.format) for number in program.inputs]
        if len(points) == 1:
            pairs: list[tuple[int, ...]] = [(a,) for a in points[0]]
        else:
            pairs = [*((a, b) for a in points[0][-2:] for b in points[1])]
            pairs += [(a, a) for a in points[0] if a <= program.inputs[1].format.highest]
        if len(points) > 2:
            both = [*zip(pairs, reversed(pairs), strict=True), *zip(pairs, pairs, strict=True)]
            pairs = [(*one, *other)[: len(points)] for one, other in both]
        run = runner(program)
        for values in pairs:
            agrees(program, layout, values, run)


@settings(max_examples=10)
@given(st.data())
def test_any_modulus_in_range(data: st.DataObject) -> None:
    width = data.draw(st.sampled_from([32, 64]), label="width")
    m = data.draw(st.integers(2, 330), label="m")
    c = data.draw(st.integers(0, max((1 << (min(64, m // 2) - 1)) - 1, 0)), label="c") * 2 + 1
    p = (1 << m) - c
    if p < 3 or p.bit_length() < m:
        return
    for layout in candidates(p, width):
        for program in prove(layout).values():
            agrees(program, layout, tuple(data.draw(st.integers(0, n.format.highest)) for n in program.inputs))


@pytest.mark.long
@settings(max_examples=30)
@given(st.integers(1, 2**200), st.sampled_from([8, 16, 32, 64]), st.data())
def test_any_odd_modulus(half: int, width: int, data: st.DataObject) -> None:
    layout = Montgomery(2 * half + 1, width)
    for program in prove(layout).values():
        agrees(program, layout, tuple(data.draw(st.integers(0, n.format.highest)) for n in program.inputs))


@given(st.integers(0, 1 << 20), st.integers(1, 8), st.integers(1, 9))
def test_the_bound_of_a_fold_is_the_largest_value(highest: int, shift: int, factor: int) -> None:
    highest %= 4096
    values = ((z & ((1 << shift) - 1)) + factor * (z >> shift) for z in range(highest + 1))
    assert fold_highest(highest, shift, factor) == max(values)


@pytest.mark.parametrize(
    ("p", "says"),
    [
        (2**255 - 18, "odd"),
        (1, "odd"),
        (-(2**255), "odd"),
        (2**4097 - 1, "m = 4097"),
        (2**256 - 2**64 - 1, "c has 65 bits and must be below 2^64"),
        (2**64 - 2**32 - 1, "must be below 2^32"),
        (2**255 + 95, "must be below"),
    ],
)
def test_a_modulus_of_another_shape_is_refused(p: int, says: str) -> None:
    with pytest.raises(pm.FieldError) as caught:
        pm.shape(p)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def chosen(p: int) -> pm.Folded:
    layout = cheapest(candidates(p, 64, "folded")).layout
    assert isinstance(layout, pm.Folded)
    return layout


# Tampering: whatever is changed in a program, the proof or the trial run refuses it.

SOME = [pytest.param(1, marks=pytest.mark.long), 32]
"""Each change, and without --long every 32nd."""


def mutants(program: Program) -> Iterator[tuple[str, Program]]:
    """Yield changed copies: every constant and shift changed, every carry forgotten, every instruction redirected."""

    def with_item(index: int, item: Instruction) -> Program:
        return replace(program, body=(*program.body[:index], item, *program.body[index + 1 :]))

    for index, item in enumerate(program.body):
        if not isinstance(item, Instruction):
            continue
        for at, operand in enumerate(item.operands):
            changed = operand + 1 if isinstance(operand, int) else 0
            operands = (*item.operands[:at], changed, *item.operands[at + 1 :])
            yield f"{item}: operand {at}", with_item(index, replace(item, operands=operands))
        if item.shift:
            for shift in (item.shift - 1, item.shift + 1):
                yield f"{item}: shift {shift}", with_item(index, replace(item, shift=shift))
        if item.op in (Op.ADD, Op.SUB):
            other = Op.SUB if item.op is Op.ADD else Op.ADD
            yield f"{item}: {other}", with_item(index, replace(item, op=other))


@pytest.mark.parametrize("some", SOME)
@pytest.mark.parametrize(("m", "c"), [(255, 19), (130, 5), (256, 1539), (192, 237), (127, 1)])
@pytest.mark.parametrize("operation", [name for name in OPERATIONS if name not in OF_SUMS] + [*CODINGS])
def test_every_changed_instruction_is_refused(m: int, c: int, operation: str, some: int) -> None:
    layout = chosen(pm.PseudoMersenne(m, c).modulus)
    program = layout.programs()[operation]
    for what, mutant in islice(mutants(program), m % some, None, some):
        try:
            verify(mutant, layout.modulus)
        except ProofError:
            continue
        pytest.fail(f"accepted: {what}")


OWED_BY_SHIFTS = 2**160 - 2**64 - 2**48 + 2**16 - 1
"""For words of 32 bits what P-384 is for those of 64."""

SPARSE_WORDS = 2**128 - 2**112 + 2**96 + 2**48 - 1
"""What P-256 is."""


@pytest.mark.few(2)
@pytest.mark.parametrize("some", SOME)
@pytest.mark.parametrize(
    "p",
    [2**128 - 2**97 - 1, 2**128 - 2**65 - 2**32 + 3, 2**127 + 29, 2**128 - 159, OWED_BY_SHIFTS, SPARSE_WORDS],
    ids=hex,
)
def test_every_changed_instruction_in_montgomery_form_is_refused(p: int, some: int) -> None:
    """Elements are any words; the lowest word of p is W - 1, or those of W^n - p are multiplied, or those of p.

    The last three carry along multiples of W^n - p alone, by products and by shifts, and multiply by shifts.
    """
    layout = Montgomery(p, 32)
    assert layout.owes == (p in (2**128 - 159, OWED_BY_SHIFTS))
    chains = two_chains(layout) if p in (OWED_BY_SHIFTS, SPARSE_WORDS) else {}
    several = (*(layout.programs()[name] for name in ("mul", "add", "sub")), *in_rows(layout).values())
    for program in (*several, *chains.values()):
        if program.name in ("sum_of_products", "difference_of_products"):
            continue  # as product_minus_square
        for what, mutant in islice(mutants(program), p % some, None, some):
            try:
                verify(mutant, p, layout.radix)
            except ProofError:
                continue
            pytest.fail(f"accepted: {program.name}: {what}")


@pytest.mark.parametrize(("m", "c"), [(255, 19), (130, 5), (256, 1539), (521, 1)])
def test_a_program_without_its_last_fold_is_refused(m: int, c: int) -> None:
    layout = chosen(pm.PseudoMersenne(m, c).modulus)
    program = layout.programs()["mul"]
    last = max(index for index, item in enumerate(program.body) if isinstance(item, Fold | TwoFolds))
    fold = program.body[last]
    assert isinstance(fold, Fold | TwoFolds)
    before = next(item for item in program.body if getattr(item, "name", None) == fold.source)
    shortened = replace(program, body=program.body[:last], outputs={"r": before.words[: layout.words]})  # type: ignore[union-attr]
    with pytest.raises(ProofError):
        verify(shortened, layout.modulus)


def test_a_fold_by_a_wrong_constant_is_refused_even_if_the_claim_agrees() -> None:
    layout = pm.layouts(pm.PseudoMersenne(255, 19))[0]
    program = layout.programs()["mul"]
    body = []
    for item in program.body:
        if isinstance(item, Instruction) and 38 in item.operands:
            item = replace(item, operands=tuple(40 if operand == 38 else operand for operand in item.operands))
        if isinstance(item, Fold) and item.factor == 38:
            item = replace(item, factor=40)
        body.append(item)
    with pytest.raises(ProofError, match="not congruent"):
        verify(replace(program, body=tuple(body)), layout.modulus)


def claims_of(program: Program, kind: type[Owed | Settled]) -> list[tuple[int, Owed | Settled]]:
    return [(index, item) for index, item in enumerate(program.body) if isinstance(item, kind)]


@pytest.mark.parametrize("p", [2**128 - 159, OWED_BY_SHIFTS], ids=hex)
def test_what_is_owed_must_follow_from_all_that_was_taken(p: int) -> None:
    """Another lack, another word, a step left out, the number of another step, or pairs of words that differ."""
    layout = Montgomery(p, 32)
    program = layout.programs()["encode"]
    (first, owed), (second, next_), *_ = claims_of(program, Owed)
    (last, settled), *_ = claims_of(program, Settled)
    assert isinstance(owed, Owed) and isinstance(next_, Owed) and isinstance(settled, Settled)
    changes: list[tuple[int, Owed | Settled]] = [
        (first, replace(owed, lack=owed.lack + p)),
        (first, replace(owed, word=next_.word)),
        (first, replace(owed, quotient=next_.word)),
        (first, replace(owed, same=())),
        (first, replace(owed, same=((0, 1, 1),))),
        (second, replace(next_, before="")),
        (second, replace(next_, same=((next_.word, 0, 1),))),
        (last, replace(settled, owed=next_.name)),
        (last, replace(settled, owed=settled.source)),
        (last, replace(settled, borrow=0)),
    ]
    for index, claim in changes:
        if claim == program.body[index]:
            continue
        with pytest.raises(ProofError):
            verify(replace(program, body=(*program.body[:index], claim, *program.body[index + 1 :])), p, layout.radix)


def test_a_looser_input_bound_is_refused() -> None:
    layout = pm.layouts(pm.PseudoMersenne(255, 19))[0]
    program = layout.programs()["mul"]
    loose = tuple(replace(number, format=Format.full(4, 64, 2**256 - 1)) for number in program.inputs)
    with pytest.raises(ProofError):
        verify(replace(program, inputs=loose), layout.modulus)


def test_words_are_assigned_once_and_before_they_are_read() -> None:
    layout = pm.layouts(pm.PseudoMersenne(127, 1))[0]
    program = layout.programs()["add"]
    first = program.body[0]
    assert isinstance(first, Instruction)
    with pytest.raises(ProofError, match="twice"):
        verify(replace(program, body=(first, *program.body)), layout.modulus)
    ahead = replace(first, operands=(Word(10_000), first.operands[1]))
    with pytest.raises(ProofError, match="before"):
        verify(replace(program, body=(ahead, *program.body[1:])), layout.modulus)


def test_the_cheaper_cut_is_chosen() -> None:
    layouts = [chosen(p) for p in (2**255 - 19, 2**521 - 1, 2**130 - 5, 2**256 - 189)]
    assert [(layout.cut, layout.together) for layout in layouts] == [
        (pm.Cut.WORD, True),
        (pm.Cut.BIT, False),
        (pm.Cut.BIT, True),
        (pm.Cut.WORD, False),
    ]


@pytest.mark.parametrize(("m", "c"), [(255, 19), (130, 5), (383, 187)])
def test_a_second_quotient_from_another_word_is_refused(m: int, c: int) -> None:
    layout = chosen(pm.PseudoMersenne(m, c).modulus)
    program = layout.programs()["mul"]
    at, claim = next((i, item) for i, item in enumerate(program.body) if isinstance(item, TwoFolds))
    for changed in (
        replace(claim, quotient=claim.rest),
        replace(claim, rest=claim.quotient),
        replace(claim, top=claim.low[:1]),
        replace(claim, m=claim.m + 1),
        replace(claim, c=claim.c + 1),
        replace(claim, factor=claim.factor + 1),
        replace(claim, low=claim.low[:-1]),
        replace(claim, words=claim.words[: layout.words - 1]),
    ):
        with pytest.raises(ProofError):
            verify(
                replace(program, body=(*program.body[:at], changed, *program.body[at + 1 :])),
                layout.modulus,
            )
