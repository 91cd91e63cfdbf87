"""Small words: an SMT solver proves each program equal to its specification for all inputs, without any claim.

The solver sees the instructions only, as bit vectors. It is asked for inputs within their format for which the result
is not congruent to what it should be, or above its bound; that there are none is the proof.
"""

from __future__ import annotations

from dataclasses import replace

import bitwuzla
import pytest
from bitwuzla import Kind, Term

from modforge.field.layouts.layout import OF_PRODUCTS, Layout
from modforge.field.layouts.montgomery import Montgomery
from modforge.field.layouts.pseudo_mersenne import layouts, shape
from modforge.field.program.claims import Operand, Word
from modforge.field.program.ir import Instruction, Op, Program

SPECIFICATIONS = {
    "mul": lambda s, a, b: s.term(Kind.BV_MUL, a, b),
    "square": lambda s, a: s.term(Kind.BV_MUL, a, a),
    "add": lambda s, a, b: s.term(Kind.BV_ADD, a, b),
    "sub": lambda s, a, b: s.term(Kind.BV_ADD, a, s.term(Kind.BV_MUL, s.number(s.p - 1), b)),
    "neg": lambda s, a: s.term(Kind.BV_MUL, s.number(s.p - 1), a),
    "sum_of_products": lambda s, a, b, c, d: s.of_products(a, b, 1, c, d),
    "difference_of_products": lambda s, a, b, c, d: s.of_products(a, b, s.p - 1, c, d),
    "product_minus_square": lambda s, a, b, c: s.of_products(a, b, s.p - 1, c, c),
    "mul_small": lambda s, a, b: s.term(Kind.BV_MUL, a, b),
    "half": lambda s, a: s.term(Kind.BV_MUL, a, s.number((s.p + 1) // 2)),
    "encode": lambda _, a: a,
    "reduce": lambda _, a: a,
}
"""What the operations are, in Montgomery form after multiplying by the power of the radix below."""

POWER = {"mul": 1, "square": 1, **dict.fromkeys(OF_PRODUCTS, 1), "encode": 1, "reduce": -1}
"""By which power of the radix the result is multiplied before it is compared."""


class Solver:
    """One program as bit vectors."""

    def __init__(self, program: Program, layout: Layout) -> None:
        self.p, self.w = layout.modulus, program.width
        self.manager = bitwuzla.TermManager()
        self.solver = bitwuzla.Bitwuzla(self.manager, bitwuzla.Options())
        self.size = 4 * self.w * max(number.format.words for number in program.inputs)
        self.words: dict[Word, Term] = {}
        inputs = []
        for number in program.inputs:
            for word, limit in zip(number.words, number.format.limits, strict=True):
                self.words[word] = self.manager.mk_const(self.manager.mk_bv_sort(self.w), f"w{word.index}")
                self.solver.assert_formula(self.term(Kind.BV_ULE, self.words[word], self.constant(limit, self.w)))
            inputs.append(self.join(number.words, number.format.positions))
            highest = self.number(number.format.highest)
            self.solver.assert_formula(self.term(Kind.BV_ULE, inputs[-1], highest))
        for item in program.instructions:
            self.execute(item)
        result = self.join(program.outputs["r"], program.result.positions)
        power = pow(layout.radix, POWER.get(program.name, 0), self.p)
        left = self.remainder(self.term(Kind.BV_MUL, self.remainder(result), self.number(power)))
        right = self.remainder(SPECIFICATIONS[program.name](self, *inputs))
        good = self.term(Kind.BV_ULE, result, self.number(program.result.highest))
        right_and_bounded = self.term(Kind.AND, self.term(Kind.EQUAL, left, right), good)
        self.solver.assert_formula(self.term(Kind.NOT, right_and_bounded))

    def finds_no_counterexample(self) -> bool:
        return self.solver.check_sat() == bitwuzla.Result.UNSAT

    def term(self, kind: Kind, *terms: Term, indices: tuple[int, ...] = ()) -> Term:
        return self.manager.mk_term(kind, list(terms), list(indices))

    def constant(self, value: int, size: int) -> Term:
        return self.manager.mk_bv_value(self.manager.mk_bv_sort(size), value)

    def number(self, value: int) -> Term:
        return self.constant(value, self.size)

    def wide(self, term: Term, size: int) -> Term:
        return self.term(Kind.BV_ZERO_EXTEND, term, indices=(size - term.sort().bv_size(),))

    def bits(self, term: Term, high: int, low: int) -> Term:
        return self.term(Kind.BV_EXTRACT, term, indices=(high, low))

    def remainder(self, term: Term) -> Term:
        return self.term(Kind.BV_UREM, term, self.number(self.p))

    def of_products(self, a: Term, b: Term, factor: int, c: Term, d: Term) -> Term:
        second = self.term(Kind.BV_MUL, self.number(factor), self.remainder(self.term(Kind.BV_MUL, c, d)))
        return self.term(Kind.BV_ADD, self.term(Kind.BV_MUL, a, b), second)

    def word(self, operand: Operand) -> Term:
        return self.words[operand] if isinstance(operand, Word) else self.constant(operand, self.w)

    def join(self, words: tuple[Operand, ...], positions: tuple[int, ...]) -> Term:
        total = self.number(0)
        for word, at in zip(words, positions, strict=True):
            shifted = self.term(Kind.BV_SHL, self.wide(self.word(word), self.size), self.number(at))
            total = self.term(Kind.BV_ADD, total, shifted)
        return total

    def execute(self, item: Instruction) -> None:
        args, w = [self.word(operand) for operand in item.operands], self.w
        if item.op in (Op.MAC, Op.ADD, Op.SUB):
            kind = Kind.BV_SUB if item.op is Op.SUB else Kind.BV_ADD
            wide = [self.wide(term, 2 * w) for term in args]
            total, rest = wide[0], wide[1:]
            if item.op is Op.MAC:
                total, rest = self.term(Kind.BV_MUL, wide[0], wide[1]), wide[2:]
            for term in rest:
                total = self.term(kind, total, term)
            high = self.bits(total, 2 * w - 1, w)
            if item.op is Op.SUB:
                high = self.wide(self.bits(total, w, w), w)
            self.words[item.outputs[0]], self.words[item.outputs[1]] = self.bits(total, w - 1, 0), high
            return
        self.words[item.outputs[0]] = self.single(item, args)

    def single(self, item: Instruction, args: list[Term]) -> Term:
        match item.op:
            case Op.SHR:
                return self.term(Kind.BV_SHR, args[0], self.constant(item.shift, self.w))
            case Op.SHL:
                return self.term(Kind.BV_SHL, args[0], self.constant(item.shift, self.w))
            case Op.LOW:
                return self.term(Kind.BV_AND, args[0], self.constant((1 << item.shift) - 1, self.w))
            case Op.FUNNEL:
                return self.bits(self.term(Kind.BV_CONCAT, *args), item.shift + self.w - 1, item.shift)
            case Op.MASK:
                return self.term(Kind.BV_NEG, args[0])
            case Op.GATE:
                return self.term(Kind.BV_AND, *args)
            case Op.SELECT:
                other = self.term(Kind.BV_AND, self.term(Kind.BV_NOT, args[0]), args[2])
                return self.term(Kind.BV_OR, self.term(Kind.BV_AND, args[0], args[1]), other)
        raise NotImplementedError(item.op)


CASES: list[Layout] = [
    layout
    for width, p in [(4, 7), (4, 13), (8, 127), (4, 61), (4, 127), (4, 239), (4, 251)]
    for layout in [*(layouts(shape(p), width) if p < 128 else ()), Montgomery(p, width)]
]


def name(layout: Layout) -> str:
    return f"{layout.modulus}-{layout.width}"


def long(layout: Layout, operation: str) -> bool:
    """The widest products take most of the time."""
    return layout.modulus.bit_length() > {"mul": 5, **dict.fromkeys(OF_PRODUCTS, 3)}.get(operation, 7)


@pytest.mark.parametrize(
    ("layout", "operation"),
    [
        pytest.param(
            layout,
            operation,
            id=f"{name(layout)}-{operation}",
            marks=pytest.mark.long if long(layout, operation) else (),
        )
        for layout in CASES
        for operation in SPECIFICATIONS
    ],
)
@pytest.mark.few(15)
def test_the_solver_finds_no_wrong_result(layout: Layout, operation: str) -> None:
    assert Solver(layout.programs()[operation], layout).finds_no_counterexample()


@pytest.mark.parametrize("layout", CASES[:4], ids=name)
def test_the_solver_finds_a_planted_mistake(layout: Layout) -> None:
    program = layout.programs()["mul"]
    at, item = next((i, item) for i, item in enumerate(program.body) if isinstance(item, Instruction))
    wrong = replace(item, op=Op.MAC, operands=(*item.operands[:2], 1))
    body = (*program.body[:at], wrong, *program.body[at + 1 :])
    assert not Solver(replace(program, body=body), layout).finds_no_counterexample()
