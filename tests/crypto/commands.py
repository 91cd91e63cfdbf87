"""The command ``modforge crypto``, and openssl."""

import shutil
import subprocess

import pytest
from click.testing import CliRunner

from modforge.cli import main


def modforge(*arguments, code=0):
    result = CliRunner().invoke(main, ["crypto", *map(str, arguments)])
    assert result.exit_code == code, result.output
    return result.output


def openssl(*arguments, data=None):
    return subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True, input=data).stdout


needs_openssl = pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")
