"""Certificates: the program with its bounds and reasons as text, and the checkers of that text."""
