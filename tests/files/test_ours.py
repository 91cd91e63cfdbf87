"""What a user named as we name ours stays: only a manifest of ours makes a folder ours."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from modforge.files import beside, is_temporary, write_file

COMMANDS = {
    "keygen": ("crypto", "keygen", "ed25519", "-o", "key.pem"),
    "field": ("field", "2^61 - 1", "-o", "."),
    "emit": ("core", "emit", "mont_csa42", "--bits", "64", "-o", "."),
    "batch": ("batch", "powmod", "in.csv", "--base", "column:x", "--exponent", "3", "--modulus", "97", "-o", "out.csv"),
}


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def put_users_files(folder: Path) -> dict[str, bytes]:
    """Make folders and files named like ours in a folder, one of them with a copy of a manifest."""
    for prefix in (".modforge-", "build-", "run-"):
        write_file(folder / f"{prefix}notes" / "precious", "mine")
        write_file(folder / f"{prefix}abcd_234" / "work" / "precious", "mine")
        write_file(folder / f"{prefix}settings", "mine")
        (folder / f"{prefix}empty").mkdir()
        with beside(folder) as work:
            write_file(folder / f"{prefix}copy" / "precious", "mine")
            shutil.copy(work.parent / "temporary.txt", folder / f"{prefix}copy")
    return contents(folder)


@pytest.mark.few(2)
@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_no_command_touches_them(tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "in.csv").write_text("x\n5\n")
    before = put_users_files(tmp_path)
    write_file(tmp_path / ".modforge-cache" / "precious", "mine")
    environment = os.environ | {"MODFORGE_CACHE": ".modforge-cache"}
    subprocess.run([sys.executable, "-m", "modforge", *command], cwd=tmp_path, env=environment, check=True)
    assert contents(tmp_path).items() >= before.items()
    assert (tmp_path / ".modforge-cache" / "precious").read_text() == "mine"
    assert all((tmp_path / f"{prefix}empty").is_dir() for prefix in (".modforge-", "build-", "run-"))


@pytest.mark.parametrize("prefix", [".modforge-", "build-", "run-"])
def test_no_temporary_folder_takes_them_along(tmp_path: Path, prefix: str) -> None:
    before = put_users_files(tmp_path)
    os.mkfifo(tmp_path / f"{prefix}empty" / "temporary.txt")
    with beside(tmp_path, prefix) as work:
        assert is_temporary(work.parent)
    assert contents(tmp_path) == before
    assert not any(map(is_temporary, tmp_path.iterdir()))


def test_what_came_into_a_temporary_folder_stays(tmp_path: Path) -> None:
    with beside(tmp_path) as work:
        (work / "ours").touch()
        write_file(work.parent / "precious", "mine")
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["precious"]
