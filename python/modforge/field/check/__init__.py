"""Compiles what was generated, compares it with Python integers, and measures it."""
