"""The main job on two small moduli: what it writes, and that a second run asks nothing again."""

import json

import pytest
from click.testing import CliRunner

from modforge import bench
from modforge.cli import main
from modforge.forge import forge
from modforge.forge.answer import answer
from modforge.forge.make import make
from modforge.forge.questions import questions
from modforge.plan import make_plan, parse_modulus
from modforge.progress import Progress
from modforge.results import Results


class Log(Progress):
    """Remembers which steps ran and which were known."""

    def __init__(self):
        self.plans, self.ran, self.known = [], [], []

    def text(self, lines):
        self.plans.append(lines[0].partition(":")[0])

    def done(self, label, *, cached=False):
        (self.known if cached else self.ran).append(label)


@pytest.fixture(scope="module")
def forged(tmp_path_factory, measuring_program):
    folder = tmp_path_factory.mktemp("forge")
    moduli = [parse_modulus("2^61 - 1"), parse_modulus("65521")]
    with pytest.MonkeyPatch.context() as patch, Results.open(folder / "results.duckdb") as results:
        # Building GMP takes longer than all the rest; that comparison has its own test.
        patch.setattr(bench, "build", lambda *_: measuring_program)
        patch.setattr("modforge.forge.measure.ROUNDS", 3)
        first, second = Log(), Log()
        entries = forge(moduli, folder / "out", results, first)
        again = forge(moduli, folder / "out", results, second)
    return folder / "out", entries, first, again, second


def test_the_forms_are_written(forged):
    folder, entries, first, _, _ = forged
    assert first.plans == [entry["text"] for entry in entries]
    for entry in entries:
        assert {file.split("/")[0] for file in entry["files"]} == {"field", "core"}
    for entry in entries:
        for file in entry["files"]:
            assert (folder / entry["name"] / file).stat().st_size > 0
        assert json.loads((folder / entry["name"] / "results.json").read_text()) == entry


def test_everything_was_checked(forged):
    for entry in forged[1]:
        assert {(row["kind"], row["subject"]) for row in entry["rows"]} >= {
            ("check", "engine"),
            ("check", "field C"),
            ("check", "field Rust"),
            ("simulate", "core mont_csa_r4"),
            ("synthesize", "core mont_csa_r4"),
            ("measure", "modforge portable"),
            ("measure", "modforge field C"),
            ("measure", "modforge field Rust"),
            ("measure", "crypto-bigint"),
        }
        for row in entry["rows"]:
            if row["kind"] in ("check", "simulate"):
                assert row["outputs"]["cases"] > 0
                assert row["outputs"]["edge_cases"] > 0
            if row["kind"] == "simulate":
                assert row["outputs"]["cycles"] == row["outputs"]["expected_cycles"] == (entry["bits"] + 1) // 2 + 2


def test_long_field_code_is_written_but_not_compiled(tmp_path):
    long, short = (parse_modulus(text) for text in ("3 * 2^1025 + 1", "65521"))
    made = make(long, make_plan(long, kernels=["portable"]), tmp_path)
    assert (tmp_path / "field" / f"fe_{long.identifier}.c").is_file()
    assert "field C" not in {question.subject for question in questions(made)}
    made = make(short, make_plan(short, kernels=["portable"]), tmp_path)
    assert "field C" in {question.subject for question in questions(made)}


def test_forge_and_the_command_ask_the_same(tmp_path, monkeypatch):
    """What `core synthesize` and `core simulate` have stored, forge finds; and the other way round."""
    monkeypatch.setenv("MODFORGE_CACHE", str(tmp_path))
    modulus = parse_modulus("3")  # which gets a core that is a bit wider
    made = make(modulus, make_plan(modulus, kernels=["portable"]), tmp_path / "out")
    core, bits = made.plan.hardware_core.core.name, str(made.plan.hardware_core.bits)
    commands = {
        "synthesize": ["core", "synthesize", core, "--bits", bits, "--family", "xcup"],
        "simulate": ["core", "simulate", core, "--bits", bits, "--modulus", "3"],
    }
    asked = {question.kind: question for question in questions(made) if question.kind in commands}
    for command in commands.values():
        assert CliRunner().invoke(main, command).exit_code == 0
    with Results.open(tmp_path / "results.duckdb") as results:
        for question in asked.values():
            assert results.known(question), question
        assert len(results.rows()) == 2
    (tmp_path / "results.duckdb").unlink()
    with Results.open(tmp_path / "results.duckdb") as results:
        answer(list(asked.items()), results, Progress())
    for command in commands.values():
        assert "known from earlier" in CliRunner().invoke(main, command).stdout


def test_the_page(forged):
    page = (forged[0] / "report.html").read_text(encoding="utf-8")
    assert "2^61" in page
    assert "65521" in page
    assert page.count("<svg") >= 2


def test_a_second_run_asks_nothing_again(forged):
    _, entries, first, again, second = forged
    assert first.known == []
    assert [label for label in second.ran if "writing sources" not in label and "building" not in label] == []
    assert len(second.known) > 8
    strip = [[(row["key"], row["outputs"]) for row in entry["rows"]] for entry in entries]
    assert sorted(map(str, strip)) == sorted(
        map(str, [[(row["key"], row["outputs"]) for row in entry["rows"]] for entry in again])
    )
