"""Delay functions: squares in a row."""
