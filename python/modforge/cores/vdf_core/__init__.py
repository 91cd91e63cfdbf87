"""The core ``vdf_core``."""
