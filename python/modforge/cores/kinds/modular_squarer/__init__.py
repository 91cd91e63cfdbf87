"""Squarers made for one modulus."""
