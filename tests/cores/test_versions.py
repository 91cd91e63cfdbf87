"""A core that a design around it must follow has another version: see docs/reference/cores.md.

``versions.json`` has a digest of each core's promises under the first two numbers of its version. Where this fails,
raise the second number in the core's ``core.py`` and its ``.core`` file and add the digest, in place of the old one.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from modforge.cores import CORES, core
from modforge.cores.model.core import CORES_FOLDER, Core
from modforge.cores.model.errors import ParameterError
from modforge.cores.model.parameters import Formula, Parameters

KNOWN = Path(__file__).with_name("versions.json")
WIDTHS = (64, 512)


def second(each: Core) -> str:
    """Return what a new parameter raises."""
    return each.version.rpartition(".")[0]


def choices(each: Core) -> Iterator[Parameters]:
    """Yield parameters: all defaults, and each of its own at its bounds where the others let it."""
    for bits in WIDTHS:
        yield each.parameters(bits)
        for setting in each.settings:
            for value in {setting.min_value(bits), setting.max_value(bits)}:
                try:
                    yield each.parameters(bits, {setting.name: value})
                except ParameterError:
                    continue


def promises(each: Core) -> dict[str, Any]:
    """Return parameters, ports and cycles as plain data, without words that only describe."""
    formulas = (each.cycles, each.interval, each.montgomery_exponent, *each.mode_cycles)
    described = each.as_dict()
    return {
        "settings": [(one["name"], [one["at_bits"][str(bits)] for bits in WIDTHS]) for one in described["settings"]],
        "ports": described["ports"],
        "operands": each.operands,
        "least": (each.min_bits, each.min_modulus),
        "figures": [(parameters, [formula(parameters) for formula in formulas]) for parameters in choices(each)],
    }


def digest(each: Core) -> str:
    text = json.dumps(promises(each), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def judge(each: Core, known: dict[str, dict[str, str]]) -> str | None:
    """Return what is wrong with the version, or None."""
    now, before = {second(each): digest(each)}, known.get(each.name)
    if now == before:
        return None
    bumped = before is None or second(each) not in before
    return f"add {now}" if bumped else f"{each.version} promised something else: raise its second number"


@pytest.mark.parametrize("each", CORES, ids=lambda each: each.name)
def test_promises_are_those_of_the_version(each: Core) -> None:
    assert judge(each, json.loads(KNOWN.read_text(encoding="utf-8"))) is None
    assert f":{each.name}:{each.version}\n" in (CORES_FOLDER / each.name / f"{each.name}.core").read_text("utf-8")


def test_a_change_without_a_higher_number_is_noticed() -> None:
    each = core("rsa_core")
    known = {each.name: {second(each): digest(each)}}
    slower = replace(each, cycles=Formula("one more", lambda parameters: each.cycles(parameters) + 1))
    assert judge(each, known) is None
    more = replace(each, settings=(*each.settings, replace(each.settings[1], name="New")))
    for changed in (slower, more, replace(each, operands="pair"), replace(each, min_bits=17)):
        assert "raise" in str(judge(changed, known))
        assert "add" in str(judge(replace(changed, version="0.3.0"), known))
