"""Designs as a table, as a plot, and in files."""
