"""Follows a program from its inputs and proves what it claims."""
