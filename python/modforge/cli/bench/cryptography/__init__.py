"""``modforge bench primitives``, ``primes`` and ``tls``: cryptography against that of other libraries."""
