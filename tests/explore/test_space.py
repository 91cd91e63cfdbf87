"""Values of parameters, the designs that they make, bounds and aims."""

import re

import pytest

from modforge.cores import CORES, core
from modforge.explore import Aim, Bound, Space, SpaceError, Values, front, read_number


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("7", [7]),
        ("32,16,16", [16, 32]),
        ("64..512", [64, 128, 256, 512]),
        ("3..13:5", [3, 8, 13]),
        ("0..4", [0, 1, 2, 4]),
        ("24..", [24, 48]),
        ("..9", [4, 8]),
        ("..", [4, 8, 16, 32, 64]),
        ("60..:2", [60, 62, 64]),
        ("70..", []),
    ],
)
def test_values(text, values):
    assert Values.parse(text).between(4, 64) == values


@pytest.mark.parametrize(
    "text", ["", "x", "1,,2", "8..4", "1..9:0", "1..9:", "-1", "1...2", "0..999999999:1", "1e3", "٣"]
)
def test_values_that_are_none(text):
    with pytest.raises(SpaceError) as error:
        Values.parse(text)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("one", CORES, ids=lambda one: one.name)
def test_every_core_has_a_space(one):
    """Open ranges of every parameter: each design is either one that the core takes, or refused with the reason."""
    space = Space(one, Values.parse("64"), {each.name: Values.parse("..") for each in one.settings[:2]})
    points, refused = space.grid()
    assert len({point.identity for point in points}) == len(points) > 0
    assert all(one.parameters(point.bits, point.settings) == point.parameters for point in points)
    assert all(each.reason for each in refused)


@pytest.mark.long
def test_names_and_widths_that_a_core_does_not_have():
    fios = core("mont_fios")
    with pytest.raises(Exception, match="mont_fios has no parameter Cell; did you mean Cells"):
        Space(fios, Values.parse("64"), {"Cell": Values.parse("1")})
    with pytest.raises(SpaceError, match="made for 2 to 16384 bits, not 20000"):
        Space(fios, Values.parse("20000"), {}).grid()
    with pytest.raises(SpaceError, match="more than 100000 designs; take fewer, or --sample or --guided"):
        Space(fios, Values.parse("4..16000:1"), {"Cells": Values.parse("1..64:1"), "Slots": Values.parse("1")}).grid()


def test_a_sample_is_the_same_for_the_same_seed():
    space = Space(core("mont_fios"), Values.parse("32..4096:1"), {"Cells": Values.parse("1..64:1")})
    one, again, other = (space.sample(40, seed)[0] for seed in (1, 1, 2))
    assert [point.identity for point in one] == [point.identity for point in again]
    assert {point.identity for point in one} != {point.identity for point in other}
    assert len({point.identity for point in one}) == 40
    small = Space(core("mont_fios"), Values.parse("32"), {"Cells": Values.parse("1,2")})
    assert len(small.sample(40, 1)[0]) == 2


def test_bounds():
    there = ["lut", "dsp", "Cells"]
    for text, holds in (("dsp<=156", True), ("DSP > 75", False), ("cells = 4", True), ("lut >= 1e3", False)):
        assert Bound.parse(text, there, "xcup").holds({"dsp": 75, "lut": 999, "Cells": 4}) is holds
    assert Bound("lut", "<=", 100).excess({"lut": 150}) == 0.5
    assert Bound("lut", "<", 100).excess({"lut": 100}) > 0
    for text, said in {
        "dsp": "--where takes a column",
        "dps<3": "did you mean dsp?",
        "mhz>3": "mhz needs a frequency, and a row of xcup has none",
        "dsp<x": "--where takes a number, such as 156 or 1e6, not 'x'",
        "dsp<1e999": "--where takes a number",
    }.items():
        with pytest.raises(SpaceError, match=re.escape(said)):
            Bound.parse(text, there, "xcup")
    assert read_number("1e6", "--rate") == 1_000_000


def test_the_front_is_what_nothing_beats():
    """Against the definition, on every design of a grid of figures."""
    designs = [{"lut": a * 7 % 11, "ns": a * a % 13, "mhz": a % 5} for a in range(60)]
    aims = [Aim("lut"), Aim("ns"), Aim("mhz", largest=True)]
    costs = [[aim.cost(one) for aim in aims] for one in designs]

    def beaten(cost):
        return any(all(a <= b for a, b in zip(other, cost, strict=True)) and other != cost for other in costs)

    assert front(designs, aims) == [not beaten(cost) for cost in costs]
    assert front([], aims) == []
