"""The child process of :mod:`modforge.hardware.synthesize`: a list of Yosys commands.

``python -m modforge.hardware.yosys_process COMMANDS.json``
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from pyosys import libyosys

if __name__ == "__main__":
    design = libyosys.Design()
    for command in json.loads(Path(sys.argv[1]).read_text()):
        libyosys.run_pass(command, design)
