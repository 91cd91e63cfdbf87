"""Writes a field in eight lanes into a folder."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from pathlib import Path

from modforge.field.functions.compose import need_functions
from modforge.field.lanes.c import composed, selftest
from modforge.field.lanes.c.emit import SIGNATURES, header, source
from modforge.field.lanes.code import LaneCode, lane_certificate
from modforge.field.lanes.explain import explain_lanes
from modforge.field.templates import render
from modforge.files import OwnFiles
from modforge.licence import TEXTS


def write_lanes(code: LaneCode, directory: Path) -> list[Path]:
    """Write source, header, self-test, explanation and certificate for eight elements side by side; return the paths.

    ``emulated/immintrin.h`` replaces the intrinsics in the self-test on a CPU without AVX-512 IFMA. It is a file of
    this project, so the texts of its licence come with it.
    """
    intrinsics = resources.files("modforge.field.lanes.c").joinpath("emulated/immintrin.h").read_text(encoding="utf-8")
    texts = {
        f"{code.prefix}.c": source(code),
        f"{code.prefix}.h": header(code),
        f"{code.prefix}_test.c": selftest.program(code),
        "emulated/immintrin.h": intrinsics,
        f"{code.prefix}.txt": explain_lanes(code),
        f"{code.prefix}.certificate.txt": lane_certificate(code),
        "Makefile": render("lanes/Makefile", prefix=code.prefix),
        **{path.name: path.read_text(encoding="utf-8") for path in TEXTS},
    }
    return OwnFiles(directory).write(texts)


def need_lane_functions(p: int, needed: Sequence[str]) -> None:
    """Raise :class:`FieldError` if one of the functions that are needed cannot be made, or is not known."""
    names = {"encode": "canonical"}
    programs = (names.get(name, name) for name in SIGNATURES)
    need_functions(p, needed, (*programs, *composed.SIGNATURES))
