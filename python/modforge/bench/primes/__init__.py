"""``modforge bench primes``: searches for random and safe primes against OpenSSL's."""

from modforge.bench.primes.searches import SEARCHES, Engine, OpenSsl, Row, Search, measure

__all__ = ["SEARCHES", "Engine", "OpenSsl", "Row", "Search", "measure"]
