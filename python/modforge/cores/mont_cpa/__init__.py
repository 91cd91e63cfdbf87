"""The core ``mont_cpa``."""
