"""What an unfinished run leaves: which job it is of, and that nothing else in its place is touched."""

import os
import subprocess
import sys
from pathlib import Path

import pyarrow as pa
import pytest
from pyarrow import csv, feather

from modforge.columns import ColumnsError, Job, Power, Product, run

ROWS = 1000
P = 1_000_003


@pytest.fixture
def job(tmp_path: Path) -> Job:
    table = pa.table({"x": [str(i) for i in range(ROWS)], "0x3": ["5"] * ROWS})
    csv.write_csv(table, tmp_path / "in.csv")
    return Job(tmp_path / "in.csv", Product("x", 3, P), tmp_path / "out.csv")


def place(job: Job) -> Path:
    return job.output.with_name(f".{job.output.name}.parts")


def stop(job: Job, **options) -> None:
    """Run until the first part is kept."""

    def enough(done: int, _: int | None) -> None:
        if done > 256:
            raise KeyError

    with pytest.raises(KeyError):
        run(job, progress=enough, **options)


def results(job: Job) -> list[str]:
    return csv.read_csv(job.output)["result"].to_pylist()


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Product("x", 3, P), Product("x", "0x3", P)),
        (Power("x", "0x3", P), Power("x", 3, P)),
        (Power("x", "0x3", P), Power("x", "0x3", P, vartime=True)),
    ],
    ids=["number, column", "column, number", "vartime"],
)
def test_a_column_with_the_name_of_a_number_is_another_job(job, one, other):
    stop(Job(job.source, one, job.output))
    with pytest.raises(ColumnsError, match=r"an unfinished run with another input or other options .*--restart"):
        run(Job(job.source, other, job.output))
    assert run(Job(job.source, other, job.output), restart=True) == ROWS


@pytest.mark.parametrize("place", ["begin", "middle", "end"])
def test_an_input_of_the_same_size_and_time_is_another_one(job, place):
    """Written again in its place, with the time set back as some programs do."""
    stop(job)
    status = job.source.stat()
    text = bytearray(job.source.read_bytes())
    at = {"begin": text.index(b"\n") + 2, "middle": len(text) // 2, "end": len(text) - 3}[place]
    text[at] ^= 1
    job.source.write_bytes(text)
    os.utime(job.source, ns=(status.st_atime_ns, status.st_mtime_ns))
    with pytest.raises(ColumnsError, match="an unfinished run with another input"):
        run(job)


def test_the_ends_tell_inputs_apart_where_no_time_does(job, monkeypatch):
    big = "x\n" + "1\n" * 100_000
    job.source.write_text(big)
    stop(job)
    times = ("st_ctime_ns", "st_mtime_ns")
    before = {name: getattr(job.source.stat(), name) for name in times}
    real = Path.stat

    class Kept:
        def __init__(self, status):
            self.status = status

        def __getattr__(self, name):
            return before.get(name, getattr(self.status, name))

    monkeypatch.setattr(Path, "stat", lambda self, **options: Kept(real(self, **options)))
    for text in ("x\n2\n" + big[4:], big[:-2] + "2\n"):
        job.source.write_text(text)
        with pytest.raises(ColumnsError, match="an unfinished run with another input"):
            run(job)
    job.source.write_text(big)
    assert run(job) == 100_000


FOREIGN = {
    "a part without a job": lambda folder: (folder / f"rows-{0:015}-{9:015}.arrow").write_text("precious"),
    "a hidden folder": lambda folder: (folder / ".modforge-notes").mkdir(),
    "a job of others": lambda folder: (folder / "job.json").write_text('{"salt": "00"}'),
    "a file": lambda folder: (folder / "keep.txt").write_text("precious"),
    "a folder": lambda folder: (folder / "rows-0-5.arrow").mkdir(),
    "a link": lambda folder: (folder / "job.json").symlink_to(folder.parent / "in.csv"),
    "a pipe": lambda folder: os.mkfifo(folder / "job.json"),
    "another name": lambda folder: (folder / "rows-mine.arrow").write_text("precious"),
    "a hidden file": lambda folder: (folder / ".modforge-notes").write_text("precious"),
}


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("make", FOREIGN.values(), ids=FOREIGN)
def test_foreign_files_in_the_place_of_parts_stay(job, make, restart):
    place(job).mkdir()
    make(place(job))
    (foreign,) = place(job).iterdir()
    before = contents(job.source.parent)
    with pytest.raises(ColumnsError) as refused:
        run(job, restart=restart)
    assert str(refused.value) == (
        f"{job.output}: {foreign} is in the way of the parts of this output, and is not theirs; "
        "move it away, or choose another file"
    )
    assert contents(job.source.parent) == before and [*place(job).iterdir()] == [foreign]


@pytest.mark.parametrize("make", [Path.symlink_to, Path.write_text], ids=["link", "file"])
def test_a_link_or_file_in_the_place_of_the_folder_stays(job, make, tmp_path):
    (tmp_path / "folder").mkdir()
    make(place(job), str(tmp_path / "folder"))
    before = contents(tmp_path)
    for restart in (False, True):
        with pytest.raises(ColumnsError, match=r"\.out\.csv\.parts is in the way .* move it away"):
            run(job, restart=restart)
    assert contents(tmp_path) == before and not [*(tmp_path / "folder").iterdir()]


def test_a_file_that_comes_meanwhile_stays(job):
    def put(*_: int | None) -> None:
        (place(job) / "keep.txt").write_text("precious")

    assert run(job, progress=put) == ROWS
    assert contents(place(job)) == {"keep.txt": b"precious"}
    (place(job) / "keep.txt").unlink()
    job.output.unlink()

    def end(*_: int | None) -> None:
        put()
        raise KeyError

    with pytest.raises(KeyError):
        run(job, progress=end)
    assert contents(place(job)) == {"keep.txt": b"precious"}


def test_an_empty_folder_and_what_a_kill_left_are_no_obstacle(job):
    place(job).mkdir()
    program = f"import os, pathlib, modforge.files as f\nwith f.beside(pathlib.Path({str(place(job))!r})): os._exit(0)"
    subprocess.run([sys.executable, "-c", program], check=True)
    assert len([*place(job).glob(".modforge-*")]) == 1
    assert run(job) == ROWS
    assert not place(job).exists()


@pytest.mark.parametrize("content", [b"\xff", b"", b"null", b"[" * 100_000])
def test_parts_without_a_job_of_ours_stay(job, content):
    stop(job)
    (place(job) / "job.json").write_bytes(content)
    before = contents(place(job))
    for restart in (False, True):
        with pytest.raises(ColumnsError, match=r"job\.json is in the way of the parts of this output"):
            run(job, restart=restart)
    assert contents(place(job)) == before


def test_no_secret_is_written(job):
    """Neither in clear nor as a hash of itself; and the folder is its owner's."""
    secret = 0x1234567890ABCDEF1234567890ABCDEF
    place(job).mkdir(mode=0o755)
    secretly = Job(job.source, Power("x", secret, P), job.output)
    stop(secretly)
    written = (place(job) / "job.json").read_text()
    assert f"{secret:x}" not in written.lower() and str(secret) not in written
    assert place(job).stat().st_mode & 0o777 == 0o700
    run(Job(job.source, Power("x", secret + 1, P), job.output), restart=True)
    job.output.unlink()
    stop(secretly)
    again = (place(job) / "job.json").read_text()
    assert again != written  # another salt
    assert run(secretly) == ROWS


@pytest.mark.parametrize("harm", ["empty", "no file of Arrow", "cut", "another one"])
def test_a_damaged_part_is_refused(job, harm):
    stop(job)
    (part,) = place(job).glob("rows-*")
    if harm == "another one":
        feather.write_feather(feather.read_table(str(part))[:7], str(part))
    else:
        whole = part.read_bytes()
        part.write_bytes({"empty": b"", "no file of Arrow": b"precious", "cut": whole[:-100]}[harm])
    with pytest.raises(ColumnsError, match=rf"{part.name} is damaged; --restart discards"):
        run(job)
    assert not job.output.exists()
    assert run(job, restart=True) == ROWS
