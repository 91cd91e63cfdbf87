"""Child process of :mod:`modforge.hardware.prove`: induction over one cycle with Bitwuzla, an assertion at a time.

``python -m modforge.hardware.lemmas_process DESIGN.smt2 TOP WAVES.vcd``

An assertion is proved twice: in the first cycle, and in a cycle that follows one in which all assertions hold. Both
times it may use the assertions above it in the source for the same cycle, so that a long argument can be cut into
short ones.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import bitwuzla

ASSERTION = re.compile(r"^; yosys-smt2-assert (?P<number>\d+) \$(?P<order>\d+)(?: (?P<place>\S+))?$", re.MULTILINE)
"""Cells are numbered in the order of the source. The place is missing where a macro made the assertion."""

SIGNAL = re.compile(r"^; yosys-smt2-(?:input|register|wire) (\S+) \d+$", re.MULTILINE)


class Model:
    """The states of a design, as Yosys writes them for SMT solvers, and a solver that knows them."""

    def __init__(self, text: str, top: str) -> None:
        """Take the design as it is in ``text``, with no state yet."""
        self.top = top
        options = bitwuzla.Options()
        options.set(bitwuzla.Option.PRODUCE_MODELS, True)
        self.parser = bitwuzla.Parser(bitwuzla.TermManager(), options)
        self._read(f"(set-logic ALL)\n{text}")
        self.solver = self.parser.bitwuzla()
        self.signals = sorted(set(SIGNAL.findall(text)))
        self.assertions = sorted(ASSERTION.finditer(text), key=lambda found: int(found["order"]))
        assert len(self.assertions) == text.count("; yosys-smt2-assert ")

    def add_state(self, name: str) -> None:
        """Let ``name`` be a state in which the assumptions hold."""
        self._read(f"(declare-fun {name} () |{self.top}_s|)")
        self.hold("u", name)
        self.hold("h", name)

    def hold(self, what: str, *states: str) -> None:
        """Say that a predicate of the design, named as Yosys does, is true of the states."""
        self._read(f"(assert (|{self.top}_{what}| {' '.join(states)}))")

    def first_failing(self, state: str) -> str | None:
        """Return where the first assertion stands that may fail in ``state``; none if all hold, which is then known."""
        for number, order, place in (found.groups() for found in self.assertions):
            self.solver.push(1)
            self._read(f"(assert (not (|{self.top}_a {number}| {state})))")
            if self.solver.check_sat() != bitwuzla.Result.UNSAT:
                return place or f"assertion {order}, of a macro"
            self.solver.pop(1)
            self.hold(f"a {number}", state)
        if self.solver.check_sat() != bitwuzla.Result.SAT:
            print("ERROR: the assumptions contradict each other, so anything could be proved")
            sys.exit(2)
        return None

    def values(self, states: list[str]) -> Iterator[tuple[str, list[str]]]:
        """Yield each signal with its bits in each of the states."""
        for name in self.signals:
            terms = [self.parser.parse_term(f"(|{self.top}_n {name}| {state})") for state in states]
            yield name, [_bits(self.solver.get_value(term)) for term in terms]

    def _read(self, text: str) -> None:
        self.parser.parse(text, True, False)


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


def main(design: Path, top: str, vcd: Path) -> int:
    """Prove all assertions of ``design``; print what came out and return 0 if they are proved."""
    print("[base case 1]", flush=True)
    text = design.read_text()
    base = Model(text, top)
    base.add_state("s")
    base.hold("i", "s")
    if failed := base.first_failing("s"):
        vcd.write_text(waves(failed, base.values(["s"])))
        print("an assertion fails after reset")
        return 1
    step = Model(text, top)
    for state in ("s", "t"):
        step.add_state(state)
    step.hold("t", "s", "t")
    step.hold("a", "s")
    if failed := step.first_failing("t"):
        vcd.write_text(waves(failed, step.values(["s", "t"])))
        print("an assertion may fail in the next cycle")
        return 1
    print("all assertions hold in every cycle")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])))
