"""Jobs over plain numbers from C: results are checked before times are, by ours and by GMP."""

import json
import math

import pytest
from click.testing import CliRunner

from modforge import is_probable_prime
from modforge.bench import faces, turns
from modforge.bench.documents import faces as documents
from modforge.bench.errors import RunError
from modforge.bench.faces import contest, integers, library
from modforge.cli import main


@pytest.fixture(autouse=True)
def few(monkeypatch):
    monkeypatch.setattr(turns, "TURN", 1e-5)
    monkeypatch.setattr(integers, "BITS", (64, 192))
    monkeypatch.setattr(integers, "PRIME_BITS", (256,))
    monkeypatch.setattr(integers, "IN_TURN", 3)


@pytest.fixture
def gmp(tmp_path, links):
    if not links("cc", "-include", "gmp.h", "-lgmp"):
        pytest.skip("needs cc, and GMP with its header")
    return library.build_gmp(tmp_path, ["-lgmp"])


def by_python(**others):
    """Return what stands for our side: functions of a number, of b and of m."""
    functions = {
        "product": lambda a, b, m: a * b % m,
        "power_vartime": pow,
        "power": pow,
        "modexp": pow,
        "inverse": lambda a, _, m: pow(a, -1, m),
        "gcd": lambda a, _, m: math.gcd(a, m),
        "prime": lambda a, *_: int(is_probable_prime(a)),
    } | others

    def ours(job, _):
        def results():
            return [functions[integers.FUNCTIONS[job.operation]](a, job.b, job.m) for a in job.a]

        return contest.Entrant(contest.OURS, "1", lambda count: [results() for _ in range(count)], results)

    return ours


def test_gmp_from_bytes_and_with_numbers_ready(gmp, monkeypatch):
    monkeypatch.setattr(contest, "ours", by_python())
    heard = []
    rows = list(contest.measure(None, gmp, 2, lambda *event: heard.append(event)))
    assert len(heard) == contest.rounds_in_all(2) == 2 * (6 * 2 + 1)
    assert heard[:2] == [("product of integers", "random-64", 1), ("product of integers", "random-64", 2)]
    found = {(row["operation"], row["modulus"], row["subject"]) for row in rows}
    who = (contest.OURS, contest.GMP, contest.READY)
    assert found == {(job, integers.modulus_of(job, bits), one) for job, bits in integers.names() for one in who}
    assert {row["bits"] for row in rows} == {64, 192, 256}
    assert all("built for" in row["version"] for row in rows if row["subject"] != contest.OURS)
    judged = faces.judge(rows)
    assert len(judged) == 2 * len(integers.names())
    assert all(one.reached is not None for one in judged)


@pytest.mark.parametrize("name", integers.FUNCTIONS.values())
def test_a_wrong_result_is_refused(name, monkeypatch):
    monkeypatch.setattr(contest, "ours", by_python(**{name: lambda *numbers: numbers[2] - 2}))
    with pytest.raises(RunError, match=r"^modforge C, .* modulo (random|prime)-\d+: wrong result$"):
        list(contest.measure(None, None, 1, lambda *_: None))


def test_results_that_differ_are_refused():
    """Where Python's own are left out, too."""
    (job, *_) = integers.jobs()
    anything = integers.Job(job.operation, job.modulus, job.m, job.a, lambda *_: True)
    contest.check(anything, {"modforge C": [5], "GMP": [5]})
    with pytest.raises(RunError, match=r"^GMP, product of integers modulo random-64: wrong result$"):
        contest.check(anything, {"modforge C": [5], "GMP": [6]})


@pytest.mark.long
def test_ours_and_gmp(tmp_path, gmp):
    chains = library.build(tmp_path, lambda _: None)
    rows = faces.measure(None, chains, rounds=1, gmp=gmp, parts=["integers"], progress=lambda _: None)
    assert len(rows) == 3 * len(integers.names())


def rows_of(operation, modulus, **times):
    subjects = {"ours": contest.OURS, "gmp": contest.GMP, "ready": contest.READY}
    return [
        {
            "operation": operation,
            "modulus": modulus,
            "subject": subjects[who],
            "low_ns": 1.0,
            "high_ns": 2.0,
            "rounds": 1,
        }
        | {"median_ns": float(ns), "version": "6.3.0, built for icelake"}
        for who, ns in times.items()
    ]


def test_targets_and_their_table(monkeypatch):
    monkeypatch.setattr(integers, "BITS", (64, 512))
    rows = [
        *rows_of("gcd", "random-64", ours=100, gmp=99.6, ready=99.4),
        *rows_of("gcd", "random-512", ours=100, gmp=100),
        *rows_of("power, public", "random-64", ours=100, gmp=114, ready=100),
        *rows_of("power, public", "random-512", ours=100, gmp=114.6, ready=114.4),
    ]
    sheet, summary = faces.sheets(rows)
    spread = "1.00 ns – 2.00 ns"
    assert sheet.rows == (
        ("power, public", "64 bits", "100 ns", spread, "≥ 1.00", "1.14", "reached", "1.00", "reached"),
        ("power, public", "512 bits", "100 ns", spread, "≥ 1.15", "1.15", "reached", "1.14", "missed"),
        ("gcd", "64 bits", "100 ns", spread, "≥ 1.00", "1.00", "reached", "0.99", "missed"),
        ("gcd", "512 bits", "100 ns", spread, "≥ 1.00", "1.00", "reached", "–", "–"),
    )
    assert ("power, public", "GMP, numbers ready", "≥ 1.15", "0 of 1", "1.14", "random-512") in summary.rows
    assert not [line for line in summary.rows if line[0] not in ("power, public", "gcd")]


def test_the_command_says_which_parts_it_measured():
    done = CliRunner().invoke(main, ["bench", "faces", "--only", "integers", "--without", "c", "--json"])
    assert done.exit_code == 0
    found = json.loads(done.stdout)
    assert (found["parts"], found["rows"], found["targets"]) == (["integers"], [], [])


def test_a_run_is_stored_under_its_name(tmp_path, monkeypatch):
    stored, printed = tmp_path / "faces.json", tmp_path / "printed.json"
    stored.write_text('{"runs": [{"name": "other", "rows": []}]}')
    monkeypatch.setattr(documents, "_DATA", stored)
    head = {"cpu": "some CPU", "date": "2026-11-30", "parts": ["integers"]}
    for ours in (3.0, 123.456):
        rows = rows_of("gcd", "random-64", ours=ours, gmp=200)
        printed.write_text(json.dumps({**head, "rows": rows, "targets": []}))
        documents.main("new", str(printed), "A note.")
    other, new = documents.published()
    assert other["name"] == "other"
    assert (new["name"], new["note"], new["rows"][0]["median_ns"]) == ("new", "A note.", 123.5)
    assert [(one["other"], round(one["measured"], 3)) for one in new["targets"]] == [("GMP", 1.619)]
    caption = documents._caption(new)
    assert "GMP 6.3.0, built for icelake. 1 of 1 targets reached. A note." in caption
    assert "$ modforge bench faces --only integers --json" in caption
