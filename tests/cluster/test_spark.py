"""Frames and the SQL of Spark, on a local cluster with two worker processes, against Python's own integers."""

import os
import shutil
import sys

import pyarrow as pa
import pytest

pytest.importorskip("pyspark.sql")
if shutil.which("java") is None:
    pytest.skip("Java is not installed: apt-get install default-jre-headless", allow_module_level=True)
pytestmark = pytest.mark.long

from pyspark.sql import SparkSession  # noqa: E402
from samples import ROWS, SECRET, P, to_bytes  # noqa: E402

import modforge.spark  # noqa: E402
from modforge.columns import ColumnsError, Inverse, Power  # noqa: E402


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    os.environ |= {"PYSPARK_PYTHON": sys.executable, "SPARK_WORKER_DIR": str(tmp_path_factory.mktemp("work"))}
    made = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.shuffle.partitions", "2")
        .config("spark.sql.warehouse.dir", str(tmp_path_factory.mktemp("spark")))
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "100")
        .getOrCreate()
    )
    yield made
    made.stop()


@pytest.fixture(scope="module")
def frame(session):
    made = session.createDataFrame(pa.table(ROWS.columns)).repartition(4)
    made.createOrReplaceTempView("t")
    return made


def values(found) -> list[bytes | None]:
    return [None if row["z"] is None else bytes(row["z"]) for row in found.orderBy("row").collect()]


def test_columns(frame):
    for operation in ROWS.operations:
        assert values(modforge.spark.with_column(frame, operation, "z")) == ROWS.expected(operation), operation


def test_no_plan_has_the_exponent(frame, capsys):
    modforge.spark.with_column(frame, Power("x", SECRET, P)).explain(extended=True)
    shown = capsys.readouterr().out.lower()
    assert "mapinarrow" in shown and f"{SECRET:x}" not in shown and str(SECRET) not in shown


@pytest.mark.usefixtures("frame")
def test_sql(session):
    modforge.spark.register(session)
    queries = {
        f"powmod(x, X'{SECRET:032x}', X'{P:032x}')": ROWS.operations[0],
        f"mulmod(x, y, X'{P:032x}')": ROWS.operations[2],
        f"invert(y, X'{P:032x}')": ROWS.operations[3],
    }
    for query, operation in queries.items():
        assert values(session.sql(f"SELECT row, {query} AS z FROM t")) == ROWS.expected(operation)
    modforge.spark.register(session, encoding="hex")
    assert session.sql("SELECT addmod('60', '0x2', '61') AS z").collect()[0]["z"] == "01"


def test_errors(session, frame):
    with pytest.raises(ColumnsError, match="has no column 'w', but row, x, y"):
        modforge.spark.with_column(frame, Power("w", 3, 97))
    with pytest.raises(Exception, match="has no inverse"):
        modforge.spark.with_column(session.createDataFrame(pa.table({"x": [to_bytes(0)]})), Inverse("x", P)).collect()
