"""The names that a user may choose: of a field, of its functions, and of the Rust trait."""

from __future__ import annotations

import re
from collections.abc import Collection

from modforge.field.errors import OptionError

IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*")
"""The form of the name of a field and of the prefix of its functions, in every language."""

RUST_KEYWORDS = frozenset(
    """
    abstract as async await become box break const continue crate do dyn else enum extern false final fn
    for gen if impl in let loop macro match mod move mut override priv pub ref return self static struct
    super trait true try type typeof unsafe unsized use virtual where while yield
    """.split()  # noqa: SIM905 (forty quoted words are hard to read)
)
"""Names that nothing can have in Rust."""

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
"""Names that no file of C can have: a compiler that looks in its folder would find it instead of the system header."""


WITHIN = frozenset({"crate", "self", "super"})
"""First parts of the paths in Rust that stay in a crate."""

NO_PATH = RUST_KEYWORDS - WITHIN
"""Words that cannot be a part of a path in Rust."""

TYPE = re.compile(r"(?![abcdxy][0-9]+(_low|_part)?$)[a-z]+[0-9_][a-z0-9_]*(?<!_t)")
"""The form of a type in C that no local variable, function or type in the printed files or their headers has."""

PATH = re.compile(r"(::)?[A-Za-z_][A-Za-z0-9_]*(::[A-Za-z_][A-Za-z0-9_]*)*")
"""A path in Rust."""


def need_identifier(what: str, text: str, keywords: Collection[str] = ()) -> None:
    """Raise :class:`OptionError` for a text that cannot be a name, or is reserved by a language."""
    if not IDENTIFIER.fullmatch(text) or text in keywords:
        raise OptionError(
            f"{what} = {text!r} must be lower-case letters, digits and underscores after a letter, "
            "and not a keyword or header"
        )


def need_prefix(text: str, keywords: Collection[str] = ()) -> None:
    """Raise :class:`OptionError` for a text that cannot begin the names of functions; an underscore follows it."""
    need_identifier("prefix", text, keywords)
    if "__" in f"{text}_":
        plain = re.sub("__+", "_", text).rstrip("_")
        raise OptionError(
            f"prefix = {text!r} makes names with two underscores in a row, which C++ reserves: an underscore comes "
            f"after the prefix by itself; take {plain}"
        )


def need_type(what: str, text: str) -> None:
    """Raise :class:`OptionError` for a text that cannot name a type in C, or might be a name in the files already."""
    need_identifier(what, text, C_KEYWORDS | C_HEADERS)
    if not TYPE.fullmatch(text):
        raise OptionError(
            f"{what} = {text!r} is also the name of a type here, and may clash with other names in the files: "
            "choose one with an underscore or a digit, such as fe_x8, but not one like x0 or word_t"
        )


def need_path(what: str, text: str) -> None:
    """Raise :class:`OptionError` for a text that cannot be a path in Rust."""
    if not PATH.fullmatch(text) or NO_PATH.intersection(text.split("::")):
        raise OptionError(f"{what} = {text!r} must be a path in Rust, like modforge_fields::Field")
