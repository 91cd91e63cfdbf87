"""``modforge bench primes``: searches in turn, with their results checked."""

import pytest

from modforge.bench.documents import primes as documents
from modforge.bench.errors import RunError
from modforge.bench.primes import SEARCHES, Engine, OpenSsl, Row, Search, measure


class Constant:
    """Finds one number, whatever is asked."""

    def __init__(self, number):
        self.number, self.version = number, "constant"

    def find(self, _bits, _safe):
        return self.number


def test_a_row_of_both():
    try:
        theirs = OpenSsl()
    except RunError as error:
        pytest.skip(str(error))
    assert theirs.version.startswith("OpenSSL 3")
    for safe in (False, True):
        turns = []
        row = measure(Search(96, safe, 1.0), 3, theirs, Engine(), turns.append)
        assert turns == [0, 1, 2]
        assert len(row.theirs) == len(row.ours) == 3
        assert min(row.theirs + row.ours) > 0
        assert row.as_dict()["reached"] == (row.factor >= 1.0)


@pytest.mark.parametrize("number", [2**64 - 59, 2**64 - 58, 2**63 - 25], ids=["not safe", "even", "short"])
def test_a_result_that_is_no_such_prime_is_an_error(number):
    """2^64 - 59 is the largest prime of 64 bits, but (p - 1)/2 is none."""
    with pytest.raises(RunError, match=f"safe prime, 64 bits: constant found {number}"):
        measure(Search(64, True, 1.0), 1, Constant(number), Engine())


def test_medians_and_means():
    row = Row(Search(64, False, 2.0), (4, 2, 9), (1, 3, 2)).as_dict()
    assert (row["searches"], row["factor"], row["factor_of_means"], row["reached"]) == (3, 2.0, 2.5, True)


def test_the_published_rows_are_of_the_searches():
    known = {(one.bits, one.safe, one.target) for one in SEARCHES}
    for run in documents.runs():
        assert {(row["bits"], row["safe"], row["target"]) for row in run["rows"]} <= known
        assert all(row["reached"] == (row["factor"] >= row["target"]) for row in run["rows"])
