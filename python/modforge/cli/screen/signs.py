"""Write mathematical signs in ASCII where the output has no characters for them."""

from __future__ import annotations

import codecs
import sys
import unicodedata

NAMES = {
    "−": "-",
    "–": "-",
    "—": "-",
    "·": "*",
    "×": "x",
    "≡": "==",
    "≤": "<=",
    "≥": ">=",
    "≠": "!=",
    "→": "->",
    "←": "<-",
    "…": "...",
    "⌈": "ceil(",
    "⌉": ")",
    "⌊": "floor(",
    "⌋": ")",
    "Σ": "sum",
    "∈": "in",
    "±": "+-",
    "µ": "u",
}
"""Signs with what is written for them."""

BYTES = {chr(0xDC00 + byte): bytes([byte]) for byte in range(0x80, 0x100)}
"""What Python has in the names of files for bytes that are no UTF-8, with those bytes."""

ASCII = "modforge_ascii"
"""ASCII under a name of its own: click writes UTF-8 to a stream that calls itself ASCII."""


def use_names_for_signs() -> None:
    """Let the standard output and the error stream write a name for each sign that their encoding lacks."""
    codecs.register_error("modforge-signs", _name)
    codecs.register(_find)
    for stream in (sys.stdout, sys.stderr):
        if (reconfigure := getattr(stream, "reconfigure", None)) is not None:
            is_ascii = codecs.lookup(stream.encoding).name == "ascii"
            reconfigure(encoding=ASCII if is_ascii else None, errors="modforge-signs")


def _find(name: str) -> codecs.CodecInfo | None:
    if name != ASCII:
        return None
    plain = codecs.lookup("ascii")
    return codecs.CodecInfo(
        plain.encode,
        plain.decode,
        incrementalencoder=plain.incrementalencoder,
        incrementaldecoder=plain.incrementaldecoder,
        name=ASCII,
    )


def _name(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    sign = error.object[error.start]
    return BYTES.get(sign) or _ascii(sign), error.start + 1


def _ascii(sign: str) -> str:
    """Return a name, the letter or digit without its marks, or the code.

    >>> [_ascii(sign) for sign in "⌈ö²⁻↯"]
    ['ceil(', 'o', '2', '-', '\\\\u21af']
    """
    if sign in NAMES:
        return NAMES[sign]
    simple = "".join(NAMES.get(part, part) for part in unicodedata.normalize("NFKD", sign))
    plain = simple.encode("ascii", "ignore").decode()
    return plain or sign.encode("ascii", "backslashreplace").decode()
