"""The changes of a core that are known to make no difference, from the lists in its folder."""

from __future__ import annotations

import tomllib

from modforge.cores.model.core import CORES_FOLDER, Core


def equivalent(core: Core) -> set[tuple[str, str]]:
    """Return (line before, line after) of each change that leaves every output as it was."""
    lists = sorted((CORES_FOLDER / core.name).glob("mutants*.toml"))
    told = [tomllib.loads(path.read_text(encoding="utf-8")) for path in lists]
    return {(each["before"], each["after"]) for one in told for each in one["equivalent"]}
