"""Where compiled simulations are kept: below build/, so that a second run of the tests does not compile again."""

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def simulations() -> Path:
    return Path(__file__).resolve().parents[2] / "build" / "simulations"
