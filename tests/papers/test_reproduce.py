"""The command: what is measured, what a killed run finds again, and the forms of the answer."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from modforge import machine
from modforge.bench.cores import Figures
from modforge.cli import main
from modforge.errors import ModforgeError
from modforge.explore.workers import Worker
from modforge.papers import PAPERS, evidence
from modforge.papers.reproduce import UnknownTableError, reproduce
from modforge.papers.show.html import page
from modforge.papers.steps import CORES, Step, products, reduced, steps
from modforge.progress import Progress
from modforge.results import Question, Results

STEPS = "modforge.papers.reproduce.steps"


def step(number: int, find: Callable[[], dict[str, Any]]) -> Step:
    tools, inputs = {"modforge": "0", "cpu": "a CPU"}, {"what": f"products {number}"}
    return Step("kryvinska2024", f"step {number}", lambda: Question("reproduce", "paper", inputs, tools, find))


def given(monkeypatch: pytest.MonkeyPatch, made: list[Step]) -> None:
    def instead(paper: str, **_: object) -> Iterator[Step]:
        return iter(made if paper == "kryvinska2024" else [])

    monkeypatch.setattr(STEPS, instead)


def rows(nanoseconds: float) -> dict[str, Any]:
    return {"rows": [{"name": "modforge portable", "ns": {"1024": nanoseconds}}]}


class Remarks(Progress):
    def __init__(self) -> None:
        self.said: list[str] = []

    def remark(self, text: str) -> None:
        self.said.append(text)


def test_a_killed_run_goes_on_where_it_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[int] = []

    def killed() -> dict[str, Any]:
        raise KeyboardInterrupt

    def find(number: int) -> Callable[[], dict[str, Any]]:
        return lambda: ran.append(number) or rows(1000.0 * number)  # type: ignore[func-returns-value]

    with Results.open() as results:
        given(monkeypatch, [step(1, find(1)), step(2, killed)])
        with pytest.raises(KeyboardInterrupt):
            reproduce(["kryvinska2024"], results, Progress(), quick=True)
        given(monkeypatch, [step(1, find(1)), step(2, find(2))])
        [found] = reproduce(["kryvinska2024"], results, Progress(), quick=True)
    assert ran == [1, 2]
    cells = {cell.line: cell for cell in found.tables[0].cells}
    ours = cells["1024 bits, new"].ours
    assert ours is not None and ours.value == 2000.0
    assert "a CPU" in ours.source and "--quick" in ours.source


LABEL = "synthesizing inv_kaliski Chains=2 CarrySelect=1, 64 bits, xcve"
"""The shortest synthesis."""


def one_step(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    found = {one.label: one for one in steps("daly2003", quick=False, work=folder, progress=Progress())}
    monkeypatch.setattr(STEPS, lambda paper, **_: iter([found[LABEL]] if paper == "daly2003" else []))


def test_a_step_that_takes_too_long_is_said_and_not_begun_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    one_step(monkeypatch, tmp_path)
    asked: list[float | None] = []
    real = Worker.ask

    def ask(worker: Worker, request: dict[str, Any], limit: float | None) -> dict[str, Any]:
        asked.append(limit)
        return real(worker, request, limit)

    monkeypatch.setattr(Worker, "ask", ask)
    with Results.open() as results:
        for limit, stopped in ((0.02, 0.02), (0.01, 0.02), (0.02, 0.02), (0.03, 0.03)):
            progress = Remarks()
            [found] = reproduce(["daly2003"], results, progress, quick=False, limit=limit)
            assert progress.said == [f"{LABEL}: stopped after {stopped} s"]
            assert len(found.tables) == 5
        assert asked == [0.02, 0.03]
        assert results.rows()[-1].outputs == {"reason": "stopped after 0.03 s", "limit_s": 0.03}


@pytest.mark.long
def test_a_step_within_its_time_is_what_it_is_without(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    one_step(monkeypatch, tmp_path)
    found = []
    for limit in (300.0, None):
        progress = Remarks()
        with Results.open() as results:
            reproduce(["daly2003"], results, progress, quick=False, limit=limit)
            (row,) = results.rows()
        assert progress.said == []
        found.append((row.key, {**row.outputs, "seconds": None}))
    assert found[0] == found[1]


def test_labels_of_steps_are_unique(tmp_path: Path) -> None:
    """A process that answers steps is asked for them by their labels."""
    for name in PAPERS:
        labels = [one.label for one in steps(name, quick=False, work=tmp_path, progress=Progress())]
        assert len(set(labels)) == len(labels)


def test_a_step_that_fails_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> dict[str, Any]:
        raise ModforgeError("no compiler")

    given(monkeypatch, [step(1, fails), step(2, fails), step(3, lambda: rows(1.0))])
    progress = Remarks()
    with Results.open() as results:
        [found] = reproduce(["kryvinska2024"], results, progress, quick=True)
    assert progress.said == ["step 1 and 1 more: no compiler"]
    assert found.tables[0].cells[0].ours is not None and found.tables[0].cells[0].ours.value == 1.0
    assert found.tables


def test_a_quick_run_begins_nothing_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("modforge.papers.reproduce.QUICK_SECONDS", -1)
    given(monkeypatch, [step(1, lambda: rows(1.0))])
    progress = Remarks()
    with Results.open() as results:
        reproduce(["kryvinska2024"], results, progress, quick=True)
    assert progress.said == ["1 steps did not begin within -1 s: stored rows stand for them"]


@pytest.mark.long
def test_engine_and_reductions_are_measured_here() -> None:
    found = {row["name"]: row["ns"] for row in products()}
    assert {"1024", "2048", "4096"} <= found["modforge portable"].keys()
    if machine.compiler_version("gcc") == machine.MISSING:
        pytest.skip("no gcc")
    row = reduced("2^130 - 5")
    assert 0 < row["ours_ns"] < row["barrett_ns"]


def test_a_table_alone_runs_what_it_needs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran: list[str] = []

    def find(label: str) -> Callable[[], dict[str, Any]]:
        return lambda: ran.append(label) or {"rows": []}  # type: ignore[func-returns-value]

    made = [step(1, find("text")), step(2, find("figure4")), step(3, find("all"))]
    given(monkeypatch, [replace(made[0], tables=("text",)), replace(made[1], tables=("figure4",)), made[2]])
    with Results.open() as results:
        reproduce(["kryvinska2024"], results, Progress(), quick=True, table="figure4")
        assert ran == ["figure4", "all"]
        reproduce(["kryvinska2024"], results, Progress(), quick=True)
        assert ran == ["figure4", "all", "text"]
    labels = [
        one.label for one in steps("garg", quick=False, work=tmp_path, progress=Progress()) if one.answers("figure3")
    ]
    assert any("mont_csa_r4" in label for label in labels) and not any("rsa_core" in label for label in labels)


@pytest.mark.parametrize("name", CORES)
def test_cores_answer_the_tables_that_are_named(name: str) -> None:
    """A table that changes when the rows of a core are taken away is among those of the core."""
    stored = evidence.stored()
    tables = {one.name: one.cells for one in PAPERS[name].tables(stored)}
    for core, named in CORES[name].items():
        assert {*named} <= {*tables}
        others = [bare(one) if one.configuration.core == core else one for one in stored.cores]
        without = PAPERS[name].tables(replace(stored, cores=others))
        changed = {one.name for one in without if one.cells != tables[one.name]}
        assert changed and changed <= {*named}


def bare(one: Figures) -> Figures:
    return replace(one, areas={}, routed_on={}, netlists={})


def test_every_paper_has_its_steps(tmp_path: Path) -> None:
    def labels(name: str, *, quick: bool) -> list[str]:
        return [one.label for one in steps(name, quick=quick, work=tmp_path, progress=Progress())]

    short, whole = ({name: labels(name, quick=quick) for name in PAPERS} for quick in (True, False))
    assert all(whole.values())
    assert any(label.startswith("routing mont_csa_r4, 1024 bits") for label in whole["garg"])
    assert "simulating the netlist of inv_kaliski Chains=2 CarrySelect=1, 64 bits, xcve" in whole["daly2003"]
    assert not any("routing" in label for found in short.values() for label in found)


def test_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MODFORGE_CACHE", str(tmp_path))
    given(monkeypatch, [])
    written = tmp_path / "page.html"
    done = CliRunner().invoke(main, ["reproduce", "daly2003", "table4", "--quick", "--json", "--html", str(written)])
    assert done.exit_code == 0, done.output
    [paper] = json.loads(done.stdout)
    [table] = paper["tables"]
    assert (paper["paper"], table["table"], len(table["cells"])) == ("daly2003", "table4", 8)
    assert sum(table["verdicts"].values()) == 8
    assert [one["place"] for one in table["errata"]] == ["section VII"]
    assert written.read_text(encoding="utf-8").count("<table>") == 2
    shown = CliRunner().invoke(main, ["reproduce", "san2021", "--quick"])
    assert shown.exit_code == 0
    assert "cannot be compared" in shown.output
    both = CliRunner().invoke(main, ["reproduce", "daly2003", "--quick", "--timeout", "60"])
    assert both.exit_code == 2 and "--timeout ends long steps, and --quick begins none" in both.stderr
    refused = CliRunner().invoke(main, ["reproduce", "daly2003", "table9", "--quick"])
    assert refused.exit_code == 2
    assert "named 'table9'; there are automatic, table1, table2, table3, table4; did you mean table4" in refused.stderr


def test_unknown_table() -> None:
    with Results.open() as results, pytest.raises(UnknownTableError):
        reproduce(["garg"], results, Progress(), quick=True, table="table3")


def test_page_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, [])
    opened: list[str] = []

    class Parser(HTMLParser):
        def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002
            if tag != "meta":
                opened.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert opened.pop() == tag

    with Results.open() as results:
        text = page(reproduce(["garg", "daly2003"], results, Progress(), quick=True))
    Parser().feed(text)
    assert opened == []
    assert "Garg &amp; Vig" in text
