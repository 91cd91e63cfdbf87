"""Every product of width 3, in every split, proved by SAT from reset to result; and that the proof can fail."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from modforge.hardware.catalogue import core
from modforge.hardware.tools import child_environment

BITS = 3
CHECK = Path(__file__).parent / "mont_csa42_check.sv"


def prove(folder: Path, sources: list[Path]) -> bool:
    names = " ".join(str(path) for path in [*sources, CHECK])
    passes = [
        f"read_verilog -sv -formal {names}",
        f"hierarchy -top mont_csa42_check -chparam Bits {BITS}",
        "proc; flatten; async2sync; opt -full",
        f"sat -seq {BITS + 5} -prove-asserts -set-assumes -verify",
    ]
    (folder / "passes.json").write_text(json.dumps(passes))
    command = [sys.executable, "-m", "modforge.hardware.yosys_process", str(folder / "passes.json")]
    done = subprocess.run(command, env=child_environment(), capture_output=True, text=True, check=False)
    assert "Executing SAT pass" in done.stdout, done.stdout + done.stderr
    return done.returncode == 0


def test_every_product(tmp_path: Path) -> None:
    assert prove(tmp_path, core("mont_csa42").paths())


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("assign ready_o = ~busy_q", "assign ready_o = busy_q"), ("CountWidth'(Bits + 1)", "CountWidth'(Bits)")],
)
def test_wrong_core(tmp_path: Path, right: str, wrong: str) -> None:
    *common, source = core("mont_csa42").paths()
    mutant = tmp_path / source.name
    text = source.read_text()
    assert right in text
    mutant.write_text(text.replace(right, wrong))
    assert not prove(tmp_path, [*common, mutant])
