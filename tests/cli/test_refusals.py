"""What the command says of words that it does not know, and of places where it cannot write."""

from __future__ import annotations

import pytest
from click.testing import CliRunner, Result

from modforge.cli import main


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


@pytest.mark.parametrize(
    ("command", "meant"),
    [
        ("plna 97", "plan"),
        ("crypto keygne", "keygen"),
        ("core shw", "show"),
        ("core show inv_kalsiki", "inv_kaliski"),
        ("core show mont_fios --bits 2048 --set cels=2", "Cells"),
        ("field 97 --need invrt --explain", "invert"),
        ("plan rsa-2084", "rsa-2048"),
        ("crypto keygen ed25591 -o key", "ed25519"),
        ("crypto keygen P-384 -o key", "p384"),
        ("crypto keygen secp256r1 -o key", "p256"),
        ("crypto sign --hash sha2566", "sha256"),
        ("core place mont_csa42 --bits 8 --device ecp5-85", "ecp5-85k"),
    ],
)
def test_what_was_meant(command: str, meant: str) -> None:
    done = run(*command.split())
    assert done.exit_code in (1, 2)
    assert f"did you mean {meant}" in done.stderr


@pytest.mark.parametrize(
    "command",
    [
        "field 97",
        "forge 97",
        "core emit mont_csa42 --bits 8",
        "bench cores",
        "vdf eval rsa-1024 9 --start 2",
        "crypto keygen rsa",
    ],
)
def test_a_place_that_cannot_be_written_is_refused_before_the_work(command, tmp_path, monkeypatch) -> None:
    def work(*_: object, **__: object) -> None:
        raise AssertionError("it worked for nothing")

    for name in (
        "modforge.field.generate",
        "modforge.forge.forge",
        "modforge.vdf.evaluate",
        "modforge.crypto.RsaPrivateKey.generate",
    ):
        monkeypatch.setattr(name, work)
    (tmp_path / "file").touch()
    option = "--plot" if command.startswith("bench") else "-o"
    done = run(*command.split(), option, str(tmp_path / "file" / "out"))
    assert done.exit_code == 1
    assert done.stderr.startswith("Error: ") and "Not a directory" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("prefix", ["m127_", "m__127", "m_"])
def test_prefixes_whose_names_are_reserved_in_cpp(prefix: str) -> None:
    done = run("field", "97", "--explain", "--prefix", prefix)
    assert done.exit_code == 2
    assert "two underscores in a row" in done.stderr and "take m" in done.stderr


def test_field_code_of_a_composite_modulus_says_so() -> None:
    assert "The modulus is composite: the code has no invert" in run("field", "91", "--explain").stderr
    assert "composite" not in run("field", "97", "--explain").stderr


def test_composite_is_said_of_lanes_too() -> None:
    assert "composite" in run("field", "91", "--layout", "lanes", "--explain", "--prefix", "fe_x8").stderr


@pytest.mark.parametrize(
    "command",
    [
        "field 97",
        "forge 97",
        "core emit mont_csa42 --bits 8",
        "batch invert FILE --column x --modulus 97",
        "vdf eval 97 9 --start 2",
        "crypto keygen p256",
        "explore mont_cpa --csv",
    ],
)
def test_a_dash_is_no_name_of_an_output(command: str, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    option = [] if command.endswith("--csv") else ["-o"]
    done = run(*command.replace("FILE", __file__).split(), *option, "-")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "not the standard output; give it a name" in done.stderr
    assert not [*tmp_path.iterdir()]
