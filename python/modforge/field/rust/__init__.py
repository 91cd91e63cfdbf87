"""Prints a design in Rust."""
