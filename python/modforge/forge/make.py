"""Write the forms of a modulus: field code, where it is not too long for it, and the hardware core."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from modforge import field
from modforge.hardware.emit import emit
from modforge.plan import NamedModulus, Plan


@dataclass(frozen=True)
class Made:
    """A modulus with its plan and the files that were made of it."""

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
