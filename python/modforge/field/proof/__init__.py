"""Follows a program from its inputs and proves its claims."""
