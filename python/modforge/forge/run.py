"""The stages of a forge, one after the other."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from modforge import machine
from modforge.field.check.question import COMPILERS
from modforge.files import OwnFiles
from modforge.forge.answer import answer
from modforge.forge.make import Made, make
from modforge.forge.measure import build, measure
from modforge.forge.questions import label, missing_for_core, questions
from modforge.plan import NamedModulus, Plan, explain, make_plan
from modforge.plan.field_code import MAX_COMPILED_BITS
from modforge.progress import Progress
from modforge.results import Results, Row

RESULTS = "results.json"
REPORT = "report.html"


def forge(
    moduli: Sequence[NamedModulus], directory: Path, results: Results, progress: Progress, *, with_core: bool = True
) -> list[dict[str, Any]]:
    """Make, check and measure every modulus; write a folder for each, and ``report.html``, into ``directory``.

    Where the tools for a core are missing it is left out, as without ``with_core``; ``progress`` is told so.
    Replaces what it wrote there before, and raises :class:`~modforge.files.ForeignFileError` for files of others.
    Returns what ``results.json`` in each folder holds. The page is there as soon as everything is checked, and once
    more with the times. Meanwhile the measuring program is built.
    """
    left_out, options = ("", ()) if with_core else ("left out, as --without core asks", ("--without", "core"))
    if with_core and (missing := missing_for_core()):
        progress.remark(f"The core is left out: {missing}")
        left_out = f"left out: {missing}"
    plans = [make_plan(modulus) for modulus in moduli]
    if left_out:
        plans = [plan.without_core(left_out) for plan in plans]
    for plan in plans:
        progress.text(explain(plan))
    for folder, result in {directory: REPORT, **{directory / one.name: RESULTS for one in moduli}}.items():
        OwnFiles(folder).need([result])
    with ThreadPoolExecutor(1) as background:
        program = background.submit(build, progress)
        made = _make(plans, moduli, directory, progress)
        # What takes longest begins first, so that nothing runs alone at the end.
        asked = [
            (one, label(one, question), question)
            for one in sorted(made, key=lambda one: one.plan.bits, reverse=True)
            for question in questions(one)
        ]
        # Two moduli of one width ask the same about the core.
        progress.stage("Checking and synthesizing", len({question.key for _, _, question in asked}))
        rows = answer([(name, question) for _, name, question in asked], results, progress)
        found = {
            one.modulus.name: [row for (owner, _, _), row in zip(asked, rows, strict=True) if owner is one]
            for one in made
        }
        _write(made, found, directory, options)
        progress.remark(f"{directory / REPORT} has everything but the times")
        for name, times in _times(made, program, results, progress).items():
            found[name] += times
    return _write(made, found, directory, options)


def _make(plans: Sequence[Plan], moduli: Sequence[NamedModulus], directory: Path, progress: Progress) -> list[Made]:
    """Write the sources, and say of which field code they are all that is made."""
    progress.stage("Writing sources", len(moduli))
    made = []
    for modulus, plan in zip(moduli, plans, strict=True):
        step = f"{modulus.name}: writing sources"
        progress.step(step)
        made.append(make(modulus, plan, directory / modulus.name))
        progress.done(step)
    for one in made:
        if one.code and not one.plan.field_code.compiled:
            progress.remark(
                f"{one.modulus.name}: field code is written and proved, but not compiled above {MAX_COMPILED_BITS} bits"
            )
    for language, compiler in COMPILERS.items() if any(one.plan.field_code.compiled for one in made) else ():
        if machine.compiler_version(compiler) == machine.MISSING:
            progress.remark(f"Field code in {language} is neither checked nor measured: {compiler} is not installed")
    return made


def _write(
    made: Sequence[Made], found: Mapping[str, Sequence[Row]], directory: Path, options: Sequence[str]
) -> list[dict[str, Any]]:
    """Write what is known, for programs and for people."""
    entries = [_entry(one, found[one.modulus.name]) for one in made]
    for one, entry in zip(made, entries, strict=True):
        OwnFiles(one.directory).write({RESULTS: json.dumps(entry, indent=1) + "\n"})
    from modforge import report  # here, because its templates take a while to load and no other command needs them

    OwnFiles(directory).write({REPORT: report.render(entries, str(directory), options)})
    return entries


def _times(
    made: Sequence[Made], program: Future[Path | None], results: Results, progress: Progress
) -> dict[str, list[Row]]:
    """Measure with nothing else running."""
    progress.stage("Measuring", len(made) + 1)
    step = "building the measuring program"
    progress.step(step)
    binary = program.result()
    progress.done(step)
    times = {}
    for one in made:
        step = f"{one.modulus.name}: measuring"
        rounds: list[dict[str, Any]] = []
        progress.step(step)
        times[one.modulus.name] = measure(one, binary, results, rounds.append)
        progress.done(step, cached=not rounds)
    return times


def _entry(made: Made, rows: Sequence[Row]) -> dict[str, Any]:
    return {
        "name": made.modulus.name,
        "text": made.modulus.text,
        "modulus": hex(made.modulus.value),
        "bits": made.plan.bits,
        "plan": made.plan.as_dict(),
        "rows": [row.as_dict() for row in rows],
        "files": [path.relative_to(made.directory).as_posix() for path in made.files],
    }
