"""The core ``mont_dsp``."""
