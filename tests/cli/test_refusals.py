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


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("crypto prime --next abc", '--next "abc": unexpected "a" at character 1; write numbers in decimal or 0x hex'),
        ("crypto prime --next 2^", '--next "2^": ends at character 3 where a number is expected'),
        ("crypto prime --next EMPTY", '--next "": nothing was given; write a number or an expression'),
        ("crypto prime --bits abc", "Invalid value for '--bits': 'abc' is not a whole number from 64 to 16384."),
        ("crypto prime --bits 63", "Invalid value for '--bits': '63' is not a whole number from 64 to 16384."),
        (
            "crypto sign --salt-length x",
            "Invalid value for '--salt-length': 'x' is neither a number of bytes nor auto.",
        ),
        ("core show mont_csa42 --bits 0x8", "Invalid value for '--bits': '0x8' is not a whole number from 2 on."),
        ("vdf eval rsa-1024 0x -o x --start 2", 'squarings "0x": 0x at character 1 needs hexadecimal digits after it'),
        ("vdf eval rsa-1024 9 -o x --start @", "@: the name of the file is missing after it"),
        ("batch powmod x.csv --column x --exponent EMPTY", 'exponent "": nothing was given'),
        ("batch powmod x.csv --column x --exponent modulus", 'exponent "modulus": unexpected "m" at character 1'),
        ("plan EMPTY", 'modulus "": nothing was given; write a number, an expression or a name such as rsa-2048'),
        (
            "bench engine --bits 64,x",
            "Invalid value for --bits: '64,x' is no list of sizes in bits, separated by commas",
        ),
        ("bench engine --bits 64,1", "Invalid value for --bits: 1 is not a size from 2 to 16384 bits"),
        ("core show rsa_core --bits 100 --set Crt=1", "Crt of rsa_core is 0 at 100 bits, not 1"),
        ("explore mont_cpa --timeout 0x", "Invalid value for '--timeout': '0x' is not a valid number of seconds."),
        ("core simulate mont_cpa --bits 8 --seed 1.5", "Invalid value for '--seed': '1.5' is not a valid integer."),
    ],
)
def test_what_is_no_number_is_named_and_quoted(command: str, message: str) -> None:
    done = run(*(word.replace("EMPTY", "") for word in command.split()))
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"Error: {message}")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("6", "3", "-1"), "base: it has no inverse, which a negative exponent needs; its gcd with the modulus is 0x3"),
        (("11", "2", "2^1100000"), "exponent: it has 1100001 bits; a number here has at most 1048576"),
        (("11", "2", "@long"), "@long: over 500000 bytes; a number here has at most 1048576 bits"),
    ],
)
def test_powers_that_are_refused(arguments: tuple[str, ...], message: str, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "long").write_text("1" * 500_001, encoding="utf-8")
    done = run("crypto", "power", "--", *arguments)
    assert (done.exit_code in (1, 2), done.stderr) == (True, f"Error: {message}\n")


def test_a_number_in_a_file_may_begin_with_a_byte_order_mark(tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "n").write_text("\ufeff11\r\n", encoding="utf-8")
    assert run("crypto", "power", "@n", "2", "5").output == "0xa\n"
