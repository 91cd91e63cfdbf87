"""The Rust for eight lanes, compiled as a stranger would and compared with Python integers: plain, and with AVX-512."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from cases import first
from modforge.field import write_lanes
from modforge.field.lanes.code import lane_code
from modforge.field.lanes.rust import emit

MODULI = {
    "p25519": 2**255 - 19,
    "p256k": 2**256 - 2**32 - 977,
    "p1305": 2**130 - 5,
    "p256": 2**256 - 2**224 + 2**192 + 2**96 - 1,
    "p384": 2**384 - 2**128 - 2**96 + 2**32 - 1,
    "p521": 2**521 - 1,
    "p61": 2**61 - 1,
    "p44": 0xB5D2C83E1F7,
    "p3": 3,
    # No inverse; no square root, as p = 1 mod 8.
    "composite": 2**255 - 21,
    "p61b": 2**61 - 31,
}

SHORT = ("p61", "p3")
"""Of both kinds; larger ones are those of ``modforge-lanes``, whose tests run beside."""

SELF_TESTED = [name if name in SHORT else pytest.param(name, marks=pytest.mark.long) for name in MODULI]


def compiled(directory: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Compile the self-test in a folder and run it."""
    command = ["rustc", "--edition=2024", "--test", *options, "-o", "field_x8_test", "field_x8_test.rs"]
    subprocess.run(command, cwd=directory, check=True)
    return subprocess.run(["./field_x8_test"], cwd=directory, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", SELF_TESTED)
@pytest.mark.few(1)
def test_the_self_test_passes(name: str, tmp_path: Path) -> None:
    write_lanes(lane_code(MODULI[name]), tmp_path, ["rust"])
    done = compiled(tmp_path, "-O", "-Dwarnings")
    assert "test result: ok. " in done.stdout, done.stdout


@pytest.mark.long
def test_it_computes_the_same_without_optimisation(tmp_path: Path) -> None:
    """Operations on vectors are calls then, and not instructions of the functions around them."""
    write_lanes(lane_code(MODULI["p1305"]), tmp_path, ["rust"])
    done = compiled(tmp_path)
    assert "test result: ok. 4 passed" in done.stdout, done.stdout


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    first(
        2,
        [
            ("x5.square_times(", "x5.square_times(1 + ", "powers"),
            ("plus_high", "plus_low", "arithmetic"),
            ("bytes.reverse()", "bytes.rotate_left(1)", "bytes"),
            ("Self::select(bits, b, a), Self::select(bits, a, b)", "Self::select(bits, a, b), *a", "choices"),
            ("2 * (squares", "1 * (squares", "powers"),
        ],
    ),
)
@pytest.mark.long
def test_the_self_test_notices_a_mistake(right: str, wrong: str, says: str, tmp_path: Path) -> None:
    write_lanes(lane_code(MODULI["p1305"]), tmp_path, ["rust"])
    source = tmp_path / "field_x8.rs"
    text = source.read_text(encoding="utf-8")
    assert right in text
    source.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    done = compiled(tmp_path)
    assert done.returncode == 101
    assert f"{says} ... FAILED" in done.stdout


@pytest.mark.parametrize("name", ["p25519", "p256", "p384", "p521", "p44"])
@pytest.mark.few(1)
def test_rustfmt_leaves_it_alone(name: str, tmp_path: Path) -> None:
    write_lanes(lane_code(MODULI[name], trait="crate::LaneField"), tmp_path, ["rust"])
    for file in ("field_x8.rs", "vector.rs"):
        subprocess.run(["rustfmt", "--edition=2024", "--check", file], cwd=tmp_path, check=True)


def test_the_text_says_what_it_is() -> None:
    code = lane_code(MODULI["p256"], name="p256_x8")
    text = emit.source(code)
    assert code.command in text
    assert hex(MODULI["p256"]) in text
    assert "unsafe" not in text


IN_ANY_FIELD = """\
#[allow(dead_code)]
mod field_x8;

use modforge_lanes::LaneField;
use modforge_lanes::vector::{Anywhere, Vector, dispatch};

/// The low bytes of cubes less one, in any field.
fn computed<F: LaneField>(x: F, one: F) -> [u16; 8] {
    (x.square() * x - one).to_le_bytes().map(|bytes| u16::from_le_bytes(*bytes.as_ref().first_chunk().unwrap()))
}

struct Computed;

impl Anywhere for Computed {
    type Output = [u16; 8];

    #[inline(always)]
    fn run<V: Vector>(self, cpu: V::Cpu) -> [u16; 8] {
        let numbers = core::array::from_fn(|lane| [lane as u64, 0, 0, 0]);
        computed(field_x8::Element::<V>::reduce(cpu, &numbers), field_x8::Element::one(cpu))
    }
}

fn main() {
    assert_eq!(dispatch(Computed), [0xfffc, 0, 7, 26, 63, 124, 215, 342]);
}
"""


@pytest.mark.parametrize("trait", ["modforge_lanes::LaneField", "::modforge_lanes::fields::LaneField"])
def test_another_crate_implements_the_trait(trait: str, tmp_path: Path) -> None:
    """As the how-to says: one file is copied into a crate that depends on ``modforge-lanes``."""
    paths = write_lanes(lane_code(2**221 - 3, trait=trait), tmp_path / "written", ["rust"])
    assert [path for path in paths if path.name == "vector.rs"] == [
        tmp_path / "written" / "field_x8_without_trait" / "vector.rs"
    ]
    (tmp_path / "field_x8.rs").write_bytes((tmp_path / "written" / "field_x8.rs").read_bytes())
    (tmp_path / "main.rs").write_text(IN_ANY_FIELD, encoding="utf-8")
    lanes = Path(__file__).parents[2] / "crates" / "modforge-lanes" / "src" / "lib.rs"
    library = ["--crate-type=lib", "--crate-name=modforge_lanes", "-Adead_code", lanes]
    for options in (library, ["--extern=modforge_lanes=libmodforge_lanes.rlib", "main.rs"]):
        subprocess.run(["rustc", "--edition=2024", *options], cwd=tmp_path, check=True)
    subprocess.run(["./main"], cwd=tmp_path, check=True)


@pytest.mark.parametrize(
    ("trait", "vectors"),
    [
        (None, "super::vector"),
        ("crate::fields::LaneField", "super::vector"),
        ("super::LaneField", "super::vector"),
        ("LaneField", "super::vector"),
        ("modforge_lanes::LaneField", "modforge_lanes::vector"),
        ("::modforge_lanes::fields::LaneField", "::modforge_lanes::fields::vector"),
        ("a::LaneField", "a::vector"),
    ],
)
def test_vectors_are_those_of_the_trait(trait: str | None, vectors: str, tmp_path: Path) -> None:
    code = lane_code(3, trait=trait)
    assert f"use {vectors}::{{LANES, Task, Vector}};\n" in emit.source(code)
    (tmp_path / "field_x8.rs").write_text(emit.source(code), encoding="utf-8")
    subprocess.run(["rustfmt", "--edition=2024", "--check", "field_x8.rs"], cwd=tmp_path, check=True)


@pytest.mark.parametrize("trait", ["crate::LaneField", "modforge_lanes::LaneField"])
@pytest.mark.long
def test_make_says_what_it_ran_on(trait: str, tmp_path: Path) -> None:
    write_lanes(lane_code(MODULI["p61"], trait=trait), tmp_path, ["rust"])
    done = subprocess.run(["make", "-s", "test"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "field_x8: in plain Rust " in done.stdout
