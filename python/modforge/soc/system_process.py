"""The child process of :mod:`modforge.soc.build`: LiteX makes Verilog and the headers of the firmware.

``python -m modforge.soc.system_process REQUEST.json``
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from modforge.soc.board.pins import BOARDS
from modforge.soc.system import on_board, simulated, write_headers


def main(request: Path) -> None:
    """Write what the request asks for into its folder, and the list of all sources into ``sources.json``."""
    asked = json.loads(request.read_text())
    folder = request.parent
    core = asked["top"], asked["address_bits"], [Path(source) for source in asked["sources"]]
    soc = on_board(BOARDS[asked["board"]], *core) if "board" in asked else simulated(*core)
    soc.finalize()
    fragment = soc.get_fragment()
    soc.platform.finalize(fragment)
    soc.platform.get_verilog(fragment, name=asked["name"]).write(str(folder / f"{asked['name']}.v"))
    write_headers(soc, folder)
    (folder / "sources.json").write_text(json.dumps([source for source, *_ in soc.platform.sources]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
