"""The core ``mont_csa_r4``."""
