"""A crate whose build script generates its fields is built and run; what cannot be generated stops the build."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(shutil.which("cargo") is None, reason="needs cargo")

MANIFEST = f"""\
[package]
name = "uses-fields"
edition = "2024"

[dependencies]
modforge-fields = {{ path = "{ROOT}/crates/modforge-fields" }}

[build-dependencies]
modforge-build = {{ path = "{ROOT}/crates/modforge-build" }}

[workspace]
"""

BUILD = """\
fn main() -> Result<(), modforge_build::Error> {
    modforge_build::fields(&[OTHERS("other", "MODULUS")])
}
"""

MAIN = """\
use modforge_fields::Field;

include!(concat!(env!("OUT_DIR"), "/fields.rs"));

fn half<F: Field>() -> F {
    (F::ONE + F::ONE).invert()
}

fn main() {
    assert!(half::<p383::Element>() + half() == Field::ONE);
    assert!(half::<p255::Element>() + half() == Field::ONE);
    assert!(half::<other::Element>() + half() == Field::ONE);
    println!("{}", p383::Element::ONE.square_times(2).legendre());
}
"""


OTHERS = '("p383", "2^383 - 187"), ("p255", "2^255 - 31"), '


def run(
    directory: Path, target: Path, modulus: str, command: str, others: str = ""
) -> subprocess.CompletedProcess[str]:
    """Build and run a crate with that modulus in its build script."""
    (directory / "src").mkdir()
    (directory / "Cargo.toml").write_text(MANIFEST)
    (directory / "build.rs").write_text(BUILD.replace("OTHERS", others).replace("MODULUS", modulus))
    (directory / "src" / "main.rs").write_text(MAIN)
    environment = {**os.environ, "MODFORGE": command, "CARGO_TARGET_DIR": str(target)}
    return subprocess.run(
        ["cargo", "run", "-q", "--offline"], cwd=directory, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where all of these crates are built, so that what they need is compiled once."""
    return tmp_path_factory.mktemp("target")


@pytest.fixture
def modforge(tmp_path: Path) -> str:
    """The command, of these sources."""
    command = tmp_path / "modforge"
    command.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}/python" exec "{sys.executable}" -m modforge "$@"\n')
    command.chmod(0o755)
    return str(command)


@pytest.mark.long
def test_a_crate_generates_its_fields(tmp_path: Path, target: Path, modforge: str) -> None:
    """Of primes that are 5, 1 and 7 modulo 8."""
    done = run(tmp_path, target, "2^414 - 17", modforge, OTHERS)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "1\n"


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("modulus", "says"),
    [
        ("2^255 - 21", "p is not prime"),
        ("2^255 - ", "other, 2^255 - "),
    ],
)
def test_a_field_that_cannot_be_stops_the_build(
    modulus: str, says: str, tmp_path: Path, target: Path, modforge: str
) -> None:
    done = run(tmp_path, target, modulus, modforge)
    assert done.returncode != 0
    assert says in done.stderr


def test_a_missing_command_is_named(tmp_path: Path, target: Path) -> None:
    done = run(tmp_path, target, "2^414 - 17", "no-such-command")
    assert done.returncode != 0
    assert "no-such-command" in done.stderr
