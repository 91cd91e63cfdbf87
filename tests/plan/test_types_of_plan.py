"""What checkers of types know of ``modforge.plan``, from a stub that names what the package has."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import modforge
from modforge.plan import Plan, Planning

STUB = Path(modforge.__file__).with_suffix(".pyi")


def test_the_stub_has_what_the_package_has() -> None:
    stub = runpy.run_path(str(STUB))
    assert stub["__all__"] == modforge.__all__
    assert {name: stub[name] for name in stub["__all__"]} == {
        name: getattr(modforge, name) for name in modforge.__all__
    }
    assert stub["__annotations__"] == {"plan": Planning}
    assert isinstance(modforge.plan, Planning)
    assert isinstance(modforge.plan(97), Plan)


@pytest.mark.long
def test_a_checker_of_types_knows_a_plan(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    lines = ("import modforge", "reveal_type(modforge.plan('97').structure)", "modforge.nothing")
    program.write_text("\n".join(lines), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path), str(program)]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    assert 'Revealed type is "modforge.plan.structure.Structure"' in said
    assert 'has no attribute "nothing"' in said and "Found 1 error" in said
