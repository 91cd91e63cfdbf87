"""The core ``square_table``."""
