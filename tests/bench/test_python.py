"""``modforge bench python``: results are compared before times are, and absent libraries are named."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from modforge import is_probable_prime
from modforge.bench.documents.python import runs
from modforge.bench.errors import RunError
from modforge.bench.faces.operands import number
from modforge.bench.python import Job, jobs, judge, measure, sheets
from modforge.cli import main

ROOT = Path(__file__).parents[2]


def job(**functions):
    return Job("product", "64 bits", functions)


def test_rows_and_their_table():
    rows = measure(job(modforge=lambda: 6, Python=lambda: 6), 3)
    assert [row["subject"] for row in rows] == ["modforge", "Python"]
    by_size, by_job = sheets(rows)
    ((name, size, _, best, ratio, target, _, rest),) = by_size.rows
    assert (name, size, best, target, rest) == ("product", "64 bits", "Python", "≥ 1.00", "–")
    assert float(ratio) == pytest.approx(rows[1]["median_ns"] / rows[0]["median_ns"], abs=0.006)
    by_size, by_job = sheets(measure(job(modforge=lambda: None), 1))
    assert by_size.rows[0][3:] == ("–", "–", "≥ 1.00", "–", "–")
    assert by_job.rows == (("product", "0 of 0", "–"),)


def rows_of(name, size, **times):
    return [{"operation": name, "size": size, "subject": who, "median_ns": ns} for who, ns in times.items()]


def test_verdicts():
    rows = [
        *rows_of("power, public", "256 bits", modforge=100, gmpy2=99.4, Python=500),
        *rows_of("power, public", "384 bits", modforge=100, gmpy2=101, Python=99.6),
        *rows_of("power, public", "512 bits", modforge=100, gmpy2=114),
        *rows_of("power, public", "1024 bits", modforge=100, flint=116, gmpy2=115),
        *rows_of("RSA-PSS, sign", "2048 bits", modforge=100, cryptography=100),
    ]
    found = judge(rows)
    assert [(one.best, one.target, one.reached) for one in found] == [
        ("gmpy2", 1.0, False),
        ("Python", 1.0, True),
        ("gmpy2", 1.15, False),
        ("gmpy2", 1.15, True),
        ("cryptography", 1.0, True),
    ]
    assert found[3].as_dict()["ratios"] == {"gmpy2": 1.15, "flint": 1.16}
    _, by_job = sheets(rows)
    assert by_job.rows == (
        ("power, public", "2 of 4", "256 bits 0.99; 512 bits 1.14"),
        ("RSA-PSS, sign", "1 of 1", "–"),
    )


def test_each_job_of_the_published_runs_has_a_verdict():
    for run in runs():
        assert None not in {one.reached for one in judge(run["rows"])}


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
    assert [(one["operation"], one["target"], one["reached"]) for one in found["targets"]] == [
        ("gcd", 1.0, round(one["measured"], 2) >= 1.0) for one in found["targets"]
    ]
    refused = CliRunner().invoke(main, ["bench", "python", "--only", "no such job"])
    assert refused.exit_code == 2
    assert "--only: no job has no such job in its name" in refused.output


def products_of_power(exponent):
    """Return squares and products of a power by sliding windows, as the engine's `sliding_width` chooses them."""
    bits, ones = exponent.bit_length(), exponent.bit_count()
    work = {1: ones} | {width: (1 << width - 1) + -(-bits // (width + 1)) for width in range(2, 9)}
    width = min(work, key=work.__getitem__)
    done, left, begun = 0 if width == 1 else 1 << width - 1, bits, False
    while left:
        low = left - 1
        if exponent >> low & 1:
            low = max(0, left - width)
            while not exponent >> low & 1:
                low += 1
            done += begun
        done += (left - low) * begun
        left, begun = low, True
    return done


def test_the_page_says_what_a_prime_costs():
    page = (ROOT / "docs/explanation/inversion.md").read_text(encoding="utf-8")
    for bits in (256, 512, 1024, 2048):
        prime = number(bits, 5) | 1
        while not is_probable_prime(prime):
            prime += 2
        below, above = ((n & -n).bit_length() - 1 for n in (prime - 1, prime + 1))
        miller_rabin = products_of_power(prime - 1 >> below) + below - 1
        lucas = 2 * (prime + 1 >> above).bit_length() + above
        ratios = [(miller_rabin + lucas) / one for one in (bits, products_of_power(number(bits, 4)))]
        assert f"| {bits} | {miller_rabin} | {lucas} | {ratios[0]:.2f} | {ratios[1]:.2f} |" in page
