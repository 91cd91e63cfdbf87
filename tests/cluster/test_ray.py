"""Data sets of Ray, on a local cluster with two worker processes, against Python's own integers."""

import os

import pyarrow as pa
import pytest

pytest.importorskip("ray.data")
pytestmark = pytest.mark.long

import ray  # noqa: E402
from samples import ROWS  # noqa: E402

import modforge.ray  # noqa: E402
from modforge.columns import ColumnsError, Power  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def cluster():
    ray.init(num_cpus=2, include_dashboard=False, configure_logging=False, log_to_driver=False)
    yield
    ray.shutdown()


def test_columns():
    data = ray.data.from_arrow([pa.table(ROWS.columns).slice(first, 100) for first in range(0, 500, 100)])
    for operation in ROWS.operations:
        found = sorted(modforge.ray.with_column(data, operation, "z").take_all(), key=lambda row: row["row"])
        assert [row["z"] for row in found] == ROWS.expected(operation), operation


def test_two_processes_share_the_work():
    data = ray.data.from_arrow([pa.table(ROWS.columns).slice(first, 100) for first in range(0, 500, 100)])
    found = modforge.ray.with_column(data, ROWS.operations[0])
    where = found.map_batches(lambda _: {"pid": [os.getpid()]}, batch_size=100).to_pandas()["pid"]
    assert os.getpid() not in set(where)


def test_errors():
    data = ray.data.from_arrow(pa.table(ROWS.columns))
    with pytest.raises(ColumnsError, match="has no column 'w', but row, x, y"):
        modforge.ray.with_column(data, Power("w", 3, 97))
    with pytest.raises(Exception, match="ColumnsError: modulus: must be at least 1"):
        modforge.ray.with_column(data, Power("x", 3, 0)).materialize()
