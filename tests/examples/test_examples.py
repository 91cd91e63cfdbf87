"""Each program in examples/ runs by the command that its README gives, and prints what it should."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = ROOT / "examples"
ENVIRONMENT = os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
# Tests named examples.rs in these crates call their `run`.
RUST = {
    "modforge": {
        "rsa_private",
        "diffie_hellman",
        "repeated_squaring",
        "million_powers",
        "calibrate_kernels",
        "modexp_precompile",
    },
    "modforge-crypto": {"encrypted_votes", "sealed_file", "shared_secret", "short_messages", "signed_release"},
    "modforge-rustls": {"https"},
}


def commands() -> dict[str, str]:
    """The first column of the table, what it links to, and the last, the command."""
    rows = re.findall(
        r"^\| \[[^\]]*\]\(([^)]*)\) \|.*\| `([^`]*)` \|$", (EXAMPLES / "README.md").read_text("utf-8"), re.M
    )
    return dict(rows)


def run(program: str) -> str:
    folder = EXAMPLES / program.partition("/")[0]
    shutil.rmtree(folder / "build", ignore_errors=True)
    done = subprocess.run(
        commands()[program].split(),
        cwd=ROOT,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_the_table_has_every_program() -> None:
    rust = {
        f"../crates/{crate}/examples/{name}.rs": f"cargo run --release --example {name}"
        for crate, names in RUST.items()
        for name in names
    }
    for crate, names in RUST.items():
        assert {path.stem for path in (ROOT / f"crates/{crate}/examples").glob("*.rs")} == names
    folders = {path.name for path in EXAMPLES.iterdir() if path.is_dir()}
    others = {program: command for program, command in commands().items() if program not in rust}
    assert rust.items() <= commands().items()
    assert {program.partition("/")[0] for program in others} == folders


def test_python() -> None:
    output = run("python/one_modulus.py")
    assert "2^255 - 19: pseudo-Mersenne" in output
    assert "Engine: kernel" in output
    assert re.search(r"2000 powers: \d+ ms, Python's pow \d+ ms", output)
    assert re.search(r"fe25519 in C: [1-9]\d* checks, 0 failures", output)
    # Two bits a clock: (255 + 1) / 2 + 2 cycles.
    assert "130 cycles each (130 by the formula)" in output


def test_cryptography_from_python() -> None:
    output = run("python/cryptography.py")
    assert "ECDSA: EcPublicKey(secp256k1, 0" in output
    assert "X25519: they share 32 bytes\nX448: they share 56 bytes\nP-256: they share 32 bytes\n" in output
    assert "ChaCha20-Poly1305: ciphertext: not one of this key and nonce\n" in output
    assert "Paillier: 3 of 4 are for it\n" in output


def test_c() -> None:
    output = run("c/x25519.c")
    # RFC 7748, section 6.1.
    assert "Alice sends    8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a\n" in output
    assert "Bob sends      de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f\n" in output
    assert "shared secret  4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742\n" in output
    # Section 5.2, the first iteration; then arguments that are not numbers of 64 digits.
    x25519, base = EXAMPLES / "c" / "build" / "x25519", "09" + 31 * "00"
    done = subprocess.run([x25519, base, base], capture_output=True, text=True, check=True)
    assert done.stdout == "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079\n"
    for arguments in ([base], [base, base[:-1]], [base, "g" + base[1:]]):
        assert subprocess.run([x25519, *arguments], capture_output=True, check=False).returncode == 2


@pytest.mark.long
@pytest.mark.skipif(shutil.which("iverilog") is None, reason="Icarus Verilog is missing: apt-get install iverilog")
def test_fusesoc() -> None:
    output = run("fusesoc/README.md")
    line = "20 chains of 10 squares modulo 64-bit numbers, 680 cycles each: 0 failed\n"
    assert line in output
    assert line in (EXAMPLES / "fusesoc" / "README.md").read_text("utf-8")


@pytest.mark.long
def test_library() -> None:
    output = run("library/diffie_hellman.c")
    assert "They agree." in output
    assert re.search(r"^(portable|adx|avx512f|avx512ifma|avxifma): as Fermat says\.$", output, re.M)
