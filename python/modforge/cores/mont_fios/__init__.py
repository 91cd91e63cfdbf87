"""The core ``mont_fios``."""
