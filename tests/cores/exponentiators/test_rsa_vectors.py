"""Published RSA signatures and decryptions made by rsa_core, and held against the openssl command."""

import json
import math
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from modforge.cores import core
from modforge.cores.kinds.exponentiator import testbench
from modforge.cores.kinds.exponentiator.contract import Command, CrtKey, Key, PlainKey
from modforge.cores.rsa_core import golden
from modforge.cores.rsa_core.multipliers import MULTIPLIERS
from modforge.hardware.emit import emit
from modforge.hardware.tools import child_environment, verilator_directory

CORE = core("rsa_core")
VECTORS = json.loads((Path(__file__).parents[2] / "data" / "rsa" / "vectors.json").read_text())


class Vector:
    """One published key with what goes in and what comes out of its private operation."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.p, self.q = int(fields["p"], 16), int(fields["q"], 16)
        self.n, self.e = self.p * self.q, fields["e"]
        self.d = pow(self.e, -1, math.lcm(self.p - 1, self.q - 1))
        self.bits, self.use = fields["bits"], fields["use"]
        self.signs = fields["name"].startswith("signature")
        self.message = bytes.fromhex(fields["message"])
        self.input, self.output = int(fields["input"], 16), int(fields["output"], 16)

    def private_key(self) -> PlainKey:
        return PlainKey(self.n, self.d, self.n.bit_length())

    def public_key(self) -> PlainKey:
        return PlainKey(self.n, self.e, self.e.bit_length())

    def crt_key(self) -> CrtKey:
        dp, dq = self.d % (self.p - 1), self.d % (self.q - 1)
        return CrtKey(self.p, self.q, dp, dq, pow(self.q, -1, self.p), max(self.p.bit_length(), self.q.bit_length()))

    def holds_for_openssl(self, result: int, folder: Path) -> bool:
        """Ask openssl: does the signature verify, or does the ciphertext decrypt to the same padded text?"""
        numbers = f"version=INTEGER:0\nn=INTEGER:{self.n}\ne=INTEGER:{self.e}\nd=INTEGER:{self.d}\n"
        numbers += f"p=INTEGER:{self.p}\nq=INTEGER:{self.q}\ndp=INTEGER:{self.d % (self.p - 1)}\n"
        numbers += f"dq=INTEGER:{self.d % (self.q - 1)}\nqinv=INTEGER:{pow(self.q, -1, self.p)}\n"
        (folder / "key.cnf").write_text(f"asn1=SEQUENCE:key\n[key]\n{numbers}")
        openssl("asn1parse", "-genconf", "key.cnf", "-out", "key.der", "-noout", folder=folder)
        openssl("rsa", "-inform", "DER", "-in", "key.der", "-out", "key.pem", folder=folder)
        (folder / "result").write_bytes(result.to_bytes(self.bits // 8, "big"))
        if self.signs:
            openssl("rsa", "-in", "key.pem", "-pubout", "-out", "public.pem", folder=folder)
            (folder / "message").write_bytes(self.message)
            digest = {"SHA-1": "-sha1", "SHA-256": "-sha256"}[self.use]
            verify = ("dgst", digest, "-verify", "public.pem", "-signature", "result", "message")
            return b"Verified OK" in openssl(*verify, folder=folder)
        (folder / "ciphertext").write_bytes(self.input.to_bytes(self.bits // 8, "big"))
        decrypt = ("pkeyutl", "-decrypt", "-inkey", "key.pem", "-in", "ciphertext", "-pkeyopt", "rsa_padding_mode:none")
        return openssl(*decrypt, folder=folder) == (folder / "result").read_bytes()


def openssl(*arguments: str, folder: Path) -> bytes:
    return subprocess.run(["openssl", *arguments], cwd=folder, capture_output=True, check=False).stdout


def answers(
    commands: list[tuple[Command, Key, int]], bits: int, settings: dict[str, int], folder: Path, flags: list[str]
) -> list[tuple[int, int]]:
    """Run commands in the testbench that is written for an engineer; return result and cycles of each."""
    files = emit(CORE, bits, folder, settings=settings)
    [bench] = [path for path in files if path.name.endswith("_tb.sv")]
    top = bench.name.removesuffix("_tb.sv")
    bench.write_text(testbench.testbench(golden, golden.shape(CORE.parameters(bits, settings)), top, commands))
    environment = child_environment(verilator_directory())
    options = ["--binary", *flags, "--top", f"{top}_tb"]
    build = ["verilator", *options, "-f", f"{top}.f", bench.name, "-o", "bench"]
    done = subprocess.run(build, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    done = subprocess.run(["obj_dir/bench"], cwd=folder, capture_output=True, text=True, check=False)
    assert f"{len(commands)} passed, 0 failed" in done.stdout, done.stdout + done.stderr
    found = re.findall(r"error 0, cycles +(\d+), result (\w+)", done.stdout)
    return [(int(result, 16), int(cycles)) for cycles, result in found]


def of_width(bits: int) -> list[Vector]:
    return [vector for vector in map(Vector, VECTORS) if vector.bits == bits]


def check_plain(bits: int, settings: dict[str, int], folder: Path, flags: list[str]) -> None:
    """Private operation with the ladder, then back with the public exponent."""
    commands = []
    for vector in of_width(bits):
        commands.append((Command.PRIVATE, vector.private_key(), vector.input))
        commands.append((Command.PUBLIC, vector.public_key(), vector.output))
    found = answers(commands, bits, settings, folder, flags)
    for vector, (private, _), (public, _) in zip(of_width(bits), found[::2], found[1::2], strict=True):
        assert private == vector.output
        assert vector.holds_for_openssl(private, folder)
        assert not vector.holds_for_openssl(private ^ 1, folder)
        assert public == vector.input


def check_crt(bits: int, settings: dict[str, int], folder: Path, flags: list[str]) -> int:
    """Private operation by the Chinese remainder; return its cycles."""
    commands = [(Command.CRT, vector.crt_key(), vector.input) for vector in of_width(bits)]
    found = answers(commands, bits, {**settings, "Crt": 1}, folder, flags)
    for vector, (private, _) in zip(of_width(bits), found, strict=True):
        assert private == vector.output
        assert vector.holds_for_openssl(private, folder)
    return found[0][1]


@pytest.mark.long
def test_512(tmp_path: Path, verilator_flags: list[str]) -> None:
    check_plain(512, {}, tmp_path, verilator_flags)


@pytest.mark.long
def test_512_crt(tmp_path: Path, verilator_flags: list[str]) -> None:
    check_crt(512, {}, tmp_path, verilator_flags)


@pytest.mark.long
@pytest.mark.parametrize("bits", [1024, 2048])
def test_long(tmp_path: Path, verilator_flags: list[str], bits: int) -> None:
    check_plain(bits, {}, tmp_path, verilator_flags)


@pytest.mark.long
@pytest.mark.parametrize("bits", [1024, 2048])
def test_long_crt(tmp_path: Path, verilator_flags: list[str], bits: int) -> None:
    check_crt(bits, {}, tmp_path, verilator_flags)


@pytest.mark.long
def test_2048_in_half_a_million_cycles(tmp_path: Path, verilator_flags: list[str]) -> None:
    assert check_crt(2048, {"Multiplier": MULTIPLIERS.index("mont_csa_r4")}, tmp_path, verilator_flags) <= 550_000
