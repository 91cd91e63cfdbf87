"""The first change that CONTRIBUTING.md walks through can be made, and the commands that it gives exist."""

import json
import re
from pathlib import Path

import modforge
from modforge.plan import parse_modulus
from modforge.plan.named import find, find_value

ROOT = Path(__file__).resolve().parent.parent.parent
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
MODULI = "python/modforge/plan/data/moduli.json"


def test_the_new_modulus_is_a_prime_with_a_name_of_its_own() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", CONTRIBUTING, re.DOTALL)
    new = json.loads(block.strip().removesuffix(","))
    groups = json.loads((ROOT / MODULI).read_text(encoding="utf-8"))["groups"]
    (before,) = [known for group in groups for known in group["moduli"] if known["name"] == "goldilocks64"]
    assert list(new) == list(before)
    assert new["nature"] == "prime"
    value = parse_modulus(new["value"]).value
    assert modforge.is_probable_prime(value)
    # None before a reader has followed the steps.
    assert find(new["name"]) is find_value(value)
    # The slip that the reader is told to try.
    assert not modforge.is_probable_prime(parse_modulus("2^251 + 17*2^192 + 3").value)


def test_what_it_names_is_there() -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    commands = set(re.findall(r"(?:^ +|`)make ([a-z][\w-]*)", CONTRIBUTING, re.MULTILINE))
    assert "check" in commands
    assert commands <= targets
    paths = set(re.findall(r"`((?:crates|python|tests|fuzz|scripts|docs)/[\w/.-]*|\.[a-z]+/[\w/.-]*)`", CONTRIBUTING))
    assert MODULI in paths
    made_by_a_run = {"fuzz/artifacts"}
    assert sorted(path for path in paths - made_by_a_run if not (ROOT / path).exists()) == []
