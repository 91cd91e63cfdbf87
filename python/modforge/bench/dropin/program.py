"""Time one operation of a package: ``program.py PACKAGE OPERATION BITS`` prints nanoseconds of CPU a call, and a hash.

The operands are the same in each run, so that the hashes of two runs are equal if the results are.
"""

import hashlib
import importlib
import random
import sys
import time
from collections.abc import Callable
from typing import Any

SECONDS = 0.3


def operations(package: str, bits: int) -> dict[str, Callable[[int], Any]]:
    """Return the operation by name: a function of a number that counts up."""
    rng = random.Random(bits)
    numbers = [rng.getrandbits(bits) for _ in range(64)]
    modulus, exponent = rng.getrandbits(bits) | 1 << (bits - 1) | 1, rng.getrandbits(bits) | 1 << (bits - 1)
    module = importlib.import_module(package)
    if package == "gmpy2":
        mpz = module.mpz
        xs, m, e, short = [mpz(x) for x in numbers], mpz(modulus), mpz(exponent), mpz(65537)
        prime = module.next_prime(m)
        return {
            "powmod": lambda i: module.powmod(xs[i % 64], e, m),
            "powmod65537": lambda i: module.powmod(xs[i % 64], short, m),
            "powmod_sec": lambda i: module.powmod_sec(xs[i % 64], e, m),
            "invert": lambda i: module.invert(xs[i % 64], prime),
            "is_prime": lambda _: module.is_prime(prime),
            "next_prime": lambda i: module.next_prime(xs[i % 64]),
            "multiply": lambda i: xs[i % 64] * xs[(i + 1) % 64] % m,
        }
    if package == "phe":
        # Primes that are the same in each run: a key of its own would not be.
        p, q = (_prime(bits // 2, seed) for seed in (1, 2))
        public = module.PaillierPublicKey(p * q)
        private = module.PaillierPrivateKey(public, p, q)
        sealed = public.raw_encrypt(12345, r_value=numbers[0])
        return {
            "encrypt": lambda i: public.raw_encrypt(i, r_value=numbers[i % 64]),
            "decrypt": lambda _: private.raw_decrypt(sealed),
        }
    if package == "flint":
        xs, m = [module.fmpz(x) for x in numbers], module.fmpz(modulus)
        return {"powmod": lambda i: pow(xs[i % 64], module.fmpz(exponent), m)}
    raise SystemExit(f"no such package: {package}")


def _prime(bits: int, seed: int) -> int:
    candidate = random.Random(seed).getrandbits(bits) | 3 << (bits - 2) | 1
    while pow(2, candidate - 1, candidate) != 1:
        candidate += 2
    return candidate


def main(package: str, operation: str, bits: str) -> None:
    """Call the operation for some tenths of a second and print."""
    call = operations(package, int(bits))[operation]
    digest = hashlib.sha256()
    for i in range(8):
        digest.update(str(int(call(i))).encode())
    calls, spent = 0, 0
    count = 1
    while spent < SECONDS * 1e9:
        start = time.process_time_ns()
        for i in range(count):
            call(i)
        spent += time.process_time_ns() - start
        calls += count
        count *= 2
    print(spent / calls, digest.hexdigest())


if __name__ == "__main__":
    main(*sys.argv[1:])
