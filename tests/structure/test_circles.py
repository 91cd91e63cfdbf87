"""No circle of imports runs through the modules of the package, in any room, or through the files of a crate."""

from pathlib import Path

import pytest
import rust_modules
from modules import circle, imports_of

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "python" / "modforge"
CRATES = sorted(path.parent.name for path in (ROOT / "crates").glob("*/src"))

ONE_SUBJECT = {
    "modforge": [
        # A modulus makes residues, and each of them knows its modulus.
        ["modulus.rs", "residue.rs"],
        ["batch/mod.rs", "batch/residues.rs"],
    ],
    "modforge-crypto": [
        # A curve has points, and they are on the curve.
        [
            "curve/weierstrass/endomorphism.rs",
            "curve/weierstrass/jacobian.rs",
            "curve/weierstrass/mod.rs",
            "curve/weierstrass/projective.rs",
        ],
        ["curves/edwards25519.rs", "curves/edwards25519_lanes.rs"],
        # A scheme has the methods of its keys, by a macro, so that they are compiled once with each curve.
        ["dstu9041/keys.rs", "dstu9041/mod.rs"],
        [
            "ec/batch.rs",
            "ec/mod.rs",
            "ec/nonce.rs",
            "ec/public.rs",
            "ec/secret.rs",
            "ec/signature.rs",
        ],
        [
            "eddsa/batch.rs",
            "eddsa/encoding.rs",
            "eddsa/mod.rs",
            "eddsa/signature.rs",
            "eddsa/signing.rs",
            "eddsa/verifying.rs",
        ],
    ],
    "modforge-fields": [],
    "modforge-lanes": [
        # Likewise; and a curve verifies, so that this is compiled where the curve is.
        [
            "ecdsa/base.rs",
            "ecdsa/lane_curve.rs",
            "ecdsa/mod.rs",
            "ecdsa/points.rs",
            "ecdsa/sum.rs",
        ],
    ],
}
"""Files that are one subject in several pieces."""


def test_there_is_no_circle() -> None:
    imports = imports_of(PACKAGE, "modforge")
    assert len(imports) > 300 and sum(map(len, imports.values())) > 1000
    assert circle(imports) == []


def test_a_circle_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "room").mkdir()
    (tmp_path / "__init__.py").write_text("from modforge.room.a import first\n")
    (tmp_path / "room" / "__init__.py").write_text("from modforge.room import a\n")
    (tmp_path / "room" / "a.py").write_text("def late():\n    from modforge.room.b import second\n")
    (tmp_path / "room" / "b.py").write_text("import modforge.room.c\nfrom modforge.errors import ModforgeError\n")
    (tmp_path / "room" / "c.py").write_text("from .a import late\n")
    (tmp_path / "errors.py").write_text("")
    assert circle(imports_of(tmp_path, "modforge")) == ["room.a", "room.b", "room.c"]


@pytest.mark.parametrize("crate", CRATES)
def test_there_is_no_circle_in_a_crate(crate: str) -> None:
    imports = rust_modules.imports_of(ROOT / "crates" / crate / "src")
    assert imports
    assert circles_of_files(imports) == sorted(ONE_SUBJECT.get(crate, []))


def circles_of_files(imports: rust_modules.Imports) -> list[list[str]]:
    return sorted(sorted({name.partition("::")[0] for name in group}) for group in rust_modules.circles(imports))


def test_all_of_the_engine_is_read() -> None:
    imports = rust_modules.imports_of(ROOT / "crates" / "modforge" / "src")
    assert sum(map(len, imports.values())) > 800
    assert "kernel/door/arithmetic.rs" in imports["kernel/digits/avxifma/mod.rs::CODE"] | imports["pow/pair.rs"]


CIRCLES = {
    "across folders": (
        {
            "lib.rs": "mod a;\nmod b;",
            "a/mod.rs": "pub mod one;",
            "a/one.rs": "use crate::b::two;\npub fn one() { two() }",
            "b/mod.rs": "mod two;\npub use two::two;",
            "b/two.rs": "use crate::a::one;\npub fn two() { one::one() }",
        },
        ["a/one.rs", "b/two.rs"],
    ),
    "through mod.rs": (
        {
            "lib.rs": "mod a;",
            "a/mod.rs": "pub mod one;\nconst SIZE: usize = 1;\npub fn all() -> u8 { one::one() }",
            "a/one.rs": "use super::{SIZE, all};\npub fn one() -> u8 { all() }",
        },
        ["a/mod.rs", "a/one.rs"],
    ),
    "through a name that is handed on": (
        {
            "lib.rs": "mod a;\nmod b;",
            "a/mod.rs": "mod one;\npub use one::Thing;",
            "a/one.rs": "pub struct Thing(crate::b::Other);",
            "b.rs": "use crate::a::Thing;\npub struct Other(Option<Box<Thing>>);",
        },
        ["a/one.rs", "b.rs"],
    ),
    "in what a macro is made of": (
        {
            "lib.rs": "mod a;\nmod b;",
            "a.rs": "macro_rules! twice { () => { $crate::b::two() + $crate::b::two() }; }\npub fn one() -> u8 { 1 }",
            "b.rs": "pub fn two() -> u8 { crate::a::one() + 1 }",
        },
        ["a.rs", "b.rs"],
    ),
    "through what a macro imports": (
        {
            "lib.rs": "mod a;\nmod b;",
            "a.rs": "macro_rules! all { () => { use $crate::b::{other, two}; }; }\npub fn one() -> u8 { 1 }",
            "b.rs": "pub fn two() -> u8 { crate::a::one() + 1 }\npub fn other() {}",
        },
        ["a.rs", "b.rs"],
    ),
    "through a macro of the text before": (
        {
            "lib.rs": "#[macro_use]\nmod a;\nmod b;",
            "a.rs": "macro_rules! one { () => { 1 }; }\nfn all() -> u8 { crate::b::two() }",
            "b.rs": "pub fn two() -> u8 { one!() + 1 }",
        },
        ["a.rs", "b.rs"],
    ),
}


@pytest.mark.parametrize(("files", "expected"), CIRCLES.values(), ids=CIRCLES.keys())
def test_a_circle_of_files_is_noticed(tmp_path: Path, files: dict[str, str], expected: list[str]) -> None:
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    assert circles_of_files(rust_modules.imports_of(tmp_path)) == [expected]


def test_what_a_folder_shares_makes_no_circle(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "mod.rs").write_text("mod one;\nconst SIZE: usize = 1;\npub fn all() -> usize { one::one() }")
    tests = "#[cfg(test)]\nmod tests { fn test() { super::super::all(); } }"
    (tmp_path / "a" / "one.rs").write_text("use super::SIZE;\npub fn one() -> usize { SIZE }\n" + tests)
    (tmp_path / "lib.rs").write_text("mod a;")
    assert circles_of_files(rust_modules.imports_of(tmp_path)) == []
