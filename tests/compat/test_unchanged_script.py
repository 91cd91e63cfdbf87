"""``python -m modforge.compat``: a program in Python whose ``pow`` is the engine's."""

import subprocess
import sys

PROGRAM = """
import sys
print(sys.argv[1:], __name__, pow.__module__, pow(3, 2**300, 2**521 - 1) == __import__("base").power)
"""


def run(*arguments, **options):
    command = [sys.executable, "-m", "modforge.compat", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)


def test_a_program(tmp_path):
    """Its arguments, its name and the modules beside it are as without."""
    (tmp_path / "program.py").write_text(PROGRAM)
    (tmp_path / "base.py").write_text(f"power = {pow(3, 2**300, 2**521 - 1)}")
    done = run(tmp_path / "program.py", "a", "-b")
    assert done.stdout == "['a', '-b'] __main__ modforge.compat.power True\n", done.stderr
    done = run("-m", "program", "c", cwd=tmp_path)
    assert done.stdout == "['c'] __main__ modforge.compat.power True\n", done.stderr


def test_requests_that_make_no_sense():
    assert run().returncode == run("-m").returncode == run("/nonexistent.py").returncode == 2
    assert "no such file" in run("/nonexistent.py").stderr
    assert run("--help").returncode == 0
