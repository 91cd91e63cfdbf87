"""Inverters modulo an odd number."""
