"""A column of ten million rows takes the memory of one of a million."""

import subprocess
import sys
from pathlib import Path

import pyarrow as pa
import pytest
from pyarrow import parquet

P = 2**255 - 19
ROWS_OF_A_GROUP = 50_000

PROGRAM = """
import resource, sys
from pathlib import Path
from modforge.columns import Job, Product, run
run(Job(Path(sys.argv[1]), Product("x", 3, 2**255 - 19), Path(sys.argv[2])))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def write(path: Path, groups: int) -> None:
    """Rows of which each has a number of its own, a group at a time."""
    schema = pa.schema({"x": pa.binary(32)})
    with parquet.ParquetWriter(path, schema) as writer:
        for group in range(groups):
            first = group * ROWS_OF_A_GROUP
            rows = [(row * row).to_bytes(32, "big") for row in range(first, first + ROWS_OF_A_GROUP)]
            writer.write_table(pa.table([pa.array(rows, pa.binary(32))], schema))


def peak(folder: Path, groups: int) -> int:
    """Compute, check some rows, and return the largest number of bytes that the process had in memory."""
    source, output = folder / f"{groups}.parquet", folder / f"{groups}-out.parquet"
    write(source, groups)
    done = subprocess.run([sys.executable, "-c", PROGRAM, source, output], capture_output=True, text=True, check=True)
    with parquet.ParquetFile(output) as file:
        assert file.metadata.num_rows == groups * ROWS_OF_A_GROUP
        last = file.read_row_group(file.num_row_groups - 1)
    row = groups * ROWS_OF_A_GROUP - 1
    assert int.from_bytes(last["result"][-1].as_py(), "big") == 3 * row * row % P
    return int(done.stdout) * 1024


@pytest.mark.long
def test_ten_million_rows(tmp_path: Path) -> None:
    some, many = peak(tmp_path, 20), peak(tmp_path, 200)
    print(f"peak: {some} bytes for 10^6 rows, {many} for 10^7: {(many - some) / 9e6:.2f} a row")
    assert (many - some) / 9e6 < 8, "bytes for each row more, of which a row has 64"
