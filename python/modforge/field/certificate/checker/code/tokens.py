"""Cuts code into tokens, without comments and white space, and hashes them."""

import hashlib
import re

TOKEN = re.compile(
    r"""(?P<gap>\s+|\\\n|//[^\n]*|/\*.*?\*/)"""
    r"""|"(?:[^"\\]|\\.)*"|\d*'s?[hbd][0-9a-fA-F_]+|'[01]|[A-Za-z_$]\w*|\d\w*|<<|>>|::|->|=>|<=|==|!=|&&|\|\||.""",
    re.DOTALL,
)

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
    """Return the SHA-256 of the tokens, which no comment and no layout changes."""
    return hashlib.sha256("\n".join(tokens_of(text)).encode()).hexdigest()


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
