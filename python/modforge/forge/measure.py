"""Time the engine, the field code and the peers in one interleaved run for each modulus."""

from __future__ import annotations

from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any

from modforge import bench, machine
from modforge.field.check.question import COMPILERS, library
from modforge.forge.make import Made
from modforge.progress import Progress
from modforge.results import Results, Row, content_hash

ROUNDS = 21
OPERATIONS = ("multiply", "square", "power")


def build(progress: Progress) -> Path | None:
    """Build the measuring program with the peers that build quickly; None where it cannot be built."""
    without_gmp = bench.missing_tools("gmp")
    if without_gmp:
        progress.remark(f"The times do not include GMP: {without_gmp}")
    try:
        return bench.build([] if without_gmp else ["gmp"])
    except (bench.NoCheckoutError, bench.ToolMissingError) as reason:
        progress.remark(f"Times are taken in this process, against what Python has: {reason}")
        return None


def measure(made: Made, binary: Path | None, results: Results, progress: Callable[[dict[str, Any]], None]) -> list[Row]:
    """Return one row for each contestant and operation, from the stored results if the same run was done before.

    Without the measuring program the times are taken in this process.
    """
    libraries = {
        f"modforge field {language}": library(made.code, language)
        for language, compiler in COMPILERS.items()
        if made.code and made.plan.field_code.compiled and machine.compiler_version(compiler) != machine.MISSING
    }
    program = binary or ("in this process", machine.engine_version(), bench.in_process.peers())
    paths = [*libraries.values()]
    run = content_hash(hex(made.modulus.value), program, paths, machine.processor(), ROUNDS, OPERATIONS)
    known = [row for row in results.rows("measure") if row.inputs["run"] == run]
    if known:
        return known
    if binary is None:
        code = made.code
        found = bench.in_process.measure(
            made.modulus.name,
            made.modulus.value,
            libraries={subject: (code, path) for subject, path in libraries.items()} if code else {},
            rounds=ROUNDS,
            progress=progress,
        )
    else:
        found = bench.run(
            binary,
            moduli={made.modulus.name: made.modulus.value},
            operations=OPERATIONS,
            libraries=[bench.Library(subject, made.code.prefix, path) for subject, path in libraries.items()]
            if made.code
            else [],
            rounds=ROUNDS,
            progress=progress,
        )
    for row in found:
        if row["subject"].startswith("modforge"):
            row["version"] = metadata.version("modforge")
    return bench.record(results, found, run)
