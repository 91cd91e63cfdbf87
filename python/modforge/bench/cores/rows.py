"""The rows with the results, each with the verdict on its netlist.

The verdict is the number of results that were right, or why the netlist was not simulated: it is wide, or a trend. A
wide one rests on the netlists of the same core at narrower widths, which tests simulate (``docs/figures/netlists.md``).
A netlist that is to be simulated, and was not, keeps its row back; so does one that computed something wrong.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from modforge.bench.cores.configurations import configurations, wanted
from modforge.cores import core
from modforge.hardware.place import DEVICES
from modforge.hardware.rows import core_inputs
from modforge.hardware.synthesize import OSU018
from modforge.results import Results, Row, content_hash

OUTPUTS = {
    "synthesize": ("lut", "ff", "carry", "dsp", "levels", "chain", "modelled", "area_um2", "path_ns"),
    "place": ("mhz", "comb", "ff", "dsp", "path"),
}
"""The outputs that are kept of a row of each kind; not all families have all of them."""


WIDEST = {
    "mont_csa42": 128,
    "mont_csa_r4": 128,
    "mont_cpa": 256,
    "mont_fios": 0,
    "mont_dsp": 128,
    "inv_kaliski": 128,
    "inv_divstep": 128,
    "mont_redundant": 128,
    "square_table": 128,
    "rsa_core": 0,
}
"""By core, the width up to which the netlists behind published rows are simulated: wider ones take Icarus long.

On a CPU that others share, ten minutes were not enough for ``mont_csa42`` of 512 bits; 64 bits for ECP5 take 10 s of
CPU. With 0 no width is asked for: the rows of ``mont_fios`` and ``rsa_core`` are wide but for a few. A wider one that
was simulated has its verdict, too.
"""


def excuse(core: str, bits: int, family: str) -> str | None:
    """Return why a netlist is not simulated, or None if it is to be.

    >>> excuse("mont_csa42", 512, "ecp5")
    'wide'
    """
    if family == OSU018:
        return "a trend"
    return "wide" if bits > WIDEST[core] else None


def verdict(
    core: str, asked: Mapping[str, Any], simulated: Row | None, earlier: Mapping[str, Any] | None
) -> dict[str, Any] | None:
    """Return the verdict of a row, or None if its netlist has to be simulated first.

    ``asked`` are the inputs of the simulation, ``simulated`` its stored row or None, and ``earlier`` the verdict of
    another machine, which holds as long as the netlist is made in the same way.
    """
    if simulated is not None:
        outputs = {name: simulated.outputs[name] for name in ("cases", "edge_cases")}
        return {"flow": asked["flow"], "tools": simulated.tools, **outputs}
    if earlier is not None and earlier.get("flow") == asked["flow"]:
        return dict(earlier)
    reason = excuse(core, asked["bits"], asked["family"])
    return None if reason is None else {"not_simulated": reason}


def gather(results: Results, earlier: Sequence[Mapping[str, Any]] = ()) -> tuple[list[dict[str, Any]], list[str]]:
    """Return the rows of today's sources and the commands that make what is missing.

    A stored row, the newest of its kind, goes before an ``earlier`` one from another machine. A row whose netlist was
    not simulated, and is to be, is missing.
    """
    stored = {(row.kind, row.subject, content_hash(row.inputs)): row for row in results.rows()}
    judged_before = {_netlist(row["core"], row["inputs"]): row["netlist"] for row in earlier if "netlist" in row}
    known = {(row["kind"], f"core {row['core']}", content_hash(row["inputs"])): dict(row) for row in earlier}
    rows, missing = [], []
    wants = [need for configuration in configurations() for need in wanted(configuration)]
    # Two configurations are one where the catalogue chooses what the other one asks for.
    for key, one in {(one.kind, f"core {one.core}", content_hash(one.inputs)): one for one in wants}.items():
        row, before = stored.get(key), known.get(key)
        simulated = stored.get(("netlist", f"core {one.core}", content_hash(one.netlist)))
        # Synthesis and routing have the same netlist.
        known_verdict = judged_before.get(_netlist(one.core, one.inputs))
        judged = verdict(one.core, one.netlist, simulated, known_verdict)
        if judged is None or (row is None and before is None):
            missing.append(one.command)
        elif row is None:
            rows.append({**(before or {}), "netlist": judged})
        else:
            outputs = {name: row.outputs[name] for name in OUTPUTS[one.kind] if name in row.outputs}
            made = {"core": one.core, "kind": one.kind, "inputs": row.inputs, "tools": row.tools, "outputs": outputs}
            rows.append({**made, "netlist": judged})
    return rows, list(dict.fromkeys(missing))


def _netlist(core: str, inputs: Mapping[str, Any]) -> str:
    """Return a name for the netlist that a row is about."""
    family = inputs["family"] if "family" in inputs else DEVICES[inputs["device"]].family
    return content_hash(core, inputs["bits"], inputs["settings"], inputs["sources"], family)


def outdated(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the cores whose sources are no longer those that the rows were made from."""
    names = dict.fromkeys(row["core"] for row in rows)
    return [
        name
        for name in names
        if any(
            row["inputs"]["sources"]
            != core_inputs(core(name), row["inputs"]["bits"], row["inputs"]["settings"])["sources"]
            for row in rows
            if row["core"] == name
        )
    ]
