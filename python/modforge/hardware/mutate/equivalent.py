"""The changes of a core that are known to make no difference, from the lists in its folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping

from modforge.cores.model.core import CORES_FOLDER, Core
from modforge.cores.model.parameters import NO_SETTINGS, Parameters


def equivalent(core: Core, bits: int, settings: Mapping[str, int] = NO_SETTINGS) -> set[tuple[str, str]]:
    """Return (line before, line after) of each change that leaves every output as it was with these parameters.

    A list counts for the parameters that it was made with, at any width: its lines do something with others. At another
    width a few of them may do something, too, so a change that the bench notices is none of these.
    """
    asked = _apart_from_width(core.parameters(bits, settings))
    found = set()
    for path in sorted((CORES_FOLDER / core.name).glob("mutants*.toml")):
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        if _apart_from_width(core.parameters(told["bits"], told["settings"])) == asked:
            found |= {(each["before"], each["after"]) for each in told["equivalent"]}
    return found


def _apart_from_width(parameters: Parameters) -> Parameters:
    return {name: value for name, value in parameters.items() if name != "Bits"}
