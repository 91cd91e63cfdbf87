"""The engine that is installed, read as a library; tests of its machine code need an x86-64 CPU and binutils."""

import platform
import shutil
from pathlib import Path

import pytest

from modforge import _engine
from modforge.kernel_proof.code.library import Library


@pytest.fixture(scope="session")
def engine() -> Library:
    if platform.machine() != "x86_64":
        pytest.skip("the engine has no assembly for this CPU")
    if shutil.which("objdump") is None or shutil.which("nm") is None:
        pytest.skip("needs binutils")
    return Library(Path(_engine.__file__))
