"""The question whether compiled field code computes right, and the cache of compiled code."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Literal

from modforge import machine
from modforge.field.check.compare import check
from modforge.field.check.compile import compile_c, compile_rust
from modforge.field.code import FieldCode
from modforge.files import cached
from modforge.results import Question, build_directory, content_hash

Language = Literal["C", "Rust"]

COMPILERS: dict[Language, str] = {"C": "cc", "Rust": "rustc"}
"""The languages of field code, with the compiler that checks it."""


def library(code: FieldCode, language: Language) -> Path:
    """Return the compiled field code, from the cache if these very sources were compiled by this compiler here."""
    compile_code = {"C": compile_c, "Rust": compile_rust}[language]
    sources = [code.c_source, code.c_header, code.rust_source]
    key = content_hash(sources, machine.compiler_version(COMPILERS[language]), machine.processor())[:16]
    folder = build_directory("fields") / f"{code.name}-{language}-{key}"
    [found] = cached(folder, partial(compile_code, code)).glob("*.so")
    return found


def question(code: FieldCode, language: Language, *, cases: int, seed: int) -> Question:
    """Return the question whether the code in ``language`` computes right; arguments as in :func:`check`."""
    source = content_hash([code.c_source, code.c_header] if language == "C" else [code.rust_source])
    inputs = {"modulus": hex(code.modulus), "bits": code.bits, "cases": cases, "seed": seed, "source": source}

    def find() -> dict[str, Any]:
        found = check(library(code, language), code, cases=cases, seed=seed)
        return {**vars(found), "against": "Python integers"}

    compiler = COMPILERS[language]
    tools = {compiler: machine.compiler_version(compiler), "cpu": machine.processor()}
    return Question("check", f"field {language}", inputs, tools, find)
