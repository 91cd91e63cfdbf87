"""GMP's functions from the engine: against GMP in one process, by programs that do not know of it."""

import json
import os
import shutil
import signal
import subprocess
import sys
from ctypes.util import find_library as find_system_library
from pathlib import Path

import pytest

from modforge.compat.gmp import NoShimError, Row, environment, find_library, read_statistics

SOURCE = Path(__file__).with_name("gmp_calls.c")
GMP = find_system_library("gmp")
pytestmark = [
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for Linux"),
    pytest.mark.skipif(GMP is None or shutil.which("cc") is None, reason="needs libgmp.so.10 and cc"),
]


@pytest.fixture(scope="module")
def shim():
    return find_library()


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    made = tmp_path_factory.mktemp("gmp") / "calls"
    subprocess.run(["cc", "-O1", "-Wall", "-Werror", "-o", made, SOURCE, f"-l:{GMP}", "-ldl"], check=True)
    return made


def call(program, rounds, variables):
    done = subprocess.run([program, GMP, str(rounds)], env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return int(done.stdout.split()[0])


@pytest.mark.parametrize("always", ["0", "1"], ids=["where faster", "always"])
def test_every_function_is_gmps(shim, program, tmp_path, always, request):
    """Signs, edges, short and long operands, all aliases, a foreign allocator, divisions by zero."""
    variables = environment(shim, tmp_path / "calls") | {"MODFORGE_GMP_ALWAYS": always}
    assert call(program, 400 if request.config.getoption("--long") else 8, variables) > 4000
    answered = {row.function for row in read_statistics(tmp_path / "calls") if row.by == "modforge"}
    if always == "1":
        assert answered == {"mpz_powm", "mpz_powm_ui", "mpz_powm_sec", "mpz_invert", "mpz_millerrabin"}


def test_linked_before_gmp(shim, tmp_path):
    made = tmp_path / "calls"
    subprocess.run(
        ["cc", "-O1", "-o", made, SOURCE, shim, f"-Wl,-rpath,{shim.parent}", f"-l:{GMP}", "-ldl"], check=True
    )
    assert call(made, 1, os.environ | {"MODFORGE_GMP_ALWAYS": "1"}) > 500


def test_without_it_the_program_says_so(program):
    done = subprocess.run([program, GMP, "1"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "not loaded before GMP" in done.stdout


def test_a_library_that_is_named(tmp_path, monkeypatch):
    monkeypatch.setenv("MODFORGE_GMP_LIBRARY", str(tmp_path / "none.so"))
    with pytest.raises(NoShimError, match="no such file"):
        find_library()
    (tmp_path / "none.so").touch()
    with pytest.raises(NoShimError, match="not the library"):
        find_library()
    (tmp_path / "none.so").write_bytes(b"__gmpz_powm")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MODFORGE_GMP_LIBRARY", "none.so")
    assert find_library() == tmp_path / "none.so"
    with pytest.raises(NoShimError, match="a space or a colon"):
        environment(tmp_path / "a b.so")


def test_run(program):
    """The command passes on output and status, and says what was done."""
    command = [sys.executable, "-m", "modforge", "run"]
    done = subprocess.run([*command, "--", program, GMP, "1"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stdout.endswith("checks\n")
    assert "modforge answered " in done.stderr
    done = subprocess.run([*command, "--json", "sh", "-c", "exit 7"], capture_output=True, text=True, check=False)
    assert (done.returncode, json.loads(done.stderr)) == (7, [])
    done = subprocess.run([*command, "/no/such/program"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (127, "Error: /no/such/program: no such program\n")


def test_counts_go_to_those_around(program, tmp_path):
    command = [sys.executable, "-m", "modforge", "run", "--", program, GMP, "1"]
    variables = os.environ | {"MODFORGE_GMP_STATS": str(tmp_path / "calls")}
    subprocess.run(command, env=variables, check=True, capture_output=True)
    assert sum(row.calls for row in read_statistics(tmp_path / "calls")) > 100


def test_signals_are_passed_on():
    command = [sys.executable, "-m", "modforge", "run", "--", "sh", "-c", "echo begun; exec sleep 60"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout.readline() == "begun\n"
        process.terminate()
        assert process.wait(timeout=30) == 128 + signal.SIGTERM


def test_counts_of_processes_are_added(tmp_path):
    file = tmp_path / "calls"
    row = {"function": "mpz_powm", "max_bits": 64, "by": "gmp", "calls": 2, "nanoseconds": 10}
    file.write_text(f"{json.dumps({'process': 1, 'rows': [row]})}\n" * 2)
    assert read_statistics(file) == [Row("mpz_powm", 64, "gmp", 4, 20)]
    assert read_statistics(tmp_path / "none") == []
