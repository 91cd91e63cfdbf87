"""Figures for the documentation: published runs, tables and pictures."""
