"""Public moduli that are known by name; the numbers and where they come from are in ``data/moduli.json``."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from modforge.plan.expression import evaluate


@dataclass(frozen=True)
class Known:
    """A public modulus. ``nature`` is ``prime``, ``safe prime`` or ``composite``, as its source states."""

    name: str
    aliases: tuple[str, ...]
    value: int
    nature: str
    what: str
    source: str


def find(text: str) -> Known | None:
    """Return the modulus of this name; case, spaces and the signs ``- _ . /`` do not matter.

    >>> find("RSA_2048").name, find("Curve25519").name
    ('rsa-2048', 'p25519')
    """
    return _by_key().get(_key(text))


def find_value(value: int) -> Known | None:
    """Return the named modulus with this value."""
    return _by_value().get(value)


def suggest(text: str) -> list[str]:
    """Return up to three names that resemble ``text``, best first."""
    close = get_close_matches(_key(text), _by_key(), n=6, cutoff=0.6)
    return list(dict.fromkeys(_spelling(key) for key in close))[:3]


def known_moduli() -> tuple[Known, ...]:
    """Return all named moduli."""
    return _load()


def _key(text: str) -> str:
    return re.sub(r"[-_./\s]", "", text.casefold())


def _spelling(key: str) -> str:
    known = _by_key()[key]
    return next(name for name in (known.name, *known.aliases) if _key(name) == key)


@cache
def _load() -> tuple[Known, ...]:
    data = json.loads(files("modforge.plan").joinpath("data", "moduli.json").read_text())
    return tuple(
        Known(
            entry["name"],
            tuple(entry["aliases"]),
            evaluate(entry["value"]),
            entry["nature"],
            entry["what"],
            group["source"],
        )
        for group in data["groups"]
        for entry in group["moduli"]
    )


@cache
def _by_key() -> dict[str, Known]:
    return {_key(name): known for known in _load() for name in (known.name, *known.aliases)}


@cache
def _by_value() -> dict[int, Known]:
    return {known.value: known for known in _load()}
