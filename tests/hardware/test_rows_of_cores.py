"""Which sources a row of results hangs on."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from modforge.cores import core
from modforge.cores.model.core import INCLUDE
from modforge.cores.rsa_core.multipliers import MULTIPLIERS
from modforge.hardware.rows import core_inputs
from modforge.hardware.tools import child_environment, verilator_directory

RSA = core("rsa_core")


@pytest.mark.parametrize("multiplier", range(len(MULTIPLIERS)))
def test_used_sources_suffice(multiplier: int) -> None:
    """A processor compiles with the sources of its own multiplier."""
    parameters = RSA.parameters(64, {"Multiplier": multiplier})
    used = RSA.used_paths(parameters)
    assert {path.parents[1].name for path in used} & set(MULTIPLIERS) == {MULTIPLIERS[multiplier]}
    values = [f"-G{name}={value}" for name, value in parameters.items()]
    command = ["verilator", "--lint-only", INCLUDE, *values, "--top-module", RSA.name, *map(str, used)]
    environment = child_environment(verilator_directory(), Path(sys.executable).parent)
    subprocess.run(command, env=environment, check=True, timeout=60)


@pytest.mark.parametrize("multiplier", range(len(MULTIPLIERS)))
@pytest.mark.parametrize("folder", [*MULTIPLIERS, "common", "rsa_core"])
def test_other_sources_change_the_row_if_used(multiplier: int, folder: str) -> None:
    """Without a source of a folder a row has another hash, unless the processor has another multiplier."""
    file = next(file for file in RSA.files if file.startswith(folder))
    without = replace(RSA, files=tuple(each for each in RSA.files if each != file))
    settings = {"Multiplier": multiplier}
    same = core_inputs(RSA, 64, settings)["sources"] == core_inputs(without, 64, settings)["sources"]
    assert same == (folder in MULTIPLIERS and folder != MULTIPLIERS[multiplier])
