"""Writes a generated field into a folder."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from modforge.field.code import LANGUAGES, FieldCode
from modforge.field.selftest import programs
from modforge.files import OwnFiles
from modforge.licence import TEXTS


def write(code: FieldCode, directory: Path, languages: Collection[str] = LANGUAGES) -> list[Path]:
    """Write the code in these languages, its self-test, explanation, certificate and licence; return their paths."""
    return OwnFiles(directory).write(texts(code, languages))


def texts(code: FieldCode, languages: Collection[str] = LANGUAGES) -> dict[str, str]:
    """Return the same files as texts by their names."""
    texts = {}
    if "c" in languages:
        texts[f"{code.prefix}.c"] = code.c_source
        texts[f"{code.prefix}.h"] = code.c_header
        texts[f"{code.prefix}_test.c"] = programs.c(code)
    if "rust" in languages:
        texts[f"{code.name}.rs"] = code.rust_source
        texts[f"{code.name}_test.rs"] = programs.rust(code)
    texts[f"{code.name}.txt"] = code.explanation
    texts[f"{code.name}.certificate.txt"] = code.certificate
    texts["Makefile"] = programs.makefile(code, languages)
    return texts | {path.name: path.read_text(encoding="utf-8") for path in TEXTS}
