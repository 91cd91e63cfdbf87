"""The program of an operation: its instructions, and the claims about them."""
