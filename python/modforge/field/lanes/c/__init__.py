"""Prints eight elements side by side in C with AVX-512 intrinsics."""
