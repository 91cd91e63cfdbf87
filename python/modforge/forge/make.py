"""Write the forms of a modulus: field code, where it is not too long for it, and the hardware core."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from modforge import field, machine
from modforge.hardware.emit import emit
from modforge.plan import NamedModulus, Plan
from modforge.results import cache_directory, content_hash

COMPILERS = {"C": "cc", "Rust": "rustc"}
"""The languages of field code, with the compiler that checks it."""


@dataclass(frozen=True)
class Made:
    """What a modulus has become: its plan and the files in its folder."""

    modulus: NamedModulus
    plan: Plan
    code: field.FieldCode | None
    directory: Path
    files: tuple[Path, ...]


def make(modulus: NamedModulus, plan: Plan, directory: Path) -> Made:
    """Write what the plan says into ``directory``, in place of what an earlier run wrote there."""
    for made_here in ("field", "core"):
        shutil.rmtree(directory / made_here, ignore_errors=True)
    code, files = None, []
    if plan.field_code.available:
        name = modulus.identifier
        code = field.generate(
            modulus.value,
            name=name,
            prefix=f"fe_{name}",
            choice=plan.field_code.choice,
            command=field.command_line(modulus.text, {}),
        )
        files += field.write(code, directory / "field")
    chosen = plan.hardware_core
    files += emit(chosen.core, chosen.bits, directory / "core", modulus=modulus.value, settings=chosen.settings)
    return Made(modulus, plan, code, directory, tuple(files))


def field_library(code: field.FieldCode, language: str) -> Path:
    """Return the compiled field code, from the cache if these very sources were compiled by this compiler here."""
    compile_code = {"C": field.compile_c, "Rust": field.compile_rust}[language]
    sources = [code.c_source, code.c_header, code.rust_source]
    key = content_hash(sources, machine.compiler_version(COMPILERS[language]), machine.processor())[:16]
    folder = cache_directory() / "fields" / f"{code.name}-{language}-{key}"
    return next(folder.glob("*.so"), None) or compile_code(code, folder)
