"""Cuts code into tokens, without comments and white space, and hashes them."""

import hashlib
import re

from ..text import need

TOKEN = re.compile(
    r"""(?P<gap>\s+|\\\n|//[^\n]*|/\*.*?\*/)"""
    r"""|"(?:[^"\\]|\\.)*"|\d*'s?[hbd][0-9a-fA-F_]+|'[01]|[A-Za-z_$]\w*|\d\w*|<<|>>|::|->|=>|<=|==|!=|&&|\|\||.""",
    re.DOTALL,
)

DIRECTIVE = re.compile(
    r"^[ \t]*(?:#[ \t]*(?:if|elif|el|end|def|undef|inc|line|pragma|error|warning)"
    r"|`(?:if|els|end|def|undef|inc|timescale|resetall))\w*(?:\\\n|[^\n])*",
    re.MULTILINE,
)
"""A line of a preprocessor, of C or of SystemVerilog."""

END = "\0"
"""Stands for the end of such a line among the tokens: what follows is no part of it."""

AMBIGUOUS = {
    "a control character": r"[^\S \n\t\u00a0\u202f]|[\0-\x08\x0e-\x1f\x7f-\x9f]",
    "a trigraph": r"\?\?[=/'()!<>-]",
    "a backslash before blanks at the end of a line": r"\\[ \t]+(?:\n|$)",
    "a comment of one line that ends in a backslash": r"//[^\n]*\\(?:\n|$)",
    "a comment that tools obey": r"(?i)(?://|/\*)[\s*]*(?:synopsys|synthesis|rtl_synthesis|pragma|verilator|ambit|cadence"
    r"|altera|quartus|xilinx|exemplar|synplify)\b|(?:translate|synthesis)_o(?:n|ff)|(?:full|parallel)_case",
}
"""What one compiler takes for the end of a line or of a comment, or obeys, and another one does not."""

IN_COMMENTS = {"a comment in a comment": "/*", "a comment with a backslash at the end of a line": "\\\n"}
"""Rust counts the first: a comment ends where all have. C joins the lines of the second, a ``*`` and a ``/``, too."""

CLOSING = {")", "]", "}"}


def tokens_of(text: str) -> list[str]:
    """Return the tokens of code; a comma before a closing bracket is left out, as formatters add or remove it."""
    found: list[str] = []
    for match in TOKEN.finditer(text):
        if match["gap"] is None:
            if match[0] in CLOSING and found[-1:] == [","]:
                found.pop()
            found.append(match[0])
    return found


def digest(text: str) -> str:
    """Return the SHA-256 of the tokens, which no comment and no layout changes but the ends of directives."""
    marked = DIRECTIVE.sub(lambda line: f"{line[0]}\n{END}", text)
    return hashlib.sha256("\n".join(tokens_of(marked)).encode()).hexdigest()


def need_one_reading(name: str, text: str) -> None:
    """Refuse text of which some compiler makes other lines or comments than is done here."""
    for what, pattern in AMBIGUOUS.items():
        need(re.search(pattern, text) is None, f"{name} has {what}, which not all tools read alike")
    for match in TOKEN.finditer(text):
        for what, part in IN_COMMENTS.items():
            bad = match[0].startswith("/*") and part in match[0][2:]
            need(not bad, f"{name} has {what}, which not all tools read alike")


def closing(tokens: list[str], opening: int) -> int:
    """Return where the bracket closes that opens there."""
    pairs = {"(": ")", "[": "]", "{": "}"}
    depth = 0
    for at in range(opening, len(tokens)):
        depth += (tokens[at] == tokens[opening]) - (tokens[at] == pairs[tokens[opening]])
        if depth == 0:
            return at
    return len(tokens)


def split(tokens: list[str], separator: str) -> list[list[str]]:
    """Split tokens at a separator that stands outside of brackets."""
    parts: list[list[str]] = [[]]
    depth = 0
    for token in tokens:
        depth += (token in {"(", "[", "{"}) - (token in CLOSING)
        if token == separator and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts if parts[-1] else parts[:-1]
