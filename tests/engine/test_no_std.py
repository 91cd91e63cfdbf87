"""The engine without the standard library: a static library with nothing of it inside, called from C."""

import subprocess
from pathlib import Path

import pytest

from modforge import Modulus

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = ROOT / "tests" / "engine" / "no_std"

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def library() -> Path:
    target = ROOT / "target" / "no_std"
    manifest = HERE / "Cargo.toml"
    subprocess.run(
        ["cargo", "build", "-q", "--release", "--locked", "--manifest-path", manifest, "--target-dir", target],
        check=True,
    )
    return target / "release" / "libmodforge_no_std.a"


def test_no_symbol_of_std_is_in_the_library(library):
    symbols = subprocess.run(["nm", "--demangle", library], check=True, capture_output=True, text=True).stdout
    assert " power" in symbols
    assert " core::" in symbols
    assert " std::" not in symbols


def test_c_calls_the_library(library, tmp_path):
    program = tmp_path / "power"
    sources = [HERE / "main.c", library]
    # Of the system only the C library is linked.
    subprocess.run(["cc", "-O1", "-nodefaultlibs", "-o", program, *sources, "-lc"], check=True)
    output = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    # The kernel is chosen as with the standard library.
    assert int(output) == len(Modulus(2**607 - 1).kernel)
