"""Child process of :mod:`modforge.hardware.prove`: induction over one cycle with Bitwuzla, an assertion at a time.

``python -m modforge.hardware.prove.lemmas_process DESIGN.smt2 TOP WAVES.vcd``

An assertion is proved twice: in the first cycle, and in a cycle that follows one in which all assertions hold. Both
times it may use the assertions above it in the source for the same cycle, so that a long argument can be cut into
short ones.

One solver proves most of them, one after the other. What it does not prove at once is tried for any state at all in
which the assertions above hold, by a solver that knows nothing else, and at last by one of its own with the cycle
before. Bitwuzla rewrites what it is told at once far more than what it is told between two questions, so that such
a solver may need a thousandth of the time.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path

import bitwuzla

ASSERTION = re.compile(r"^; yosys-smt2-assert (?P<number>\d+) \$(?P<order>\d+)(?: (?P<place>\S+))?$", re.MULTILINE)
"""Cells are numbered in the order of the source. The place is missing where a macro made the assertion."""

SIGNAL = re.compile(r"^; yosys-smt2-(?:input|register|wire) (\S+) \d+$", re.MULTILINE)


TOGETHER_MS = 2_000
"""Time to prove an assertion by the solver of all, in milliseconds."""

ALONE_MS = 3_000
"""Time to prove an assertion without the cycle before, in milliseconds."""


class Design:
    """A design as Yosys writes it for SMT solvers."""

    def __init__(self, text: str, top: str) -> None:
        """Take the design ``top`` as it is in ``text``."""
        self.text = text
        self.top = top
        self.signals = sorted(set(SIGNAL.findall(text)))
        self.assertions = sorted(ASSERTION.finditer(text), key=lambda found: int(found["order"]))
        assert len(self.assertions) == text.count("; yosys-smt2-assert ")


class Question:
    """States of a design in which its assumptions hold, and a solver that is asked what can be true of them."""

    def __init__(self, design: Design, states: Sequence[str], limit_ms: int) -> None:
        """Ask about ``states``, each time for ``limit_ms`` milliseconds; 0 for any time."""
        self.design = design
        self.states = states
        options = bitwuzla.Options()
        options.set(bitwuzla.Option.PRODUCE_MODELS, True)
        options.set(bitwuzla.Option.TIME_LIMIT_PER, limit_ms)
        self.parser = bitwuzla.Parser(bitwuzla.TermManager(), options)
        self._read(f"(set-logic ALL)\n{design.text}")
        self.solver = self.parser.bitwuzla()
        for state in states:
            self._read(f"(declare-fun {state} () |{design.top}_s|)")
            self.hold("u", state)
            self.hold("h", state)

    def hold(self, what: str, *states: str) -> None:
        """Say that a predicate of the design, named as Yosys does, is true of the states."""
        self._read(f"(assert {self._predicate(what, *states)})")

    def fail(self, assertion: str, state: str) -> None:
        """Say that an assertion is not true of a state."""
        self._read(f"(assert (not {self._predicate(f'a {assertion}', state)}))")

    def answer(self) -> bitwuzla.Result:
        """Return whether all statements can be true together; unknown if time has run out."""
        return self.solver.check_sat()

    def values(self) -> Iterator[tuple[str, list[str]]]:
        """Yield each signal with its bits in each of the states, after the answer that they are possible."""
        for name in self.design.signals:
            terms = [self.parser.parse_term(f"(|{self.design.top}_n {name}| {state})") for state in self.states]
            yield name, [_bits(self.solver.get_value(term)) for term in terms]

    def _predicate(self, what: str, *states: str) -> str:
        return f"(|{self.design.top}_{what}| {' '.join(states)})"

    def _read(self, text: str) -> None:
        self.parser.parse(text, True, False)


def first_failing(design: Design, ask: Callable[[int], Question], state: str) -> tuple[str, Question] | None:
    """Return the place of the first assertion that may fail in ``state``, and how; none if all hold.

    ``ask`` makes a question with a time limit that knows what comes before ``state``.
    """
    together = ask(TOGETHER_MS)
    known: list[str] = []

    def failing(question: Question, assertion: str) -> bitwuzla.Result:
        for above in known:
            question.hold(f"a {above}", state)
        question.fail(assertion, state)
        return question.answer()

    for number, order, place in (found.groups() for found in design.assertions):
        together.solver.push(1)
        together.fail(number, state)
        question, answer = together, together.answer()
        if answer == bitwuzla.Result.UNKNOWN:
            answer = failing(Question(design, [state], ALONE_MS), number)
            if answer != bitwuzla.Result.UNSAT:
                question = ask(0)
                answer = failing(question, number)
        if answer != bitwuzla.Result.UNSAT:
            return place or f"assertion {order}, of a macro", question
        together.solver.pop(1)
        together.hold(f"a {number}", state)
        known.append(number)
    all_hold = ask(0)
    for number in known:
        all_hold.hold(f"a {number}", state)
    if all_hold.answer() != bitwuzla.Result.SAT:
        print("ERROR: the assumptions contradict each other, so anything could be proved")
        sys.exit(2)
    return None


def _bits(value: bitwuzla.Term) -> str:
    found = value.value(2) if value.sort().is_bv() else value.value()
    return found if isinstance(found, str) else str(int(found))


def waves(failed: str, values: Iterator[tuple[str, list[str]]]) -> str:
    """Return a VCD file of successive states."""
    header = [f"$comment fails: {failed} $end"]
    changes: list[list[str]] = []
    for number, (name, states) in zip(count(), values):
        header.append(f"$var wire {len(states[0])} n{number} {name} $end")
        changes = changes or [[] for _ in states]
        for cycle, bits in enumerate(states):
            changes[cycle].append(f"b{bits} n{number}")
    body = [line for cycle, those in enumerate(changes) for line in (f"#{cycle}", *those)]
    return "\n".join([*header, "$enddefinitions $end", *body, ""])


def main(path: Path, top: str, vcd: Path) -> int:
    """Prove all assertions of the design in ``path``; print the verdict and return 0 if they are proved."""
    print("[base case 1]", flush=True)
    design = Design(path.read_text(), top)

    def reset(limit_ms: int) -> Question:
        question = Question(design, ["s"], limit_ms)
        question.hold("i", "s")
        return question

    def step(limit_ms: int) -> Question:
        question = Question(design, ["s", "t"], limit_ms)
        question.hold("t", "s", "t")
        question.hold("a", "s")
        return question

    for ask, state, what in ((reset, "s", "fails after reset"), (step, "t", "may fail in the next cycle")):
        if found := first_failing(design, ask, state):
            place, question = found
            vcd.write_text(waves(place, question.values()))
            print(f"an assertion {what}")
            return 1
    print("all assertions hold in every cycle")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])))
