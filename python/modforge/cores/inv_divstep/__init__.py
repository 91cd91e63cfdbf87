"""The core ``inv_divstep``."""
