"""The core ``mont_redundant``."""
