"""``modforge bench python``: results are compared before times are, and absent libraries are named."""

import json

import pytest
from click.testing import CliRunner

from modforge.bench.errors import RunError
from modforge.bench.python import Job, jobs, measure, sheets
from modforge.cli import main


def job(**functions):
    return Job("product", "64 bits", functions)


def test_rows_and_their_table():
    rows = measure(job(modforge=lambda: 6, Python=lambda: 6), 3)
    assert [row["subject"] for row in rows] == ["modforge", "Python"]
    (sheet,) = sheets(rows)
    ((name, size, _, best, ratio, rest),) = sheet.rows
    assert (name, size, best, rest) == ("product", "64 bits", "Python", "–")
    assert float(ratio) == pytest.approx(rows[1]["median_ns"] / rows[0]["median_ns"], abs=0.006)
    (sheet,) = sheets(measure(job(modforge=lambda: None), 1))
    assert sheet.rows[0][3:] == ("–", "–", "–")


@pytest.mark.parametrize("other", [7, None, [6], b"6"])
def test_other_results_are_an_error(other):
    with pytest.raises(RunError, match=r"^product, 64 bits: the result of Python is not that of modforge$"):
        measure(job(modforge=lambda: 6, Python=lambda: other), 1)


@pytest.mark.long
def test_jobs_by_their_names():
    assert {one.name for one in jobs(["gcd"])} == {"gcd"}
    assert {(one.name, one.size) for one in jobs(["gcd, 64 bits"])} == {("gcd", "64 bits")}


def test_command():
    done = CliRunner().invoke(main, ["bench", "python", "--rounds", "1", "--only", "gcd, 64 bits", "--json"])
    assert done.exit_code == 0
    found = json.loads(done.stdout)
    assert {"modforge", "Python"} <= {row["subject"] for row in found["rows"]} == found["versions"].keys()
    refused = CliRunner().invoke(main, ["bench", "python", "--only", "no such job"])
    assert refused.exit_code == 2
    assert "--only: no job has no such job in its name" in refused.output
