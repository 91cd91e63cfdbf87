"""Random primes, safe primes and the next prime, in Python and on the command line; openssl has the last word."""

import json
import shutil
import subprocess
import sys

import pytest

from modforge import crypto, is_probable_prime


def command(*arguments):
    done = subprocess.run(
        [sys.executable, "-m", "modforge", "crypto", "prime", *arguments], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout.strip(), done.stderr


def test_sizes():
    told = []
    assert {crypto.random_prime(bits, progress=told.append).bit_length() for bits in (64, 65, 127, 512)} == {
        64, 65, 127, 512,
    }  # fmt: skip
    assert told == sorted(told) or len(told) > 1
    p = crypto.safe_prime(200)
    assert p.bit_length() == 200
    assert is_probable_prime(p, 5)
    assert is_probable_prime(p // 2, 5)
    assert p >> 198 == 3
    assert len({crypto.random_prime(64) for _ in range(20)}) == 20


def test_primes_of_a_residue_class():
    q = crypto.random_prime(160)
    for bits, modulus, remainder in ((1024, q, None), (64, 4, 3), (65, 2**32 - 1, 2), (256, 6 * q, 6 * q - 1)):
        told = []
        p = crypto.random_prime(bits, modulus=modulus, remainder=remainder, progress=told.append)
        assert (p.bit_length(), p % modulus, p >> (bits - 2)) == (bits, 1 if remainder is None else remainder, 3)
        assert is_probable_prime(p, 5)
    for asked, message in (
        ({"modulus": 1}, "modulus: has 1 bits, 2 to 32 are supported for a prime of 64 bits"),
        ({"modulus": 2**32}, "modulus: has 33 bits, 2 to 32 are supported for a prime of 64 bits"),
        ({"modulus": -4}, "modulus: must not be negative"),
        ({"modulus": 4, "remainder": -1}, "remainder: must not be negative"),
        ({"modulus": 4, "remainder": 2}, "remainder: must be below the modulus, and have no common divisor with it"),
        ({"modulus": 4, "remainder": 5}, "remainder: must be below the modulus, and have no common divisor with it"),
        ({"remainder": 1}, "remainder: needs a modulus"),
    ):
        with pytest.raises(crypto.CryptoError, match=f"^{message}$"):
            crypto.random_prime(64, **asked)


@pytest.mark.parametrize("bits", [0, 63, 16_385])
def test_sizes_out_of_bounds(bits):
    for make in (crypto.random_prime, crypto.safe_prime):
        with pytest.raises(crypto.CryptoError, match=f"bits: {bits} are asked for, 64 to 16384 are supported"):
            make(bits)


def test_the_next_prime():
    primes = [n for n in range(1000) if n > 1 and all(n % d for d in range(2, n))]
    for n in (-5, 0, 1, 2, 3, 100, 540, 990):
        assert crypto.next_prime_vartime(n) == next(p for p in primes if p > n)
    assert crypto.next_prime_vartime(2**64 - 59) == 2**64 + 13
    assert crypto.next_prime_vartime(2**127 - 2) == 2**127 - 1
    # Gaps between primes: the longest below 2^32 and a long one (Nicely 1999).
    assert crypto.next_prime_vartime(3842610773) == 3842610773 + 336
    assert crypto.next_prime_vartime(1693182318746371) == 1693182318746371 + 1132
    with pytest.raises(crypto.CryptoError, match=r"^n: has 16385 bits, 16384 at most are supported$"):
        crypto.next_prime_vartime(2**16384)


def test_command():
    status, out, _ = command("--bits", "256", "--safe", "--json")
    row = json.loads(out)
    assert (status, row["bits"], row["safe"]) == (0, 256, True)
    assert is_probable_prime(int(row["prime"], 16) >> 1, 5)
    assert command("--next", "2^127 - 2", "--hex")[:2] == (0, f"{2**127 - 1:#x}")
    assert command("--next", "10")[:2] == (0, "11")
    assert command("--next", "10", "--safe")[0] == 2
    assert command("--bits", "63")[0] == 2
    status, out, _ = command("--bits", "96", "--modulus", "2^61 - 1", "--remainder", "7")
    assert (status, int(out) % (2**61 - 1)) == (0, 7)
    assert command("--modulus", "4", "--remainder", "2")[0] == 1
    assert command("--remainder", "1")[0] == command("--modulus", "4", "--safe")[0] == 2
    assert command("--modulus", "4", "--next", "10")[0] == 2
    status, _, message = command("--next", "2^")
    assert (status, len(message.splitlines())) == (2, 1)


@pytest.mark.skipif(shutil.which("openssl") is None, reason="needs openssl")
def test_openssl_agrees():
    p = crypto.safe_prime(256)
    for number in (p, p // 2, crypto.random_prime(700), crypto.next_prime_vartime(3**200)):
        done = subprocess.run(["openssl", "prime", str(number)], capture_output=True, text=True, check=True)
        assert done.stdout.strip().endswith("is prime")
