"""Each subject of modforge-crypto is a feature, which asks for what its sources name and for nothing else.

`make test-all` compiles each feature alone.
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
CRATES = ROOT / "crates"
CRYPTO = CRATES / "modforge-crypto"

# Public modules whose feature has another name; `curves` lists those that are compiled.
OF_ANOTHER_NAME = {"random": "getrandom", "curves": None}


@cache
def manifest(crate: str) -> dict[str, Any]:
    return tomllib.loads((CRATES / crate / "Cargo.toml").read_text(encoding="utf-8"))


FEATURES = manifest("modforge-crypto")["features"]


def closure(feature: str) -> set[str]:
    """Everything that a feature switches on: features, `dep:crate` and `crate/feature`."""
    found: set[str] = set()
    waiting = [feature]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += FEATURES.get(one, [])
    return found


def holds(condition: str, on: set[str]) -> bool:
    """Whether a condition of `cfg` holds with these features."""
    if named := re.fullmatch(r'feature\s*=\s*"(\w+)"', condition):
        return named[1] in on
    if condition in ("test", "unix"):
        return condition == "unix"
    kind, inner = re.fullmatch(r"(any|all|not)\((.*?),?\s*\)", condition, re.DOTALL).groups()
    parts = [holds(part.strip(), on) for part in re.split(r",(?![^(]*\))", inner)]
    return not parts[0] if kind == "not" else {"any": any, "all": all}[kind](parts)


def end_of_item(text: str, start: int) -> int:
    """Where the item that starts there ends: at a semicolon, or at the brace that closes its own."""
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] in "{(") - (text[at] in "})")
        if depth == 0 and text[at] in ";}":
            return at + 1
    raise AssertionError(text[start : start + 80])


def compiled(path: Path, on: set[str]) -> str:
    """The source without comments and what these features leave out."""
    text = re.sub(r"//.*", "", path.read_text(encoding="utf-8"))
    while attribute := re.search(r"#\[cfg\((.*?)\)\]", text, re.DOTALL):
        after = attribute.end() if holds(attribute[1].strip(), on) else end_of_item(text, attribute.end())
        text = text[: attribute.start()] + text[after:]
    return text


def sources(path: Path, on: set[str]) -> dict[Path, str]:
    """The file and all modules below it that are compiled with these features."""
    text = compiled(path, on)
    found = {path: text}
    folder = path.parent if path.stem in {"lib", "mod"} else path.with_suffix("")
    for name in re.findall(r"^\s*(?:pub(?:\([\w ]+\))? )?mod (\w+);", text, re.MULTILINE):
        file = folder / f"{name}.rs"
        found |= sources(file if file.exists() else folder / name / "mod.rs", on)
    return found


def names(path: Path, text: str, crate: str) -> bool:
    """Whether the source names the crate, which a module beside it may have the name of."""
    name = crate.replace("-", "_")
    beside = [path.parent / f"{name}.rs", path.parent / name]
    if any(file.exists() and file != path for file in beside):
        return re.search(rf"(?<![\w>])::{name}\b", text) is not None
    in_a_list = any(name in re.findall(r"\w+", listed) for listed in re.findall(r"\buse \{([^}]*)\};", text))
    return in_a_list or re.search(rf"(?<![\w:.])(?:{name}::(?!<)|::{name}\b)", text) is not None


@pytest.mark.parametrize("feature", sorted(set(FEATURES) - {"default"}))
def test_a_feature_asks_for_what_its_sources_name(feature: str) -> None:
    on = closure(feature)
    found = sources(CRYPTO / "src" / "lib.rs", on)
    optional = {
        name for name, given in manifest("modforge-crypto")["dependencies"].items() if given.get("optional") is True
    }
    named = {crate for crate in optional if any(names(path, text, crate) for path, text in found.items())}
    asked = {one.removeprefix("dep:") for one in on if one.startswith("dep:")}
    # Alone these two have nothing to work on.
    assert named == (asked if feature not in {"cancel", "pkcs8"} else set())


@pytest.mark.parametrize("feature", sorted(set(FEATURES) - {"default"}))
def test_a_feature_asks_for_the_fields_and_lanes_that_its_sources_name(feature: str) -> None:
    on = closure(feature)
    everything = "\n".join(sources(CRYPTO / "src" / "lib.rs", on).values())
    for crate in ("modforge-fields", "modforge-fields-dstu"):
        listed = re.findall(rf"\b{crate.replace('-', '_')}::(\{{[^}}]*\}}|\w+)", everything)
        arguments = re.findall(r"\b[np]\d+c\d+\b", everything) if crate == "modforge-fields-dstu" else []
        words = {word for one in [*listed, *arguments] for word in re.findall(r"\w+", one)}
        fields = words & set(manifest(crate)["features"])
        assert fields == {one.partition("/")[2] for one in on if one.startswith(f"{crate}/")}
    named = re.findall(r"\b(Curve25519|Ecdsa|Poly1305)Lanes\b", everything) + re.findall(
        r"\bmodforge_lanes::(P\d+|Secp256k1)\b", everything
    )
    lanes = {name.lower() for name in named}
    assert lanes == {one.partition("/")[2] for one in on if one.startswith("modforge-lanes/")}


def test_every_public_module_has_a_feature() -> None:
    text = (CRYPTO / "src" / "lib.rs").read_text(encoding="utf-8")
    behind = {
        name: feature or None
        for feature, name in re.findall(
            r'^(?:#\[cfg\(feature = "(\w+)"\)\]\n)?pub (?:mod|use curves::)\s*(\w+);', text, re.MULTILINE
        )
    }
    assert len(behind) > 15
    assert behind == {name: OF_ANOTHER_NAME.get(name, name) for name in behind}


@pytest.mark.parametrize("crate", ["modforge-crypto", "modforge-lanes"])
def test_tests_take_every_feature(crate: str) -> None:
    """A crate depends on itself for its tests, with its features."""
    features = set(manifest(crate)["features"]) - {"default"}
    given = {*manifest(crate)["dev-dependencies"][crate]["features"], *manifest(crate)["features"].get("default", [])}
    on = {one for feature in given for one in ({feature} if crate != "modforge-crypto" else closure(feature))}
    assert features <= on


def test_no_dependency_is_a_feature() -> None:
    """An optional dependency that no feature names as `dep:` would be a feature of its own."""
    optional = {
        name for name, given in manifest("modforge-crypto")["dependencies"].items() if given.get("optional") is True
    }
    asked = {one.removeprefix("dep:") for needs in FEATURES.values() for one in needs if one.startswith("dep:")}
    assert optional == asked


def test_dependents_name_the_features_that_they_use() -> None:
    """The workspace switches no default on, so a crate here compiles what it names."""
    given = tomllib.loads((ROOT / "Cargo.toml").read_text(encoding="utf-8"))["workspace"]["dependencies"]
    assert given["modforge-crypto"]["default-features"] is False
