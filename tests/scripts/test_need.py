"""scripts/need.sh: what it finds, what it says, and when it may call apt-get."""

import subprocess
from pathlib import Path

import pytest

NEED = Path(__file__).resolve().parent.parent.parent / "scripts" / "need.sh"


class Machine:
    """A machine with only the programs that a test puts on its PATH; apt-get and sudo write down their calls."""

    def __init__(self, folder: Path, *, root: bool):
        self.folder = folder
        self.calls = folder / "calls"
        self.calls.touch()
        self.program("id", f"echo {0 if root else 1000}")
        self.program("env", '/usr/bin/env "$@"')
        self.program("sudo", f'echo sudo >> {self.calls}; "$@"')
        self.apt_get(status=0)

    def program(self, name: str, body: str) -> None:
        path = self.folder / name
        path.write_text(f"#!/bin/sh\n{body}\n", encoding="ascii")
        path.chmod(0o755)

    def apt_get(self, *, status: int) -> None:
        self.program("apt-get", f'echo "apt-get $*" >> {self.calls}; exit {status}')

    def need(self, *pairs: str, **environment: str) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": str(self.folder), **environment}
        return subprocess.run(
            ["/bin/sh", NEED, *pairs], env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True
        )


@pytest.fixture
def root(tmp_path: Path) -> Machine:
    return Machine(tmp_path, root=True)


@pytest.fixture
def user(tmp_path: Path) -> Machine:
    return Machine(tmp_path, root=False)


def installs(machine: Machine) -> list[str]:
    return [line for line in machine.calls.read_text(encoding="ascii").splitlines() if "install" in line]


def test_nothing_is_said_where_all_is_there(root: Machine) -> None:
    root.program("iverilog", "")
    header = root.folder / "config.h"
    header.touch()
    result = root.need("iverilog=iverilog", f"{header}=libcrypto++-dev")
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert root.calls.read_text(encoding="ascii") == ""


def test_a_user_is_told_and_nothing_is_installed(user: Machine) -> None:
    user.program("m4", "")
    result = user.need("iverilog=iverilog", "m4=m4", "/no/config.h=libcrypto++-dev")
    assert result.returncode == 1
    assert "Missing: iverilog /no/config.h\n" in result.stderr
    assert "Install with: sudo apt-get install iverilog libcrypto++-dev, or let make " in result.stderr
    assert user.calls.read_text(encoding="ascii") == ""


@pytest.mark.parametrize("value", ["", "0", "no"])
def test_only_one_value_allows_apt(user: Machine, value: str) -> None:
    assert user.need("iverilog=iverilog", MODFORGE_APT=value).returncode == 1
    assert user.calls.read_text(encoding="ascii") == ""


def test_a_user_may_allow_apt(user: Machine) -> None:
    result = user.need("iverilog=iverilog", "valgrind=valgrind", MODFORGE_APT="1")
    assert result.returncode == 0, result.stderr
    assert installs(user) == ["apt-get install -y -qq --no-install-recommends iverilog valgrind"]
    assert user.calls.read_text(encoding="ascii").splitlines()[0] == "sudo"


def test_root_installs_without_sudo(root: Machine) -> None:
    result = root.need("iverilog=iverilog")
    assert result.returncode == 0, result.stderr
    assert "Installing with apt-get" in result.stdout
    assert installs(root) == ["apt-get install -y -qq --no-install-recommends iverilog"]
    assert "sudo" not in root.calls.read_text(encoding="ascii")


def test_a_failed_installation_is_reported(root: Machine) -> None:
    root.apt_get(status=100)
    result = root.need("iverilog=iverilog")
    assert result.returncode == 1
    assert "Missing: iverilog\n" in result.stderr
    assert "Install with: apt-get install iverilog\n" in result.stderr


def test_a_machine_without_apt(root: Machine) -> None:
    (root.folder / "apt-get").unlink()
    result = root.need("iverilog=iverilog")
    assert result.returncode == 1
    assert "Missing: iverilog\n" in result.stderr
