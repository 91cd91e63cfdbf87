"""The main job on two small moduli: what it writes, and that a second run asks nothing again."""

import json
import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from modforge import bench, field
from modforge.cli import main
from modforge.field.check.question import library
from modforge.files import ForeignFileError
from modforge.forge import forge
from modforge.forge.answer import answer
from modforge.forge.make import make
from modforge.forge.questions import questions
from modforge.hardware.errors import ToolMissingError
from modforge.plan import make_plan, parse_modulus
from modforge.progress import Progress
from modforge.results import Results, build_directory


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
    moduli = [parse_modulus("2^61 - 1")]
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


def without_tools(monkeypatch):
    monkeypatch.setattr("modforge.forge.questions.package_version", _missing)


def _missing(package):
    raise ToolMissingError(f"{package} is not installed: pip install {package}")


def test_the_plan_has_no_core_that_is_left_out(tmp_path, monkeypatch):
    class Stopped(Exception):
        pass

    def stop(*_):
        raise Stopped

    said = []
    log = Log()
    log.text = said.extend
    monkeypatch.setattr("modforge.forge.run._make", stop)
    monkeypatch.setattr("modforge.forge.run.build", stop)
    with Results.open(tmp_path / "results.duckdb") as results, pytest.raises(Stopped):
        forge([parse_modulus("251")], tmp_path / "out", results, log, with_core=False)
    assert said[said.index("hardware core: not made") + 1 :] == ["  left out, as --without core asks"]


@pytest.mark.long
@pytest.mark.parametrize("how", ["--without core", "missing tools"])
def test_a_core_that_is_left_out(tmp_path, monkeypatch, how):
    monkeypatch.setattr(bench, "build", _no_checkout)
    monkeypatch.setattr("modforge.forge.measure.ROUNDS", 1)
    monkeypatch.setattr("modforge.cli.arguments.cache_directory", lambda: tmp_path)
    if how == "missing tools":
        without_tools(monkeypatch)
    options = how.split() if how.startswith("-") else []
    done = CliRunner().invoke(main, ["forge", "251", "-o", str(tmp_path / "out"), *options])
    assert done.exit_code == 0, done.output
    assert "left out" in done.stdout
    assert ("pyosys is not installed: pip install pyosys" in done.stderr) == (how == "missing tools")
    assert "hardware core: not made\n" in done.stderr and "core mont_" not in done.stderr
    assert not list(tmp_path.glob("out/*/core"))
    assert list(tmp_path.glob("out/*/field/*.c"))
    assert "Area of the core" not in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")


def _no_checkout(*_):
    raise bench.NoCheckoutError("no checkout")


@pytest.mark.long
def test_long_field_code_is_written_but_not_compiled(tmp_path):
    long, short = (parse_modulus(text) for text in ("3 * 2^1025 + 1", "65521"))
    made = make(long, make_plan(long, kernels=["portable"]), tmp_path)
    assert (tmp_path / "field" / f"fe_{long.identifier}.c").is_file()
    assert "field C" not in {question.subject for question in questions(made)}
    made = make(short, make_plan(short, kernels=["portable"]), tmp_path)
    assert "field C" in {question.subject for question in questions(made)}


def test_files_of_others_are_left_alone(tmp_path):
    long, short = (parse_modulus(text) for text in ("251", "65521"))
    make(long, make_plan(long, kernels=["portable"]), tmp_path)
    notes = tmp_path / "field" / "notes.txt"
    notes.write_text("mine")
    made = make(short, make_plan(short, kernels=["portable"]), tmp_path)
    assert notes.read_text() == "mine"
    assert {path for path in tmp_path.rglob("*") if path.is_file()} == {notes, tmp_path / ".modforge.json", *made.files}
    changed = tmp_path / "field" / "Makefile"
    changed.write_text("mine: too\n")
    with pytest.raises(ForeignFileError, match=r"field/Makefile has changed .* choose another folder with -o"):
        make(long, make_plan(long, kernels=["portable"]), tmp_path)
    assert changed.read_text() == "mine: too\n"
    assert all(path.is_file() for path in made.files)


@pytest.mark.parametrize("name", ["report.html", "65521/results.json"])
def test_a_file_in_the_way_of_the_results_is_found_before_the_work(tmp_path, name):
    modulus = parse_modulus("65521")
    file = tmp_path / name.replace("65521", modulus.name)
    file.parent.mkdir(exist_ok=True)
    file.write_text("mine")
    log = Log()
    with Results.open() as results, pytest.raises(ForeignFileError, match=r"is of an earlier version, remove it"):
        forge([modulus], tmp_path, results, log)
    assert log.ran == []
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [file]


@pytest.mark.parametrize("harm", [lambda file: os.truncate(file, 0), lambda file: os.truncate(file, 6000), Path.unlink])
@pytest.mark.long
def test_a_library_that_was_cut_is_compiled_again(tmp_path, monkeypatch, harm):
    """Loading it would end Python."""
    monkeypatch.setenv("MODFORGE_CACHE", str(tmp_path))
    code = field.generate(65521, name="p", prefix="fe_p")
    file = library(code, "C")
    content = file.read_bytes()
    harm(file)
    assert library(code, "C") == file
    assert file.read_bytes() == content
    assert field.check(file, code, cases=2, seed=1).cases == 2


@pytest.mark.long
def test_forge_and_the_command_ask_the_same(tmp_path, monkeypatch):
    """What `core synthesize` and `core simulate` have stored, forge finds; and the other way round."""
    (tmp_path / "simulations").symlink_to(build_directory("simulations"))  # compiled programs are no answers
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
    assert page.count("<svg") >= 2


def test_a_second_run_asks_nothing_again(forged):
    _, entries, first, again, second = forged
    assert first.known == []
    assert [label for label in second.ran if "writing sources" not in label and "building" not in label] == []
    assert len(second.known) > 5
    strip = [[(row["key"], row["outputs"]) for row in entry["rows"]] for entry in entries]
    assert sorted(map(str, strip)) == sorted(
        map(str, [[(row["key"], row["outputs"]) for row in entry["rows"]] for entry in again])
    )
