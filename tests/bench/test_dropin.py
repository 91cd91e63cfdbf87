"""``modforge bench dropin``: pairs of runs, compared; here with a package of our own in place of gmpy2."""

import shutil
import sys

import pytest

from modforge.bench.dropin import JOBS, Job, available, measure
from modforge.bench.errors import RunError
from modforge.compat.gmp import find_library

FAKE = """
import os
mpz = int
powmod = powmod_sec = pow
def invert(x, m): return pow(x, -1, m)
def is_prime(x): return {is_prime}
def next_prime(x): return (1 << 255) - 19
"""
POWER = Job("gmpy2", "powmod", 256)

pytestmark = [
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for Linux"),
    pytest.mark.skipif(shutil.which("cargo") is None, reason="needs cargo"),
]


@pytest.fixture
def package(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    def install(is_prime="True"):
        (tmp_path / "gmpy2.py").write_text(FAKE.format(is_prime=is_prime))

    return install


def test_a_row(package):
    package()
    (row,) = measure(sys.executable, [POWER], find_library(), 2, lambda *_: None)
    assert row.least <= row.factor <= row.most
    assert row.as_dict()["reached"] is None


def test_other_results_are_an_error(package):
    package("'LD_PRELOAD' in os.environ")
    with pytest.raises(RunError, match="are not those without"):
        measure(sys.executable, [Job("gmpy2", "is_prime", 256)], find_library(), 1, lambda *_: None)


def test_a_program_that_fails_is_an_error(package):
    package()
    with pytest.raises(RunError, match="KeyError"):
        measure(sys.executable, [Job("gmpy2", "no_such", 256)], find_library(), 1, lambda *_: None)


def test_packages_that_are_missing():
    assert available(sys.executable, [Job("no_such_package", "powmod", 256)]) == {}
    assert {job.package for job in JOBS} == {"gmpy2", "phe", "flint"}
