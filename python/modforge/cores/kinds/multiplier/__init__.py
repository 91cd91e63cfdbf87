"""Multipliers: A · B · R^-1 mod n."""
