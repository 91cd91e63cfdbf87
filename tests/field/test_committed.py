"""The generated files in Rust crates are what the generator writes today, and each is a feature of its crate."""

import hashlib
import re
import tomllib
from pathlib import Path

import pytest

from modforge.field.committed import CRATES, DIGESTS, LANES, NAMES, codes, in_lanes

ROOT = Path(__file__).parents[2]

WRITE = "python -m modforge.field.committed writes it anew"


# Not parametrized by the files: each process of pytest would generate all of them before its first test.
@pytest.mark.parametrize(
    "names",
    [
        pytest.param(("p1305", "p25519", "n256"), id="of each kind"),
        pytest.param(NAMES, id="all", marks=pytest.mark.long),
    ],
)
def test_committed_code_is_current(names: tuple[str, ...]) -> None:
    for path, code in codes(names):
        assert (ROOT / path).read_text(encoding="utf-8") == code.rust_source, WRITE


@pytest.mark.long
def test_committed_lanes_are_current() -> None:
    for path, text in in_lanes():
        assert (ROOT / path).read_text(encoding="utf-8") == text, WRITE


def test_no_file_was_edited_by_hand() -> None:
    """Those that are generated only in `make test-all`, too."""
    lines = [line.split("  ") for line in (ROOT / DIGESTS).read_text(encoding="utf-8").splitlines()]
    assert len(lines) == len(NAMES) + len({"vector", *LANES})
    for digest, path in lines:
        assert hashlib.sha256((ROOT / path).read_bytes()).hexdigest() == digest, f"{path}: {WRITE}"


@pytest.mark.parametrize("crate", sorted({crate for crate, *_ in CRATES}))
def test_every_field_is_a_feature_and_has_tests(crate: str) -> None:
    """A module is compiled by the feature of its name alone, none by default; tests and examples take all of them."""
    fields = {name for owner, _, _, moduli in CRATES if owner == crate for name in moduli}
    folder = ROOT / "crates" / crate
    manifest = tomllib.loads((folder / "Cargo.toml").read_text(encoding="utf-8"))
    features = manifest["features"]
    adapters = {"ff", "subtle"} & set(features)
    assert {name: features[name] for name in set(features) - adapters} == {name: [] for name in fields}
    assert set(manifest["dev-dependencies"][crate]["features"]) == fields | (adapters & {"ff"})
    source = (folder / "src" / "lib.rs").read_text(encoding="utf-8")
    shown = re.findall(r'^#\[cfg\(feature = "(\w+)"\)\]\npub mod (\w+);$', source, re.MULTILINE)
    assert set(shown) == {(name, name) for name in fields}
    arithmetic, powers = (
        (folder / "tests" / f"{name}.rs").read_text(encoding="utf-8") for name in ("against_bigint", "powers")
    )
    assert set(re.findall(r"^field!\(\s*\w+,\s*(\w+),", arithmetic, re.MULTILINE)) == fields
    assert set(re.findall(r"\w+", powers.partition("powers!(")[2].partition(":")[2])) == fields
