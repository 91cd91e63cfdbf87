"""The licence of every file: the line that names it, and the two texts, which accompany generated files."""

from __future__ import annotations

from pathlib import Path, PurePath

SPDX = "SPDX-License-Identifier: MIT OR Apache-2.0"

TEXTS = tuple(Path(__file__).parent / f"LICENSE-{name}" for name in ("MIT", "APACHE"))
"""Copies of the texts in the root of the repository, as only the package is installed."""

_SLASHES, _HASH = f"// {SPDX}\n", f"# {SPDX}\n"

LINES = {
    **dict.fromkeys((".sv", ".svh", ".v", ".c", ".h", ".cpp", ".rdl", ".S", ".f"), _SLASHES),
    **dict.fromkeys((".core", ".xdc", ".sdc", ".lpf", ".tcl"), _HASH),
    ".vhd": f"-- {SPDX}\n",
    ".ld": f"/* {SPDX} */\n",
    ".xml": f"<!-- {SPDX} -->\n",
}
"""The line as a comment, by the ending of the file."""


FIRST = ("CAPI=2:\n", '<?xml version="1.0" encoding="UTF-8"?>\n')
"""Lines that have to be the first."""


def with_licence(name: str, text: str) -> str:
    """Return the text of a file with the line that names its licence, unless such a file takes no comment.

    It is the first line, or the second where the first says what the file is.

    >>> with_licence("top.core", "CAPI=2:\\nname: a:b:c:1\\n").splitlines()[:2]
    ['CAPI=2:', '# SPDX-License-Identifier: MIT OR Apache-2.0']
    """
    line = LINES.get(PurePath(name).suffix, "")
    first = next((kind for kind in FIRST if text.startswith(kind)), "")
    return first + line + text.removeprefix(first)
