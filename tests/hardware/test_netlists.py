"""What synthesis makes of a core computes what its sources say, in every family that a table names."""

import re
import sys
from collections.abc import Hashable
from math import gcd
from pathlib import Path
from random import Random

import pytest

from cases import first
from modforge.cores import CORES, core
from modforge.cores.kinds.inverter.inversion import Task
from modforge.cores.kinds.inverter.tasks import edge_tasks, traits
from modforge.cores.model import golden
from modforge.cores.model.core import CORES_FOLDER, Core
from modforge.cores.model.edges import telling
from modforge.cores.model.errors import ConfigurationError
from modforge.hardware.errors import BenchError
from modforge.hardware.guards import without_guards
from modforge.hardware.netlists import NETLIST_FAMILIES, netlist, simulate_netlist
from modforge.hardware.synthesize import GATES, OSU018, synthesize
from modforge.hardware.synthesize.cell_flow import OSU018_LIBERTY

no_cells = not OSU018_LIBERTY.exists()

MAPPED = sys.modules["modforge.hardware.synthesize.mapped"]

STRUCTURES: list[tuple[str, int, dict[str, int]]] = [
    ("mont_csa42", 9, {}),
    ("mont_csa42", 14, {}),
    ("mont_csa_r4", 10, {}),
    ("mont_csa_r4", 13, {}),
    ("mont_cpa", 9, {"ChainBits": 4}),
    ("mont_cpa", 12, {}),
    ("mont_fios", 20, {}),
    ("mont_fios", 12, {"WordBits": 5, "Cells": 2, "Slots": 2}),
    ("mont_fios", 20, {"Primitive": 2}),
    ("mont_dsp", 20, {}),
    ("mont_dsp", 20, {"DigitBits": 4, "WordBits": 5, "Cells": 2}),
    ("mont_redundant", 12, {}),
    ("mont_redundant", 24, {"DigitBits": 8, "Cycles": 3}),
    ("mont_redundant", 20, {"DigitBits": 8, "Cycles": 6}),
    ("mont_redundant", 14, {"DigitBits": 5, "Square": 1}),
    ("square_table", 12, {}),
    ("square_table", 17, {}),
    ("rsa_core", 16, {}),
    ("rsa_core", 16, {"Check": 1}),
    ("rsa_core", 64, {"Multiplier": 1, "Crt": 1, "Check": 1, "Blind": 1}),
    ("rsa_core", 17, {"Multiplier": 1}),
    ("vdf_core", 9, {}),
    ("vdf_core", 10, {"Squarer": 1}),
    ("inv_kaliski", 9, {"Chains": 1}),
    ("inv_kaliski", 12, {"Chains": 3}),
    ("inv_kaliski", 13, {"Chains": 2, "CarrySelect": 1}),
    ("inv_divstep", 11, {}),
    ("inv_divstep", 20, {"Steps": 2, "BlockBits": 6}),
]
"""Each core at two widths, and with each setting that changes its structure."""

MIDDLE = {
    *(
        "mont_csa42-14",
        "mont_csa_r4-13",
        "mont_cpa-12",
        "mont_fios-20",
        "mont_dsp-20",
        "mont_redundant-12",
        "square_table-17",
    ),
    *("mont_fios-20-Primitive2", "mont_dsp-20-DigitBits4-WordBits5-Cells2", "mont_redundant-20-DigitBits8-Cycles6"),
    *("rsa_core-17-Multiplier1", "rsa_core-16", "rsa_core-16-Check1", "vdf_core-9", "vdf_core-10-Squarer1"),
    *("rsa_core-64-Multiplier1-Crt1-Check1-Blind1", "inv_kaliski-9-Chains1", "inv_divstep-11"),
    "inv_kaliski-13-Chains2-CarrySelect1",
}
"""Those whose parts are all in another one, or that take longest: long."""

BLOCKS_OF_ULTRASCALE = [
    ("mont_fios", 20, {"Primitive": 1}),
    ("mont_dsp", 20, {"DigitBits": 4, "WordBits": 5, "Primitive": 1}),
    ("mont_dsp", 62, {"Primitive": 1}),
    ("mont_redundant", 24, {"DigitBits": 8, "Cycles": 3}),
]
"""Those whose netlists for UltraScale+ are made another way than others: of its blocks, and where ABC9 went wrong."""


def name_of(case: tuple[str, int, dict[str, int]]) -> str:
    name, bits, settings = case
    return "-".join([name, str(bits), *(f"{key}{value}" for key, value in settings.items())])


def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.getbasetemp() / "netlists"


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=pytest.mark.long if name_of(case) in MIDDLE else ()) for case in STRUCTURES],
    ids=name_of,
)
def test_ecp5(case: tuple[str, int, dict[str, int]], tmp_path_factory: pytest.TempPathFactory) -> None:
    name, bits, settings = case
    found = simulate_netlist(core(name), bits, settings=settings, whole=False, build_directory=folder(tmp_path_factory))
    assert found.cases > 5
    assert found.edge_cases


@pytest.mark.long
@pytest.mark.parametrize("case", first(1, [(case,) for case in BLOCKS_OF_ULTRASCALE]), ids=name_of)
def test_blocks_of_ultrascale(case: tuple[str, int, dict[str, int]], tmp_path_factory: pytest.TempPathFactory) -> None:
    name, bits, settings = case
    build = folder(tmp_path_factory)
    assert simulate_netlist(
        core(name), bits, settings=settings, family="xcup", whole=False, build_directory=build
    ).cases


@pytest.mark.long
def test_additions_stay_out_of_the_blocks_of_a_nexus(tmp_path_factory: pytest.TempPathFactory) -> None:
    """With them inside, as ``synth_nexus`` has them, the results were wrong."""
    build = folder(tmp_path_factory)
    settings = {"DigitBits": 5}
    assert simulate_netlist(
        core("mont_redundant"), 14, settings=settings, family="nexus", whole=False, build_directory=build
    ).cases


@pytest.mark.parametrize(
    "case",
    first(1, [(("mont_cpa", 9, {}),), (("mont_cpa", 12, {"ChainBits": 4}),), (("mont_redundant", 12, {}),)]),
    ids=name_of,
)
def test_gowin(case: tuple[str, int, dict[str, int]], tmp_path_factory: pytest.TempPathFactory) -> None:
    """Adders become its ALU, and products tables."""
    name, bits, settings = case
    build = folder(tmp_path_factory)
    assert simulate_netlist(
        core(name), bits, settings=settings, family="gw2a", whole=False, build_directory=build
    ).cases


@pytest.mark.parametrize("each", [core("mont_csa42"), core("inv_divstep")], ids=lambda each: each.name)
@pytest.mark.few(1)
def test_gates(each: Core, tmp_path_factory: pytest.TempPathFactory) -> None:
    build = folder(tmp_path_factory)
    assert simulate_netlist(each, 11, family=GATES, whole=False, build_directory=build).cases


@pytest.mark.long
@pytest.mark.parametrize(
    "family",
    [
        pytest.param(family, marks=pytest.mark.skipif(no_cells, reason="needs Debian's qflow-tech-osu018"))
        if family == OSU018
        else family
        for family in NETLIST_FAMILIES
    ],
)
@pytest.mark.parametrize("case", [*STRUCTURES, *BLOCKS_OF_ULTRASCALE], ids=name_of)
def test_every_family(
    case: tuple[str, int, dict[str, int]], family: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    name, bits, settings = case
    try:
        core(name).check_family(core(name).parameters(bits, settings), family)
    except ConfigurationError:
        pytest.skip("the family lacks the block")
    build = folder(tmp_path_factory)
    assert simulate_netlist(core(name), bits, settings=settings, family=family, build_directory=build).edge_cases


@pytest.mark.long
@pytest.mark.parametrize("each", CORES, ids=lambda each: each.name)
def test_wider(each: Core, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert simulate_netlist(each, 97, whole=False, build_directory=folder(tmp_path_factory)).cases


@pytest.mark.long
def test_a_wrong_netlist_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With ABC9's newer file, which lost operands of adders beside kept wires."""
    made = MAPPED.mapping
    monkeypatch.setattr(MAPPED, "mapping", lambda *asked: [one for one in made(*asked) if "xaiger" not in one])
    with pytest.raises(BenchError, match="the netlist for ecp5 is wrong: mont_redundant"):
        simulate_netlist(
            core("mont_redundant"), 24, settings={"DigitBits": 8, "Cycles": 3}, whole=False, build_directory=tmp_path
        )


@pytest.mark.parametrize(
    ("bits", "settings"),
    [
        (11, {}),
        *(
            pytest.param(bits, settings, marks=pytest.mark.long)
            for bits, settings in ((20, {"Steps": 2, "BlockBits": 6}), (33, {}), (64, {}))
        ),
    ],
)
def test_the_short_bench_sees_a_negation_read_wrongly(
    bits: int, settings: dict[str, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Yosys reads ``~Size'(Above)``: wrong where there is no inverse and the divisor comes out negative."""
    each, wrong = core("inv_divstep"), tmp_path / "divstep_result.sv"
    right = next(path for path in each.paths() if path.name == wrong.name)
    text = right.read_text(encoding="utf-8")
    assert text.count("~(Size'(Above))") == 1
    wrong.write_text(text.replace("~(Size'(Above))", "~Size'(Above)"), encoding="utf-8")
    paths = [wrong if path == right else path for path in each.paths()]
    monkeypatch.setattr(Core, "paths", lambda _core: paths)
    with pytest.raises(BenchError, match=r"inv_divstep.*: edge_numbers: "):
        simulate_netlist(each, bits, settings=settings, whole=False, build_directory=tmp_path / "build")


@pytest.mark.long
def test_a_bench_that_compares_nothing_is_no_proof(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(netlist, "SHORT", "even_modulus")
    with pytest.raises(BenchError, match="the bench of mont_csa42 compared nothing"):
        simulate_netlist(core("mont_csa42"), 9, whole=False, build_directory=tmp_path)


def test_no_source_casts_a_negation() -> None:
    """Yosys 0.70 reads ``~Size'(x)`` as ``(~Size)'(x)``, where the standard casts first: parentheses say which."""
    sources = sorted(CORES_FOLDER.rglob("*.sv"))
    assert len(sources) > 60
    cast = re.compile(r"[~!]\s*(?:\w+|\([^()]*\))\s*'\(")
    found = [
        f"{path.relative_to(CORES_FOLDER)}: {line.strip()}"
        for path in sources
        for line in without_guards(path.read_text(encoding="utf-8")).splitlines()
        if cast.search(line.partition("//")[0])
    ]
    assert found == []


@pytest.mark.long
def test_yosys_runs_once_for_whoever_shares_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    each, runs = core("mont_csa42"), []
    run_yosys = MAPPED.run_yosys
    monkeypatch.setattr(MAPPED, "run_yosys", lambda *asked: runs.append(asked) or run_yosys(*asked))
    counted = synthesize(each, 9, family="ecp5", folder=tmp_path)
    assert simulate_netlist(each, 9, whole=False, folder=tmp_path, build_directory=tmp_path / "build").cases
    assert len(runs) == 1
    # The same cells as with a netlist of its own.
    assert synthesize(each, 9, family="ecp5").cells == counted.cells


@pytest.mark.parametrize("bits", [11, 33])
def test_the_short_bench_of_an_inverter_has_divisors_of_both_signs(bits: int) -> None:
    each = core("inv_divstep")
    parameters = each.parameters(bits)

    def shown(task: Task) -> list[Hashable]:
        return [*traits(bits, task), *golden.traits(each.name, parameters, task)]

    every = edge_tasks(bits, None, Random(1))
    few = telling(every, shown)
    assert len(few) <= 12
    assert {trait for task in few for trait in shown(task)} == {trait for task in every for trait in shown(task)}
    ends = {golden.traits(each.name, parameters, task) for task in few if gcd(task.a, task.m) > 1}
    assert {("f", True, False), ("f", False, False)} <= ends
