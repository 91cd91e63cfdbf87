"""The core ``inv_kaliski``."""
