"""A keyboard interrupt ends every call that may take long: a child amid work for minutes gets SIGINT."""

import signal
import subprocess
import sys
import time

import pytest

import modforge

CRYPTO = "from modforge import crypto"

# What is prepared, and the call. The bounds of time are wide, so that a loaded machine does not matter. Numbers are
# shifted where a power of that size takes Python seconds.
CALLS = {
    "Modulus": ("n = 3**661_500", "for _ in range(1000): modforge.Modulus(n)"),
    "pow": ("m, e = modforge.Modulus(2**8192 - 1), (1 << 100_000_000) - 1", "m.pow(3, e)"),
    "pow_vartime": ("m, e = modforge.Modulus(2**8192 - 1), (1 << 100_000_000) - 1", "m.pow_vartime(3, e)"),
    "pow modulo a small number": (
        "e = (1 << 1_000_000_000) - 1",
        "for _ in range(10): modforge.powmod(3, e, 2**127 - 1)",
    ),
    "pow modulo a large number": ("m, e = modforge.Modulus(2**1_000_000 - 1), 2**100_000 - 1", "m.pow(3, e)"),
    "FixedBase": ("m = modforge.Modulus(2**8192 - 17)", "modforge.FixedBase(m, 3, 2**20, max_bytes=2**31, threads=2)"),
    "FixedBase.to_bytes": (
        "t = modforge.FixedBase(modforge.Modulus(2**8192 - 17), 3, 2**13, max_bytes=2**25)",
        "for _ in range(10_000): t.to_bytes()",
    ),
    "FixedBase.from_bytes": (
        "m = modforge.Modulus(2**8192 - 17); b = modforge.FixedBase(m, 3, 2**13, max_bytes=2**25).to_bytes()",
        "for _ in range(10_000): modforge.FixedBase.from_bytes(m, b)",
    ),
    "square_times": ("m = modforge.Modulus(2**1_000_000 - 1)", "m.square_times(3, 10**6)"),
    "inverse": ("m, a = modforge.Modulus(2**1_000_000 - 1), 3**600_000", "for _ in range(1000): m.inverse(a)"),
    "inverse_many": ("m, a = modforge.Modulus(2**8192 - 17), [7] * 10**6", "for _ in range(99): m.inverse_many(a)"),
    "mul_many": ("m, a = modforge.Modulus(2**8192 - 17), bytes(2**26)", "for _ in range(99): m.mul_many(a, a)"),
    "FixedBase.pow_many": (
        "f, e = modforge.FixedBase(modforge.Modulus(2**8192 - 17), 3, 64), [2**64 - 1] * 10**6",
        "f.pow_many(e)",
    ),
    "multi_pow_many": (
        "m, e = modforge.Modulus(2**8192 - 17), [2**4000 - 1] * 10**5",
        "m.multi_pow_many([2, 3], [e, e])",
    ),
    "a list of many": ("m, a = modforge.Modulus(97), [5] * 10**7", "for _ in range(99): m.mul_many(a, a)"),
    "square_root_vartime": ("m = modforge.Modulus(2**216_091 - 1)", "m.square_root_vartime(4)"),
    "is_probable_prime": ("n = 2**44_497 - 1", "modforge.is_probable_prime(n, 10**9)"),
    "gcd": (
        "import random; a, b = (1 << 50_000_000) - 1, random.Random(1).getrandbits(48_000_000)",
        "modforge.gcd(a, b)",
    ),
    "jacobi_vartime": ("a, n = 3**600_000, 2**1_000_000 - 1", "for _ in range(1000): modforge.jacobi_vartime(a, n)"),
    "powmod_many with many moduli": (
        "n = list(range((1 << 8191) + 1, (1 << 8191) + 400_000, 2))",
        "modforge.powmod_many([3] * len(n), 3, n)",
    ),
    "powmod_many with one number": ("e = (1 << 400_000_000) - 1", "modforge.powmod_many([3], e, 2**2048 - 17)"),
    "powmod_many": ("e = 2**1_000_000 - 1", "modforge.powmod_many([3] * 100_000, e, 2**2048 - 17)"),
    "multi_pow of many": ("m, a = modforge.Modulus(97), [5] * 10**6", "for _ in range(99): m.multi_pow(a, a)"),
    "powmod_many with long bases": (
        "b = [(1 << 400_000_000) - 1] * 20",
        "for _ in range(99): modforge.powmod_many(b, 1, 2**2048 - 17)",
    ),
    "inverse_many of long numbers": (
        "m, a = modforge.Modulus(2**2048 - 17), [(1 << 400_000_000) - 1] * 20",
        "for _ in range(99): m.inverse_many(a)",
    ),
    "FixedBase of a long base": (
        "m, b = modforge.Modulus(2**8192 - 17), (1 << 1_000_000_000) - 1",
        "for _ in range(99): modforge.FixedBase(m, b, 8)",
    ),
    "product_chain": ("m = modforge.Modulus(2**2048 - 17)", "modforge._engine.product_chain(m, 3, 5, 10**10)"),
    "a hash of 256 MB": (f"{CRYPTO}; k, b = crypto.Ed448PrivateKey.generate(), bytes(2**28)", "k.sign(b)"),
    "a hash for a curve": (f"{CRYPTO}; k, b = crypto.EcPrivateKey.generate(), bytes(2**28)", "while k.sign(b): pass"),
    "a hash for RSA": (
        f"{CRYPTO}; k, b = crypto.RsaPrivateKey.generate(1024).public_key, bytes(2**28)",
        "while not k.verify(bytes(128), b): pass",
    ),
    "ChaCha20Poly1305": (
        f"{CRYPTO}; k, b = crypto.ChaCha20Poly1305(bytes(32)), bytes(2**28)",
        "while k.encrypt(bytes(12), b): pass",
    ),
    "poly1305": (f"{CRYPTO}; b = bytes(2**28)", "while crypto.poly1305(bytes(32), b): pass"),
    "primes of Paillier's key": (CRYPTO, "while True: crypto.PaillierPrivateKey.generate(8192)"),
    "Paillier's sum": (
        f"{CRYPTO}; k = crypto.PaillierPrivateKey.generate(1024).public_key; c = k.encrypt([5]) * 10**6",
        "for _ in range(99): k.sum(c)",
    ),
    "Paillier's columns": (
        f"{CRYPTO}; k = crypto.PaillierPrivateKey.generate(1024).public_key; c = k.encrypt([5]) * 10**6",
        "for _ in range(99): k.add_plain(c, range(10**6))",
    ),
    "Paillier's long factors": (
        f"{CRYPTO}; k = crypto.PaillierPrivateKey.generate(1024).public_key; c = k.encrypt([5]) * 99",
        "k.add_plain(c, [(1 << 1_000_000_000) - 1] * 99)",
    ),
    "powmod_many_vartime": ("e = 2**1_000_000 - 1", "modforge.powmod_many_vartime([3] * 100_000, e, 2**2048 - 17)"),
}


@pytest.mark.parametrize(("before", "call"), CALLS.values(), ids=CALLS)
@pytest.mark.few(4)
def test_an_interrupt_ends_the_call(before, call):
    program = (
        "import modforge, signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"{before}\n"
        "try:\n"
        "    print('begun', flush=True)\n"
        f"    {call}\n"
        "except KeyboardInterrupt:\n"
        "    print('interrupted')\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as child:
        try:
            assert child.stdout.readline() == "begun\n"
            time.sleep(0.2)
            child.send_signal(signal.SIGINT)
            assert child.communicate(timeout=10)[0] == "interrupted\n"
        finally:
            child.kill()


@pytest.mark.long
def test_an_exception_of_a_handler_comes_out():
    """Whatever a handler of a signal raises ends the work, and what it does without raising leaves the work alone."""
    program = (
        "import modforge, signal\n"
        "heard = []\n"
        "def first(*_):\n"
        "    heard.append('first')\n"
        "    signal.signal(signal.SIGALRM, second)\n"
        "    signal.setitimer(signal.ITIMER_REAL, 0.2)\n"
        "def second(*_): raise TimeoutError\n"
        "signal.signal(signal.SIGALRM, first)\n"
        "m, e = modforge.Modulus(2**8192 - 1), (1 << 100_000_000) - 1\n"
        "signal.setitimer(signal.ITIMER_REAL, 0.2)\n"
        "try: m.pow(3, e)\n"
        "except TimeoutError: print(*heard, 'second')\n"
        "assert m.pow(3, 2**20_000) == pow(3, 2**20_000, 2**8192 - 1)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "first second\n"


@pytest.mark.parametrize("name", ["pow", "pow_vartime"])
@pytest.mark.parametrize("modulus", [2**8192 - 17, 2**8192 - 2, 2**61 - 3], ids=["odd", "even", "short"])
def test_a_power_tells_its_progress(name, modulus):
    """From 0 to 1, upwards, and the result is that of a power without."""
    power, told = getattr(modforge.Modulus(modulus), name), []
    exponent = 3**20_000
    assert power(5, exponent, progress=told.append) == power(5, exponent)
    assert (told[0], told[-1], told) == (0, 1, sorted(told))
    told.clear()
    assert power(5, 0, progress=told.append) == 1
    assert power(5, -1, progress=None) == pow(5, -1, modulus)
    assert told[-1] == 1


def test_a_long_power_tells_what_is_between():
    told = []

    def tell(part):
        told.append(part)
        if part > told[0]:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        modforge.Modulus(2**8192 - 17).pow(3, (1 << 100_000_000) - 1, progress=tell)
    assert told == sorted(told)
    assert 0 == told[0] < told[-1] < 1
    with pytest.raises(modforge.NotInvertible):
        modforge.Modulus(15).pow(5, -1, progress=told.append)
