"""Writes a field in eight lanes into a folder."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from importlib import resources
from pathlib import Path

from modforge.field.functions.compose import need_functions
from modforge.field.lanes.c import composed
from modforge.field.lanes.c import emit as emit_c
from modforge.field.lanes.c import selftest as selftest_c
from modforge.field.lanes.code import OWN_VECTORS, LaneCode, lane_certificate, missing
from modforge.field.lanes.explain import explain_lanes
from modforge.field.lanes.rust import emit as emit_rust
from modforge.field.lanes.rust import selftest as selftest_rust
from modforge.field.templates import render
from modforge.files import OwnFiles
from modforge.licence import TEXTS

LANGUAGES = ("c", "rust")
"""The languages of generated code."""


def write_lanes(code: LaneCode, directory: Path, languages: Collection[str] = LANGUAGES) -> list[Path]:
    """Write the code of eight lanes in these languages, its self-test, explanation, certificate and licence.

    Return the paths. ``emulated/immintrin.h`` replaces the intrinsics in the self-test in C on a CPU without AVX-512
    IFMA; ``vector.rs`` is what every module in Rust stands on, if only for its self-test where the vectors of another
    crate are those of the trait. They are files of this project, so the texts of its licence come with them.
    """
    texts = {}
    if "c" in languages:
        intrinsics = resources.files("modforge.field.lanes.c").joinpath("emulated/immintrin.h")
        texts[f"{code.prefix}.c"] = emit_c.source(code)
        texts[f"{code.prefix}.h"] = emit_c.header(code)
        texts[f"{code.prefix}_test.c"] = selftest_c.program(code)
        texts["emulated/immintrin.h"] = intrinsics.read_text(encoding="utf-8")
    if "rust" in languages:
        texts[f"{code.name}.rs"] = emit_rust.source(code)
        texts[f"{code.name}_test.rs"] = selftest_rust.program(code)
        folder = "" if code.vectors == OWN_VECTORS else f"{code.name}_without_trait/"
        texts[f"{folder}vector.rs"] = emit_rust.vector()
    name = code.prefix if "c" in languages else code.name
    texts[f"{name}.txt"] = explain_lanes(code)
    texts[f"{name}.certificate.txt"] = lane_certificate(code)
    texts["Makefile"] = render(
        "lanes/Makefile",
        prefix=code.prefix,
        name=code.name,
        languages=languages,
        trait=code.trait,
        vectors=code.vectors,
        own=OWN_VECTORS,
    )
    texts |= {path.name: path.read_text(encoding="utf-8") for path in TEXTS}
    return OwnFiles(directory).write(texts)


def need_lane_functions(p: int, needed: Sequence[str]) -> None:
    """Raise :class:`FieldError` if one of the functions that are needed cannot be made, or is not known."""
    names = {"encode": "canonical"}
    programs = (names.get(name, name) for name in emit_c.SIGNATURES)
    need_functions(p, needed, (*programs, *composed.SIGNATURES), missing(p))
