"""Write the forms of a modulus: field code, unless the modulus is too long, and the hardware core."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from modforge import field
from modforge.files import OwnFiles
from modforge.hardware.emit import emitted
from modforge.plan import NamedModulus, Plan


@dataclass(frozen=True)
class Made:
    """A modulus with its plan and the files made from it."""

    modulus: NamedModulus
    plan: Plan
    code: field.FieldCode | None
    directory: Path
    files: tuple[Path, ...]


def make(modulus: NamedModulus, plan: Plan, directory: Path) -> Made:
    """Write what the plan says into ``directory``, in place of what an earlier run wrote there.

    Raises :class:`~modforge.files.ForeignFileError` where that is in the way of files of somebody else.
    """
    code = None
    files: dict[str, str | bytes] = {}
    if plan.field_code.available:
        name = modulus.identifier
        code = field.generate(
            modulus.value,
            name=name,
            prefix=f"fe_{name}",
            choice=plan.field_code.choice,
            command=field.command_line(modulus.text, {}),
        )
        files |= {f"field/{file}": text for file, text in field.texts(code).items()}
    chosen = plan.hardware_core
    core = emitted(chosen.core, chosen.bits, modulus=modulus.value, settings=chosen.settings)
    files |= {f"core/{file}": content for file, content in core.items()}
    return Made(modulus, plan, code, directory, tuple(OwnFiles(directory).write(files, rooms=("field", "core"))))
