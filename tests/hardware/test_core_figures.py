"""The figures of the READMEs: as committed, with names of the sources, and with the cycles of the formulas."""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from modforge.cores import CORES
from modforge.cores.kinds.delay_function.contract import Task
from modforge.cores.model.core import CORES_FOLDER, Core
from modforge.cores.model.page import page, pictures
from modforge.cores.vdf_core.golden import Shape, answer
from modforge.hardware.figures import figures
from modforge.hardware.figures.blocks import DiagramError, block_diagram, names
from modforge.hardware.figures.timing import Timing, operations, record, samples, wavedrom

EACH = pytest.mark.parametrize("core", CORES, ids=lambda core: core.name)


def folder(core: Core) -> Path:
    return CORES_FOLDER / core.name / "figures"


def expected_cycles(core: Core, timing: Timing, run: Mapping[str, Sequence[str]], begin: int) -> int:
    """Return what the core's formula says of the operation whose operands are taken in cycle ``begin``."""
    parameters = core.parameters(timing.bits, timing.settings)

    def port(name: str) -> int:
        return int(run[name][begin], 2)

    if core.kind == "inverter":
        return core.mode_cycles[port("mode_i")](parameters)
    if core.kind == "delay_function":
        return answer(Shape.of(parameters), Task(x=port("x_i"), m=port("m_i"), t=port("t_i"))).cycles
    return core.cycles(parameters)


@pytest.mark.few(1)
@EACH
def test_committed_figures_are_current(core: Core) -> None:
    drawn = figures(core)
    for name, text in drawn.items():
        assert (folder(core) / name).read_text(encoding="utf-8") == text, f"{name}: make regenerate writes it anew"
    timing = Timing.read(folder(core) / "timing.toml")
    run = record(core, timing)
    begin, end = operations(run, timing)[timing.operation]
    count = expected_cycles(core, timing, run, begin)
    assert end - (begin + 1) == count
    [edge] = json.loads(drawn["timing.wavedrom.json"])["edge"]
    assert re.fullmatch(rf"a\+b {count} cycles?", edge)


@EACH
def test_names_are_those_of_the_sources(core: Core) -> None:
    used = names(folder(core) / "blocks.toml")
    words = {word for path in core.paths() for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))}
    assert len(used) > 5
    assert not used - words


@EACH
def test_readme_shows_them(core: Core) -> None:
    text = (CORES_FOLDER / core.name / "README.md").read_text(encoding="utf-8")
    assert {*re.findall(r"\]\(figures/(\S+)\)", text)} == {"blocks.svg", "timing.svg"}
    assert all(f"]({name})" in page(core) for name in pictures(core))
    in_words = page(core, figures=False)
    assert not re.search("!\\[|Blocks with a triangle|recorded from", in_words)
    assert len(in_words) > len(text) * 0.8


def test_no_other_files() -> None:
    made = {"blocks.svg", "timing.wavedrom.json", "timing.svg"}
    assert all(
        {path.name for path in folder(core).iterdir()} == made | {"blocks.toml", "timing.toml"} for core in CORES
    )


VCD = """\
$var wire 1 ! clk_i $end
$var wire 1 " valid_i $end
$var wire 1 # ready_o $end
$var wire 1 % valid_o $end
$var wire 4 & s_o [3:0] $end
$enddefinitions $end
#0
$dumpvars
0!
1#
0"
0%
bx &
$end
#1
1!
#2
0!
1"
#3
1!
b11 &
#4
0!
0"
#5
1!
1%
#6
0!
#7
1!
#8
0!
#9
1!
"""


def test_an_edge_takes_what_stands_before_it() -> None:
    run = samples(VCD)
    assert run["valid_i"] == ["0", "1", "0", "0", "0"]
    assert run["s_o"] == ["xxxx", "xxxx", "0011", "0011", "0011"]
    timing = Timing(bits=4, settings={}, operation=0, signals=["clk_i", "valid_i", "valid_o", "s_o"])
    assert operations(run, timing) == [(1, 3)]
    diagram = wavedrom(run, timing, "a")
    assert diagram["edge"] == ["a+b 1 cycle"]
    assert diagram["signal"][1] == {"name": "valid_i", "wave": "010.."}
    assert diagram["signal"][2] == {"node": "..ab"}
    assert diagram["signal"][4] == {"name": "s_o", "wave": "x.=..", "data": ["3"]}


@pytest.mark.parametrize(
    ("block", "wire", "message"),
    [
        ("[0, 0, 2, 2]", "{ path = [[0, 5], [9, 5]] }", "needs a block of"),
        ("[0, 0, 9, 2]", '{ path = [[0, 1], [9, 1]], label = "through" }', "meets the block a"),
        ("[0, 0, 9, 2]", "{ path = [[0, 5], [9, 5.1]] }", "too short"),
        ("[0, 0, 9, 2]", '{ path = [[0, 5], "b.left"] }', "neither a port nor a side"),
    ],
)
def test_what_cannot_be_read_is_not_drawn(tmp_path: Path, block: str, wire: str, message: str) -> None:
    source = tmp_path / "blocks.toml"
    source.write_text(f'ports = {{}}\nwires = [{wire}]\n[blocks]\na = {{ box = {block}, text = ["some words"] }}\n')
    with pytest.raises(DiagramError, match=message):
        block_diagram(source)
