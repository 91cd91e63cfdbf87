"""The core ``rsa_core``."""
