"""Write the forms of a modulus: field code, where it is not too long for it, and the hardware core."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from modforge import field, machine
from modforge.hardware import catalogue
from modforge.hardware.emit import emit
from modforge.plan import NamedModulus, Plan
from modforge.results import cache_directory, content_hash

CORE = catalogue.core("mont_csa_r4")
"""The core that is made for every modulus."""

COMPILERS = {"C": "cc", "Rust": "rustc"}
"""The languages of field code, with the compiler that checks it."""


COMPILED_BITS = 1024
"""Above, field code is written but not compiled: compilers take minutes for so much code without a branch."""


@dataclass(frozen=True)
class Made:
    """What a modulus has become: its plan and the files in its folder."""

    modulus: NamedModulus
    plan: Plan
    code: field.FieldCode | None
    directory: Path
    files: tuple[Path, ...]

    @property
    def compiled(self) -> bool:
        """Whether there is field code that is compiled, checked and measured here."""
        return self.code is not None and self.plan.bits <= COMPILED_BITS

    @property
    def core_bits(self) -> int:
        """The width of the core, which can be one bit more than the modulus has."""
        return max(self.plan.bits, CORE.least_bits)


def make(modulus: NamedModulus, plan: Plan, directory: Path) -> Made:
    """Write the sources into ``directory``, in place of what an earlier run wrote there."""
    for made_here in ("field", "core"):
        shutil.rmtree(directory / made_here, ignore_errors=True)
    code, files = None, []
    if plan.field_code.available:
        name = modulus.identifier
        code = field.generate(
            modulus.value, name=name, prefix=f"fe_{name}", command=field.command_line(modulus.text, {})
        )
        files += field.write(code, directory / "field")
    files += emit(CORE, max(plan.bits, CORE.least_bits), directory / "core", modulus=modulus.value)
    return Made(modulus, plan, code, directory, tuple(files))


def field_library(code: field.FieldCode, language: str) -> Path:
    """Return the compiled field code, from the cache if these very sources were compiled by this compiler here."""
    compile_code = {"C": field.compile_c, "Rust": field.compile_rust}[language]
    sources = [code.c_source, code.c_header, code.rust_source]
    key = content_hash(sources, machine.compiler_version(COMPILERS[language]), machine.processor())[:16]
    folder = cache_directory() / "fields" / f"{code.name}-{language}-{key}"
    return next(folder.glob("*.so"), None) or compile_code(code, folder)
