"""The program of an operation: its instructions, and what is claimed of them."""
