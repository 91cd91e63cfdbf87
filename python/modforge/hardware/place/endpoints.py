"""The names that the sources have for the registers at both ends of a path."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any


def endpoints(named: Path, top: str, path: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """Return where a path of nextpnr's report begins and ends, as ``from`` and ``to``.

    ``named`` is the design as JSON of Yosys while its nets had names, ``top`` its module. A register is
    ``u_engine.u_pass.t_q[3]``, with the instances that it is in; a block without such a name is its cell and port.
    """
    module = json.loads(named.read_text(encoding="utf-8"))["modules"][top]
    ends = {"from": path[0]["from"], "to": path[-1]["to"]}
    return {side: _register(module, end["cell"]) or f"{end['cell']}.{end['port']}" for side, end in ends.items()}


def _register(module: Mapping[str, Any], cell: str) -> str | None:
    """Return the name of the bit that a flip-flop keeps, or None for other cells."""
    [bit] = module["cells"].get(cell, {}).get("connections", {}).get("Q", [None])
    names = [
        f"{name}[{net['bits'].index(bit)}]" if len(net["bits"]) > 1 else name
        for name, net in module["netnames"].items()
        if bit in net["bits"] and not net.get("hide_name")
    ]
    # The same bit is an output, and a wire of those outside; registers have names of their own.
    return min(names, key=lambda name: (not name.split("[")[0].endswith("_q"), len(name), name), default=None)
