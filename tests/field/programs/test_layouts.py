"""Digits shorter than a word, lanes, Barrett: proved, run against integers, refused when tampered with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_program import SOME, agrees, edges, mutants, prove

from modforge.field.certificate import checker
from modforge.field.certificate.write import certificate
from modforge.field.code import generate
from modforge.field.lanes.code import layouts as lane_layouts
from modforge.field.layouts import barrett
from modforge.field.layouts import pseudo_mersenne as pm
from modforge.field.layouts.digits import lanes, montgomery_lanes, unsaturated
from modforge.field.layouts.digits.in_digits import InDigits
from modforge.field.layouts.digits.writer import Grid
from modforge.field.layouts.full_words import FullWords
from modforge.field.layouts.layout import Layout
from modforge.field.layouts.montgomery import Montgomery
from modforge.field.program.claims import Barrett as BarrettClaim
from modforge.field.program.claims import Claim, Congruent, Fold, HighProduct, Word
from modforge.field.program.format import Format
from modforge.field.program.ir import Input, Instruction, Program, run
from modforge.field.program.notation import power
from modforge.field.proof.verify import exact_result, verify
from modforge.field.proof.words import ProofError

P256 = 2**256 - 2**224 + 2**192 + 2**96 - 1
P384 = 2**384 - 2**128 - 2**96 + 2**32 - 1
RUN = 2**300 - 2**110 - 12345
GOLDILOCKS = 2**448 - 2**224 - 1
ORDER_25519 = 2**252 + 27742317777372353535851937790883648493

SPECIAL = [
    (61, 1),
    (64, 59),
    (127, 1),
    (130, 5),
    (192, 237),
    (251, 9),
    (255, 19),
    (256, 1539),
    (256, 2**32 + 977),
    (384, 7467),
]

GENERAL = [5, 2**63 - 25, 2**64 - 2**32 + 1, 2**255 - 19, P256, P384, ORDER_25519, 3**161, 2**130 - 5]


def words_of(form: Format, point: int) -> tuple[int, ...]:
    """The words of an edge that no value reaches by its digits alone: all, one or alternate digits at their limits."""
    return tuple(limit if point >> index & 1 else 0 for index, limit in enumerate(form.limits))


def check_words(program: Program, layout: Layout, rows: Iterable[tuple[int, ...]]) -> None:
    """Run a program on words and compare with integers."""
    for row in rows:
        given = {number.name: row for number in program.inputs}
        if program.name == "mul_small":
            given["b"] = ((1 << layout.small_bits) - 1,)
        values = tuple(n.format.join(given[n.name]) for n in program.inputs)
        result = run(program, given)["r"]
        assert (result - exact_result(program, layout.modulus, layout.radix, values)) % layout.modulus == 0


def check_digits(layout: Layout) -> None:
    """Prove all programs of digits that overlap, and run them where digits are at their limits."""
    form = layout.element
    points = [0, *(1 << index for index in range(form.words)), (1 << form.words) - 1, *(0x5555 << i for i in (0, 1))]
    for name, program in prove(layout).items():
        if name in ("decode", "reduce"):
            plain = program.inputs[0].format
            for value in edges(layout, plain):
                agrees(program, layout, (value,))
        else:
            check_words(program, layout, [words_of(form, point) for point in points])


@pytest.mark.parametrize("width", [32, 64])
@pytest.mark.parametrize(("m", "c"), SPECIAL)
@pytest.mark.few(5)
def test_digits_are_proved_and_right_at_their_limits(m: int, c: int, width: int) -> None:
    found = unsaturated.layouts(2**m - c, width)
    assert bool(found) == (c < 1 << width)
    for layout in found:
        check_digits(layout)


@pytest.mark.parametrize(("width", "counts"), [(64, [6, 8]), pytest.param(32, [11, 16], marks=pytest.mark.long)])
def test_more_digits_than_needed_are_proved_and_right_at_their_limits(width: int, counts: list[int]) -> None:
    fewest = unsaturated.layouts(2**255 - 19, width)[0].grid.count
    for count in counts:
        found = unsaturated.in_count(2**255 - 19, width, count)
        assert [layout.grid.count for layout in found] == [count, count] and count > fewest
        for layout in found:
            check_digits(layout)


def test_the_text_states_the_limit_of_every_digit() -> None:
    code = generate(2**130 - 5, name="p", prefix="p", kind="unsaturated")
    limits = "; ".join(power(limit) for limit in code.layout.element.limits)
    for text in (code.c_header, code.rust_source, code.c_source):
        assert f"at bits 0, 44, 87, up to {limits}, least significant first" in " ".join(text.split())


@pytest.mark.parametrize("width", [32, 64])
@pytest.mark.few(1)
def test_powers_of_two_that_begin_digits_are_added(width: int) -> None:
    found = unsaturated.layouts(GOLDILOCKS, width)
    assert [(layout.grid.count, layout.grid.sizes[0]) for layout in found] == [(512 // width, 7 * width // 8)] * 2
    for layout in found:
        check_digits(layout)


@pytest.mark.parametrize(("m", "c"), SPECIAL)
@pytest.mark.few(2)
def test_lanes_are_proved_and_right_at_their_limits(m: int, c: int) -> None:
    assert lanes.layout(2**m - c) is not None
    for layout in lane_layouts(2**m - c):
        assert max(layout.limits) < 1 << lanes.FACTOR
        check_digits(layout)


@pytest.mark.parametrize("p", [3, 5, 0xB5D2C83E1F7, 2**48 - 59, RUN, P256, P384, GOLDILOCKS, ORDER_25519], ids=hex)
@pytest.mark.few(4)
def test_montgomery_lanes_are_proved_and_right_at_their_limits(p: int) -> None:
    layout = montgomery_lanes.layout(p)
    assert max(layout.limits) < 1 << lanes.FACTOR
    check_digits(layout)


@settings(max_examples=12)
@given(st.integers(1, 2**280), st.integers(0, 200), st.integers(0, 200), st.data())
def test_montgomery_lanes_of_any_odd_modulus(half: int, low: int, size: int, data: st.DataObject) -> None:
    layout = montgomery_lanes.layout(2 * (half | ((1 << size) - 1) << low) + 1)
    for program in prove(layout).values():
        agrees(program, layout, tuple(data.draw(st.integers(0, n.format.highest)) for n in program.inputs))


@pytest.mark.few(3)
@pytest.mark.parametrize(
    "bits",
    [2, 3, 51, 52, 53, 103, 104]
    + [pytest.param(bits, marks=pytest.mark.long) for bits in (4, 48, 49, 50, 96, 100, 101, 102, 153, 257, 519)],
)
def test_montgomery_lanes_of_every_length_within_a_digit(bits: int) -> None:
    for p in (2**bits - 1, 2 ** (bits - 1) + 1):
        layout = montgomery_lanes.layout(p)
        assert checker.check(certificate(layout, prove(layout).values())) == list(layout.programs())


def test_runs_of_ones_take_no_products() -> None:
    assert montgomery_lanes.layout(P384).above == (2**52 - 2**44 + 1, 2**52 - 2**24 - 1, -1, 0, 0, 0, 2**20, 0)


def test_the_digits_of_known_primes() -> None:
    shapes = {}
    for width, m, c in ((64, 255, 19), (64, 521, 1), (64, 130, 5), (64, 384, 7467), (32, 255, 19), (32, 130, 5)):
        shapes[width, m] = unsaturated.layouts(2**m - c, width)[0].grid.sizes
    assert shapes[64, 255] == (51,) * 5
    assert shapes[64, 521] == (58,) * 8 + (57,)
    assert shapes[64, 130] == (44, 43, 43)
    assert shapes[64, 384] == (55,) * 6 + (54,)
    assert shapes[32, 255] == (26, 25) * 5
    assert shapes[32, 130] == (26,) * 5


@settings(max_examples=8)
@given(st.data())
def test_digits_of_any_special_modulus(data: st.DataObject) -> None:
    m = data.draw(st.integers(33, 200), label="m")
    c = data.draw(st.integers(0, (1 << min(31, m // 2 - 1)) - 1), label="c") * 2 + 1
    width = data.draw(st.sampled_from([32, 64]), label="width")
    found: list[InDigits] = [*unsaturated.layouts(2**m - c, width)]
    for layout in [*found, *lane_layouts(2**m - c)]:
        for name, program in prove(layout).items():
            if name in ("mul", "square", "add", "sub", "neg", "half"):
                words = tuple(data.draw(st.integers(0, limit)) for limit in layout.element.limits)
                check_words(program, layout, [words])
            else:
                agrees(program, layout, tuple(data.draw(st.integers(0, n.format.highest)) for n in program.inputs))


@given(st.integers(2, 300), st.integers(1, 30), st.integers(0, 900))
def test_a_grid_places_every_bit(m: int, count: int, position: int) -> None:
    count, position = min(count, m), position % (3 * m)
    for powers in (((5, 0),), ((1, 0), (1, m // 2))):
        p = 2**m - sum(factor << at for factor, at in powers)
        if p > 1:
            grid = Grid.even(m, powers, count)
            found = sum(factor << grid.positions[column] for column, factor in grid.place(position))
            assert (found - (1 << position)) % p == 0
            assert all(column < count for column, _ in grid.place(position))


@pytest.mark.parametrize(
    ("p", "width"),
    [
        pytest.param(p, width, marks=pytest.mark.long if p.bit_length() > 5 * width else ())
        for p in GENERAL
        for width in (32, 64)
    ],
)
@pytest.mark.few(4)
def test_barrett_is_proved_for_any_modulus_and_right_at_the_edges(p: int, width: int) -> None:
    for layout in barrett.layouts(p, width):
        for program in [*prove(layout).values(), layout.reduce_product()]:
            verify(program, p)
            points = edges(layout, program.inputs[0].format)
            for value in points:
                agrees(program, layout, tuple(min(value, n.format.highest) for n in program.inputs))


@pytest.mark.parametrize("p", [P256, 2**255 - 19])
@pytest.mark.parametrize("folded", [False, True])
def test_every_cut_of_barrett_is_proved(p: int, folded: bool) -> None:
    for layout in barrett.options(p, 64, folded=folded):
        verify(layout.reduce_product(), p)


@settings(max_examples=8)
@given(st.integers(1, 2**200), st.sampled_from([32, 64]), st.data())
def test_barrett_and_montgomery_of_any_odd_modulus(half: int, width: int, data: st.DataObject) -> None:
    p = 2 * half + 1
    for layout in (*barrett.layouts(p, width), Montgomery(p, width)):
        for program in (layout.programs()["mul"], layout.reduce_product()):
            verify(program, p, layout.radix)
            agrees(program, layout, tuple(data.draw(st.integers(0, n.format.highest)) for n in program.inputs))


@pytest.mark.parametrize("width", [32, 64])
def test_a_product_is_reduced_alone(width: int) -> None:
    found: list[FullWords] = [*pm.layouts(pm.shape(2**255 - 19), width), *barrett.layouts(2**255 - 19, width)]
    for layout in (*found, Montgomery(2**255 - 19, width)):
        program = layout.reduce_product()
        verify(program, layout.modulus, layout.radix)
        highest = program.inputs[0].format.highest
        assert highest == layout.element.highest**2
        for value in (0, 1, layout.modulus**2, highest - 1, highest):
            agrees(program, layout, (value,))


def tampered(layouts: Iterable[Layout]) -> Iterable[tuple[Layout, Program]]:
    for layout in layouts:
        programs = list(layout.programs().values())
        if isinstance(layout, FullWords):
            programs.append(layout.reduce_product())
        yield from ((layout, program) for program in programs)


@pytest.mark.parametrize("some", SOME)
@pytest.mark.parametrize(
    "kind", ["digits", "digits32", "goldilocks", "lanes", "montgomery-lanes", "barrett", "montgomery"]
)
@pytest.mark.few(1)
def test_every_changed_instruction_is_refused(kind: str, some: int) -> None:
    chosen: dict[str, Iterable[Layout]] = {
        "digits": unsaturated.layouts(2**130 - 5, 64),
        "digits32": unsaturated.layouts(2**89 - 1, 32),
        "goldilocks": unsaturated.layouts(2**96 - 2**48 - 1, 32),
        "lanes": lane_layouts(2**130 - 5),
        "montgomery-lanes": [montgomery_lanes.layout(p) for p in (P256, RUN, 0xB5D2C83E1F7)],
        "barrett": barrett.layouts(P256, 64),
        "montgomery": [Montgomery(P256, 64), Montgomery(ORDER_25519, 64)],
    }
    seen = 0
    for layout, program in tampered(chosen[kind]):
        for what, mutant in islice(mutants(program), seen % some, None, some):
            seen += 1
            try:
                verify(mutant, layout.modulus, layout.radix)
            except ProofError:
                continue
            pytest.fail(f"accepted in {program.name}: {what}")
    assert seen > 100 // some


def with_claim(program: Program, old: Instruction | Claim, new: Claim) -> Program:
    return replace(program, body=tuple(new if item is old else item for item in program.body))


def test_changed_claims_are_refused() -> None:
    layout = barrett.options(P256, 64, folded=True)[0]
    program = layout.reduce_product()
    for item in program.body:
        changes: list[Claim] = []
        if isinstance(item, HighProduct):
            less = tuple(skipped // 2 for skipped in item.skipped)
            changes = [replace(item, factor=item.factor + 1), replace(item, skipped=less)]
            changes.append(replace(item, skipped=tuple(-skipped for skipped in item.skipped)))
        if isinstance(item, BarrettClaim):
            changes = [replace(item, before=item.before + 1), replace(item, after=item.after - 1)]
            changes.append(replace(item, words=item.words[:-1]))
        if isinstance(item, Fold):
            changes = [replace(item, factor=item.factor + 1), replace(item, shift=item.shift + 1)]
        for changed in changes:
            with pytest.raises(ProofError):
                verify(with_claim(program, item, changed), P256)


# Made in the test: each process would make what stands in its parameters before its first test.
@pytest.mark.parametrize("in_lanes", [False, True])
def test_a_larger_limit_of_a_digit_is_refused_where_it_matters(in_lanes: bool) -> None:
    layout = lanes.layout(2**255 - 19) if in_lanes else unsaturated.layouts(2**255 - 19, 64)[0]
    program = layout.programs()["mul"]
    claim = next(item for item in program.body if isinstance(item, Congruent))
    with pytest.raises(ProofError):
        verify(with_claim(program, claim, replace(claim, positions=(*claim.positions[:-1], 205))), layout.modulus)
    tight = replace(program.result, limits=tuple((1 << 51) - 1 for _ in layout.limits))
    with pytest.raises(ProofError, match="above its bound"):
        verify(replace(program, result=tight), layout.modulus)
    loose = tuple(
        replace(n, format=replace(n.format, limits=(2**64 - 1,) * n.format.words, highest=2**270))
        for n in program.inputs
    )
    with pytest.raises(ProofError):
        verify(replace(program, inputs=loose), layout.modulus)


def test_double_words_hold_what_single_words_do_not() -> None:
    program = unsaturated.layouts(2**255 - 19, 64)[0].programs()["mul"]
    item = next(i for i in program.instructions if i.outputs[0].double)
    words = (Word(0), Word(1))
    given = tuple(Input(name, (word,), Format.full(1, 64, 2**64 - 1)) for name, word in zip("ab", words, strict=True))
    (result,) = item.outputs
    product = replace(item, operands=(*words, *(0 for _ in item.operands[2:])))
    alone = Program("mul", 64, given, (product,), {"r": (result,)}, Format((0,), (2**128 - 1,), 2**128 - 1))
    assert run(alone, {"a": 2**64 - 1, "b": 2**64 - 1}) == {"r": (2**64 - 1) ** 2}
    single = replace(item, outputs=(Word(item.outputs[0].index),))
    body = tuple(single if i is item else i for i in program.body)
    assert isinstance(single, Instruction)
    with pytest.raises(ProofError):
        verify(replace(program, body=body), 2**255 - 19)


@pytest.mark.parametrize(("modulus", "width"), [(2**130 - 5, 64), (2**96 - 2**48 - 1, 32)])
def test_the_independent_checker_accepts_certificates_of_digits(modulus: int, width: int) -> None:
    found = unsaturated.layouts(modulus, width)
    assert found
    for layout in found:
        assert checker.check(certificate(layout, layout.programs().values())) == list(layout.programs())


@pytest.mark.long
@pytest.mark.parametrize("modulus", [2**255 - 19, P384])
def test_the_independent_checker_accepts_certificates_of_lanes(modulus: int) -> None:
    found = lane_layouts(modulus)
    assert found
    for layout in found:
        assert checker.check(certificate(layout, layout.programs().values())) == list(layout.programs())
