"""An operation over a file: every format and operation, errors with row and file, kills at any moment."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow as pa
import pytest
from pyarrow import csv, feather, parquet

from modforge.columns import ColumnsError, FixedPower, Inverse, Job, Options, Power, Product, run
from modforge.errors import ModforgeError

P = 2**127 - 1
NUMBERS = [None if i % 7 == 5 else pow(3, i, P) for i in range(1000)]


def to_bytes(number: int | None) -> bytes | None:
    return None if number is None else number.to_bytes(16, "big")


BINARY = pa.table({"id": range(1000), "x": pa.array(map(to_bytes, NUMBERS), pa.binary(16)), "y": ["text"] * 1000})
TEXT = pa.table(
    {"id": range(1000), "x": [x if x is None else (hex(x) if i % 2 else str(x)) for i, x in enumerate(NUMBERS)]}
)


def write(path: Path, table: pa.Table) -> Path:
    if path.suffix == ".csv":
        csv.write_csv(table, path)
    elif path.suffix == ".parquet":
        parquet.write_table(table, path, row_group_size=301)
    else:
        feather.write_feather(table, str(path), chunksize=301, compression="lz4")
    return path


def read(path: Path) -> pa.Table:
    if path.suffix == ".csv":
        return csv.read_csv(
            path, convert_options=csv.ConvertOptions(column_types={"x": pa.string(), "result": pa.string()})
        )
    return parquet.read_table(path) if path.suffix == ".parquet" else feather.read_table(str(path))


def cubes() -> list[int | None]:
    return [None if x is None else pow(x, 3, P) for x in NUMBERS]


@pytest.mark.parametrize("source", [".parquet", ".arrow"])
@pytest.mark.parametrize("output", [".parquet", ".feather"])
def test_formats(tmp_path, source, output):
    job = Job(write(tmp_path / f"in{source}", BINARY), Power("x", 3, P), tmp_path / f"out{output}")
    assert run(job) == 1000
    found = read(job.output)
    assert found.drop_columns("result") == BINARY
    assert found["result"].to_pylist() == [*map(to_bytes, cubes())]
    assert found["result"].type == pa.binary(16)
    assert {path.name for path in tmp_path.iterdir()} == {job.source.name, job.output.name}


@pytest.mark.parametrize("suffix", [".csv", ".parquet", ".arrow"])
def test_bare_hexadecimal_text(tmp_path, suffix):
    table = pa.table({"id": range(1000), "x": [x if x is None else f"{x:x}" for x in NUMBERS]})
    source = write(tmp_path / f"in{suffix}", table)
    job = Job(source, Power("x", 3, P), tmp_path / f"out{suffix}", options=Options(encoding="hex"))
    run(job)
    texts = [text or None for text in read(job.output)["result"].to_pylist()]
    assert texts == [x if x is None else f"{x:032x}" for x in cubes()]


@pytest.mark.parametrize("suffix", [".csv", ".parquet", ".arrow"])
def test_text(tmp_path, suffix):
    """Each result is written as the number of its row was."""
    job = Job(write(tmp_path / f"in{suffix}", TEXT), Power("x", 3, P), tmp_path / f"out{suffix}", "result")
    run(job)
    texts = read(job.output)["result"].to_pylist()
    assert [int(text, 0) if text else None for text in texts] == cubes()
    assert [text.startswith("0x") for text in texts if text] == [
        bool(i % 2) for i, x in enumerate(NUMBERS) if x is not None
    ]


def test_operations(tmp_path):
    source = write(tmp_path / "in.parquet", BINARY)
    known = [x for x in NUMBERS if x is not None]

    def results(operation) -> list[int]:
        output = tmp_path / "out.parquet"
        run(Job(source, operation, output), overwrite=True)
        found = read(output)["result"].to_pylist()
        assert [x is None for x in found] == [x is None for x in NUMBERS]
        return [int.from_bytes(x, "big") for x in found if x is not None]

    assert results(Product("x", "x", 2**89 - 1)) == [x * x % (2**89 - 1) for x in known]
    assert results(Product("x", 12345, P)) == [x * 12345 % P for x in known]
    for vartime in (False, True):
        assert results(Inverse("x", P, vartime)) == [pow(x, -1, P) for x in known]
        assert results(FixedPower(5, "x", P, 127, vartime)) == [pow(5, x, P) for x in known]
        assert results(Power("x", "x", P, vartime)) == [pow(x, x, P) for x in known]
        assert results(Power(3, "x", P, vartime)) == [pow(3, x, P) for x in known]
        assert results(Power(7, 2**50, "x", vartime)) == [pow(7, 2**50, x) for x in known]


def test_moduli_of_different_length(tmp_path):
    """Parts, whose longest moduli differ, fit together."""
    moduli = [b"\3"] * 300 + [b"\1" * (1 + i // 100) for i in range(700)]
    table = pa.table({"x": pa.array([b"\x07"] * 1000, pa.binary(1)), "n": pa.array(moduli, pa.binary())})
    job = Job(write(tmp_path / "in.parquet", table), Power("x", 100, "n"), tmp_path / "out.parquet")
    run(job)
    found = [int.from_bytes(x, "big") for x in read(job.output)["result"].to_pylist()]
    assert found == [pow(7, 100, int.from_bytes(n, "big")) for n in moduli]


def test_bad_rows(tmp_path):
    table = pa.table({"x": ["5"] * 700 + ["five"] + ["5"] * 300})
    job = Job(write(tmp_path / "in.csv", table), Product("x", 2, P), tmp_path / "out.csv")
    with pytest.raises(ColumnsError, match=r"in\.csv: a: row 700: 'five' is not an integer; --on-error null"):
        run(job)
    assert not job.output.exists()
    run(Job(job.source, job.operation, job.output, "result", Options(on_error="null")), restart=True)
    assert read(job.output)["result"].to_pylist() == ["10"] * 700 + [""] + ["10"] * 300


REFUSED = {
    "no such column": (
        lambda f: Job(f("in.parquet"), Power("z", 3, P), f("o.parquet")),
        "has no column 'z', but id, x, y",
    ),
    "a name that is taken": (
        lambda f: Job(f("in.parquet"), Power("x", 3, P), f("o.parquet"), "y"),
        "name the result",
    ),
    "a name without bytes": (
        lambda f: Job(f("in.parquet"), Power("x", 3, P), f("o.parquet"), "\udc80"),
        "of the result is not in UTF-8",
    ),
    "a format": (lambda f: Job(f("in.parquet"), Power("x", 3, P), f("o.xlsx")), "the suffix says the format"),
    "binary into text": (lambda f: Job(f("in.parquet"), Power("x", 3, P), f("o.csv")), "cannot hold column 'x'"),
    "no column": (lambda f: Job(f("in.parquet"), Power(2, 3, P), f("o.parquet")), "no operand is a column"),
    "itself": (lambda f: Job(f("in.parquet"), Power("x", 3, P), f("in.parquet")), "would be replaced"),
    "a broken file": (lambda f: Job(f("broken.parquet"), Power("x", 3, P), f("o.parquet")), "broken.parquet: "),
    "no numbers": (lambda f: Job(f("in.parquet"), Power("y", 3, P), f("o.parquet")), "row 0: 'text' is not an integer"),
    "an even modulus": (
        lambda f: Job(f("in.parquet"), Power("x", 3, 0), f("o.parquet")),
        "modulus: must be at least 1",
    ),
}


@pytest.mark.parametrize(("job", "message"), REFUSED.values(), ids=REFUSED)
def test_refused(tmp_path, job, message):
    write(tmp_path / "in.parquet", BINARY)
    (tmp_path / "broken.parquet").write_bytes(b"PAR1 and no more")
    before = sorted(tmp_path.iterdir())
    with pytest.raises(ModforgeError, match=message):
        run(job(tmp_path.joinpath), overwrite=True)
    assert sorted(tmp_path.iterdir()) == before


def test_no_rows(tmp_path):
    job = Job(write(tmp_path / "in.parquet", BINARY[:0]), Power("x", 3, P), tmp_path / "out.parquet")
    assert run(job) == 0
    assert read(job.output).column_names == ["id", "x", "y", "result"]


def test_an_error_of_progress_ends_the_work_and_the_next_run_goes_on(tmp_path):
    job = Job(write(tmp_path / "in.parquet", BINARY), Power("x", 3, P), tmp_path / "out.parquet")

    def stop(done: int, total: int | None) -> None:
        assert total == 1000
        if done > 256:
            raise KeyError

    with pytest.raises(KeyError):
        run(job, progress=stop)
    assert not job.output.exists()
    seen = []
    run(job, progress=lambda done, _: seen.append(done))
    assert seen[0] == 256 and seen[-1] == 1000 and seen == sorted(seen)
    assert read(job.output)["result"].to_pylist() == [*map(to_bytes, cubes())]


def test_parts_of_another_job(tmp_path):
    job = Job(write(tmp_path / "in.parquet", BINARY), Power("x", 3, P), tmp_path / "out.parquet")

    def stop(done: int, _: int | None) -> None:
        if done > 256:
            raise KeyError

    with pytest.raises(KeyError):
        run(job, progress=stop)
    other = Job(job.source, Power("x", 5, P), job.output)
    with pytest.raises(ColumnsError, match=r"an unfinished run with another input or other options .*--restart"):
        run(other)
    run(other, restart=True)
    assert read(job.output)["result"].to_pylist()[1] == to_bytes(3**5)


def start(*arguments: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-m", "modforge", "batch", *arguments], stdout=pipe, stderr=pipe, text=True
    )


@pytest.mark.long
@pytest.mark.parametrize(
    "kill",
    [signal.SIGKILL, *(pytest.param(each, marks=pytest.mark.long) for each in (signal.SIGINT, signal.SIGTERM))],
    ids=lambda s: s.name,
)
def test_a_kill_loses_no_whole_part(tmp_path, kill):
    """Killed amid the second and later parts, twice; then the command ends with all rows, none computed in vain."""
    count = 4000
    bits = 4000
    table = pa.table({"id": range(count), "x": [str(i) for i in range(count)]})
    source, output = write(tmp_path / "in.parquet", table), tmp_path / "out.parquet"
    folder = tmp_path / ".out.parquet.parts"
    command = (
        "powmod",
        str(source),
        "--column",
        "x",
        "--exponent",
        f"2^{bits}",
        "--modulus",
        "2^521 - 1",
        "-o",
        str(output),
    )
    whole: set[str] = set()
    for _ in range(2):
        process = start(*command)
        deadline = time.monotonic() + 60
        while len(parts := {path.name for path in folder.glob("rows-*")}) <= len(whole) and time.monotonic() < deadline:
            if process.poll() is not None:
                break
            time.sleep(0.01)
        process.send_signal(kill)
        _, said = process.communicate(timeout=60)
        if output.exists():  # the signal came after the end of the work, on a machine that is busy
            break
        if kill != signal.SIGKILL:
            assert "To continue:" in said
        assert whole <= parts
        whole = parts
    assert whole, "the first kill comes before the end"
    process = start(*command, "--json")
    printed, said = process.communicate(timeout=120)
    if not output.exists():
        pytest.fail(said)
    if process.returncode == 0:
        assert json.loads(printed)["rows_now"] < count
    found = read(output)
    assert found["id"].to_pylist() == [*range(count)]
    assert [int(x) for x in found["result"].to_pylist()[:5]] == [pow(i, 2**bits, 2**521 - 1) for i in range(5)]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.parquet", "out.parquet"]


@pytest.mark.long
def test_two_processes_at_once(tmp_path):
    """One works, the other says so."""
    source = write(tmp_path / "in.parquet", BINARY)
    command = ("powmod", str(source), "--column", "x", "--exponent", "2^16_000", "--modulus", "2^4253 - 1")
    first = start(*command, "-o", str(tmp_path / "out.parquet"))
    try:
        deadline = time.monotonic() + 60
        while not (tmp_path / ".out.parquet.parts" / "job.json").exists() and time.monotonic() < deadline:
            assert first.poll() is None
            time.sleep(0.01)
        _, said = start(*command, "-o", str(tmp_path / "out.parquet")).communicate(timeout=60)
        assert "another process computes this file now" in said
    finally:
        first.kill()
        first.wait()


def test_the_command(tmp_path):
    source, output = write(tmp_path / "in.parquet", BINARY), tmp_path / "out.parquet"

    def command(*arguments: str) -> tuple[int, str]:
        process = start(*arguments)
        _, said = process.communicate(timeout=60)
        return process.returncode, said

    common = (str(source), "-o", str(output))
    for arguments in (
        ("mulmod", *common, "--column", "x", "--factor", "column:x", "--modulus", "97", "--as", "square"),
        ("invert", *common, "--column", "x", "--modulus", "p25519", "--overwrite", "--vartime"),
        (
            "fixed-base",
            *common,
            "--column",
            "x",
            "--base",
            "2",
            "--modulus",
            "rsa-2048",
            "--overwrite",
            "--exponent-bits",
            "128",
        ),
        ("powmod", *common, "--base", "column:x", "--exponent", "column:x", "--modulus", "column:x", "--overwrite"),
    ):
        returned, said = command(*arguments)
        assert returned == 0, (arguments, said)
    for arguments, status, message in (
        (("powmod", *common, "--exponent", "3", "--modulus", "97"), 2, "one of --column and --base is needed"),
        (
            ("mulmod", str(source), "-o", "", "--column", "x", "--factor", "3", "--modulus", "97"),
            2,
            "'--output': the name is empty",
        ),
        (("powmod", *common, "--column", "x", "--exponent", "q", "--modulus", "97"), 2, 'exponent "q": unexpected'),
        (("mulmod", *common, "--column", "x", "--factor", "3", "--modulus", "97"), 1, "is there already"),
        (
            ("fixed-base", *common, "--column", "x", "--base", "column:x", "--modulus", "97"),
            2,
            "--base: must be one number",
        ),
    ):
        returned, said = command(*arguments)
        assert returned == status and message in said.splitlines()[-1], said  # there may be progress before it
