"""Slang, the strictest reader of SystemVerilog that the flow has, takes every source without an error or a warning."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import pyslang
import pytest

from modforge.cores import CORES, core
from modforge.cores.bus.shells import SHELLS, Shell
from modforge.cores.model.core import CORES_FOLDER, INCLUDE, Core
from modforge.cores.model.parameters import literals
from modforge.hardware.prove import proved_parameters

STRICT = ("-Werror",)
COMMON = sorted((CORES_FOLDER / "common" / "rtl").glob("*.sv"))
BUS = sorted((CORES_FOLDER / "bus" / "rtl").glob("*.sv"))
FORMAL = [path for room in ("common", "bus", "kinds/*") for path in CORES_FOLDER.glob(f"{room}/formal/*.sv")]

OTHER_WAYS: list[tuple[str, Mapping[str, int]]] = [
    ("mont_fios", {"Primitive": 1}),
    ("mont_fios", {"Primitive": 2, "WordBits": 18, "Slots": 3}),
    ("mont_dsp", {"Primitive": 1, "Cells": 4}),
    ("mont_redundant", {"Cycles": 3}),
    ("inv_divstep", {"Steps": 2}),
    ("rsa_core", {"Multiplier": 1, "Crt": 1}),
    ("rsa_core", {"Multiplier": 2}),
    ("rsa_core", {"Multiplier": 3}),
    ("vdf_core", {"Squarer": 1}),
    ("vdf_core", {"Cycles": 3}),
]
"""Parameters with which a core has other parts than with its defaults."""


def reads(sources: Iterable[Path], *options: str) -> bool:
    """Return whether slang elaborates the sources without complaint; it prints what it finds."""
    driver = pyslang.driver.Driver()
    driver.addStandardArgs()
    words = ["slang", *STRICT, INCLUDE, *options, *map(str, sources)]
    assert driver.parseCommandLine(" ".join(f'"{word}"' for word in words))
    return bool(driver.processOptions() and driver.parseAllSources() and driver.runFullCompilation(True))


def parameters(values: Mapping[str, int]) -> list[str]:
    return [f"-G{name}={value}" for name, value in literals(values).items()]


@pytest.mark.parametrize(("one", "settings"), [*((each, {}) for each in CORES), *((core(n), s) for n, s in OTHER_WAYS)])
def test_core(one: Core, settings: Mapping[str, int]) -> None:
    own = one.parameters(64, settings)
    assert reads([*one.models(own), *one.paths()], "--top", one.name, *parameters(own))


@pytest.mark.parametrize("one", CORES, ids=lambda each: each.name)
def test_checkers(one: Core, tmp_path: Path) -> None:
    for proved in one.properties:
        own = proved_parameters(one, 64, proved, {})
        top = f"{one.name}_{proved.name}"
        sources, options = [*one.paths(), *one.checkers()], parameters(own)
        if write := one.written_checkers.get(proved.name):
            written = tmp_path / f"{top}.sv"
            written.write_text(write(one, own, top), encoding="utf-8")
            sources, options = [*sources, written], []
        assert reads(sources, "--top", top, *options), top


@pytest.mark.parametrize("shell", SHELLS, ids=lambda each: each.name)
def test_shell(shell: Shell) -> None:
    assert reads(shell.paths(), "--top", shell.name)


def test_common_and_bus_with_their_checkers() -> None:
    assert reads([*COMMON, *BUS, *FORMAL])


def test_use_before_declaration_is_found(tmp_path: Path) -> None:
    source = tmp_path / "early.sv"
    body = ("assign b_o = c;", "logic c;", "assign c = a_i;", "endmodule")
    source.write_text("\n".join(["module early (input logic a_i, output logic b_o);", *body, ""]))
    assert reads([source], "--allow-use-before-declare")
    assert not reads([source])
