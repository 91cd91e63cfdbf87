"""Compiles generated code, compares it with Python integers, and measures it."""
