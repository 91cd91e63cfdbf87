"""The functions that generated code is made of, as they must be, letter by letter but for layout and comments."""

import re
from pathlib import Path

from ..text import need
from .tokens import closing, tokens_of

Definitions = dict[str, list[str]]
"""The texts of functions and types, by their names: some are defined twice, of which a condition takes one."""


def known(file: str, stand_ins: dict[str, str]) -> Definitions:
    """Return the definitions in a file beside this one, its stand-ins replaced: texts by names."""
    text = Path(__file__).with_name(file).read_text(encoding="utf-8")
    for name, meant in stand_ins.items():
        text = re.sub(rf"\b{name}(?=_|\b)", meant, text)
    return definitions(tokens_of(without_directives(text)))


def without_directives(text: str) -> str:
    """Leave out the lines of the preprocessor; refuse one that could give a word another meaning."""
    lines = re.sub(r"\\\n", " ", text).splitlines()
    for line in lines:
        guard = re.fullmatch(r"\s*#\s*define \w+_H\s*", line)
        need(guard is not None or not re.match(r"\s*#\s*(define|undef|line)", line), f"{line.strip()} changes words")
    return "\n".join(line for line in lines if not line.lstrip().startswith("#"))


def definitions(tokens: list[str]) -> Definitions:
    """Return the texts of each function and type at the outside, by its name."""
    found: Definitions = {}
    depth, start = 0, 0
    for at, token in enumerate(tokens):
        depth += (token == "{") - (token == "}")
        a_type_goes_on = token == "}" and tokens[start] == "typedef"
        if depth == 0 and token in {"}", ";"} and not a_type_goes_on:
            item = _without_attributes(tokens[start : at + 1])
            found.setdefault(_name(item), []).append(" ".join(item))
            start = at + 1
    return found


def _without_attributes(item: list[str]) -> list[str]:
    """Leave out what stands before an item of Rust, as ``#[inline]``."""
    while item[0] == "#":
        item = item[closing(item, item.index("[")) + 1 :]
    return item


def _name(item: list[str]) -> str:
    """Return the name before the first bracket, the last word of a type, or the head of a block."""
    if item[0] in {"typedef", "__extension__"}:
        return item[-2]
    if item[0] == "impl":
        return " ".join(item[: item.index("{")])
    return item[item.index("(") - 1] if "(" in item[1:] else ""


def need_known(found: Definitions, called: set[str], texts: Definitions) -> None:
    """Refuse a definition that is not as known, and a call of what is not defined."""
    for name in called:
        need(name in found and name in texts, f"{name} is not defined")
    for name in found.keys() & texts.keys():
        need(set(found[name]) <= set(texts[name]), f"{name} is not what it has to be")
