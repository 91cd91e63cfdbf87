"""Atomic writes of files and folders, and the cache."""

import errno
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from cases import first
from modforge.files import (
    ForeignFileError,
    OwnFiles,
    alone,
    beside,
    cached,
    is_whole,
    replacing,
    write_file,
    write_files,
    write_with_mode,
)

HOLD = """
import sys, time
from pathlib import Path
from modforge.files import beside
with beside(Path(sys.argv[1]), "build-") as folder:
    (folder / "half").write_text("half of it")
    print(folder, flush=True)
    time.sleep(600)
"""

LIMITED = """
import resource, signal, sys
from pathlib import Path
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
from modforge.cli import main
main(sys.argv[1:])
"""
"""Run the command where no file can have more than a thousand bytes, as on a disk that is nearly full."""


def names(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


def test_folders_of_killed_processes_are_removed_and_those_in_use_are_not(tmp_path: Path) -> None:
    def begin() -> tuple[subprocess.Popen[str], Path]:
        process = subprocess.Popen([sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        return process, Path(process.stdout.readline().strip())

    (killed, left), (runs, used) = begin(), begin()
    (tmp_path / "build-file").touch()
    (tmp_path / "build-link").symlink_to(tmp_path / "mine")
    (tmp_path / "mine").mkdir()
    try:
        os.kill(killed.pid, signal.SIGKILL)
        killed.communicate()
        assert (left / "half").exists()
        with beside(tmp_path, "build-") as mine:
            assert {*tmp_path.iterdir()} == {
                mine.parent,
                used.parent,
                *(tmp_path / name for name in ("build-file", "build-link", "mine")),
            }
        assert (used / "half").exists() and not mine.exists()
    finally:
        runs.kill()
        runs.communicate()


def test_many_make_the_same(tmp_path: Path) -> None:
    """Each thread gets a whole folder, and none removes what another one works on."""
    found = []

    def make(folder: Path) -> None:
        for number in range(20):
            (folder / str(number)).write_text("text")

    def ask() -> None:
        for number in range(20):
            found.append(is_whole(cached(tmp_path / str(number), make)))

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [True] * 80
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(map(str, range(20)))


def test_one_at_a_time(tmp_path: Path) -> None:
    inside, most = 0, 0

    def enter() -> None:
        nonlocal inside, most
        with alone(tmp_path):
            inside += 1
            most = max(most, inside)
            time.sleep(0.01)
            inside -= 1

    threads = [threading.Thread(target=enter) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == 1


def cut(file: Path) -> None:
    os.truncate(file, 2)


def change(file: Path) -> None:
    file.write_bytes(bytes(file.stat().st_size))


@pytest.mark.parametrize("harm", [cut, change, Path.unlink], ids=["cut", "changed", "gone"])
@pytest.mark.parametrize("name", ["made", "inside/too", "contents.sha256"])
def test_a_damaged_folder_is_made_again(tmp_path: Path, harm, name: str) -> None:
    made = []

    def make(folder: Path) -> None:
        made.append(folder)
        write_files(folder, {"made": "a library", "inside/too": "more of it"})

    folder = cached(tmp_path / "cache" / "it", make)
    (folder / "log").write_text("written later")
    assert cached(folder, make) == folder
    assert len(made) == 1
    harm(folder / name)
    assert not is_whole(folder)
    assert cached(folder, make) == folder
    assert len(made) == 2 and is_whole(folder)
    assert names(folder) == ["contents.sha256", "inside", "inside/too", "made"]
    # Without a list nothing says that it is ours.
    moved = [path.name[:9] for path in folder.parent.iterdir() if path != folder]
    assert moved == (["it-moved-"] if name == "contents.sha256" else [])


def put_a_folder(place: Path) -> None:
    write_files(place, {"precious": "mine", "contents.sha256": "Shopping list"})


def put_a_link(place: Path) -> None:
    cached(place.parent / "elsewhere", lambda folder: (folder / "precious").write_text("mine"))
    cut(place.parent / "elsewhere" / "precious")
    place.symlink_to("elsewhere")


@pytest.mark.parametrize("put", [lambda place: place.write_text("mine"), put_a_folder, put_a_link])
def test_what_is_in_the_place_of_a_cached_folder_and_not_ours_gets_another_name(tmp_path: Path, put) -> None:
    put(tmp_path / "it")
    before = {path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert is_whole(cached(tmp_path / "it", lambda folder: (folder / "made").touch()))
    assert len([*tmp_path.glob("it-moved-*")]) == 1
    assert before <= {path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}


def test_a_folder_whose_making_fails_is_not_there(tmp_path: Path) -> None:
    def make(folder: Path) -> None:
        (folder / "half").touch()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cached(tmp_path / "it", make)
    assert names(tmp_path) == []


def test_files_are_written_together_or_not_at_all(tmp_path: Path) -> None:
    write_files(tmp_path, {"a": "old", "b": b"old"})
    (tmp_path / "c").mkdir()
    with pytest.raises(IsADirectoryError) as error:
        write_files(tmp_path, {"new/a": "new", "c": "new"})
    assert error.value.filename == str(tmp_path / "c")

    class Broken(dict):
        def values(self):
            yield "new"
            raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.raises(OSError, match=re.escape(str(tmp_path))):
        write_files(tmp_path, Broken({"a": "new", "deep/er/b": "new"}))
    assert names(tmp_path) == ["a", "b", "c"]
    assert (tmp_path / "a").read_text() == "old"


def test_a_file_is_replaced_when_it_is_complete(tmp_path: Path) -> None:
    path = write_file(tmp_path / "deep" / "file", "old")
    with pytest.raises(ZeroDivisionError), replacing(path) as fresh:
        fresh.write_text("ne")
        raise ZeroDivisionError
    assert path.read_text() == "old"
    with replacing(path) as fresh:
        fresh.write_text("new")
        assert path.read_text() == "old"
    assert path.read_text() == "new"
    assert names(tmp_path) == ["deep", "deep/file"]


def test_only_own_files_are_replaced(tmp_path: Path) -> None:
    own = OwnFiles(tmp_path / "out")
    own.write({"field/a": "1", "field/b": "1", "top": "1"})
    own.write({"field/a": "2"}, rooms=("field",))
    assert names(tmp_path / "out") == [".modforge.json", "field", "field/a", "top"]
    mine = write_file(tmp_path / "out" / "field" / "notes", "mine")
    own.write({"core/x": "3"}, rooms=("field", "core"))
    assert names(tmp_path / "out") == [".modforge.json", "core", "core/x", "field", "field/notes", "top"]
    with pytest.raises(ForeignFileError, match=r"field/notes was not written by modforge.*move it away"):
        own.write({"core/x": "4", "field/notes": "4"})
    (tmp_path / "out" / "core" / "x").write_text("mine")
    for files in ({"core/x": "4"}, {"core/y": "4"}):
        with pytest.raises(ForeignFileError, match="core/x has changed since it was written"):
            own.write(files, rooms=("core",))
    assert mine.read_text() == "mine" == (tmp_path / "out" / "core" / "x").read_text()
    assert not (tmp_path / "out" / "core" / "y").exists()


def test_a_file_that_is_as_it_will_be_is_no_obstacle(tmp_path: Path) -> None:
    write_file(tmp_path / "LICENSE", "text")
    OwnFiles(tmp_path).write({"LICENSE": "text"})
    with pytest.raises(ForeignFileError, match="LICENSE has changed"):
        write_file(tmp_path / "LICENSE", "mine")
        OwnFiles(tmp_path).write({"LICENSE": "other"})


def test_own_files_after_a_kill_on_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = OwnFiles(tmp_path)
    own.write({"a": "1", "b": "1"})
    real = os.replace
    done = []

    def killed(*arguments):
        done.append(arguments)
        if len(done) == 3:  # the list, one file
            raise KeyboardInterrupt
        real(*arguments)

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr("pathlib.Path.replace", killed)
        own.write({"a": "2", "b": "2"})
    assert [(tmp_path / name).read_text() for name in "ab"] == ["2", "1"]
    own.write({"a": "3", "b": "3"})
    assert [(tmp_path / name).read_text() for name in "ab"] == ["3", "3"]


def test_what_cannot_be_own_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "huge").touch()
    os.truncate(tmp_path / "huge", 1 << 43)
    for name in ("pipe", "huge"):
        with pytest.raises(ForeignFileError, match=f"{name} would be overwritten"):
            OwnFiles(tmp_path).write({name: "1"})
    (tmp_path / "huge").rename(tmp_path / ".modforge.json")
    with pytest.raises(ForeignFileError, match="is not a list"):
        OwnFiles(tmp_path).write({"a": "1"})


def test_an_error_of_a_full_disk_names_the_folder_of_the_cache(tmp_path: Path) -> None:
    def make(_: Path) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with pytest.raises(OSError, match="No space left") as caught:
        cached(tmp_path / "made", make)
    assert caught.value.filename == str(tmp_path / "made")


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"a": 3}', "null", '{"a": ["note"]}', '{"a": []}', '{"a": [3]}', '{"a": "note"}']
)
def test_a_list_of_somebody_else_stays(tmp_path: Path, text: str) -> None:
    (tmp_path / ".modforge.json").write_text(text)
    with pytest.raises(ForeignFileError, match=r"\.modforge\.json is not a list of files that modforge wrote"):
        OwnFiles(tmp_path).write({"a": "2"})
    assert (tmp_path / ".modforge.json").read_text() == text
    assert names(tmp_path) == [".modforge.json"]


def test_a_link_that_leads_nowhere_stays(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "nowhere")
    with pytest.raises(ForeignFileError, match="a would be overwritten"):
        OwnFiles(tmp_path).write({"a": "2"})
    assert (tmp_path / "a").is_symlink()


def test_without_a_list_the_message_says_that_the_folder_may_be_an_old_one(tmp_path: Path) -> None:
    write_file(tmp_path / "a", "1")
    sentence = r"a would be overwritten.* no \.modforge\.json .* earlier version, remove it; else move it away"
    with pytest.raises(ForeignFileError, match=sentence):
        OwnFiles(tmp_path).write({"a": "2"})
    assert (tmp_path / "a").read_text() == "1"


WRITERS = [
    ("field", "2^61 - 1", "-o"),
    ("field", "2^61 - 1", "--language", "sv", "-o"),
    ("field", "2^61 - 1", "--layout", "lanes", "-o"),
    ("core", "emit", "mont_csa42", "--bits", "64", "-o"),
]


@pytest.mark.parametrize("command", first(1, [(command,) for command in WRITERS]), ids=" ".join)
def test_a_full_disk_leaves_the_folder_as_it_was(tmp_path: Path, command: tuple[str, ...]) -> None:
    for existing in (False, True):
        out = tmp_path / "deep" / "out"
        if existing:
            write_file(out / "mine", "mine")
        before = names(tmp_path)
        arguments = [sys.executable, "-c", LIMITED, *command, str(out)]
        done = subprocess.run(arguments, capture_output=True, text=True, check=False)
        assert done.returncode == 1
        said = done.stderr.splitlines()[-1]  # there may be progress before it
        assert re.fullmatch(rf"Error: {re.escape(str(out))}/\S+: File too large", said)
        assert names(tmp_path) == before


def test_a_target_in_the_way_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for command in WRITERS:
        arguments = [sys.executable, "-m", "modforge", *command, str(tmp_path / "file" / "out")]
        done = subprocess.run(arguments, capture_output=True, text=True, check=False)
        assert done.stderr.splitlines()[-1] == f"Error: {tmp_path}/file/out: Not a directory"
        assert done.returncode == 1


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(PermissionError) as error:
        write_file(tmp_path / "file", "text")
    assert error.value.filename == str(tmp_path)


def test_devices_and_links_stay(tmp_path: Path) -> None:
    """A device gets the bytes, and what a link leads to is replaced: not the device, nor the link."""
    pipe, link, file = tmp_path / "pipe", tmp_path / "link", tmp_path / "folder" / "file"
    os.mkfifo(pipe)
    file.parent.mkdir()
    file.write_text("old")
    link.symlink_to(file)
    # Open for both, so that neither side waits for the other.
    with os.fdopen(os.open(pipe, os.O_RDWR), "rb", buffering=0) as reader:
        write_file(pipe, "first,")
        write_with_mode(pipe, b"second,", 0o600, replace=True)
        with replacing(pipe) as fresh:
            fresh.write_text("third")
        assert reader.read(100) == b"first,second,third"
        with pytest.raises(FileExistsError):
            write_with_mode(pipe, b"never", 0o600, replace=False)
    for number, write in enumerate(
        (
            lambda: write_file(link, b"new 0"),
            lambda: write_with_mode(link, b"new 1", 0o600, replace=True),
        )
    ):
        write()
        assert link.is_symlink() and file.read_bytes() == f"new {number}".encode()
    assert file.stat().st_mode & 0o777 == 0o600
    with replacing(link) as fresh:
        fresh.write_text("newest")
    assert link.is_symlink() and file.read_text() == "newest"
    assert names(tmp_path) == ["folder", "folder/file", "link", "pipe"]


def test_a_file_that_must_not_be_replaced_is_written_whole(tmp_path: Path) -> None:
    """On a full disk nothing is left in the way of the next try, and a file never has other rights for a moment."""
    path = tmp_path / "secret"
    path.write_text("old")
    path.chmod(0o644)
    with pytest.raises(FileExistsError):
        write_with_mode(path, b"new", 0o600, replace=False)
    assert path.read_text() == "old"
    write_with_mode(path, b"new", 0o600, replace=True)
    assert path.read_text() == "new" and path.stat().st_mode & 0o777 == 0o600
    key = tmp_path / "key.pem"
    failed = subprocess.run(
        [sys.executable, "-c", LIMITED, "crypto", "keygen", "rsa", "--bits", "2048", "-o", str(key)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert failed.returncode == 1 and str(key) in failed.stderr
    assert names(tmp_path) == ["secret"]
