"""The core ``mont_csa42``."""
