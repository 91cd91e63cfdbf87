"""Faults put into each core, one at a time: its bench notices at least 95 of 100.

``mutants.toml`` in the folder of a core holds the width for the run, the core's own parameters, how many mutants are
drawn from all and what came of them, how many random cases each is tried with if not CASES, and those of them that
leave every output as it was, each with the reason. A core that is made in more than one way has ``mutants-<way>.toml``
beside it; ``files`` then says which sources are changed in a run.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from modforge.cores import core
from modforge.cores.model.core import CORES_FOLDER, Core
from modforge.hardware.mutate import Fate, Mutant, core_mutants, kill_rate, mutants, mutation_run, sample

LISTS = sorted(CORES_FOLDER.glob("*/mutants*.toml"))
ORDINARY = {"mont_csa_r4"}
MIN_MUTANTS = 30
CASES = 10
MIN_RATE = 0.95


def named(path: Path) -> str:
    """Return the core of a file, and the way that it is made."""
    return path.parent.name + path.stem.removeprefix("mutants")


@dataclass(frozen=True)
class MutationRun:
    """What a file says about a run."""

    core: Core
    told: dict[str, Any]

    @classmethod
    def read(cls, path: Path) -> MutationRun:
        return cls(core(path.parent.name), tomllib.loads(path.read_text(encoding="utf-8")))

    def drawn(self) -> list[Mutant]:
        found = core_mutants(self.core)
        files = self.told.get("files", {each.file.name for each in found})
        return sample([each for each in found if each.file.name in files], self.told["count"], seed=1)

    def equivalent(self) -> set[tuple[str, str]]:
        """Return the changes that make no difference."""
        assert all(each["reason"] for each in self.told["equivalent"])
        return {(each["before"], each["after"]) for each in self.told["equivalent"]}

    def fates(self, chosen: list[Mutant]) -> dict[Fate, list[Mutant]]:
        told = self.told
        return mutation_run(self.core, told["bits"], chosen, settings=told["settings"], cases=told.get("cases", CASES))


@pytest.mark.parametrize("path", LISTS, ids=named)
def test_changes_without_a_difference_are_drawn(path: Path) -> None:
    """A list that its sources have left behind names changes that are no longer drawn."""
    run = MutationRun.read(path)
    drawn = [(mutant.before, mutant.after) for mutant in run.drawn()]
    assert len(drawn) == run.told["count"]
    assert run.equivalent() <= {*drawn}
    assert sum(each in run.equivalent() for each in drawn) >= run.told["result"]["equivalent"]


@pytest.mark.long
@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=() if named(path) in ORDINARY else pytest.mark.long, id=named(path)) for path in LISTS],
)
def test_five_mutants(path: Path) -> None:
    run = MutationRun.read(path)
    equivalent = run.equivalent()
    found = [mutant for mutant in run.drawn() if (mutant.before, mutant.after) not in equivalent]
    assert len(found) >= MIN_MUTANTS
    fates = run.fates(sample(found, 5, seed=1))
    assert fates["survived"] == []
    assert fates["killed"]


@pytest.mark.long
@pytest.mark.parametrize("path", LISTS, ids=named)
def test_drawn_mutants(path: Path) -> None:
    run = MutationRun.read(path)
    equivalent = run.equivalent()
    fates = run.fates(run.drawn())
    print(f"{named(path)}:", {fate: len(those) for fate, those in fates.items()}, f"{len(equivalent)} equivalent")
    print("survived:", *(each for each in fates["survived"] if (each.before, each.after) not in equivalent), sep="\n")
    assert len(fates["killed"]) >= MIN_MUTANTS
    assert kill_rate(fates, equivalent) >= MIN_RATE
    assert not equivalent & {(mutant.before, mutant.after) for mutant in fates["killed"]}
    alike = [each for each in fates["survived"] if (each.before, each.after) in equivalent]
    counts = {fate: len(those) for fate, those in fates.items()}
    assert run.told["result"] == counts | {"equivalent": len(alike), "survived": counts["survived"] - len(alike)}


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("assign y = a & b;", {"assign y = a | b;"}),
        ("assign y = ~a;", {"assign y = a;"}),
        ("assign y = a ? b : c;", {"assign y = a ? c : b;"}),
        ("assign y = a ? (b ? c : d) : e;", {"assign y = a ? e : (b ? c : d);", "assign y = a ? (b ? d : c) : e;"}),
        ("assign y = a ? b : c ? d : e;", {"assign y = a ? c ? d : e : b;", "assign y = a ? b : c ? e : d;"}),
        ("assign y = a ? b ? c : d : e;", {"assign y = a ? e : b ? c : d;", "assign y = a ? b ? d : c : e;"}),
        ("assign y = a ? p::B : p::C;", {"assign y = a ? p::C : p::B;"}),
        (
            "if (a == b) y = 2'd1;",
            {"if (a != b) y = 2'd1;", "if (!(a == b)) y = 2'd1;"} | {f"if (a == b) y = 2'd{i};" for i in "02"},
        ),
        ("y <= x[Bits-1:0];", {f"y <= x[Bits-{low};" for low in ("0:0]", "2:0]", "1:1]")}),
        ("y <= '0;  // a & b", {"y <= '1;  // a & b"}),
        ("logic [Bits-1:0] a;", set()),
        ("assign unused_b = a & b;", set()),
    ],
)
def test_changes_of_a_line(line: str, changed: set[str]) -> None:
    assert {mutant.text for mutant in mutants(Path("a.sv"), line)} == changed


def test_dropped_resets() -> None:
    block = "if (!rst_ni) begin\n  a_q <= 4'h0;\n  b_q <= '0;\nend else a_q <= a_d;\n"
    found = {(mutant.line, mutant.before, mutant.after) for mutant in mutants(Path("a.sv"), block)}
    assert (2, "a_q <= 4'h0;", "") in found
    assert (3, "b_q <= '0;", "") in found


def test_source_that_does_not_compile_is_no_mutant() -> None:
    each = core("mont_csa42")
    broken = replace(core_mutants(each)[0], text="module broken (;\n")
    assert mutation_run(each, 2, [broken])["invalid"] == [broken]


@pytest.mark.long
def test_sources_in_folders_of_their_own_are_changed_but_for_those_of_primitives() -> None:
    changed = {each.file.name for each in core_mutants(core("rsa_core"))}
    assert {"rsa_core.sv", "rsa_check.sv", "rsa_mask.sv", "rsa_pair.sv"} <= changed
    assert {each.file.parent.name for each in core_mutants(core("mont_fios"))} == {"rtl"}
