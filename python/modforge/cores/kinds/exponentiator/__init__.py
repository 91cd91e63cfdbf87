"""Exponentiators behind a word port."""
