"""Prints a design in C."""
