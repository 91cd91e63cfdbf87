"""Unique names: every module, package and macro of what is emitted begins with one prefix.

A design has one name space for modules. Two widths of a core share sources, and a stranger's design may have a
``skid_buffer`` too: without a prefix only one of them is compiled. Names are changed token by token, so that a name
within another, in a string or after a dot stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from modforge.cores.model.errors import ConfigurationError
from modforge.errors import shown

MAX_PREFIX = 64

PREFIX = re.compile(r"[A-Za-z](_?[A-Za-z0-9])*")
"""Identifiers in SystemVerilog, and in VHDL too, which allows no two underscores in a row."""

TOKEN = re.compile(
    r"""
    (?P<comment> //[^\n]* | /\*.*?\*/ )
    | (?P<string> "(?:\\.|[^"\\])*" )
    | (?P<kept> \\\S+ | \$\w+ | \.\s*[A-Za-z_]\w* | \d*'s?[bodh]\s*[\w?]+ )  # escaped, $task, .port, number
    | (?P<directive> `\w+ )
    | (?P<word> [A-Za-z_][\w$]* )
    """,
    re.VERBOSE | re.DOTALL,
)

FILE = re.compile(r"(?<![\w./])\w+\.svh?\b")

DECLARED = re.compile(
    r"^\s*(?:module|package|interface|program|`define)\s+(?:automatic\s+|static\s+)?(\w+)", re.MULTILINE
)


@dataclass(frozen=True)
class Names:
    """New names of modules, packages and macros, and of the files that hold them."""

    words: Mapping[str, str]
    files: Mapping[str, str]

    @classmethod
    def of(cls, sources: Mapping[str, str], prefix: str) -> Names:
        """Return the names of what ``sources``, texts by their file names, declare, each with ``prefix``."""
        words = {word for text in sources.values() for word in declared(text)}
        return cls({word: _new(word, prefix) for word in words}, {name: f"{prefix}_{name}" for name in sources})

    def renamed(self, text: str) -> str:
        """Return SystemVerilog with the new names; in comments those of files alone, as prose and pictures stay."""
        return TOKEN.sub(self._token, text)

    def _token(self, token: re.Match[str]) -> str:
        text = token[0]
        match token.lastgroup:
            case "word":
                return self.words.get(text, text)
            case "directive":
                return "`" + self.words.get(text[1:], text[1:])
            case "string":
                return f'"{self.files[text[1:-1]]}"' if text[1:-1] in self.files else text
            case "comment":
                return FILE.sub(lambda file: self.files.get(file[0], file[0]), text)
            case _:
                return text


def declared(text: str) -> Iterable[str]:
    """Return the modules, packages and macros that a source declares.

    >>> list(declared("package a_pkg;\\nendpackage\\nmodule b;\\n  // module c\\nendmodule\\n"))
    ['a_pkg', 'b']
    """
    return DECLARED.findall(text)


def _new(word: str, prefix: str) -> str:
    return f"{prefix.upper() if word.isupper() else prefix}_{word}"


def check_prefix(prefix: str) -> None:
    """Raise :class:`ConfigurationError` unless a name in SystemVerilog and VHDL can begin with ``prefix``."""
    if not PREFIX.fullmatch(prefix):
        raise ConfigurationError(
            "prefix is letters, digits and single underscores, with a letter first and no underscore last, "
            f"not {shown(prefix)}"
        )
    if len(prefix) > MAX_PREFIX:
        raise ConfigurationError(f"prefix is of at most {MAX_PREFIX} characters, not {len(prefix)}")
