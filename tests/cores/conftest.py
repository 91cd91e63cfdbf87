"""Where compiled simulations are kept: with those of the commands, which they share the run-time library with."""

from pathlib import Path

import pytest

from modforge.results import build_directory


@pytest.fixture(scope="session")
def simulations() -> Path:
    return build_directory("simulations")
