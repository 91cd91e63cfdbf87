"""Which core to take, by the rows that come with the package and by those of this machine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from modforge.cores import CORES
from modforge.cores.model.errors import ConfigurationError
from modforge.hardware.rows import core_inputs
from modforge.plan.advice import Rows
from modforge.plan.published import published
from modforge.results import Results

KINDS = ("synthesize", "place")


def rows_here(results: Results) -> Rows:
    """Return the published rows, and of this machine's rows those of today's sources."""
    return Rows([*published()[0], *_own(results)])


def _own(results: Results) -> Iterator[dict[str, Any]]:
    by_subject = {f"core {one.name}": one for one in CORES}
    for kind in KINDS:
        for row in results.rows(kind):
            core = by_subject.get(row.subject)
            if core is None:
                continue
            bits, settings = row.inputs["bits"], row.inputs["settings"]
            try:
                today = core_inputs(core, bits, settings)["sources"]
            except ConfigurationError:
                continue  # of an earlier core with other parameters
            if row.inputs["sources"] == today:
                yield {"core": core.name, "kind": kind, "inputs": row.inputs, "outputs": row.outputs}
