"""The wheel and the source distribution: built, installed in an empty environment, and used there."""

import base64
import csv
import hashlib
import io
import json
import os
import platform
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from modforge.bench.dropin import JOBS
from modforge.bench.python import LIBRARIES

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CRATE = tomllib.loads((ROOT / "crates" / "modforge-python" / "Cargo.toml").read_text(encoding="utf-8"))

USE = runpy.run_path(str(ROOT / "scripts" / "release" / "try_wheel.py"))["USE"]
"""A program."""


def test_one_wheel_for_all_versions():
    """The engine keeps to the stable interface of the oldest version that the package takes."""
    (oldest,) = re.findall(r">=3\.(\d+)", PROJECT["requires-python"])
    assert f"abi3-py3{oldest}" in CRATE["dependencies"]["pyo3"]["features"]


def test_extras_that_messages_name():
    """``pip install 'modforge[…]'`` installs something."""
    named = set()
    for path in [*(ROOT / "python" / "modforge").rglob("*.py"), *(ROOT / "docs").rglob("*.md")]:
        named |= set(re.findall(r"modforge\[(\w+)\]", path.read_text(encoding="utf-8")))
    # Each is named somewhere; the last is for a checkout.
    assert named | {"dev"} == set(PROJECT["optional-dependencies"])


def test_the_extra_of_the_comparison_has_its_libraries():
    packages = {re.split(r"[<>=]", one)[0] for one in PROJECT["optional-dependencies"]["bench"]}
    assert packages == set(LIBRARIES.values())
    assert {{"flint": "python-flint"}.get(job.package, job.package) for job in JOBS} <= packages


def run(*command: str | Path, **environment: str) -> str:
    surroundings = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(
        [*map(str, command)], env=surroundings | environment, cwd="/", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def tool(name: str) -> str:
    found = shutil.which(name, path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


@pytest.fixture(scope="session")
def built(tmp_path_factory) -> Path:
    """A folder with a wheel and a source distribution of this tree."""
    folder = tmp_path_factory.mktemp("wheels")
    path = f"{Path(tool('maturin')).parent}{os.pathsep}{os.environ['PATH']}"
    run(ROOT / "scripts" / "wheel.sh", folder, "--interpreter", sys.executable, PATH=path)
    return folder


def install(environment: Path, python: str, *options: str | Path) -> Path:
    """Make an empty environment, install there, from what is known already if that will do; return its Python."""
    uv = tool("uv")
    run(uv, "venv", "--quiet", "--python", python, environment)
    arguments = ("pip", "install", "--quiet", "--python", environment / "bin" / "python", *options)
    try:
        run(uv, *arguments, "--offline")
    except AssertionError:
        run(uv, *arguments)
    return environment / "bin" / "python"


@pytest.mark.long
def test_what_the_wheel_holds(built):
    (wheel,) = built.glob("*.whl")
    (oldest,) = re.findall(r">=3\.(\d+)", PROJECT["requires-python"])
    assert f"-cp3{oldest}-abi3-" in wheel.name
    names = zipfile.ZipFile(wheel).namelist()
    assert zipfile.ZipFile(wheel).getinfo("modforge/_engine.abi3.so").file_size < 16 << 20
    assert {"_engine.abi3.so", "_engine.pyi", "libmodforge-gmp.so", "py.typed"} <= {Path(name).name for name in names}
    assert [name for name in names if name.endswith((".pyc", ".orig", "~")) or "/build/" in name] == []
    assert len([name for name in names if "/licenses/LICENSE-" in name]) == 2


@pytest.mark.long
def test_the_engine_keeps_the_names_of_its_kernels(built, tmp_path):
    """And no others: they are a hundredth of it."""
    (wheel,) = built.glob("*.whl")
    engine = zipfile.ZipFile(wheel).read("modforge/_engine.abi3.so")
    (tmp_path / "engine").write_bytes(engine)
    names = run("nm", "-C", tmp_path / "engine").splitlines()
    assert any("modforge::kernel::limbs::adx::straight::unrolled::multiply_4" in name for name in names)
    assert [name for name in names if "modforge::kernel" not in name and "StepBy" not in name] == []
    run("strip", tmp_path / "engine")
    assert 0 < len(engine) - (tmp_path / "engine").stat().st_size < 128 << 10
    rows = {row[0]: row for row in csv.reader(io.StringIO(record(wheel)))}
    digest = base64.urlsafe_b64encode(hashlib.sha256(engine).digest()).rstrip(b"=").decode()
    assert rows["modforge/_engine.abi3.so"][1:] == [f"sha256={digest}", str(len(engine))]


def record(wheel: Path) -> str:
    archive = zipfile.ZipFile(wheel)
    (name,) = (name for name in archive.namelist() if name.endswith("/RECORD"))
    return archive.read(name).decode()


@pytest.mark.long
def test_the_wheel_in_an_empty_environment(built, tmp_path):
    (wheel,) = built.glob("*.whl")
    python = install(tmp_path / "environment", sys.executable, wheel)
    assert run(python, "-c", USE).startswith(str(tmp_path))
    command = tmp_path / "environment" / "bin" / "modforge"
    assert "Mersenne" in run(command, "plan", "2^61 - 1")
    packages = sum(file.stat().st_size for file in (tmp_path / "environment").rglob("*") if file.is_file())
    assert packages < 40 << 20
    run(command, "field", "2^61 - 1", "-o", tmp_path / "field")
    assert (tmp_path / "field").is_dir()
    run(command, "core", "emit", "mont_csa42", "--bits", "64", "-o", tmp_path / "core")
    assert run(command, "run", "--", "echo", "done") == "done\n"
    if platform.machine() in {"x86_64", "aarch64"}:
        proofs = json.loads(run(command, "doctor", "--proofs", "--json"))
        assert proofs["holds"]
        assert all(row["proved"] for row in proofs["rows"] if not row["left"])


@pytest.mark.long
@pytest.mark.parametrize("version", ["3.12", "3.13", "3.14"])
def test_the_same_wheel_in_later_versions(built, tmp_path, version):
    """The engine alone, as its packages may have no wheels here for this version."""
    done = subprocess.run([tool("uv"), "python", "find", version], capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"Python {version} is not installed")
    (wheel,) = built.glob("*.whl")
    python = install(tmp_path / "environment", done.stdout.strip(), "--no-deps", wheel)
    assert run(python, "-c", USE).startswith(str(tmp_path))


@pytest.mark.long
def test_the_source_distribution(built, tmp_path):
    """It has all that a build needs: the wheel that is built from it is used."""
    (source,) = built.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        assert not [name for name in archive.getnames() if name.endswith((".so", ".pyc"))]
    run(
        tool("maturin"), "build", "--release", "--quiet", "--interpreter", sys.executable, "--out", tmp_path,
        "--manifest-path", unpacked(source, tmp_path) / "crates" / "modforge-python" / "Cargo.toml",
        CARGO_TARGET_DIR=os.environ.get("CARGO_TARGET_DIR", str(ROOT / "target")),
    )  # fmt: skip
    (wheel,) = tmp_path.glob("*.whl")
    python = install(tmp_path / "environment", sys.executable, "--no-deps", wheel)
    assert run(python, "-c", USE).startswith(str(tmp_path))


def unpacked(source: Path, folder: Path) -> Path:
    with tarfile.open(source) as archive:
        archive.extractall(folder, filter="data")
    return folder / source.name.removesuffix(".tar.gz")


@pytest.mark.long
def test_without_the_lock(tmp_path):
    """A Python without the global lock does not take it for the engine, and threads compute at once."""
    python = next(filter(None, map(shutil.which, ("python3.14t", "python3.13t"))), None)
    if python is None:
        pytest.skip("no Python without the global lock is installed (uv python install 3.14t)")
    run(
        tool("maturin"), "build", "--release", "--quiet", "--interpreter", python, "--out", tmp_path,
        "--manifest-path", ROOT / "crates" / "modforge-python" / "Cargo.toml",
    )  # fmt: skip
    (wheel,) = tmp_path.glob("*t-*.whl")
    python = install(tmp_path / "environment", python, "--no-deps", wheel)
    assert run(python, "-c", USE + "print(sys._is_gil_enabled())").endswith("False\n")


@pytest.mark.long
@pytest.mark.parametrize("processor", ["x86_64", "aarch64"])
def test_a_wheel_for_old_c_libraries(tmp_path, processor):
    """Its name promises that glibc 2.28 will do, and neither library in it asks for more."""
    target = f"{processor}-unknown-linux-gnu"
    rustc = os.environ.get("RUSTC", "rustc")
    if not Path(run(rustc, "--print", "target-libdir", "--target", target).strip()).is_dir():
        pytest.skip(f"Rust's library is not installed: rustup target add {target}")
    path = f"{Path(tool('maturin')).parent}{os.pathsep}{os.environ['PATH']}"
    run(ROOT / "scripts" / "wheel.sh", tmp_path, target, "--interpreter", sys.executable, PATH=path)
    (wheel,) = tmp_path.glob(f"*-abi3-manylinux_2_28_{processor}.whl")
    with zipfile.ZipFile(wheel) as archive:
        for name in ("_engine.abi3.so", "libmodforge-gmp.so"):
            needs = {int(version) for version in re.findall(rb"GLIBC_2\.(\d+)", archive.read(f"modforge/{name}"))}
            assert needs
            assert max(needs) <= 28
    if processor == platform.machine():
        python = install(tmp_path / "environment", sys.executable, "--no-deps", wheel)
        assert run(python, "-c", USE).startswith(str(tmp_path))
