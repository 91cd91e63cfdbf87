"""Multipliers in redundant digits."""
