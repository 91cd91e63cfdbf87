"""Write the forms of a modulus that its plan has: field code, unless the modulus is too long, and a hardware core."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from modforge import field
from modforge.cores.model.core import Core
from modforge.files import OwnFiles
from modforge.hardware.emit import emitted
from modforge.plan import NamedModulus, Plan


@dataclass(frozen=True)
class CoreOfWidth:
    """A core with its width and parameters."""

    core: Core
    bits: int
    settings: Mapping[str, int]


@dataclass(frozen=True)
class Made:
    """A modulus with its plan and the files made from it; ``core`` is the plan of the core if one was made."""

    modulus: NamedModulus
    plan: Plan
    code: field.FieldCode | None
    core: CoreOfWidth | None
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
    core = None
    if chosen.core:
        core = CoreOfWidth(chosen.core, chosen.bits, chosen.settings)
        sources = emitted(core.core, core.bits, modulus=modulus.value, settings=core.settings)
        files |= {f"core/{file}": content for file, content in sources.items()}
    return Made(modulus, plan, code, core, directory, tuple(OwnFiles(directory).write(files, rooms=("field", "core"))))
