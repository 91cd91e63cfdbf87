"""Text of any length and form: long numbers, long rows, names with line breaks; and what is no file of CSV."""

import os
import subprocess
import sys
from pathlib import Path

import pyarrow as pa
import pytest
from click.testing import CliRunner
from hypothesis import example, given
from hypothesis import strategies as st
from pyarrow import csv, parquet

from modforge.cli import main
from modforge.columns import ColumnsError, Inverse, Job, Options, Power, Product, run
from modforge.numerals import from_decimal, to_decimal

LONG = 10**4999 + 7
"""A number of more digits than Python reads or writes by itself."""

M = 10**4931 + 3


def digits(number: int) -> str:
    """By twos, as nothing here shares with what is tested."""
    texts = []
    while number:
        number, low = divmod(number, 100)
        texts.append(f"{low:02}")
    return "".join(reversed(texts)).lstrip("0") or "0"


def read(path: Path) -> dict[str, list[str]]:
    """Return a file of CSV, all of it text."""
    parsing = csv.ParseOptions(newlines_in_values=True)
    options = csv.ConvertOptions(column_types={"result": pa.string(), "x": pa.string()})
    found: dict[str, list[str]] = csv.read_csv(path, csv.ReadOptions(block_size=1 << 26), parsing, options).to_pydict()
    return found


@pytest.mark.parametrize("on_error", ["raise", "null"])
@pytest.mark.parametrize("suffix", [".csv", ".parquet"])
def test_numbers_of_any_length(tmp_path, suffix, on_error):
    numbers = [LONG, 5, -LONG, 10**4300, 10**4299, 0, M - 1]
    texts = [("-" if x < 0 else "") + digits(abs(x)) for x in numbers]
    table = pa.table({"x": [*texts, hex(LONG), f"+{texts[0][:2]}_{texts[0][2:]} "]})
    source = tmp_path / f"in{suffix}"
    (csv.write_csv if suffix == ".csv" else parquet.write_table)(table, source)
    job = Job(source, Product("x", 3, M), tmp_path / "out.csv", options=Options(on_error=on_error))
    assert run(job) == 9
    found = read(job.output)["result"]
    assert found[:7] == [digits(x * 3 % M) for x in numbers]
    assert found[7:] == [hex(LONG * 3 % M), found[0]]


def test_a_long_modulus_for_each_row(tmp_path):
    text = digits(LONG)
    csv.write_csv(pa.table({"x": [text, "3"], "n": [digits(M), text]}), tmp_path / "in.csv")
    job = Job(tmp_path / "in.csv", Power("x", 20_000, "n"), tmp_path / "out.csv")
    run(job)
    assert read(job.output)["result"] == [digits(pow(x, 20_000, n)) for x, n in ((LONG, M), (3, LONG))]


@pytest.mark.parametrize(
    "text", ["1" * 5000 + "x", "1" * 5000 + "__1", "_" * 5000, "--" + "1" * 5000, "1." + "0" * 5000]
)
def test_long_texts_that_are_no_numbers(tmp_path, text):
    csv.write_csv(pa.table({"x": ["4", text]}), tmp_path / "in.csv")
    operation = Inverse("x", M)
    with pytest.raises(ColumnsError, match=r"row 1: .* is not an integer"):
        run(Job(tmp_path / "in.csv", operation, tmp_path / "out.csv"))
    job = Job(tmp_path / "in.csv", operation, tmp_path / "out.csv", options=Options(on_error="null"))
    assert run(job, restart=True) == 2
    assert read(job.output)["result"][1] == ""


@given(st.integers(0, 20_000).flatmap(lambda bits: st.integers(-(1 << bits), 1 << bits)))
@example(10**640)
@example(10**640 - 1)
@example(-(10**6000))
@example(10**6000 - 1)
def test_numerals(number):
    text = to_decimal(number)
    assert text == ("-" if number < 0 else "") + digits(abs(number))
    assert from_decimal(text) == number


def test_numerals_with_the_strictest_limit_of_python():
    limited = [sys.executable, "-X", "int_max_str_digits=640", "-c"]
    program = "from modforge.numerals import *; n = 3**9999; assert from_decimal(to_decimal(n)) == n"
    subprocess.run([*limited, program], check=True)


def test_long_rows(tmp_path):
    """Of more than a megabyte, between short ones."""
    rows = [("1", "a" * 3_000_000), ("2", "b"), ("3", "c" * 3_500_000), ("4", "d" * 2_000_000), ("5", "")]
    (tmp_path / "in.csv").write_text("x,y\n" + "".join(f"{x},{y}\n" for x, y in rows))
    job = Job(tmp_path / "in.csv", Product("x", 3, M), tmp_path / "out.csv")
    assert run(job) == 5
    found = read(job.output)
    assert found["result"] == ["3", "6", "9", "12", "15"]
    assert found["y"] == [y for _, y in rows]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x,y\n" + "1" * 20_000_000 + ",2\n", "has a row of more than 4 MiB; Parquet and Arrow hold longer ones"),
        ("x" * 20_000_000 + "\n1\n", "no line in its first 4 MiB has the names of columns"),
        ("\0" * 20_000_000, "no line in its first 4 MiB has the names of columns"),
        ("", "no line in its first 4 MiB has the names of columns"),
        ("\n\n", "no line in its first 4 MiB has the names of columns"),
        ("x,x\n1,2\n", "has several columns 'x'; give each its own name"),
        ("y,z,z\n1,2,3\n", "has no column 'x', but y, z, z"),
        (b"x,\xff\n1,2\n", "the names of its columns are not in UTF-8"),
    ],
    ids=["row", "name", "zeros", "empty", "lines", "twice", "none", "latin"],
)
def test_what_is_refused(tmp_path, text, message):
    (tmp_path / "in.csv").write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(ColumnsError) as refused:
        run(Job(tmp_path / "in.csv", Product("x", 3, M), tmp_path / "out.csv"))
    assert str(refused.value) == f"{tmp_path}/in.csv: {message}"
    assert [path.name for path in tmp_path.iterdir()] == ["in.csv"]


def test_line_breaks_in_names_and_values(tmp_path, monkeypatch):
    """Over many blocks of the file, whose borders must not be in a value."""
    monkeypatch.setattr("modforge.columns.formats.MAX_ROW_BYTES", 1000)
    count = 2000
    (tmp_path / "in.csv").write_text('x,"a ""name""\nof two lines"\n' + '7,"one\ntwo, three"\n' * count)
    job = Job(tmp_path / "in.csv", Product("x", 3, M), tmp_path / "out.csv")
    assert run(job) == count
    found = read(job.output)
    assert found == {
        "x": ["7"] * count,
        'a "name"\nof two lines': ["one\ntwo, three"] * count,
        "result": ["21"] * count,
    }


@pytest.mark.parametrize("kind", ["pipe", "device"])
@pytest.mark.few(1)
def test_pipes_and_devices_are_not_opened(tmp_path, kind):
    source = tmp_path / "in.csv"
    if kind == "pipe":
        os.mkfifo(source)
    else:
        source.symlink_to("/dev/zero")
    command = ["batch", "mulmod", str(source), "--column", "x", "--factor", "3", "--modulus", "97"]
    done = subprocess.run(
        [sys.executable, "-m", "modforge", *command, "-o", str(tmp_path / "out.csv")],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    said = f"Error: {source}: is a {kind}, where a file is needed; put what it gives into a file first\n"
    assert done.returncode == 1 and done.stderr.endswith(said)  # there may be progress before it


@pytest.mark.parametrize("modulus", [1, 16, 2**64, 2**20_000 - 9], ids=lambda modulus: str(modulus.bit_length()))
@pytest.mark.parametrize("operation", ["powmod", "mulmod", "invert"])
def test_any_modulus_of_the_library(tmp_path, operation, modulus):
    """As a column of it gives."""
    source, rows = tmp_path / "in.csv", [3, 5, 2**70 + 1]
    source.write_text("x,n\n" + "".join(f"{x},{modulus:#x}\n" for x in rows))
    arguments = {"powmod": ["--exponent", "7"], "mulmod": ["--factor", "7"], "invert": []}[operation]
    command = ["batch", operation, str(source), "--column", "x", *arguments, "-o", str(tmp_path / "out.csv")]
    runs = [("--modulus", f"{modulus:#x}")]
    if operation == "powmod":
        runs.append(("--modulus", "column:n", "--overwrite"))
    expected = {"powmod": lambda x: pow(x, 7, modulus), "mulmod": lambda x: x * 7 % modulus}
    for options in runs:
        done = CliRunner().invoke(main, [*command, *options])
        assert done.exit_code == 0, done.output
        found = [from_decimal(text) for text in read(tmp_path / "out.csv")["result"]]
        assert found == [expected.get(operation, lambda x: pow(x, -1, modulus))(x) for x in rows]


@pytest.mark.parametrize("modulus", ["0", "-3", "2^1048577"])
def test_what_is_no_modulus_of_the_library(tmp_path, modulus):
    (tmp_path / "in.csv").write_text("x\n1\n")
    command = ["batch", "invert", str(tmp_path / "in.csv"), "--column", "x", "--modulus", modulus, "-o", "out.csv"]
    done = CliRunner().invoke(main, command)
    assert done.exit_code == 2 and done.output.count("\n") == 1
