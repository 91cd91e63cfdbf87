"""The guards of a core's parameters in its source: they refuse a wrong value and make no hardware."""

from __future__ import annotations

import re

_GUARD = re.compile(r"`include \"refuse_if\.svh\"|`REFUSE_IF\([^\"]*\"[^\"]*\"\)")


def without_guards(source: str) -> str:
    """Return the source with blanks for guards, each character in its place.

    >>> without_guards('`REFUSE_IF(gen_bits, Bits < 4, "a: Bits is at least 4")\\nassign y_o = a_i;').strip()
    'assign y_o = a_i;'
    """
    return _GUARD.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), source)
