"""What shells complete: commands, options, choices, cores and moduli, without loading more than that takes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from cases import first
from modforge.cli import COMMANDS, main
from modforge.cli.completion import SHELLS
from modforge.cores import CORES
from modforge.plan.named import known_moduli

PROGRAM = "from modforge.cli import main; import sys; main(prog_name='modforge')"


def completed(shell: str, line: str) -> list[str]:
    """What the program answers to the script of a shell, a name a line."""
    words = line.split(" ")
    where = words[-1] if shell == "fish" else str(len(words) - 1)
    asked = {"_MODFORGE_COMPLETE": f"{shell}_complete", "COMP_WORDS": line, "COMP_CWORD": where}
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, env=os.environ | asked, capture_output=True, text=True, timeout=60, check=True)
    lines = done.stdout.splitlines()
    if shell == "zsh":  # type, name and help, a line each
        return lines[1::3]
    return [name.partition(",")[2].partition("\t")[0] for name in lines]


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.few(1)
def test_each_shell_completes_commands(shell: str) -> None:
    assert completed(shell, "modforge ") == [*COMMANDS]
    assert completed(shell, "modforge exp") == ["explore"]


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("line", "names"),
    first(
        7,
        [
            ("modforge core sh", ["show"]),
            ("modforge core show ", [core.name for core in CORES]),
            ("modforge explore mont_cpa --fam", ["--family"]),
            ("modforge advise p256 --family ecp5-85k-", ["ecp5-85k-7", "ecp5-85k-8"]),
            ("modforge plan ", [one.name for one in known_moduli()]),
            ("modforge completion f", ["fish"]),
            ("modforge bench f", ["faces", "fields"]),
            ("modforge explore mont_cpa --minimize l", ["lut", "levels", "latency"]),
            ("modforge explore mont_fios --set ", ["WordBits=", "Cells=", "Slots=", "Primitive="]),
            ("modforge explore fi", ["field"]),
            ("modforge explore field --set ", ["Word=", "Layout=", "Digits="]),
            ("modforge core show mont_cpa --set C", ["ChainBits="]),
            ("modforge nothing ", [*COMMANDS]),
        ],
    ),
)
def test_what_is_completed(line: str, names: list[str]) -> None:
    assert completed("bash", line) == names


def test_bash_completes_by_its_script(tmp_path: Path) -> None:
    """The whole way: the script, sourced, asks the program by the name that was typed."""
    program = tmp_path / "modforge"
    program.write_text(f"#!{sys.executable}\n{PROGRAM}\n")
    program.chmod(0o755)
    script = CliRunner().invoke(main, ["completion", "bash"]).output
    typed = 'COMP_WORDS=(modforge doc); COMP_CWORD=1; _modforge_completion modforge; echo "${COMPREPLY[@]}"'
    path = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "-c", f"{script}\n{typed}"], env=path, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == "doctor\n"


def test_a_shell_that_is_not_known() -> None:
    result = CliRunner().invoke(main, ["completion", "tcsh"])
    assert result.exit_code == 2 and len(result.output.splitlines()) == 1
