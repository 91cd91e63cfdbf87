"""Names in printed code: what users may choose, and those of words."""

from __future__ import annotations

import re
from collections.abc import Collection

from modforge.field.errors import OptionError
from modforge.field.program.claims import Word
from modforge.field.program.ir import Program

IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*")
"""What the name of a field and the prefix of its functions may be, in every language."""

C_KEYWORDS = frozenset(
    """
    alignas alignof auto bool break case char const constexpr continue default do double else enum extern false float
    for goto if inline int long nullptr register restrict return short signed sizeof static struct switch
    thread_local true typedef typeof typeof_unqual union unsigned void volatile while
    """.split()  # noqa: SIM905 (fifty quoted words are hard to read)
)
"""Names that no type can have in C, up to C23."""

C_HEADERS = frozenset(
    """
    assert complex ctype errno fenv float immintrin inttypes iso646 limits locale math setjmp signal stdalign stdarg
    stdatomic stdbit stdbool stdckdint stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar
    wctype
    """.split()  # noqa: SIM905 (forty quoted words are hard to read)
)
"""Names that no file of C can have: who looks for headers in its folder would find it in place of the system's."""


def need_identifier(what: str, text: str, keywords: Collection[str] = ()) -> None:
    """Raise :class:`OptionError` for a text that cannot be a name, or is one that a language keeps for itself."""
    if not IDENTIFIER.fullmatch(text) or text in keywords:
        raise OptionError(
            f"{what} = {text!r} must be lower-case letters, digits and underscores after a letter, "
            "and no keyword or header"
        )


def names_of(program: Program) -> dict[Word, str]:
    """Name the words that are read: inputs by their number (``a0``), the others in order (``x0``)."""
    names = {word: f"{number.name}{index}" for number in program.inputs for index, word in enumerate(number.words)}
    instructions, read = program.executed()
    computed = [word for item in instructions for word in item.outputs if word in read]
    names.update((word, f"x{index}") for index, word in enumerate(computed))
    return names
