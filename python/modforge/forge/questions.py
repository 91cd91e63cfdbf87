"""The questions about a made modulus whose answers do not depend on the load of the machine."""

from __future__ import annotations

from collections.abc import Iterator

from modforge import machine
from modforge.doctor import engine_check
from modforge.field.check import question as field_check
from modforge.field.check.question import COMPILERS
from modforge.forge.make import Made
from modforge.hardware import simulate, synthesize
from modforge.hardware.errors import ToolMissingError
from modforge.hardware.simulate.benches import prepare
from modforge.hardware.tools import package_version
from modforge.results import Question, build_directory

RANDOM_CASES = 1000
CORE_CASES = 100
SEED = 1

VERBS = {"check": "checking", "simulate": "simulating", "synthesize": "synthesizing"}


def missing_for_core() -> str | None:
    """Return what is missing here to simulate and synthesize a core, with a remedy; or None."""
    try:
        prepare("verilator")
        package_version("pyosys")
    except ToolMissingError as error:
        return str(error)
    return None


def questions(made: Made) -> Iterator[Question]:
    """Yield the questions about one modulus, the long ones first."""
    if chosen := made.core:
        # The core takes its modulus at run time, so the figures of synthesis belong to the width alone.
        yield synthesize.question(chosen.core, chosen.bits, settings=chosen.settings)
        yield simulate.question(
            chosen.core,
            chosen.bits,
            settings=chosen.settings,
            modulus=made.modulus.value,
            cases=CORE_CASES,
            seed=SEED,
            build_directory=build_directory("simulations"),
        )
    yield engine_check.question(made.modulus.value, cases=RANDOM_CASES, seed=SEED)
    for language, compiler in COMPILERS.items():
        if made.code and made.plan.field_code.compiled and machine.compiler_version(compiler) != machine.MISSING:
            yield field_check.question(made.code, language, cases=RANDOM_CASES, seed=SEED)


def label(made: Made, question: Question) -> str:
    """Return the label of a question for the progress display."""
    family = synthesize.FAMILIES.get(question.inputs.get("family", ""), "")
    return f"{made.modulus.name}: {VERBS[question.kind]} {question.subject} {family}".rstrip()
