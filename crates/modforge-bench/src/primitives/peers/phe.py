"""Encrypt and decrypt a column with phe as often as each line on the standard input asks, and print the time."""

import sys
import time
from importlib import metadata

import phe

primes = [int(text, 16) for text in sys.argv[1:3]]
public = phe.PaillierPublicKey(primes[0] * primes[1])
private = phe.PaillierPrivateKey(public, *primes)
messages = [int(text, 16) for text in sys.stdin.readline().split()]
texts = [int(text, 16) for text in sys.stdin.readline().split()]
backend = "gmpy2" if phe.util.HAVE_GMP else "Python's integers"
print(f"{metadata.version('phe')} with {backend}", flush=True)
work = {"encrypt": (public.raw_encrypt, messages), "decrypt": (private.raw_decrypt, texts)}
for line in sys.stdin:
    operation, times = line.split()
    function, column = work[operation]
    results = []
    began = time.process_time_ns()
    for _ in range(int(times)):
        results = [function(number) for number in column]
    print(time.process_time_ns() - began, *(f"{result:x}" for result in results), flush=True)
