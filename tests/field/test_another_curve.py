"""ECDSA in lanes on curves that ``modforge-lanes`` does not have: the program of the how-to, and one more."""

from __future__ import annotations

import os
import random
import re
import subprocess
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from modforge.field import write_lanes
from modforge.field.lanes.code import lane_code

ROOT = Path(__file__).resolve().parents[2]
LANES = ROOT / "crates" / "modforge-lanes" / "src" / "lib.rs"
PAGE = (ROOT / "docs" / "how-to" / "field-code-in-lanes.md").read_text(encoding="utf-8")
((EXAMPLE),) = re.findall(
    r"<!-- run by tests/field/test_another_curve.py -->\n```rust,ignore\n(.*?)```", PAGE, re.DOTALL
)

TRAIT = "modforge_lanes::LaneField"

ANSWERS = """
mod secp224k1;

/// y² = x³ + 5: an order of more bits than p, and an odd number of digits in halves of factors.
enum Secp224k1 {}

impl LaneCurve for Secp224k1 {
    type Field<V: Vector> = secp224k1::Element<V>;
    const A_IS_MINUS_THREE: bool = false;
    const BITS: usize = 225;
    const FACTOR_BITS: usize = 114;
    const BETA: Option<EcdsaNumber> = Some(BETA);
}

const BETA: EcdsaNumber = [@BETA@];

fn factor(text: &str) -> EcdsaFactor {
    EcdsaFactor::new(text.starts_with('-'), number(text.trim_start_matches('-'))).unwrap()
}

/// A line of numbers for each job; the base point in front.
fn answers<C: LaneCurve>(is_portable: bool) {
    let lines: Vec<String> = std::io::stdin().lines().map(Result::unwrap).collect();
    let lines: Vec<Vec<&str>> = lines.iter().map(|line| line.split(' ').collect()).collect();
    let base = [0, 1].map(|at| number(lines[0][at]));
    let lanes = if is_portable { EcdsaLanes::<C>::portable(&base) } else { EcdsaLanes::new(&base) };
    let Some(lanes) = lanes else { return println!("none") };
    for eight in lines[1..].as_chunks().0 {
        let jobs = eight.each_ref().map(|job| EcdsaJob {
            base: factor(job[0]),
            factors: [factor(job[1]), factor(job[2])],
            point: [number(job[3]), number(job[4])],
            x: [number(job[5]), number(job[6])],
        });
        lanes.verify_vartime(&jobs).iter().for_each(|verdict| println!("{verdict:?}"));
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let is_portable = arguments[2] == "portable";
    match arguments[1].as_str() {
        "brainpoolP256t1" => answers::<BrainpoolP256t1>(is_portable),
        "secp224k1" => answers::<Secp224k1>(is_portable),
        _ => example(),
    }
}
"""

Point = tuple[int, int] | None


@dataclass(frozen=True)
class Curve:
    """A curve y² = x³ + a·x + b, the golden model."""

    p: int
    a: int
    b: int
    order: int
    base: tuple[int, int]
    factor_bits: int
    beta: int | None = None

    def add(self, first: Point, second: Point) -> Point:
        if first is None or second is None:
            return first or second
        (x1, y1), (x2, y2) = first, second
        if x1 == x2 and (y1 + y2) % self.p == 0:
            return None
        rise, run = (y2 - y1, x2 - x1) if x1 != x2 else (3 * x1 * x1 + self.a, 2 * y1)
        slope = rise * pow(run, -1, self.p) % self.p
        x = (slope * slope - x1 - x2) % self.p
        return x, (slope * (x1 - x) - y1) % self.p

    def times(self, factor: int, point: Point) -> Point:
        total = None
        for bit in f"{abs(factor):b}":
            total = self.add(total, total)
            if bit == "1":
                total = self.add(total, point)
        return (total[0], -total[1] % self.p) if total and factor < 0 else total

    def image(self, point: tuple[int, int]) -> Point:
        return None if self.beta is None else (self.beta * point[0] % self.p, point[1])


P224 = 2**224 - 2**32 - 6803

CURVES = {
    "brainpoolP256t1": Curve(
        p=0xA9FB57DBA1EEA9BC3E660A909D838D726E3BF623D52620282013481D1F6E5377,
        a=-3,
        b=0x662C61C430D84EA4FE66A7733D0B76B7BF93EBC4AF2F49256AE58101FEE92B04,
        order=0xA9FB57DBA1EEA9BC3E660A909D838D718C397AA3B561A6F7901E0E82974856A7,
        base=(
            0xA3E8EB3CC1CFE7B7732213B23A656149AFA142C47AAFBC2B79A191562E1305F4,
            0x2D996C823439C56D7F7B22E14644417E69BCB6DE39D027001DABE8F35B25C9BE,
        ),
        factor_bits=256,
    ),
    "secp224k1": Curve(
        p=P224,
        a=0,
        b=5,
        order=0x010000000000000000000000000001DCE8D2EC6184CAF0A971769FB1F7,
        base=(
            0xA1455B334DF099DF30FC28A169A467E9E47075A90F7E650EB6B7A45C,
            0x7E089FED7FBA344282CAFBD6F7E319F7C0B0BD59E2CA4BDB556D61A5,
        ),
        factor_bits=114,
        beta=next(beta for beta in (pow(base, (P224 - 1) // 3, P224) for base in range(2, 20)) if beta != 1),
    ),
}


@dataclass(frozen=True)
class Job:
    """What one lane is asked, as ``EcdsaJob``."""

    base: int
    factors: tuple[int, int]
    point: tuple[int, int]
    x: tuple[int, int] = (0, 0)

    def total(self, curve: Curve) -> Point:
        total = curve.add(curve.times(self.base, curve.base), curve.times(self.factors[0], self.point))
        return curve.add(total, curve.times(self.factors[1], curve.image(self.point)))

    def line(self) -> str:
        return " ".join(f"{number:x}" for number in (self.base, *self.factors, *self.point, *self.x))


def rustc(*arguments: str | Path, directory: Path, check: bool) -> subprocess.CompletedProcess[str]:
    """Compile, without make's promise of a job server: rustc would warn that there is none."""
    environment = {name: value for name, value in os.environ.items() if not name.endswith(("MAKEFLAGS", "MFLAGS"))}
    command = ["rustc", "--edition=2024", *arguments]
    return subprocess.run(command, cwd=directory, env=environment, capture_output=True, text=True, check=check)


def library(directory: Path) -> None:
    kind = ["--crate-type=lib", "--crate-name=modforge_lanes", '--cfg=feature="ecdsa"', '--cfg=feature="portable"']
    rustc("-Dwarnings", *kind, LANES, directory=directory, check=True)


def field(p: int, name: str, directory: Path) -> None:
    write_lanes(lane_code(p, name=name, trait=TRAIT), directory / name, ["rust"])
    (directory / f"{name}.rs").write_bytes((directory / name / f"{name}.rs").read_bytes())


def compiled(source: str, directory: Path) -> subprocess.CompletedProcess[str]:
    (directory / "main.rs").write_text(source, encoding="utf-8")
    return rustc(
        "-Adead_code", "--extern=modforge_lanes=libmodforge_lanes.rlib", "main.rs", directory=directory, check=False
    )


@pytest.fixture(scope="module")
def crate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A crate with the field of the how-to."""
    directory = tmp_path_factory.mktemp("crate")
    library(directory)
    field(CURVES["brainpoolP256t1"].p, "brainpool", directory)
    return directory


@pytest.fixture(scope="module")
def program(crate: Path) -> Path:
    """The program of the how-to with another curve and another ``main``."""
    field(P224, "secp224k1", crate)
    beta = ", ".join(str(byte) for byte in CURVES["secp224k1"].beta.to_bytes(48, "little"))
    done = compiled(EXAMPLE.replace("fn main()", "fn example()") + ANSWERS.replace("@BETA@", beta), crate)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return crate / "main"


def has_the_instructions() -> bool:
    return "avx512ifma" in Path("/proc/cpuinfo").read_text(encoding="utf-8")


def test_the_example_of_the_page_runs(program: Path) -> None:
    done = subprocess.run([program, "example", ""], capture_output=True, text=True, check=True)
    assert done.stdout == ("" if has_the_instructions() else "This CPU has no AVX-512 IFMA.\n")


def odd(chance: random.Random, bits: int) -> int:
    return (chance.getrandbits(bits) | 1) * chance.choice((1, -1))


def jobs(curve: Curve) -> tuple[list[Job], list[Job]]:
    """Jobs that are found out, at random and with the largest factors; and others whose sums may be undefined."""
    chance = random.Random(224)
    bits, half = curve.order.bit_length(), curve.factor_bits

    def point(k: int) -> tuple[int, int]:
        found = curve.times(k, curve.base)
        assert found is not None
        return found

    def job(base: int, factors: tuple[int, int], k: int) -> Job:
        return Job(base, factors, point(k))

    plain = [
        job(odd(chance, bits), (odd(chance, half), odd(chance, half)), chance.randrange(2**20, curve.order))
        for _ in range(14)
    ]
    plain += [job(s * (2**bits - 1), (s * (2**half - 1), 1 - 2**half), chance.getrandbits(200)) for s in (1, -1)]
    small = (1, -1, 3, 1023, 1025)
    hostile = [job(u, (v, w), k) for u in small for v, w in ((1, 1), (-1, 1), (31, -33)) for k in (1, 2, 1023)]
    return plain, hostile[: len(hostile) // 8 * 8]


@pytest.mark.parametrize("kind", ["portable", "vectors"])
@pytest.mark.parametrize("name", CURVES)
def test_verdicts_are_those_of_the_law(name: str, kind: str, program: Path) -> None:
    curve = CURVES[name]
    assert (curve.base[1] ** 2 - curve.base[0] ** 3 - curve.a * curve.base[0] - curve.b) % curve.p == 0
    assert curve.times(curve.order, curve.base) is None
    plain, hostile = jobs(curve)
    asked, expected = [], []
    for at, job in enumerate(plain + hostile):
        total = job.total(curve)
        x = total[0] if total else 0
        asked.append(replace(job, x=[(x, x), (0, x), (x, 1), ((x + 1) % curve.p, 5)][at % 4]))
        expected.append(total is not None and x in asked[-1].x)
    long = 2**curve.factor_bits + 1
    asked += [replace(asked[0], base=2 ** curve.order.bit_length() + 1), replace(asked[0], factors=(-long, 1))]
    asked += [replace(asked[0], factors=(1, long))] + 5 * [asked[0]]
    lines = [f"{curve.base[0]:x} {curve.base[1]:x}", *(job.line() for job in asked)]
    done = subprocess.run([program, name, kind], input="\n".join(lines), capture_output=True, text=True, check=True)
    if kind == "vectors" and not has_the_instructions():
        assert done.stdout == "none\n"
        return
    found = done.stdout.splitlines()
    assert len(found) == len(asked)
    assert found[: len(plain)] == [f"Some({str(one).lower()})" for one in expected[: len(plain)]]
    for one, right in zip(found[len(plain) :], expected[len(plain) :], strict=False):
        assert one in ("None", f"Some({str(right).lower()})")
    assert found[len(plain) : len(expected)].count("None") < len(hostile) // 2
    # Too long: the base point's factor, and the first one; the second where it is looked at.
    short = asked[0].x[0] if curve.beta is None else None
    assert found[len(expected) :][:2] == ["None"] * 2
    assert (found[len(expected) + 2] == "None") == (short is None)
    assert set(found[len(expected) + 3 :]) == {"Some(true)"}


@pytest.mark.parametrize("kind", ["portable", "vectors"])
def test_a_base_point_of_small_order_has_no_lanes(kind: str, program: Path) -> None:
    done = subprocess.run([program, "secp224k1", kind], input="1 0", capture_output=True, text=True, check=True)
    assert done.stdout == "none\n"


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ("const BITS: usize = 385;", "`LaneCurve::BITS`: more than the bits of an `EcdsaNumber`"),
        ("const BITS: usize = 0;", "`LaneCurve::FACTOR_BITS`: not from 1 to `BITS`"),
        ("const BITS: usize = 256;\nconst FACTOR_BITS: usize = 0;", "`LaneCurve::FACTOR_BITS`: not from 1 to `BITS`"),
        ("const BITS: usize = 256;\nconst FACTOR_BITS: usize = 257;", "`LaneCurve::FACTOR_BITS`: not from 1 to `BITS`"),
    ],
)
def test_the_compiler_refuses_bits_that_do_not_fit(more: str, says: str, crate: Path) -> None:
    right = "const BITS: usize = 256;"
    assert EXAMPLE.count(right) == 1
    done = compiled(EXAMPLE.replace(right, more), crate)
    assert done.returncode == 1
    assert says in done.stderr


@pytest.mark.parametrize(
    ("p", "says"),
    [
        (2**386 + 3, "`LaneCurve::Field`: p has more bytes than an `EcdsaNumber`"),
        (2**521 - 1, "`LaneCurve::Field`: an element has not from 1 to 8 digits"),
    ],
)
def test_the_compiler_refuses_a_field_that_does_not_fit(p: int, says: str, crate: Path) -> None:
    field(p, "large", crate)
    done = compiled(EXAMPLE.replace("mod brainpool;", "mod large;").replace("brainpool::", "large::"), crate)
    assert done.returncode == 1
    assert says in done.stderr
