"""A file that is replaced keeps its rights, its owner and the links to it; a secret is its owner's from the start."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from modforge.files import OwnFiles, replacing, write_file, write_files, write_with_mode


def replaced(path: Path, content: bytes) -> None:
    with replacing(path) as fresh:
        fresh.write_bytes(content)


def own(path: Path, content: bytes) -> None:
    files = OwnFiles(path.parent)
    if not (path.parent / ".modforge.json").exists():
        old, mode = path.read_bytes(), path.stat().st_mode
        files.write({path.name: old})
        assert path.stat().st_mode == mode
    files.write({path.name: content})


WRITERS: dict[str, Callable[[Path, bytes], object]] = {
    "write_file": write_file,
    "write_files": lambda path, content: write_files(path.parent, {path.name: content}),
    "write_with_mode": lambda path, content: write_with_mode(path, content, 0o777, replace=True),
    "replacing": replaced,
    "own": own,
}


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o444, 0o755])
@pytest.mark.parametrize("write", WRITERS.values(), ids=WRITERS)
def test_a_file_that_is_replaced_keeps_its_rights(tmp_path: Path, write, mode: int) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(mode)
    write(path, b"new")
    assert path.read_bytes() == b"new" and path.stat().st_mode & 0o7777 == mode


@pytest.mark.parametrize("write", WRITERS.values(), ids=WRITERS)
def test_links_and_what_they_lead_to_stay(tmp_path: Path, write) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "here").mkdir()
    target = tmp_path / "elsewhere" / "file"
    target.write_bytes(b"old")
    target.chmod(0o600)
    link = tmp_path / "here" / "link"
    link.symlink_to("../elsewhere/file")
    write(link, b"new")
    assert link.is_symlink() and target.read_bytes() == b"new" and target.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in target.parent.iterdir()] == ["file"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
@pytest.mark.parametrize("write", WRITERS.values(), ids=WRITERS)
def test_a_file_that_is_replaced_keeps_its_owner(tmp_path: Path, write) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    os.chown(path, 1234, 4321)
    path.chmod(0o640)
    write(path, b"new")
    status = path.stat()
    assert (status.st_uid, status.st_gid, status.st_mode & 0o777) == (1234, 4321, 0o640)


def test_another_group_gets_no_rights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system does not let the group stay, its rights are those of all."""
    monkeypatch.setattr(os, "chown", lambda *_: (_ for _ in ()).throw(PermissionError))
    for mode, left in ((0o660, 0o600), (0o664, 0o644), (0o640, 0o600)):
        write_file(tmp_path / "file", "old").chmod(mode)
        assert write_file(tmp_path / "file", "new").stat().st_mode & 0o777 == left


def test_a_secret_has_no_more_than_its_rights(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    for before, after in ((0o644, 0o600), (0o400, 0o400)):
        path.unlink(missing_ok=True)
        path.touch()
        path.chmod(before)
        write_with_mode(path, b"new", 0o600, replace=True)
        assert path.stat().st_mode & 0o777 == after


def refuse_links(*_: object) -> None:
    raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))


def test_a_new_file_where_hard_links_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on FAT and on some shares."""
    monkeypatch.setattr(os, "link", refuse_links)
    path = tmp_path / "key"
    write_with_mode(path, b"new", 0o600, replace=False)
    assert path.read_bytes() == b"new" and path.stat().st_mode & 0o777 == 0o600
    with pytest.raises(FileExistsError):
        write_with_mode(path, b"never", 0o600, replace=False)
    monkeypatch.setattr(Path, "replace", refuse_links)
    with pytest.raises(PermissionError):
        write_with_mode(tmp_path / "other", b"new", 0o600, replace=False)
    assert path.read_bytes() == b"new" and [*tmp_path.iterdir()] == [path]


COMMANDS = {
    "sign": ("crypto", "sign", "key", "message", "-o", "out"),
    "public": ("crypto", "public", "key", "-o", "out"),
    "batch": (
        *("batch", "powmod", "in.csv", "--base", "column:x", "--exponent", "3", "--modulus", "97"),
        *("-o", "out.csv", "--overwrite"),
    ),
}


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.few(2)
def test_an_output_of_a_command_keeps_its_rights(tmp_path: Path, name: str) -> None:
    (tmp_path / "in.csv").write_text("x\n5\n")
    (tmp_path / "message").write_text("text")

    def run(*command: str) -> None:
        subprocess.run(
            [sys.executable, "-m", "modforge", *command], cwd=tmp_path, check=True, stdout=subprocess.DEVNULL
        )

    run("crypto", "keygen", "ed25519", "-o", "key")
    output = tmp_path / COMMANDS[name][COMMANDS[name].index("-o") + 1]
    output.touch()
    output.chmod(0o600)
    run(*COMMANDS[name])
    assert output.stat().st_size and output.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("mode", [0o600, 0o644])
@pytest.mark.parametrize("write", WRITERS.values(), ids=WRITERS)
def test_other_names_of_a_file_have_the_new_content(tmp_path: Path, write, mode: int) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "here").mkdir()
    path, other = tmp_path / "here" / "file", tmp_path / "there" / "other"
    path.write_bytes(b"what was longer before")
    path.chmod(mode)
    other.hardlink_to(path)
    write(path, b"new")
    assert other.samefile(path) and other.read_bytes() == b"new" and other.stat().st_mode & 0o7777 == mode
    assert {file.name for file in path.parent.iterdir()} <= {"file", ".modforge.json"}


def test_a_secret_is_shown_under_no_name(tmp_path: Path) -> None:
    path, other = tmp_path / "key", tmp_path / "other"
    path.write_bytes(b"old")
    path.chmod(0o644)
    other.hardlink_to(path)
    write_with_mode(path, b"secret", 0o600, replace=True)
    assert other.read_bytes() == b"secret" and other.stat().st_mode & 0o7777 == 0o600
