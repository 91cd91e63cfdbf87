"""A question and the key under which its answer is stored."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Question:
    """Something to run: what, on which inputs, with which tools; ``find`` runs it and returns the figures.

    Every flow makes its questions in one place, so that a row that one command stored is found by all others.
    """

    kind: str
    subject: str
    inputs: Mapping[str, Any]
    tools: Mapping[str, str]
    find: Callable[[], Mapping[str, Any]]

    holds: Callable[[Mapping[str, Any]], bool] = lambda _: True
    """Whether stored figures still answer: files that they name may be gone."""

    @property
    def key(self) -> str:
        """The key of its row."""
        return content_hash(self.kind, self.subject, self.inputs, self.tools)


def content_hash(*parts: Any) -> str:
    """Return the SHA-256 (hex) of ``parts`` written as canonical JSON; a path counts as the bytes of its file."""
    return hashlib.sha256(json.dumps(parts, sort_keys=True, default=_file_hash).encode()).hexdigest()


def _file_hash(value: object) -> str:
    if isinstance(value, Path):
        return hashlib.sha256(value.read_bytes()).hexdigest()
    raise TypeError(f"a result cannot depend on a {type(value).__name__}")
